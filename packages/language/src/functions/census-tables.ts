// Tables of censuses as texts: for a terminal, for a paper or for another program.

import {
  census,
  dayThreeBounds,
  dicotDayThree,
  hasDayThreeBounds,
  sampleBorn,
} from '@proviso/engine/census';
import {
  CENSUS_TABLE_NAMES,
  dayThreeTable,
  PAPER_TABLE_NAMES,
  PAPER_TABLES,
  sampleTable,
  summaryTable,
  CENSUS_TABLES as TABLES,
} from '@proviso/pictures/censuses';
import { TABLE_FORMATS, type Table, type TableFormat, writeTable } from '@proviso/pictures/tables';
import { describe, type FunctionDescriptor, type Parameter } from '../values/descriptor.ts';
import { type TextValue, textValue } from '../values/value.ts';
import { firstOf, integer, natural, oneOf, universes } from './parameters.ts';

const LAWS = ['uniform', 'sparse'] as const;

const ABOUT_FORMATS = `Formats are ${quoted(TABLE_FORMATS)}.`;
const ABOUT_UNIVERSES = 'U may be a list of universes, which then stand side by side.';

export const CENSUS_TABLES: readonly FunctionDescriptor[] = [
  describe({
    name: 'census',
    theme: 'census',
    parameters: [
      natural('n'),
      universes('U'),
      firstOf('table', CENSUS_TABLE_NAMES),
      format(),
      firstOf('scope', ['members', 'all']),
    ],
    result: 'a text',
    summary: 'A table of the classes modulo U of the forms of rank at most n, or of their order.',
    item: 'Siegel, Figure 3',
    notes: [
      'Tables are "classes", one a row; "order", with its height, width and other facts; "covers", the Hasse diagram; and "summary", the numbers.',
      'The scope "all" counts all forms of that rank, in U or not.',
      ABOUT_UNIVERSES,
      ABOUT_FORMATS,
    ],
    // Three day-1 classes stand alone modulo D: nothing is above anything else.
    examples: [{ input: 'census(1, D, "covers", "csv")', output: 'upper,lower\r\n' }],
    run: ({ arena, error }, n, us, table, as, scope) => {
      const censuses = us.map((u) => census(arena, u, n, scope));
      if (table === 'summary') return written(summaryTable(arena, censuses), as);
      const [only, another] = censuses;
      if (only === undefined || another !== undefined) {
        throw error(
          'value',
          `the table "${table}" is of one universe`,
          'take "summary" for several',
        );
      }
      return written(TABLES[table](arena, only), as);
    },
  }),
  describe({
    name: 'daythree',
    theme: 'census',
    parameters: [universes('U'), format()],
    result: 'a text',
    summary: 'What is known of day 3: the classes of dicots, counted, and bounds on all classes.',
    item: 'Siegel, section 4',
    notes: [ABOUT_UNIVERSES, ABOUT_FORMATS],
    examples: [{ input: 'daythree([D], "csv") == daythree(D, "csv")', output: 'true' }],
    run: ({ arena }, us, as) => {
      // Modulo the others, dicots are all there is, or equal to all there is.
      const bounded = us.filter((u) => hasDayThreeBounds(arena, u));
      const dicots = us.map((u) => dicotDayThree(arena, u));
      return written(
        dayThreeTable(
          dicots,
          bounded.map((u) => dayThreeBounds(arena, u)),
        ),
        as,
      );
    },
  }),
  describe({
    name: 'sample',
    theme: 'census',
    parameters: [
      natural('n'),
      universes('U'),
      natural('size'),
      integer('seed'),
      firstOf('law', ['both', ...LAWS]),
      format(),
    ],
    result: 'a text',
    summary: 'Proportions among random forms of rank at most n in U, with 95% intervals.',
    notes: [
      'The law "uniform" makes all forms on which both can move equally likely; "sparse" draws 1 to 4 options for each player.',
      ABOUT_FORMATS,
    ],
    examples: [{ input: 'sample(3, D, 20, 7) == sample(3, D, 20, 7)', output: 'true' }],
    run: ({ arena }, n, us, size, seed, law, as) => {
      const laws = law === 'both' ? LAWS : [law];
      const samples = us.flatMap((u) =>
        laws.map((each) => sampleBorn(arena, n, u, { law: each, size, seed })),
      );
      return written(sampleTable(samples), as);
    },
  }),
  describe({
    name: 'papertable',
    theme: 'census',
    parameters: [oneOf('name', PAPER_TABLE_NAMES), format()],
    result: 'a text',
    summary: 'A table of a paper, computed anew, with its marks.',
    item: 'Dwyer–Milley–Willette, Tables 1 to 3; Davies–Milley, section 4',
    notes: [`Tables are ${quoted(PAPER_TABLE_NAMES)}.`, ABOUT_FORMATS],
    examples: [
      {
        input: 'papertable("davies-milley:3", "csv")',
        output: [
          'number of,B,E',
          'forms,256,232',
          'invertible forms,72,60',
          'simplest forms,220,196',
          '"invertible, simplest forms",52,46',
          '',
        ].join('\r\n'),
      },
    ],
    run: ({ arena }, name, as) => written(PAPER_TABLES[name](arena), as),
  }),
];

function format(): Parameter<TableFormat> {
  return firstOf('format', TABLE_FORMATS);
}

function written(table: Table, as: TableFormat): TextValue {
  return textValue(writeTable(table, as));
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}
