import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnWidth,
  LEAST_SCALE,
  LEGIBLE_SCALE,
  MOST_SCALE,
  naturalScale,
  scrolledTo,
  sizeOf,
  wholeScale,
} from '../src/parts/picture-size.ts';
import { readingOrder, towards } from '../src/parts/picture-walk.ts';

const length = fc.double({ min: 1, max: 5_000, noNaN: true });
const size = fc.record({ width: length, height: length });

describe('the size of a picture', () => {
  it('is read from the drawing', () => {
    const svg = '<svg xmlns="x" class="proviso" viewBox="0 0 3 4" width="120.5" height="80">';
    expect(sizeOf(svg)).toEqual({ width: 120.5, height: 80 });
    expect(sizeOf('no drawing')).toEqual({ width: 1, height: 1 });
  });

  it('shrinks with its column, but never so far that letters of 14 points are below 11 pixels', () => {
    expect(LEGIBLE_SCALE * 14).toBeCloseTo(11);
    expect(columnWidth({ width: 1400, height: 200 }, true)).toBe('max(1100px, min(100%, 1400px))');
    expect(columnWidth({ width: 1400, height: 200 }, false)).toBe('min(100%, 1400px)');
    // Small ones are shown half as large again.
    expect(columnWidth({ width: 100, height: 100 }, false)).toBe('min(100%, 150px)');
    fc.assert(fc.property(size, (one) => naturalScale(one) >= 1 && naturalScale(one) <= 1.5));
  });

  it('fits: all of it is in the room, unless that were too small to draw', () => {
    fc.assert(
      fc.property(size, size, (one, room) => {
        const scale = wholeScale(one, room, 3);
        expect(scale).toBeGreaterThanOrEqual(LEAST_SCALE);
        expect(scale).toBeLessThanOrEqual(Math.min(MOST_SCALE, 3));
        if (scale === LEAST_SCALE) return;
        expect(one.width * scale).toBeLessThanOrEqual(room.width * 1.000001);
        expect(one.height * scale).toBeLessThanOrEqual(room.height * 1.000001);
      }),
    );
  });

  it('keeps what is under a spot there while it is zoomed', () => {
    const scale = fc.double({ min: LEAST_SCALE, max: MOST_SCALE, noNaN: true });
    fc.assert(
      fc.property(length, length, scale, scale, (scrolled, spot, from, to) => {
        const point = (scrolled + spot) / from;
        expect((scrolledTo(scrolled, spot, from, to) + spot) / to).toBeCloseTo(point, 5);
      }),
    );
  });
});

describe('going through the nodes of a picture', () => {
  const spots = fc.array(
    fc
      .record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 8 }) })
      .map(({ x, y }) => ({ x, y: y * 44 })),
    { minLength: 1, maxLength: 30 },
  );

  it('the right arrow comes to every node once, and the left arrow back', () => {
    fc.assert(
      fc.property(spots, (all) => {
        const order = readingOrder(all);
        expect([...order].sort((a, b) => a - b)).toEqual(all.map((_, i) => i));
        order.forEach((from, i) => {
          expect(towards(all, from, 'ArrowRight')).toBe(order[i + 1]);
          expect(towards(all, from, 'ArrowLeft')).toBe(order[i - 1]);
        });
        expect(towards(all, order.at(-1) ?? 0, 'Home')).toBe(order[0]);
        expect(towards(all, 0, 'End')).toBe(order.at(-1));
      }),
    );
  });

  it('up and down lead higher and lower, or nowhere where there is nothing', () => {
    fc.assert(
      fc.property(spots, fc.nat(), (all, n) => {
        const from = n % all.length;
        const y = all[from]?.y ?? 0;
        const up = towards(all, from, 'ArrowUp');
        if (up === undefined) expect(all.every((one) => one.y >= y)).toBe(true);
        else expect(all[up]?.y).toBeLessThan(y);
        const down = towards(all, from, 'ArrowDown');
        if (down === undefined) expect(all.every((one) => one.y <= y)).toBe(true);
        else expect(all[down]?.y).toBeGreaterThan(y);
      }),
    );
  });

  it('in a tree down is the nearest child', () => {
    const tree = [
      { x: 100, y: 0 },
      { x: 60, y: 44 },
      { x: 110, y: 44 },
      { x: 100, y: 88 },
    ];
    expect(towards(tree, 0, 'ArrowDown')).toBe(2);
    expect(towards(tree, 2, 'ArrowDown')).toBe(3);
    expect(towards(tree, 3, 'ArrowUp')).toBe(2);
    expect(towards(tree, 0, 'x')).toBeUndefined();
  });
});
