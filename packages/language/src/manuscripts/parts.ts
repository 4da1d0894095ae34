// What stands in a manuscript for Proviso: definitions, statements whose answers are printed, and other
// files. Places are those of the LaTeX file, from 1; columns count UTF-16 units.

/** How an answer is printed, by the command of proviso.sty that asks for it. */
export const ASKING = {
  proviso: 'value',
  provisotext: 'text',
  provisopicture: 'picture',
  provisotable: 'table',
  provisocertificate: 'certificate',
} as const;

export type AnswerKind = (typeof ASKING)[keyof typeof ASKING];

/** Where something stands in its file. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A statement whose answer is printed. */
export interface Question extends Place {
  readonly part: 'question';
  readonly answer: AnswerKind;
  /** As it stands there. */
  readonly text: string;
}

/** The lines of a `provisoset`, whose answers are not printed. */
export interface Definitions extends Place {
  readonly part: 'definitions';
  readonly text: string;
}

/** Another file, named as TeX is told it. */
export interface Inclusion extends Place {
  readonly part: 'inclusion';
  readonly file: string;
}

/** What cannot be taken, and the cure. */
export interface Obstacle extends Place {
  readonly part: 'obstacle';
  readonly message: string;
}

export type Part = Question | Definitions | Inclusion | Obstacle;
