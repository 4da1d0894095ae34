/**
 * All that is told of a quotient, as plain data: what the command prints with `--json`. Elements are
 * numbers, places in `elements`; of an infinite quotient they are its classes.
 */

import { type Budget, type Ticker, tickerOf } from '../storage/budget.ts';
import { quotientPresentation } from './infinite-presentation.ts';
import type { QuotientOfHeaps } from './of-heaps.ts';
import type { HeapPeriod } from './periodicity.ts';
import { printMonomial, printPower } from './presentation.ts';
import { elementAtLeast, inverseIn, powersOf, quotientStructure } from './structure.ts';
import type { QuotientOutcome, TwoPlayerQuotient } from './two-players.ts';

/** The products of a larger quotient are left to its certificate. */
const MANY_MULTIPLIED = 200;
/** So are the comparisons of a larger partizan one. */
const MANY_COMPARED = 100;

export interface QuotientReport {
  readonly play: 'misere' | 'normal';
  readonly impartial: boolean;
  readonly order: number | 'infinite';
  /** The elements as words, the identity first. */
  readonly elements: readonly string[];
  readonly presentation: string;
  /** The letters, and the games that they are. */
  readonly letters: Readonly<Record<string, string>>;
  /** Φ of each game or heap, by its name: a word, and in an infinite quotient a weight. */
  readonly phi: readonly {
    readonly of: string;
    readonly element: string;
    readonly weight?: number;
  }[];
  /** How Φ goes on for all heaps, where that is proved. */
  readonly period?: HeapPeriod;
  /** Of a finite quotient only, as all that follows but `weights`. */
  readonly portions?: Readonly<Partial<Record<QuotientOutcome, readonly string[]>>>;
  /** products[x][y]. */
  readonly products?: readonly (readonly number[])[];
  readonly idempotents?: readonly { readonly element: string; readonly group: readonly string[] }[];
  readonly kernel?: readonly string[];
  /** From which power on those of a letter repeat, and with which period. */
  readonly powers?: Readonly<Record<string, { readonly index: number; readonly period: number }>>;
  /** Elements with an inverse, and which that is. */
  readonly inverses?: readonly (readonly [string, string])[];
  /** Whether xz = yz gives x = y: whether it is a group. */
  readonly cancellative: boolean;
  /** Of impartial games: the n of which it is the quotient of Nim with heaps below 2^n, or null. */
  readonly tame?: number | null;
  /** Of partizan games: atLeast[x] lists the y with x ≥ y. */
  readonly atLeast?: readonly (readonly number[])[];
  /** Of partizan games that make a group: whether any two elements can be compared. */
  readonly totallyOrdered?: boolean;
  /** Of an infinite quotient: who wins each class at the weights from low to high, and how that repeats. */
  readonly weights?: {
    readonly step: number;
    readonly low: number;
    readonly high: number;
    readonly lowPeriod: number;
    readonly highPeriod: number;
    readonly outcomes: readonly string[];
    /** The letter of the presentation that is a unit of weight `step`, with its sum and the inverse one. */
    readonly unit: { readonly letter: string; readonly sums: readonly (readonly string[])[] };
    /** For each class the number modulo which its weights matter, 0 where all differ. */
    readonly moduli: readonly number[];
  };
}

export function quotientReport(
  quotient: TwoPlayerQuotient & Partial<Pick<QuotientOfHeaps, 'forAll'>>,
  budget?: Budget | Ticker,
): QuotientReport {
  const ticker = tickerOf(budget);
  const { monoid, kinds, names, model, forAll } = quotient;
  const finite = quotient.order !== Infinity;
  const elements = monoid.elements.map((each) => printMonomial(monoid, each));
  const text = (at: number): string => elements[at] ?? '';
  const letters = model.letters.map((kind) => [text(model.classes[kind] ?? 0), names[kind] ?? '']);
  return {
    play: kinds.misere ? 'misere' : 'normal',
    impartial: kinds.movers === 1,
    order: finite ? quotient.order : 'infinite',
    elements,
    presentation: quotientPresentation(quotient),
    letters: Object.fromEntries(letters),
    phi: names.map((of, kind) => {
      const { class: at, weight } = quotient.elementOf([kind]);
      return { of, element: text(at), ...(finite ? {} : { weight }) };
    }),
    ...(forAll && { period: forAll }),
    ...(finite ? finiteReport(quotient, text, ticker) : infiniteReport(quotient)),
  };
}

