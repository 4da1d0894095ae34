// An assertion that does not hold says what its parts were.

import { expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function refusal(...statements: string[]): string {
  const session = new Session();
  const last = statements.map((statement) => session.run(statement).result).at(-1);
  if (last === undefined || last.ok) throw new Error('the assertion held');
  expect(last.error.code).toBe('assert');
  return last.error.message;
}

test.each([
  ['rank(*2) == 3', '`rank(*2) == 3` does not hold: `rank(*2)` is 2'],
  ['3 == rank(*2)', '`3 == rank(*2)` does not hold: `rank(*2)` is 2'],
  [
    'outcome(*) == outcome(0)',
    '`outcome(*) == outcome(0)` does not hold: `outcome(*)` is P and `outcome(0)` is N',
  ],
  ['* + * == 0', '`* + * == 0` does not hold: `* + *` is {* | *}'],
  ['* + * == 1 mod D', '`* + * == 1 mod D` does not hold: `* + *` is {* | *}'],
  ['0 == * mod D', '`0 == * mod D` does not hold'],
  [
    'rank(0) == 0 and rank(*) == 2',
    '`rank(0) == 0 and rank(*) == 2` does not hold: `rank(*) == 2` does not hold: `rank(*)` is 1',
  ],
  [
    'rank(0) == 1 or rank(*) == 2',
    '`rank(0) == 1 or rank(*) == 2` does not hold: `rank(0) == 1` does not hold: `rank(0)` is 0; `rank(*) == 2` does not hold: `rank(*)` is 1',
  ],
  ['not rank(*) == 1', '`not rank(*) == 1` does not hold: `rank(*) == 1` holds: `rank(*)` is 1'],
  ['1 + 0 in D', '`1 + 0 in D` does not hold: `1 + 0` is 1'],
  ['same(* + *, left(*)[0])', '`* + *` is {* | *} and `left(*)[0]` is 0'],
  ['if 1 == 1 then rank(*) == 2 else true', '`rank(*) == 2` does not hold: `rank(*)` is 1'],
])('assert %s', (claim, message) => expect(refusal(`assert ${claim}`)).toContain(message));

test('a variable is told by its value', () => {
  expect(refusal('G := {0 | *}', 'H := *', 'assert G == H mod D')).toBe(
    '`G == H mod D` does not hold: `G` is {0 | *} and `H` is *',
  );
});

test('the reason stays short', () => {
  expect(refusal('assert born(2, M) == []').length).toBeLessThan(400);
});
