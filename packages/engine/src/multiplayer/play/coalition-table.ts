/**
 * What every coalition can do for or against every player, at a game and all its subpositions.
 *
 * A coalition can make a player win when it can see to it that someone is stuck at the end whose
 * being stuck makes that player win (`coalition.ts`). Play is finite and nothing is hidden, so either
 * a coalition can make a player win or all others together can make that player lose; one table for
 * each coalition and player answers both questions. A table is filled when it is first asked for.
 */

import {
  allPlayers,
  type Convention,
  hasPlayer,
  members,
  normalPlay,
  type PlayerSet,
} from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';
import { moversReaching, stuckSoThat, subsetsBySize, unreached } from './coalition.ts';

export class CoalitionTable {
  readonly store: GameStore;
  readonly convention: Convention;
  /** The subpositions, options first, and the place of each. */
  readonly #positions: readonly GameId[];
  readonly #places: ReadonlyMap<GameId, number>;
  /** The places of the options of each subposition: one list for everybody, or one for each player. */
  readonly #options: readonly (readonly Int32Array[])[];
  /** By coalition and player; bit m of an entry: the coalition can, with player m to move. */
  readonly #reached = new Map<number, Int32Array>();

  constructor(store: GameStore, game: GameId, convention: Convention = normalPlay(store.players)) {
    this.store = store;
    this.convention = convention;
    this.#positions = subpositions(store, [game]);
    this.#places = new Map(this.#positions.map((position, place) => [position, place]));
    this.#options = this.#positions.map((position) =>
      Array.from({ length: store.isImpartial(position) ? 1 : store.players }, (_, player) => {
        const options = store.options(position, player);
        store.tick(1 + options.length);
        return Int32Array.from(options, (option) => this.#places.get(option) as number);
      }),
    );
  }

  /** How many subpositions there are. */
  get size(): number {
    return this.#positions.length;
  }

  /** Whether the coalition can make `player` win, from a subposition with `mover` to move. */
  canMakeWin(coalition: PlayerSet, player: number, position: GameId, mover: number): boolean {
    return hasPlayer(this.#at(this.#table(coalition, player), position), mover);
  }

  /** Whether the coalition can make `player` lose. */
  canMakeLose(coalition: PlayerSet, player: number, position: GameId, mover: number): boolean {
    const others = allPlayers(this.store.players) & ~coalition;
    return !this.canMakeWin(others, player, position, mover);
  }

  /** The players who can force a win by themselves, numbered absolutely. */
  winners(position: GameId, mover: number): PlayerSet {
    let set = 0;
    for (let player = 0; player < this.store.players; player++) {
      if (this.canMakeWin(1 << player, player, position, mover)) set |= 1 << player;
    }
    return set;
  }

  /** The smallest coalitions with `player` in them that can make that player win; none where all together cannot. */
  helping(player: number, position: GameId, mover: number): PlayerSet[] {
    return this.#smallest(player, (others) =>
      this.canMakeWin(others | (1 << player), player, position, mover),
    ).map((others) => others | (1 << player));
  }

  /** The smallest coalitions of others that can make `player` lose; none where that player wins by force. */
  against(player: number, position: GameId, mover: number): PlayerSet[] {
    return this.#smallest(player, (others) => this.canMakeLose(others, player, position, mover));
  }

  /** The sets of players other than `player` that can do it, and contain no smaller one that can. */
  #smallest(player: number, can: (others: PlayerSet) => boolean): PlayerSet[] {
    const found: PlayerSet[] = [];
    for (const set of subsetsBySize(this.store, allPlayers(this.store.players) & ~(1 << player))) {
      this.store.tick(1 + found.length);
      if (found.some((smaller) => (smaller & ~set) === 0)) continue;
      if (can(set)) found.push(set);
    }
    return found;
  }

  #at(table: Int32Array, position: GameId): PlayerSet {
    const place = this.#places.get(position);
    if (place === undefined) throw unreached();
    return table[place] as PlayerSet;
  }

  #table(coalition: PlayerSet, player: number): Int32Array {
    const { players } = this.store;
    const key = coalition * players + player;
    const known = this.#reached.get(key) ?? this.#filled(coalition, player);
    this.#reached.set(key, known);
    return known;
  }

  #filled(coalition: PlayerSet, player: number): Int32Array {
    const { store } = this;
    const { players } = store;
    const aimed = { players, coalition, aim: stuckSoThat(players, player, true, this.convention) };
    const table = new Int32Array(this.#positions.length);
    const reached = (option: number): PlayerSet => table[option] as PlayerSet;
    for (let place = 0; place < table.length; place++) {
      const parts = this.#options[place] as readonly Int32Array[];
      const options = (mover: number): Int32Array => {
        const found = (parts.length === 1 ? parts[0] : parts[mover]) as Int32Array;
        store.tick(1 + found.length);
        return found;
      };
      table[place] = moversReaching(aimed, options, reached);
    }
    return table;
  }
}

/**
 * The moves that leave the mover with the fewest helpers needed for a win: those that win by force
 * where there are any, else those after which the smallest coalition that can make the mover win is
 * as small as can be. All moves where nobody can help.
 */
export function fewestHelpers(table: CoalitionTable, position: GameId, mover: number): GameId[] {
  const { store } = table;
  const next = (mover + 1) % store.players;
  const options = store.options(position, mover);
  const sizes = options.map((option) =>
    Math.min(...table.helping(mover, option, next).map((set) => members(set).length)),
  );
  const best = Math.min(...sizes);
  return options.filter((_, place) => sizes[place] === best);
}

/** A move by which the one who made it gave a forced win away. */
export interface GivenAway {
  /** The place of the move in the line, from 0. */
  readonly move: number;
  readonly player: number;
  /** The moves that would have kept the win. */
  readonly instead: readonly GameId[];
}

/**
 * The moves of a line of play, as its positions one after the other, that gave a forced win away.
 * Nobody else can take a forced win from a player, so each is a move of that player's own.
 */
export function givenAway(
  table: CoalitionTable,
  line: readonly GameId[],
  first: number,
): GivenAway[] {
  const { players } = table.store;
  const found: GivenAway[] = [];
  for (let move = 0; move + 1 < line.length; move++) {
    const player = (first + move) % players;
    const next = (player + 1) % players;
    const wins = (position: GameId, mover: number): boolean =>
      table.canMakeWin(1 << player, player, position, mover);
    const [before, after] = [line[move] as GameId, line[move + 1] as GameId];
    if (!wins(before, player) || wins(after, next)) continue;
    const instead = table.store.options(before, player).filter((option) => wins(option, next));
    found.push({ move, player, instead });
  }
  return found;
}
