// Pictures of quotients against play on plain counts: which products, groups, arrows and outcomes they show.

import { Arena, integer, nimHeap, ZERO } from '@proviso/engine';
import {
  quotientOfGames,
  quotientOfHeaps,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';
import { octal, partizanOctal } from '@proviso/engine/rulesets';
import { describe, expect, it } from 'vitest';
import {
  cayleyPicture,
  multiplicationTablePicture,
  periodText,
  phiPeriod,
  phiPicture,
  quotientOrderPicture,
  semilatticePicture,
  weightsPicture,
} from '../src/quotients/index.ts';
import { box, type Rectangle, type Scene } from '../src/scene.ts';
import { labels, lines, outside, overlaps, texts } from './games.ts';
import { type PlainMoves, PlainQuotient, plus } from './quotient-oracle.ts';

const arena = new Arena();
const star = nimHeap(arena, 1);

const both = (...options: number[][]) => [options, options] as const;

interface Case {
  readonly quotient: TwoPlayerQuotient;
  readonly plain: PlainQuotient;
  /** The kinds that the letters a, b, … are. */
  readonly letters: readonly number[];
  readonly kinds: number;
}

function played(quotient: TwoPlayerQuotient, moves: PlainMoves, letters: number[]): Case {
  return { quotient, plain: new PlainQuotient(moves, 5), letters, kinds: moves.length };
}

// 0.75: one counter may be taken as 7 says, two as 5 says; heaps up to 5 and what they become.
const seventyFive: PlainMoves = [1, 2, 3, 4, 5].map((heap) => {
  const become = (...heaps: number[]) =>
    [1, 2, 3, 4, 5].map((size) => heaps.filter((each) => each === size).length);
  const splits = (rest: number) =>
    [1, 2].filter((a) => 2 * a <= rest).map((a) => become(a, rest - a));
  const one = [...(heap === 1 ? [become()] : [become(heap - 1)]), ...splits(heap - 1)];
  const two = heap < 2 ? [] : [...(heap === 2 ? [become()] : []), ...splits(heap - 2)];
  return both(...one, ...two);
});

const CASES: Readonly<Record<string, () => Case>> = {
  'Nim with heaps up to 2': () =>
    played(
      quotientOfGames(arena, [nimHeap(arena, 2)]),
      [both([0, 0]), both([0, 0], [1, 0])],
      [0, 1],
    ),
  '{* | 0}': () =>
    played(
      quotientOfGames(arena, [arena.intern([star], [ZERO])]),
      [both([0, 0]), [[[1, 0]], [[0, 0]]]],
      [0, 1],
    ),
  'heaps up to 5 of 0.75': () => played(quotientOfHeaps(octal('0.75'), 5), seventyFive, [0, 1, 4]),
};

/** `ab²` as counts. */
function counts(text: string, { letters, kinds }: Case): number[] {
  const found = new Array<number>(kinds).fill(0);
  for (const [, letter, power] of text.matchAll(/([a-z])([²³⁴⁵]?)/gu)) {
    const kind = letters[letter!.charCodeAt(0) - 97]!;
    found[kind]! += power === '' ? 1 : 2 + '²³⁴⁵'.indexOf(power!);
  }
  return found;
}

const cells = (scene: Scene): Rectangle[] =>
  scene.items.filter(
    (item): item is Rectangle => item.item === 'rectangle' && item.fill.startsWith('won'),
  );

/** The words of the elements, as the rows of the table are headed. */
function elementsOf(scene: Scene): string[] {
  const left = Math.min(...labels(scene).map(({ at }) => at.x));
  return labels(scene)
    .filter(({ at }) => at.x === left)
    .map(({ words }) => words.text);
}

describe.each(Object.entries(CASES))('%s', (_, make) => {
  const one = make();
  const { quotient, plain } = one;
  const classOf = (text: string) => plain.class(counts(text, one));
  const times = (x: string, y: string) => plain.class(plus(counts(x, one), counts(y, one)));
  const table = multiplicationTablePicture(quotient);
  const elements = elementsOf(table);

  it('has a row for each class of play, no two the same', () => {
    expect(elements).toHaveLength(quotient.order);
    expect(new Set(elements.map(classOf)).size).toBe(elements.length);
  });

  it('multiplies as play does, and shows the outcome in letters and in colour', () => {
    expect(cells(table)).toHaveLength(elements.length ** 2);
    for (const { hint = '', fill } of cells(table)) {
      const [, x = '', y = '', product = '', outcome] =
        /^(\S+) · (\S+) = (\S+), (\w)$/u.exec(hint) ?? [];
      expect(classOf(product), hint).toBe(times(x, y));
      expect(plain.outcome(counts(product, one)), hint).toBe(outcome);
      expect(fill).toBe(`won-${outcome}`);
    }
    const letters = labels(table).filter(({ small }) => small);
    expect(letters.map(({ words }) => `won-${words.text}`)).toEqual(
      cells(table).map(({ fill }) => fill),
    );
  });

  const idempotents = elements.filter((x) => times(x, x) === classOf(x));
  /** The idempotent among the powers of an element. */
  const powerOf = (x: string): string => {
    let power = counts(x, one);
    for (;;) {
      const found = idempotents.find((e) => classOf(e) === plain.class(power));
      if (found !== undefined) return found;
      power = plus(power, counts(x, one));
    }
  };

  it('has the idempotents, their groups and what covers what', () => {
    const scene = semilatticePicture(quotient);
    const boxes = scene.items.filter(
      (item): item is Rectangle => item.item === 'rectangle' && item.fill === 'cell',
    );
    expect(boxes).toHaveLength(idempotents.length);
    const inside = (point: { x: number; y: number }, around: Rectangle) => {
      const { left, right, top, bottom } = box(around);
      return point.x >= left && point.x <= right && point.y >= top - 1 && point.y <= bottom + 1;
    };
    const owner = new Map(
      boxes.map((each) => {
        const member = cells(scene).find(({ at }) => inside(at, each));
        return [each, powerOf(member!.hint!.split(':')[0]!)];
      }),
    );
    for (const { at, hint = '', framed } of cells(scene)) {
      const [name = ''] = hint.split(':');
      const around = boxes.find((each) => inside(at, each))!;
      const e = owner.get(around)!;
      expect(powerOf(name)).toBe(e);
      expect(framed === true, hint).toBe(times(name, e) === classOf(name));
    }
    expect(cells(scene)).toHaveLength(elements.length);
    const below = (e: string, f: string) => e !== f && times(e, f) === classOf(e);
    const covers = idempotents.flatMap((f) =>
      idempotents
        .filter((e) => below(e, f) && !idempotents.some((g) => below(e, g) && below(g, f)))
        .map((e) => `${f} > ${e}`),
    );
    const drawn = lines(scene).map(({ from, to }) => {
      const [upper, lower] = [from, to].map((end) =>
        owner.get(boxes.find((each) => inside(end, each))!),
      );
      return `${upper} > ${lower}`;
    });
    expect(drawn.sort()).toEqual(covers.sort());
    expect(outside(scene)).toEqual([]);
    expect(overlaps(scene)).toEqual([]);
  });

  it('has an arrow for each element and letter, in a line of its own', () => {
    const scene = cayleyPicture(quotient);
    const nodes = cells(scene);
    const letters = [...'abc'].slice(0, one.letters.length);
    const name = ({ hint = '' }: Rectangle) => hint.split(':')[0]!;
    const touches = (node: Rectangle, { x, y }: { x: number; y: number }) => {
      const { left, right, top, bottom } = box(node);
      return x >= left - 0.1 && x <= right + 0.1 && y >= top - 0.1 && y <= bottom + 0.1;
    };
    const key = lines(scene).slice(-letters.length);
    expect(new Set(key.map(({ kind }) => kind)).size).toBe(letters.length);
    const found = lines(scene)
      .slice(0, -letters.length)
      .flatMap(({ kind, from, to, arrow }) => {
        const letter = letters[key.findIndex((sample) => sample.kind === kind)];
        const [start, end] = [from, to].map((at) => name(nodes.find((node) => touches(node, at))!));
        const there = `${start} ${letter} ${end}`;
        return arrow ? [there] : [there, `${end} ${letter} ${start}`];
      });
    const expected = letters.flatMap((letter) =>
      elements.map((x) => {
        const to = elements.find((y) => classOf(y) === times(x, letter));
        return `${x} ${letter} ${to}`;
      }),
    );
    expect(found.sort()).toEqual(expected.sort());
    expect(outside(scene).filter(({ item }) => item !== 'line')).toEqual([]);
  });
});

describe('the order of a partizan quotient', () => {
  const one = CASES['{* | 0}']!();
  const scene = quotientOrderPicture(one.quotient);
  const name = ({ hint = '' }: Rectangle) => hint.split(':')[0]!;
  const rowOf = (text: string) => [...one.plain.class(counts(text, one))];
  /** Whether Left does at least as well with x, beside all small sums. */
  const isAtLeast = (x: string, y: string) =>
    rowOf(x).every((better, i) => {
      const worse = rowOf(y)[i];
      return better === worse || better === 'L' || worse === 'R';
    });
  const elements = cells(scene).map(name);

  it('has each element once, with its outcome', () => {
    expect(new Set(elements.map((each) => one.plain.class(counts(each, one)))).size).toBe(9);
    for (const { hint = '', fill } of cells(scene)) {
      const outcome = one.plain.outcome(counts(hint.split(':')[0]!, one));
      expect([hint.slice(-1), fill]).toEqual([outcome, `won-${outcome}`]);
    }
  });

  it('has a line for each cover, from above to below, as play says', () => {
    const above = (x: string, y: string) => x !== y && isAtLeast(x, y);
    const covers = elements.flatMap((x) =>
      elements
        .filter((y) => above(x, y) && !elements.some((z) => above(x, z) && above(z, y)))
        .map((y) => `${x} > ${y}`),
    );
    const at = ({ x, y }: { x: number; y: number }): string => {
      const found = cells(scene).find((cell) => {
        const { left, right, top, bottom } = box(cell);
        return x >= left && x <= right && y >= top - 1 && y <= bottom + 1;
      });
      return found === undefined ? '?' : name(found);
    };
    const drawn = lines(scene).map(({ from, to }) => `${at(from)} > ${at(to)}`);
    expect(drawn.sort()).toEqual(covers.sort());
    expect(lines(scene).every(({ from, to }) => from.y < to.y)).toBe(true);
  });

  it('stays in its frame, and no label lies on another', () => {
    expect(outside(scene)).toEqual([]);
    expect(overlaps(scene)).toEqual([]);
  });

  it('is refused of impartial quotients, and of infinite ones', () => {
    const nim = quotientOfGames(arena, [nimHeap(arena, 2)]);
    expect(() => quotientOrderPicture(nim)).toThrow('draw its semilattice');
    const integers = quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)]);
    expect(() => quotientOrderPicture(integers)).toThrow('draw its outcomes over the weights');
  });
});

