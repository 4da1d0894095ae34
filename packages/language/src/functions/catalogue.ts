// The catalogue: classes under labels that never change, and forms as one word.

import {
  buildTable,
  CATALOGUE_TABLES,
  type CatalogueEntry,
  type CatalogueTable,
  classLabelled,
  labelOf,
  parseLabel,
  tableNamed,
} from '@proviso/catalogue';
import { NotationError } from '@proviso/engine';
import { formCode, formOfCode } from '@proviso/engine/forms';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import {
  booleanValue,
  integerValueOf,
  type ListValue,
  NOTHING,
  outcomeValue,
  tableValue,
  textValue,
  type Value,
} from '../values/value.ts';
import { game, position, text, universeOrDefault } from './parameters.ts';

const ABOUT_LABELS =
  'A label is the universe (M, B, E, D10, D1, D or Normal), the day and a number, by rank, edges and text of the simplest form; it never changes. `E.3d` are the dicots of day 3, `Ends` the Left dead ends modulo M.';

export const CATALOGUE: readonly FunctionDescriptor[] = [
  describe({
    name: 'label',
    theme: 'census',
    parameters: [position('G'), universeOrDefault('U')],
    result: 'a text, or nothing where no table lists the class',
    summary: 'The label of the class of G modulo U in the catalogue.',
    notes: [
      ABOUT_LABELS,
      'It is `nothing` where no table lists the simplest form of G modulo U: where that is larger than all that is listed, as of 100, or lies outside U, as of 1 modulo D. `G in U` tells.',
    ],
    item: 'Siegel, Theorem 5.18',
    examples: [
      { input: 'label(0, E)', output: 'E.0.1' },
      { input: 'label({0,*|*}, D) == label({0,#|*}, D)', output: 'true' },
      { input: 'label(100, E)', output: 'nothing' },
      { input: '[label(1, D), 1 in D]', output: '[nothing, false]' },
    ],
    run: ({ arena }, g, u) => {
      const found = labelOf(arena, g.modulo(u), u);
      return found === undefined ? NOTHING : textValue(found);
    },
  }),
  describe({
    name: 'class',
    theme: 'census',
    parameters: [text('label')],
    result: 'a game',
    summary: 'The simplest form of the class that has a label in the catalogue.',
    notes: [ABOUT_LABELS],
    examples: [
      { input: 'class("E.0.1")', output: '0' },
      { input: 'same(class(label(+-1, E)), +-1 mod E)', output: 'true' },
    ],
    run: (context, label) =>
      context.game(reading(context, () => classLabelled(context.arena, parseLabel(label)))),
  }),
  describe({
    name: 'catalogue',
    theme: 'census',
    parameters: [text('table')],
    result: 'a table',
    summary: 'A table of the catalogue, a class in a row.',
    notes: [
      `The tables are ${CATALOGUE_TABLES.map(({ name }) => name).join(', ')}.`,
      ABOUT_LABELS,
      'Rows are lists: `filter(r -> r[2] == P, catalogue("E.2"))` are the classes with outcome P.',
    ],
    examples: [
      { input: 'length(catalogue("E.2"))', output: '196' },
      { input: 'catalogue("D.1")[1][0]', output: 'D.1.2' },
    ],
    run: (context, name) =>
      listing(
        context,
        reading(context, () => tableNamed(name)),
      ),
  }),
  describe({
    name: 'code',
    theme: 'forms',
    parameters: [game('G')],
    result: 'a text',
    summary: 'A form as one word that names it for ever; `code"…"` reads it.',
    notes: [
      'It depends on the form alone and ends with a check: a wrong symbol or two that changed places are noticed.',
    ],
    examples: [
      { input: 'same(code"10000800102tgfes7", *)', output: 'true' },
      { input: 'code(*)', output: '10000800102tgfes7' },
    ],
    run: ({ arena }, g) => textValue(formCode(arena, g)),
  }),
];

/** What is wrong with a label is said at its place. */
function reading<T>(context: CallContext, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError) throw context.error('value', error.message);
    throw error;
  }
}

/** Inverses of Left dead ends are not listed, and normal play knows no strong games. */
function missing({ scope, universe }: CatalogueTable): readonly string[] {
  if (scope === 'ends') return ['invertible'];
  return universe === 'Normal' ? ['strong outcome', 'P-free'] : [];
}

type Column = readonly [head: string, cell: (entry: CatalogueEntry) => Value];

/** A table with its classes. */
function listing({ arena, game: inArena }: CallContext, table: CatalogueTable): ListValue {
  const columns: readonly Column[] = [
    ['label', ({ label }) => textValue(label)],
    ['simplest form', ({ code }) => inArena(formOfCode(arena, code))],
    ['outcome', ({ outcome }) => outcomeValue(outcome)],
    ['strong outcome', ({ strongOutcome: o }) => (o === undefined ? NOTHING : outcomeValue(o))],
    ['invertible', ({ inverse }) => booleanValue(inverse != null)],
    ['P-free', ({ pFree }) => booleanValue(pFree === true)],
    ['rank', ({ rank }) => integerValueOf(rank)],
    ['edges', ({ edges }) => integerValueOf(edges)],
    ['forms', ({ forms }) => integerValueOf(forms)],
  ];
  const shown = columns.filter(([head]) => !missing(table).includes(head));
  const entries = buildTable(arena, table, { covers: false });
  return tableValue(
    shown.map(([head]) => head),
    entries.map((entry) => shown.map(([, cell]) => cell(entry))),
  );
}
