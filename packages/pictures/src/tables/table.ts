/**
 * Tables as data: a caption, headings and rows of cells. A cell is written three
 * ways — plain (ASCII, parseable where it is a game, named as data is), pretty (Unicode) and LaTeX —
 * and may carry a mark. Each format of `formats.ts` writes such a table down.
 */

import { type Arena, type FormId, formToText, type PrintOptions } from '@proviso/engine';
import { latexText } from '../words.ts';

/** Marks of the papers: a circle or bold type for reduced forms, grey for what is outside. */
export type TableMark = 'circled' | 'bold' | 'outside';

export interface TableCell {
  readonly plain: string;
  readonly pretty: string;
  readonly latex: string;
  /** What JSON has in place of the plain text: a number, a truth value, or null where it is open. */
  readonly value?: number | boolean | null;
  readonly mark?: TableMark;
  /** Words that somebody wrote, which may be anything. */
  readonly words?: true;
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
  /** Whether the first cell of each row is its heading. */
  readonly rowHeadings: boolean;
  /** Whether columns of numbers stand to the right; those of the papers do not. */
  readonly numbersToTheRight?: boolean;
}

/** Words, or a number, the same in all styles. */
export function wordCell(value: string | number, mark?: TableMark): TableCell {
  const text = String(value);
  return {
    plain: text,
    pretty: text,
    latex: latexText(text),
    ...(typeof value === 'number' && { value }),
    ...(mark && { mark }),
  };
}

/** A form, in all styles. */
export function formCell(arena: Arena, form: FormId, mark?: TableMark): TableCell {
  return {
    plain: formToText(arena, form, { naming: 'integers' }),
    pretty: formToText(arena, form, { style: 'unicode' }),
    latex: `$${formToText(arena, form, { style: 'latex' })}$`,
    ...(mark && { mark }),
  };
}

/** What stands for a marked cell where there is only text: no mark is shown by colour alone. */
export function marked({ mark }: TableCell, text: string): string {
  if (mark === 'circled') return `(${text})`;
  return mark === 'outside' && text === '' ? '-' : text;
}

/** Whether a column stands to the right. */
export function standsRight({ rows, numbersToTheRight }: Table, column: number): boolean {
  if (!numbersToTheRight || rows.length === 0) return false;
  return rows.every((row) => typeof row[column]?.value === 'number');
}

/** Several forms in one cell. */
export function formsCell(arena: Arena, forms: readonly FormId[]): TableCell {
  const cells = forms.map((form) => formCell(arena, form));
  const joined = (style: 'plain' | 'pretty' | 'latex') =>
    cells.map((cell) => cell[style]).join(style === 'plain' ? '; ' : ', ');
  return { plain: joined('plain'), pretty: joined('pretty'), latex: joined('latex') };
}

/** A set of options of one player, as `0, 1̄`, or the sign for none. */
export function optionsCell(arena: Arena, options: readonly FormId[]): TableCell {
  const text = (print: PrintOptions, none: string) =>
    options.length === 0 ? none : options.map((id) => formToText(arena, id, print)).join(', ');
  return {
    plain: text({ style: 'ascii', naming: 'integers' }, '.'),
    pretty: text({ style: 'unicode' }, '·'),
    latex: `$${text({ style: 'latex' }, '\\cdot')}$`,
  };
}

/** Yes, no, or not decided. */
export function answerCell(answer: boolean | undefined): TableCell {
  const text = answer === undefined ? 'open' : answer ? 'yes' : 'no';
  return { ...wordCell(text), value: answer ?? null };
}
