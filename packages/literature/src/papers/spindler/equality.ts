/** [Spindler, section 2.2.2]: equality of impartial games, revertible and absorbing ones. */

import {
  absorbing,
  absorbingConstruction,
  absorbingGame,
  ContextTable,
  compareImpartial,
  type GameId,
  isUndetermined,
  normalPlay,
  revertible,
  wrap,
} from '@proviso/engine/multiplayer';
import { type Answer, Cases, given } from '../../cases.ts';
import type { Entry } from '../../entry.ts';
import { agrees } from '../../fixture.ts';
import { undeterminedGames } from './constructions.ts';
import { onGames, type Pair, product, singly, type Triple } from './laws.ts';
import { definition, PlayersSetup, sourcePath } from './players-setup.ts';
import { isWithin } from './sum-laws.ts';

const equalCode = sourcePath('compare', 'equal');
const revertibleCode = sourcePath('revertible', 'revertible');
const absorbingCode = sourcePath('undetermined', 'absorbing');

const revertibleGames: readonly Entry[] = [
  definition('Definition 2.17', 'G = H over impartial contexts.', equalCode),
  definition('Definition 2.18', 'H is revertible to G.', revertibleCode),
  {
    item: 'Theorem 2.19',
    says: 'If H is revertible to G, then o(H + X) ⊆ o(G + X) for all X.',
    code: [revertibleCode, sourcePath('compare', 'compareImpartial')],
    standing: 'sampled',
    run(fixture) {
      const cases = new Cases();
      const setup = new PlayersSetup();
      const { store } = setup;
      const contexts = [...setup.small, ...setup.impartial(fixture, 60)];
      const made = fixture.some(setup.small, 4).map((game): Pair => {
        // An option that the next two players can turn back into G.
        const back = store.impartial([store.impartial([game])]);
        return [store.impartial([...store.options(game), back]), game];
      });
      const law = (larger: GameId, game: GameId): Answer => {
        const accounts = revertible(store, larger, game, { blends: 200 });
        return given(accounts !== undefined, () => {
          const play = new ContextTable(store, [larger, game], normalPlay(3), true);
          return contexts.every((context) =>
            isWithin(play.outcome(larger, context, 0), play.outcome(game, context, 0)),
          );
        });
      };
      const say = (pair: Pair) => () => pair.map((game) => setup.text(game)).join(' to ');
      for (const pair of made) cases.try(law(...pair), say(pair), 'made to be revertible');
      for (const pair of product(fixture.some(setup.small, 3), setup.small)) {
        cases.try(law(...pair), say(pair), 'pairs of rank at most 3');
      }
      agrees(
        'revertible as they were made',
        cases.group('made to be revertible').applied,
        made.length,
      );
      return cases.finding(
        'pairs of rank at most 3, and games with an option made to revert; beside all contexts of rank at most 3 and random ones',
      );
    },
  },
  {
    item: 'Corollary 2.20',
    says: 'Games whose options are equal one by one are equal.',
    code: [equalCode],
    standing: 'examples',
    run() {
      const setup = new PlayersSetup();
      const { store } = setup;
      const [one, other] = [absorbingGame(store), setup.nim(3, 3, 3)];
      agrees('two absorbing games', setup.equal(one, other), 'proved');
      const options = [[], [setup.nim(1)], [setup.nim(2), store.zero]];
      for (const rest of options) {
        const [g, h] = [store.impartial([one, ...rest]), store.impartial([other, ...rest])];
        agrees(`${setup.text(g)} = ${setup.text(h)}`, setup.equal(g, h), 'proved');
      }
      return { cases: options.length + 1, summary: 'one absorbing option replaced by another' };
    },
  },
  {
    item: 'Proposition 2.21',
    says: '3·* ≠ 0, by the context X = {{0, * + *}}.',
    code: [equalCode],
    standing: 'exact',
    erratum: {
      printed: 'X = {0, * + *}',
      computed: 'X = {{0, * + *}}',
      argument:
        'As printed Next, not Olly, makes the move to 0 in 0 + X, and X and 3·* + X both have outcome NP; with one more pair of braces Olly does, and wins beside 0 only.',
    },
    run() {
      const setup = new PlayersSetup();
      const three = setup.copies(3, setup.nim(1));
      const printed = setup.read('{0, * + *}');
      agrees('o(X) as printed', setup.outcome(printed), 'NP');
      agrees('o(3·* + X)', setup.outcome(setup.plus(three, printed)), 'NP');
      const context = setup.read('{{0, * + *}}');
      agrees('Olly wins X', setup.wins(context, 1), true);
      agrees('Olly wins 3·* + X', setup.wins(setup.plus(three, context), 1), false);
      setup.refuted(three, setup.store.zero);
      return { cases: 5, summary: 'the context as printed and as it is meant' };
    },
  },
];

