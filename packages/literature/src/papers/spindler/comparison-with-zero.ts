/** [Spindler, section 4.2.1]: comparison with 0. */

import {
  compareWithZero,
  equalFor,
  type GameId,
  isNonnegativeFor,
  isNonpositiveFor,
  minus,
  onlyFor,
} from '@proviso/engine/multiplayer';
import { type Answer, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { aloneGames, badForLeft, one } from './constructions.ts';
import { equivalence, type One, onGames, type Pair, product, singly } from './laws.ts';
import { PlayersSetup, sourcePath } from './players-setup.ts';

const zeroCode = sourcePath('zero', 'compareWithZero');

/** A law about H, J and 0 for Left: all H in which Left alone has options, all J bad for Left. */
function withZero(law: (setup: PlayersSetup, h: GameId, j: GameId) => Answer) {
  return onGames(
    (setup, fixture) => product(aloneGames(setup, fixture, 30), badForLeft(setup, fixture, 30)),
    law,
    [3, 4],
    'integers and random games made to satisfy the hypothesis',
  );
}

const preordered: readonly Entry[] = [
  {
    item: 'Lemma 4.19',
    says: 'If H + J ≤ 0 ≤ H for Left, then J ≤ 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((setup, h, j) =>
      given(isAtMost(setup, setup.plus(h, j)) && isAtLeast(setup, h), () => isAtMost(setup, j)),
    ),
  },
  {
    item: 'Proposition 4.20',
    says: 'If H + J ≤ 0 < H for Left, then J < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((setup, h, j) =>
      given(
        isAtMost(setup, setup.plus(h, j)) && sign(setup, h) === '>',
        () => sign(setup, j) === '<',
      ),
    ),
  },
  {
    item: 'Proposition 4.21',
    says: 'If H + J < 0 ≤ H for Left, then J < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((setup, h, j) =>
      given(
        sign(setup, setup.plus(h, j)) === '<' && isAtLeast(setup, h),
        () => sign(setup, j) === '<',
      ),
    ),
  },
  {
    item: 'Lemma 4.22',
    says: 'If N > 2 and a player other than Left or Right has an option in G, then not 0 ≤ G for Left; with the context of the proof.',
    code: [zeroCode],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => singly(setup.partizan(fixture, 60)),
      (setup, game) => {
        const { store, players } = setup;
        const i = setup.others.find(
          (each) => each < players - 1 && store.optionCount(game, each) > 0,
        );
        if (i === undefined) return 'does not apply';
        const x = store.partizan(
          setup.all.map((each) =>
            each === i ? [store.zero] : each === i + 1 ? [hopeless(setup, game)] : [],
          ),
        );
        return isNotAboveZero(setup, game, x, i);
      },
      [3, 4],
      'the context X of the proof beside random games, in play',
    ),
  },
  {
    item: 'Lemma 4.23',
    says: 'If N > 2 and Right has an option in G, then not 0 ≤ G for Left; with the context of the proof.',
    code: [zeroCode],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => singly(setup.partizan(fixture, 60)),
      (setup, game) => {
        const { store } = setup;
        const right = setup.players - 1;
        if (store.optionCount(game, right) === 0) return 'does not apply';
        const x = store.partizan(
          setup.all.map((each) =>
            each === 1 ? [hopeless(setup, game)] : each === right ? [one(setup, 0)] : [],
          ),
        );
        return isNotAboveZero(setup, game, x, right);
      },
      [3, 4],
      'the context X of the proof beside random games, in play',
    ),
  },
];

/** So many moves for everybody else that Left cannot win, whatever comes of G. */
function hopeless(setup: PlayersSetup, game: GameId): GameId {
  return setup.copies(setup.store.height(game) + 1, minus(setup.store, one(setup, 0)));
}

/** Not 0 ≤ G for Left: not by the rule, and Left wins X and not G + X when `mover` starts. */
function isNotAboveZero(setup: PlayersSetup, game: GameId, x: GameId, mover: number): boolean {
  const seat = (setup.players - mover) % setup.players;
  return (
    !isNonnegativeFor(setup.store, game, 0) &&
    !setup.below(setup.store.zero, game) &&
    setup.wins(x, seat, mover) &&
    !setup.wins(setup.plus(game, x), seat, mover)
  );
}

/** Games in which one player alone has options, for every player, and random ones. */
function someAlone(setup: PlayersSetup, fixture: Fixture): One[] {
  const alone = setup.all.flatMap((player) => aloneGames(setup, fixture, 20, player));
  return singly([...alone, ...setup.partizan(fixture, 60)]);
}

