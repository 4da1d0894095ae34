// A cure that is refused itself is worse than none: what a message says to write
// is run here, and must be an answer.

import { expect, test } from 'vitest';
import { type Run, Session } from '../../src/index.ts';

/** The first thing between backquotes after `write`. */
function cureOf({ result }: Run): string {
  const message = result.ok ? '' : result.error.message;
  const [, cure] = /write `([^`]+)`/.exec(message) ?? [];
  if (cure === undefined) throw new Error(`no cure in: ${message}`);
  return cure;
}

test.each([
  ['2', '1 >= 0 mod E == false', 'true'],
  ['2', '1 >= 0 == (0 >= 1)', 'true'],
  ['2', '1 in D == false', 'true'],
  ['2', '0 < 1 < 2 mod E', 'false'],
  ['2', '1 < 0 mod E mod D', 'false'],
  ['2', '1 mod E in E', 'true'],
  ['2', '(1 mod E) mod E == 1', 'true'],
  ['2', '1 not in D', 'true'],
  // 2 + * = {1 + *, 2 | 2} and 1 + * = {*, 1 | 1}.
  ['2', '2*', '{2, {1, * | 1} | 2}'],
  ['3', '2*', '{*}'],
  // Its options are *2, * and * + * = {*}.
  ['3', '*2*', '{*, {*}, *2}'],
  ['3', '0*', '*'],
])('use %s players: %s', (players, slip, expected) => {
  const session = new Session({ style: 'ascii' });
  if (players !== '2') session.run(`use ${players} players`);
  const { result } = session.run(cureOf(session.run(slip)));
  expect(result).toMatchObject({ ok: true, text: expected });
});

test.each(['N', 'N, O', 'NO', '(N, P)', 'everyone'])('where %s wins', (winners) => {
  const session = new Session();
  const cure = cureOf(session.run(`use 3 players where ${winners} wins`));
  expect(session.run(`use 3 players ${cure}`).result).toMatchObject({ ok: true });
});
