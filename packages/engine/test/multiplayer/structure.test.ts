import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { nimHeap, nimPosition } from '../../src/multiplayer/games/named.ts';
import {
  conventions,
  hasPlayer,
  isSubset,
  normalPlay,
  parsePlayerSet,
  proppPlay,
} from '../../src/multiplayer/games/players.ts';
import { GameStore } from '../../src/multiplayer/games/store.ts';
import { nthOptions } from '../../src/multiplayer/games/subpositions.ts';
import { add, copies } from '../../src/multiplayer/games/sum.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { compareImpartial, equal } from '../../src/multiplayer/order/compare.ts';
import { checkClosedSet } from '../../src/multiplayer/order/context-closure.ts';
import { revertible } from '../../src/multiplayer/order/revertible.ts';
import {
  absorbing,
  absorbingConstruction,
  absorbingGame,
  anyWinner,
  isUndetermined,
  undeterminedDepth,
  undeterminedGame,
} from '../../src/multiplayer/order/undetermined.ts';
import { ContextTable } from '../../src/multiplayer/play/contexts.ts';
import { outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { plainImpartial, toStore } from './oracle.ts';

describe('undetermined games', () => {
  it.each([3, 4, 5, 6])('Proposition 3.2(4): {H, {H}} is undetermined, N = %i', (players) => {
    const store = new GameStore(players);
    expect(isUndetermined(store, undeterminedGame(store))).toBe(true);
  });

  property.prop([plainImpartial(3, 4), plainImpartial(3, 4)])(
    'Corollary 2.9 and Propositions 3.10, 3.12: depths of undetermined games add up',
    (g, h) => {
      const store = new GameStore(3);
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const depths = [undeterminedDepth(store, left), undeterminedDepth(store, right)] as const;
      if (depths[0] === 0 || depths[1] === 0) return;
      expect(undeterminedDepth(store, add(store, left, right))).toBeGreaterThanOrEqual(
        depths[0] + depths[1],
      );
    },
  );

  property.prop([plainImpartial(3, 4), plainImpartial(3, 4)])(
    'Corollaries 2.11 and 2.12',
    (g, h) => {
      const store = new GameStore(3);
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const P = parsePlayerSet('P', 3);
      const o = (game: typeof left): number => outcomeWhen(store, game, 0);
      const sum = o(add(store, left, right));
      if (isSubset(o(left), P) && isSubset(o(right), P)) expect(sum).toBe(0);
      if (o(left) === 0) expect(hasPlayer(sum, 2)).toBe(false);
    },
  );

  property.prop([plainImpartial(4, 3), plainImpartial(4, 4)], { numRuns: 60 })(
    'Lemma 3.13 for four players: no P beside a 2-undetermined game',
    (g, h) => {
      const store = new GameStore(4);
      const pair = add(store, undeterminedGame(store), store.impartial([undeterminedGame(store)]));
      expect(undeterminedDepth(store, pair)).toBeGreaterThanOrEqual(2);
      const context = add(store, toStore(store, g), toStore(store, h));
      expect(hasPlayer(outcomeWhen(store, add(store, pair, context), 0), 3)).toBe(false);
    },
  );
});

describe('absorbing games', () => {
  const store = new GameStore(3);

  it('Corollary 2.26: {{*2, {*2}}} is the absorbing game given', () => {
    expect(absorbingGame(store)).toBe(parseGame(store, '{{*2, {*2}}}'));
  });

  it.each([3, 4, 5])('Theorem 3.14 for N = %i: undetermined beside everything tried', (players) => {
    const own = new GameStore(players);
    const game = absorbingGame(own);
    expect(absorbing(own, game).verdict).toBe('proved');
    const table = new ContextTable(own, [game], normalPlay(players), true);
    for (let size = 0; size < 6; size++) {
      for (let other = 0; other <= size; other++) {
        expect(table.outcome(game, nimPosition(own, [size, other]), 0)).toBe(0);
      }
    }
  });

  property.prop([plainImpartial(3, 5), plainImpartial(3, 4)])(
    'no absorbing game that is proved has a winner beside a random context',
    (g, h) => {
      const [game, context] = [toStore(store, g), toStore(store, h)];
      if (absorbing(store, game).verdict !== 'proved') return;
      expect(outcomeWhen(store, add(store, game, context), 0)).toBe(0);
    },
  );

  it('Lemmas 2.37 and 2.38: 3·*3 and 4·*2; fewer heaps are refuted by play or stay open', () => {
    expect(absorbing(store, nimPosition(store, [3, 3, 3]))).toMatchObject({ verdict: 'proved' });
    expect(absorbing(store, nimPosition(store, [2, 2, 2, 2]))).toMatchObject({ verdict: 'proved' });
    expect(absorbing(store, nimPosition(store, [2, 3]))).toMatchObject({
      verdict: 'refuted',
      context: nimHeap(store, 1),
      winners: parsePlayerSet('N', 3),
    });
  });

  it('Question 5 asks about the quotient only: 3·*2 and 2·*3 are not absorbing among all games', () => {
    for (const sizes of [
      [2, 2, 2],
      [3, 3],
    ]) {
      const game = nimPosition(store, sizes);
      const answer = absorbing(store, game);
      if (answer.verdict !== 'refuted') throw new Error(answer.verdict);
      expect(outcomeWhen(store, add(store, game, answer.context), 0)).toBe(answer.winners);
      expect(answer.winners).not.toBe(0);
    }
  });

  it('Proposition 2.24: an absorbing summand makes the sum absorbing', () => {
    const sum = add(store, absorbingGame(store), parseGame(store, '{2·*}'));
    expect(absorbing(store, sum)).toMatchObject({ verdict: 'proved' });
    expect(equal(store, sum, absorbingGame(store)).verdict).toBe('proved');
  });

  it('Corollaries 2.28, 3.16 and 3.17: N·G for (N−2)-undetermined G', () => {
    const game = undeterminedGame(store);
    expect(absorbingConstruction(store, copies(store, 3, game))).toBe(true);
    const four = new GameStore(4);
    const deep = four.impartial([undeterminedGame(four)]);
    expect(undeterminedDepth(four, deep)).toBeGreaterThanOrEqual(2);
    const sum = copies(four, 4, deep);
    expect(nthOptions(four, sum, 0, 2).every((option) => isUndetermined(four, option))).toBe(true);
    expect(absorbingConstruction(four, sum)).toBe(true);
  });

  it('Corollary 3.28 for N = 3 and 4: the Nim positions named there', () => {
    expect(absorbing(store, copies(store, 3, nimPosition(store, [2, 3]))).verdict).toBe('proved');
    const four = new GameStore(4);
    expect(absorbing(four, copies(four, 8, nimHeap(four, 4))).verdict).toBe('proved');
  });

  it('under another convention only exhaustion proves it, and the proof can be checked', () => {
    const convention = proppPlay(3);
    const answer = absorbing(store, absorbingGame(store), convention);
    if (answer.verdict !== 'proved' || !('closed' in answer)) throw new Error(answer.verdict);
    const games = [absorbingGame(store)];
    expect(checkClosedSet(store, answer.closed, games, convention, anyWinner)).toBe(true);
    expect(() => absorbingGame(new GameStore(2))).toThrow('with two players no game is absorbing');
  });

  property.prop([plainImpartial(3, 5), plainImpartial(3, 4), fc.nat()], { numRuns: 60 })(
    'exhaustion and play agree, under any convention',
    (g, h, pick) => {
      const [game, context] = [toStore(store, g), toStore(store, h)];
      const convention = conventions(3)[pick % 6] ?? 6;
      const answer = absorbing(store, game, convention, 1000);
      if (answer.verdict === 'proved') {
        expect(outcomeWhen(store, add(store, game, context), 0, convention)).toBe(0);
      } else if (answer.verdict === 'refuted') {
        const sum = add(store, game, answer.context);
        expect(outcomeWhen(store, sum, 0, convention)).toBe(answer.winners);
      }
    },
  );
});

describe('revertible games (Theorems 2.19 and 3.7)', () => {
  it('partizan games are refused, on either side', () => {
    const store = new GameStore(3);
    const partizan = store.partizan([[], [store.zero], []]);
    const refusal = 'this notion is defined for impartial games only';
    expect(() => revertible(store, partizan, store.zero)).toThrow(refusal);
    expect(() => revertible(store, store.zero, partizan)).toThrow(refusal);
  });

  it('3·* is revertible to 0, and the inclusion is strict (Proposition 2.21)', () => {
    const store = new GameStore(3);
    const three = copies(store, 3, nimHeap(store, 1));
    const [star2, zero] = [copies(store, 2, nimHeap(store, 1)), store.zero];
    expect(revertible(store, three, zero)).toEqual([
      { option: star2, kind: 'reverts', through: zero },
    ]);
    expect(compareImpartial(store, three, zero).verdict).toBe('proved');
    // The context of Proposition 2.21, braces as corrected.
    const context = parseGame(store, '{{0, 2·*}}');
    const table = new ContextTable(store, [three], normalPlay(3), true);
    expect(table.outcome(three, context, 0)).not.toBe(table.outcome(zero, context, 0));
  });

  it.each([3, 4, 5, 6])('Proposition 3.9 for N = %i: N·* ≠ 0, by {{(N−1)·*, 0}}', (players) => {
    const store = new GameStore(players);
    const row = copies(store, players, nimHeap(store, 1));
    const context = parseGame(store, `{{${players - 1}·*, 0}}`);
    const table = new ContextTable(store, [row], normalPlay(players), true);
    expect(table.outcome(store.zero, context, 0)).toBe(2 ** players - 1 - 4);
    expect(hasPlayer(table.outcome(row, context, 0), 1)).toBe(false);
    expect(equal(store, row, store.zero).verdict).toBe('refuted');
  });

  property.prop([plainImpartial(3, 3)], { numRuns: 60 })(
    'a revertible game is below the game it reverts to',
    (g) => {
      const store = new GameStore(3);
      const game = toStore(store, g);
      // Add an option that reverts after two more moves.
      const back = store.impartial([store.impartial([game])]);
      const larger = store.impartial([...store.options(game), back]);
      expect(revertible(store, larger, game, { blends: 200 })).toBeDefined();
      expect(compareImpartial(store, larger, game, { blends: 200 }).verdict).toBe('proved');
    },
  );

  it('Corollary 3.8: equal options make equal games, here two absorbing ones', () => {
    const store = new GameStore(3);
    const [one, other] = [absorbingGame(store), nimPosition(store, [3, 3, 3])];
    expect(equal(store, one, other).verdict).toBe('proved');
    const left = store.impartial([one, nimHeap(store, 2)]);
    const right = store.impartial([other, nimHeap(store, 2)]);
    expect(equal(store, left, right).verdict).toBe('proved');
    expect(equal(store, one, other, { world: 'partizan' }).verdict).toBe('refuted');
  });
});
