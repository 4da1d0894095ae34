/**
 * The store of N-player games.
 *
 * An impartial game is a finite set of impartial games [Spindler, section 2.1.1]; a partizan game
 * is an N-tuple of finite sets of games (section 4.1), and an impartial game stands for the
 * partizan game with itself in every part. Games are hash-consed: two games are isomorphic (≅)
 * exactly when their ids are equal. Every option has a smaller id than the game it belongs to, so
 * anything defined by recursion over options is computed by one pass in increasing order, however
 * deep the game.
 */

import { ValueError } from '../../storage/errors.ts';
import { mixHash } from '../../storage/hashing.ts';
import { IntColumn } from '../../storage/int-column.ts';
import { Store } from '../../storage/store.ts';
import { checkPlayers } from './players.ts';

declare const gameBrand: unique symbol;

/** A game of one store. Meaningless in another store. */
export type GameId = number & { readonly [gameBrand]: 'game' };

const FIRST_TABLE = 256;

export class GameStore extends Store {
  /** N, the number of players. */
  readonly players: number;
  /** Whether heaps and integers are written by their names, unless the writer is told otherwise. */
  named = true;
  /** The empty game, always id 0. */
  readonly zero: GameId;
  /**
   * A *part* is one set of options. An impartial game owns one part, a partizan game N
   * consecutive ones; `#firstPart[g]` is the first part of game g, with a sentinel at the end.
   */
  readonly #firstPart = new IntColumn(this.growthGuard);
  /** `#partStart[p]` is where part p begins in `#options`, with a sentinel at the end. */
  readonly #partStart = new IntColumn(this.growthGuard);
  /** Option ids, part after part, increasing within each part. */
  readonly #options = new IntColumn(this.growthGuard);
  /** Length of the longest run, alternating or not. */
  readonly #height = new IntColumn(this.growthGuard);
  /** Open-addressed hash table of game ids, −1 where empty. */
  #table = new Int32Array(FIRST_TABLE).fill(-1);
  /** Sums already built, by their two summands in increasing order. */
  readonly sums = this.pairMap();

  constructor(players: number) {
    super();
    checkPlayers(players);
    this.players = players;
    this.#firstPart.push(0);
    this.#partStart.push(0);
    this.zero = this.impartial([]);
  }

  /** How many games are stored; ids run from 0 to size − 1. */
  get size(): number {
    return this.#height.length;
  }

