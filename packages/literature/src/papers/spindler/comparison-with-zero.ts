/** Spindler, section 4.2.1: comparison with 0. */

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
import { agrees, holds, type Lab } from '../../lab.ts';
import { aloneGames, badForLeft, one } from './constructions.ts';
import { equivalence, type One, onGames, type Pair, product, singly } from './laws.ts';
import { room, Table } from './table.ts';

const zeroCode = room('zero', 'compareWithZero');

/** A law about H, J and 0 for Left: all H in which Left alone has options, all J bad for Left. */
function withZero(law: (table: Table, h: GameId, j: GameId) => Answer) {
  return onGames(
    (table, lab) => product(aloneGames(table, lab, 30), badForLeft(table, lab, 30)),
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
    run: withZero((table, h, j) =>
      given(isAtMost(table, table.plus(h, j)) && isAtLeast(table, h), () => isAtMost(table, j)),
    ),
  },
  {
    item: 'Proposition 4.20',
    says: 'If H + J ≤ 0 < H for Left, then J < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((table, h, j) =>
      given(
        isAtMost(table, table.plus(h, j)) && sign(table, h) === '>',
        () => sign(table, j) === '<',
      ),
    ),
  },
  {
    item: 'Proposition 4.21',
    says: 'If H + J < 0 ≤ H for Left, then J < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withZero((table, h, j) =>
      given(
        sign(table, table.plus(h, j)) === '<' && isAtLeast(table, h),
        () => sign(table, j) === '<',
      ),
    ),
  },
  {
    item: 'Lemma 4.22',
    says: 'If N > 2 and a player other than Left or Right has an option in G, then not 0 ≤ G for Left; with the context of the proof.',
    code: [zeroCode],
    standing: 'sampled',
    run: onGames(
      (table, lab) => singly(table.partizan(lab, 60)),
      (table, game) => {
        const { store, players } = table;
        const i = table.others.find(
          (each) => each < players - 1 && store.optionCount(game, each) > 0,
        );
        if (i === undefined) return 'does not apply';
        const x = store.partizan(
          table.all.map((each) =>
            each === i ? [store.zero] : each === i + 1 ? [hopeless(table, game)] : [],
          ),
        );
        return isNotAboveZero(table, game, x, i);
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
      (table, lab) => singly(table.partizan(lab, 60)),
      (table, game) => {
        const { store } = table;
        const right = table.players - 1;
        if (store.optionCount(game, right) === 0) return 'does not apply';
        const x = store.partizan(
          table.all.map((each) =>
            each === 1 ? [hopeless(table, game)] : each === right ? [one(table, 0)] : [],
          ),
        );
        return isNotAboveZero(table, game, x, right);
      },
      [3, 4],
      'the context X of the proof beside random games, in play',
    ),
  },
];

/** So many moves for everybody else that Left cannot win, whatever comes of G. */
function hopeless(table: Table, game: GameId): GameId {
  return table.copies(table.store.height(game) + 1, minus(table.store, one(table, 0)));
}

/** Not 0 ≤ G for Left: not by the rule, and Left wins X and not G + X when `mover` starts. */
function isNotAboveZero(table: Table, game: GameId, x: GameId, mover: number): boolean {
  const seat = (table.players - mover) % table.players;
  return (
    !isNonnegativeFor(table.store, game, 0) &&
    !table.below(table.store.zero, game) &&
    table.wins(x, seat, mover) &&
    !table.wins(table.plus(game, x), seat, mover)
  );
}

/** Games in which one player alone has options, for every player, and random ones. */
function someAlone(table: Table, lab: Lab): One[] {
  const alone = table.all.flatMap((player) => aloneGames(table, lab, 20, player));
  return singly([...alone, ...table.partizan(lab, 60)]);
}

