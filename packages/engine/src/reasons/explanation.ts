/**
 * Explanations: what is so and why, as a small tree of sentences. A sentence is
 * words and formulas; formulas hold games, which are written down only when the
 * tree is rendered, so that text, Markdown and LaTeX say the same. What stands
 * under a sentence is its reason and can be folded away.
 */

import { type FormId, ZERO } from '../forms/arena.ts';
import type { Outcome } from '../play/outcome.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';

/** The signs of formulas. */
export type Sign = 'at least' | 'not at least' | 'equal' | 'identical' | 'incomparable' | 'plus';

/** A part of a formula. */
export type Token =
  | { readonly game: FormId }
  /** A game that was given this number as its name; see naming. */
  | { readonly name: number }
  | { readonly sign: Sign }
  | { readonly outcomeOf: readonly Token[]; readonly is: Outcome }
  | { readonly universe: Universe }
  /** A formula of another kind, as it is written in text and in LaTeX. */
  | { readonly text: string; readonly latex: string };

/** A part of a sentence: words, or a formula. */
export type Inline = string | { readonly formula: readonly Token[] };

/** A sentence and the reasons for it. */
export interface Explanation {
  readonly says: readonly Inline[];
  readonly because: readonly Explanation[];
  /** The item of a paper that makes the reasons enough, as [Siegel, Theorem 5.5]. */
  readonly cites?: string;
}

/** A sentence with its reasons. */
export function explanation(
  says: readonly Inline[],
  because: readonly Explanation[] = [],
  cites?: string,
): Explanation {
  return { says, because, ...(cites === undefined ? {} : { cites }) };
}

/** A sentence written as a template: words with formulas between them. */
export function says(
  words: TemplateStringsArray,
  ...parts: readonly (Inline | readonly Inline[])[]
): Inline[] {
  return words.flatMap((word, i): Inline[] => {
    const part = parts[i];
    if (part === undefined) return [word];
    return [word, ...(typeof part === 'string' || 'formula' in part ? [part] : part)];
  });
}

export function game(id: FormId): Inline {
  return { formula: [{ game: id }] };
}

export function universeName(universe: Universe): Inline {
  return { formula: [{ universe }] };
}

/** "modulo U", or "in normal play". */
export function modulo(universe: Universe): Inline[] {
  return isNormalPlay(universe) ? ['in normal play'] : ['modulo ', universeName(universe)];
}

/** A relation between two games, or between sums of games. */
export function related(a: FormId, sign: Sign, b: FormId): Inline {
  return { formula: [{ game: a }, { sign }, { game: b }] };
}

/** Games in a sum. */
export function sumOf(a: FormId, b: FormId): Inline {
  return { formula: sumTokens(a, b) };
}

export function outcomeOf(outcome: Outcome, ...summands: readonly FormId[]): Inline {
  const [first, second] = summands;
  const tokens =
    first !== undefined && second !== undefined
      ? sumTokens(first, second)
      : summands.map((id): Token => ({ game: id }));
  return { formula: [{ outcomeOf: tokens, is: outcome }] };
}

/** A summand 0 is not written. */
function sumTokens(a: FormId, b: FormId): Token[] {
  if (a === ZERO || b === ZERO) return [{ game: a === ZERO ? b : a }];
  return [{ game: a }, { sign: 'plus' }, { game: b }];
}

/** A list of inline parts with commas and a last word: "a, b and c". */
export function listed(parts: readonly Inline[], last: string): Inline[] {
  return parts.flatMap((part, i) => {
    if (i === 0) return [part];
    return [i === parts.length - 1 ? ` ${last} ` : ', ', part];
  });
}
