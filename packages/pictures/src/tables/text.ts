/** Columns for a terminal: barred integers as `-1`, long cells broken between their games. */

import { withoutBars } from '../words.ts';
import { marked, type Table } from './table.ts';

/** How many columns of a terminal a text takes: combining marks take none. */
function displayWidth(text: string): number {
  return [...text.replace(/\p{M}/gu, '')].length;
}

/** Longer cells are broken between their entries where there is only text. */
const WIDEST_CELL = 72;

/** A list of games on lines of bearable width; no game is broken. */
function wrapped(text: string): string[] {
  if (displayWidth(text) <= WIDEST_CELL) return [text];
  const lines: string[] = [];
  for (const entry of entriesOf(text)) {
    const last = lines.at(-1);
    if (last === undefined || displayWidth(last) + displayWidth(entry) >= WIDEST_CELL) {
      lines.push(entry);
    } else lines[lines.length - 1] = `${last} ${entry}`;
  }
  return lines;
}

/** What stands between the commas outside all braces, each with its comma. */
function entriesOf(text: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}') depth--;
    else if (text[i] === ',' && depth === 0) {
      entries.push(text.slice(from, i + 1).trim());
      from = i + 1;
    }
  }
  return [...entries, text.slice(from).trim()];
}

export function toText({ caption, columns, rows }: Table): string {
  const [head = [], ...body] = [columns, ...rows].map((row) =>
    row.map((cell) => wrapped(withoutBars(marked(cell, cell.pretty)))),
  );
  const widths = columns.map((_, column) =>
    Math.max(...[head, ...body].flatMap((row) => (row[column] ?? []).map(displayWidth))),
  );
  const linesOf = (row: readonly (readonly string[])[]): string[] =>
    Array.from({ length: Math.max(1, ...row.map((cell) => cell.length)) }, (_, line) =>
      widths
        .map((width, i) => {
          const text = row[i]?.[line] ?? '';
          return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
        })
        .join('  ')
        .trimEnd(),
    );
  const title = caption === '' ? [] : [withoutBars(caption), ''];
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return `${[...title, ...linesOf(head), rule, ...body.flatMap(linesOf)].join('\n')}\n`;
}
