/**
 * Contexts that separate two games: the Inequality Test is necessary.
 *
 * Under the paper's convention and among partizan contexts, whenever the test of
 * `inequality-test.ts` does not prove G ≤ H for F, the favoured player, there are a context X and a
 * first mover with which F can win G + X but not H + X. For N = 2 that is the classical theory,
 * with the negative of G. For N > 2 the context is built along the failed comparison; it
 * generalizes the contexts of [Spindler, Lemmas 4.22 and 4.23] and needs two leaves with which play
 * is as good as over: *triumph*, many moves for F alone, and *doom*, many moves for everyone else
 * in turn.
 *
 * A *relay* makes given players move in turn in the context and nowhere else. Where a coalition
 * member is to move, F could go to triumph instead, if the member does not follow; where
 * F is to move, the next player could go to doom. So relays lead from the moment a comparison
 * fails to the mover whom a smaller separating context needs.
 *
 * If condition (1) fails at F's option A of G: let the player after F choose, for
 * each option B of F in H, a context in which A beats B; and let F choose, for each K that
 * the coalition can make of A, a context in which K beats H. With F to move, G + X is won by
 * A; in H + X every B meets its context, and every choice of F loses. If condition (2) fails
 * at the member's option B of H: pass the move to F, who chooses, for each option A of that
 * member in G, a context in which A beats B. The member moves first and cannot move in X.
 */

import { InvariantError } from '../../storage/errors.ts';
import { conjugate, freeMoves, onlyFor } from '../games/named.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { type InequalityTable, reversers } from './inequality-test.ts';

/** A context and a first mover with which F wins beside one game and not the other. */
export interface Witness {
  readonly context: GameId;
  readonly mover: number;
}

/**
 * Build a witness against G ≤ H from a table in which the test fails; under the paper's
 * convention only. The caller checks it by play.
 */
export function separatingContext(table: InequalityTable, g: GameId, h: GameId): Witness {
  const { store, favoured } = table;
  if (store.players === 2) {
    return { context: conjugate(store, g), mover: 1 - favoured };
  }
  return new WitnessBuilder(table, g, h).build();
}

/** A failed comparison G ≤ H still to be separated. */
interface Failure {
  readonly g: GameId;
  readonly h: GameId;
}

class WitnessBuilder {
  readonly #table: InequalityTable;
  readonly #store: GameStore;
  readonly #start: Failure;
  readonly #triumph: GameId;
  readonly #doom: GameId;
  readonly #found = new Map<string, Witness>();
  /** Failures whose witnesses are wanted, the one worked on last. */
  readonly #waiting: Failure[] = [];

  constructor(table: InequalityTable, g: GameId, h: GameId) {
    this.#table = table;
    this.#store = table.store;
    this.#start = { g, h };
    const moves = Math.max(table.store.height(g), table.store.height(h)) + 1;
    this.#triumph = freeMoves(table.store, moves, table.favoured);
    this.#doom = turnsWithout(table.store, table.favoured, moves);
  }

