// What is told of a quotient: its elements, products and structure, Φ, and what it can be taken along as.

import type { QuotientFile } from '@proviso/engine/quotients';
import type { Picture, Shown, Written } from '@proviso/language/sheets';
import type { OutcomeLetter } from './answers.ts';

export type QuotientPlay = 'misere' | 'normal';

export interface QuotientElementView extends Pick<Written, 'text' | 'latex'> {
  readonly outcome: OutcomeLetter;
}

/** One heap, or one game: how it is called, and which element it is. */
export interface QuotientKind {
  readonly name: Pick<Written, 'text' | 'latex'>;
  readonly element: QuotientElementView;
}

export interface QuotientPeriod {
  readonly from: number;
  readonly period: number;
  /** Whether it is proved for all heaps, or only seen so far. */
  readonly forAll: boolean;
}

/** An idempotent, its group, and the other elements of which it is a power; elements by number. */
export interface QuotientPart {
  readonly idempotent: number;
  readonly group: readonly number[];
  readonly groupName: Pick<Written, 'text' | 'latex'>;
  readonly others: readonly number[];
}

/** What only finite quotients have. */
export interface FiniteQuotient {
  readonly presentation: Pick<Written, 'text' | 'latex'>;
  /** What the letters are: places among the kinds. */
  readonly letters: readonly { readonly letter: string; readonly kind: number }[];
  readonly elements: readonly QuotientElementView[];
  /** Products by number; missing where there are too many. */
  readonly products?: readonly (readonly number[])[];
  readonly parts: readonly QuotientPart[];
  readonly kernel: readonly number[];
  readonly units: readonly number[];
  readonly isGroup: boolean;
  /** Whether it is that of Nim with heaps up to 2^n − 1. */
  readonly tame?: number;
}

export interface QuotientStudy {
  /** Of heaps up to a size, or of games. */
  readonly of: 'heaps' | 'games';
  /** How what it is of is written: codes, or games. */
  readonly subject: string;
  /** The games that were asked for, as they are shown. */
  readonly asked?: readonly Pick<Written, 'text' | 'latex'>[];
  /** Where the sum of some heaps is played, as the first parts of an address; of games there is none. */
  readonly board?: readonly string[];
  /** Boards have heaps up to this size; missing where every size is played. */
  readonly largestPlayed?: number;
  /** The largest heap there is an answer for, and the one that was asked. */
  readonly heaps: number;
  readonly wanted: number;
  readonly play: QuotientPlay;
  readonly partizan: boolean;
  readonly finite?: FiniteQuotient;
  /** The classes of an infinite one, which has a weight beside them. */
  readonly classes?: readonly string[];
  /** Its presentation, with a letter for the unit that carries weights. */
  readonly presentation?: FiniteQuotient['presentation'];
  readonly kinds: readonly QuotientKind[];
  readonly period?: QuotientPeriod;
  readonly pictures: {
    readonly table?: Picture;
    readonly order?: Picture;
    readonly semilattice?: Picture;
    readonly cayley?: Picture;
    readonly phi?: Picture;
    readonly weights?: Picture;
  };
  /** The certificate, from which the element of any sum is read. */
  readonly file: QuotientFile;
  /** All of it in words. */
  readonly told: Extract<Shown, { kind: 'explanation' }>;
}
