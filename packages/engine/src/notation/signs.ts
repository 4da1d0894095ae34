/**
 * The signs in which games are written, of two players or of more, in three styles.
 */

/** How the signs of a notation look. */
export type PrintStyle = 'ascii' | 'unicode' | 'latex';

/**
 * Which forms are written by their names: `integers`, nim-heaps and switches of integers, as data has
 * them; `all` that have a name, for people to read; or `none` but 0, all others in braces.
 */
export type Naming = 'integers' | 'all' | 'none';

/** What stands around the options of a game and between those of different players. */
export interface Brackets {
  readonly open: string;
  readonly bar: string;
  readonly close: string;
  /** A part without options. */
  readonly empty: string;
}

export const BRACKETS: Readonly<Record<PrintStyle, Brackets>> = {
  ascii: { open: '{', bar: ' | ', close: '}', empty: '.' },
  unicode: { open: '{', bar: ' | ', close: '}', empty: '·' },
  latex: { open: '\\{ ', bar: ' \\mid ', close: ' \\}', empty: '\\cdot' },
};

/** The name of a nim-heap. */
export function heapName(size: number): string {
  return size === 1 ? '*' : `*${size}`;
}
