/**
 * A table of strength written down, with the states that can arise and no others: what shows that some
 * games are strong, for a checker that follows it state by state.
 */

import type { Fold } from '../folds/fold.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { opponent } from '../forms/side.ts';
import { closingMoves } from './components.ts';
import type { Contexts } from './contexts.ts';
import { type Entries, FIRST, SECOND, type StrengthTable } from './strength-table.ts';

export interface StrengthSheet {
  /** The ends that strength is tested with. */
  readonly tests: readonly FormId[];
  /** What stands beside the games, with the folds of their numbers; where there is none they are counted exactly. */
  readonly components: readonly { readonly form: FormId; readonly fold?: Fold }[];
  /** Whether the tested side keeps to closing moves in the components. */
  readonly closing: boolean;
  /** How many there are of each component. */
  readonly contexts: readonly (readonly number[])[];
  /**
   * A sign for each context: `1` where the tested side wins, `0` where it does not, `-` where the
   * state cannot arise; with that side to move, and with the opponent to move.
   */
  readonly rows: readonly {
    readonly at: FormId;
    readonly first: string;
    readonly second: string;
  }[];
}

/** The states that can arise from some games with the tested side to move. */
export function strengthSheet(
  arena: Arena,
  table: StrengthTable,
  games: readonly FormId[],
): StrengthSheet {
  const entries = table.entriesOf(games);
  const reached = reachedStates(arena, table, games, entries);
  const used = [...new Set([...reached.values()].flatMap((row) => [...row.keys()]))].sort(
    (a, b) => a - b,
  );
  const signs = (at: FormId, bit: number): string =>
    used
      .map((context) => {
        if (((reached.get(at)?.get(context) ?? 0) & bit) === 0) return '-';
        return ((entries.row(at)[context] ?? 0) & bit) === 0 ? '0' : '1';
      })
      .join('');
  return {
    tests: table.ends,
    closing: table.moves === closingMoves,
    components: table.components.map(({ form }, place) => {
      const fold = entries.folds[place];
      return fold === undefined ? { form } : { form, fold };
    }),
    contexts: used.map((context) => entries.contexts.counts[context] ?? []),
    rows: [...reached.keys()]
      .sort((a, b) => a - b)
      .map((at) => ({ at, first: signs(at, FIRST), second: signs(at, SECOND) })),
  };
}

/** For each game and context the bits of who may be to move there. */
function reachedStates(
  arena: Arena,
  { side }: StrengthTable,
  games: readonly FormId[],
  { contexts, starts }: Entries,
): Map<FormId, Map<number, number>> {
  const reached = new Map<FormId, Map<number, number>>();
  const waiting: (readonly [at: FormId, context: number, mover: number])[] = [];
  const reach = (at: FormId, context: number, mover: number): void => {
    const row = reached.get(at) ?? new Map<number, number>();
    reached.set(at, row);
    const known = row.get(context) ?? 0;
    if ((known & mover) !== 0) return;
    row.set(context, known | mover);
    waiting.push([at, context, mover]);
  };
  const twins = twinsBothWays(contexts);
  for (const g of games) for (const start of starts) reach(g, start, FIRST);
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    arena.tick();
    const [at, context, mover] = state;
    for (const twin of twins.get(context) ?? []) reach(at, twin, mover);
    const player = mover === FIRST ? side : opponent(side);
    const isOver = isEndLike(arena, at, player) && ((contexts.ends[context] ?? 0) & mover) !== 0;
    if (isOver) continue;
    const next = mover === FIRST ? SECOND : FIRST;
    for (const option of arena.options(at, player)) reach(option, context, next);
    for (const after of contexts.movesOf(context, mover === FIRST)) reach(at, after, next);
  }
  return reached;
}

function twinsBothWays({ twins }: Contexts): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { context, twin } of twins) {
    for (const [a, b] of [
      [context, twin],
      [twin, context],
    ] as const) {
      found.set(a, [...(found.get(a) ?? []), b]);
    }
  }
  return found;
}
