// A session in a thread of its own, with the stack that threads have, or a smaller one.

import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { Session } = await import('../../src/index.ts');
const session = new Session({ style: 'ascii' });
const results = workerData.map((statement) => session.run(statement).result);
parentPort.postMessage(
  results.map((result) =>
    result.ok ? result.text : `${result.error.code}: ${result.error.message}`,
  ),
);
