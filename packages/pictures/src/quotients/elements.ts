/** Elements of a quotient in a picture: as words, and as cells tinted by outcome, with its letter. */

import {
  monoidLatex,
  printMonomial,
  type QuotientElement,
  type QuotientOutcome,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';
import { type Item, label, type Point, SMALL, textWidth, type Words } from '../scene.ts';
import { plainWords } from '../words.ts';

/** A class, as a product of letters: `ab²`. */
export function classWords({ monoid }: Pick<TwoPlayerQuotient, 'monoid'>, at: number): Words {
  return monoidWords(printMonomial(monoid, monoid.elements[at] ?? []));
}

/** What is written in the letters of a monoid, with powers and numbers raised and lowered. */
export function monoidWords(text: string): Words {
  const raised = text
    .replace(/\^(\d+)/gu, (_, power: string) => inDigits(power, '⁰¹²³⁴⁵⁶⁷⁸⁹'))
    .replace(/ *x(\d+)/gu, (_, number: string) => `x${inDigits(number, '₀₁₂₃₄₅₆₇₈₉')}`);
  return { text: raised, latex: `$${monoidLatex(text)}$` };
}

function inDigits(number: string, digits: string): string {
  return number.replace(/\d/gu, (digit) => digits.charAt(+digit));
}

/** An element: a class, and in an infinite quotient its weight too. */
export function elementWords(quotient: TwoPlayerQuotient, element: QuotientElement): Words {
  const { class: at, weight } = element;
  const { moduli, step } = quotient.model;
  // Where a class swallows weights it is one element.
  const isOne = quotient.order !== Infinity || moduli?.[at] === step;
  if (isOne) return classWords(quotient, at);
  if (quotient.monoid.order === 1) return weightWords(weight);
  const [number, word] = [weightWords(weight), classWords(quotient, at)];
  return {
    text: `(${number.text}, ${word.text})`,
    latex: `(${number.latex}, ${word.latex})`,
  };
}

/** A whole number, with a true minus. */
export function weightWords(weight: number): Words {
  return { text: String(weight).replace('-', '−'), latex: `$${weight}$` };
}

/** `ℤ₂ × ℤ₄`; the trivial group is said in words. */
export function groupWords(cyclic: readonly number[]): Words {
  if (cyclic.length === 0) return plainWords('trivial');
  const factors = cyclic.map((order) => `ℤ${inDigits(String(order), '₀₁₂₃₄₅₆₇₈₉')}`);
  const latex = cyclic.map((order) => `\\mathbb{Z}_{${order}}`);
  return { text: factors.join(' × '), latex: `$${latex.join(' \\times ')}$` };
}

export const CELL_HEIGHT = 26;
const LETTER_ROOM = textWidth('N') * SMALL + 3;

/** The room that a cell with these words and an outcome needs. */
export function cellWidth(words: readonly Words[]): number {
  return Math.max(...words.map(({ text }) => textWidth(text))) + LETTER_ROOM + 7;
}

export interface Cell {
  /** The upper left corner. */
  readonly at: Point;
  readonly width: number;
  readonly words: Words;
  readonly outcome: QuotientOutcome;
  readonly hint: string;
  readonly framed?: true | undefined;
}

/** An element and its outcome. */
export function cellItems({ at, width, words, outcome, hint, framed }: Cell): Item[] {
  const middle = at.y + CELL_HEIGHT / 2;
  return [
    {
      item: 'rectangle',
      at,
      width,
      height: CELL_HEIGHT,
      fill: `won-${outcome}`,
      hint,
      ...(framed && { framed }),
    },
    label({ x: at.x + (width - LETTER_ROOM) / 2, y: middle }, words, { hint }),
    label({ x: at.x + width - LETTER_ROOM / 2 - 1, y: middle + 5 }, plainWords(outcome), {
      small: true,
    }),
  ];
}

/** The outcome of a class of a finite quotient. */
export function outcomeOfClass(quotient: TwoPlayerQuotient, at: number): QuotientOutcome {
  return quotient.outcomeOf({ class: at, weight: 0 });
}

/** `the misère quotient with 6 elements`, for titles. */
export function quotientTitle({ kinds, order }: TwoPlayerQuotient): string {
  const play = kinds.misere ? 'misère' : 'normal';
  if (order === Infinity) return `an infinite ${play} quotient`;
  return `a ${play} quotient with ${order} element${order === 1 ? '' : 's'}`;
}
