// Each long test says how many seconds it took.

import { afterEach, beforeEach } from 'vitest';

let begun = 0;

beforeEach(() => {
  begun = performance.now();
});

afterEach(({ task }) => {
  console.log(`${task.name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
});
