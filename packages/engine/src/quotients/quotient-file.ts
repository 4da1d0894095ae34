/**
 * A quotient as a file that somebody who does not trust this program can check: format
 * `proviso-quotient`. It holds the monoid with its outcomes and Φ; the induction that makes it a proof
 * is the checker's.
 */

import type { Arena } from '../forms/arena.ts';
import { exportForms, type FormDag } from '../forms/dag.ts';
import type { QuotientOfGames } from './of-games.ts';
import type { QuotientOfHeaps } from './of-heaps.ts';
import type { HeapPeriod } from './periodicity.ts';
import type { Word } from './sums.ts';
import { outcomeLetter, type TwoPlayerQuotient } from './two-players.ts';

/** The monoid, with the kinds of game by number. */
interface QuotientBody {
  readonly format: 'proviso-quotient';
  readonly version: 1;
  readonly play: 'misere' | 'normal';
  readonly letters: readonly number[];
  /** For each letter, where it leads each class. */
  readonly times: readonly (readonly number[])[];
  /** A word in the letters for each class. */
  readonly words: readonly Word[];
  /** Φ of each kind. */
  readonly classes: readonly number[];
  /** For each class L, N, P or R, for each weight from low to high. */
  readonly outcomes: readonly string[];
  /** Of infinite quotients only. */
  readonly weights?: readonly number[];
  readonly step?: number;
  readonly units?: readonly Word[];
  readonly low?: number;
  readonly high?: number;
  readonly lowPeriod?: number;
  readonly highPeriod?: number;
  /** For each class the number modulo which its weights matter; 0, and left out, where all differ. */
  readonly moduli?: readonly number[];
}

/** Of games and their followers: the kinds are the forms but 0. */
export interface GamesQuotientFile extends QuotientBody {
  readonly dag: FormDag;
}

/** Of heaps of one octal code, or of one for each player: heap n is the kind n − 1. */
export interface CodesQuotientFile extends QuotientBody {
  readonly codes: readonly string[];
  readonly heaps: number;
  readonly period?: HeapPeriod;
}

/** Of anything else, with the moves of Left and Right as words in smaller kinds. */
export interface ListedQuotientFile extends QuotientBody {
  readonly of: string;
  readonly moves: readonly (readonly (readonly Word[])[])[];
}

export type QuotientFile = GamesQuotientFile | CodesQuotientFile | ListedQuotientFile;

export function gamesQuotientFile(arena: Arena, quotient: QuotientOfGames): GamesQuotientFile {
  return { ...bodyOf(quotient), dag: exportForms(arena, quotient.games) };
}

/** The file of heaps; `of` is what they are called where they are not those of octal codes. */
export function heapsQuotientFile(quotient: QuotientOfHeaps, of: string): QuotientFile {
  const { codes, heaps, forAll, kinds } = quotient;
  if (codes !== undefined) {
    return { ...bodyOf(quotient), codes, heaps, ...(forAll && { period: forAll }) };
  }
  const moves = kinds.moves.map((sides) => [sides[0] ?? [], sides[kinds.movers - 1] ?? []]);
  return { ...bodyOf(quotient), of, moves };
}

function bodyOf({ model, kinds }: TwoPlayerQuotient): QuotientBody {
  const { letters, times, words, classes, outcomes, step } = model;
  const body: QuotientBody = {
    format: 'proviso-quotient',
    version: 1,
    play: kinds.misere ? 'misere' : 'normal',
    letters,
    times: times.map((row) => [...row]),
    words,
    classes,
    outcomes: outcomes.map((row) =>
      [...row].map((wins) => outcomeLetter(wins, kinds.movers)).join(''),
    ),
  };
  if (step === 0) return body;
  const { weights, units, low, high, lowPeriod, highPeriod, moduli } = model;
  const weighed = { ...body, weights, step, units, low, high, lowPeriod, highPeriod };
  return moduli === undefined ? weighed : { ...weighed, moduli };
}
