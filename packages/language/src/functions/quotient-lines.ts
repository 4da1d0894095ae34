// A quotient of two players in words: elements, presentation, Φ, portions and structure.

import { type Arena, formToText } from '@proviso/engine';
import {
  inverseIn,
  monoidLatex,
  multiplicationTable,
  powersOf,
  printMonomial,
  printPower,
  printPresentation,
  type QuotientOfGames,
  type QuotientOfHeaps,
  quotientAtLeast,
  quotientPresentation,
  quotientStructure,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';
import type { Explanation, Inline } from '@proviso/engine/reasons';

/** Longer lists of elements are left out. */
const MANY_ELEMENTS = 200;
/** The order is told of quotients up to this size. */
const MANY_COMPARED = 40;
/** What stands for a form whose text is long. */
const NUMBERED = /^G\d+$/u;
/** Products are told of quotients up to this size. */
const MANY_MULTIPLIED = 8;
/** A longer list of names is cut. */
const MANY_NAMES = 60;

/** One sentence, with formulas in it. */
type Line = readonly Inline[];

export interface QuotientLines {
  readonly title: Line;
  /** What goes on the first line, after the title. */
  readonly size: string;
  readonly lines: readonly Explanation[];
}

/** What the lines need of a quotient: how its kinds are called, in text and in LaTeX. */
interface Named {
  readonly quotient: TwoPlayerQuotient;
  kind(kind: number): Inline;
}

export function gamesQuotientLines(arena: Arena, quotient: QuotientOfGames): QuotientLines {
  const form = (id: (typeof quotient.games)[number], text = formToText(arena, id)): Inline =>
    formula(text, NUMBERED.test(text) ? text.replace('G', 'G_') : latexOf(arena, id));
  const named: Named = {
    quotient,
    kind: (kind) => {
      const id = quotient.forms[kind];
      const text = quotient.names[kind] ?? '';
      return id === undefined ? text : form(id, text);
    },
  };
  return {
    title: cut(quotient.games.map((game) => [form(game)])),
    ...linesOf(named, [...namedKinds(named), ...longForms(arena, quotient)]),
  };
}

/** A form that has a number instead of its text is told here, as far as it goes. */
const LONG_FORM = 400;

function longForms(arena: Arena, { names, forms }: QuotientOfGames): Line[] {
  const long = forms.flatMap((id, kind): Line[] => {
    const name = names[kind] ?? '';
    if (!NUMBERED.test(name)) return [];
    const text = formToText(arena, id, { maxLength: LONG_FORM });
    const latex = formToText(arena, id, { maxLength: LONG_FORM, style: 'latex' });
    return [[formula(name, name.replace('G', 'G_')), ' is ', formula(text, latex)]];
  });
  return long.length === 0 ? [] : [cut(long)];
}

function latexOf(arena: Arena, id: QuotientOfGames['games'][number]): string {
  return formToText(arena, id, { style: 'latex' });
}

export function heapsQuotientLines(
  quotient: QuotientOfHeaps,
  name: string,
): QuotientLines & { readonly words: string } {
  const { heaps, forAll } = quotient;
  const size = forAll === undefined ? `the heaps up to ${heaps}` : 'all heaps';
  const phi = quotient.names.map((_, kind) => elementText(quotient, [kind]));
  const first = phi.slice(0, forAll === undefined ? MANY_NAMES : lastShown(forAll));
  const goesOn = first.length < phi.length || forAll !== undefined ? ', …' : '';
  const sequence = [math('Φ(1), Φ(2), …'), ': ', math(`${first.join(', ')}${goesOn}`)];
  const period =
    forAll === undefined
      ? []
      : [[math('Φ'), ` has period ${forAll.period} from heap ${forAll.from} on, for all heaps`]];
  const words = `${size} of ${name}`;
  const named: Named = { quotient, kind: (kind) => `heap ${quotient.names[kind]}` };
  const lines = linesOf(named, [...(first.length === 0 ? [] : [sequence]), ...period]);
  return { title: [words], words, ...lines };
}

function lastShown({ from, period }: { readonly from: number; readonly period: number }): number {
  return from + period - 1;
}

function linesOf(named: Named, phi: readonly Line[]): Omit<QuotientLines, 'title'> {
  const { quotient } = named;
  return quotient.order === Infinity ? infiniteLines(named, phi) : finiteLines(named, phi);
}

/** The kinds that are no letters. */
function namedKinds(named: Named): Line[] {
  const { quotient } = named;
  const infinite = quotient.order === Infinity;
  const others = quotient.names.flatMap((_, kind): Line[] =>
    !infinite && quotient.model.letters.includes(kind)
      ? []
      : [[named.kind(kind), infinite ? math(' ↦ ') : ' = ', math(elementText(quotient, [kind]))]],
  );
  return others.length === 0 ? [] : [cut(others)];
}

function finiteLines(named: Named, phi: readonly Line[]): Omit<QuotientLines, 'title'> {
  const { quotient } = named;
  const { monoid, order, model } = quotient;
  const write = (at: number): string => printMonomial(monoid, monoid.elements[at] ?? []);
  const list = (numbers: readonly number[]): Inline => math(numbers.map(write).join(', '));
  const all = [...monoid.elements.keys()];
  const letters = model.letters.map(
    (kind): Line => [math(write(model.classes[kind] ?? 0)), ' = ', named.kind(kind)],
  );
  const presented = [
    math(printPresentation(monoid)),
    ...(letters.length === 0 ? [] : [' with ', ...joined(letters)]),
  ];
  const size = `has ${order} element${order === 1 ? '' : 's'}`;
  const lines: Line[] = [presented, ...phi];
  if (order > MANY_ELEMENTS) return { size, lines: lines.map(sentence) };
  for (const letter of ['P', 'N', 'L', 'R']) {
    const portion = all.filter((at) => quotient.outcomeOf({ class: at, weight: 0 }) === letter);
    if (portion.length > 0) lines.push([`${letter}: `, list(portion)]);
  }
  const { idempotents, kernel, units, isCancellative, tame } = quotientStructure(quotient);
  const groups = idempotents.map(
    ({ element, group }): Line =>
      group.length === 1
        ? [math(write(element))]
        : [math(write(element)), ` (a group of ${group.length})`],
  );
  lines.push(['idempotents: ', ...joined(groups)]);
  lines.push(isCancellative ? ['it is a group'] : ['kernel: ', list(kernel)]);
  const powers = model.letters.map((kind, i): Line => {
    const at = model.classes[kind] ?? 0;
    const { index, period } = powersOf(quotient, at);
    const from = math(`${write(at)}^${index}`);
    return [
      ...[math(write(at)), i === 0 ? ' repeats from ' : ' from ', from],
      ` with period ${period}`,
    ];
  });
  if (powers.length > 0) lines.push(['powers: ', ...joined(powers)]);
  if (!isCancellative) lines.push(['with an inverse: ', list(units)]);
  const different = units.filter((at) => (inverseIn(quotient, at) ?? at) > at);
  if (different.length > 0) {
    const pairs = different.map(
      (at): Line => [math(write(at)), ' and ', math(write(inverseIn(quotient, at) ?? 0))],
    );
    lines.push(['inverse to each other: ', ...joined(pairs)]);
  }
  if (quotient.kinds.movers === 2 && order > 1 && order <= MANY_COMPARED) {
    lines.push(['order: ', orderText(quotient, all, write)]);
  }
  if (tame !== undefined) lines.push([`it is tame: ${tameText(tame)}`]);
  return { size, lines: [...lines.map(sentence), ...products(quotient, all, write)] };
}

/** The multiplication table of a small quotient, a row for each element but 1. */
function products(
  { monoid, order }: TwoPlayerQuotient,
  all: readonly number[],
  write: (at: number) => string,
): Explanation[] {
  if (order === 1 || order > MANY_MULTIPLIED) return [];
  const table = multiplicationTable(monoid);
  const rows = all.slice(1).map((at) => {
    const row = all.slice(1).map((other) => write(table[at]?.[other] ?? 0));
    return sentence([math(write(at)), ': ', math(row.join(', '))]);
  });
  const heads = math(all.slice(1).map(write).join(', '));
  return [{ says: ['products with ', heads, ':'], because: rows }];
}

function tameText(n: number): string {
  return n === 0 ? 'nobody can move' : `that of Nim with heaps up to ${2 ** n - 1}`;
}

/** x > y where nothing lies between. */
function orderText(
  quotient: TwoPlayerQuotient,
  all: readonly number[],
  write: (at: number) => string,
): Inline {
  const above = (x: number, y: number): boolean => x !== y && quotientAtLeast(quotient, x, y);
  const covers = all.flatMap((x) =>
    all
      .filter((y) => above(x, y) && !all.some((z) => above(x, z) && above(z, y)))
      .map((y) => `${write(x)} > ${write(y)}`),
  );
  return covers.length === 0 ? 'no two elements are comparable' : math(covers.join(', '));
}

function infiniteLines(named: Named, phi: readonly Line[]): Omit<QuotientLines, 'title'> {
  const { quotient } = named;
  const { model, monoid } = quotient;
  const { low, high, lowPeriod, highPeriod, units, words, letters } = model;
  const sums = units.map((word) =>
    joined(
      word.map((kind) => [named.kind(kind)]),
      ' + ',
    ),
  );
  const unit = (power: number): Inline => math(printPower(monoid.generators.length, power));
  const meant = [
    ...letters.map(
      (kind): Line => [
        math(classText(quotient, model.classes[kind] ?? 0)),
        ' = ',
        named.kind(kind),
      ],
    ),
    ...sums.map((sum, i): Line => [unit(i === 0 ? 1 : -1), ' = ', ...sum]),
  ];
  const presented = [math(quotientPresentation(quotient)), ' with ', ...joined(meant)];
  const rows = words.map((_, at) => outcomesAt(quotient, at));
  const ends = `below ${low} outcomes repeat with period ${lowPeriod}, above ${high} with period ${highPeriod}`;
  const inverse = ['inverse to each other: ', ...joined(sums, ' and ')];
  return {
    size: `is infinite: its elements are integers${classesText(quotient)}`,
    lines: [presented, ...phi, inverse, ...rows, [ends]].map(sentence),
  };
}

/** How many classes there are, and in how many of them every integer is an element of its own. */
function classesText({ monoid, model: { moduli = [] } }: TwoPlayerQuotient): string {
  if (monoid.order === 1) return '';
  const finite = moduli.filter((modulus) => modulus !== 0).length;
  if (finite === 0) return `, in ${monoid.order} classes`;
  const others = finite === 1 ? 'the other one' : 'the others';
  return ` in ${monoid.order - finite} of ${monoid.order} classes, and finitely many in ${others}`;
}

/** The outcomes of a class over its weights. */
function outcomesAt(quotient: TwoPlayerQuotient, at: number): Line {
  const { low, high, residues, step, moduli = [] } = quotient.model;
  const modulus = moduli[at] ?? 0;
  const name = math(classText(quotient, at));
  const of = quotient.monoid.order === 1 ? [] : [' of ', name];
  if (modulus === step) {
    return [
      'outcome',
      ...of,
      `: ${quotient.outcomeOf({ class: at, weight: 0 })} at every weight: it is one element`,
    ];
  }
  const [first, last] = modulus === 0 ? [low, high] : [0, modulus - 1];
  const outcomes: string[] = [];
  for (let weight = first; weight <= last; weight++) {
    if ((weight - (residues[at] ?? 0)) % step !== 0) continue;
    outcomes.push(`${weight}: ${quotient.outcomeOf({ class: at, weight })}`);
  }
  const modulo = modulus === 0 ? '' : ` modulo ${modulus}`;
  return ['outcomes', ...of, `${modulo}: ${outcomes.join(', ')}`];
}

/** An element in words: a product of letters, or a weight with a class. */
function elementText(quotient: TwoPlayerQuotient, word: readonly number[]): string {
  const { class: at, weight } = quotient.elementOf(word);
  if (quotient.order !== Infinity) {
    return printMonomial(quotient.monoid, quotient.monoid.elements[at] ?? []);
  }
  const { moduli, step } = quotient.model;
  if (moduli?.[at] === step) return classText(quotient, at);
  return quotient.monoid.order === 1 ? String(weight) : `(${weight}, ${classText(quotient, at)})`;
}

function classText({ monoid }: TwoPlayerQuotient, at: number): string {
  return printMonomial(monoid, monoid.elements[at] ?? []);
}

function sentence(says: Line): Explanation {
  return { says, because: [] };
}

/** What is written in the letters of a monoid. */
function math(text: string): Inline {
  return formula(text, monoidLatex(text));
}

function formula(text: string, latex: string): Inline {
  return { formula: [{ text, latex }] };
}

function joined(parts: readonly Line[], between = ', '): Line {
  return parts.flatMap((part, i) => (i === 0 ? part : [between, ...part]));
}

function cut(parts: readonly Line[]): Line {
  const shown = joined(parts.slice(0, MANY_NAMES));
  return parts.length > MANY_NAMES ? [...shown, `, … (${parts.length} in all)`] : shown;
}
