import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { impartialGames } from '../../src/multiplayer/games/census.ts';
import { nimHeap } from '../../src/multiplayer/games/named.ts';
import { conventions, hasPlayer, normalPlay } from '../../src/multiplayer/games/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { subpositions } from '../../src/multiplayer/games/subpositions.ts';
import { add, copies } from '../../src/multiplayer/games/sum.ts';
import { parseGame, printGame } from '../../src/multiplayer/notation/explicit.ts';
import { compareImpartial, equal } from '../../src/multiplayer/order/compare.ts';
import {
  checkClosedSet,
  lostWinner,
  searchAllContexts,
} from '../../src/multiplayer/order/context-closure.ts';
import { checkDerivation } from '../../src/multiplayer/order/inequality-test.ts';
import { deleteRedundant, redundantOptions } from '../../src/multiplayer/order/simplify.ts';
import { ContextTable } from '../../src/multiplayer/play/contexts.ts';
import { outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { plainImpartial, toStore } from './oracle.ts';
import { refutes } from './refutes.ts';

describe('impartial games over impartial contexts', () => {
  it('3·* ≠ 6·* for three players: {{0, {{{0, 2·*}}}}} separates them', () => {
    const store = new GameStore(3);
    const [three, six] = [copies(store, 3, nimHeap(store, 1)), copies(store, 6, nimHeap(store, 1))];
    expect(compareImpartial(store, six, three).verdict).toBe('proved');
    expect(refutes(store, three, six, compareImpartial(store, three, six), normalPlay(3))).toBe(
      true,
    );
    const context = parseGame(store, '{{0, {{{0, 2·*}}}}}');
    const O = (game: GameId): boolean =>
      hasPlayer(outcomeWhen(store, add(store, game, context), 0), 1);
    expect([O(three), O(six)]).toEqual([true, false]);
  });

  it('the search through all contexts and its check refuse partizan games', () => {
    const store = new GameStore(3);
    const convention = normalPlay(3);
    const games = [store.zero, store.partizan([[store.zero], [], []])];
    const closed = { positions: subpositions(store, games), effects: [], blends: [] };
    const refusal = 'this notion is defined for impartial games only';
    expect(() => searchAllContexts(store, games, convention, lostWinner)).toThrow(refusal);
    expect(() => checkClosedSet(store, closed, games, convention, lostWinner)).toThrow(refusal);
  });

  it.each([3, 4, 5, 6])(
    'Question 2 for N = %i: {0, N·*, 2N·*} = {0, 2N·*}, without absorbing subpositions',
    (players) => {
      const store = new GameStore(players);
      const row = (count: number): GameId => copies(store, count, nimHeap(store, 1));
      const larger = store.impartial([store.zero, row(players), row(2 * players)]);
      const smaller = store.impartial([store.zero, row(2 * players)]);
      expect(larger).not.toBe(smaller);
      for (const world of ['impartial', 'partizan'] as const) {
        const answer = equal(store, larger, smaller, { world });
        if (answer.verdict !== 'proved') throw new Error(answer.verdict);
        for (const { left, right, result } of answer.comparisons) {
          if (result.verdict !== 'proved' || result.by !== 'derivation') throw new Error('how?');
          const setting = { store, convention: normalPlay(players), favoured: 0 };
          expect(checkDerivation(setting, result.steps)).toContainEqual({ left, right });
        }
      }
      // No subposition is undetermined, let alone absorbing.
      for (const position of subpositions(store, [larger])) {
        expect(outcomeWhen(store, position, 0)).not.toBe(0);
      }
      expect(redundantOptions(store, larger, 0)).toEqual([row(players)]);
      expect(deleteRedundant(store, larger)).toBe(smaller);
    },
  );

  property.prop([plainImpartial(3, 4), plainImpartial(3, 4)], { numRuns: 60 })(
    'deleting redundant options changes no outcome beside a random context',
    (g, x) => {
      const store = new GameStore(3);
      const three = copies(store, 3, nimHeap(store, 1));
      const game = add(
        store,
        store.impartial([store.zero, three, add(store, three, three)]),
        toStore(store, g),
      );
      const simpler = deleteRedundant(store, game);
      const table = new ContextTable(store, [game, simpler], normalPlay(3), true);
      const context = toStore(store, x);
      expect(table.outcome(simpler, context, 0)).toBe(table.outcome(game, context, 0));
    },
  );

  it('no two of the 16 games of rank at most 3 are equal for three players', () => {
    const store = new GameStore(3);
    const games = impartialGames(store, 3);
    for (const left of games) {
      for (const right of games) {
        if (left >= right) continue;
        const answer = equal(store, left, right);
        if (answer.verdict !== 'refuted') throw new Error(printGame(store, left));
        const { by } = answer;
        expect(refutes(store, by.left, by.right, by.result, normalPlay(3))).toBe(true);
      }
    }
  });

  property.prop([plainImpartial(3, 2), plainImpartial(3, 2), fc.nat()], { numRuns: 40 })(
    'a proof by exhaustion passes its check, and none where a winner is taken away',
    (g, h, pick) => {
      const store = new GameStore(3);
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const convention = conventions(3)[pick % 6] ?? 6;
      const answer = compareImpartial(store, left, right, { convention, blends: 3000 });
      if (answer.verdict !== 'proved' || answer.by !== 'exhaustion') return;
      expect(checkClosedSet(store, answer.closed, [left, right], convention, lostWinner)).toBe(
        true,
      );
      const short = { ...answer.closed, effects: answer.closed.effects.slice(1) };
      expect(checkClosedSet(store, short, [left, right], convention, lostWinner)).toBe(false);
    },
  );
});
