// What of an answer can be plotted: a list of numbers or of outcomes by its places, and the columns of a
// table against the first one that is made of numbers.

import type { Plot } from '@proviso/pictures';
import type { Shown } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { headsOf } from './table-heads.ts';

/** A plot that an answer offers. */
export interface Plotted {
  /** What it shows upwards. */
  readonly name: string;
  readonly plot: Plot;
}

/** Fewer are read as fast as a plot. */
const FEWEST = 3;

/** From the worst for Left to the best, and the two between them in the order of the papers. */
const OUTCOMES = ['R', 'P', 'N', 'L'];

type Column = { readonly values: readonly number[]; readonly named: boolean };
interface Cell {
  readonly type: string;
  readonly text: string;
}

/** Whether an answer can be plotted, as far as can be told without reading all of it. */
export function isPlottable(shown: Shown): boolean {
  if (shown.kind === 'list') {
    return shown.total >= FEWEST && columnOf(shown.items.map(cellOf)) !== undefined;
  }
  if (shown.kind !== 'table' || shown.total < FEWEST) return false;
  const cells = shown.rows.map((row) => row.map(cellOf));
  return plotsOf(cells).length > 0;
}

/** The plots of an answer, all of it: its JSON has every element. */
export function plotsIn(shown: Shown, json: string): Plotted[] {
  const { value } = JSON.parse(json) as { readonly value: unknown };
  if (shown.kind === 'list') return Array.isArray(value) ? sequence(value as Cell[]) : [];
  if (shown.kind !== 'table') return [];
  const rows = Array.isArray(value)
    ? (value as { readonly value: Cell[] }[]).map((row) => row.value)
    : (value as { readonly rows?: Cell[][] } | null)?.rows;
  return plotsOf(rows ?? [], headsOf(shown));
}

function sequence(cells: readonly Cell[]): Plotted[] {
  const column = columnOf(cells);
  if (column === undefined) return [];
  const places = column.values.map((_, i) => i);
  const { place, value } = texts.value.worksheet.plot;
  return [{ name: value, plot: plotOf(place, places, value, column, true) }];
}

/** Every column of numbers or outcomes against the first of numbers. */
function plotsOf(rows: readonly (readonly Cell[])[], heads: readonly string[] = []): Plotted[] {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, i) =>
    columnOf(rows.map((row) => row[i] ?? { type: '', text: '' })),
  );
  const first = columns.findIndex((column) => column !== undefined && !column.named);
  const across = columns[first]?.values;
  if (across === undefined) return [];
  const headOf = (i: number) => heads[i] ?? texts.value.worksheet.plot.column(i + 1);
  // What goes on to the right is a sequence; other points are only points.
  const follows = across.every((x, i) => i === 0 || (across[i - 1] ?? x) < x);
  return columns.flatMap((column, i): Plotted[] => {
    if (column === undefined || i === first) return [];
    const plot = plotOf(headOf(first), across, headOf(i), column, follows);
    return [{ name: headOf(i), plot }];
  });
}

function plotOf(
  x: string,
  across: readonly number[],
  y: string,
  { values, named }: Column,
  follows: boolean,
): Plot {
  const points = values.map((value, i) => ({ x: across[i] ?? 0, y: value }));
  return { points, x, y, sequence: follows, ...(named && { names: OUTCOMES }) };
}

/** The numbers of a column, or the places of its outcomes; nothing where there is anything else in it. */
function columnOf(cells: readonly Cell[]): Column | undefined {
  const named = cells.every(({ type }) => type === 'outcome');
  const values = cells.map(({ type, text }) => {
    if (named) return OUTCOMES.indexOf(text);
    // Beyond so many digits axes would have no numbers.
    const isNumber = (type === 'integer' || type === 'game') && /^-?\d{1,300}$/.test(text);
    return isNumber ? Number(text) : Number.NaN;
  });
  const whole =
    cells.length > 0 && values.every((value) => !Number.isNaN(value) && (!named || value >= 0));
  return whole ? { values, named } : undefined;
}

function cellOf(shown: Shown): Cell {
  if (shown.kind === 'outcome') return { type: 'outcome', text: shown.outcome };
  if (shown.kind === 'game') return { type: 'game', text: shown.game.ascii ?? '' };
  return shown.kind === 'plain' ? shown : { type: shown.kind, text: '' };
}
