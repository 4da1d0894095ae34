/**
 * The lemmas about rows of counters and about large heaps beside a game, for any N: Lemmas 2.31 and
 * 2.32, Propositions 3.19 and 3.22. What the engine decides for all counts is played out for small ones.
 */

import { type GameId, heapSequence, isNPeriodic, subpositions } from '@proviso/engine/multiplayer';
import { given } from '../../cases.ts';
import type { Finding } from '../../entry.ts';
import type { Fixture } from '../../fixture.ts';
import { onGames, singly } from './laws.ts';
import type { PlayersSetup } from './players-setup.ts';

/** If all options of G are N-periodic and o(G) = o(N·* + G), then G is N-periodic. */
export function periodicityLaw(
  counts: readonly number[],
  count: number,
): (fixture: Fixture) => Finding {
  return onGames(
    (setup, fixture) => singly([...setup.small, ...setup.impartial(fixture, count)]),
    (setup, game) => {
      const { store } = setup;
      if (isNPeriodic(store, game) !== repeats(setup, game)) return false;
      const options = store.options(game).every((option) => isNPeriodic(store, option));
      const again = setup.o(setup.plus(setup.copies(setup.players, setup.nim(1)), game));
      return given(options && again === setup.o(game), () => isNPeriodic(store, game));
    },
    counts,
    'games of rank at most 3 and random ones; the period is decided exactly, and played out',
  );
}

/** N-periodic as far as three rounds of counters show. */
function repeats(setup: PlayersSetup, game: GameId): boolean {
  const outcomes = Array.from({ length: 4 * setup.players }, (_, k) =>
    setup.o(setup.plus(setup.copies(k, setup.nim(1)), game)),
  );
  return outcomes.every((set, k) => k < setup.players || set === outcomes[k - setup.players]);
}

/** If o(H + *(N+1)) = o(H + *N) for all subpositions H of G, then heaps are alike from *N on. */
export function stabilityLaw(
  counts: readonly number[],
  count: number,
): (fixture: Fixture) => Finding {
  return onGames(
    (setup, fixture) => singly([...setup.small, ...setup.impartial(fixture, count)]),
    (setup, game) => {
      const { players, store } = setup;
      const beside = (position: GameId, size: number): number =>
        setup.o(setup.plus(position, setup.nim(size)));
      const alike = subpositions(store, [game]).every(
        (position) => beside(position, players) === beside(position, players + 1),
      );
      const { from } = heapSequence(store, game);
      return given(
        alike,
        () =>
          from <= players &&
          [2, 3].every((more) => beside(game, players + more) === beside(game, players)),
      );
    },
    counts,
    'games of rank at most 3 and random ones; stability is decided exactly, and played out',
  );
}
