/** Dwyer–Milley–Willette, section 3: reversible options and reduced forms. */

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
import { agrees, holds, type Lab } from '../../lab.ts';
import { sameCells } from '../../tables.ts';
import { bornOnDayTwo, dayOneFor, opponentIsHeld } from './day-two.ts';
import { TABLE_ONE } from './published.ts';

const canonicalCode = 'packages/engine/src/reduction/canonical.ts#canonicalForm';
const reversersCode = 'packages/engine/src/reduction/reversers.ts#reversingEnd';
const SIDES = [Left, Right] as const;

/** G with other options for one side. */
function withOptions(lab: Lab, g: FormId, side: Side, options: readonly FormId[]): FormId {
  const others = lab.arena.options(g, opponent(side));
  return side === Left ? lab.arena.intern(options, others) : lab.arena.intern(others, options);
}

/** G without one option. */
function without(lab: Lab, g: FormId, side: Side, option: FormId): FormId {
  return withOptions(
    lab,
    g,
    side,
    lab.arena.options(g, side).filter((x) => x !== option),
  );
}

/** ≥ as a side sees it. */
function atLeast(lab: Lab, g: FormId, h: FormId, side: Side): boolean {
  return side === Left ? geq(lab.arena, g, h, E) : geq(lab.arena, h, g, E);
}

/** Whether an option is reversible, by the definition. */
function isReversible(lab: Lab, g: FormId, option: FormId, side: Side): boolean {
  return lab.arena.options(option, opponent(side)).some((x) => atLeast(lab, g, x, side));
}

/** Whether another option is at least as good for its owner. */
function dominated(lab: Lab, g: FormId, option: FormId, side: Side): boolean {
  return lab.arena.options(g, side).some((x) => x !== option && atLeast(lab, x, option, side));
}

/** Fundamental: G is strong, and without the option it is not. */
function isFundamental(lab: Lab, g: FormId, option: FormId, side: Side): boolean {
  return (
    E.isStrong(lab.arena, g, side) && !E.isStrong(lab.arena, without(lab, g, side, option), side)
  );
}

/** The perfect murder that is an end of a side. */
function murder(lab: Lab, n: number, side: Side): FormId {
  const end = perfectMurder(lab.arena, n);
  return side === Left ? end : conjugate(lab.arena, end);
}

/** Theorem 5, applied to one end-reversible option. */
function endReversed(lab: Lab, g: FormId, option: FormId, side: Side): FormId {
  const { arena } = lab;
  const smaller = without(lab, g, side, option);
  const mustStay = isFundamental(lab, g, option, side) || !E.contains(arena, smaller);
  if (!mustStay) return smaller;
  const alone = arena.options(g, Left).length === 1 && arena.options(g, Right).length === 1;
  const other = arena.options(g, opponent(side))[0];
  if (alone && other !== undefined && reversesThroughEnd(lab, g, other, opponent(side)))
    return ZERO;
  let n = 0;
  while (!atLeast(lab, g, murder(lab, n, side), side)) n++;
  const end = murder(lab, n, side);
  const replacement = side === Left ? arena.intern([], [end]) : arena.intern([end], []);
  return withOptions(lab, smaller, side, [...arena.options(smaller, side), replacement]);
}

function reversesThroughEnd(lab: Lab, g: FormId, option: FormId, side: Side): boolean {
  return lab.arena
    .options(option, opponent(side))
    .some((x) => isEnd(lab.arena, x, side) && atLeast(lab, g, x, side));
}

/** Corollary 7, (ii) to (v): what to do with an option to *. */
function byCorollarySeven(lab: Lab, g: FormId): FormId {
  let reduced = g;
  for (const side of SIDES) {
    const { barOne, star } = dayOneFor(lab, side);
    const options = lab.arena.options(reduced, side);
    if (!opponentIsHeld(lab, reduced, side) || !options.includes(star)) continue;
    if (options.includes(barOne)) reduced = without(lab, reduced, side, star);
    else if (options.includes(ZERO)) {
      reduced = withOptions(lab, reduced, side, [...options.filter((x) => x !== star), barOne]);
    }
  }
  return reduced;
}

/** … and (i). */
function reducedByCorollary(lab: Lab, g: FormId): FormId {
  const reduced = byCorollarySeven(lab, g);
  return reduced === lab.game('{-1|1}') ? ZERO : reduced;
}

