/**
 * Tables of a census: one row a class; and one column a universe, with the
 * numbers and the facts about the order (the last table of
 * [Davies–Milley, section 4] and [Siegel, Figure 3] are parts of it).
 */

import { type Arena, conjugate, OUTCOMES } from '@proviso/engine';
import {
  type Census,
  type CensusCounts,
  countCensus,
  type OrderFacts,
  orderFacts,
} from '@proviso/engine/census';
import { answerCell, formCell, formsCell, type Table, wordCell } from '../tables/table.ts';

/** Which forms a census is about, in words. */
function subject({ universe, rank, scope }: Census): string {
  const where = scope === 'all' ? 'forms' : `forms of ${universe.name}`;
  return `${where} of rank at most ${rank}, modulo ${universe.name}`;
}

const NOT_DECIDED = 'not decided';

/** The classes of a census, one a row; then the forms whose class is not decided. */
export function classTable(arena: Arena, census: Census): Table {
  const headings = [
    'class',
    'smallest form',
    'simplest form',
    'forms',
    'outcome',
    'strong outcome',
    'invertible',
    'P-free',
    'reduced',
    'self-conjugate',
  ];
  const { undecided } = census;
  const open = undecided.length === 0 ? '' : `; ${undecided.length} forms are not decided`;
  return {
    caption: `The ${census.classes.length} classes of the ${census.forms.length} ${subject(census)}${open}`,
    columns: headings.map((heading) => wordCell(heading)),
    rowHeadings: true,
    rows: [
      ...census.classes.map((info, i) => [
        wordCell(i + 1),
        formCell(arena, info.smallest),
        formCell(arena, info.simplest),
        wordCell(info.members.length),
        wordCell(info.outcome),
        wordCell(info.strongOutcome ?? NOT_DECIDED),
        answerCell(info.invertible),
        answerCell(info.pFree),
        answerCell(info.reduced !== undefined),
        answerCell(conjugate(arena, info.simplest) === info.simplest),
      ]),
      ...undecided.map((form) => [
        wordCell(NOT_DECIDED),
        formCell(arena, form),
        ...headings.slice(2).map(() => wordCell('')),
      ]),
    ],
  };
}

/** A fact about a census, as it stands in a row. */
type Fact = readonly [
  name: string,
  value: (counts: CensusCounts, facts: OrderFacts) => string | number,
];

const FACTS: readonly Fact[] = [
  ['forms', (counts) => counts.forms],
  ['invertible forms', (counts) => counts.invertibleForms],
  ['classes', (counts) => counts.classes],
  ['invertible classes', (counts) => counts.invertibleClasses],
  ['classes not decided', (counts) => counts.undecidedClasses],
  ['reduced forms', (counts) => counts.reducedForms],
  ...OUTCOMES.map((outcome): Fact => [`classes of outcome ${outcome}`, (c) => c.outcomes[outcome]]),
  ...OUTCOMES.map(
    (outcome): Fact => [`classes of strong outcome ${outcome}`, (c) => c.strongOutcomes[outcome]],
  ),
  ['comparisons', (_, facts) => facts.comparisons],
  ['covers', (_, facts) => facts.covers.length],
  ['height', (_, facts) => facts.height],
  ['width', (_, facts) => facts.width],
  ['minimal classes', (_, facts) => facts.minimal.length],
  ['maximal classes', (_, facts) => facts.maximal.length],
  ['self-conjugate classes', (_, facts) => facts.selfConjugate.length],
  ['lattice', (_, facts) => (facts.obstacle === undefined ? 'yes' : 'no')],
];

/** Several censuses side by side, one a column. */
export function summaryTable(arena: Arena, censuses: readonly Census[]): Table {
  const columns = censuses.map((census) => ({
    name: census.universe.name,
    counts: countCensus(census),
    facts: orderFacts(arena, census),
  }));
  const ranks = new Set(censuses.map((census) => census.rank));
  return {
    caption: `Forms of rank at most ${[...ranks].join(', ')}, their classes and their order`,
    columns: [wordCell('number of'), ...columns.map(({ name }) => wordCell(name))],
    rowHeadings: true,
    rows: FACTS.map(([name, value]) => [
      wordCell(name),
      ...columns.map(({ counts, facts }) => wordCell(value(counts, facts))),
    ]),
  };
}

/** The facts about the order of a census, each with the classes that show it. */
export function orderTable(arena: Arena, census: Census): Table {
  const { classes } = census;
  const facts = orderFacts(arena, census);
  const { obstacle } = facts;
  const forms = (places: readonly number[]) =>
    formsCell(
      arena,
      places.flatMap((i) => classes[i]?.smallest ?? []),
    );
  const none = wordCell('');
  return {
    caption: `The order of the ${classes.length} classes of the ${subject(census)}`,
    columns: ['fact', 'value', 'classes'].map((heading) => wordCell(heading)),
    rowHeadings: true,
    rows: [
      [wordCell('classes in a longest chain'), wordCell(facts.height), none],
      [wordCell('classes in a largest antichain'), wordCell(facts.width), forms(facts.antichain)],
      [wordCell('comparisons'), wordCell(facts.comparisons), none],
      [wordCell('covers'), wordCell(facts.covers.length), none],
      [wordCell('minimal classes'), wordCell(facts.minimal.length), forms(facts.minimal)],
      [wordCell('maximal classes'), wordCell(facts.maximal.length), forms(facts.maximal)],
      [
        wordCell('self-conjugate classes'),
        wordCell(facts.selfConjugate.length),
        forms(facts.selfConjugate),
      ],
      obstacle === undefined
        ? [wordCell('lattice'), answerCell(true), none]
        : [
            wordCell(`lattice (two classes have no ${obstacle.missing})`),
            answerCell(false),
            forms(obstacle.elements),
          ],
    ],
  };
}

/** The Hasse diagram of a census as a table of its covers. */
export function coverTable(arena: Arena, census: Census): Table {
  const { covers } = orderFacts(arena, census);
  const form = (i: number) => {
    const info = census.classes[i];
    return info === undefined ? wordCell('') : formCell(arena, info.smallest);
  };
  return {
    caption: `The ${covers.length} covers in the order of the ${subject(census)}`,
    columns: [wordCell('upper'), wordCell('lower')],
    rowHeadings: false,
    rows: covers.map(({ upper, lower }) => [form(upper), form(lower)]),
  };
}