type Part = Pick<QuotientReport, 'cancellative'> & Partial<QuotientReport>;

function finiteReport(
  quotient: TwoPlayerQuotient,
  text: (at: number) => string,
  ticker: Ticker | undefined,
): Part {
  const { monoid, kinds, model, order } = quotient;
  const all = [...monoid.elements.keys()];
  const element = (at: number) => ({ class: at, weight: 0 });
  const outcomes = all.map((at) => quotient.outcomeOf(element(at)));
  const portions = (['P', 'N', 'L', 'R'] as const)
    .map((name) => [name, all.filter((at) => outcomes[at] === name).map(text)] as const)
    .filter(([, portion]) => portion.length > 0);
  const structure = quotientStructure(quotient, ticker);
  const partizan = kinds.movers === 2;
  const atLeast =
    partizan && order <= MANY_COMPARED
      ? all.map((x) => all.filter((y) => elementAtLeast(quotient, element(x), element(y), ticker)))
      : undefined;
  const isTotal = (above: readonly (readonly number[])[]): boolean =>
    above.every((below, x) => all.every((y) => below.includes(y) || above[y]?.includes(x)));
  return {
    portions: Object.fromEntries(portions),
    ...(order <= MANY_MULTIPLIED && {
      products: all.map((x) => all.map((y) => quotient.multiply(element(x), element(y)).class)),
    }),
    idempotents: structure.idempotents.map(({ element: at, group }) => ({
      element: text(at),
      group: group.map(text),
    })),
    kernel: structure.kernel.map(text),
    powers: Object.fromEntries(
      model.letters.map((kind) => {
        const at = model.classes[kind] ?? 0;
        return [text(at), powersOf(quotient, at)];
      }),
    ),
    inverses: structure.units.map((at) => [text(at), text(inverseIn(quotient, at) ?? at)] as const),
    cancellative: structure.isCancellative,
    ...(partizan ? {} : { tame: structure.tame ?? null }),
    ...(atLeast && { atLeast }),
    ...(atLeast && structure.isCancellative && { totallyOrdered: isTotal(atLeast) }),
  };
}

/** A unit shifts weights, so an infinite quotient whose classes are a group is one. */
function infiniteReport(quotient: TwoPlayerQuotient): Part {
  const { model, kinds, monoid } = quotient;
  const { step, low, high, lowPeriod, highPeriod } = model;
  const outcomes = model.residues.map((_, at) =>
    Array.from({ length: high - low + 1 }, (_unused, i) =>
      occurs(model, at, low + i) ? quotient.outcomeOf({ class: at, weight: low + i }) : '-',
    ).join(''),
  );
  const cancellative = [...monoid.elements.keys()].every((at) =>
    [...monoid.elements.keys()].some(
      (other) =>
        quotient.multiply({ class: at, weight: 0 }, { class: other, weight: 0 }).class === 0,
    ),
  );
  const [one, zero] = [step, 0].map((weight) => ({ class: 0, weight }));
  const ordered = one !== undefined && zero !== undefined && kinds.movers === 2;
  return {
    cancellative,
    ...(ordered &&
      cancellative &&
      monoid.order === 1 && {
        totallyOrdered: elementAtLeast(quotient, one, zero) || elementAtLeast(quotient, zero, one),
      }),
    weights: {
      ...{ step, low, high, lowPeriod, highPeriod, outcomes },
      unit: {
        letter: printPower(monoid.generators.length, 1).trim(),
        sums: model.units.map((word) => word.map((kind) => quotient.names[kind] ?? '')),
      },
      moduli: model.residues.map((_, at) => model.moduli?.[at] ?? 0),
    },
  };
}

function occurs(
  { step, residues }: TwoPlayerQuotient['model'],
  at: number,
  weight: number,
): boolean {
  return (weight - (residues[at] ?? 0)) % step === 0;
}
