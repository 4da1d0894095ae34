import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { impartialGames } from '../../src/multiplayer/games/census.ts';
import {
  conjugate,
  freeMoves,
  integer,
  minus,
  nimHeap,
  onlyFor,
} from '../../src/multiplayer/games/named.ts';
import {
  allPlayers,
  conventions,
  hasPlayer,
  normalPlay,
  parsePlayerSet,
  playerSetOf,
} from '../../src/multiplayer/games/players.ts';
import { type GameId, GameStore } from '../../src/multiplayer/games/store.ts';
import { subpositions } from '../../src/multiplayer/games/subpositions.ts';
import { add, addAll, copies } from '../../src/multiplayer/games/sum.ts';
import { parseGame, printGame } from '../../src/multiplayer/notation/explicit.ts';
import {
  type Comparison,
  compareFor,
  compareImpartial,
  type Equality,
  equal,
  equalFor,
  zeroTest,
} from '../../src/multiplayer/order/compare.ts';
import { checkClosedSet, lostWinner } from '../../src/multiplayer/order/context-closure.ts';
import {
  describeComparison,
  describeEquality,
  nameGame,
} from '../../src/multiplayer/order/describe.ts';
import { checkDerivation, inequalityTable } from '../../src/multiplayer/order/inequality-test.ts';
import {
  bypassReversible,
  deleteOptions,
  deleteRedundant,
  dominatedOptions,
  redundantOptions,
  reversibleOptions,
  simplifyFor,
} from '../../src/multiplayer/order/simplify.ts';
import { separatingContext } from '../../src/multiplayer/order/witness.ts';
import {
  compareWithZero,
  isNonnegativeFor,
  isNonpositiveFor,
  signFor,
} from '../../src/multiplayer/order/zero.ts';
import { ContextTable } from '../../src/multiplayer/play/contexts.ts';
import { outcome, outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { plainGames, plainImpartial, toStore } from './oracle.ts';

/** A refutation is checked by building both sums and looking at their outcomes. */
function refutes(
  store: GameStore,
  left: GameId,
  right: GameId,
  result: Comparison,
  convention: number,
): boolean {
  if (result.verdict !== 'refuted') return false;
  const { context, mover, player } = result;
  const seat = (player - mover + store.players) % store.players;
  const wins = (game: GameId): boolean =>
    hasPlayer(outcomeWhen(store, add(store, game, context), mover, convention), seat);
  return wins(left) && !wins(right);
}

const verdictOf = (answer: Comparison | Equality): string => answer.verdict;

describe.each([2, 3, 4])('the Inequality Test decides, %i players', (players) => {
  const store = new GameStore(players);
  const normal = normalPlay(players);

  property.prop([plainGames(players, 2), plainGames(players, 2), fc.nat()], { numRuns: 150 })(
    'every answer is proved with a derivation or refuted by play',
    (g, h, who) => {
      const [left, right] = [toStore(store, g), toStore(store, h)];
      const hero = who % players;
      const answer = compareFor(store, left, right, hero);
      if (answer.verdict === 'proved' && answer.by === 'derivation') {
        const pairs = checkDerivation({ store, convention: normal, hero }, answer.steps);
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
      const hero = who % players;
      const table = inequalityTable({ store, convention: normal, hero }, left, right);
      if (table.proves(left, right)) return;
      const { context, mover } = separatingContext(table, left, right);
      const play = new ContextTable(store, [left, right], normal, false);
      const seat = (hero - mover + players) % players;
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
      const below = (left: GameId, right: GameId, hero = 0): boolean =>
        compareFor(store, left, right, hero).verdict === 'proved';
      expect(below(a, a)).toBe(true);
      if (!below(a, b)) return;
      if (below(b, c)) expect(below(a, c)).toBe(true);
      expect(below(add(store, a, c), add(store, b, c))).toBe(true);
      expect(below(conjugate(store, a), conjugate(store, b), 1 % players)).toBe(true);
    },
  );
});

describe('a faulty derivation is found out', () => {
  it('steps out of order, missing answers and false ends are refused', () => {
    const store = new GameStore(3);
    const setting = { store, convention: normalPlay(3), hero: 0 };
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

describe.each([3, 4])('comparison with 0, %i players', (players) => {
  const store = new GameStore(players);
  const below = (left: GameId, right: GameId, hero = 0): boolean =>
    compareFor(store, left, right, hero).verdict === 'proved';

  property.prop([plainGames(players, 3)], { numRuns: 100 })(
    'Theorems 4.25 and 4.28: the rules of nonnegativity and nonpositivity',
    (g) => {
      const game = toStore(store, g);
      const onlyLeft = Array.from({ length: players - 1 }, (_, index) => index + 1).every(
        (player) => store.optionCount(game, player) === 0,
      );
      expect(below(store.zero, game)).toBe(onlyLeft);
      for (let player = 0; player < players; player++) {
        expect(isNonnegativeFor(store, game, player)).toBe(below(store.zero, game, player));
        expect(isNonpositiveFor(store, game, player)).toBe(below(game, store.zero, player));
      }
      expect(below(game, store.zero)).toBe(!hasPlayer(outcomeWhen(store, game, 0), 0));
    },
  );

  property.prop([plainGames(players, 2)], { numRuns: 60 })(
    'Corollary 4.27 and Proposition 4.30: = 0 only for 0, and the four cases',
    (g) => {
      const game = toStore(store, g);
      expect(equal(store, game, store.zero).verdict === 'proved').toBe(game === store.zero);
      const all = Array.from({ length: players }, (_, player) => player);
      const up = all.filter((player) => below(store.zero, game, player));
      const comparable = all.every(
        (player) => up.includes(player) || below(game, store.zero, player),
      );
      if (comparable && game !== store.zero) expect(up.length).toBeLessThanOrEqual(1);
    },
  );

  it('Proposition 4.30: all four cases occur', () => {
    const one = integer(store, 1, 1);
    const cases = [
      store.zero,
      add(store, one, minus(store, one)),
      onlyFor(store, 1, [minus(store, one)]),
      one,
    ];
    expect(cases.map((game) => compareWithZero(store, game).proposition430)).toEqual([1, 2, 3, 4]);
    expect(compareWithZero(store, nimHeap(store, 1)).proposition430).toBeUndefined();
    expect(signFor(store, nimHeap(store, 1), 0)).toBe('incomparable');
  });

  it('Corollary 4.29, Proposition 4.31 and Corollary 4.32', () => {
    const game = onlyFor(store, 0, [minus(store, integer(store, 1, 0))]);
    expect(verdictOf(equalFor(store, game, store.zero, 0))).toBe('proved');
    for (const text of ['1[0]', '*', `{1[1] | 0 |${' |'.repeat(players - 3)} *}`]) {
      const g = parseGame(store, text);
      const sum = add(store, g, minus(store, g));
      for (let player = 0; player < players; player++) {
        expect([below(sum, store.zero, player), below(store.zero, sum, player)]).toEqual([
          true,
          false,
        ]);
      }
    }
  });

  it('over impartial contexts too, only 0 is ≥ 0', () => {
    const context = zeroTest(store);
    const one = hasPlayer(outcomeWhen(store, context, 0), 1);
    expect(one).toBe(true);
    for (const game of impartialGames(store, 3)) {
      if (game === store.zero) continue;
      expect(hasPlayer(outcomeWhen(store, add(store, game, context), 0), 1)).toBe(false);
      expect(verdictOf(equal(store, game, store.zero))).toBe('refuted');
    }
  });
});

describe.each([3, 4])('integers, %i players', (players) => {
  const store = new GameStore(players);
  const below = (left: GameId, right: GameId, hero = 0): boolean =>
    compareFor(store, left, right, hero).verdict === 'proved';
  const strictly = (left: GameId, right: GameId): boolean =>
    below(left, right) && !below(right, left);
  const others = Array.from({ length: players - 1 }, (_, index) => index + 1);

  it('Proposition 4.41, Proposition 4.42 and Lemma 4.44', () => {
    for (let k = 0; k < 3; k++) {
      expect(strictly(freeMoves(store, k, 0), freeMoves(store, k + 1, 0))).toBe(true);
      for (const i of others) {
        expect(strictly(freeMoves(store, k + 1, i), freeMoves(store, k, i))).toBe(true);
        expect(strictly(freeMoves(store, k + 1, i), store.zero)).toBe(true);
      }
    }
  });

  it('Proposition 4.43: integers of different other players are incomparable', () => {
    for (const i of others) {
      for (const j of others) {
        if (i !== j) expect(below(integer(store, 2, i), integer(store, 1, j))).toBe(false);
      }
    }
  });

  it('Theorem 4.45: k_L = k·1_L', () => {
    for (let k = 0; k <= 4; k++) {
      expect(freeMoves(store, k, 0)).toBe(copies(store, k, integer(store, 1, 0)));
      expect(verdictOf(equal(store, integer(store, k, 0), freeMoves(store, k, 0)))).toBe('proved');
    }
  });

  it('Propositions 4.46 and 4.47: the outcome of a sum of integers', () => {
    const counts = Array.from({ length: players }, (_, player) => [2, 1, 3, 1][player] ?? 1);
    const sum = addAll(
      store,
      counts.map((count, player) => integer(store, count, player)),
    );
    const least = Math.min(...counts);
    for (let first = 0; first < players; first++) {
      const j = counts.findIndex((_, step) => counts[(first + step) % players] === least);
      expect(outcomeWhen(store, sum, first)).toBe(allPlayers(players) & ~playerSetOf([j]));
    }
  });

  it('Theorem 4.49: 0 < … < {3_i| } < {2_i| } < {1_i| } < 1_L', () => {
    for (const i of others) {
      const chain = [
        store.zero,
        ...[4, 3, 2, 1].map((k) => onlyFor(store, 0, [integer(store, k, i)])),
        integer(store, 1, 0),
      ];
      for (let at = 0; at + 1 < chain.length; at++) {
        expect(strictly(chain[at] ?? store.zero, chain[at + 1] ?? store.zero)).toBe(true);
      }
    }
  });
});

describe('dominated and reversible options', () => {
  it('Proposition 4.38: deleting a dominated option keeps equality for Left, not the outcome', () => {
    const store = new GameStore(3);
    const end = (player: number): GameId => integer(store, 1, player);
    // One move each, Center first, then a last move for Center or for Left.
    const line = (last: GameId): GameId =>
      [0, 2, 1].reduce<GameId>((game, player) => onlyFor(store, player, [game]), last);
    const [worse, better] = [line(end(1)), line(end(0))];
    const game = onlyFor(store, 0, [worse, better]);
    expect(dominatedOptions(store, game, 0)).toEqual([{ option: worse, by: better }]);
    const simpler = deleteOptions(store, game, 0, [worse]);
    expect(simplifyFor(store, game, 0)).toBe(simplifyFor(store, simpler, 0));
    expect(verdictOf(equalFor(store, game, simpler, 0))).toBe('proved');
    expect(outcome(store, game)).not.toEqual(outcome(store, simpler));
    expect(verdictOf(equal(store, game, simpler))).toBe('refuted');
  });

  it('Proposition 4.40: bypassing a reversible option likewise', () => {
    const store = new GameStore(3);
    const game = parseGame(store, '{{ | 0, 1[2] | } | | }');
    const [reversible] = reversibleOptions(store, game, 0);
    if (reversible === undefined) throw new Error('not reversible');
    expect(bypassReversible(store, game, 0, reversible)).toBe(store.zero);
    expect(verdictOf(equalFor(store, game, store.zero, 0))).toBe('proved');
    expect(outcome(store, game)).not.toEqual(outcome(store, store.zero));
  });

  property.prop([plainGames(3, 3), fc.nat()], { numRuns: 60 })(
    'a simplified game is equal for the player',
    (g, who) => {
      const store = new GameStore(3);
      const game = toStore(store, g);
      const simpler = simplifyFor(store, game, who % 3);
      expect(verdictOf(equalFor(store, game, simpler, who % 3))).toBe('proved');
    },
  );
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
      const hero = who % 3;
      const answer = compareFor(store, left, right, hero, {
        convention,
        search: { random: 50, seed: 2 },
      });
      if (answer.verdict === 'refuted') {
        expect(refutes(store, left, right, answer, convention)).toBe(true);
      } else if (answer.verdict === 'proved' && answer.by === 'derivation') {
        checkDerivation({ store, convention, hero }, answer.steps);
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
          const setting = { store, convention: normalPlay(players), hero: 0 };
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
