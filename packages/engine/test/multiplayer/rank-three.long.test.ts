// No two impartial games of rank at most 3 are equal for three, four and five players; larger ones can
// be [Spindler, Question 2].
import { expect, it } from 'vitest';
import {
  compareImpartial,
  GameStore,
  impartialGames,
  printCompact,
} from '../../src/multiplayer/index.ts';

it.each([3, 4, 5])('%i players', (players) => {
  const store = new GameStore(players);
  const games = impartialGames(store, 3);
  const refuted = (g: (typeof games)[number], h: (typeof games)[number]): boolean =>
    compareImpartial(store, g, h).verdict === 'refuted';
  const maybeEqual = games.flatMap((g) =>
    games
      .filter((h) => g < h && !refuted(g, h) && !refuted(h, g))
      .map((h) => `${printCompact(store, g)} and ${printCompact(store, h)}`),
  );
  expect(maybeEqual).toEqual([]);
});
