// The census view: addresses, what the worker tells against play on plain objects and published numbers,
// what changes between universes, intervals and paths against their definitions.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { censusAddress, readCensusAddress } from '../src/census/census-address.ts';
import { changesBetween } from '../src/census/changes.ts';
import { markOf } from '../src/census/colouring.ts';
import { findClasses } from '../src/census/find-classes.ts';
import { CoverOrder } from '../src/census/order.ts';
import type { CensusStudy } from '../src/protocol/censuses.ts';
import { countCensuses, drawCensus, mapOrders, takeCensus } from '../src/worker/take-census.ts';

type Key = CensusStudy['universe'];
const taken = new Map<Key, CensusStudy>();
function studyOf(universe: Key): CensusStudy {
  const study = taken.get(universe) ?? takeCensus(universe);
  taken.set(universe, study);
  return study;
}

/** A game on plain objects. */
interface Plain {
  readonly left: readonly Plain[];
  readonly right: readonly Plain[];
}

const ZERO: Plain = { left: [], right: [] };
const DAY_ONE: Readonly<Record<string, Plain>> = {
  '0': ZERO,
  '1': { left: [ZERO], right: [] },
  '1\u0304': { left: [], right: [ZERO] },
  '*': { left: [ZERO], right: [ZERO] },
};

/** Who wins, played out. */
function played(game: Plain, misere: boolean): string {
  const wins = ({ left, right }: Plain, isLeft: boolean): boolean => {
    const options = isLeft ? left : right;
    return options.length === 0 ? misere : options.some((option) => !wins(option, !isLeft));
  };
  const [first, second] = [wins(game, true), wins(game, false)];
  return first ? (second ? 'N' : 'L') : second ? 'R' : 'P';
}

/** Whether Left wins a sum of games in misère play, with Left to move or Right. */
function leftWins(games: readonly Plain[], isLeft: boolean): boolean {
  const moves = games.flatMap((game, i) =>
    (isLeft ? game.left : game.right).map((option) => games.with(i, option)),
  );
  if (moves.length === 0) return isLeft;
  const after = (position: readonly Plain[]) => leftWins(position, !isLeft);
  return isLeft ? moves.some(after) : moves.every(after);
}

it('the address holds the universe, the class and how it is looked at', () => {
  const at = { universe: 'D10', chosen: 12, colouring: 'strong', other: 'B', to: 3 } as const;
  expect(censusAddress(at)).toEqual(['census', 'D10.2.12', 'strong', 'B', '3']);
  expect(readCensusAddress(censusAddress(at))).toMatchObject(at);
  expect(censusAddress({ universe: 'E', colouring: 'outcome', to: 3 })).toEqual([
    ...['census', 'E', 'outcome', '', '3'],
  ]);
  const inMap = { universe: 'E', colouring: 'outcome', order: 7 } as const;
  expect(readCensusAddress(censusAddress(inMap))).toMatchObject(inMap);
  expect(censusAddress({ universe: 'E', colouring: 'outcome' })).toEqual(['census', 'E']);
  // A label of a smaller day is the same class.
  expect(readCensusAddress(['census', 'e.1.4'])).toMatchObject({ universe: 'E', chosen: 4 });
  expect(readCensusAddress(['census'])).toMatchObject({ universe: 'E', unknown: undefined });
  expect(readCensusAddress(['census', 'Q.2.1'])).toMatchObject({ unknown: 'Q.2.1' });
  expect(readCensusAddress(['census', 'E', 'x', 'E'])).toMatchObject({
    ...{ colouring: 'outcome', other: undefined },
  });
});

it.each(['M', 'Normal'] as const)('modulo %s every form has the outcome that play gives', (key) => {
  const { lefts, rights, forms } = studyOf(key);
  expect(forms.length).toBe(256);
  for (const [row, left] of lefts.entries()) {
    for (const [column, right] of rights.entries()) {
      const plain = (options: readonly string[]) => options.map((each) => DAY_ONE[each]!);
      const game = { left: plain(left), right: plain(right) };
      expect(forms[16 * row + column]?.outcome).toBe(played(game, key !== 'Normal'));
    }
  }
});

it('numbers of forms, classes and invertible classes are the published ones', () => {
  const counts = countCensuses();
  const of = (key: Key) => counts.find(({ universe }) => universe === key);
  // [Davies–Milley, the last table of section 4].
  expect(of('B')).toMatchObject({ forms: 256, classes: 220, invertible: 52 });
  expect(of('E')).toMatchObject({ forms: 232, classes: 196, invertible: 46 });
  // [Mesdal–Ottaway, Theorem 7]: only 0 is invertible in full misère play.
  expect(of('M')).toMatchObject({ forms: 256, invertible: 1 });
  // [Siegel 2013]: in normal play 22 values are born by day 2, and all have inverses.
  expect(of('Normal')).toMatchObject({ forms: 256, classes: 22, invertible: 22 });
  for (const { universe, forms, classes, invertible } of counts) {
    const study = studyOf(universe);
    expect(study.classes.length).toBe(classes);
    expect(study.classes.filter(({ inverse }) => inverse !== undefined).length).toBe(invertible);
    expect(study.classes.reduce((sum, { members }) => sum + members.length, 0)).toBe(forms);
  }
});

