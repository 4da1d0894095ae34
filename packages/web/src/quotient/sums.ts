// Sums of heaps or games in a quotient: read from a text, and looked up in its certificate, which has all
// that is needed to multiply.

import type { OutcomeLetter } from '../protocol/answers.ts';
import type { QuotientStudy } from '../protocol/quotients.ts';

/** The places of its kinds, or the part of the text that is none. */
export type ReadSum = { readonly word: readonly number[] } | { readonly wrong: string };

/** Reads sizes of heaps, or names of games with a plus between them. */
export function readSum(study: QuotientStudy, text: string): ReadSum {
  const word: number[] = [];
  for (const part of partsOf(study, text)) {
    const kind = study.of === 'heaps' ? heapKind(study, part) : gameKind(study, part);
    if (kind === undefined) return { wrong: part };
    word.push(kind);
  }
  return { word };
}

/** The parts of a sum as they are written. */
export function partsOf({ of }: QuotientStudy, text: string): string[] {
  const parts = of === 'heaps' ? text.split(/[\s,+]+/u) : text.split(/\s\+\s|^\+\s|\s\+$/u);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The largest heap whose element is known: any, where Φ is known for all. */
export function largestHeap({ period, heaps }: QuotientStudy): number {
  return period?.forAll ? Infinity : heaps;
}

/** The heap that stands for one: beyond those that were looked at, Φ repeats. */
function heapKind(study: QuotientStudy, part: string): number | undefined {
  const size = /^\d{1,9}$/u.test(part) ? Number(part) : 0;
  if (size < 1 || size > largestHeap(study)) return undefined;
  const { period, heaps } = study;
  if (size <= heaps || period === undefined) return size - 1;
  return period.from + ((size - period.from) % period.period) - 1;
}

function gameKind({ kinds }: QuotientStudy, part: string): number | undefined {
  const bare = (text: string) => text.replace(/\s+/gu, '');
  const at = kinds.findIndex(({ name }) => bare(name.text) === bare(part));
  return at < 0 ? undefined : at;
}

export interface SumElement {
  readonly text: string;
  readonly outcome: OutcomeLetter;
}

/** The element that a sum is. */
export function elementOfSum(study: QuotientStudy, word: readonly number[]): SumElement {
  const { file, finite, classes = [] } = study;
  const places = new Map(file.letters.map((letter, place) => [letter, place]));
  let at = 0;
  let weight = 0;
  for (const kind of word) {
    for (const letter of file.words[file.classes[kind] ?? 0] ?? []) {
      at = file.times[places.get(letter) ?? -1]?.[at] ?? at;
    }
    weight += file.weights?.[kind] ?? 0;
  }
  const { low = 0 } = file;
  const outcome = file.outcomes[at]?.charAt(folded(study, weight) - low) as OutcomeLetter;
  if (finite !== undefined) return { text: finite.elements[at]?.text ?? '', outcome };
  // Where weights are swallowed there is one element, or as many as the modulus says.
  const modulus = file.moduli?.[at] ?? 0;
  if (modulus > 0 && modulus === file.step) return { text: classes[at] ?? '', outcome };
  const own = modulus > 0 ? ((weight % modulus) + modulus) % modulus : weight;
  const number = String(own).replace('-', '−');
  return { text: classes.length === 1 ? number : `(${number}, ${classes[at] ?? ''})`, outcome };
}

/** The weight from low to high that takes the place of a weight. */
function folded({ file }: QuotientStudy, weight: number): number {
  const { low = 0, high = 0, lowPeriod = 1, highPeriod = 1 } = file;
  if (file.weights === undefined) return 0;
  if (weight < low) return weight + Math.ceil((low - weight) / lowPeriod) * lowPeriod;
  if (weight > high) return weight - Math.ceil((weight - high) / highPeriod) * highPeriod;
  return weight;
}
