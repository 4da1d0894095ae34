/**
 * A table of strength written down: what shows that some games are strong, for a checker that follows it
 * state by state. It has the winning states that are needed, or all states that can arise.
 */

import type { Fold } from '../folds/fold.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { opponent } from '../forms/side.ts';
import { closingMoves } from './components.ts';
import type { Contexts, Folds } from './contexts.ts';
import type { Proof } from './strength-proofs.ts';
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
   * state is not needed or cannot arise; with that side to move, and with the opponent to move.
   */
  readonly rows: readonly {
    readonly at: FormId;
    readonly first: string;
    readonly second: string;
  }[];
}

/** The states that show some games strong: few where they were found, else all that can arise from them. */
export function strengthSheet(
  arena: Arena,
  table: StrengthTable,
  games: readonly FormId[],
): StrengthSheet {
  const proof = table.proofOf(games);
  return proof === undefined ? sheetOfTable(arena, table, games) : sheetOfProof(table, proof);
}

/** Wins only: what is not in the proof is not listed. */
function sheetOfProof(table: StrengthTable, { sums, states }: Proof): StrengthSheet {
  const counts = (sum: number): readonly number[] => sums.counts[sum] ?? [];
  const used = [...new Set(states.map(({ sum }) => sum))].sort((a, b) =>
    compareLists(counts(a), counts(b)),
  );
  const columns = new Map(used.map((sum, column) => [sum, column]));
  const rows = new Map<FormId, readonly [string[], string[]]>();
  for (const { form, sum, turn } of states) {
    const row = rows.get(form) ?? [used.map(() => '-'), used.map(() => '-')];
    row[turn][columns.get(sum) ?? -1] = '1';
    rows.set(form, row);
  }
  return {
    ...heading(table, sums.folds),
    // Where one of its moves wins, it does not matter which others the tested side has.
    closing: false,
    contexts: used.map(counts),
    rows: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([at, [first, second]]) => ({ at, first: first.join(''), second: second.join('') })),
  };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((n, i) => n !== b[i]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

function heading(
  table: StrengthTable,
  folds: Folds,
): Pick<StrengthSheet, 'tests' | 'closing' | 'components'> {
  return {
    tests: table.ends,
    closing: table.moves === closingMoves,
    components: table.components.map(({ form }, place) => {
      const fold = folds[place];
      return fold === undefined ? { form } : { form, fold };
    }),
  };
}

function sheetOfTable(arena: Arena, table: StrengthTable, games: readonly FormId[]): StrengthSheet {
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
    ...heading(table, entries.folds),
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
