import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { Arena, type FormId } from '../../src/forms/arena.ts';
import { Left, Right } from '../../src/forms/side.ts';
import { nimHeap, restriction, wrap } from '../../src/multiplayer/games/named.ts';
import {
  allPlayers,
  conventions,
  members,
  normalPlay,
  parsePlayerSet,
  playerSetOf,
  printOutcome,
  proppPlay,
} from '../../src/multiplayer/games/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { copies } from '../../src/multiplayer/games/sum.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { undeterminedGame } from '../../src/multiplayer/order/undetermined.ts';
import {
  canMakeLose,
  coalitionsAgainst,
  force,
  strategy,
} from '../../src/multiplayer/play/coalition.ts';
import { canWin, outcome, outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { winsMovingFirst } from '../../src/play/misere.ts';
import { winsMovingFirstInNormalPlay } from '../../src/play/normal.ts';
import {
  coalitionCan,
  type Plain,
  plainGames,
  plainImpartial,
  plainWins,
  subsetsOf,
  toStore,
} from './oracle.ts';

const show = (store: GameStore, game: GameId): string =>
  printOutcome(outcome(store, game), store.players);

describe('outcomes against brute force over all strategies', () => {
  for (const players of [2, 3, 4]) {
    property.prop([plainGames(players, 3), fc.nat(), fc.nat()], { numRuns: 150 })(
      `${players} players, any convention, any mover`,
      (plain, seed, start) => {
        const store = new GameStore(players);
        const game = toStore(store, plain);
        const all = conventions(players);
        const convention = all[seed % all.length] ?? 1;
        const mover = start % players;
        for (let player = 0; player < players; player++) {
          expect(canWin(store, game, player, mover, convention)).toBe(
            plainWins(plain, mover, player, members(convention)),
          );
        }
      },
    );
  }

  property.prop([plainGames(3, 2)], { numRuns: 60 })(
    'every coalition and every aim, three players',
    (plain) => {
      const store = new GameStore(3);
      const game = toStore(store, plain);
      for (let mover = 0; mover < 3; mover++) {
        for (const coalition of subsetsOf(3)) {
          for (const aim of subsetsOf(3)) {
            const found = force(store, game, mover, playerSetOf(coalition), playerSetOf(aim));
            expect(found.holds).toBe(coalitionCan(plain, mover, coalition, aim));
          }
        }
      }
    },
  );
});

describe('two players', () => {
  /** The ordinary two-player recursion: does the player to move win? */
  const nextWins = (game: Plain, mover: number, misere: boolean): boolean => {
    const options = game.parts[mover] ?? [];
    if (options.length === 0) return misere;
    return options.some((option) => !nextWins(option, 1 - mover, misere));
  };

  property.prop([plainGames(2, 4), fc.boolean()], { numRuns: 200 })(
    'normal and misère play are the conventions {P} and {N}',
    (plain, misere) => {
      const store = new GameStore(2);
      const game = toStore(store, plain);
      const convention = parsePlayerSet(misere ? 'N' : 'P', 2);
      for (let mover = 0; mover < 2; mover++) {
        const expected = nextWins(plain, mover, misere) ? 'N' : 'P';
        expect(outcomeWhen(store, game, mover, convention)).toBe(parsePlayerSet(expected, 2));
      }
    },
  );

  property.prop([plainGames(2, 4)], { numRuns: 150 })(
    'agrees with the engine’s two-player play',
    (plain) => {
      const store = new GameStore(2);
      const game = toStore(store, plain);
      const arena = new Arena();
      const toArena = (position: Plain): FormId => {
        const [left = [], right = []] = position.parts;
        return arena.intern(left.map(toArena), right.map(toArena));
      };
      const form = toArena(plain);
      [Left, Right].forEach((side, mover) => {
        const first = (convention: string): boolean =>
          canWin(store, game, mover, mover, parsePlayerSet(convention, 2));
        expect(first('N')).toBe(winsMovingFirst(arena, form, side));
        expect(first('P')).toBe(winsMovingFirstInNormalPlay(arena, form, side));
      });
    },
  );

  it('normal play and Propp’s convention coincide', () => {
    expect(normalPlay(2)).toBe(proppPlay(2));
  });
});

describe('strategies', () => {
  property.prop(
    [plainImpartial(3, 4), fc.nat(), fc.array(fc.nat(), { minLength: 20, maxLength: 20 })],
    {
      numRuns: 150,
    },
  )('a player who can win wins against any play', (plain, seat, moves) => {
    const store = new GameStore(3);
    const game = toStore(store, plain);
    const player = seat % 3;
    const plan = strategy(store, game, player);
    if (!plan.holds) return;
    let position = game;
    let mover = 0;
    for (const move of moves) {
      const choice =
        mover === player ? plan.keeping(position, mover) : store.options(position, mover);
      const next = choice[move % Math.max(choice.length, 1)];
      if (next === undefined) break;
      position = next;
      mover = (mover + 1) % 3;
    }
    expect(store.options(position, mover)).toEqual([]);
    expect(mover).not.toBe(player);
  });

  it('Proposition 2.2: in {0, *2} Next and Other can make Previous lose, neither alone', () => {
    const store = new GameStore(3);
    const game = parseGame(store, '{0, *2}');
    expect(show(store, game)).toBe('N');
    expect(coalitionsAgainst(store, game, 2)).toEqual([playerSetOf([0, 1])]);
    expect(
      canMakeLose(store, game, playerSetOf([0, 1]), playerSetOf([2])).keeping(game, 0),
    ).toEqual([nimHeap(store, 2)]);
  });
});

describe('small outcomes of the paper', () => {
  const store = new GameStore(3);
  it.each([
    ['0', 'OP'],
    ['*', 'NP'],
    ['{*}', 'NO'],
    ['*2', 'N'],
    ['{*2}', 'O'],
    ['{{*2}}', 'P'],
    ['{*2, {*2}}', '-'],
  ])('Proposition 2.5: o(%s) = %s', (text, expected) => {
    expect(show(store, parseGame(store, text))).toBe(expected);
  });

  it('Proposition 3.2(4): the examples for six players, braces as corrected', () => {
    const six = new GameStore(6);
    const game = parseGame(six, '{*, 3·*, 4·*}');
    expect(outcome(six, game)).toEqual([allPlayers(6) & ~playerSetOf([2, 4, 5])]);
    expect(outcome(six, parseGame(six, '{{*, 3·*, 4·*}}'))).toEqual([playerSetOf([1, 2, 4])]);
  });

  it('Definitions 4.1 and 4.2: restrictions of 1_L, and an outcome counted by hand', () => {
    expect(restriction(store, parseGame(store, '1[0]'), 0)).toBe(nimHeap(store, 1));
    expect(restriction(store, parseGame(store, '1[0]'), 1)).toBe(store.zero);
    expect(show(store, parseGame(store, '{0 | 0 | }'))).toBe('(NP, NP, OP)');
  });

  it('a row of 20,000 counters needs no deep recursion', () => {
    const row = copies(store, 20_000, nimHeap(store, 1));
    expect(store.height(row)).toBe(20_000);
    expect(outcome(store, row)).toEqual([allPlayers(3) & ~(1 << (20_000 % 3))]);
  });
});

describe('Proposition 4.3: all (2^N − 1)^N outcomes of partizan games', () => {
  /** An impartial game with each outcome, by the constructions of Proposition 3.2(4). */
  function byOutcome(store: GameStore): GameId[] {
    const { players } = store;
    const found: GameId[] = [undeterminedGame(store)];
    for (let set = 1; set < allPlayers(players); set++) {
      // Turn the wanted set until it contains N, choose who loses, turn back with braces.
      const braces = members(set)[0] ?? 0;
      const turned = Array.from({ length: players }, (_, each) => each).filter(
        (each) => !((set >> ((each + braces) % players)) & 1),
      );
      const losers = turned.map((each) => copies(store, each - 1, nimHeap(store, 1)));
      found.push(wrap(store, store.impartial(losers), braces));
    }
    return found;
  }

  it.each([
    [3, 343],
    [4, 50_625],
  ])('N = %i: %i of them, each attained', (players, count) => {
    const store = new GameStore(players);
    const parts = byOutcome(store).map((game) => wrap(store, game, players - 1));
    const seen = new Set<string>();
    const choose = (chosen: readonly GameId[]): void => {
      if (chosen.length < players) {
        for (const part of parts) choose([...chosen, part]);
        return;
      }
      const game = store.partizan(chosen.map((option) => [option]));
      const movers = Array.from({ length: players }, (_, mover) => mover);
      seen.add(movers.map((mover) => outcomeWhen(store, game, mover)).join());
    };
    choose([]);
    expect(seen.size).toBe(count);
    expect(count).toBe((2 ** players - 1) ** players);
  });
});
