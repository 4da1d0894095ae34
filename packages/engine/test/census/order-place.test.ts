// Where the orders of chosen ends of rank 3 stand in the map of orders: what is said of each is seen on all
// forms of rank at most 2, played out on plain objects, and where orders differ there is a form that shows
// it.
import { describe, expect, it } from 'vitest';
import { chosenEnds, type OrderClass, orderMap, orderPlace } from '../../src/census/index.ts';
import { uncovered } from '../../src/closures/covering.ts';
import { leftEndsOf as endsOf, testEnds } from '../../src/closures/generating-ends.ts';
import { Arena, type FormId, isEnd, Left, NotDecidedError, rank } from '../../src/index.ts';
import { separatingForm } from '../../src/reasons/separating-form.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from '../closures/plain-play.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, show } from '../oracle/game.ts';
import { lazy } from '../oracle/lazy.ts';
import { read } from '../oracle/notation.ts';
import { random } from '../oracle/random.ts';

const arena = new Arena();
const map = lazy(() => orderMap(arena));
const chosen = chosenEnds(arena);
const forms = formsOfRankAtMost(2);
const { leftWinsFirst } = plainPlay();
const winsBesideAll = (g: G, ends: readonly G[], most: number): boolean =>
  sumsOfCopies(ends, most).every((sum) => leftWinsFirst(g, sum));
const plain = (ids: readonly FormId[]): G[] => ids.map((id) => fromEngine(arena, id));
const text = (id: FormId): string => show(fromEngine(arena, id));

it('the chosen ends are Left ends of rank 3, each once', () => {
  expect(chosen.every((end) => isEnd(arena, end, Left) && rank(arena, end) === 3)).toBe(true);
  expect(new Set(chosen).size).toBe(chosen.length);
});

describe.each(chosen.map((end) => [text(end), end] as const))('D(%s)', (_, end) => {
  const place = lazy(() => orderPlace(arena, map(), [end]));
  const tests = lazy(() => testEnds(arena, endsOf(arena, [end])));
  const isStrong = (g: G): boolean | undefined => {
    try {
      return place().universe.isStrong(arena, toEngine(arena, g), Left);
    } catch (error) {
      if (error instanceof NotDecidedError) return undefined;
      throw error;
    }
  };

  it('strong forms are as the standing says', () => {
    const rng = random(31);
    const own = leftEndsOf([fromEngine(arena, end)]);
    const wins = new Map(forms.map((g) => [g, winsBesideAll(g, own, 2)]));
    const rows = rng.shuffle([...map().keys()]).slice(0, 12);
    for (const i of new Set([...rows, place().standings.indexOf('equal')])) {
      const row = map()[i];
      if (row === undefined) continue;
      const standing = place().standings[i];
      for (const g of forms) {
        const there = row.universe.isStrong(arena, toEngine(arena, g), Left);
        // Below: what is strong there is won beside all ends here.
        if (there && (standing === 'below' || standing === 'equal')) {
          if (wins.get(g) !== true) expect.fail(`${show(g)} to order ${i + 1}`);
        }
        if (!there && (standing === 'above' || standing === 'equal')) {
          if (isStrong(g) === true) expect.fail(`${show(g)} to order ${i + 1}`);
        }
      }
    }
  });

  const isStrongHereOnly = (g: G, row: OrderClass): boolean =>
    winsBesideAll(g, plain(tests()), 4) && !winsBesideAll(g, plain(row.tests), 2);

  it('where orders differ, a form shows it', () => {
    const rng = random(32);
    for (const i of rng.shuffle([...map().keys()]).slice(0, 6)) {
      const row = map()[i] as OrderClass;
      const standing = place().standings[i];
      const [here] = uncovered(arena, tests(), row.tests);
      expect(here === undefined).toBe(standing === 'below' || standing === 'equal');
      if (here !== undefined) expectApart(here, row.tests);
      const [there] = uncovered(arena, row.tests, tests());
      if (there === undefined || standing === 'not decided') continue;
      expect(standing === 'below' || standing === 'incomparable').toBe(true);
      if (separatingForm(arena, there, tests()) !== undefined) expectApart(there, tests());
      else expect(forms.some((g) => isStrongHereOnly(g, row))).toBe(true);
    }
  });
});

describe('where Left can close at once, and need not', () => {
  // In *2, which Right opens, Left may move to 0 and to *.
  const end = toEngine(arena, read('{.|0,*2}'));
  const place = lazy(() => orderPlace(arena, map(), [end]));

  it('every place is decided, and each is as forms of any rank are played', () => {
    expect(place().standings).not.toContain('not decided');
    const shown = new Set<FormId>();
    for (const [i, row] of map().entries()) {
      const apart = uncovered(arena, row.tests, [end]);
      const isAbove = ['above', 'equal'].includes(place().standings[i] ?? '');
      expect(apart.length === 0).toBe(isAbove);
      // One end of the row shows it; different rows share their ends.
      const x = apart.find((other) => shown.has(other)) ?? apart[0];
      if (x !== undefined) shown.add(x);
    }
    expect(shown.size).toBeGreaterThan(3);
    for (const x of shown) {
      const g = fromEngine(arena, separatingForm(arena, x, [end]) ?? end);
      expect(leftWinsFirst(g, [fromEngine(arena, x)]), text(x)).toBe(false);
      expect(winsBesideAll(g, plain([end]), 6), text(x)).toBe(true);
    }
  });
});

/** A form that an end beats, and that is won beside sums of some others. */
function expectApart(end: FormId, others: readonly FormId[]): void {
  const form = separatingForm(arena, end, others);
  if (form === undefined) throw new Error('no form was found');
  const g = fromEngine(arena, form);
  expect(leftWinsFirst(g, [fromEngine(arena, end)])).toBe(false);
  expect(winsBesideAll(g, plain(others), others.length > 2 ? 1 : 2)).toBe(true);
}
