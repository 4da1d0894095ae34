// The census of day 2 modulo a usual universe: what the catalogue says of its classes, laid out over the
// grid of all 256 forms; the order as a picture; and how many there are in each universe.

import { buildTable, type CatalogueEntry, contentsOf, tableNamed } from '@proviso/catalogue';
import {
  Arena,
  canonicalForm,
  type FormId,
  isNormalPlay,
  misereOutcome,
  normalOutcome,
  simplestForm,
  USUAL_UNIVERSES,
  type UsualKey,
  usualUniverse,
} from '@proviso/engine';
import { census, countCensus, isReduced, orderMap } from '@proviso/engine/census';
import { picture, written } from '@proviso/language/sheets';
import { type DrawnClass, drawnOrder, latexText } from '@proviso/pictures';
import { dayTwoOptions } from '@proviso/pictures/censuses';
import type { Picture, Written } from '../protocol/answers.ts';
import type {
  CensusClass,
  CensusCounts,
  CensusForm,
  CensusOrder,
  CensusStudy,
  UniverseOrders,
} from '../protocol/censuses.ts';
import { PAGE_BUDGET } from './page-budget.ts';

/** All there is to know of the forms of rank at most 2 modulo a universe. */
export function takeCensus(universe: UsualKey): CensusStudy {
  const arena = new Arena();
  return arena.under(PAGE_BUDGET, () => arena.named('all', () => taken(arena, universe)));
}

function taken(arena: Arena, key: UsualKey): CensusStudy {
  const table = tableNamed(`${key}.2`);
  const contents = contentsOf(arena, table);
  const { universe } = contents;
  const { lefts, rights } = dayTwoOptions(arena);
  const outcome = isNormalPlay(universe) ? normalOutcome : misereOutcome;
  const grid = lefts.flatMap((left) => rights.map((right) => arena.intern(left, right)));
  const members = new Map<number, number[]>();
  const forms = grid.map((form, place): CensusForm => {
    const isMember = universe.contains(arena, form);
    const number = isMember ? contents.numberOf(simplestForm(arena, form, universe)) : undefined;
    if (number !== undefined) members.set(number, [...(members.get(number) ?? []), place]);
    return {
      game: written(arena, form),
      outcome: outcome(arena, form),
      ...(number !== undefined && { class: number }),
      reduced: isMember && isReduced(arena, form, universe),
    };
  });
  const entries = buildTable(arena, table);
  const text = (form: FormId): string => written(arena, form).text;
  return {
    universe: key,
    lefts: lefts.map((options) => options.map(text)),
    rights: rights.map((options) => options.map(text)),
    forms,
    classes: entries.map((entry, i) => {
      const places = members.get(i + 1) ?? [];
      const member = grid[places[0] ?? -1];
      const canonical =
        member === undefined || universe.canonicalOption === undefined
          ? undefined
          : written(arena, canonicalForm(arena, member, universe));
      return classOf(entry, written(arena, contents.at(i + 1)), canonical, places);
    }),
    covers: entries.flatMap(({ number, below = [] }) =>
      below.map((lower) => [number, numberIn(lower)] as const),
    ),
  };
}

function classOf(
  entry: CatalogueEntry,
  simplest: Written,
  canonical: Written | undefined,
  members: readonly number[],
): CensusClass {
  const { number, label, outcome, strongOutcome, rank, code, pFree } = entry;
  const { liesIn, conjugate, inverse } = entry;
  return {
    ...{ number, label, simplest, outcome, rank, code, liesIn, members },
    ...(strongOutcome !== undefined && { strong: strongOutcome }),
    ...(canonical !== undefined && { canonical }),
    ...(pFree !== undefined && { pFree }),
    ...(conjugate !== null && { conjugate: numberIn(conjugate) }),
    ...(inverse != null && { inverse: numberIn(inverse) }),
  };
}

/** A class keeps its number from day to day. */
function numberIn(label: string): number {
  return Number(label.slice(label.lastIndexOf('.') + 1));
}

/** Forms stand in a picture of so few classes; otherwise numbers. */
const MOST_WRITTEN = 40;

/** The order of some classes of a census as a picture; a convex set of them has the covers of all. */
export function drawCensus({ universe, classes, covers }: CensusOrder): Picture {
  const { label: name, play } = usualUniverse(universe);
  const modulo = play === 'normal' ? 'in normal play' : `modulo ${name}`;
  const places = new Map(classes.map(({ number }, place) => [number, place]));
  const few = classes.length <= MOST_WRITTEN;
  const drawn = classes.map(({ number, label, simplest, outcome }): DrawnClass => {
    const { text, latex, ascii = text } = simplest;
    return {
      words: few
        ? { text: `${number}: ${text}`, latex: `${number}: $${latex ?? text}$` }
        : { text: String(number), latex: String(number) },
      outcome,
      hint: `${label} = ${text}`,
      game: ascii,
    };
  });
  const lines = covers.flatMap(([upper, lower]) => {
    const [from, to] = [places.get(upper), places.get(lower)];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  return picture(
    drawnOrder(drawn, lines, `Order of ${classes.length} classes of day 2, ${modulo}`),
  );
}

/** How many forms, classes and invertible classes of day 2 there are in each universe. */
export function countCensuses(): CensusCounts[] {
  return USUAL_UNIVERSES.map((usual) => {
    const arena = new Arena();
    return arena.under(PAGE_BUDGET, () => {
      const { forms, classes, invertibleClasses } = countCensus(census(arena, usual.in(arena), 2));
      return { universe: usual.key, forms, classes, invertible: invertibleClasses };
    });
  });
}

/** The orders of the universes generated by Left ends of rank at most 2, and how they lie above each other. */
export function mapOrders(): UniverseOrders {
  const arena = new Arena();
  return arena.under(PAGE_BUDGET, () =>
    arena.named('all', () => {
      const usual = new Map(
        USUAL_UNIVERSES.map((each) => [each.in(arena).key, { key: each.key, label: each.label }]),
      );
      const map = orderMap(arena);
      const orders = map.map(({ universe, tests, universes, members, classes, strong }) => {
        const known = usual.get(universe.key);
        return {
          name: universe.name,
          tests: tests.map((end) => written(arena, end)),
          ...{ universes, members, classes, strong },
          ...(known && { usual: known.key, label: known.label }),
        };
      });
      const drawn = orders.map(({ name, label, classes }, i): DrawnClass => {
        const text = label === undefined ? String(i + 1) : `${i + 1}: ${label}`;
        return { words: words(text), hint: `${name}: ${classes} classes`, game: name };
      });
      const covers = map.flatMap(({ covers: below }, upper) =>
        below.map((lower) => [upper, lower] as const),
      );
      const title = `The ${map.length} orders of universes generated by Left ends of rank at most 2`;
      const description = `A Hasse diagram with ${covers.length} covering lines: in lower orders more games are comparable.`;
      return { orders, picture: picture(drawnOrder(drawn, covers, title, description)) };
    }),
  );
}

/** Text, and how TeX writes its bars. */
function words(text: string): DrawnClass['words'] {
  return { text, latex: latexText(text) };
}
