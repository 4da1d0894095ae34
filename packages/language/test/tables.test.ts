// Tables with heads: what they print, how they are written, and that they are lists of rows still.

import { describe, expect, test } from 'vitest';
import { Session, type TextOptions } from '../src/index.ts';

function text(statements: string[], options: TextOptions = { style: 'unicode' }): string {
  const session = new Session(options);
  const results = statements.map((statement) => session.run(statement).result);
  const last = results.at(-1);
  if (last === undefined) throw new Error('no statement');
  return last.ok ? last.text : `${last.error.code}: ${last.error.message}`;
}

const HEAPS = 't := table(0..10, "n", n -> n, "edges", n -> edges(nimheap(n)), "G", n -> -form(n))';

describe('table with heads', () => {
  test('prints in columns, numbers to the right, -1 with its sign', () => {
    // A nim-heap of size n has 3^n - 1 edges.
    const lines = text([HEAPS]).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      ' n  edges  G',
      '──  ─────  ───',
      ' 0      0  0',
      ' 1      2  -1',
    ]);
    expect(lines.at(-1)).toBe(`10  ${3 ** 10 - 1}  -10`);
  });

  test('keeps to the width: wide cells are broken, columns without room stand below', () => {
    const wide =
      'table([2], "form", n -> {nimheap(3) | nimheap(4), 1/4, 1/8}, "also", n -> born(1, M))';
    const whole = text([wide]);
    for (const width of [20, 30, 50, 70]) {
      const narrow = text([wide], { style: 'unicode', width });
      expect(Math.max(...narrow.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
      // Nothing is lost: the same letters, in the same numbers.
      const letters = (of: string) => [...of.replace(/[\s─]|form|also/g, '')].sort().join('');
      expect(letters(narrow)).toBe(letters(whole));
    }
    const many = `table(1..2, ${Array.from({ length: 12 }, (_, i) => `"c${i}", n -> n`).join(', ')})`;
    const blocks = text([many], { width: 20 }).split('\n\n');
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) expect(block).toMatch(/^c0 /);
  });

  test('many rows are shown in part, with their number', () => {
    const shown = text(['table(1..5000, "n", n -> n)']);
    expect(shown.split('\n').length).toBeLessThan(1_100);
    expect(shown).toMatch(/… 5000 rows in all$/);
    expect(text(['csv(table(1..5000, "n", n -> n))']).trimEnd().split('\r\n')).toHaveLength(5_001);
  });

  test('is a list of its rows: elements, functions of lists, columns', () => {
    expect(text([HEAPS, 't[2]'])).toBe('[2, 8, -2]'.replace('-2', '2̄'));
    expect(text([HEAPS, 'map(row -> row[1], t) == column(t, "edges")'])).toBe('true');
    expect(text([HEAPS, 'count(t)'])).toBe('11');
    expect(text([HEAPS, '[t, 1]'], { style: 'ascii' })).toMatch(/^\[\[\[0, 0, 0\], \[1, 2, -1\]/);
    expect(text([HEAPS, 'column(t, "nodes")'])).toBe(
      'value: the table has no such column; its columns are "n", "edges", "G"',
    );
  });

  test('rows can be given, with heads alone', () => {
    expect(text(['csv(table([[1, *], [2, 0]], "a", "b"))'])).toBe('a,b\r\n1,*\r\n2,0\r\n');
    expect(text(['table([[1, *], [2]], "a", "b")'])).toMatch(
      /^type: element \[1\] of the list, \[2\]/,
    );
  });

  test('without heads it stays a list of rows', () => {
    expect(text(['table([0, *], outcome, rank)'])).toBe('[[0, N, 0], [*, P, 1]]');
    expect(text(['table([0, *])'])).toBe('[[0], [*]]');
    expect(text(['csv(table([0, *], outcome))'])).toMatch(/^type: expected a table with heads/);
  });

  test('heads and functions must alternate', () => {
    const problem = 'type: every column needs a head and then its function';
    expect(text(['table([0], "a", outcome, "b")'])).toMatch(problem);
    expect(text(['table([0], outcome, "a")'])).toMatch(problem);
    expect(text(['table([0], "a", "b", outcome)'])).toMatch(problem);
    expect(text(['table([0], 1)'])).toMatch(/^type: expected a function or a head/);
  });

  test('an element that fails is named', () => {
    expect(text(['table([1, 2], "x", n -> [0, *][n])'])).toMatch(/element \[1\] of the list, 2/);
  });

  test('goes out as CSV, Markdown, LaTeX and HTML', () => {
    const t = 'table([{0, # | *}, -1], "G, say", G -> G, "o", outcome)';
    expect(text([`csv(${t})`])).toBe('"G, say",o\r\n"{0, # | *}",N\r\n-1,L\r\n');
    expect(text([`markdown(${t})`])).toContain('| {0, ■ \\| \\*} | N |');
    expect(text([`latex(${t})`])).toContain('$\\{ 0, \\blacksquare \\mid * \\}$ & N \\\\');
    expect(text([`html(${t})`])).toContain('<td>{0, ■ | *}</td><td>N</td>');
    expect(text([`html(table([1], "<b>", n -> "<script>"))`])).not.toMatch(/<b>|<script>/);
  });

  test('survives a change of arena, its games with it', () => {
    const session = new Session({ style: 'ascii' });
    session.run('t := table([*2, -1], "G", G -> G)');
    // A statement that spent its budget after many forms leaves the arena behind.
    session.run('count(born(3, D))', { budget: { maxForms: 60_000 } });
    const { result } = session.run('csv(t)');
    expect(result).toMatchObject({ ok: true, text: 'G\r\n*2\r\n-1\r\n' });
  });

  test('among several players as well', () => {
    // {*} is the tree of * + *.
    expect(text(['use 3 players', 'csv(table([*, {*}], "o", outcome))'])).toBe('o\r\nNP\r\nNO\r\n');
  });
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1+cmd', "'+1+cmd"],
  ['@x', "'@x"],
  ['-x', "'-x"],
  // What no spreadsheet computes.
  ['=', '='],
  ['-', '-'],
  ['-5', '-5'],
  ['a=b', 'a=b'],
])('the words %s are %s in CSV, and themselves elsewhere', (words, field) => {
  const table = `table([1], ${JSON.stringify(words)}, n -> ${JSON.stringify(words)})`;
  expect(text([`csv(${table})`])).toBe(`${field}\r\n${field}\r\n`);
  expect(text([`markdown(${table})`])).toContain(`| ${words} |`);
});

test('games in CSV are read back, whatever they begin with', () => {
  expect(text(['csv(table([-1, +-1], "G", G -> G))'])).toBe('G\r\n-1\r\n+-1\r\n');
});
