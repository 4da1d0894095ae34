/** [Dwyer–Milley–Willette, section 3]: reversible options and reduced forms. */

import {
  canonicalForm,
  conjugate,
  E,
  equal,
  type FormId,
  geq,
  isEnd,
  Left,
  opponent,
  perfectMurder,
  Right,
  rank,
  type Side,
  ZERO,
} from '@proviso/engine';
import { census, classesOf } from '@proviso/engine/census';
import { equalDayTwoTable } from '@proviso/pictures/censuses';
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { sameCells } from '../../tables.ts';
import { bornOnDayTwo, dayOneFor, opponentIsHeld } from './day-two.ts';
import { TABLE_ONE } from './published.ts';

const canonicalCode = 'packages/engine/src/reduction/canonical.ts#canonicalForm';
const reversersCode = 'packages/engine/src/reduction/reversers.ts#reversingEnd';
const SIDES = [Left, Right] as const;

/** G with other options for one side. */
function withOptions(fixture: Fixture, g: FormId, side: Side, options: readonly FormId[]): FormId {
  const others = fixture.arena.options(g, opponent(side));
  return side === Left
    ? fixture.arena.intern(options, others)
    : fixture.arena.intern(others, options);
}

/** G without one option. */
function without(fixture: Fixture, g: FormId, side: Side, option: FormId): FormId {
  return withOptions(
    fixture,
    g,
    side,
    fixture.arena.options(g, side).filter((x) => x !== option),
  );
}

/** ≥ as a side sees it. */
function atLeast(fixture: Fixture, g: FormId, h: FormId, side: Side): boolean {
  return side === Left ? geq(fixture.arena, g, h, E) : geq(fixture.arena, h, g, E);
}

/** Whether an option is reversible, by the definition. */
function isReversible(fixture: Fixture, g: FormId, option: FormId, side: Side): boolean {
  return fixture.arena.options(option, opponent(side)).some((x) => atLeast(fixture, g, x, side));
}

/** Whether another option is at least as good for its owner. */
function dominated(fixture: Fixture, g: FormId, option: FormId, side: Side): boolean {
  return fixture.arena
    .options(g, side)
    .some((x) => x !== option && atLeast(fixture, x, option, side));
}

/** Fundamental: G is strong, and without the option it is not. */
function isFundamental(fixture: Fixture, g: FormId, option: FormId, side: Side): boolean {
  return (
    E.isStrong(fixture.arena, g, side) &&
    !E.isStrong(fixture.arena, without(fixture, g, side, option), side)
  );
}

/** The perfect murder that is an end of a side. */
function murder(fixture: Fixture, n: number, side: Side): FormId {
  const end = perfectMurder(fixture.arena, n);
  return side === Left ? end : conjugate(fixture.arena, end);
}

/** Theorem 5, applied to one end-reversible option. */
function endReversed(fixture: Fixture, g: FormId, option: FormId, side: Side): FormId {
  const { arena } = fixture;
  const smaller = without(fixture, g, side, option);
  const mustStay = isFundamental(fixture, g, option, side) || !E.contains(arena, smaller);
  if (!mustStay) return smaller;
  const alone = arena.options(g, Left).length === 1 && arena.options(g, Right).length === 1;
  const other = arena.options(g, opponent(side))[0];
  if (alone && other !== undefined && reversesThroughEnd(fixture, g, other, opponent(side)))
    return ZERO;
  let n = 0;
  while (!atLeast(fixture, g, murder(fixture, n, side), side)) n++;
  const end = murder(fixture, n, side);
  const replacement = side === Left ? arena.intern([], [end]) : arena.intern([end], []);
  return withOptions(fixture, smaller, side, [...arena.options(smaller, side), replacement]);
}

function reversesThroughEnd(fixture: Fixture, g: FormId, option: FormId, side: Side): boolean {
  return fixture.arena
    .options(option, opponent(side))
    .some((x) => isEnd(fixture.arena, x, side) && atLeast(fixture, g, x, side));
}