describe('Φ as a strip', () => {
  it('gives two heaps the same word when play does not tell them apart', () => {
    const quotient = quotientOfHeaps(octal('0.75'), 5);
    const plain = new PlainQuotient(seventyFive, 5);
    const phi = cells(phiPicture(quotient)).map(({ hint = '' }) => /is (\S+):/u.exec(hint)?.[1]);
    const classes = seventyFive.map((_, kind) =>
      plain.class(seventyFive.map((_, other) => (other === kind ? 1 : 0))),
    );
    expect(phi).toHaveLength(5);
    for (const [i, one] of classes.entries()) {
      for (const [j, other] of classes.entries()) expect(phi[i] === phi[j]).toBe(one === other);
    }
  });

  it('frames the first period, and says whether it is proved', () => {
    const proved = quotientOfHeaps(octal('0.75'), 22);
    const scene = phiPicture(proved);
    const inFrames = cells(scene).filter(({ framed }) => framed);
    expect(inFrames.map(({ hint }) => hint?.split(' is')[0])).toEqual(['heap 8', 'heap 9']);
    expect(texts(scene)).toContain('period 2 from heap 8 on, for all heaps');
    const seen = quotientOfHeaps(octal('0.75'), 16);
    expect(periodText(phiPeriod(seen), 16)).toBe('period 2 from heap 8 on, seen to heap 16');
    const few = quotientOfHeaps(octal('0.75'), 6);
    expect(texts(phiPicture(few))).toContain('no period seen to heap 6');
    expect(overlaps(scene)).toEqual([]);
  });
});

