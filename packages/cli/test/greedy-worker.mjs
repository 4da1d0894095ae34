// A thread that takes all the memory it may have before it answers.

import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  const held = [];
  for (;;) held.push(new Array(100_000).fill(held.length));
});