  build(): Witness {
    this.#waiting.push(this.#start);
    for (;;) {
      this.#store.tick();
      const failure = this.#waiting[this.#waiting.length - 1];
      if (failure === undefined) return this.#found.get(keyOf(this.#start)) as Witness;
      if (this.#found.has(keyOf(failure))) {
        this.#waiting.pop();
        continue;
      }
      const wanted = this.#waiting.length;
      const witness = this.#separate(failure);
      if (this.#waiting.length > wanted) continue;
      this.#waiting.pop();
      if (witness !== undefined) this.#found.set(keyOf(failure), witness);
    }
  }

  /** A witness, or undefined when smaller ones were put on the list first. */
  #separate({ g, h }: Failure): Witness | undefined {
    const { favoured } = this.#table;
    const store = this.#store;
    for (const option of store.options(g, favoured)) {
      const goals = reversers(store, option, favoured);
      const replies = store.options(h, favoured);
      store.tick(goals.length + replies.length);
      if (goals.some((goal) => this.#table.proves(goal, h))) continue;
      if (replies.some((reply) => this.#table.proves(option, reply))) continue;
      return this.#separateFavoured(option, replies, goals, h);
    }
    for (let seat = 1; seat < store.players; seat++) {
      const member = this.#player(seat);
      const choices = store.options(g, member);
      for (const option of store.options(h, member)) {
        store.tick(choices.length);
        if (choices.some((choice) => this.#table.proves(choice, option))) continue;
        return this.#separateMember(seat, option, choices);
      }
    }
    throw new InvariantError('the comparison does not fail');
  }

  #separateFavoured(
    option: GameId,
    replies: readonly GameId[],
    goals: readonly GameId[],
    h: GameId,
  ): Witness | undefined {
    const { favoured } = this.#table;
    const next = this.#player(1);
    const forNext = this.#relays(
      replies.map((reply) => ({ g: option, h: reply })),
      2,
    );
    const forFavoured = this.#relays(
      goals.map((goal) => ({ g: goal, h })),
      1,
    );
    if (forNext === undefined || forFavoured === undefined) return undefined;
    const context = this.#node([
      [favoured, forFavoured],
      [next, forNext],
    ]);
    return { context, mover: favoured };
  }

  #separateMember(seat: number, option: GameId, choices: readonly GameId[]): Witness | undefined {
    const { favoured } = this.#table;
    const forFavoured = this.#relays(
      choices.map((choice) => ({ g: choice, h: option })),
      1,
    );
    if (forFavoured === undefined) return undefined;
    const choice = this.#node([
      [favoured, forFavoured],
      [this.#player(1), [this.#doom]],
    ]);
    return { context: this.#relay(choice, seat + 1, 0), mover: this.#player(seat) };
  }

  /** The contexts of smaller failures, each entered with the player at `seat` to move. */
  #relays(failures: readonly Failure[], seat: number): GameId[] | undefined {
    const missing = failures.filter((failure) => !this.#found.has(keyOf(failure)));
    this.#waiting.push(...missing);
    if (missing.length > 0) return undefined;
    return failures.map((failure) => {
      const { context, mover } = this.#found.get(keyOf(failure)) as Witness;
      return this.#relay(context, seat, mover - this.#table.favoured);
    });
  }

  /** Moves in turn from the player at `from` until the one at seat `to` is to move in `target`. */
  #relay(target: GameId, from: number, to: number): GameId {
    const { players } = this.#store;
    const length = (((to - from) % players) + players) % players;
    let context = target;
    for (let back = 1; back <= length; back++) {
      const player = this.#player(to - back);
      const rival = player === this.#table.favoured ? this.#player(1) : this.#table.favoured;
      const punishment = player === this.#table.favoured ? this.#doom : this.#triumph;
      context = this.#node([
        [player, [context]],
        [rival, [punishment]],
      ]);
    }
    return context;
  }

  #node(parts: readonly (readonly [number, readonly GameId[]])[]): GameId {
    const options: (readonly GameId[])[] = Array.from({ length: this.#store.players }, () => []);
    for (const [player, list] of parts) options[player] = list;
    return this.#store.partizan(options);
  }

  /** The player so many seats after F. */
  #player(seat: number): number {
    const { players } = this.#store;
    return (((this.#table.favoured + seat) % players) + players) % players;
  }
}

/**
 * One long chain of moves for everyone but F, each in turn, begun by the second player after
 * F: the first one has just moved to it.
 */
function turnsWithout(store: GameStore, favoured: number, rounds: number): GameId {
  const { players } = store;
  let chain = store.zero;
  for (let round = 0; round < rounds; round++) {
    // The last move of a round is the first player's, after F has moved elsewhere.
    chain = onlyFor(store, (favoured + 1) % players, [chain]);
    for (let seat = players - 1; seat >= 2; seat--) {
      chain = onlyFor(store, (favoured + seat) % players, [chain]);
    }
  }
  return chain;
}

function keyOf({ g, h }: Failure): string {
  return `${g},${h}`;
}
