// Quotients that others have published, with where. What is compared was read at these places; the rules of the games are
// told here from their words.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, ZERO } from '../../src/index.ts';
import { type QuotientOfGames, quotientOfGames } from '../../src/quotients/index.ts';

/**
 * Impartial noughts and crosses with crosses alone, whoever makes three in a row having made the last move
 * [Plambeck–Whitehead, “The Secrets of Notakto”, arXiv:1301.1672]: “The misere quotient of X-only Tic Tac Toe has eighteen
 * elements and four P-position types” (miseregames.wordpress.com). The relations and the elements of boards are those by
 * which schore/notactoe computes, which names the paper as its source.
 */
describe('Notakto', () => {
  const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
  const arena = new Arena();
  const boards = new Map<number, FormId>();

  /** The form of a board, given by a bit for each cross. */
  function board(crosses: number): FormId {
    const known = boards.get(crosses);
    if (known !== undefined) return known;
    const isOver = LINES.some((line) => (crosses & line) === line);
    const options = isOver
      ? []
      : Array.from({ length: 9 }, (_, i) => 1 << i)
          .filter((cell) => (crosses & cell) === 0)
          .map((cell) => board(crosses | cell));
    const form = arena.intern(options, options);
    boards.set(crosses, form);
    return form;
  }

  const found: QuotientOfGames = quotientOfGames(arena, [board(0)]);
  const elementOf = (...forms: FormId[]): number =>
    found.elementOf(
      forms
        .filter((form) => form !== ZERO)
        .map((form) => found.forms.indexOf(form))
        .sort((a, b) => a - b),
    ).class;
  const [CORNER, EDGE, CENTRE] = [0o1, 0o2, 0o20];

  it('has eighteen elements, four of them P', () => {
    expect(found.order).toBe(18);
    const lost = [...found.monoid.elements.keys()].filter(
      (at) => found.outcomeOf({ class: at, weight: 0 }) === 'P',
    );
    expect(lost).toHaveLength(4);
  });

  it('the relations hold, with c the empty board, and boards are the elements that they are said to be', () => {
    const { monoid } = found;
    const times = (...elements: number[]): number =>
      elements.reduce((all, each) => monoid.multiply(all, each), 0);
    const c = elementOf(board(0));
    // ad is a board with crosses in a corner and beside it; a is the element of order 2.
    const ad = elementOf(board(CORNER | EDGE));
    const units = [...monoid.elements.keys()].filter((at) => at > 0 && times(at, at) === 0);
    expect(units).toHaveLength(1);
    const a = units[0] ?? -1;
    const d = times(a, ad);
    expect(elementOf(board(CORNER))).toBe(0);
    expect(elementOf(board(EDGE))).toBe(0);
    expect(elementOf(board(CENTRE))).toBe(times(c, c));
    expect(times(c, c, c)).toBe(times(a, c, c));
    expect(times(c, d)).toBe(times(a, d));
    expect(times(d, d)).toBe(times(c, c));
    // b is an element with b³ = b, b²c = c and b²d = d that generates the quotient with the others.
    const generated = (b: number): Set<number> => {
      const all = new Set([0]);
      for (const at of all) for (const by of [a, b, c, d]) all.add(times(at, by));
      return all;
    };
    const isB = (b: number): boolean =>
      times(b, b, b) === b &&
      times(b, b, c) === c &&
      times(b, b, d) === d &&
      generated(b).size === 18;
    const some = [...monoid.elements.keys()].filter(isB);
    expect(some.length).toBeGreaterThan(0);
  });
});
