// `proviso worker`: runs shards of searches on other machines. What it needs is loaded when it is called.

import type { Command } from '../command.ts';

export const workerCommand: Command = {
  name: 'worker',
  synopsis: '[FILE…]',
  summary: 'Run shards of searches that others started with --queue.',
  details: [
    'Start one on as many machines as you like, with the address of a Redis that all of them reach: ' +
      'redis://HOST:PORT, or rediss:// for TLS. The password is taken from the environment variable ' +
      'PROVISO_QUEUE_PASSWORD.',
    'It runs the problems that come with Proviso and those of the JavaScript modules that you name, ' +
      'with --problem or as FILE; never code that comes through the queue. A search of another version of ' +
      'Proviso, or with another module, is left to other workers.',
    'Ctrl-C and SIGTERM end it when its shards are done. A worker that is killed loses nothing: its ' +
      'shards go to others when their lease has run out (--lease, 30 seconds unless you say so).',
  ],
  flags: ['queue', 'threads', 'problem', 'lease', 'json'],
  examples: [
    { line: 'worker --queue redis://10.0.0.5', meaning: 'on all cores, until Ctrl-C' },
    {
      line: 'worker --queue redis://10.0.0.5 --problem ./mine.mjs --threads 4',
      meaning: 'also for a problem of your own',
    },
  ],
  least: 0,
  most: Infinity,
  completes: 'files',
  run: async (call) => (await import('../search/queue-worker.ts')).runWorker(call),
};
