// The parser that is checked in is the one the grammar gives.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('src/generated is current', () => {
  const script = fileURLToPath(new URL('../../scripts/grammar.mjs', import.meta.url));
  expect(() =>
    execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
});
