// Statements of a worksheet, run by the worker.

import { sheetClient } from '../client/clients.ts';
import { callback } from '../client/worker-client.ts';
import type { Runner } from './run-queue.ts';

export const workerRunner: Runner = {
  run: (statement, after, told) =>
    sheetClient.ask((api) => api.runStatement(statement, after, callback(told))),
  stop: () => sheetClient.stop(),
};