const absorbingGames: readonly Entry[] = [
  definition(
    'Definition 2.22',
    'Absorbing games: every sum with them is undetermined.',
    absorbingCode,
  ),
  {
    item: 'Proposition 2.23',
    says: 'Absorbing games are equal.',
    code: [equalCode],
    standing: 'examples',
    run() {
      const setup = new PlayersSetup();
      const games = [
        absorbingGame(setup.store),
        setup.nim(3, 3, 3),
        setup.nim(2, 2, 2, 2),
        setup.nim(3, 4, 5),
      ];
      for (const [g, h] of setup.pairs(games)) agrees('G = H', setup.equal(g, h), 'proved');
      return { cases: games.length * 3, summary: 'four absorbing games, two at a time' };
    },
  },
  {
    item: 'Proposition 2.24',
    says: 'If G is absorbing, then G + H = G.',
    code: [equalCode, absorbingCode],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const braced = undeterminedGames(setup, fixture, 40).slice(0, 4);
        const games = [absorbingGame(setup.store), ...braced.map((g) => wrap(setup.store, g, 1))];
        return product(games, setup.small);
      },
      (setup, g, h) =>
        given(absorbing(setup.store, g).verdict === 'proved', () => {
          const sum = setup.plus(g, h);
          const play = new ContextTable(setup.store, [g, sum], normalPlay(3), true);
          return (
            setup.equal(sum, g) === 'proved' &&
            absorbing(setup.store, sum).verdict === 'proved' &&
            setup.small.every((x) => play.outcome(sum, x, 0) === play.outcome(g, x, 0))
          );
        }),
      [3],
      'undetermined games in braces, H and contexts of rank at most 3',
    ),
  },
  {
    item: 'Theorem 2.25',
    says: 'A game with options, all of them undetermined, is absorbing.',
    code: [sourcePath('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const options = undeterminedGames(setup, fixture, 60);
        const games = options.map((option, place) =>
          setup.store.impartial([option, options[(place * 7 + 3) % options.length] ?? option]),
        );
        return product(
          [...games, ...setup.small],
          [...setup.small, ...setup.impartial(fixture, 40, 2)],
        );
      },
      (setup, g, x) => {
        const options = setup.store.options(g);
        const applies = options.length > 0 && options.every((option) => setup.o(option) === 0);
        if (absorbingConstruction(setup.store, g) !== applies) return false;
        return given(applies, () => setup.o(setup.plus(g, x)) === 0);
      },
      [3],
      'games with undetermined options made at random, beside random games',
    ),
  },
  {
    item: 'Corollary 2.26',
    says: 'An absorbing game exists: {{*2, {*2}}}.',
    code: [sourcePath('undetermined', 'absorbingGame')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const game = setup.read('{{*2, {*2}}}');
      agrees('{{*2, {*2}}}', absorbing(setup.store, game).verdict, 'proved');
      agrees('the one that is used', setup.text(absorbingGame(setup.store)), setup.text(game));
      return { cases: 2, summary: 'the game given' };
    },
  },
  {
    item: 'Proposition 2.27',
    says: 'All options of a sum of three undetermined games are undetermined.',
    code: [sourcePath('undetermined', 'isUndetermined')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) => {
        const games = undeterminedGames(setup, fixture, 200).filter(
          (g) => setup.store.height(g) <= 5,
        );
        return games.map(
          (g, i): Triple => [
            g,
            games[(i * 3 + 1) % games.length] ?? g,
            games[(i * 5 + 2) % games.length] ?? g,
          ],
        );
      },
      (setup, ...games) =>
        given(
          games.every((game) => setup.o(game) === 0),
          () =>
            setup.store
              .options(setup.sum(...games))
              .every((option) => isUndetermined(setup.store, option) && setup.o(option) === 0),
        ),
      [3],
      'all options of sums of undetermined games made at random',
    ),
  },
  {
    item: 'Corollary 2.28',
    says: 'If G is undetermined, then 3·G is absorbing.',
    code: [sourcePath('undetermined', 'absorbingConstruction')],
    standing: 'sampled',
    run: onGames(
      (setup, fixture) =>
        singly(undeterminedGames(setup, fixture, 200).filter((g) => setup.store.height(g) <= 5)),
      (setup, g) =>
        given(setup.o(g) === 0, () => {
          const sum = setup.copies(3, g);
          const play = new ContextTable(setup.store, [sum], normalPlay(3), true);
          return (
            absorbingConstruction(setup.store, sum) &&
            setup.small.every((context) => play.outcome(sum, context, 0) === 0)
          );
        }),
      [3],
      'undetermined games made at random, beside those of rank at most 3',
    ),
  },
  {
    item: 'Section 2.2.2, the inclusion of Theorem 2.19 is all there is',
    says: '3·* is revertible to 0 and o(3·* + X) ⊆ o(X) for all X, but not the reverse.',
    code: [revertibleCode, sourcePath('compare', 'compareImpartial')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const { store } = setup;
      const three = setup.copies(3, setup.nim(1));
      agrees('revertible', revertible(store, three, store.zero) !== undefined, true);
      agrees('⊆', compareImpartial(store, three, store.zero).verdict, 'proved');
      agrees('⊇', compareImpartial(store, store.zero, three).verdict, 'refuted');
      return { cases: 3, summary: 'both inclusions decided over all impartial contexts' };
    },
  },
];

export const equalityOfImpartial: readonly Entry[] = [...revertibleGames, ...absorbingGames];
