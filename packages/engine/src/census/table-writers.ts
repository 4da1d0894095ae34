/**
 * Tables written as text for a terminal, CSV (RFC 4180), JSON, LaTeX and HTML.
 * CSV and JSON use the plain, parseable writing; the others the pretty one. No
 * mark is shown by colour alone: a circle becomes a circle or parentheses, what
 * lies outside is empty and labelled.
 */

import { latexText, type Table, type TableCell } from './table.ts';

export const TABLE_FORMATS = ['table', 'csv', 'json', 'latex', 'html'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/**
 * A table in a format.
 *
 * @example
 * const cell = wordCell('a, b');
 * const table = { caption: 'Two', columns: [cell], rows: [[wordCell(1)]], rowHeadings: false };
 * writeTable(table, 'csv') // → "\"a, b\"\r\n1\r\n"
 */
export function writeTable(table: Table, format: TableFormat): string {
  switch (format) {
    case 'table':
      return toText(table);
    case 'csv':
      return toCsv(table);
    case 'json':
      return toJson(table);
    case 'latex':
      return toLatex(table);
    case 'html':
      return toHtml(table);
  }
}

/** What stands for a marked cell where there is only text. */
function marked({ mark }: TableCell, text: string): string {
  if (mark === 'circled') return `(${text})`;
  return mark === 'outside' && text === '' ? '-' : text;
}

function toCsv({ columns, rows }: Table): string {
  const field = (cell: TableCell): string => {
    const text = marked(cell, cell.plain);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function toJson({ caption, columns, rows }: Table): string {
  const entry = ({ plain, value, mark }: TableCell): unknown =>
    mark === undefined ? (value === undefined ? plain : value) : { text: plain, mark };
  const data = {
    caption,
    columns: columns.map((cell) => cell.plain),
    rows: rows.map((row) => row.map(entry)),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

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

function toText({ caption, columns, rows }: Table): string {
  const [head = [], ...body] = [columns, ...rows].map((row) =>
    row.map((cell) => wrapped(marked(cell, cell.pretty))),
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
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return `${[caption, '', ...linesOf(head), rule, ...body.flatMap(linesOf)].join('\n')}\n`;
}

function toLatex({ caption, columns, rows, rowHeadings }: Table): string {
  const cell = ({ latex, mark }: TableCell): string => {
    if (mark === 'circled') return `\\textcircled{${latex}}`;
    if (mark === 'bold') return `\\boldmath\\textbf{${latex}}`;
    return mark === 'outside' ? `\\cellcolor{black!15}${latex}` : latex;
  };
  const line = (row: readonly TableCell[]): string => `  ${row.map(cell).join(' & ')} \\\\`;
  const layout = columns.map((_, i) => (i === 0 && rowHeadings ? 'l|' : 'l')).join('');
  return `${[
    '% \\usepackage{amsmath,amssymb,array} \\usepackage[table]{xcolor}',
    '\\begin{table}',
    '\\centering',
    `\\begin{tabular}{${layout}}`,
    line(columns),
    '  \\hline',
    ...rows.map(line),
    '\\end{tabular}',
    `\\caption{${latexText(caption)}}`,
    '\\end{table}',
  ].join('\n')}\n`;
}

const HTML_SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => HTML_SIGNS[sign] ?? sign);
}

function toHtml({ caption, columns, rows, rowHeadings }: Table): string {
  const body = rows.map((row) => {
    const cells = row.map((cell, i) => {
      const text = escapeHtml(marked(cell, cell.pretty));
      if (i === 0 && rowHeadings) return `<th scope="row">${text}</th>`;
      if (cell.mark === 'outside') return '<td class="outside" aria-label="outside"></td>';
      if (cell.mark === 'bold') return `<td><strong>${text}</strong></td>`;
      return cell.mark === 'circled' ? `<td class="circled">${text}</td>` : `<td>${text}</td>`;
    });
    return `    <tr>${cells.join('')}</tr>`;
  });
  const head = columns.map((cell) => `<th scope="col">${escapeHtml(cell.pretty)}</th>`).join('');
  return `${[
    '<table>',
    `  <caption>${escapeHtml(caption)}</caption>`,
    `  <thead><tr>${head}</tr></thead>`,
    '  <tbody>',
    ...body,
    '  </tbody>',
    '</table>',
  ].join('\n')}\n`;
}
