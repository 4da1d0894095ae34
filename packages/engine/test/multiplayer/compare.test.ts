import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { conjugate, integer, minus, nimHeap } from '../../src/multiplayer/games/named.ts';
import {
  conventions,
  hasPlayer,
  normalPlay,
  parsePlayerSet,
} from '../../src/multiplayer/games/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { add, copies } from '../../src/multiplayer/games/sum.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { compareFor, equal } from '../../src/multiplayer/order/compare.ts';
import {
  describeComparison,
  describeEquality,
  nameGame,
} from '../../src/multiplayer/order/describe.ts';
import { checkDerivation, inequalityTable } from '../../src/multiplayer/order/inequality-test.ts';
import { separatingContext } from '../../src/multiplayer/order/witness.ts';
import { ContextTable } from '../../src/multiplayer/play/contexts.ts';
import { outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { plainGames, toStore } from './oracle.ts';
import { refutes, verdictOf } from './refutes.ts';

describe.each([2, 3, 4])('the Inequality Test decides, %i players', (players) => {
  const store = new GameStore(players);
  const normal = normalPlay(players);

  property.prop([plainGames(players, 2), plainGames(players, 2), fc.nat()], { numRuns: 150 })(
    'every answer is proved with a derivation or refuted by play',
    (g, h, who) => {
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const favoured = who % players;
      const answer = compareFor(store, left, right, favoured);
      if (answer.verdict === 'proved' && answer.by === 'derivation') {
        const pairs = checkDerivation({ store, convention: normal, favoured }, answer.steps);
        expect(pairs).toContainEqual({ left, right });
      } else {
        expect(refutes(store, left, right, answer, normal)).toBe(true);
      }
    },
  );

  property.prop([plainGames(players, 3), plainGames(players, 3), fc.nat()], { numRuns: 100 })(
    'a constructed context separates wherever the test fails',
    (g, h, who) => {
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const favoured = who % players;
      const table = inequalityTable({ store, convention: normal, favoured }, left, right);
      if (table.proves(left, right)) return;
      const { context, mover } = separatingContext(table, left, right);
      const play = new ContextTable(store, [left, right], normal, false);
      const seat = (favoured - mover + players) % players;
      expect(hasPlayer(play.outcome(left, context, mover), seat)).toBe(true);
      expect(hasPlayer(play.outcome(right, context, mover), seat)).toBe(false);
    },
  );

  property.prop([plainGames(players, 2), plainGames(players, 2), plainGames(players, 2)], {
    numRuns: 60,
  })(
    'Propositions 4.9 and 4.10: a preorder that sums respect; conjugation renames players',
    (g, h, j) => {
      const [a, b, c] = [toStore(store, g), toStore(store, h), toStore(store, j)];
      const atMost = (left: GameId, right: GameId, favoured = 0): boolean =>
        compareFor(store, left, right, favoured).verdict === 'proved';
      expect(atMost(a, a)).toBe(true);
      if (!atMost(a, b)) return;
      if (atMost(b, c)) expect(atMost(a, c)).toBe(true);
      expect(atMost(add(store, a, c), add(store, b, c))).toBe(true);
      expect(atMost(conjugate(store, a), conjugate(store, b), 1 % players)).toBe(true);
    },
  );
});

describe('a faulty derivation is found out', () => {
  it('steps out of order, missing answers and false ends are refused', () => {
    const store = new GameStore(3);
    const setting = { store, convention: normalPlay(3), favoured: 0 };
    const answer = compareFor(
      store,
      parseGame(store, '{2[1] | | }'),
      parseGame(store, '{1[1] | | }'),
      0,
    );
    if (answer.verdict !== 'proved' || answer.by !== 'derivation') throw new Error('not derived');
    expect(() => checkDerivation(setting, answer.steps)).not.toThrow();
    expect(() => checkDerivation(setting, [...answer.steps].reverse())).toThrow('does not hold');
    const last = answer.steps.at(-1);
    if (last === undefined) throw new Error('empty');
    expect(() => checkDerivation(setting, [{ ...last, answers: [] }])).toThrow('does not hold');
    const first = compareFor(store, store.zero, integer(store, 1, 0), 0);
    if (first.verdict !== 'proved' || first.by !== 'derivation') throw new Error('not derived');
    const misere = { ...setting, convention: parsePlayerSet('N', 3) };
    expect(() => checkDerivation(misere, first.steps)).toThrow('does not hold');
  });
});

describe('two players: the classical order', () => {
  const store = new GameStore(2);
  property.prop([plainGames(2, 3), plainGames(2, 3)], { numRuns: 150 })(
    'G ≤ H for Left exactly when Left wins H − G moving second',
    (g, h) => {
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const difference = add(store, right, conjugate(store, left));
      const leftWinsSecond = hasPlayer(outcomeWhen(store, difference, 1), 1);
      expect(compareFor(store, left, right, 0).verdict === 'proved').toBe(leftWinsSecond);
    },
  );

  it('misère play over impartial contexts: 2·* = 0, and *2 + *2 ≠ 0', () => {
    const misere = { convention: parsePlayerSet('N', 2) };
    const two = copies(store, 2, nimHeap(store, 1));
    expect(verdictOf(equal(store, two, store.zero, misere))).toBe('proved');
    const four = copies(store, 2, nimHeap(store, 2));
    expect(verdictOf(equal(store, four, store.zero, misere))).toBe('refuted');
    expect(verdictOf(equal(store, four, store.zero))).toBe('proved');
  });
});

describe('other conventions', () => {
  it('with only N winning the empty game, 0 ≤ 1_L for Left is false', () => {
    const store = new GameStore(3);
    const convention = parsePlayerSet('N', 3);
    const answer = compareFor(store, store.zero, integer(store, 1, 0), 0, { convention });
    expect(refutes(store, store.zero, integer(store, 1, 0), answer, convention)).toBe(true);
  });

  property.prop([plainGames(3, 2), plainGames(3, 2), fc.nat(), fc.nat()], { numRuns: 60 })(
    'refutations hold by play, proofs check',
    (g, h, who, pick) => {
      const store = new GameStore(3);
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const convention = conventions(3)[pick % 6] ?? 6;
      const favoured = who % 3;
      const answer = compareFor(store, left, right, favoured, {
        convention,
        search: { random: 50, seed: 2 },
      });
      if (answer.verdict === 'refuted') {
        expect(refutes(store, left, right, answer, convention)).toBe(true);
      } else if (answer.verdict === 'proved' && answer.by === 'derivation') {
        checkDerivation({ store, convention, favoured }, answer.steps);
      }
    },
  );
});

describe('answers in words', () => {
  const store = new GameStore(3);

  it('a derivation step by step', () => {
    const [left, right] = [parseGame(store, '{2[1] | | }'), parseGame(store, '{1[1] | | }')];
    const result = compareFor(store, left, right, 0);
    expect(describeComparison(store, { left, right, player: 0, result })).toEqual([
      '{2[1] | . | .} ≤ {1[1] | . | .} for Left: proved',
      '  0 ≤ 0: the same game',
      '  2[1] ≤ 1[1]: 0 of Center is answered by 0',
      '  {2[1] | . | .} ≤ {1[1] | . | .}: 2[1] of Left is answered by 1[1]',
    ]);
  });

  it('a refutation with context, mover and winner', () => {
    expect(describeEquality(store, equal(store, nimHeap(store, 1), store.zero))).toEqual([
      '* ≤ 0 over impartial contexts: refuted',
      '  beside 0, with N to move first, N wins with the left game and not with the right one',
    ]);
    const large = nameGame(store, minus(store, integer(store, 9, 0)));
    expect(large).toMatch(/^a game of \d+ positions and rank 18$/);
  });
});