/** Corollary 7, (ii) to (v): what to do with an option to *. */
function byCorollarySeven(fixture: Fixture, g: FormId): FormId {
  let reduced = g;
  for (const side of SIDES) {
    const { barOne, star } = dayOneFor(fixture, side);
    const options = fixture.arena.options(reduced, side);
    if (!opponentIsHeld(fixture, reduced, side) || !options.includes(star)) continue;
    if (options.includes(barOne)) reduced = without(fixture, reduced, side, star);
    else if (options.includes(ZERO)) {
      reduced = withOptions(fixture, reduced, side, [...options.filter((x) => x !== star), barOne]);
    }
  }
  return reduced;
}

/** … and (i). */
function reducedByCorollary(fixture: Fixture, g: FormId): FormId {
  const reduced = byCorollarySeven(fixture, g);
  return reduced === fixture.game('{-1|1}') ? ZERO : reduced;
}

export const reduction: readonly Entry[] = [
  {
    item: 'Theorem 4',
    says: 'Left’s option to 1̄ is reversible exactly when Right’s options are a non-empty subset of {1, *}; her option to * when moreover 0 or 1̄ is an option; no other is.',
    code: [canonicalCode, reversersCode],
    standing: 'exhaustive',
    run(fixture) {
      let cases = 0;
      for (const g of bornOnDayTwo(fixture)) {
        for (const side of SIDES) {
          const { barOne, star } = dayOneFor(fixture, side);
          const options = fixture.arena.options(g, side);
          for (const option of options) {
            const allowed =
              option === barOne ||
              (option === star && (options.includes(ZERO) || options.includes(barOne)));
            holds(
              isReversible(fixture, g, option, side) ===
                (allowed && opponentIsHeld(fixture, g, side)),
              () => `${fixture.text(option)} in ${fixture.text(g)}`,
            );
            // What does not reverse stays in the canonical form.
            holds(
              isReversible(fixture, g, option, side) ||
                dominated(fixture, g, option, side) ||
                fixture.arena.options(canonicalForm(fixture.arena, g, E), side).includes(option),
              () => `${fixture.text(option)} is gone from ${fixture.text(g)}`,
            );
            cases++;
          }
        }
      }
      return { cases, summary: 'every option of the 228 games born on day 2' };
    },
  },
  {
    item: 'Section 3, fundamental options',
    says: 'An option is fundamental when the game is strong for its owner and would not be without it.',
    code: ['packages/engine/src/universes/dead-ending.ts#E'],
    standing: 'definition',
  },
  {
    item: 'Theorem 5',
    says: 'An option that reverses through an end may be left out if it is not fundamental and the game stays dead-ending, and else be replaced by {· | M_n} for the least n with G ≥ M_n; if each side has only such an option, the game is 0.',
    code: [canonicalCode, reversersCode],
    standing: 'sampled',
    run(fixture) {
      let cases = 0;
      for (const g of [...fixture.dayTwoIn(E), ...fixture.sample(E, 3, 4000)]) {
        for (const side of SIDES) {
          for (const option of fixture.arena.options(g, side)) {
            if (!reversesThroughEnd(fixture, g, option, side)) continue;
            const simpler = endReversed(fixture, g, option, side);
            holds(
              equal(fixture.arena, g, simpler, E),
              () => `${fixture.text(g)} and ${fixture.text(simpler)}`,
            );
            holds(
              E.contains(fixture.arena, simpler),
              () => `${fixture.text(simpler)} is not dead-ending`,
            );
            holds(
              canonicalForm(fixture.arena, simpler, E) === canonicalForm(fixture.arena, g, E),
              () => `the canonical forms of ${fixture.text(g)} and ${fixture.text(simpler)}`,
            );
            cases++;
          }
        }
      }
      return {
        cases,
        summary:
          'every option that reverses through an end, in dead-ending games of rank at most 2 and random ones of rank 3',
      };
    },
  },
  {
    item: 'Theorem 6',
    says: 'For day-2 games: 1̄ is not fundamental beside 0 and *; * is not beside 1̄, and may go; * beside 0 without 1̄ is, and may be replaced by 1̄; {1̄ | 1} is 0.',
    code: [canonicalCode],
    standing: 'exhaustive',
    run(fixture) {
      const { arena } = fixture;
      agrees('{1̄ | 1} ≡ 0', equal(arena, fixture.game('{-1|1}'), ZERO, E), true);
      let cases = 1;
      for (const side of SIDES) {
        const { barOne, star } = dayOneFor(fixture, side);
        for (const g of bornOnDayTwo(fixture)) {
          if (!opponentIsHeld(fixture, g, side)) continue;
          const options = arena.options(g, side);
          const has = (x: FormId): boolean => options.includes(x);
          const check = (option: FormId, fundamental: boolean, result: FormId): void => {
            holds(
              isFundamental(fixture, g, option, side) === fundamental,
              () => `fundamental in ${fixture.text(g)}`,
            );
            holds(
              equal(arena, g, result, E),
              () => `${fixture.text(g)} and ${fixture.text(result)}`,
            );
            holds(
              canonicalForm(arena, g, E) === canonicalForm(arena, result, E),
              () => `the canonical forms of ${fixture.text(g)} and ${fixture.text(result)}`,
            );
            cases++;
          };
          if (has(barOne) && has(ZERO) && has(star))
            check(barOne, false, without(fixture, g, side, barOne));
          if (has(star) && has(barOne)) check(star, false, without(fixture, g, side, star));
          if (has(star) && has(ZERO) && !has(barOne)) {
            const rest = options.filter((x) => x !== star);
            check(star, true, withOptions(fixture, g, side, [...rest, barOne]));
          }
        }
      }
      return { cases, summary: 'every day-2 game to which a case applies, both sides' };
    },
  },
  {
    item: 'Section 3, a fundamental option to 1̄ stays',
    says: 'Where 1̄ is a fundamental reversible option of a day-2 game, {· | M_n} is 1̄ itself.',
    code: [canonicalCode],
    standing: 'exhaustive',
    run(fixture) {
      const barOne = fixture.game('-1');
      let cases = 0;
      for (const g of bornOnDayTwo(fixture)) {
        if (
          !fixture.arena.options(g, Left).includes(barOne) ||
          !reversesThroughEnd(fixture, g, barOne, Left)
        )
          continue;
        if (!isFundamental(fixture, g, barOne, Left)) continue;
        const result = endReversed(fixture, g, barOne, Left);
        holds(
          result === g || result === ZERO,
          () => `${fixture.text(g)} and ${fixture.text(result)}`,
        );
        const reduced = canonicalForm(fixture.arena, g, E);
        holds(
          reduced === ZERO || fixture.arena.options(reduced, Left).includes(barOne),
          () => `1̄ is lost from ${fixture.text(g)}`,
        );
        cases++;
      }
      return { cases, summary: 'the day-2 games with such an option' };
    },
  },
  {
    item: 'Corollary 7',
    says: 'Day-2 games are reduced by five rules: {1̄ | 1} is 0; where Right’s options are a non-empty subset of {1, *}, Left’s option to * goes beside 1̄ and becomes 1̄ beside 0; and in mirror image.',
    code: [canonicalCode],
    standing: 'exhaustive',
    run(fixture) {
      const games = bornOnDayTwo(fixture);
      for (const g of games) {
        const reduced = reducedByCorollary(fixture, g);
        holds(
          equal(fixture.arena, g, reduced, E),
          () => `${fixture.text(g)} and ${fixture.text(reduced)}`,
        );
        holds(
          canonicalForm(fixture.arena, g, E) === reduced,
          () => `the engine’s form of ${fixture.text(g)}`,
        );
      }
      return { cases: games.length, summary: 'all 228 games born on day 2' };
    },
  },
  {
    item: 'Section 3, the number of reduced games',
    says: 'The rules make 193 positions of the 228; one is {1̄ | 1}. Of the other 192, 172 equal no other day-2 game and 20 equal one or two others.',
    code: [canonicalCode, 'packages/engine/src/census/classes.ts#classesOf'],
    standing: 'exact',
    run(fixture) {
      const games = bornOnDayTwo(fixture);
      const reduced = new Set(games.map((g) => byCorollarySeven(fixture, g)));
      agrees('positions', reduced.size, 193);
      agrees('{1̄ | 1} among them', reduced.has(fixture.game('{-1|1}')), true);
      const classes = classesOf(fixture.arena, games, E).filter(
        ([g]) => g !== undefined && !equal(fixture.arena, g, ZERO, E),
      );
      agrees('classes', classes.length, 192);
      agrees('alone', classes.filter((members) => members.length === 1).length, 172);
      agrees(
        'with one or two others',
        classes.filter(({ length }) => length === 2 || length === 3).length,
        20,
      );
      return { cases: 5, summary: 'by the rules, and by the classes modulo E' };
    },
  },
  {
    item: 'Theorem 8',
    says: 'There are 196 reduced dead-ending games born by day 2.',
    code: ['packages/engine/src/census/census.ts#census'],
    standing: 'exact',
    run(fixture) {
      const games = fixture.dayTwoIn(E);
      const byRules = new Set(
        games.map((g) => (rank(fixture.arena, g) === 2 ? reducedByCorollary(fixture, g) : g)),
      );
      agrees('by Corollary 7', byRules.size, 196);
      agrees('classes modulo E', classesOf(fixture.arena, games, E).length, 196);
      const { classes } = census(fixture.arena, E, 2);
      agrees('the census', classes.length, 196);
      return { cases: 2, summary: 'by the rules, and by the classes modulo E' };
    },
  },
  {
    item: 'Table 1',
    lists: () => TABLE_ONE.flat(),
    says: 'The 20 sets of equal day-2 games with their reduced forms, and the games equal to 0.',
    code: ['packages/pictures/src/censuses/dead-ending.ts#equalDayTwoTable'],
    standing: 'exact',
    erratum: {
      printed: '{*1̄ 1}, {*1̄ 1, 1̄}, {*1̄ 0, 1} and the like',
      computed: '{* | 1}, {* | 1, 1̄}, {* | 0, 1} and the like',
      argument:
        'the bar between the options after * is lost; with it back, each set is a class modulo E, and each class of more than one game is there',
    },
    run(fixture) {
      const canonical = (text: string): string => fixture.text(fixture.game(text));
      const printed = TABLE_ONE.map((row) => row.map(canonical));
      const place = new Map(printed.map((row) => [row[0], row]));
      const computed = equalDayTwoTable(fixture.arena).rows.map(([reduced, others]) => {
        const first = canonical(reduced?.plain ?? '');
        const rest = (others?.plain ?? '').split('; ').map(canonical);
        // The paper's order of the members; what is not printed comes last and will not match.
        const order = place.get(first) ?? [];
        const index = (text: string): number => (order.indexOf(text) + 99) % 99;
        return [first, ...rest.sort((a, b) => index(a) - index(b))];
      });
      const rowOf = (row: readonly string[]): number =>
        printed.findIndex(([first]) => first === row[0]);
      computed.sort((a, b) => rowOf(a) - rowOf(b));
      const cells = sameCells('Table 1', computed, printed);
      return {
        cases: cells,
        summary: 'every cell of the 21 sets, reduced forms first',
        tables: [
          {
            caption: 'Reduced day-2 dead-ending games and the day-2 games equal to them modulo E',
            head: ['reduced', 'equal to it'],
            rows: computed.map(([first, ...rest]) => [first ?? '', rest.join(', ')]),
          },
        ],
      };
    },
  },
];
