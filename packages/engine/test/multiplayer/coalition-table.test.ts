// What coalitions can do at every position, against strategies counted one by one on plain games, and the
// moves that give a win away, against play to the end.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValueError } from '../../src/index.ts';
import {
  CoalitionTable,
  canMakeLose,
  canWin,
  coalitionsAgainst,
  fewestHelpers,
  type GameId,
  GameStore,
  givenAway,
  nimPosition,
  parseGame,
  playerSetOf,
  strategy,
} from '../../src/multiplayer/index.ts';
import { coalitionCan, type Plain, plainGames, subsetsOf, toStore } from './oracle.ts';

const PLAYERS = 3;
const EVERYBODY = [0, 1, 2];
/** Who wins when player `stuck` cannot move, for every convention that has a winner and a loser. */
const CONVENTIONS = subsetsOf(PLAYERS).filter((set) => set.length > 0 && set.length < PLAYERS);

/** The players whose being stuck makes `player` win (or lose). */
function stuckFor(player: number, wins: boolean, convention: readonly number[]): number[] {
  return EVERYBODY.filter(
    (stuck) => convention.includes((player - stuck + PLAYERS) % PLAYERS) === wins,
  );
}

/** The sets that hold, without those that contain a smaller one that does. */
function smallest(sets: readonly number[][]): number[][] {
  return sets.filter(
    (set) =>
      !sets.some((other) => other.length < set.length && other.every((each) => set.includes(each))),
  );
}

const sorted = (sets: readonly number[]) => [...sets].sort((a, b) => a - b);