  /** How many bytes the games, their sums and what is known of them take. */
  get bytes(): number {
    const columns = [this.#firstPart, this.#partStart, this.#options, this.#height];
    const own = this.#table.byteLength + this.tableBytes;
    return columns.reduce((total, { bytes }) => total + bytes, own);
  }

  /** How many parts are stored, so that tables per part know their length. */
  get partCount(): number {
    return this.#partStart.length - 1;
  }

  /** The game in which every player may move to each of `options`. */
  impartial(options: readonly GameId[]): GameId {
    const set = sortedSet(options);
    if (set.every((option) => this.isImpartial(option))) return this.#intern([set]);
    return this.#intern(Array.from({ length: this.players }, () => set));
  }

  /** The game in which player i may move to each of `parts[i]`. */
  partizan(parts: readonly (readonly GameId[])[]): GameId {
    if (parts.length !== this.players) {
      throw new ValueError(
        `a game for ${this.players} players has ${this.players} parts, not ${parts.length}`,
      );
    }
    const sets = parts.map(sortedSet);
    const [first = []] = sets;
    const shared = sets.every((set) => sameList(set, first));
    return shared ? this.impartial(first) : this.#intern(sets);
  }

  /** Whether the game is impartial all the way down. */
  isImpartial(game: GameId): boolean {
    return this.#firstPart.get(game + 1) - this.#firstPart.get(game) === 1;
  }

  height(game: GameId): number {
    return this.#height.get(game);
  }

  /** The number of the part from which `player` chooses. */
  part(game: GameId, player: number): number {
    const first = this.#firstPart.get(game);
    return this.#firstPart.get(game + 1) - first === 1 ? first : first + player;
  }

  partBegin(part: number): number {
    return this.#partStart.get(part);
  }

  partEnd(part: number): number {
    return this.#partStart.get(part + 1);
  }

  /** The option at a place between `partBegin` and `partEnd`. */
  optionAt(place: number): GameId {
    return this.#options.get(place) as GameId;
  }

  optionCount(game: GameId, player: number): number {
    const part = this.part(game, player);
    return this.partEnd(part) - this.partBegin(part);
  }

  /** The options of `player`, increasing. */
  options(game: GameId, player = 0): GameId[] {
    const part = this.part(game, player);
    const list: GameId[] = [];
    for (let place = this.partBegin(part); place < this.partEnd(part); place++) {
      list.push(this.optionAt(place));
    }
    return list;
  }

  #intern(sets: readonly (readonly GameId[])[]): GameId {
    // Games with thousands of options take thousands of steps.
    for (const set of sets) this.tick(set.length);
    const hash = hashSets(sets);
    let slot = hash & (this.#table.length - 1);
    for (;;) {
      const found = this.#table[slot] as number;
      if (found === -1) break;
      if (this.#holds(found, sets)) return found as GameId;
      slot = (slot + 1) & (this.#table.length - 1);
    }
    if ((this.size + 1) * 2 > this.#table.length) this.#rehash();
    const game = this.#append(sets);
    enter(this.#table, hash, game);
    return game;
  }

  #append(sets: readonly (readonly GameId[])[]): GameId {
    this.meter?.beforeNewGame();
    this.#reserve(sets);
    const game = this.size as GameId;
    let height = 0;
    for (const set of sets) {
      for (const option of set) {
        this.#options.push(option);
        height = Math.max(height, this.#height.get(option) + 1);
      }
      this.#partStart.push(this.#options.length);
    }
    this.#firstPart.push(this.#firstPart.get(game) + sets.length);
    this.#height.push(height);
    return game;
  }

  /** Room for one more game, all or nothing: a spent budget must not leave half of it behind. */
  #reserve(sets: readonly (readonly GameId[])[]): void {
    this.#options.reserve(sets.reduce((total, set) => total + set.length, 0));
    this.#partStart.reserve(sets.length);
    this.#firstPart.reserve(1);
    this.#height.reserve(1);
  }

  #holds(game: number, sets: readonly (readonly GameId[])[]): boolean {
    const first = this.#firstPart.get(game);
    if (this.#firstPart.get(game + 1) - first !== sets.length) return false;
    return sets.every((set, index) => {
      const begin = this.partBegin(first + index);
      if (this.partEnd(first + index) - begin !== set.length) return false;
      return set.every((option, offset) => this.#options.get(begin + offset) === option);
    });
  }

  #rehash(): void {
    this.beforeGrowth(this.#table.byteLength * 2);
    const wider = new Int32Array(this.#table.length * 2).fill(-1);
    for (const game of this.#table) {
      if (game !== -1) enter(wider, this.#hashOf(game), game);
    }
    this.#table = wider;
  }

  #hashOf(game: number): number {
    let hash = 0;
    const end = this.#firstPart.get(game + 1);
    for (let part = this.#firstPart.get(game); part < end; part++) {
      hash = mixHash(hash, PART_MARK);
      for (let place = this.partBegin(part); place < this.partEnd(part); place++) {
        hash = mixHash(hash, this.#options.get(place));
      }
    }
    return hash;
  }
}

/** Separates the parts in a hash; no option id is negative. */
const PART_MARK = -1;

function enter(table: Int32Array, hash: number, game: number): void {
  let slot = hash & (table.length - 1);
  while (table[slot] !== -1) slot = (slot + 1) & (table.length - 1);
  table[slot] = game;
}

function hashSets(sets: readonly (readonly GameId[])[]): number {
  let hash = 0;
  for (const set of sets) {
    hash = mixHash(hash, PART_MARK);
    for (const option of set) hash = mixHash(hash, option);
  }
  return hash;
}

function sortedSet(options: readonly GameId[]): GameId[] {
  const sorted = [...options].sort((g, h) => g - h);
  return sorted.filter((option, index) => index === 0 || option !== sorted[index - 1]);
}

function sameList(one: readonly GameId[], other: readonly GameId[]): boolean {
  return one.length === other.length && one.every((option, index) => option === other[index]);
}
