/**
 * Outcomes: the set of players who can force a win [Spindler, Definitions 2.1, 3.1 and 4.2], under
 * any convention.
 *
 * In the empty game the winners are the convention itself. Otherwise Next can win when some option
 * lets Previous win, and O_i, i ≥ 1, can win when every option lets O_{i−1} win. As bit masks that
 * is one shift of the intersection and one bit of the union of the options' outcomes.
 *
 * Outcomes are kept per store and convention in a column with one entry per part of a game, which
 * is filled in the order of the store: no recursion, each part once.
 */

import { Gathered } from '../../storage/gathered.ts';
import { IntColumn } from '../../storage/int-column.ts';
import { MemoBy } from '../../storage/memo.ts';
import { type Convention, normalPlay, type PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';

/** The outcome of a position from the intersection and the union of its options' outcomes. */
export function step(common: PlayerSet, any: PlayerSet, players: number): PlayerSet {
  const last = players - 1;
  return ((common & ~(1 << last)) << 1) | ((any >> last) & 1);
}

/** The outcome of a position from the outcomes of its options; without any the convention decides. */
export function outcomeFrom(options: Gathered, convention: Convention, players: number): PlayerSet {
  return options.isEmpty ? convention : step(options.common, options.any, players);
}

const columns = new MemoBy<Convention, OutcomeColumn>('outcomes');

/** The outcomes of all games of a store under one convention. */
class OutcomeColumn {
  readonly #store: GameStore;
  readonly #convention: Convention;
  /** Entry p is the outcome when the player who owns part p starts, relative to that player. */
  readonly #byPart: IntColumn;
  /** How many games are done. */
  #filled = 0;

  constructor(store: GameStore, convention: Convention) {
    this.#store = store;
    this.#convention = convention;
    this.#byPart = new IntColumn((bytes) => store.beforeGrowth(bytes));
  }

  get bytes(): number {
    return this.#byPart.bytes;
  }

  get(game: GameId, mover: number): PlayerSet {
    while (this.#filled <= game) {
      this.#fill(this.#filled as GameId);
      this.#filled++;
    }
    return this.#byPart.get(this.#store.part(game, mover));
  }

  #fill(game: GameId): void {
    const store = this.#store;
    const movers = store.isImpartial(game) ? 1 : store.players;
    // What may be interrupted stands before the first push.
    for (let mover = 0; mover < movers; mover++) store.tick(1 + store.optionCount(game, mover));
    this.#byPart.reserve(movers);
    const gathered = new Gathered();
    for (let mover = 0; mover < movers; mover++) {
      const part = store.part(game, mover);
      const end = store.partEnd(part);
      const next = mover + 1 === store.players ? 0 : mover + 1;
      gathered.clear();
      for (let place = store.partBegin(part); place < end; place++) {
        gathered.add(this.#byPart.get(store.part(store.optionAt(place), next)));
      }
      this.#byPart.push(outcomeFrom(gathered, this.#convention, store.players));
    }
  }
}

/**
 * Who can force a win when `mover` starts, relative to the mover. For an impartial game the mover
 * makes no difference.
 */
export function outcomeWhen(
  store: GameStore,
  game: GameId,
  mover: number,
  convention: Convention = normalPlay(store.players),
): PlayerSet {
  const column = store.ownBy(columns, convention, () =>
    store.counted(new OutcomeColumn(store, convention)),
  );
  return column.get(game, mover);
}

/**
 * o(G): one set for an impartial game, one per starting player for a partizan game (Definition
 * 4.2), each relative to the player who starts.
 */
export function outcome(
  store: GameStore,
  game: GameId,
  convention: Convention = normalPlay(store.players),
): PlayerSet[] {
  const movers = store.isImpartial(game) ? 1 : store.players;
  return Array.from({ length: movers }, (_, mover) => outcomeWhen(store, game, mover, convention));
}

/** Whether `player` can force a win in `game` when `mover` starts. */
export function canWin(
  store: GameStore,
  game: GameId,
  player: number,
  mover: number,
  convention: Convention = normalPlay(store.players),
): boolean {
  const seat = (player - mover + store.players) % store.players;
  return ((outcomeWhen(store, game, mover, convention) >> seat) & 1) === 1;
}
