/**
 * What many single counters, or one large heap, do beside a game [Spindler, section 3.4].
 *
 * Periodicity: the outcomes of all k·* + H, H a subposition of G, are determined by those for
 * k − 1. So the sequence o(G), o(* + G), o(2·* + G), … is eventually periodic, and its index and period
 * are found exactly by waiting for a repetition; this decides Definition 3.18 for every
 * impartial game and convention (Proposition 3.19 is a sufficient test for it).
 *
 * Stability: o(H + *m) depends on the intersection and the union of o(H + *0), …, o(H + *(m−1)),
 * which can only shrink and grow. So the outcomes become constant from some m on, for every
 * impartial game and convention, and once all subpositions repeat a value they keep it (Proposition
 * 3.22).
 */

import type { Fold } from '../../folds/fold.ts';
import { smallestFold } from '../../folds/sequence.ts';
import { Gathered } from '../../storage/gathered.ts';
import { requireImpartial } from '../games/impartial.ts';
import { type Convention, normalPlay, type PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';
import { outcomeFrom } from './outcome.ts';

/** The fold of the outcomes o(k·* + G), index and period the smallest possible. */
export interface Periodicity extends Fold {
  /** o(k·* + G) for k from 0 to index + period − 1. */
  readonly outcomes: readonly PlayerSet[];
}

/** The exact index and period of o(G), o(* + G), o(2·* + G), …, for an impartial game. */
export function starSequence(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
): Periodicity {
  requireImpartial(store, game);
  const positions = subpositions(store, [game]);
  /** Rows already met, so that a repetition is seen; the key lists the outcomes. */
  const seen = new Map<string, number>();
  const sequence: PlayerSet[] = [];
  for (let beside = NOTHING; ; ) {
    const row = nextRow(store, positions, beside, convention);
    const key = [...row.values()].join();
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      const { index, period, values } = smallestFold(sequence, earlier);
      return { index, period, outcomes: values };
    }
    seen.set(key, sequence.length);
    sequence.push(row.get(game) as PlayerSet);
    beside = new Map([...row].map(([position, outcome]) => [position, [outcome, outcome]]));
  }
}

/**
 * For the options X′ of a context X, the intersection and the union of the outcomes of H + X′, for
 * each subposition H; nothing where X has no option.
 */
type Beside = ReadonlyMap<GameId, readonly [common: PlayerSet, any: PlayerSet]>;

const NOTHING: Beside = new Map();

/** The outcomes of H + X, given those beside the options of X. */
function nextRow(
  store: GameStore,
  positions: readonly GameId[],
  beside: Beside,
  convention: Convention,
): Map<GameId, PlayerSet> {
  const row = new Map<GameId, PlayerSet>();
  const gathered = new Gathered();
  for (const position of positions) {
    const options = store.options(position);
    store.tick(1 + options.length);
    gathered.clear();
    for (const outcome of beside.get(position) ?? []) gathered.add(outcome);
    for (const option of options) gathered.add(row.get(option) as PlayerSet);
    row.set(position, outcomeFrom(gathered, convention, store.players));
  }
  return row;
}

/** Definition 3.18: the sequence of outcomes has period N from the start. */
export function isNPeriodic(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
): boolean {
  const { index, period } = starSequence(store, game, convention);
  return index === 0 && store.players % period === 0;
}

export interface Stability {
  /** o(G + *m) is the same for all m from this one on. */
  readonly from: number;
  /** o(G + *m) for m from 0 to `from`. */
  readonly outcomes: readonly PlayerSet[];
}

/** The exact size from which nim-heaps beside an impartial game no longer matter. */
export function heapSequence(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
): Stability {
  requireImpartial(store, game);
  const positions = subpositions(store, [game]);
  const sequence: PlayerSet[] = [];
  let row: Map<GameId, PlayerSet> = new Map();
  for (let beside = NOTHING; ; ) {
    const before = row;
    row = nextRow(store, positions, beside, convention);
    if (positions.every((position) => before.get(position) === row.get(position))) break;
    sequence.push(row.get(game) as PlayerSet);
    const smaller = beside;
    beside = new Map(
      [...row].map(([position, outcome]) => {
        const [common, any] = smaller.get(position) ?? [outcome, outcome];
        return [position, [common & outcome, any | outcome]];
      }),
    );
  }
  let from = sequence.length - 1;
  while (from > 0 && sequence[from - 1] === sequence[from]) from--;
  return { from, outcomes: sequence.slice(0, from + 1) };
}
