// Tables: lists of rows, and with heads what is printed in columns, typeset and written as files.

import { type TableFormat, TITLED_FORMATS } from '@proviso/pictures/tables';
import {
  type CallContext,
  describe,
  type FunctionDescriptor,
  type Parameter,
} from '../values/descriptor.ts';
import { writtenTable } from '../values/text.ts';
import {
  aValueOf,
  type FunctionValue,
  integerValueOf,
  type ListValue,
  listValue,
  outcomeValue,
  tableValue,
  textValue,
  type Value,
} from '../values/value.ts';
import { elementText, mapElements } from './elements.ts';
import { anything, list, rest } from './parameters.ts';

/** What the functions that write tables say, where that is more than the format's title. */
const SUMMARIES: Partial<Record<TableFormat, string>> = {
  csv: 'A table as CSV (RFC 4180), its games parseable, words kept from being computed.',
  html: 'A table in HTML, without a style of its own.',
};

/** A table of one row, and what becomes of it. */
const EXAMPLE = 'table(1..1, "n", n -> n, "o", n -> outcome(form(n)))';
const SHOWN: Partial<Record<TableFormat, string>> = {
  csv: 'n,o\r\n1,R\r\n',
  markdown: '| n | o |\n| ---: | --- |\n| 1 | R |\n',
  html: '<table>\n  <thead><tr><th scope="col">n</th><th scope="col">o</th></tr></thead>\n  <tbody>\n    <tr><td>1</td><td>R</td></tr>\n  </tbody>\n</table>\n',
};

export const TABLES: readonly FunctionDescriptor[] = [
  describe({
    name: 'table',
    theme: 'lists',
    parameters: [list('xs'), rest(headOrFunction('f'))],
    result: 'a table, or without heads a list of rows',
    summary: 'A row for every element, with a head and a function for each column.',
    notes: [
      'Without heads a row is the element itself, then f of it for each function f.',
      'With heads alone, as in `table(zip(xs, ys), "x", "y")`, the elements are the rows.',
      'A table is a list of its rows too: `t[0]`, `map(row -> row[1], t)`, `column(t, "edges")`.',
    ],
    examples: [
      { input: 'table([0, *], outcome, rank)', output: '[[0, N, 0], [*, P, 1]]' },
      {
        input: 'table([0, *2], "game", G -> G, "edges", edges)',
        output: 'game  edges\n────  ─────\n0         0\n*2        8',
      },
    ],
    run: (context, xs, columns) => {
      if (columns.some(({ type }) => type === 'text')) return tableWithHeads(context, xs, columns);
      return listValue(rowsOf(context, xs, functionsIn(columns), (x) => [x]).map(listValue));
    },
  }),
  describe({
    name: 'column',
    theme: 'lists',
    parameters: [anything('t'), anything('head')],
    result: 'a list',
    summary: 'The column of a table with that head.',
    examples: [
      {
        input: 'column(table(0..2, "n", n -> n, "edges", n -> edges(nimheap(n))), "edges")',
        output: '[0, 2, 8]',
      },
    ],
    run: (context, value, head) => {
      const { items, heads } = tableIn(context, value);
      const place = head.type === 'text' ? heads.indexOf(head.value) : -1;
      if (place < 0) {
        const named = heads.map((each) => JSON.stringify(each)).join(', ');
        throw context.error('value', 'the table has no such column', `its columns are ${named}`);
      }
      return listValue(
        items.flatMap((row) => (row.type === 'list' ? (row.items[place] ?? []) : [])),
      );
    },
  }),
  ...TITLED_FORMATS.filter(({ name }) => name !== 'latex').map(writer),
];

/** The function that writes tables in a format; `latex` writes any value. */
function writer({ name, title }: (typeof TITLED_FORMATS)[number]): FunctionDescriptor {
  return describe({
    name,
    theme: 'lists',
    parameters: [anything('t')],
    result: 'a text',
    summary: SUMMARIES[name] ?? `A table in ${title}.`,
    examples: [{ input: `${name}(${EXAMPLE})`, output: SHOWN[name] ?? exampleIn(name) }],
    run: (context, value) => textValue(writtenTable(tableIn(context, value), name, context.names)),
  });
}

/** The example in a format of which nothing is shown yet. */
function exampleIn(name: TableFormat): string {
  return writtenTable(tableValue(['n', 'o'], [[integerValueOf(1n), outcomeValue('R')]]), name);
}

/** A list with heads. */
function tableIn(context: CallContext, value: Value): ListValue & { heads: readonly string[] } {
  if (value.type === 'list' && value.heads !== undefined) return { ...value, heads: value.heads };
  throw context.error(
    'type',
    `expected a table with heads, not ${aValueOf(value.type)}`,
    'write `table(xs, "x", x -> x, "f", f)`',
  );
}

/** What a table is made with beside its elements. */
function headOrFunction(name: string): Parameter<Value> {
  const wants = 'a function or a head, which is a text';
  const given = anything(name);
  return {
    ...given,
    wants,
    read: (argument, context) => {
      const value = given.read(argument, context) as Value;
      if (value.type === 'function' || value.type === 'text') return value;
      const problem = `expected ${wants}, not ${aValueOf(value.type)}`;
      throw context.error('type', problem, 'write its name or `x -> …`', argument.span);
    },
  };
}

function tableWithHeads(
  context: CallContext,
  xs: readonly Value[],
  columns: readonly Value[],
): Value {
  const heads = columns.flatMap((column) => (column.type === 'text' ? [column.value] : []));
  if (heads.length === columns.length) return tableValue(heads, givenRows(context, xs, heads));
  const functions = functionsIn(columns);
  const paired = columns.every(({ type }, i) => type === (i % 2 === 0 ? 'text' : 'function'));
  if (!paired || columns.length % 2 !== 0) {
    throw context.error(
      'type',
      'every column needs a head and then its function',
      'write `table(xs, "x", x -> x, "f", f)`',
    );
  }
  return tableValue(
    heads,
    rowsOf(context, xs, functions, () => []),
  );
}

function functionsIn(columns: readonly Value[]): FunctionValue[] {
  return columns.flatMap((column) => (column.type === 'function' ? [column] : []));
}

/** For every element what stands first in its row, and what the functions make of it. */
function rowsOf(
  context: CallContext,
  xs: readonly Value[],
  functions: readonly FunctionValue[],
  first: (x: Value) => readonly Value[],
): Value[][] {
  return mapElements(xs, (x) => [...first(x), ...functions.map((f) => context.call(f, [x]))]);
}

/** Elements that are rows already. */
function givenRows(
  context: CallContext,
  xs: readonly Value[],
  heads: readonly string[],
): (readonly Value[])[] {
  return xs.map((x, i) => {
    if (x.type === 'list' && x.items.length === heads.length) return x.items;
    const problem = `${elementText(x, i)}, is no row of ${heads.length}`;
    throw context.error('type', problem, 'give each head its function: `table(xs, "x", x -> x)`');
  });
}
