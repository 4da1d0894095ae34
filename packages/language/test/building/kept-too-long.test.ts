// What functions and rulesets gave is not given again when something that they read has changed, by
// whatever way they read it.

import { describe, expect, test } from 'vitest';
import { Session } from '../../src/index.ts';

/** The texts of the answers. */
function answers(...statements: string[]): string[] {
  const session = new Session({ style: 'ascii' });
  return statements.map((statement) => {
    const { result } = session.run(statement);
    return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  });
}

/** The last answer after all statements, and in a new session without those named by `passedOver`. */
function changed(statements: readonly string[], passedOver: readonly number[]): void {
  const fresh = statements.filter((_, i) => !passedOver.includes(i));
  expect(answers(...statements).at(-1)).toBe(answers(...fresh).at(-1));
}

describe('an answer is that of a new session', () => {
  test('for a ruleset whose functions ask about itself', () => {
    const define =
      'Q := ruleset(n -> if n == 0 then [] else if outcome(Q(n-1)) == R then [n-1] else [0], n -> if n < c then [] else [n-c])';
    for (const question of ['rank(Q(4))', 'nodes(Q(7))', 'form(Q(5))']) {
      changed(['c := 1', define, question, 'c := 2', question], [0, 2]);
    }
    // Left's moves themselves, which rest on what Right's function reads.
    const left =
      'l(n: integer) := if n == 0 then [] else if outcome(Q(n-1)) == R then [n-1] else [0]';
    const right = 'r(n: integer) := if n < c then [] else [n-c]';
    const all = '[l(n) for n in 1..8]';
    changed(['c := 1', left, right, 'Q := ruleset(l, r)', all, 'c := 2', all], [0, 4]);
  });

  test('for a ruleset whose functions hold what has no key', () => {
    const define = 'mk(p) := ruleset(n -> (q := p; if n < c then [] else [n-c]), n -> [])';
    const statements = ['c := 1', define, 'Q := mk(tree(*))', 'rank(Q(6))', 'c := 2', 'rank(Q(6))'];
    expect(answers(...statements).slice(3)).toEqual(['6', '2', '3']);
  });

  test('for functions in a list that one of them reads', () => {
    const statements = ['f(n) := if n == 0 then c else count(xs)', 'xs := [f]', 'c := 5'];
    expect(answers(...statements, 'f(1)', 'f(0)').slice(-2)).toEqual(['1', '5']);
    changed([...statements, 'f(0)', 'c := 6', 'f(0)'], [2, 3]);
  });

  test('for a list that says what was seen, and one that says nothing', () => {
    const seen = 'same2(period([0, 1, 0, 1, 0, 1]))';
    const first = answers('same2(xs) := xs', seen, 'same2([rank(0), rank(*2)])');
    const second = answers('same2(xs) := xs', 'same2([rank(0), rank(*2)])', seen);
    expect(first[1]).toContain('no proof');
    expect(first[1]).toBe(second[2]);
    expect(first[2]).toBe(second[1]);
    expect(first[2]).toBe('[0, 2]');
  });

  test('for a function of several players written again under another convention', () => {
    const f = 'f(G) := g(G)';
    const g = 'g(G) := outcome({})';
    const statements = [
      f,
      'use 3 players',
      g,
      'use 2 players',
      'f(0)',
      'use 3 players where {P} wins',
      g,
      'use 2 players',
      'f(0)',
    ];
    changed(statements, [1, 2, 3, 4]);
  });
});
