/**
 * What the checks of this paper work with: a store for N players with the words the paper uses,
 * all impartial games of rank at most 3, seeded random games, and short ways to write entries.
 * `laws.ts` tests statements on such games, `constructions.ts` makes games that have a property.
 */

import {
  add,
  addAll,
  compareFor,
  copies,
  equal,
  type GameId,
  GameStore,
  gamesOfRankOne,
  hasPlayer,
  impartialGames,
  nimPosition,
  normalPlay,
  outcome,
  outcomeWhen,
  type PlayerSet,
  parseCompact,
  parseGame,
  parsePlayerSet,
  printGame,
  printOutcome,
  printPlayerSet,
  randomGameFrom,
  randomSource,
} from '@proviso/engine/multiplayer';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, type Fixture } from '../../fixture.ts';

/** A store for N players under the paper's convention. */
export class PlayersSetup {
  readonly store: GameStore;
  readonly players: number;
  /** The 16 impartial games of rank at most 3. */
  readonly small: readonly GameId[];

  constructor(players = 3) {
    this.players = players;
    this.store = new GameStore(players);
    this.small = impartialGames(this.store, 3);
  }

  /** The players 1 to N − 1. */
  get others(): number[] {
    return Array.from({ length: this.players - 1 }, (_, index) => index + 1);
  }

  /** The players 0 to N − 1. */
  get all(): number[] {
    return [0, ...this.others];
  }

  /** o(G) of an impartial game, or with `mover` starting. */
  o(game: GameId, mover = 0): PlayerSet {
    return outcomeWhen(this.store, game, mover);
  }

  /** Whether O_i, N being O_0, can force a win. */
  wins(game: GameId, i: number, mover = 0): boolean {
    return hasPlayer(this.o(game, mover), i);
  }

  sum(...games: readonly GameId[]): GameId {
    return addAll(this.store, games);
  }

  copies(count: number, game: GameId): GameId {
    return copies(this.store, count, game);
  }

  nim(...sizes: readonly number[]): GameId {
    return nimPosition(this.store, sizes);
  }

  /** A game in the explicit notation. */
  read(text: string): GameId {
    return parseGame(this.store, text);
  }

  /** A game in the notation of the appendix. */
  compact(text: string): GameId {
    return parseCompact(this.store, text);
  }

  set(text: string): PlayerSet {
    return parsePlayerSet(text, this.players);
  }

  name(set: PlayerSet): string {
    return printPlayerSet(set, this.players);
  }

  /** The outcome of any game as it is printed. */
  outcome(game: GameId): string {
    return printOutcome(outcome(this.store, game), this.players);
  }

  text(game: GameId): string {
    return printGame(this.store, game);
  }

  /** Everyone but the players from O_first to O_last. */
  allBut(first: number, last: number): PlayerSet {
    let set = normalPlay(this.players) | 1;
    for (let player = first; player <= last; player++) set &= ~(1 << player);
    return set;
  }

  /** G ≤ H for a player; the Inequality Test decides it. */
  below(left: GameId, right: GameId, player = 0): boolean {
    return compareFor(this.store, left, right, player).verdict === 'proved';
  }

  strictlyBelow(left: GameId, right: GameId, player = 0): boolean {
    return this.below(left, right, player) && !this.below(right, left, player);
  }

  /** `proved`, `refuted` or `unknown`: whether G = H. */
  equal(left: GameId, right: GameId): string {
    return equal(this.store, left, right).verdict;
  }

  /** G ≠ H for impartial games: the engine names an impartial context, and play confirms it. */
  refuted(left: GameId, right: GameId): GameId {
    const answer = equal(this.store, left, right);
    agrees(`${this.text(left)} = ${this.text(right)}`, answer.verdict, 'refuted');
    const context = answer.verdict === 'refuted' ? answer.by.result.context : this.store.zero;
    agrees('the context is impartial', this.store.isImpartial(context), true);
    const [one, other] = [left, right].map((game) => this.o(this.plus(game, context)));
    agrees(`${this.text(context)} tells them apart`, one !== other, true);
    return context;
  }

  /** Seeded random impartial games of rank at most 5. */
  impartial(fixture: Fixture, count: number, seed = 1): GameId[] {
    return this.#random(fixture, this.small, count, seed, true);
  }

  /** Seeded random partizan games of rank at most 3. */
  partizan(fixture: Fixture, count: number, seed = 1): GameId[] {
    return this.#random(fixture, gamesOfRankOne(this.store), count, seed, false);
  }

  #random(
    fixture: Fixture,
    first: readonly GameId[],
    count: number,
    seed: number,
    impartial: boolean,
  ): GameId[] {
    const random = randomSource(seed);
    const draw = (pool: readonly GameId[]): GameId =>
      randomGameFrom(this.store, pool, impartial ? 3 : 2, impartial, random);
    const pool = [...first, ...Array.from({ length: 20 }, () => draw(first))];
    return Array.from({ length: fixture.sampleSize(count) }, () => draw(pool));
  }

  /** Games two by two: each with a few others. */
  pairs(games: readonly GameId[], each = 3): [GameId, GameId][] {
    return games.flatMap((left, place) =>
      Array.from({ length: each }, (_, step): [GameId, GameId] => [
        left,
        games[(place * 7 + step * 11 + 1) % games.length] ?? left,
      ]),
    );
  }

  /** Seeded random partizan games of rank at most 2, small enough to be added N times. */
  lowPartizan(fixture: Fixture, count: number, seed = 1): GameId[] {
    const random = randomSource(seed);
    const first = gamesOfRankOne(this.store);
    return Array.from({ length: fixture.sampleSize(count) }, () =>
      randomGameFrom(this.store, first, 1, false, random),
    );
  }

  /** G + H, remembered by the store. */
  plus(left: GameId, right: GameId): GameId {
    return add(this.store, left, right);
  }
}

/** The files in the rooms of the engine for several players, and in those they stand on. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  quotients: ['monoid', 'presentation', 'quotient'],
  'multiplayer/games': ['players', 'named', 'subpositions', 'sum'],
  'multiplayer/notation': ['compact'],
  'multiplayer/play': ['coalition', 'outcome', 'periodicity', 'sum-bounds', 'sum-tables'],
  'multiplayer/order': [
    'compare',
    'inequality-test',
    'revertible',
    'simplify',
    'undetermined',
    'zero',
  ],
  'multiplayer/quotients': ['certificate', 'nim'],
};

/** The path of a file, with a name in it if one is meant. */
export function sourcePath(file: string, name?: string): string {
  const folder = Object.keys(rooms).find((each) => rooms[each]?.includes(file)) ?? '';
  const path = `packages/engine/src/${folder}/${file}.ts`;
  return name === undefined ? path : `${path}#${name}`;
}

/** An entry for a definition. */
export function definition(item: string, says: string, ...code: readonly string[]): Entry {
  return { item, says, code, standing: 'definition' };
}

/** Printed outcomes of games: each as written, and its outcome. */
export function outcomesAsPrinted(
  players: number,
  printed: readonly (readonly [game: string, outcome: string])[],
): () => Finding {
  return () => {
    const setup = new PlayersSetup(players);
    for (const [game, expected] of printed) {
      agrees(`o(${game})`, setup.outcome(setup.read(game)), expected);
    }
    return { cases: printed.length, summary: `${printed.length} printed outcomes` };
  };
}