describe('what coalitions can do, three players, every convention', () => {
  it('agrees with all their strategies', () => {
    fc.assert(
      fc.property(
        plainGames(PLAYERS, 2),
        fc.constantFrom(...CONVENTIONS),
        fc.constantFrom(...EVERYBODY),
        fc.constantFrom(...EVERYBODY),
        (plain, convention, player, mover) => {
          const store = new GameStore(PLAYERS);
          const game = toStore(store, plain);
          const table = new CoalitionTable(store, game, playerSetOf(convention));
          const can = (coalition: readonly number[], wins: boolean) =>
            coalitionCan(plain, mover, coalition, stuckFor(player, wins, convention));
          for (const coalition of subsetsOf(PLAYERS)) {
            const set = playerSetOf(coalition);
            expect(table.canMakeWin(set, player, game, mover)).toBe(can(coalition, true));
            expect(table.canMakeLose(set, player, game, mover)).toBe(can(coalition, false));
          }
          const others = subsetsOf(PLAYERS).filter((set) => !set.includes(player));
          const against = smallest(others.filter((set) => can(set, false)));
          expect(sorted(table.against(player, game, mover))).toEqual(
            sorted(against.map(playerSetOf)),
          );
          const withPlayer = subsetsOf(PLAYERS).filter((set) => set.includes(player));
          const helping = smallest(withPlayer.filter((set) => can(set, true)));
          expect(sorted(table.helping(player, game, mover))).toEqual(
            sorted(helping.map(playerSetOf)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('agrees with the tables for one coalition and with outcomes, at all subpositions', () => {
    const store = new GameStore(PLAYERS);
    const game = nimPosition(store, [3, 2, 2]);
    const table = new CoalitionTable(store, game);
    for (const position of [game, ...store.options(game)]) {
      for (const mover of EVERYBODY) {
        for (const player of EVERYBODY) {
          expect(table.canMakeWin(1 << player, player, position, mover)).toBe(
            canWin(store, position, player, mover),
          );
          expect(table.against(player, position, mover)).toEqual(
            coalitionsAgainst(store, position, player, mover),
          );
          for (const coalition of [0, 3, 5, 6]) {
            expect(table.canMakeLose(coalition, player, position, mover)).toBe(
              canMakeLose(store, position, coalition, 1 << player, mover).holds,
            );
          }
        }
      }
    }
  });
});

it('a position that the game does not reach is refused', () => {
  const store = new GameStore(PLAYERS);
  const table = new CoalitionTable(store, parseGame(store, '*2'));
  const foreign = parseGame(store, '*3');
  expect(() => table.canMakeWin(1, 0, foreign, 0)).toThrow(ValueError);
  expect(() => table.canMakeLose(1, 0, foreign, 0)).toThrow('no subposition');
  const plan = strategy(store, parseGame(store, '*2'), 0);
  expect(plan.at(parseGame(store, '*'), 1)).toBe(canWin(store, parseGame(store, '*'), 0, 1));
  expect(() => plan.at(foreign, 0)).toThrow(ValueError);
  expect(() => plan.keeping(foreign, 0)).toThrow('no subposition');
});

it('[Spindler, Proposition 2.2]: in {0, *2} Next and Other can make Previous lose', () => {
  const store = new GameStore(3);
  const game = parseGame(store, '{0, *2}');
  const table = new CoalitionTable(store, game);
  expect(table.winners(game, 0)).toBe(playerSetOf([0]));
  expect(table.against(2, game, 0)).toEqual([playerSetOf([0, 1])]);
  expect(table.helping(2, game, 0)).toEqual([playerSetOf([0, 2]), playerSetOf([1, 2])]);
});

/** Helpers that a player needs at the least, by all strategies of all coalitions; Infinity for none. */
function helpersOf(game: Plain, mover: number, player: number, convention: readonly number[]) {
  const aim = stuckFor(player, true, convention);
  const sizes = subsetsOf(PLAYERS)
    .filter((set) => set.includes(player) && coalitionCan(game, mover, set, aim))
    .map((set) => set.length);
  return Math.min(...sizes);
}

it('the moves with the fewest helpers are those that plain play finds', () => {
  fc.assert(
    fc.property(
      plainGames(PLAYERS, 2),
      fc.constantFrom(...CONVENTIONS),
      fc.constantFrom(...EVERYBODY),
      (plain, convention, mover) => {
        const store = new GameStore(PLAYERS);
        const game = toStore(store, plain);
        const table = new CoalitionTable(store, game, playerSetOf(convention));
        const next = (mover + 1) % PLAYERS;
        const options = plain.parts[mover] ?? [];
        const needed = options.map((option) => helpersOf(option, next, mover, convention));
        const best = options.filter((_, place) => needed[place] === Math.min(...needed));
        const ids = new Set(best.map((option) => toStore(store, option)));
        expect(new Set(fewestHelpers(table, game, mover))).toEqual(ids);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a win that is given away', () => {
  /** Whether a player wins by force, over positions of heaps as plain lists, whoever cannot move losing alone. */
  function wins(heaps: readonly number[], mover: number, player: number): boolean {
    const after = heaps.flatMap((size, heap) =>
      Array.from({ length: size }, (_, rest) => heaps.map((each, i) => (i === heap ? rest : each))),
    );
    if (after.length === 0) return mover !== player;
    const on = (position: readonly number[]) => wins(position, (mover + 1) % 3, player);
    return mover === player ? after.some(on) : after.every(on);
  }

  it.each([
    [
      [2, 2],
      [1, 2],
      [1, 0],
      [0, 0],
    ],
    [[2], [1], [0]],
    [
      [2, 1],
      [2, 0],
      [1, 0],
      [0, 0],
    ],
    [
      [3, 1],
      [3, 0],
      [2, 0],
      [1, 0],
      [0, 0],
    ],
    [
      [3, 2],
      [0, 2],
      [0, 0],
    ],
  ])('along %j', (...line) => {
    const store = new GameStore(3);
    const idOf = (heaps: readonly number[]): GameId => nimPosition(store, heaps);
    const table = new CoalitionTable(store, idOf(line[0] as number[]));
    for (const first of EVERYBODY) {
      const expected = line.flatMap((before, move) => {
        const after = line[move + 1];
        const player = (first + move) % 3;
        if (after === undefined || !wins(before, player, player)) return [];
        return wins(after, (player + 1) % 3, player) ? [] : [{ move, player }];
      });
      const found = givenAway(table, line.map(idOf), first);
      expect(found.map(({ move, player }) => ({ move, player }))).toEqual(expected);
      for (const { move, player, instead } of found) {
        expect(instead.length).toBeGreaterThan(0);
        expect(store.options(idOf(line[move] as number[]), player)).toEqual(
          expect.arrayContaining([...instead]),
        );
      }
    }
  });

  it('is found where Next leaves the one move that wins [Spindler, Proposition 2.2]', () => {
    const store = new GameStore(3);
    const game = parseGame(store, '{0, *2}');
    const table = new CoalitionTable(store, game);
    expect(givenAway(table, [game, store.zero], 0)).toEqual([]);
    const line = ['{0, *2}', '*2', '*', '0'].map((text) => parseGame(store, text));
    expect(givenAway(table, line, 0)).toEqual([{ move: 0, player: 0, instead: [store.zero] }]);
  });
});
