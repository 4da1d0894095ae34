// Workers for what is looked at, another for the worksheet: neither waits for the other.

import { WorkerClient } from './worker-client.ts';
import { WorkerPool } from './worker-pool.ts';

export const viewWorkers = new WorkerPool();
export const sheetClient = new WorkerClient();
