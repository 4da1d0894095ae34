// Strength shown by few states, against the whole table, which is worked out for all of them.
import { describe, expect, it, vi } from 'vitest';
import { isFolded } from '../../src/closures/least-universe.ts';
import { StrengthProofs } from '../../src/closures/strength-proofs.ts';
import { FIRST, StrengthTable } from '../../src/closures/strength-table.ts';
import {
  Arena,
  BudgetError,
  type FormId,
  Left,
  leastUniverse,
  Right,
  subpositions,
} from '../../src/index.ts';
import { boardForm, domineering, readBoard } from '../../src/rulesets/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, show } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { randomForm, sample } from '../oracle/random.ts';

const EXAMPLES = [
  ['{.|0,*}'],
  ['{.|-1,*}', '-1'],
  ['{.|1,-1}', '-1'],
  ['{.|0,1}', '{.|-1,*}', '-1'],
  ['{.|0,1,-1,*}', '-1'],
  ['{.|0,{0|*}}'],
];

const forms = [
  ...formsOfRankAtMost(2),
  ...sample(41, 40, (rng) => randomForm(rng, 3 + rng.below(2), rng.chance(0.3))),
];

/** Whether all sums of test ends are won by the entries of the whole table. */
function isStrongByEntries(table: StrengthTable, g: FormId): boolean {
  const { starts, row } = table.entriesOf([g]);
  return starts.every((start) => ((row(g)[start] ?? 0) & FIRST) !== 0);
}

describe.each(EXAMPLES.map((texts) => [texts.join(', '), texts] as const))(
  'beside %s',
  (_, texts) => {
    it.each([
      ['Left', Left],
      ['Right', Right],
    ] as const)('few states say what the whole table says, for %s', (_name, side) => {
      const arena = new Arena();
      const ends = texts.map((text) => toEngine(arena, read(text)));
      const table = new StrengthTable(arena, ends, side);
      const wrong = forms.filter((form) => {
        const g = toEngine(arena, form);
        return (table.beatenBy(g) === undefined) !== isStrongByEntries(table, g);
      });
      expect(wrong.map(show)).toEqual([]);
    });
  },
);

it('a board of a thousand subpositions needs no row of the whole table', () => {
  const arena = new Arena();
  const board = boardForm(arena, readBoard(domineering, [10, 2]));
  const universe = leastUniverse(arena, [toEngine(arena, read('{.|-1,*}'))]);
  if (!isFolded(universe)) throw new Error('the ends are not dead');
  expect(universe.isStrong(arena, board, Left)).toBe(true);
  expect(universe.strengthTable(arena, Left).bytes).toBe(0);
});

it('a question that is stopped on its way leaves nothing half known', () => {
  const arena = new Arena();
  const ends = [read('{.|-1,*}'), read('-1')].map((end) => toEngine(arena, end));
  const table = new StrengthTable(arena, ends, Left);
  const places = table.components.flatMap(({ form }, i) => (ends.includes(form) ? [i] : []));
  const proofs = new StrengthProofs(arena, table.components, new Set(places), Left);
  const games = subpositions(arena, boardForm(arena, readBoard(domineering, [8, 2]))).slice(-40);
  let stopped = 0;
  for (const [i, g] of games.entries()) {
    let ticks = 0;
    const tick = vi.spyOn(arena, 'tick').mockImplementation(() => {
      if (++ticks > 5 * i) throw new BudgetError('stopped', 'stopped on request');
    });
    try {
      proofs.ask(g);
    } catch (error) {
      expect(error).toBeInstanceOf(BudgetError);
      stopped++;
    }
    tick.mockRestore();
  }
  expect(stopped).toBeGreaterThan(10);
  for (const g of games) {
    const answer = proofs.ask(g);
    if (answer !== undefined) expect(answer === 'strong').toBe(isStrongByEntries(table, g));
  }
});
