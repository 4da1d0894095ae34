// Workers for what is looked at, one for the worksheet, one for what is being typed in it: none waits
// for another.

import { WorkerClient } from './worker-client.ts';
import { WorkerPool } from './worker-pool.ts';

export const viewWorkers = new WorkerPool();
export const sheetClient = new WorkerClient();
export const previewClient = new WorkerClient();