const zero: readonly Entry[] = [
  {
    item: 'Proposition 4.24',
    says: 'If only Left has options in G, then 0 ≤ G for Left.',
    code: [room('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onGames(
      (table, lab) => singly(aloneGames(table, lab, 100)),
      (table, g) => table.below(table.store.zero, g) && isNonnegativeFor(table.store, g, 0),
      [2, 3, 4],
      'integers and random games in which Left alone has options',
    ),
  },
  {
    item: 'Theorem 4.25',
    says: 'If N > 2, then 0 ≤ G for Left if and only if no one else has an option in G (Nonnegativity Rule).',
    code: [room('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: equivalence(
      (table, lab) =>
        someAlone(table, lab).flatMap(([g]) => table.all.map((i): Pair => [g, one(table, i)])),
      (table, g, who) => {
        // The player is told by a game, 1_C, so that a failure names both.
        const player = table.all.find((i) => one(table, i) === who) ?? 0;
        const rest = table.all.filter((i) => i !== player);
        const alone = rest.every((i) => table.store.optionCount(g, i) === 0);
        agrees('the rule', isNonnegativeFor(table.store, g, player), alone);
        return [table.below(table.store.zero, g, player), alone];
      },
      [3, 4],
      'random games, and those in which one player alone has options, for each player',
    ),
  },
  {
    item: 'Corollary 4.26',
    says: 'If N > 2 and G ≇ 0, then 0 ≤ G for at most one player.',
    code: [room('zero', 'isNonnegativeFor')],
    standing: 'sampled',
    run: onGames(
      someAlone,
      (table, g) =>
        given(g !== table.store.zero, () => {
          const fond = table.all.filter((player) => table.below(table.store.zero, g, player));
          return (
            fond.length <= 1 && fond.every((player) => isNonnegativeFor(table.store, g, player))
          );
        }),
      [3, 4],
      'random games, and those in which one player alone has options',
    ),
  },
  {
    item: 'Corollary 4.27',
    says: 'If N > 2 and G = 0, then G ≅ 0.',
    code: [room('compare', 'equal')],
    standing: 'sampled',
    run: onGames(
      someAlone,
      (table, g) =>
        given(g !== table.store.zero, () => table.equal(g, table.store.zero) === 'refuted'),
      [3, 4],
      'random games, and those in which one player alone has options',
    ),
  },
  {
    item: 'Theorem 4.28',
    says: 'G ≤ 0 for Left if and only if N is not in the outcome when Left starts (Nonpositivity Rule).',
    code: [room('zero', 'isNonpositiveFor')],
    standing: 'sampled',
    erratum: {
      printed: 'cited as Theorem 4.2.1',
      computed: 'Theorem 4.28',
      argument:
        'Corollary 4.29 and Propositions 4.31, 4.40 and 4.42 name the Nonpositivity Rule, which is Theorem 4.28.',
    },
    run: equivalence(
      (table, lab) =>
        [
          ...badForLeft(table, lab, 30),
          ...aloneGames(table, lab, 20),
          ...table.partizan(lab, 60),
        ].map((g): One => [g]),
      (table, game) => {
        for (const player of table.all) {
          const rule = isNonpositiveFor(table.store, game, player);
          agrees('the rule', rule, !table.wins(game, 0, player));
          agrees(`≤ 0 for ${player}`, table.below(game, table.store.zero, player), rule);
        }
        return [table.below(game, table.store.zero), !table.wins(game, 0)];
      },
      [2, 3, 4],
      'random games, good and bad ones for Left',
    ),
  },
  {
    item: 'Corollary 4.29',
    says: '{1_L⁻ | … |} is equal to 0 for Left.',
    code: [room('compare', 'equalFor')],
    standing: 'exhaustive',
    run() {
      for (const players of [2, 3, 4, 5]) {
        const table = new Table(players);
        const game = onlyFor(table.store, 0, [minus(table.store, one(table, 0))]);
        const answer = equalFor(table.store, game, table.store.zero, 0);
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
    run(lab) {
      let cases = 0;
      for (const players of [3, 4]) {
        const table = new Table(players);
        const { store } = table;
        for (const j of table.all) {
          const examples = [
            store.zero,
            table.plus(one(table, 0), minus(store, one(table, 0))),
            onlyFor(store, j, [minus(store, one(table, j))]),
            one(table, j),
          ];
          const found = examples.map((game) => compareWithZero(store, game).proposition430);
          agrees('the four examples', found.join(), '1,2,3,4');
          cases += 4;
        }
        const games = [...badForLeft(table, lab, 30), ...table.partizan(lab, 60)];
        for (const game of games) {
          const { signs, proposition430 } = compareWithZero(store, game);
          const compared = table.all.map((player) => signByComparison(table, game, player));
          holds(signs.join() === compared.join(), () => `the signs of ${table.text(game)}`);
          if (compared.includes('incomparable')) {
            agrees('the case', proposition430, undefined);
            continue;
          }
          // G < 0 for all but one of the players at most, unless G is 0.
          const others = compared.filter((sign) => sign !== '<');
          const form =
            game === store.zero ? 1 : others.length === 0 ? 2 : others[0] === '=' ? 3 : 4;
          holds(form === 1 || others.length <= 1, () => table.text(game));
          holds(proposition430 === form, () => `the case of ${table.text(game)}`);
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
    code: [room('zero', 'isNonpositiveFor')],
    standing: 'sampled',
    run: withMinus((table, sum) =>
      table.all.every(
        (i) => table.below(sum, table.store.zero, i) && isNonpositiveFor(table.store, sum, i),
      ),
    ),
  },
  {
    item: 'Corollary 4.32',
    says: 'If N > 2 and G ≇ 0, then G + G⁻ < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: withMinus((table, sum, g) =>
      given(g !== table.store.zero, () => sign(table, sum) === '<'),
    ),
  },
  {
    item: 'Corollary 4.33',
    says: 'If N > 2, G ≇ 0 and 0 ≤ G for Left, then G⁻ < 0 for Left.',
    code: [zeroCode],
    standing: 'sampled',
    run: onGames(
      (table, lab) => singly(aloneGames(table, lab, 60)),
      (table, g) =>
        given(
          g !== table.store.zero && isAtLeast(table, g),
          () => sign(table, minus(table.store, g)) === '<',
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
    run: withMinus((table, _sum, g) =>
      given(
        g !== table.store.zero,
        () =>
          !table.below(table.store.zero, minus(table.store, g)) &&
          !isNonnegativeFor(table.store, minus(table.store, g), 0),
      ),
    ),
  },
];

/** How G stands to 0 for a player, by comparing both ways. */
function signByComparison(table: Table, game: GameId, player: number): string {
  const { zero } = table.store;
  const [above, below] = [table.below(zero, game, player), table.below(game, zero, player)];
  return above ? (below ? '=' : '>') : below ? '<' : 'incomparable';
}

/** How G stands to 0 for Left, by the rules; comparing both ways says the same. */
function sign(table: Table, game: GameId): string {
  const [rule = ''] = compareWithZero(table.store, game).signs;
  holds(rule === signByComparison(table, game, 0), () => `the rules, for ${table.text(game)}`);
  return rule;
}

const isAtMost = (table: Table, game: GameId): boolean => ['<', '='].includes(sign(table, game));
const isAtLeast = (table: Table, game: GameId): boolean => ['>', '='].includes(sign(table, game));

/** A law about G + G⁻ for games small enough to build it. */
function withMinus(law: (table: Table, sum: GameId, g: GameId) => Answer) {
  return onGames(
    (table, lab) => singly(table.lowPartizan(lab, 300)),
    (table, g) => law(table, table.plus(g, minus(table.store, g)), g),
    [3],
    'random games of rank at most 2',
  );
}

export const comparisonWithZero: readonly Entry[] = [...preordered, ...zero];
