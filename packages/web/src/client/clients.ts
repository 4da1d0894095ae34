// One worker for what is looked at, another for the worksheet: neither waits for the other.

import { WorkerClient } from './worker-client.ts';

export const viewClient = new WorkerClient();
export const sheetClient = new WorkerClient();
