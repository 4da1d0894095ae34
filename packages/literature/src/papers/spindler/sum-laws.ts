/**
 * Laws about the outcome of a sum that are told from outcomes alone (section 2.2.1, Theorems 3.3 and
 * 3.4). They are tested in play, and on what the engine allows: no outcome that it allows breaks the
 * law, and none that occurs is missing.
 */

import { allowedSums, type GameId, normalPlay, type PlayerSet } from '@proviso/engine/multiplayer';
import { type Answer, Cases } from '../../cases.ts';
import type { Finding } from '../../entry.ts';
import type { Fixture } from '../../fixture.ts';
import { PlayersSetup } from './players-setup.ts';

/** What a law says where games with these outcomes have a sum with that one. */
export type SumLaw = (summands: readonly PlayerSet[], sum: PlayerSet, players: number) => Answer;

export const isWithin = (small: PlayerSet, large: PlayerSet): boolean => (small & ~large) === 0;

/** More tuples of outcomes than this are left to play. */
const MOST_TUPLES = 5000;

export function sumLaw(
  make: (setup: PlayersSetup, fixture: Fixture) => readonly (readonly GameId[])[],
  law: SumLaw,
  counts: readonly number[],
  summary: string,
): (fixture: Fixture) => Finding {
  return (fixture) => {
    const cases = new Cases();
    for (const players of counts) {
      const setup = new PlayersSetup(players);
      const tuples = make(setup, fixture);
      const arity = tuples[0]?.length ?? 0;
      const bounded = (2 ** players) ** arity <= MOST_TUPLES;
      for (const games of tuples) {
        const outcomes = games.map((game) => setup.o(game));
        const sum = setup.o(setup.sum(...games));
        const answer = law(outcomes, sum, players);
        const say = (): string => games.map((game) => setup.text(game)).join(' + ');
        cases.try(
          answer === true && bounded ? allowedSums(outcomes, players).includes(sum) : answer,
          say,
          `N = ${players}, in play`,
        );
      }
      if (!bounded) continue;
      for (const outcomes of fixture.some(multisets(normalPlay(players) | 1, arity), 5)) {
        for (const sum of allowedSums(outcomes, players)) {
          const say = (): string =>
            `${outcomes.map((set) => setup.name(set)).join(' + ')}: ${setup.name(sum)}`;
          cases.try(law(outcomes, sum, players), say, `N = ${players}, what is allowed`);
        }
      }
    }
    return cases.finding(`${summary}, in play; and all outcomes that the engine allows`);
  };
}

/** All multisets of proper subsets of the players. */
function multisets(everyone: PlayerSet, size: number): PlayerSet[][] {
  let found: PlayerSet[][] = [[]];
  for (let place = 0; place < size; place++) {
    found = found.flatMap((sets) =>
      Array.from({ length: everyone }, (_, set) => set)
        .filter((set) => set >= (sets.at(-1) ?? 0))
        .map((set) => [...sets, set]),
    );
  }
  return found;
}