describe('the strip over weights', () => {
  it('has the outcomes of m·1 + n·(−1) at m − n, and repeats as play does', () => {
    const quotient = quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)]);
    const plain = new PlainQuotient(
      [
        [[[0, 0]], []],
        [[], [[0, 0]]],
      ],
      0,
    );
    const scene = weightsPicture(quotient);
    expect(cells(scene).length).toBeGreaterThan(4);
    const sign = quotient.elementOf([quotient.names.indexOf('1')]).weight;
    for (const { hint = '', fill } of cells(scene)) {
      const weight = Number(/^(\S+):/u.exec(hint)?.[1]?.replace('−', '-')) * sign;
      for (const extra of [0, 1, 3]) {
        const sum = [Math.max(weight, 0) + extra, Math.max(-weight, 0) + extra];
        expect(fill, hint).toBe(`won-${plain.outcome(sum)}`);
      }
    }
    expect(lines(scene)).toHaveLength(2);
    expect(overlaps(scene)).toEqual([]);
  });

  it('has a row for each class, and only weights that occur', () => {
    const quotient = quotientOfHeaps(partizanOctal('0.7', '0.07'), 12);
    expect(cells(weightsPicture(quotient)).length).toBeGreaterThan(2);
  });
});

describe('what cannot be drawn is refused in words', () => {
  const infinite = quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)]);
  const finite = quotientOfGames(arena, [nimHeap(arena, 2)]);

  it.each([
    ['multiplication table', () => multiplicationTablePicture(infinite)],
    ['semilattice of idempotents', () => semilatticePicture(infinite)],
    ['Cayley graph', () => cayleyPicture(infinite)],
  ])('an infinite quotient has no %s', (name, draw) => {
    expect(draw).toThrow(
      `this quotient is infinite and has no ${name}; draw its outcomes over the weights`,
    );
  });

  it('says the cure the other way round, and how much is too much', () => {
    expect(() => weightsPicture(finite)).toThrow('finite; draw its multiplication table');
    expect(() => cayleyPicture({ ...finite, order: 65 })).toThrow(
      'the quotient has 65 elements; a picture is drawn up to 64',
    );
  });
});