it('classes lead to each other: conjugates and inverses come back, members know their class', () => {
  for (const key of ['B', 'E', 'D', 'Normal'] as const) {
    const { classes, forms } = studyOf(key);
    for (const { number, members, conjugate, inverse } of classes) {
      expect(classes[conjugate! - 1]?.conjugate).toBe(number);
      if (inverse !== undefined) expect(classes[inverse - 1]?.inverse).toBe(number);
      for (const place of members) expect(forms[place]?.class).toBe(number);
    }
  }
});

it('the order has the covers that comparing any two dicots of day 2 gives', () => {
  const { classes, forms, covers, lefts, rights } = studyOf('D');
  const plain = (place: number): Plain => {
    const side = (options: readonly string[] = []) => options.map((each) => DAY_ONE[each]!);
    return { left: side(lefts[Math.floor(place / 16)]), right: side(rights[place % 16]) };
  };
  // By definition G ≥ H modulo D when Left does at least as well with G beside every dicot; those of rank
  // at most 2 turn out to be enough for these nine.
  const games = classes.map(({ members }) => plain(members[0]!));
  const dicots = [...forms.keys()].filter((place) => forms[place]?.class !== undefined).map(plain);
  const scores = games.map((g) =>
    dicots.flatMap((x) => [true, false].map((left) => Number(leftWins([g, x], left)))),
  );
  const atLeast = (i: number, j: number) => scores[i]!.every((each, k) => each >= scores[j]![k]!);
  const all = [...games.keys()];
  const above = (i: number, j: number) => i !== j && atLeast(i, j);
  const found = all.flatMap((i) =>
    all
      .filter((j) => above(i, j) && !all.some((k) => above(i, k) && above(k, j)))
      .map((j) => [i + 1, j + 1]),
  );
  expect(new Set(covers.map(String))).toEqual(new Set(found.map(String)));
});

it('what changes is what the definition says, form by form', () => {
  const pairs: readonly (readonly [Key, Key])[] = [
    ['E', 'B'],
    ['B', 'E'],
    ['M', 'D'],
    ['Normal', 'E'],
  ];
  for (const [from, to] of pairs) {
    const [one, other] = [studyOf(from), studyOf(to)];
    const changes = changesBetween(one, other);
    const common = [...one.forms.keys()].filter(
      (place) => one.forms[place]?.class && other.forms[place]?.class,
    );
    const kin = (study: CensusStudy, place: number) =>
      common.filter((each) => study.forms[each]?.class === study.forms[place]?.class);
    for (const place of one.forms.keys()) {
      const change = changes.forms[place];
      if (!common.includes(place)) {
        const isIn = (study: CensusStudy) => study.forms[place]?.class !== undefined;
        expect(change).toBe(isIn(one) ? 'leaves' : isIn(other) ? 'enters' : 'outside');
        continue;
      }
      const [before, after] = [kin(one, place), kin(other, place)];
      const within = (a: readonly number[], b: readonly number[]) => a.every((x) => b.includes(x));
      if (change === 'same') expect(before).toEqual(after);
      // All classes it splits into, or is merged from, lie in the one.
      if (change === 'split') {
        expect(before.every((each) => within(kin(other, each), before))).toBe(true);
        expect(kin(other, place).length).toBeLessThan(before.length);
      }
      if (change === 'merged') {
        expect(after.every((each) => within(kin(one, each), after))).toBe(true);
        expect(before.length).toBeLessThan(after.length);
      }
    }
    expect(changes.groups.flatMap(({ forms }) => forms).sort((a, b) => a - b)).toEqual(common);
    // Normal play has no strong outcomes, and so none that differ.
    const strong = (study: CensusStudy, place: number) => markOf(study, place, 'strong');
    expect(changes.strong).toEqual(
      from === 'Normal'
        ? []
        : common.filter((place) => strong(one, place) !== strong(other, place)),
    );
  }
  // A smaller universe tells fewer games apart.
  expect(
    changesBetween(studyOf('B'), studyOf('E')).groups.map(({ change }) => change),
  ).not.toContain('split');
});

it('groups that only overlap are regrouped', () => {
  const grid = (classes: readonly (number | undefined)[]): CensusStudy => ({
    ...studyOf('D'),
    classes: [],
    forms: classes.map((number) => ({
      game: { text: '' },
      outcome: 'N',
      reduced: false,
      ...(number !== undefined && { class: number }),
    })),
  });
  const changes = changesBetween(
    grid([1, 1, 2, 3, 3, 4, 5, 6, undefined]),
    grid([1, 2, 2, 3, 4, 5, 5, undefined, 6]),
  );
  expect(changes.forms).toEqual([
    ...['regrouped', 'regrouped', 'regrouped', 'split', 'split', 'merged', 'merged'],
    ...['leaves', 'enters'],
  ]);
  expect(changes.groups.map(({ from, to }) => [from, to])).toEqual([
    [
      [1, 2],
      [1, 2],
    ],
    [[3], [3, 4]],
    [[4, 5], [5]],
  ]);
});

