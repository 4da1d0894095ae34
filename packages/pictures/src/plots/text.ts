/**
 * Plots in letters, for terminals: the ticks of the upward axis at the left, those of
 * the other below, a dot for each point.
 */

import { alongAxis } from './axis.ts';
import type { Framed } from './plot.ts';

const WIDEST = 76;
const ROWS = 16;
/** A sequence takes no more columns than these for each unit. */
const SPACING = 4;

/** The lines of a plot; points that share a place share a dot. */
export function plotText(plot: Framed): readonly string[] {
  const { across, upward, points, x, y, names } = plot;
  const rows = names === undefined ? ROWS : 2 * names.length - 1;
  const margin = Math.max(...upward.ticks.map(({ words }) => words.text.length)) + 1;
  const most = WIDEST - margin - 1;
  // Where there is room all units are equally wide.
  const units = across.to - across.from;
  const unit = Math.floor((most - 1) / units);
  const columns = unit < 1 ? most : 1 + units * (plot.sequence ? Math.min(unit, SPACING) : unit);
  const column = (value: number): number => Math.round(alongAxis(across, value) * (columns - 1));
  const row = (value: number): number => rows - 1 - Math.round(height(value));
  const height = (value: number): number =>
    names === undefined ? alongAxis(upward, value) * (rows - 1) : 2 * value;
  const canvas = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  for (const point of points) {
    const line = canvas[row(point.y)];
    if (line !== undefined) line[column(point.x)] = '•';
  }
  const marks = new Map(upward.ticks.map(({ value, words }) => [row(value), words.text]));
  const body = canvas.map((line, i) => {
    const mark = marks.get(i);
    return `${(mark ?? '').padStart(margin - 1)} ${mark === undefined ? '│' : '┤'}${line.join('')}`;
  });
  const below = new Array<string>(columns).fill('─');
  const numbers = new Array<string>(columns + margin + 8).fill(' ');
  let free = 0;
  for (const { value, words } of across.ticks) {
    const at = column(value);
    below[at] = '┬';
    const start = Math.max(0, margin + 1 + at - (words.text.length >> 1));
    // A number that would touch the one before it is left out.
    if (start < free) continue;
    [...words.text].forEach((letter, i) => {
      numbers[start + i] = letter;
    });
    free = start + words.text.length + 1;
  }
  return [
    y,
    ...body,
    `${' '.repeat(margin)}└${below.join('')}`,
    numbers.join(''),
    `${' '.repeat(margin + 1)}${x}`,
  ].map((line) => line.trimEnd());
}
