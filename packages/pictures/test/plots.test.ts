// Plots: round ticks, every point in its place, nothing outside, and the same in letters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PictureTooLargeError, type Plot, plotPicture, toSvg, toTikz } from '../src/index.ts';
import { alongAxis, numberAxis } from '../src/plots/axis.ts';
import { labels, outside, overlaps, texts } from './games.ts';
import { elements } from './xml.ts';

const squares: Plot = {
  points: Array.from({ length: 11 }, (_, n) => ({ x: n, y: n * n })),
  x: 'n',
  y: 'n * n',
  sequence: true,
};

const dots = (plot: Plot) => plotPicture(plot).items.filter(({ item }) => item === 'dot');

describe('axes', () => {
  it('are marked at round numbers around all values', () => {
    const value = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1 }),
        fc.integer({ min: 2, max: 15 }),
        (values, wanted) => {
          const axis = numberAxis(values, wanted);
          const ticks = axis.ticks.map((tick) => tick.value);
          expect(ticks[0]).toBe(axis.from);
          expect(ticks.at(-1)).toBe(axis.to);
          for (const each of values) {
            expect(alongAxis(axis, each)).toBeGreaterThanOrEqual(0);
            expect(alongAxis(axis, each)).toBeLessThanOrEqual(1);
          }
          const step = ticks[1]! - ticks[0]!;
          expect(String(step)).toMatch(/^[125]0*$/);
          for (const tick of ticks) expect(Math.abs(tick % step)).toBe(0);
          expect(ticks.length).toBeLessThanOrEqual(wanted + 3);
        },
      ),
    );
  });

  it('begin at zero where they begin near it, and one value alone has a unit around it', () => {
    expect(numberAxis([3, 90], 5).from).toBe(0);
    expect(numberAxis([1000, 1003], 5).from).toBe(1000);
    expect(numberAxis([7, 7], 5)).toMatchObject({ from: 7, to: 8 });
    expect(numberAxis([0], 5)).toMatchObject({ from: 0, to: 1 });
  });

  it('write large numbers with powers of ten', () => {
    const words = numberAxis([0, 1.2157e19], 4).ticks.map(({ words }) => words);
    expect(words[0]!.text).toBe('0');
    expect(words.at(-1)).toEqual({ text: '1.5·10¹⁹', latex: '$1.5\\cdot 10^{19}$' });
  });
});

describe('plots', () => {
  it('put a dot for each point, higher where the value is larger', () => {
    const heights = dots(squares).map((dot) => (dot.item === 'dot' ? dot.at.y : 0));
    expect(heights).toHaveLength(11);
    for (let i = 1; i < heights.length; i++) expect(heights[i]).toBeLessThan(heights[i - 1]!);
  });

  it('join a sequence, and leave scattered points alone', () => {
    const lines = (plot: Plot) =>
      plotPicture(plot).items.filter(({ item }) => item === 'line').length;
    expect(lines(squares)).toBe(10 + lines({ ...squares, sequence: false }) + extraTicks());
    // The width of a scatter plot is another, and with it the number of ticks.
    function extraTicks(): number {
      const ticks = (sequence: boolean) => labels(plotPicture({ ...squares, sequence })).length;
      return ticks(true) - ticks(false);
    }
  });

  it('label both axes, and keep everything inside and apart', () => {
    const point = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -1e12, max: 1e12 }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 60 }),
        fc.boolean(),
        (points, sequence) => {
          const scene = plotPicture({ points, x: 'across', y: 'upward', sequence });
          expect(texts(scene)).toEqual(expect.arrayContaining(['across', 'upward']));
          expect(outside(scene)).toEqual([]);
          const clashes = overlaps(scene).filter(
            ([a, b]) => a.item === 'label' && b.item === 'label',
          );
          expect(clashes).toEqual([]);
        },
      ),
    );
  });

  it('name outcomes instead of numbers', () => {
    const names = ['R', 'P', 'N', 'L'];
    const scene = plotPicture({
      ...squares,
      points: [
        { x: 0, y: 2 },
        { x: 1, y: 1 },
      ],
      names,
    });
    expect(texts(scene)).toEqual(expect.arrayContaining(names));
    expect(scene.description).toContain('from (0, N) to (1, P)');
  });

  it('are SVG that parses and TikZ with balanced braces', () => {
    expect(elements(toSvg(plotPicture(squares))).length).toBeGreaterThan(20);
    const tikz = toTikz(plotPicture({ ...squares, y: 'edges({0, # | *}) & 100%' }));
    expect(tikz).toContain('edges(\\{0, \\# \\textbar{} *\\}) \\& 100\\%');
  });

  it('in letters: dots above their places, ticks beside and below', () => {
    const lines = plotPicture({
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      x: 'n',
      y: 'v',
      sequence: true,
    }).lines!;
    expect(lines[0]).toBe('v');
    expect(lines[1]).toBe('2 ┤        •');
    expect(lines.at(-4)).toBe('0 ┤•');
    expect(lines.at(-3)).toBe('  └┬───┬───┬');
    expect(lines.at(-2)).toBe('   0   1   2');
    expect(lines.at(-1)).toBe('   n');
  });

  it('fit a terminal', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 300 }),
        (ys) => {
          const points = ys.map((y, x) => ({ x, y }));
          const { lines } = plotPicture({ points, x: 'n', y: 'v', sequence: true });
          for (const line of lines!) expect(line.length).toBeLessThanOrEqual(80);
        },
      ),
    );
  });

  it('refuse what nobody could read', () => {
    const points = Array.from({ length: 10_001 }, (_, x) => ({ x, y: 0 }));
    expect(() => plotPicture({ ...squares, points })).toThrow(PictureTooLargeError);
  });
});
