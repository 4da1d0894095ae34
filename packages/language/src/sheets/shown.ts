// Values ready to be shown or written down: plain data, which travels between threads and is kept
// with a sheet. Games travel as text.

import type { Outcome } from '@proviso/engine';
import type { Run } from '../run.ts';

/** A game, in the three ways it is written. */
export interface Written {
  readonly text: string;
  /** Parses again; missing where the game is too large to be written down. */
  readonly ascii?: string;
  readonly latex?: string;
  /** In a few words, where it is too long for a line. */
  readonly summary?: string;
}

/** A picture: SVG from our own writer, and the same for papers. */
export interface Picture {
  readonly title: string;
  readonly svg: string;
  /** Empty where the picture came with a link. */
  readonly tikz: string;
}

/** A part of a sentence: words, or a formula. */
export type Phrase = string | { readonly math: string };

/** A sentence and the reasons for it, to be unfolded. */
export interface Sentence {
  readonly says: readonly Phrase[];
  readonly because: readonly Sentence[];
  /** The item of a paper on which it rests. */
  readonly cites?: string;
}

/** A value of the language, ready to be shown. */
export type Shown =
  | { readonly kind: 'game'; readonly game: Written; readonly picture?: Picture }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'plain'; readonly type: string; readonly text: string }
  | ShownList
  | ShownTable
  | ShownBoard
  | { readonly kind: 'picture'; readonly picture: Picture }
  | {
      readonly kind: 'explanation';
      readonly sentence: Sentence;
      readonly latex: string;
      readonly files: readonly unknown[];
      /** Of a quotient: where it is looked at, as the parts of an address. */
      readonly opens?: readonly string[];
    };

export interface ShownBoard {
  readonly kind: 'board';
  readonly text: string;
  readonly picture?: Picture;
  /** Where it can be played, as the parts of an address; missing where its rules cannot travel. */
  readonly play?: readonly string[];
}

export interface ShownList {
  readonly kind: 'list';
  readonly items: readonly Shown[];
  readonly total: number;
  /** What must be said with it. */
  readonly note?: string;
}

/** Rows, with heads where the language calls it a table. */
export interface ShownTable {
  readonly kind: 'table';
  readonly rows: readonly (readonly Shown[])[];
  readonly total: number;
  readonly heads?: readonly string[];
  /** Whole, in the formats of tables; for those with heads. */
  readonly files?: readonly TableFile[];
  /** What must be said with it. */
  readonly note?: string;
}

/** A table as a file. */
export interface TableFile {
  readonly format: string;
  readonly name: string;
  readonly text: string;
}

export interface Problem {
  readonly code: string;
  readonly message: string;
  /** From 1, within the statement. */
  readonly line: number;
  readonly column: number;
}

/** What became of one statement of a worksheet. */
export interface Ran {
  readonly shown?: Shown;
  readonly problem?: Problem;
  /** What is told once a sheet, under the first answer that has it. */
  readonly remark?: Run['remark'];
  /** The answer as the command prints it with `--json`. */
  readonly json: string;
  readonly milliseconds: number;
}
