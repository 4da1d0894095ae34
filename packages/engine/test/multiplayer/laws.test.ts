import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { copyGames, exportGames, importGames } from '../../src/multiplayer/games/dag.ts';
import { conjugate, minus, restriction } from '../../src/multiplayer/games/named.ts';
import {
  conventions,
  hasPlayer,
  isSubset,
  normalPlay,
} from '../../src/multiplayer/games/players.ts';
import { GameStore } from '../../src/multiplayer/games/store.ts';
import { add, copies } from '../../src/multiplayer/games/sum.ts';
import { parseCompact, printCompact } from '../../src/multiplayer/notation/compact.ts';
import { parseGame, printGame } from '../../src/multiplayer/notation/explicit.ts';
import { compareFor, compareImpartial } from '../../src/multiplayer/order/compare.ts';
import { ContextTable } from '../../src/multiplayer/play/contexts.ts';
import { outcome, outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { attainableOutcomes } from '../../src/multiplayer/play/sum-bounds.ts';
import { plainGames, plainImpartial, plainSum, toStore } from './oracle.ts';

const playerCounts = [2, 3, 4, 5];

describe.each(playerCounts)('%i players', (players) => {
  const store = new GameStore(players);
  const normal = normalPlay(players);
  const o = (game: ReturnType<typeof toStore>): number => outcomeWhen(store, game, 0);

  property.prop([plainImpartial(players, 4), plainImpartial(players, 3)])(
    'Theorems 2.8 and 3.3 (Next Generation)',
    (g, h) => {
      const [left, right] = [toStore(store, g), toStore(store, h)];
      if (hasPlayer(o(right), 0)) return;
      expect(isSubset(o(add(store, left, right)), o(left))).toBe(true);
    },
  );

  property.prop([fc.array(plainImpartial(players, 3), { minLength: 1, maxLength: 3 }), fc.nat()])(
    'Theorems 2.10 and 3.4 (Other Procreation)',
    (games, pick) => {
      const summands = games.map((game) => toStore(store, game));
      const k = summands.length;
      const m = pick % players;
      if (k * m >= players || summands.some((game) => hasPlayer(o(game), m))) return;
      const sum = summands.reduce((total, game) => add(store, total, game));
      expect(hasPlayer(o(sum), k * m)).toBe(false);
    },
  );

  property.prop([plainImpartial(players, 3)], { numRuns: 30 })(
    'Propositions 2.15 and 3.5: mirror strategies, N is not in o(N·G)',
    (g) => {
      expect(hasPlayer(o(copies(store, players, toStore(store, g))), 0)).toBe(false);
    },
  );

  property.prop([plainImpartial(players, 4), fc.nat()])(
    'Propositions 2.3, 2.4 and 3.2: never everyone, and braces turn the outcome, in any convention',
    (g, pick) => {
      const all = conventions(players);
      const convention = all[pick % all.length] ?? normal;
      const game = toStore(store, g);
      const [before = 0] = outcome(store, game, convention);
      const [after = 0] = outcome(store, store.impartial([game]), convention);
      expect(before).not.toBe(2 ** players - 1);
      expect(attainableOutcomes(players, convention)).toContain(before);
      for (let i = 0; i < players; i++) {
        expect(hasPlayer(after, (i + 1) % players)).toBe(hasPlayer(before, i));
      }
    },
  );

  property.prop([plainGames(players, 2), plainGames(players, 2)])(
    'sums agree with the definition, commute, and need not be built',
    (g, h) => {
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const sum = add(store, left, right);
      expect(sum).toBe(toStore(store, plainSum(g, h)));
      expect(add(store, right, left)).toBe(sum);
      const table = new ContextTable(store, [left], normal, false);
      for (let mover = 0; mover < players; mover++) {
        expect(table.outcome(left, right, mover)).toBe(outcomeWhen(store, sum, mover));
      }
    },
  );

  property.prop([plainGames(players, 3), fc.nat()])(
    'conjugation permutes outcomes and has order N; restrictions give outcomes',
    (g, pick) => {
      const game = toStore(store, g);
      const all = conventions(players);
      const convention = all[pick % all.length] ?? normal;
      const turned = conjugate(store, game);
      for (let mover = 0; mover < players; mover++) {
        expect(outcomeWhen(store, turned, (mover + 1) % players, convention)).toBe(
          outcomeWhen(store, game, mover, convention),
        );
        expect(outcomeWhen(store, restriction(store, game, mover), 0, convention)).toBe(
          outcomeWhen(store, game, mover, convention),
        );
      }
      expect(conjugate(store, game, players)).toBe(game);
    },
  );

  property.prop([plainGames(players, 2)], { numRuns: 20 })(
    'Proposition 4.6: nobody wins G + G⁻ moving first',
    (g) => {
      const game = toStore(store, g);
      if (players > 4 || store.height(game) > 2) return;
      const sum = add(store, game, minus(store, game));
      for (let mover = 0; mover < players; mover++) {
        expect(hasPlayer(outcomeWhen(store, sum, mover), 0)).toBe(false);
      }
    },
  );

  property.prop([plainGames(players, 3)])('explicit notation: reading what was written', (g) => {
    const game = toStore(store, g);
    expect(parseGame(store, printGame(store, game))).toBe(game);
  });

  property.prop([plainGames(players, 3), plainGames(players, 3)])(
    'a game is written the same in every store, and moves between stores as it is',
    (g, other) => {
      const fresh = new GameStore(players);
      toStore(fresh, other);
      const [game, copy] = [toStore(store, g), toStore(fresh, g)];
      expect(printGame(fresh, copy)).toBe(printGame(store, game));
      expect(copyGames(store, [game], fresh)).toEqual([copy]);
      const dag = exportGames(store, [game]);
      expect(exportGames(fresh, [copy])).toEqual(dag);
      const read = importGames(JSON.parse(JSON.stringify(dag)));
      expect(copyGames(read.store, read.roots, store)).toEqual([game]);
    },
  );

  property.prop([plainImpartial(players, 5)])('compact notation: reading what was written', (g) => {
    const game = toStore(store, g);
    expect(parseCompact(store, printCompact(store, game))).toBe(game);
  });

  property.prop(
    [plainGames(players, 2), plainGames(players, 2), plainGames(players, 3), fc.nat(), fc.nat()],
    { numRuns: 150 },
  )(
    'no proved comparison fails beside a random context, in any convention',
    (g, h, x, who, pick) => {
      const [left, right, context] = [toStore(store, g), toStore(store, h), toStore(store, x)];
      const all = [normal, ...conventions(players)];
      const convention = all[pick % all.length] ?? normal;
      const player = who % players;
      const search = { random: 20, seed: 1 };
      const answer = compareFor(store, left, right, player, { convention, search });
      if (answer.verdict !== 'proved') return;
      const table = new ContextTable(store, [left, right], convention, false);
      for (let mover = 0; mover < players; mover++) {
        const seat = (player - mover + players) % players;
        if (hasPlayer(table.outcome(left, context, mover), seat)) {
          expect(hasPlayer(table.outcome(right, context, mover), seat)).toBe(true);
        }
      }
    },
  );

  property.prop(
    [plainImpartial(players, 2), plainImpartial(players, 3), plainImpartial(players, 4), fc.nat()],
    { numRuns: 40 },
  )('the same over impartial contexts', (g, h, x, pick) => {
    const [left, right, context] = [toStore(store, g), toStore(store, h), toStore(store, x)];
    const all = [normal, ...conventions(players)];
    const convention = all[pick % all.length] ?? normal;
    const answer = compareImpartial(store, left, right, { convention, blends: 2000 });
    if (answer.verdict !== 'proved') return;
    const table = new ContextTable(store, [left, right], convention, true);
    expect(isSubset(table.outcome(left, context, 0), table.outcome(right, context, 0))).toBe(true);
  });
});

it('games are isomorphic exactly when their ids are equal', () => {
  const store = new GameStore(3);
  expect(parseGame(store, '{0 | 0 | 0}')).toBe(parseGame(store, '*'));
  expect(parseGame(store, '{*, 0, *}')).toBe(parseGame(store, '*2'));
  expect(parseGame(store, '{1[0] | 1[0] | 1[0]}')).toBe(parseGame(store, '{1[0]}'));
  expect(store.isImpartial(parseGame(store, '{1[0]}'))).toBe(false);
});
