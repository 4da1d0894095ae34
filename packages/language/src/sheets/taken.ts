// A sheet to be taken along: its cells with their answers, and what is to be known of its making.
// Each of the formats in `formats.ts` writes such a sheet down.

import { piecesOf, proseText } from './cells.ts';
import type { Problem, Shown } from './shown.ts';

/** A statement, and what it came to; one that says nothing has neither. */
export interface TakenAnswer {
  readonly statement: string;
  readonly shown?: Shown;
  readonly problem?: Problem;
  /** The answer as the command prints it with `--json`. */
  readonly json: string;
}

export type TakenCell =
  /** In Markdown. */
  | { readonly kind: 'prose'; readonly text: string }
  | {
      readonly kind: 'code';
      readonly text: string;
      readonly answers: readonly TakenAnswer[];
      /** Why answers are missing, or what is to be known of them. */
      readonly note?: string;
    };

/** By what, from what and when a sheet was made. */
export interface Making {
  readonly title: string;
  /** What the sheet is called as a file. */
  readonly file: string;
  /** The version of Proviso. */
  readonly version: string;
  /** SHA-256 of the sheet as a file, in hexadecimal digits. */
  readonly digest: string;
  /** The day, as in 2026-05-17. */
  readonly date: string;
  /** Set where none of its answers was computed. */
  readonly unrun?: true;
}

export interface TakenSheet extends Making {
  readonly cells: readonly TakenCell[];
}

/** The cells of a sheet's text, given what became of each that is code, by its number from 0. */
export function takenCells(
  text: string,
  answersOf: (
    code: string,
    cell: number,
  ) => { readonly answers: readonly TakenAnswer[]; readonly note?: string },
): TakenCell[] {
  return piecesOf(text).map((piece, i): TakenCell => {
    if (piece.prose) return { kind: 'prose', text: proseText(piece.text) };
    return { kind: 'code', text: piece.text, ...answersOf(piece.text, i) };
  });
}

/** A cell that is code. */
export type TakenCode = Extract<TakenCell, { kind: 'code' }>;

/** The answers of a cell at which there is something to see, each told apart where there are several. */
export function visibleAnswers({ answers }: TakenCode): {
  readonly answer: TakenAnswer;
  readonly named: boolean;
}[] {
  const seen = answers.filter(({ shown, problem }) => shown !== undefined || problem !== undefined);
  return seen.map((answer) => ({ answer, named: answers.length > 1 }));
}

/** The title with which a sheet begins, if it does. */
export function titleOf(text: string): string | undefined {
  const [first] = piecesOf(text);
  if (!first?.prose) return undefined;
  return /^# +(.*?) *#*$/m.exec(proseText(first.text).split('\n', 1)[0] ?? '')?.[1];
}

/** The title, unless the sheet begins with one of its own. */
export function ownTitle({ title, cells }: TakenSheet): string | undefined {
  const [first] = cells;
  return first?.kind === 'prose' && /^# /.test(first.text) ? undefined : title;
}
