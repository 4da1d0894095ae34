/**
 * The structure of a finite quotient: idempotents with the groups around them, the kernel, powers,
 * inverses, and for partizan ones the order.
 */

import { type Budget, type Ticker, tickerOf } from '../storage/budget.ts';
import { ValueError } from '../storage/errors.ts';
import type { QuotientElement, TwoPlayerQuotient } from './two-players.ts';

/** The powers of an element repeat from x^index on, with a period. */
export interface Powers {
  readonly index: number;
  readonly period: number;
}

export interface QuotientStructure {
  /** Elements e with e² = e, and the elements of the group around each. */
  readonly idempotents: readonly { readonly element: number; readonly group: readonly number[] }[];
  /** The least ideal, a group. */
  readonly kernel: readonly number[];
  /** Elements that have an inverse. */
  readonly units: readonly number[];
  /** Whether xz = yz gives x = y: whether it is a group. */
  readonly isCancellative: boolean;
  /**
   * Whether it is the misère quotient of Nim with heaps up to 2^n − 1: n is 0 for the trivial one.
   * Nothing for partizan games, and in normal play.
   */
  readonly tame: number | undefined;
}

export function quotientStructure(
  quotient: TwoPlayerQuotient,
  budget?: Budget | Ticker,
): QuotientStructure {
  const { monoid } = quotient;
  demandFinite(quotient);
  const ticker = tickerOf(budget);
  const numbers = [...monoid.elements.keys()];
  const times = (one: number, other: number): number => {
    ticker?.tick();
    return quotient.multiply({ class: one, weight: 0 }, { class: other, weight: 0 }).class;
  };
  const idempotents = numbers
    .filter((each) => times(each, each) === each)
    .map((element) => ({ element, group: groupAround(element, numbers, times) }));
  const least = idempotents.reduce((all, { element }) => times(all, element), 0);
  const kernel = [...new Set(numbers.map((each) => times(least, each)))].sort((a, b) => a - b);
  const units = groupAround(0, numbers, times);
  return {
    idempotents,
    kernel,
    units,
    isCancellative: units.length === monoid.order,
    tame: tameness(quotient, { least, kernel, units, times }),
  };
}

/** In an infinite quotient a class is many elements, one for each weight. */
function demandFinite({ order }: TwoPlayerQuotient): void {
  if (order !== Infinity) return;
  throw new ValueError(
    'this quotient is infinite, and its elements are not its classes alone; take multiply and outcomeOf, with weights',
  );
}

/** The elements x with xe = x of which a power is e. */
function groupAround(
  idempotent: number,
  numbers: readonly number[],
  times: (one: number, other: number) => number,
): number[] {
  return numbers.filter((each) => {
    if (times(each, idempotent) !== each) return false;
    const seen = new Set<number>();
    for (let power = each; !seen.has(power); power = times(power, each)) {
      if (power === idempotent) return true;
      seen.add(power);
    }
    return false;
  });
}

/** T_0 is trivial and T_1 the group of two; T_n is that group beside a kernel of 2^n with x² = z. */
function tameness(
  quotient: TwoPlayerQuotient,
  parts: {
    readonly least: number;
    readonly kernel: readonly number[];
    readonly units: readonly number[];
    readonly times: (one: number, other: number) => number;
  },
): number | undefined {
  const { kinds, order } = quotient;
  const { least, kernel, units, times } = parts;
  if (kinds.movers === 2 || !kinds.misere) return undefined;
  if (order === 1) return 0;
  const lost = [...quotient.monoid.elements.keys()].filter(
    (each) => quotient.outcomeOf({ class: each, weight: 0 }) === 'P',
  );
  const [one, flip, ...more] = units;
  if (one !== 0 || flip === undefined || more.length > 0 || !lost.includes(flip)) return undefined;
  if (order === 2) return 1;
  const isBoolean = kernel.every((each) => times(each, each) === least);
  const isSmall = order === kernel.length + 2 && lost.length === 2 && lost.includes(least);
  return isBoolean && isSmall && times(flip, least) !== least
    ? Math.log2(kernel.length)
    : undefined;
}

/** When the powers of an element of a finite quotient repeat. */
export function powersOf(quotient: TwoPlayerQuotient, element: number): Powers {
  demandFinite(quotient);
  const seen = new Map<number, number>();
  let power = 0;
  for (let at = 0; ; power++) {
    const known = seen.get(at);
    if (known !== undefined) return { index: known, period: power - known };
    seen.set(at, power);
    at = quotient.multiply({ class: at, weight: 0 }, { class: element, weight: 0 }).class;
  }
}

/** The element that a finite quotient has as an inverse of one, if any. */
export function inverseIn(quotient: TwoPlayerQuotient, element: number): number | undefined {
  const { index, period } = powersOf(quotient, element);
  if (index > 0) return undefined;
  let at = 0;
  for (let i = 1; i < period; i++) {
    at = quotient.multiply({ class: at, weight: 0 }, { class: element, weight: 0 }).class;
  }
  return at;
}

/**
 * Whether x ≥ y in a finite quotient: beside every element the outcome with x is at least as good for
 * Left as with y.
 */
export function quotientAtLeast(
  quotient: TwoPlayerQuotient,
  x: number,
  y: number,
  budget?: Budget | Ticker,
): boolean {
  demandFinite(quotient);
  const ticker = tickerOf(budget);
  return [...quotient.monoid.elements.keys()].every((each) => {
    ticker?.tick();
    const beside = (of: number): string =>
      quotient.outcomeOf(quotient.multiply({ class: of, weight: 0 }, { class: each, weight: 0 }));
    const [better, worse] = [beside(x), beside(y)];
    return better === worse || better === 'L' || worse === 'R';
  });
}

/**
 * Whether x ≥ y in any quotient. Beyond low and high outcomes repeat, so that in an infinite one
 * finitely many weights are looked at, a period at each end among them.
 */
export function elementAtLeast(
  quotient: TwoPlayerQuotient,
  x: QuotientElement,
  y: QuotientElement,
  budget?: Budget | Ticker,
): boolean {
  if (quotient.order !== Infinity) return quotientAtLeast(quotient, x.class, y.class, budget);
  const ticker = tickerOf(budget);
  const { low, high, lowPeriod, highPeriod, step, residues } = quotient.model;
  const period = lowPeriod * highPeriod;
  const first = low - Math.max(x.weight, y.weight) - period;
  const last = high - Math.min(x.weight, y.weight) + period;
  return residues.every((residue, at) => {
    for (let weight = first; weight <= last; weight++) {
      if ((weight - residue) % step !== 0) continue;
      ticker?.tick();
      const beside = (element: QuotientElement): string =>
        quotient.outcomeOf(quotient.multiply(element, { class: at, weight }));
      const [better, worse] = [beside(x), beside(y)];
      if (better !== worse && better !== 'L' && worse !== 'R') return false;
    }
    return true;
  });
}
