/** Games as words in a picture or a table: a short text and the same in LaTeX. */

import { type Arena, type FormId, formToText } from '@proviso/engine';
import { latexEscaped, textLength } from '@proviso/engine/forms';
import type { Words } from './scene.ts';

const LATEX_SIGNS: Readonly<Record<string, string>> = {
  '✓': '$\\checkmark$',
  '■': '$\\blacksquare$',
  '±': '$\\pm$',
  '−': '$-$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '≠': '$\\ne$',
  '≡': '$\\equiv$',
  '∥': '$\\parallel$',
  '→': '$\\to$',
  '…': '\\ldots{}',
  '×': '$\\times$',
  '·': '$\\cdot$',
  '–': '--',
  '↑': '$\\uparrow$',
  '↓': '$\\downarrow$',
  '⇑': '$\\Uparrow$',
  '⇓': '$\\Downarrow$',
};

/** ASCII, the letters of European languages, and U+0304, the bar over a digit. */
const KNOWN_TO_LATEX = /[\n\x20-\x7e\u00a0-\u017f]|\u0304/u;

/** Text for LaTeX: its signs escaped, barred digits as mathematics, what it does not know as `?`. */
export function latexText(text: string): string {
  return [...text]
    .map((sign) => LATEX_SIGNS[sign] ?? (KNOWN_TO_LATEX.test(sign) ? latexEscaped(sign) : '?'))
    .join('')
    .replace(/(\d)\u0304/g, (_, digit: string) => `$\\overline{${digit}}$`);
}

/** Barred integers as they are read: `-1`. The bar takes no column of its own, and few terminals draw it well. */
export function withoutBars(text: string): string {
  return text.replace(/(?:\d\u0304)+/g, (barred) => `-${barred.replaceAll('\u0304', '')}`);
}

/** The text of a form where it has at most so many characters. */
export function formWords(arena: Arena, id: FormId, maxLength: number): Words | undefined {
  if (textLength(arena, id, 'unicode') > maxLength) return undefined;
  return {
    text: formToText(arena, id, { style: 'unicode' }),
    latex: `$${formToText(arena, id, { style: 'latex', maxLength: Infinity })}$`,
  };
}

/** Longer games are not led to. */
const LONGEST_LED_TO = 240;

/** What a node says of its game to a pointer, and the game itself for a page to lead to. */
export interface NodeGame {
  readonly hint: string;
  readonly game?: string;
}

/** The game at a node. */
export function nodeGame(arena: Arena, id: FormId): NodeGame {
  const hint = formToText(arena, id, { style: 'unicode', maxLength: 400 });
  if (textLength(arena, id) > LONGEST_LED_TO) return { hint };
  return { hint, game: formToText(arena, id) };
}

/** The text of a form for a title; what is too long is abbreviated. */
export function formTitle(arena: Arena, id: FormId): string {
  return formToText(arena, id, { style: 'unicode', maxLength: 80 });
}

/** Plain words, the same in both. */
export function plainWords(text: string): Words {
  return { text, latex: latexText(text) };
}

/** A letter with a number, written as a variable. */
export function variable(letter: string, index: number): Words {
  const digits = String(index).replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + +digit));
  return { text: letter + digits, latex: `$${letter}_{${index}}$` };
}

/** `1 option`, `3 options`. */
export function counted(n: number | bigint, noun: string): string {
  const plural = noun.endsWith('ex') ? `${noun.slice(0, -2)}ices` : `${noun}s`;
  return `${n.toLocaleString('en')} ${n === 1 || n === 1n ? noun : plural}`;
}

/** A number of edges, rounded where nobody would read its digits. */
export function edgeCount(n: bigint): Words {
  const digits = String(n);
  if (digits.length <= 9) return plainWords(counted(n, 'edge'));
  const power = digits.length - 1;
  const raised = String(power).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(+digit));
  return { text: `about 10${raised} edges`, latex: `about $10^{${power}}$ edges` };
}
