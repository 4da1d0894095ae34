// Searches through a queue, apart from the rest because whoever runs on one machine loads nothing of it.

export { PASSWORD_VARIABLE, queueOptions, shownAddress } from './address.ts';
export { QueueRun, type QueueRunOptions } from './queue-run.ts';
export { QueueWorker, type QueueWorkerOptions } from './worker.ts';
