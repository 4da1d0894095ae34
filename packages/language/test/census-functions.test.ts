// Censuses, families and ends in the language: numbers of the papers, and arguments no one should
// give — refused with a reason, never a hang.

import type { Budget } from '@proviso/engine';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function text(input: string, more: Budget = {}): string {
  const budget = { maxBytes: 512 * 2 ** 20, ...more };
  const { result } = new Session({ style: 'ascii' }).run(input, { budget });
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
}

describe('numbers of the papers', () => {
  // [Siegel, Figure 3] [Dwyer–Milley–Willette] [Davies–Milley, section 4].
  test.each([
    ['map(U -> count(born(2, U)), [M, B, E, D(-1), D])', '[256, 256, 232, 230, 10]'],
    [
      'map(U -> count(classes(2, U)), [M, B, E, D({.|0,-1}), D(-1), D])',
      '[256, 220, 196, 196, 194, 9]',
    ],
    ['all(c -> all(G -> G == c[0] mod E, c), classes(2, E))', 'true'],
    ['count(born(3, D))', '1046530'],
  ])('%s', (input, output) => expect(text(input)).toBe(output));

  test('tables give the same numbers', () => {
    const rows = text('census(2, [B, E], "summary", "csv")').split('\r\n');
    expect(rows[0]).toBe('number of,B,E');
    expect(rows).toContain('forms,256,232');
    expect(rows).toContain('classes,220,196');
    expect(rows).toContain('invertible classes,52,46');
    // All 256 forms modulo E: more classes than those of its own members.
    const all = text('census(2, E, "summary", "csv", "all")').split('\r\n');
    expect(all).toContain('forms,256');
    expect(Number(all.find((row) => row.startsWith('classes,'))?.slice(8))).toBeGreaterThan(196);
    // [Dorbec et al.], quoted in [Siegel, section 4]: 1268 classes of dicots modulo D, 7541 modulo M.
    expect(text('daythree([M, D], "csv")')).toMatch(/\r\nM,7541,.*\r\nD,1268,.*,1268,1268\r\n/);
  });

  test('are not the numbers of labels, and the help says so', () => {
    const [, , second = ''] = text('census(2, E, "classes", "csv")').split('\r\n');
    expect(second).toMatch(/^2,1,/);
    // Of two forms with one edge the text decides the label, and `-` stands before `1` in ASCII.
    expect(text('label(1, E)')).toBe('E.1.3');
    expect(text('help(census)')).toContain('not the number of their label');
  });

  test('one class a row, one cover a row', () => {
    const rows = (input: string) => text(input).trimEnd().split('\r\n').length - 1;
    expect(rows('census(2, E, "classes", "csv")')).toBe(196);
    expect(rows('census(2, D, "classes", "csv")')).toBe(9);
    const facts = text('census(2, E, "order", "csv")');
    expect(facts).toContain(`\r\ncovers,${rows('census(2, E, "covers", "csv")')},`);
  });

  test('every table in every format', () => {
    for (const table of [
      'census(1, E, "order", F)',
      'papertable("dwyer:3", F)',
      'sample(3, E, 5, 1, "both", F)',
    ]) {
      const written = (format: string) => text(table.replace('F', `"${format}"`));
      expect(written('latex')).toContain('\\begin{tabular}');
      expect(written('html')).toContain('<caption>');
      expect(JSON.parse(written('json'))).toHaveProperty('rows');
      expect(written('csv')).toContain('\r\n');
      expect(written('table')).toContain('──');
    }
  });

  test('the default universe is the one in use', () => {
    const session = new Session();
    session.run('use D');
    const { result } = session.run('census(2)');
    expect(result.ok && result.text).toMatch(/^The 9 classes of the 10 forms of D/);
  });
});

describe('arguments no one should give', () => {
  const families = ['murder', 'passing', 'bpassing', 'superend', 'nimheap'];

  test.each(families)('%s', (name) => {
    expect(text(`${name}(-1)`)).toMatch(/^value: .*negative/);
    expect(text(`${name}(*)`)).toMatch(/^type: expected an integer/);
    expect(text(`${name}("3")`)).toMatch(/^type: expected an integer/);
    expect(text(`${name}(E)`)).toMatch(/^type: expected an integer/);
    expect(text(`${name}([1])`)).toMatch(/^type: expected an integer/);
    expect(text(`${name}()`)).toMatch(/^type: .*takes 1 argument/);
    expect(text(`${name}(99999999999999999999)`)).toMatch(/^value: .*too large/);
  });

  test.each([
    'passing(100000)',
    'superend(100000)',
    'nimheap(1000000)',
    'random(13, E, 1)',
    'random(3, E, 99999999999999999999)',
    'born(3, M)',
    'born(3, E)',
    'born(4, D)',
    'born(9999999, B)',
    'classes(3, B)',
    'testset(M, 3)',
    'testset(B, 3)',
    'census(3, E)',
    'census(2, [])',
    'census(2, [E, D])',
    'census(2, E, "lattice")',
    'census(2, E, "classes", "xml")',
    'sample(3, E, 0, 1)',
    'sample(0, E, 10, 1)',
    'sample(4, E, 10, 1)',
    'papertable("dwyer:4")',
  ])('%s is refused for what it asks', (input) => {
    expect(text(input)).toMatch(/^value: .{20,}/);
  });

  test.each([
    'born("2", E)',
    'born(2, 3)',
    'classes(*, E)',
    'random(3, 3, 1)',
    'random(3, E, *)',
    'testset(3, D)',
    'census(2, 3)',
    'census(2, [E, 3])',
    'census(2, E, 3)',
    'papertable(3)',
  ])('%s is refused for its type', (input) => {
    expect(text(input)).toMatch(/^type: expected /);
  });

  test.each([
    'murder(9999999999)',
    'testset(D(-1), 1000000)',
    'sample(3, M, 9999999, 1)',
    'bpassing(999999999)',
  ])('%s runs into its budget, which is asked now and then', (input) => {
    let asked = 0;
    expect(text(input, { shouldStop: () => ++asked > 20 })).toMatch(/^budget: /);
    // Nothing happens after the answer was to stop.
    expect(asked).toBeLessThanOrEqual(21);
  });
});

describe('compact notation', () => {
  // [Siegel, section 3]: juxtaposition lists Right options, # applies to the atom before it.
  test.each([
    ['end"0"', '0'],
    ['end"3"', '-3'],
    ['end"10"', '{. | 0, -1}'],
    ['end"(10)#"', '{. | {. | 0, -1}}'],
    ['end"2(10)#"', '{. | -2, {. | {. | 0, -1}}}'],
    ['same(end"10", murder(2))', 'true'],
  ])('%s', (input, output) => expect(text(input)).toBe(output));

  test.each(['end""', 'end"#"', 'end"("', 'end")"', 'end"1("', 'end"x"', 'end"-1"', 'end"1,0"'])(
    '%s has its fault named',
    (input) => {
      const { result } = new Session().run(input);
      expect(result.ok ? '' : result.error.code).toBe('syntax');
      expect(result.ok ? 0 : result.error.column).toBeGreaterThanOrEqual(5);
    },
  );

  test('long and deep texts end well', () => {
    expect(text(`end"${'('.repeat(10_000)}0${')'.repeat(10_000)}"`)).toMatch(/^syntax: /);
    expect(text(`end"1${'#'.repeat(5_000)}"`)).toBe('-5001');
    expect(text(`end"${'1'.repeat(50_000)}"`)).toBe('-2');
  });
});
