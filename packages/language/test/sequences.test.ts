// Sequences: plots of them, and periods against the definition.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodOf } from '../src/functions/sequences.ts';
import { Session } from '../src/index.ts';

function answer(...statements: string[]): string {
  const session = new Session({ style: 'ascii', draw: true });
  const last = statements.map((statement) => session.run(statement).result).at(-1);
  if (last === undefined) throw new Error('no statement');
  return last.ok ? last.text : `${last.error.code}: ${last.error.message}`;
}

/** Read off the definition: all pairs, the least period first. */
function periodByDefinition(xs: readonly number[]): [number, number] | undefined {
  const n = xs.length;
  for (let p = 1; p <= n; p++) {
    for (let q = 0; 2 * q <= n && q + 2 * p <= n; q++) {
      const repeats = xs.every((x, i) => i < q || i + p >= n || x === xs[i + p]);
      if (repeats) return [q, p];
    }
  }
  return undefined;
}

describe('period', () => {
  test('is that of the definition, for all sequences of two letters up to length 11', () => {
    for (let n = 0; n <= 11; n++) {
      for (let bits = 0; bits < 2 ** n; bits++) {
        const xs = Array.from({ length: n }, (_, i) => (bits >> i) & 1);
        const found = periodOf(xs);
        expect(found && [found.preperiod, found.period]).toEqual(periodByDefinition(xs));
      }
    }
  });

  test('finds one that was put in', () => {
    const letters = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { maxLength: 8 }),
        letters,
        fc.integer({ min: 2, max: 6 }),
        (before, repeated, times) => {
          const xs = [
            ...before,
            ...Array.from({ length: times + before.length }, () => repeated).flat(),
          ];
          const found = periodOf(xs);
          if (found === undefined) throw new Error('none found');
          expect(found.period).toBeLessThanOrEqual(repeated.length);
          for (let i = found.preperiod; i + found.period < xs.length; i++) {
            expect(xs[i]).toBe(xs[i + found.period]);
          }
        },
      ),
    );
  });

  test('says how far it was seen, and is a list one can use', () => {
    expect(answer('period([n rem 3 for n in 0..29])')).toBe(
      '[0, 3] (preperiod 0, period 3, seen up to n = 29; no proof)',
    );
    expect(answer('p := period([n rem 3 for n in 0..29])', 'p[1] + 1')).toBe('4');
  });

  test('says so in a list and as a text too', () => {
    const note = 'preperiod 0, period 3, seen up to n = 8; no proof';
    const period = 'period([n rem 3 for n in 0..8])';
    expect(answer(`[${period}, 7]`)).toBe(`[[0, 3] (${note}), 7]`);
    expect(answer(`text(${period})`)).toBe(`[0, 3] (${note})`);
    expect(answer(`join([${period}], "")`)).toBe(`[0, 3] (${note})`);
  });

  test('two equal elements at the end are no period, nor is one period alone', () => {
    expect(answer('period([1, 2, 3, 4, 5, 5])')).toBe('nothing');
    expect(answer('period([1, 2, 1])')).toBe('nothing');
    expect(answer('period([])')).toBe('nothing');
  });

  test('games count as trees, boards, outcomes and lists as they are written', () => {
    expect(answer('period([*, {0 | 0}, *, {0 | 0}])')).toMatch(/^\[0, 1\]/);
    // * + * is 0 modulo D, and another tree.
    expect(answer('period([0, * + *, 0, * + *])')).toMatch(/^\[0, 2\]/);
    // Misère nim-heaps: only * is a P-position.
    expect(answer('period([outcome(nimheap(n)) for n in 0..9])')).toMatch(/^\[2, 1\]/);
  });
});

test('in a table its label stands below, once for each that says something else', () => {
  const table =
    'table([2, 3, 2], "k", k -> k, "period", (k: integer) -> period([n rem k for n in 0..5*k]))';
  const shown = answer(table).split('\n');
  expect(shown.map((line) => line.trimEnd())).toEqual([
    'k  period',
    expect.stringMatching(/^.\s+.+$/),
    '2  [0, 2] (1)',
    '3  [0, 3] (2)',
    '2  [0, 2] (1)',
    '(1) preperiod 0, period 2, seen up to n = 10; no proof',
    '(2) preperiod 0, period 3, seen up to n = 15; no proof',
  ]);
  // What leaves the screen says it in every cell.
  expect(answer(`csv(${table})`)).toContain('no proof');
});

describe('plot', () => {
  test('of a sequence, of a function, of pairs and of a table', () => {
    expect(answer('plot([1, 2, 4])')).toMatch(/^Plot of value against place\n\nvalue\n/);
    expect(answer('plot(0..3, n -> n*n)')).toMatch(/^Plot of n\*n against n\n/);
    expect(answer('plot([0, *, *2], rank)')).toMatch(/^Plot of rank\(x\) against place of x\n/);
    expect(answer('plot([[1, 2], [3, 1]])')).toMatch(/^Plot of second against first\n/);
    expect(answer('plot(table(0..3, "n", n -> n, "edges", n -> edges(nimheap(n))))')).toMatch(
      /^Plot of edges against n\n/,
    );
  });

  test('of outcomes by their names', () => {
    const drawn = answer('plot(0..4, n -> outcome(nimheap(n)))').split('\n');
    // Heaps of misère nim: N but for the heap of one.
    expect(drawn.slice(3, 10)).toEqual([
      'L +',
      '  |',
      'N +o       o   o   o',
      '  |',
      'P +    o',
      '  |',
      'R +',
    ]);
  });

  test('leaves out what is nothing', () => {
    const drawn = answer('plot(0..2, n -> if n == 1 then inverse(*, E) else n)');
    expect(drawn.match(/o$/gm)).toHaveLength(2);
  });

  test('says what cannot be plotted', () => {
    expect(answer('plot(["a"])')).toMatch(
      /^type: element \[0\] of the list, "a": .*cannot be plotted/,
    );
    expect(answer('plot([])')).toBe('value: there is no point to plot');
    expect(answer('plot(3)')).toMatch(/^type: a plot is of a list/);
    expect(answer('plot(1..2, n -> edges(nimheap(2000)))')).toMatch(/more than 300 digits/);
  });

  test('goes out as LaTeX like every picture', () => {
    expect(answer('latex(plot([1, 2]))')).toContain('\\begin{tikzpicture}');
    expect(answer('tikz(plot([1, 2])) == latex(plot([1, 2]))')).toBe('true');
  });
});
