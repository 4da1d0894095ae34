// Quotients heap by heap: what is told on the way, moves to nothing, components and periods that are seen.
import { describe, expect, it } from 'vitest';
import { Arena } from '../../src/forms/arena.ts';
import { nimHeap } from '../../src/forms/named.ts';
import {
  printPresentation,
  quotientComponents,
  quotientOfGames,
  quotientOfHeaps,
  seenPeriod,
} from '../../src/quotients/index.ts';
import { nim, octal, partizanOctal } from '../../src/rulesets/index.ts';
import { plainOutcome } from '../folds/plain.ts';

it('a move to nothing is not the same as no move', () => {
  // Left may take a heap of 1 whole and Right a heap of 2: the heaps are 1 and −1.
  const found = quotientOfHeaps(partizanOctal('0.1', '0.01'), 2);
  const outcomeOf = plainOutcome({
    kinds: 2,
    misere: true,
    options: (kind, side) => ((kind === 0) === (side === 'left') ? [[0, 0]] : []),
  });
  expect(found.order).toBe(Infinity);
  for (const [one, minusOne] of [0, 1, 2, 3].flatMap((m) => [0, 1, 2, 3].map((n) => [m, n]))) {
    const word = [...Array<number>(one!).fill(0), ...Array<number>(minusOne!).fill(1)];
    expect(found.outcomeOf(found.elementOf(word)), word.join()).toBe(outcomeOf([one!, minusOne!]));
  }
});

it.each([octal('0.75'), octal('0.123'), nim, partizanOctal('0.7', '0.07')])(
  'what is told after each heap is the quotient of the heaps up to it',
  (ruleset) => {
    const told: string[] = [];
    const last = quotientOfHeaps(ruleset, 8, {
      onHeap: (heap, soFar) => {
        const { order, heaps, monoid, names, model } = soFar();
        expect([heaps, names.length, model.classes.length]).toEqual([heap, heap, heap]);
        told.push(`${order} ${printPresentation(monoid)}`);
      },
    });
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].map((heaps) => {
      const { order, monoid } = quotientOfHeaps(ruleset, heaps);
      return `${order} ${printPresentation(monoid)}`;
    });
    expect(told).toEqual(asked);
    expect(last.heaps).toBe(8);
  },
);

describe('components', () => {
  const arena = new Arena();

  it('Nim in normal play is one group, of as many factors of order 2 as heaps have bits', () => {
    const [only, ...more] = quotientComponents(
      quotientOfGames(arena, [nimHeap(arena, 7)], { play: 'normal' }),
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({ idempotent: 0, cyclic: [2, 2, 2], others: [] });
  });

  it('every element lies in one component, and the product of the factors is the order of the group', () => {
    const found = quotientOfHeaps(octal('0.77'), 12);
    const parts = quotientComponents(found);
    const all = parts.flatMap(({ group, others }) => [...group, ...others]);
    expect(all.sort((a, b) => a - b)).toEqual([...found.monoid.elements.keys()]);
    for (const { group, cyclic } of parts) {
      expect(cyclic.reduce((product, order) => product * order, 1)).toBe(group.length);
    }
  });

  it('a cyclic group of order 4 is not the product of two', () => {
    // In normal play ±1 and its like are of order 2 only; the powers of a letter with period 4 are cyclic.
    const cyclicFour = {
      kinds: { movers: 1, misere: false, moves: [] },
      order: 4,
      monoid: { order: 4, elements: [[0], [1], [2], [3]] },
      multiply: (one: { class: number }, other: { class: number }) => ({
        class: (one.class + other.class) % 4,
        weight: 0,
      }),
      outcomeOf: () => 'N',
    } as unknown as Parameters<typeof quotientComponents>[0];
    expect(quotientComponents(cyclicFour)).toEqual([
      { idempotent: 0, group: [0, 1, 2, 3], cyclic: [4], others: [] },
    ]);
  });
});

describe('a period that is seen', () => {
  it('is the shortest that lasts to the end, twice at least', () => {
    expect(seenPeriod([...'xyabcabc'])).toEqual({ from: 3, period: 3 });
    expect(seenPeriod([...'xyabcabcab'])).toEqual({ from: 3, period: 3 });
    expect(seenPeriod([...'xabcab'])).toBeUndefined();
    expect(seenPeriod([...'abaaaaaa'])).toEqual({ from: 3, period: 1 });
    expect(seenPeriod([])).toBeUndefined();
  });
});
