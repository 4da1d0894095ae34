/**
 * Monoids written down: elements as products of letters, and the presentation.
 */

import type { CommutativeMonoid } from './monoid.ts';
import type { Monomial } from './monomial.ts';

/** A product in letters: a for the first generator, b for the second, …; `1` for the identity. */
export function printMonomial(monoid: CommutativeMonoid, monomial: Monomial): string {
  const factors = monoid.generators.flatMap((kind, number) => {
    const power = monomial[kind] ?? 0;
    return power === 0 ? [] : [printPower(number, power)];
  });
  return factors.length === 0 ? '1' : factors.join('');
}

/** `⟨ a, b | a^2 = 1, b^3 = b ⟩`. */
export function printPresentation(monoid: CommutativeMonoid): string {
  const letters = monoid.generators.map((_, number) => letter(number)).join(', ');
  const relations = monoid.relations
    .map(({ left, right }) => `${printMonomial(monoid, left)} = ${printMonomial(monoid, right)}`)
    .join(', ');
  return `⟨ ${letters} | ${relations} ⟩`;
}

/**
 * What the two functions above print, and lists and equations of it, as LaTeX for formulas.
 *
 * @example
 * import { monoidLatex } from '@proviso/engine/quotients';
 * monoidLatex('⟨ a, b | a^2 = 1, b^12 = b ⟩') // → \langle a, b \mid a^{2} = 1, b^{12} = b \rangle
 */
export function monoidLatex(text: string): string {
  return text
    .replace(/ *x(\d+)/gu, ' x_{$1}')
    .replace(/\^(-?\d+)/gu, '^{$1}')
    .replace(/[⟨⟩|↦…Φ]/gu, (sign) => LATEX_SIGNS[sign] ?? sign)
    .replace(/ +/gu, ' ')
    .trim();
}

const LATEX_SIGNS: Readonly<Record<string, string>> = {
  '⟨': '\\langle ',
  '⟩': '\\rangle',
  '|': '\\mid ',
  '↦': '\\mapsto ',
  '…': '\\ldots',
  Φ: '\\Phi',
};

/** What the letter of a generator, or of one beside the generators, is raised to; nothing for 0. */
export function printPower(number: number, power: number): string {
  if (power === 0) return '';
  return power === 1 ? letter(number) : `${letter(number)}^${power}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then x26, x27, …, separated by a space from what precedes. */
function letter(number: number): string {
  return LETTERS.charAt(number) || ` x${number}`;
}
