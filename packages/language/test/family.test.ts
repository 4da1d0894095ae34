// Outcomes and values along a family of boards, and the periods that are seen. The values to expect are
// worked out by hand from the rules, or told by a second way through the language.

import { describe, expect, it } from 'vitest';
import { type EncodedTable, Session } from '../src/index.ts';

function answer(...statements: string[]) {
  const session = new Session();
  const results = statements.map((text) => session.run(text).result);
  return results.at(-1);
}

function text(...statements: string[]): string {
  const result = answer(...statements);
  return result?.ok ? result.text : (result?.error.message ?? '');
}

describe('family', () => {
  it('tells outcomes and values, and the periods of both', () => {
    // Take one or two: in misère play the player who moves from n loses exactly if n leaves 1 modulo 3,
    // in normal play heaps are worth n modulo 3.
    const table = text('family(octal("0.33"), 0..6, Normal)');
    expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['n', 'outcome', 'value'],
      expect.anything(),
      ...[0, 1, 2, 3, 4, 5, 6].map((n) => [
        String(n),
        n % 3 === 0 ? 'P' : 'N',
        ['0', '*', '*2'][n % 3],
      ]),
      [
        'outcomes: period 3 from n = 0 on; values: period 3 from n = 0 on; seen up to n = 6, no proof',
      ],
    ]);
    expect(text('column(family(octal("0.33"), 0..8, D), "outcome")')).toBe(
      '[N, P, N, N, P, N, N, P, N]',
    );
  });

  it('is the table that one would write in full', () => {
    const rules = 'S := partizansubtraction("1,3", "2,3")';
    const long =
      'table(0..5, "n", n -> n, "outcome", n -> outcome(S(n)), "value", n -> S(n) mod E)';
    const short = answer(rules, 'family(S, 0..5, E)');
    expect(short).toMatchObject({ ok: true, type: 'table' });
    const value = (result: typeof short) => (result?.ok ? result.value : undefined);
    expect(value(short)).toEqual(value(answer(rules, long)));
  });

  it('takes the default universe, a function, and a family that does not begin at 0', () => {
    expect(text('use D', 'family(nim, 1..4)')).toBe(text('family(n -> nim(n), 1..4, D)'));
    // From two counters on the next player wins: she takes all but one.
    expect(text('family(nim, 1..9, D)')).toContain(
      'outcomes: period 1 from n = 2 on; values: no period; seen up to n = 9, no proof',
    );
  });

  it('takes positions that are no numbers, and counts places then', () => {
    const table = text('family(shove, ["l", "r", "l", "r"], Normal)');
    expect(table).toMatch(/^position +outcome +value\n/);
    expect(table).toContain(
      'outcomes: period 2 from element [0] on; values: period 2 from element [0] on; seen up to element [3], no proof',
    );
  });

  it('says which element fails, and refuses what gives no games', () => {
    expect(text('family(n -> nim(n), [1, "x"], D)')).toContain('element [1] of the list');
    expect(text('family(n -> "a", 0..2, D)')).toContain('expected a game');
    expect(text('family(nim, [], D)')).toContain('there is nothing in the family');
  });

  it('leaves the rows that were through when the budget is spent', () => {
    const { result } = new Session().run('family(n -> domineering(n, n), 1..8, E)', {
      budget: { maxForms: 2000 },
    });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'budget' },
      partial: { type: 'table' },
    });
    const table = result.ok ? undefined : (result.partial?.value as EncodedTable | undefined);
    expect(table?.rows.length).toBeGreaterThan(1);
    expect(table?.rows.length).toBeLessThan(8);
  });

  it('leaves no table where no row was through', () => {
    const { result } = new Session().run('family(n -> domineering(n, n), 7..8, E)', {
      budget: { maxForms: 10 },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
    expect(result).not.toHaveProperty('partial');
  });
});