const zero: readonly Entry[] = [
  {
    item: 'Proposition 4.24',
    says: 'If only Left has options in G, then 0 ≤ G for Left.',
    code: [sourcePath('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => singly(aloneGames(setup, fixture, 100)),
      (setup, g) => setup.below(setup.store.zero, g) && isNonnegativeFor(setup.store, g, 0),
      [2, 3, 4],
      'integers and random games in which Left alone has options',
    ),
  },
  {
    item: 'Theorem 4.25',
    says: 'If N > 2, then 0 ≤ G for Left if and only if no one else has an option in G (Nonnegativity Rule).',
    code: [sourcePath('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: equivalence(
      (setup, fixture) =>
        someAlone(setup, fixture).flatMap(([g]) => setup.all.map((i): Pair => [g, one(setup, i)])),
      (setup, g, who) => {
        // The player is told by a game, 1_C, so that a failure names both.
        const player = setup.all.find((i) => one(setup, i) === who) ?? 0;
        const rest = setup.all.filter((i) => i !== player);
        const alone = rest.every((i) => setup.store.optionCount(g, i) === 0);
        agrees('the rule', isNonnegativeFor(setup.store, g, player), alone);
        return [setup.below(setup.store.zero, g, player), alone];
      },
      [3, 4],
      'random games, and those in which one player alone has options, for each player',
    ),
  },
  {
    item: 'Corollary 4.26',
    says: 'If N > 2 and G ≇ 0, then 0 ≤ G for at most one player.',
    code: [sourcePath('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onGames(
      someAlone,
      (setup, g) =>
        given(g !== setup.store.zero, () => {
          const fond = setup.all.filter((player) => setup.below(setup.store.zero, g, player));
          return (
            fond.length <= 1 && fond.every((player) => isNonnegativeFor(setup.store, g, player))
          );
        }),
      [3, 4],
      'random games, and those in which one player alone has options',
    ),
  },
  {
    item: 'Corollary 4.27',
    says: 'If N > 2 and G = 0, then G ≅ 0.',
    code: [sourcePath('compare', 'equal')],
    standing: 'sampled',
    run: onGames(
      someAlone,
      (setup, g) =>
        given(g !== setup.store.zero, () => setup.equal(g, setup.store.zero) === 'refuted'),
      [3, 4],
      'random games, and those in which one player alone has options',
    ),
  },
  {
    item: 'Theorem 4.28',
    says: 'G ≤ 0 for Left if and only if N is not in the outcome when Left starts (Nonpositivity Rule).',
    code: [sourcePath('zero', 'isNonpositiveFor')],
    standing: 'sampled',
    erratum: {
      printed: 'cited as Theorem 4.2.1',
      computed: 'Theorem 4.28',
      argument:
        'Corollary 4.29 and Propositions 4.31, 4.40 and 4.42 name the Nonpositivity Rule, which is Theorem 4.28.',
    },
    run: equivalence(
      (setup, fixture) =>
        [
          ...badForLeft(setup, fixture, 30),
          ...aloneGames(setup, fixture, 20),
          ...setup.partizan(fixture, 60),
        ].map((g): One => [g]),
      (setup, game) => {
        for (const player of setup.all) {
          const rule = isNonpositiveFor(setup.store, game, player);
          agrees('the rule', rule, !setup.wins(game, 0, player));
          agrees(`≤ 0 for ${player}`, setup.below(game, setup.store.zero, player), rule);
        }
        return [setup.below(game, setup.store.zero), !setup.wins(game, 0)];
      },
      [2, 3, 4],
      'random games, good and bad ones for Left',
    ),
  },
  {
    item: 'Corollary 4.29',
    says: '{1_L⁻ | … |} is equal to 0 for Left.',
    code: [sourcePath('compare', 'equalFor')],
    standing: 'exhaustive',
    run() {
      for (const players of [2, 3, 4, 5]) {
        const setup = new PlayersSetup(players);
        const game = onlyFor(setup.store, 0, [minus(setup.store, one(setup, 0))]);
        const answer = equalFor(setup.store, game, setup.store.zero, 0);
        agrees(`N = ${players}`, answer.verdict, 'proved');
      }
      return { cases: 4, summary: 'N from 2 to 5' };
    },
  },
  {
    item: 'Proposition 4.30',
    says: 'A game comparable to 0 for everyone is in one of four cases, and all four occur.',
    code: [zeroCode],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const players of [3, 4]) {
        const setup = new PlayersSetup(players);
        const { store } = setup;
        for (const j of setup.all) {
          const examples = [
            store.zero,
            setup.plus(one(setup, 0), minus(store, one(setup, 0))),
            onlyFor(store, j, [minus(store, one(setup, j))]),
            one(setup, j),
          ];
          const found = examples.map((game) => compareWithZero(store, game).proposition430);
          agrees('the four examples', found.join(), '1,2,3,4');
          cases += 4;
        }
        const games = [...badForLeft(setup, fixture, 30), ...setup.partizan(fixture, 60)];
        for (const game of games) {
          const { signs, proposition430 } = compareWithZero(store, game);
          const compared = setup.all.map((player) => signByComparison(setup, game, player));
          holds(signs.join() === compared.join(), () => `the signs of ${setup.text(game)}`);
          if (compared.includes('incomparable')) {
            agrees('the case', proposition430, undefined);
            continue;
          }
          // G < 0 for all but one of the players at most, unless G is 0.
          const others = compared.filter((sign) => sign !== '<');
          const form =
            game === store.zero ? 1 : others.length === 0 ? 2 : others[0] === '=' ? 3 : 4;
          holds(form === 1 || others.length <= 1, () => setup.text(game));
          holds(proposition430 === form, () => `the case of ${setup.text(game)}`);
          cases++;
        }
      }
      return {
        cases,
        summary: 'the examples of the proof, and random games comparable to 0 for everyone',
      };
    },
  },
  {
    item: 'Proposition 4.31',
    says: 'G + G⁻ ≤ 0 for every player.',
    code: [sourcePath('zero', 'isNonpositiveFor')],
    standing: 'sampled',
    run: withMinus((setup, sum) =>
      setup.all.every(
        (i) => setup.below(sum, setup.store.zero, i) && isNonpositiveFor(setup.store, sum, i),
      ),
    ),
  },
  {
    item: 'Corollary 4.32',
    says: 'If N > 2 and G ≇ 0, then G + G⁻ < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withMinus((setup, sum, g) =>
      given(g !== setup.store.zero, () => sign(setup, sum) === '<'),
    ),
  },
  {
    item: 'Corollary 4.33',
    says: 'If N > 2, G ≇ 0 and 0 ≤ G for Left, then G⁻ < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => singly(aloneGames(setup, fixture, 60)),
      (setup, g) =>
        given(
          g !== setup.store.zero && isAtLeast(setup, g),
          () => sign(setup, minus(setup.store, g)) === '<',
        ),
      [3],
      'integers and random games in which Left alone has options',
    ),
  },
  {
    item: 'Proposition 4.34',
    says: 'If N > 2 and G ≇ 0, then not 0 ≤ G⁻ for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withMinus((setup, _sum, g) =>
      given(
        g !== setup.store.zero,
        () =>
          !setup.below(setup.store.zero, minus(setup.store, g)) &&
          !isNonnegativeFor(setup.store, minus(setup.store, g), 0),
      ),
    ),
  },
];

