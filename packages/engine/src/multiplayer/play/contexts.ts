/**
 * Outcomes of G + X for fixed games G and many contexts X, without building the sums.
 *
 * The outcome of G + X needs those of G′ + X and G + X′. So the fixed games are numbered together
 * with their subpositions, the contexts likewise, and one row of outcomes per context is filled
 * from earlier rows: two array reads per option, nothing interned, nothing hashed.
 */

import { ValueError } from '../../storage/errors.ts';
import { Gathered } from '../../storage/gathered.ts';
import { IntColumn } from '../../storage/int-column.ts';
import type { Convention, PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';
import { outcomeFrom } from './outcome.ts';

export class ContextTable {
  readonly store: GameStore;
  readonly convention: Convention;
  /** The fixed games and their subpositions, increasing. */
  readonly #fixed: GameId[];
  readonly #numberOfFixed: Map<GameId, number>;
  /** #fixedOptions[f · N + p]: the numbers of the options of player p in fixed game f. */
  readonly #fixedOptions: Int32Array[];
  /** How many numbers are in these lists. */
  readonly #fixedOptionCount: number;
  /** The row of each context met so far. */
  readonly #rowOf = new Map<GameId, number>();
  /** Cell (row · fixed + f) · movers + m: the outcome of f + X when m starts, relative to m. */
  readonly #cells: IntColumn;
  /** 1 when everything is impartial, so that the mover makes no difference; otherwise N. */
  readonly #movers: number;

  /** With `impartial` only impartial games and contexts may be asked about, N times faster. */
  constructor(
    store: GameStore,
    games: readonly GameId[],
    convention: Convention,
    impartial: boolean,
  ) {
    this.store = store;
    this.#cells = new IntColumn((bytes) => store.beforeGrowth(bytes));
    this.convention = convention;
    this.#movers = impartial ? 1 : store.players;
    this.#fixed = subpositions(store, games);
    this.#numberOfFixed = new Map(this.#fixed.map((game, number) => [game, number]));
    this.#fixedOptions = this.#fixed.flatMap((game) =>
      Array.from({ length: this.#movers }, (_, player) =>
        Int32Array.from(store.options(game, player), (option) => this.#number(option)),
      ),
    );
    this.#fixedOptionCount = this.#fixedOptions.reduce((sum, list) => sum + list.length, 0);
  }

  /** The outcome of game + context when `mover` starts, relative to the mover. */
  outcome(game: GameId, context: GameId, mover: number): PlayerSet {
    const row = this.#rowOf.get(context) ?? this.#addRows(context);
    const cell = (row * this.#fixed.length + this.#number(game)) * this.#movers;
    return this.#cells.get(this.#movers === 1 ? cell : cell + mover);
  }

  #addRows(context: GameId): number {
    for (const position of subpositions(this.store, [context])) {
      if (!this.#rowOf.has(position)) this.#addRow(position);
    }
    return this.#rowOf.get(context) as number;
  }

  #addRow(context: GameId): void {
    const fixed = this.#fixed.length;
    const movers = this.#movers;
    const row = this.#rowOf.size;
    const contextOptions = Array.from({ length: movers }, (_, player) =>
      Int32Array.from(
        this.store.options(context, player),
        (option) => (this.#rowOf.get(option) as number) * fixed,
      ),
    );
    // What may be interrupted stands before the first push.
    const ofContext = contextOptions.reduce((sum, list) => sum + list.length, 0);
    this.store.tick(1 + fixed + this.#fixedOptionCount + fixed * ofContext);
    this.#cells.reserve(fixed * movers);
    const gathered = new Gathered();
    for (let game = 0; game < fixed; game++) {
      for (let mover = 0; mover < movers; mover++) {
        const next = mover + 1 === movers ? 0 : mover + 1;
        gathered.clear();
        for (const option of this.#fixedOptions[game * movers + mover] as Int32Array) {
          gathered.add(this.#cells.get((row * fixed + option) * movers + next));
        }
        for (const rowStart of contextOptions[mover] as Int32Array) {
          gathered.add(this.#cells.get((rowStart + game) * movers + next));
        }
        this.#cells.push(outcomeFrom(gathered, this.convention, this.store.players));
      }
    }
    this.#rowOf.set(context, row);
  }

  #number(game: GameId): number {
    const number = this.#numberOfFixed.get(game);
    if (number === undefined) throw new ValueError('the game was not given to the table');
    return number;
  }
}