/** Divisibility, in which intervals and longest chains are known. */
const DIVISORS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60];
const divides = (a: number, b: number) => b % a === 0;
const DIVISOR_COVERS = DIVISORS.flatMap((upper) =>
  DIVISORS.filter(
    (lower) =>
      lower !== upper &&
      divides(lower, upper) &&
      !DIVISORS.some(
        (each) => each !== lower && each !== upper && divides(lower, each) && divides(each, upper),
      ),
  ).map((lower) => [upper, lower] as const),
);

it('an interval has what lies between, and its path is as long as any', () => {
  const order = new CoverOrder(DIVISOR_COVERS);
  const primes = (n: number): number =>
    n === 1 ? 0 : 1 + primes(n / [2, 3, 5].find((prime) => n % prime === 0)!);
  for (const top of DIVISORS) {
    for (const bottom of DIVISORS) {
      const interval = order.interval(top, bottom);
      const [high, low] = divides(bottom, top) ? [top, bottom] : [bottom, top];
      if (!divides(low, high)) {
        expect(interval).toBeUndefined();
        continue;
      }
      expect(interval).toMatchObject({ top: high, bottom: low });
      expect(interval?.elements).toEqual(
        DIVISORS.filter((each) => divides(low, each) && divides(each, high)),
      );
      const { path = [] } = interval ?? {};
      expect([path[0], path.at(-1)]).toEqual([high, low]);
      // Each step takes away one prime factor.
      expect(path.length).toBe(primes(high) - primes(low) + 1);
      for (const [i, each] of path.slice(1).entries()) expect(divides(each, path[i]!)).toBe(true);
    }
  }
});

it('among paths of different lengths the longest is taken', () => {
  const order = new CoverOrder([
    [1, 2],
    [2, 9],
    [1, 3],
    [3, 4],
    [4, 9],
    [1, 5],
  ]);
  expect(order.interval(9, 1)).toEqual({
    ...{ top: 1, bottom: 9, elements: [1, 2, 3, 4, 9], path: [1, 3, 4, 9] },
  });
  expect(order.interval(5, 9)).toBeUndefined();
  expect(order.interval(5, 5)).toMatchObject({ elements: [5], path: [5] });
});

it('a class is found by its label, its number and any of its forms', () => {
  const study = studyOf('E');
  const labels = (text: string) => findClasses(study, text).map(({ label }) => label);
  expect(labels('E.2.117')).toEqual(['E.2.117']);
  expect(labels('e.1.4')).toEqual(['E.1.4']);
  expect(labels('117')[0]).toBe('E.2.117');
  expect(labels('B.2.117')).toEqual([]);
  expect(labels('')).toEqual([]);
  // [Dwyer–Milley–Willette, Table 3]: {1̄ | 1} equals 0.
  for (const text of ['0', '{-1|1}', '{ 1\u0304 | 1 }']) expect(labels(text)).toContain('E.0.1');
  expect(findClasses(study, '{-1|1}')[0]?.number).toBe(1);
  expect(labels('{.|0}')).toEqual(labels('-1').filter((each) => labels('{.|0}').includes(each)));
});

it('the picture of the order has a box and a link for each class, and a line for each cover', () => {
  const study = studyOf('D');
  const { svg, tikz } = drawCensus(study);
  expect(svg.match(/data-game="/g)).toHaveLength(9);
  expect(svg.match(/data-name="\d+-\d+"/g)).toHaveLength(study.covers.length);
  expect(svg.match(/class="won /g)).toHaveLength(9);
  expect(tikz).toContain('\\draw');
  const some = study.classes.filter(({ number }) => number <= 4);
  expect(drawCensus({ ...study, classes: some }).svg.match(/data-game="/g)).toHaveLength(4);
});

it('the map of universes has the orders that the guide lists, each above those it covers', () => {
  const { orders, picture } = mapOrders();
  const rows = readFileSync(
    new URL('../../../docs/theory/map-of-orders.md', import.meta.url),
    'utf8',
  )
    .split('\n')
    .flatMap((line) => {
      const [, place, , , universes, members, classes, strong, , family, below] = line
        .replaceAll('\\|', '')
        .split('|')
        .map((text) => text.trim());
      return /^(?:0|multiples|sums)$/.test(family ?? '')
        ? [{ place, universes, members, classes, strong, below: below?.split(', ') ?? [] }]
        : [];
    });
  expect(orders.length).toBe(74);
  expect(
    orders.map(({ universes, members, classes, strong }) => [universes, members, classes, strong]),
  ).toEqual(
    rows.map(({ universes, members, classes, strong }) =>
      [universes, members, classes, strong].map(Number),
    ),
  );
  const lines = rows.flatMap(({ place, below }) =>
    below.filter((each) => each !== '').map((each) => `${Number(place) - 1}-${Number(each) - 1}`),
  );
  const drawn = [...picture.svg.matchAll(/data-name="(\d+-\d+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(lines.sort());
  expect(orders.flatMap(({ usual }) => usual ?? [])).toEqual(['D', 'D1', 'D10']);
});
