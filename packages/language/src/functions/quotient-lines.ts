// A quotient of two players in words: elements, presentation, Φ, portions and structure.

import { type Arena, formToText } from '@proviso/engine';
import {
  inverseIn,
  powersOf,
  printMonomial,
  printPresentation,
  type QuotientOfGames,
  type QuotientOfHeaps,
  quotientAtLeast,
  quotientStructure,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';

/** Longer lists of elements are left out. */
const MANY_ELEMENTS = 200;
/** The order is told of quotients up to this size. */
const MANY_COMPARED = 40;
/** A longer list of names is cut. */
const MANY_NAMES = 60;

export interface QuotientLines {
  readonly title: string;
  readonly lines: readonly string[];
}

export function gamesQuotientLines(arena: Arena, quotient: QuotientOfGames): QuotientLines {
  const names = quotient.games.map((game) => formToText(arena, game));
  return { title: cut(names), lines: linesOf(quotient, namedKinds(quotient)) };
}

export function heapsQuotientLines(quotient: QuotientOfHeaps, name: string): QuotientLines {
  const { heaps, forAll } = quotient;
  const size = forAll === undefined ? `the heaps up to ${heaps}` : 'all heaps';
  const phi = quotient.names.map((_, kind) => elementText(quotient, [kind]));
  const first = phi.slice(0, forAll === undefined ? MANY_NAMES : lastShown(forAll));
  const goesOn = first.length < phi.length || forAll !== undefined ? ', …' : '';
  const sequence = first.length === 0 ? [] : [`Φ(1), Φ(2), …: ${first.join(', ')}${goesOn}`];
  const period =
    forAll === undefined
      ? []
      : [`Φ has period ${forAll.period} from heap ${forAll.from} on, for all heaps`];
  return { title: `${size} of ${name}`, lines: linesOf(quotient, [...sequence, ...period]) };
}

function lastShown({ from, period }: { readonly from: number; readonly period: number }): number {
  return from + period - 1;
}

function linesOf(quotient: TwoPlayerQuotient, phi: readonly string[]): string[] {
  return quotient.order === Infinity ? infiniteLines(quotient, phi) : finiteLines(quotient, phi);
}

/** The kinds that are no letters. */
function namedKinds(quotient: TwoPlayerQuotient): string[] {
  const { names, model } = quotient;
  const others = names.flatMap((name, kind) =>
    quotient.order !== Infinity && model.letters.includes(kind)
      ? []
      : [`${name} ${quotient.order === Infinity ? '↦' : '='} ${elementText(quotient, [kind])}`],
  );
  return others.length === 0 ? [] : [cut(others)];
}

function finiteLines(quotient: TwoPlayerQuotient, phi: readonly string[]): string[] {
  const { monoid, order, names, model } = quotient;
  const write = (at: number): string => printMonomial(monoid, monoid.elements[at] ?? []);
  const list = (numbers: readonly number[]): string => numbers.map(write).join(', ');
  const all = [...monoid.elements.keys()];
  const letters = model.letters.map(
    (kind) => `${write(model.classes[kind] ?? 0)} = ${heapOr(quotient, names[kind] ?? '')}`,
  );
  const presented = `${printPresentation(monoid)}${letters.length === 0 ? '' : ` with ${letters.join(', ')}`}`;
  const lines = [`has ${order} element${order === 1 ? '' : 's'}`, presented, ...phi];
  if (order > MANY_ELEMENTS) return lines;
  for (const letter of ['P', 'N', 'L', 'R']) {
    const portion = all.filter((at) => quotient.outcomeOf({ class: at, weight: 0 }) === letter);
    if (portion.length > 0) lines.push(`${letter}: ${list(portion)}`);
  }
  const { idempotents, kernel, units, isCancellative, tame } = quotientStructure(quotient);
  const groups = idempotents.map(({ element, group }) =>
    group.length === 1 ? write(element) : `${write(element)} (a group of ${group.length})`,
  );
  lines.push(`idempotents: ${groups.join(', ')}`);
  lines.push(isCancellative ? 'it is a group' : `kernel: ${list(kernel)}`);
  const powers = model.letters.map((kind, i) => {
    const at = model.classes[kind] ?? 0;
    const { index, period } = powersOf(quotient, at);
    return `${write(at)}${i === 0 ? ' repeats' : ''} from ${write(at)}^${index} with period ${period}`;
  });
  if (powers.length > 0) lines.push(`powers: ${powers.join(', ')}`);
  if (!isCancellative) lines.push(`with an inverse: ${list(units)}`);
  const different = units.filter((at) => (inverseIn(quotient, at) ?? at) > at);
  if (different.length > 0) {
    const pairs = different.map((at) => `${write(at)} and ${write(inverseIn(quotient, at) ?? 0)}`);
    lines.push(`inverse to each other: ${pairs.join(', ')}`);
  }
  if (quotient.kinds.movers === 2 && order > 1 && order <= MANY_COMPARED) {
    lines.push(`order: ${orderText(quotient, all, write)}`);
  }
  if (tame !== undefined) lines.push(`it is tame: ${tameText(tame)}`);
  return lines;
}

function tameText(n: number): string {
  return n === 0 ? 'nobody can move' : `that of Nim with heaps up to ${2 ** n - 1}`;
}

/** x > y where nothing lies between. */
function orderText(
  quotient: TwoPlayerQuotient,
  all: readonly number[],
  write: (at: number) => string,
): string {
  const above = (x: number, y: number): boolean => x !== y && quotientAtLeast(quotient, x, y);
  const covers = all.flatMap((x) =>
    all
      .filter((y) => above(x, y) && !all.some((z) => above(x, z) && above(z, y)))
      .map((y) => `${write(x)} > ${write(y)}`),
  );
  return covers.length === 0 ? 'no two elements are comparable' : covers.join(', ');
}

function infiniteLines(quotient: TwoPlayerQuotient, phi: readonly string[]): string[] {
  const { model, monoid } = quotient;
  const { step, low, high, lowPeriod, highPeriod, residues, units, words } = model;
  const classes = monoid.order === 1 ? '' : `, in ${monoid.order} classes`;
  const unit = units.map((word) =>
    word.map((kind) => heapOr(quotient, quotient.names[kind] ?? '')),
  );
  const rows = words.map((_, at) => {
    const outcomes: string[] = [];
    for (let weight = low; weight <= high; weight++) {
      if ((weight - (residues[at] ?? 0)) % step !== 0) continue;
      outcomes.push(`${weight}: ${quotient.outcomeOf({ class: at, weight })}`);
    }
    return `${monoid.order === 1 ? 'outcomes' : `outcomes of ${classText(quotient, at)}`}: ${outcomes.join(', ')}`;
  });
  return [
    `is infinite: its elements are integers${classes}`,
    ...phi,
    `inverse to each other: ${unit.map((each) => each.join(' + ')).join(' and ')}`,
    ...rows,
    `below ${low} outcomes repeat with period ${lowPeriod}, above ${high} with period ${highPeriod}`,
  ];
}

/** An element in words: a product of letters, or a weight with a class. */
function elementText(quotient: TwoPlayerQuotient, word: readonly number[]): string {
  const { class: at, weight } = quotient.elementOf(word);
  if (quotient.order !== Infinity) {
    return printMonomial(quotient.monoid, quotient.monoid.elements[at] ?? []);
  }
  return quotient.monoid.order === 1 ? String(weight) : `(${weight}, ${classText(quotient, at)})`;
}

function classText({ monoid }: TwoPlayerQuotient, at: number): string {
  return printMonomial(monoid, monoid.elements[at] ?? []);
}

/** Heaps are named by their sizes. */
function heapOr(quotient: TwoPlayerQuotient, name: string): string {
  return 'heaps' in quotient ? `heap ${name}` : name;
}

function cut(names: readonly string[]): string {
  const shown = names.slice(0, MANY_NAMES).join(', ');
  return names.length > MANY_NAMES ? `${shown}, … (${names.length} in all)` : shown;
}
