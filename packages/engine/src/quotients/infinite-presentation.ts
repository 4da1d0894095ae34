/**
 * Presentations of infinite quotients: the letters of the classes, and a unit with its inverse.
 *
 * Sums of one class differ by a power of the unit, so that each relation of the classes is one of the
 * quotient with a power of the unit at its right side. With these every product becomes the word of a
 * class times such a power; different powers are different elements, except where the class swallows
 * weights, which is a relation more. So they present the quotient.
 */

import { divisorsOf, type Monomial } from './monomial.ts';
import { printMonomial, printPower, printPresentation } from './presentation.ts';
import type { TwoPlayerQuotient } from './two-players.ts';

/** left = right · u^power, where u is the sum `model.units[0]`. */
export interface WeightedRelation {
  readonly left: Monomial;
  readonly right: Monomial;
  readonly power: number;
}

/** The relations of an infinite quotient, beside the one that its units are inverse. */
export function weightedRelations({ monoid, model }: TwoPlayerQuotient): WeightedRelation[] {
  const { step, weights, moduli = [] } = model;
  const weightOf = (counts: Monomial): number =>
    counts.reduce((sum, count, kind) => sum + count * (weights[kind] as number), 0);
  const modulusOf = (counts: Monomial): number => moduli[monoid.elementOf(counts)] ?? 0;
  const ofClasses = monoid.relations.map(({ left, right }) => {
    const modulus = modulusOf(left);
    const between = weightOf(left) - weightOf(right);
    const least = modulus === 0 ? between : ((between % modulus) + modulus) % modulus;
    return { left, right, power: least / step };
  });
  const swallowing = monoid.elements.flatMap((word) => {
    const modulus = modulusOf(word);
    const isNew = modulus > 0 && divisorsOf(word).every((each) => modulusOf(each) !== modulus);
    return isNew ? [{ left: word, right: word, power: modulus / step }] : [];
  });
  return [...ofClasses, ...swallowing];
}

/**
 * A quotient as a presentation; of an infinite one with a letter for the unit, and its inverse.
 *
 * @example
 * import { quotientOfGames, quotientPresentation } from '@proviso/engine/quotients';
 * const arena = new Arena();
 * quotientPresentation(quotientOfGames(arena, [nimHeap(arena, 2)])) // → ⟨ a, b | a^2 = 1, b^3 = b ⟩
 * quotientPresentation(quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)])) // → ⟨ a, a^-1 | aa^-1 = 1 ⟩
 */
export function quotientPresentation(quotient: TwoPlayerQuotient): string {
  const { monoid, order } = quotient;
  if (order !== Infinity) return printPresentation(monoid);
  const unit = monoid.generators.length;
  const write = (counts: Monomial, power: number): string => {
    const word = printMonomial(monoid, counts);
    const both = `${word === '1' ? '' : word}${printPower(unit, power)}`;
    return both === '' ? '1' : both;
  };
  const letters = [...monoid.generators.keys()].map((each) => printPower(each, 1));
  const relations = weightedRelations(quotient).map(({ left, right, power }) =>
    left === right
      ? `${write(left, power)} = ${write(right, 0)}`
      : `${write(left, 0)} = ${write(right, power)}`,
  );
  const [up, down] = [printPower(unit, 1), printPower(unit, -1)];
  return `⟨ ${[...letters, up, down].join(', ')} | ${[`${up}${down} = 1`, ...relations].join(', ')} ⟩`;
}