/** How G stands to 0 for a player, by comparing both ways. */
function signByComparison(setup: PlayersSetup, game: GameId, player: number): string {
  const { zero } = setup.store;
  const [above, below] = [setup.below(zero, game, player), setup.below(game, zero, player)];
  return above ? (below ? '=' : '>') : below ? '<' : 'incomparable';
}

/** How G stands to 0 for Left, by the rules; comparing both ways says the same. */
function sign(setup: PlayersSetup, game: GameId): string {
  const [rule = ''] = compareWithZero(setup.store, game).signs;
  holds(rule === signByComparison(setup, game, 0), () => `the rules, for ${setup.text(game)}`);
  return rule;
}

const isAtMost = (setup: PlayersSetup, game: GameId): boolean =>
  ['<', '='].includes(sign(setup, game));
const isAtLeast = (setup: PlayersSetup, game: GameId): boolean =>
  ['>', '='].includes(sign(setup, game));

/** A law about G + G⁻ for games small enough to build it. */
function withMinus(law: (setup: PlayersSetup, sum: GameId, g: GameId) => Answer) {
  return onGames(
    (setup, fixture) => singly(setup.lowPartizan(fixture, 300)),
    (setup, g) => law(setup, setup.plus(g, minus(setup.store, g)), g),
    [3],
    'random games of rank at most 2',
  );
}

export const comparisonWithZero: readonly Entry[] = [...preordered, ...zero];
