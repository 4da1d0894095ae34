// Variants of rulesets in the language: of rulesets that ship, of one's own, and of those from outside; how
// they are written, read back, remembered and taken elsewhere.
import { describe, expect, it } from 'vitest';
import { rulesetDefinition, Session } from '../src/index.ts';

function answers(...statements: string[]): string[] {
  const session = new Session({}, { rulesets: { mine } });
  return statements.map((statement) => {
    const { result } = session.run(statement);
    return result.ok ? result.text : result.error.message;
  });
}

const last = (...statements: string[]) => answers(...statements).at(-1);

/** Left takes one counter, Right two. */
const mine = {
  left: (n: number) => (n >= 1 ? [n - 1] : []),
  right: (n: number) => (n >= 2 ? [n - 2] : []),
};

const PK = 'pk := ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2])';

describe('a variant', () => {
  it.each([
    [['impartial(domineering)(2, 3)'], 'impartial(domineering)("...|...")'],
    [['dicotic(octal("0.77"))(5)'], 'dicotic(octal("0.77"))("5")'],
    [['Q := twisted(clobber)', 'Q("xo")'], 'Q("xo")'],
    [[PK, 'impartial(pk)([3, 4])'], 'impartial(pk)([3, 4])'],
    [[PK, 'twisted(dicotic(pk))(3)'], 'twisted(dicotic(pk))(3)'],
    [
      ['impartial(grid(".. -> ##", ".|. -> #|#"))("..")'],
      'impartial(grid(".. -> ##", ".|. -> #|#"))("..")',
    ],
    [['impartial(mine)(3)'], 'impartial(mine)(3)'],
    [['dicotic(nim)([3, 2])'], 'dicotic(nim)("3 2")'],
    [['twisted(nim)([3, 2])'], 'twisted(nim)("3 2")'],
    [['impartial(impartial(nim))'], 'impartial(nim)'],
    [['twisted(twisted(nim))'], 'nim'],
  ])('%j is written as %s, and reads back', (statements, text) => {
    expect(last(...statements)).toBe(text);
    expect(last(...statements, text)).toBe(text);
  });

  it('has the values of its definition, told in the language', () => {
    expect(
      last(
        PK,
        'I(G: game) := {[I(X) for X in left(G)], [I(X) for X in right(G)] | [I(X) for X in left(G)], [I(X) for X in right(G)]}',
        '[same(impartial(pk)(n), I(form(pk(n)))) for n in 0..5]',
      ),
    ).toBe('[true, true, true, true, true, true]');
    expect(
      last(
        'C(G: game) := if left(G) == [] or right(G) == [] then 0 else {[C(X) for X in left(G)] | [C(X) for X in right(G)]}',
        '[same(dicotic(mine)(n), C(form(mine(n)))) for n in 0..6]',
      ),
    ).toBe('[true, true, true, true, true, true, true]');
    expect(
      last(
        'T(G: game) := {[-T(X) for X in left(G)] | [-T(X) for X in right(G)]}',
        '[same(twisted(domineering)(2, n), T(form(domineering(2, n)))) for n in 1..4]',
      ),
    ).toBe('[true, true, true, true]');
  });

  it('of heaps and lists is read back after a change of roles', () => {
    expect(last(PK, 'T := twisted(pk)', 'moves(T(3), R)')).toBe('[T("-[0, 1]"), T("-[1, 0]")]');
    expect(last(PK, 'T := twisted(pk)', 'moves(T("-[0, 1]"), R)')).toBe('[T([0, 0, 0])]');
    expect(last('moves(twisted(mine)("-3"), L)')).toBe('[twisted(mine)(1)]');
  });

  it('follows what its ruleset reads', () => {
    const session = [
      'k := integer(1)',
      'f(n) := if n >= k then [n-k] else []',
      'Q := impartial(ruleset(f, f))',
    ];
    expect(last(...session, 'rank(Q(4))', 'k := integer(2)', 'rank(Q(4))')).toBe('2');
  });

  it('is taken by what takes rulesets, and by a kind', () => {
    expect(
      last('f(Q: ruleset) := outcome(Q(2, 2))', '[f(domineering), f(impartial(domineering))]'),
    ).toBe('[P, N]');
    expect(last('realise(*2, impartial(domineering), D, 6)')).toBe(
      'impartial(domineering)("....")',
    );
    expect(last('impartial(domineering)(2, 2) in D and dicotic(domineering)(2, 3) in D')).toBe(
      'true',
    );
    expect(last('sum([impartial(domineering)(1, 2), nim(2)])')).toBe(
      'impartial(domineering)("..") + nim("2")',
    );
  });

  it('of anything else is refused with what to write', () => {
    expect(last('impartial(domineering(2, 3))')).toContain(
      'expected a ruleset, not a board; write its name without a position',
    );
  });

  it.each([
    ['impartial(domineering)', 'impartial(domineering)'],
    ['twisted(ruleset(n -> [], n -> []))', 'twisted(ruleset(n -> [], n -> []))'],
    ['dicotic(mine)', undefined],
  ])('%s travels as %s', (statement, definition) => {
    const session = new Session({}, { rulesets: { mine } });
    const { value } = session.run(statement);
    expect(value?.type === 'ruleset' && rulesetDefinition(value.ruleset)).toBe(definition);
  });
});
