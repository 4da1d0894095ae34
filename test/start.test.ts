// `npm start` shows what it promises, with no terminal and no input.

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../scripts/workspace.ts';

it('the demonstration runs and shows the tombstone modulo dicots', () => {
  const shown = execFileSync('npm', ['start', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(shown).toMatch(/mod M +\{0, \* \| \*\}/);
  expect(shown).toMatch(/mod D +\{0, ■ \| \*\}/);
});
