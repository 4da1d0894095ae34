// Presentations of infinite quotients against play: words are rewritten by the relations alone, and two of them come to
// the same exactly if no sum of up to eight games tells them apart.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, integer, nimHeap, ZERO } from '../../src/index.ts';
import {
  quotientOfGames,
  quotientOfHeaps,
  quotientPresentation,
  quotientReport,
  type TwoPlayerQuotient,
  weightedRelations,
} from '../../src/quotients/index.ts';
import { partizanOctal } from '../../src/rulesets/index.ts';
import { plainOutcome } from '../folds/plain.ts';
import { rowOf, sums } from './by-play.ts';

const arena = new Arena();
const [one, minusOne, star] = [integer(arena, 1), integer(arena, -1), nimHeap(arena, 1)];
const ofGames = (...games: FormId[]) => quotientOfGames(arena, games);

const FOUND: readonly (readonly [string, string, TwoPlayerQuotient])[] = [
  ['1 and its conjugate', '⟨ a, a^-1 | aa^-1 = 1 ⟩', ofGames(one, minusOne)],
  ['1 and *', '⟨ a, a^-1 | aa^-1 = 1 ⟩', ofGames(one, star)],
  ['Partizan Kayles', '⟨ a, a^-1 | aa^-1 = 1 ⟩', quotientOfHeaps(partizanOctal('0.7', '0.07'), 4)],
  [
    '{0, 1 | −1} beside 1 and −1',
    '⟨ a, b, b^-1 | bb^-1 = 1, a^2 = ab^-2 ⟩',
    ofGames(one, minusOne, arena.intern([ZERO, one], [minusOne])),
  ],
  [
    '{* | 0, 1}, two of which swallow the others',
    '⟨ a, b, b^-1 | bb^-1 = 1, a^3 = a^2, a^2b = a^2 ⟩',
    ofGames(arena.intern([star], [ZERO, one])),
  ],
  [
    '{0, * | 0, −1}, two of which swallow the others',
    '⟨ a, b, b^-1 | bb^-1 = 1, a^3 = a^2, a^2b = a^2 ⟩',
    ofGames(arena.intern([ZERO, star], [ZERO, minusOne])),
  ],
];

/** Letters by number, then the power of the unit, negative for its inverse. */
type Written = readonly number[];

/** A word as the relations leave it. */
function rewritten(quotient: TwoPlayerQuotient, word: Written): string {
  const { generators } = quotient.monoid;
  const rules = weightedRelations(quotient).map(({ left, right, power }) => ({
    left: generators.map((kind) => left[kind] ?? 0),
    right: generators.map((kind) => right[kind] ?? 0),
    power,
  }));
  const letters = word.slice(0, -1);
  let power = word.at(-1) ?? 0;
  for (let again = true; again; ) {
    again = false;
    for (const rule of rules) {
      const applies = rule.left.every((count, i) => count <= (letters[i] ?? 0));
      if (!applies) continue;
      if (rule.left.join() === rule.right.join()) {
        // u^power makes no difference here.
        power = ((power % rule.power) + rule.power) % rule.power;
        continue;
      }
      for (const [i, count] of rule.left.entries()) {
        letters[i] = (letters[i] ?? 0) - count + (rule.right[i] ?? 0);
      }
      power += rule.power;
      again = true;
    }
  }
  return [...letters, power].join();
}

describe.each(FOUND)('%s', (_, presentation, found) => {
  const { kinds, model, monoid } = found;
  const count = kinds.moves.length;
  const countsOf = (word: readonly number[]): number[] =>
    Array.from({ length: count }, (_, kind) => word.filter((each) => each === kind).length);
  const outcomeOf = plainOutcome({
    kinds: count,
    misere: true,
    options: (kind, side) => (kinds.moves[kind]?.[side === 'left' ? 0 : 1] ?? []).map(countsOf),
  });
  const [up = [], down = []] = model.units;

  it('is presented as it is printed, and so in its report', () => {
    expect(found.order).toBe(Infinity);
    expect(quotientPresentation(found)).toBe(presentation);
    expect(quotientReport(found).presentation).toBe(presentation);
  });

  it('words come to the same exactly if no sum tells them apart', () => {
    const contexts = sums(count, 8);
    const words = sums(monoid.generators.length, 4).flatMap((letters) =>
      [-3, -2, -1, 0, 1, 2, 3].map((power) => [...letters, power]),
    );
    const seen = words.map((word) => {
      const power = word.at(-1) ?? 0;
      const played = [
        ...monoid.generators.flatMap((kind, i) => Array<number>(word[i] ?? 0).fill(kind)),
        ...Array.from({ length: Math.abs(power) }, () => (power > 0 ? up : down)).flat(),
      ];
      return {
        form: rewritten(found, word),
        row: rowOf(outcomeOf, countsOf(played), contexts),
      };
    });
    const wrong = seen.flatMap((x, i) =>
      seen.filter((y, j) => i < j && (x.form === y.form) !== (x.row === y.row)),
    );
    expect(wrong).toEqual([]);
    expect(new Set(seen.map(({ form }) => form)).size).toBeGreaterThan(6);
  });
});