export const reduction: readonly Entry[] = [
  {
    item: 'Theorem 4',
    says: 'Left’s option to 1̄ is reversible exactly when Right’s options are a non-empty subset of {1, *}; her option to * when moreover 0 or 1̄ is an option; no other is.',
    code: [canonicalCode, reversersCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const g of bornOnDayTwo(lab)) {
        for (const side of SIDES) {
          const { barOne, star } = dayOneFor(lab, side);
          const options = lab.arena.options(g, side);
          for (const option of options) {
            const allowed =
              option === barOne ||
              (option === star && (options.includes(ZERO) || options.includes(barOne)));
            holds(
              isReversible(lab, g, option, side) === (allowed && opponentIsHeld(lab, g, side)),
              () => `${lab.text(option)} in ${lab.text(g)}`,
            );
            // What does not reverse stays in the canonical form.
            holds(
              isReversible(lab, g, option, side) ||
                dominated(lab, g, option, side) ||
                lab.arena.options(canonicalForm(lab.arena, g, E), side).includes(option),
              () => `${lab.text(option)} is gone from ${lab.text(g)}`,
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
    run(lab) {
      let cases = 0;
      for (const g of [...lab.dayTwoIn(E), ...lab.sample(E, 3, 4000)]) {
        for (const side of SIDES) {
          for (const option of lab.arena.options(g, side)) {
            if (!reversesThroughEnd(lab, g, option, side)) continue;
            const simpler = endReversed(lab, g, option, side);
            holds(equal(lab.arena, g, simpler, E), () => `${lab.text(g)} and ${lab.text(simpler)}`);
            holds(E.contains(lab.arena, simpler), () => `${lab.text(simpler)} is not dead-ending`);
            holds(
              canonicalForm(lab.arena, simpler, E) === canonicalForm(lab.arena, g, E),
              () => `the canonical forms of ${lab.text(g)} and ${lab.text(simpler)}`,
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
    run(lab) {
      const { arena } = lab;
      agrees('{1̄ | 1} ≡ 0', equal(arena, lab.game('{-1|1}'), ZERO, E), true);
      let cases = 1;
      for (const side of SIDES) {
        const { barOne, star } = dayOneFor(lab, side);
        for (const g of bornOnDayTwo(lab)) {
          if (!opponentIsHeld(lab, g, side)) continue;
          const options = arena.options(g, side);
          const has = (x: FormId): boolean => options.includes(x);
          const check = (option: FormId, fundamental: boolean, result: FormId): void => {
            holds(
              isFundamental(lab, g, option, side) === fundamental,
              () => `fundamental in ${lab.text(g)}`,
            );
            holds(equal(arena, g, result, E), () => `${lab.text(g)} and ${lab.text(result)}`);
            holds(
              canonicalForm(arena, g, E) === canonicalForm(arena, result, E),
              () => `the canonical forms of ${lab.text(g)} and ${lab.text(result)}`,
            );
            cases++;
          };
          if (has(barOne) && has(ZERO) && has(star))
            check(barOne, false, without(lab, g, side, barOne));
          if (has(star) && has(barOne)) check(star, false, without(lab, g, side, star));
          if (has(star) && has(ZERO) && !has(barOne)) {
            const rest = options.filter((x) => x !== star);
            check(star, true, withOptions(lab, g, side, [...rest, barOne]));
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
    run(lab) {
      const barOne = lab.game('-1');
      let cases = 0;
      for (const g of bornOnDayTwo(lab)) {
        if (
          !lab.arena.options(g, Left).includes(barOne) ||
          !reversesThroughEnd(lab, g, barOne, Left)
        )
          continue;
        if (!isFundamental(lab, g, barOne, Left)) continue;
        const result = endReversed(lab, g, barOne, Left);
        holds(result === g || result === ZERO, () => `${lab.text(g)} and ${lab.text(result)}`);
        const reduced = canonicalForm(lab.arena, g, E);
        holds(
          reduced === ZERO || lab.arena.options(reduced, Left).includes(barOne),
          () => `1̄ is lost from ${lab.text(g)}`,
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
    run(lab) {
      const games = bornOnDayTwo(lab);
      for (const g of games) {
        const reduced = reducedByCorollary(lab, g);
        holds(equal(lab.arena, g, reduced, E), () => `${lab.text(g)} and ${lab.text(reduced)}`);
        holds(
          canonicalForm(lab.arena, g, E) === reduced,
          () => `the engine’s form of ${lab.text(g)}`,
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
    run(lab) {
      const games = bornOnDayTwo(lab);
      const reduced = new Set(games.map((g) => byCorollarySeven(lab, g)));
      agrees('positions', reduced.size, 193);
      agrees('{1̄ | 1} among them', reduced.has(lab.game('{-1|1}')), true);
      const classes = classesOf(lab.arena, games, E).filter(
        ([g]) => g !== undefined && !equal(lab.arena, g, ZERO, E),
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
    run(lab) {
      const games = lab.dayTwoIn(E);
      const byRules = new Set(
        games.map((g) => (rank(lab.arena, g) === 2 ? reducedByCorollary(lab, g) : g)),
      );
      agrees('by Corollary 7', byRules.size, 196);
      agrees('classes modulo E', classesOf(lab.arena, games, E).length, 196);
      const { classes } = census(lab.arena, E, 2);
      agrees('the census', classes.length, 196);
      return { cases: 2, summary: 'by the rules, and by the classes modulo E' };
    },
  },
  {
    item: 'Table 1',
    says: 'The 20 sets of equal day-2 games with their reduced forms, and the games equal to 0.',
    code: ['packages/pictures/src/censuses/dead-ending.ts#equalDayTwoTable'],
    standing: 'exact',
    erratum: {
      printed: '{*1̄ 1}, {*1̄ 1, 1̄}, {*1̄ 0, 1} and the like',
      computed: '{* | 1}, {* | 1, 1̄}, {* | 0, 1} and the like',
      argument:
        'the bar between the options after * is lost; with it back, each set is a class modulo E, and each class of more than one game is there',
    },
    run(lab) {
      const canonical = (text: string): string => lab.text(lab.game(text));
      const printed = TABLE_ONE.map((row) => row.map(canonical));
      const place = new Map(printed.map((row) => [row[0], row]));
      const computed = equalDayTwoTable(lab.arena).rows.map(([reduced, others]) => {
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
