// A literal number beside an integer is a number, however large; only alone it is a game.

import { expect, it } from 'vitest';
import { Session } from '../src/index.ts';

function answer(statement: string): string {
  const { result } = new Session().run(statement);
  return result.ok ? result.text : result.error.message;
}

it.each([
  // 3^15 − 1 and 3^54 − 1 are the edges of *15 and *54.
  ['edges(*15) == 14348906', 'true'],
  ['14348906 == edges(*15)', 'true'],
  ['edges(*15) < 20000000', 'true'],
  ['edges(*15) + 20000000', '34348906'],
  ['edges(*15) == 14000000 + 348906', 'true'],
  ['edges(*15) > -20000000', 'true'],
  ['2 * 50000000 + rank(*)', '100000001'],
  ['edges(*54) == 58149737003040059690390168', 'true'],
  ['edges(*54) == 58149737003040059690390169', 'false'],
  ['rank(*2) * 30000000', '60000000'],
])('%s', (statement, expected) => {
  expect(answer(statement)).toBe(expected);
});

it('says what kind of value does not go modulo a universe', () => {
  expect(answer('1 < rank(*2) mod E')).toContain('not an integer');
});

it.each([
  ['edges(*15) in [14348906]', 'edges(*15) in [integer(14348906)]', 'true'],
  ['x := 9007199254740993', 'x := integer(9007199254740993)', '9007199254740993'],
])('alone it is written as an integer: %s', (slip, cured, expected) => {
  const [, cure = ''] = /write `(.*)`/.exec(answer(slip)) ?? [];
  expect(slip.replace(/\d{3,}/, cure)).toBe(cured);
  expect(answer(cured)).toBe(expected);
});

it('refuses a game that large, in words', () => {
  expect(answer('20000000')).toContain('integers are refused as games above 10000000');
});
