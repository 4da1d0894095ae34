// Rulesets from files: modules of JavaScript and worksheets, with everything that a shipped ruleset has;
// and modules that loop, grow, throw or lie, each ended within the budget with a message that helps.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand, until } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-rulesets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of the folder. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const NOTE = (name: string) =>
  `note: ${name} is code and can do all that you can; take rulesets only from people you trust\n`;
const EXAMPLE = 'examples/rulesets/odd-and-even.mjs';
/** The same rules in the language. */
const SAME =
  'same_rules := ruleset(n -> [n - k for k in 1..n if k rem 2 == 1], n -> [n - k for k in 2..n if k rem 2 == 0])';

describe('a module', () => {
  it('is asked what a shipped ruleset is asked, and gives what the same rules in the language give', async () => {
    const { code, stdout, stderr } = await proviso.run(['board', '--ruleset', EXAMPLE, '5']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: NOTE('odd-and-even.mjs') });
    const [heap, misere, normal] = stdout.split('\n');
    expect(heap).toBe('  odd_and_even(5)');
    const [, outcome, play] = await proviso.json([
      'eval',
      SAME,
      'outcome(same_rules(5))',
      'normaloutcome(same_rules(5))',
    ]);
    expect(misere).toBe(`misère outcome   ${outcome?.['text']}`);
    expect(normal).toBe(`normal outcome   ${play?.['text']}`);
  });

  it('has values in all universes, as JSON too', async () => {
    const asked = ['board', '--ruleset', EXAMPLE, '[4, 3]', '--universe', 'all'];
    const rows = await proviso.json(asked);
    const values = rows.slice(2).map(({ question, value }) => [question, value]);
    const universes = values.map(([question]) => String(question).replace('mod ', ''));
    expect(universes).toContain('E');
    const board = 'same_rules([4, 3])';
    const expected = await proviso.json([
      'eval',
      SAME,
      ...universes.map((u) => `${board} mod ${u}`),
    ]);
    expect(values.map(([, value]) => value)).toEqual(expected.slice(1).map(({ value }) => value));
    expect(rows[0]).toMatchObject({ ok: true, board: 'odd_and_even([4, 3])' });
  });

  it('is a ruleset of the language: sums, tables, moves, positions, help, pictures', async () => {
    const { stdout } = await proviso.run([
      'eval',
      ...['--ruleset', EXAMPLE],
      'moves(odd_and_even(3), L)',
      'position(odd_and_even([3, 2]))',
      'odd_and_even(3) + domineering(1, 2)',
      'csv(table(0..2, "n", n -> n, "outcome", n -> outcome(odd_and_even(n))))',
      'help(odd_and_even)',
      'drawing(odd_and_even(3))',
    ]);
    expect(stdout).toContain('[odd_and_even(2), odd_and_even(0)]\n[3, 2]\n');
    expect(stdout).toContain('odd_and_even(3) + domineering("..")\n');
    // Who cannot move wins: with no counter whoever begins, with one Right, since Left has to take it.
    expect(stdout.replaceAll('\r', '')).toContain('n,outcome\n0,N\n1,R\n');
    expect(stdout).toContain('Left takes an odd number of counters from a heap');
    expect(stdout).toContain('Odd and Even: odd_and_even(3)');
  });

  it('has its picture in a file', async () => {
    const picture = join(folder, 'heap.svg');
    await proviso.run(['board', '--ruleset', EXAMPLE, '3', '--output', picture]);
    expect(readFileSync(picture, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    const tikz = join(folder, 'heap.tikz');
    await proviso.run(['board', 'domineering', '2x2', '--output', tikz]);
    expect(readFileSync(tikz, 'utf8')).toContain('\\begin{tikzpicture}');
  });

  it('may have positions of its own, components, symmetries, sizes and a drawing', async () => {
    // Domineering once more, on lists of rows.
    const own = file(
      'dominoes.mjs',
      `const at = (rows, r, c) => rows[r]?.[c] === '.';
       const put = (rows, r, c, d) => rows.map((row, i) => [...row].map((s, j) =>
         (i === r && j === c) || (i === r + d && j === c + 1 - d) ? '#' : s).join(''));
       const placing = (rows, d) => rows.flatMap((row, r) => [...row].flatMap((_, c) =>
         at(rows, r, c) && at(rows, r + d, c + 1 - d) ? [put(rows, r, c, d)] : []));
       export const name = 'dominoes';
       export const left = (rows) => placing(rows, 1);
       export function* right(rows) { yield* placing(rows, 0); }
       export const parse = (text) => text.split('/');
       export const print = (rows) => rows.join('/');
       export const symmetries = (rows) => [rows.toReversed()];
       export const fromSizes = (r, c) => Array(r).fill('.'.repeat(c));
       export const draw = (rows) => ({ width: rows[0].length, height: rows.length, cells: rows.flatMap((row, y) =>
         [...row].map((s, x) => ({ x, y, closed: s === '#' }))) });`,
    );
    const answers = await proviso.json([
      'eval',
      ...['--ruleset', own],
      'dominoes(2, 3)',
      'same(dominoes(2, 3), domineering(2, 3))',
      'same(dominoes(2, 3) mod E, domineering(2, 3) mod E)',
      'same(dominoes("..#/.../..#"), domineering("..#|...|..#"))',
      'drawing(dominoes(2, 2))',
    ]);
    expect(answers.map(({ value }) => value).slice(0, 4)).toEqual([
      'dominoes(".../...")',
      true,
      true,
      true,
    ]);
    expect(answers[4]).toMatchObject({ ok: true, type: 'picture' });
    const { stdout } = await proviso.run(['board', '--ruleset', own, '2x2']);
    expect(stdout).toContain('misère outcome   P');
  });

  it('keeps its prints out of the answers, and lives on in a new thread', async () => {
    const chatty = file(
      'chatty.mjs',
      `console.log('loaded');
       export const left = (n) => { if (n === 99) for (;;); console.log(n); return n > 0 ? [n - 1] : []; };
       export const right = () => [];`,
    );
    const asked = ['outcome(chatty(99))', 'rank(chatty(2))', '--timeout', '1'];
    const { stdout, stderr } = await proviso.run(['eval', '--json', '--ruleset', chatty, ...asked]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { ok: false, error: { code: 'budget' } },
      { ok: true, value: 2 },
    ]);
    expect(stderr).toContain('loaded\n');
  });
});

describe('code comes from the command line alone', () => {
  it.each([
    'https://example.invalid/mine.mjs',
    'data:text/javascript,export const left = () => []',
    'file:///tmp/mine.mjs',
    '-',
  ])('not from %s', async (address) => {
    const { code, stdout, stderr } = await proviso.run(['board', '--ruleset', address, '3']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('code is taken from a file of this machine only');
  });

  it('not from a worksheet: `load` takes worksheets, and nothing else takes files', async () => {
    const { stdout, stderr } = await proviso.run(['eval', `load("${EXAMPLE}")`]);
    expect(stdout).toBe('');
    expect(stderr).toContain('only worksheets are loaded');
  });

  it('and the help says what it is', async () => {
    const { stdout } = await proviso.run(['board', '--help']);
    const text = stdout.replace(/\s+/g, ' ');
    expect(text).toContain('A module is code: it can do all that you can');
    expect(text).toContain('never taken from a link, a worksheet or standard input');
  });
});

describe('modules that cannot be taken', () => {
  it.each([
    [
      'syntax.mjs',
      'export const left = () => [];\nexport const right = () = [];',
      [/syntax\.mjs is no JavaScript module: SyntaxError: .* at line 2/],
    ],
    ['empty.mjs', '', [/empty\.mjs exports no `left` and `right`; a ruleset is the functions/]],
    ['half.mjs', 'export const left = () => [];', [/half\.mjs exports no `right`;/]],
    [
      'number.mjs',
      'export const left = 3; export const right = () => [];',
      [/number\.mjs: `left` is a number; export a function under this name/],
    ],
    [
      'title.mjs',
      'export const title = 3, left = () => [], right = left;',
      [/title\.mjs: `title` is a number; export a text/],
    ],
    [
      'reads.mjs',
      'export const parse = (t) => t, left = () => [], right = left;',
      [/reads\.mjs exports `parse` without `print`;/],
    ],
    [
      'early.mjs',
      '\n\n  null.x;\n',
      [/early\.mjs could not be loaded: TypeError: .*, at line 3, column 8/],
    ],
    [
      'sayings.mjs',
      "\n\n  throw new Error('see sayings.mjs:99:98');\n",
      [/sayings\.mjs could not be loaded: Error: see sayings\.mjs:99:98, at line 3, column 9/],
    ],
    [
      'lost.mjs',
      'import "./not-there.mjs";',
      [/lost\.mjs could not be loaded: Error: Cannot find module/],
    ],
    [
      'mod.mjs',
      'export const left = () => [], right = left;',
      [/a ruleset cannot be called "mod"; a name is letters/],
    ],
    [
      'nim.mjs',
      'export const left = () => [], right = left;',
      [/a ruleset `nim` ships with Proviso; take another name/],
    ],
    [
      'exits.mjs',
      'process.exit(0);',
      [/exits\.mjs did not load: the code of a ruleset has ended the evaluation/],
    ],
    ['loops.mjs', 'for (;;);', [/loops\.mjs did not load: out of time; allow more time/]],
    [
      'waits.mjs',
      'await new Promise(() => {});',
      [/waits\.mjs did not load: out of time; allow more time/],
    ],
    [
      'eats.mjs',
      'const all = []; for (;;) all.push([...all]);',
      [/eats\.mjs did not load: out of memory/],
    ],
  ] as const)('%s', async (name, text, messages) => {
    const bounds = ['--timeout', '2', ...(name === 'eats.mjs' ? ['--max-memory', '50'] : [])];
    if (name === 'eats.mjs') bounds[1] = '60';
    const { code, stdout, stderr } = await proviso.run([
      'board',
      '--ruleset',
      file(name, text),
      '3',
      ...bounds,
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.startsWith(NOTE(name))).toBe(true);
    for (const message of messages) expect(stderr).toMatch(message);
  });

  it.each([
    ['missing.mjs', 'there is no such file'],
    ['.', 'a ruleset is a JavaScript module; its name ends in .mjs or .js'],
    ['defs.pvs', 'a ruleset is a JavaScript module; for a worksheet write `--rules`'],
  ])('%s', async (name, message) => {
    const { code, stderr } = await proviso.run(['board', '--ruleset', name, '3']);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it('one that waits for ever is given up without a time limit too', async () => {
    const waits = file('patience.mjs', 'await new Promise(() => {});');
    const { code, stderr } = await proviso.run(['board', '--ruleset', waits, '3']);
    expect(code).toBe(2);
    expect(stderr).toContain('patience.mjs: it is still waiting for something after 10 seconds');
  });

  it.each(['for (;;);', 'await new Promise(() => {});'])('Ctrl-C ends %s', async (text) => {
    const path = file('stubborn.mjs', text);
    const { child, stderr, finished } = proviso.start(['board', '--ruleset', path, '3']);
    await until(() => stderr() !== '', stderr);
    child.kill('SIGINT');
    const { code, stdout } = await finished;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr()).toContain('stopped\n');
  });
});

describe('modules that play foul', () => {
  const none = 'export const right = () => [];';
  const left = (body: string) => `export const left = (n) => {\n  ${body}\n};\n${none}`;

  it.each([
    [
      'endless.mjs',
      left('for (;;);'),
      'out of time; allow more time or ask for less',
      ['--timeout', '1'],
    ],
    [
      'regrowing.mjs',
      left('return left([n]);'),
      'RangeError: Maximum call stack size exceeded, at line 2',
      [],
    ],
    [
      'exponential.mjs',
      left('return Array.from({ length: 2 ** (n + 30) }, (_, k) => k);'),
      'RangeError: Invalid array length, at line 2',
      [],
    ],
    [
      'subsets.mjs',
      left('let all = [[]]; for (;;) all = all.flatMap((xs) => [xs, [...xs, n]]);'),
      'out of memory',
      ['--max-memory', '50'],
    ],
    [
      'generating.mjs',
      `export function* left(n) { for (let k = 0; ; k++) yield k; }\n${none}`,
      'budget',
      ['--max-forms', '1000', '--json'],
    ],
    [
      'repeating.mjs',
      `export function* left(n) { for (;;) yield 0; }\n${none}`,
      'gave more than 100,000 positions; does it end?',
      [],
    ],
    [
      'nothing.mjs',
      left(''),
      'left(3) of nothing.mjs gave nothing; give the list of positions, empty where there is none',
      [],
    ],
    ['text.mjs', left('return "abc";'), 'left(3) of text.mjs gave a text; give the list', []],
    [
      'later.mjs',
      `export const left = async () => [];\n${none}`,
      'gave a promise, which is not waited for; give the list',
      [],
    ],
    [
      'rubbish.mjs',
      left('return [undefined];'),
      'a move of Left from 3 is no position: it is none of these; a position is',
      [],
    ],
    [
      'objects.mjs',
      left('return [{}];'),
      'a move of Left from 3 is no position: it is none of these',
      [],
    ],
    ['negative.mjs', left('return [n - 4];'), 'the heap -1 is negative; a position is', []],
    ['halves.mjs', left('return [n / 2];'), '1.5 is no heap; a position is', []],
    [
      'million.mjs',
      left('return ["x".repeat(1e6)];'),
      'a text of more than 10000 characters is too large; play must end',
      [],
    ],
    [
      'many.mjs',
      left('return [Array(1e6).fill(1)];'),
      'a sum of more than 1000 positions is too large',
      [],
    ],
    [
      'throws.mjs',
      left('throw new Error("no moves");'),
      'left(3) of throws.mjs threw Error: no moves, at line 2, column 9; a function of a ruleset gives an answer for every position',
      [],
    ],
    [
      'strange.mjs',
      left('throw { toString() { throw 1; } };'),
      'threw something that cannot be told',
      [],
    ],
    [
      'circle.mjs',
      left('return [3 - n];'),
      'in circle the position 3 can come back, by way of 0; play must end',
      [],
    ],
    [
      'growing.mjs',
      left('return [n + 1];'),
      'in growing a line of play goes on for more than 100,000 moves',
      [],
    ],
    ['leaving.mjs', left('process.exit(3);'), 'the code of a ruleset has ended the evaluation', []],
    [
      'drawn.mjs',
      `${left('return [];')}\nexport const draw = () => ({ width: 1e9 });`,
      'draw(3) of drawn.mjs: `width` is no number up to 10000',
      ['--output', join(folder, 'd.svg')],
    ],
  ] as const)('%s', async (name, text, message, flags) => {
    const { code, stdout, stderr } = await proviso.run([
      'board',
      '--ruleset',
      file(name, text),
      '3',
      ...flags,
    ]);
    expect(code).toBe(1);
    expect(stdout + stderr).toContain(message);
    expect(stderr).not.toContain('fault of Proviso');
  });

  it.each([
    [
      'printing.mjs',
      'export const print = () => 3;',
      '`print` of printing.mjs gave a number; give the text',
    ],
    [
      'long.mjs',
      'export const print = () => "x".repeat(1e6);',
      'gave a text of 1,000,000 characters; positions have at most 10,000',
    ],
    [
      'parts.mjs',
      'export const print = String, components = () => { for (;;) return 7; };',
      'components("x") of parts.mjs gave a number; give the list',
    ],
  ])('%s', async (name, more, message) => {
    const text = `export const parse = (t) => t, left = () => [], right = left;\n${more}`;
    const { code, stderr } = await proviso.run(['board', '--ruleset', file(name, text), 'x']);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  it('a position that is refused is told in the words of the module', async () => {
    const text = `export const parse = (t) => { if (t !== 'x') throw new Error('only x is one'); return t; };
      export const print = String, left = () => [], right = left;`;
    const picky = file('picky.mjs', text);
    const { stderr } = await proviso.run(['board', '--ruleset', picky, 'y']);
    expect(stderr).toContain('picky.mjs does not read "y": Error: only x is one');
    const million = await proviso.run(['board', '--ruleset', picky, 'x'.repeat(100_000)]);
    expect(million.stderr).toContain('a position of 100,000 characters is too large');
  });

  it('Ctrl-C ends a function that loops', async () => {
    const path = file('looping.mjs', left('for (;;);'));
    const { child, stdout, stderr, finished } = proviso.start(['board', '--ruleset', path, '3']);
    await until(() => stdout().includes('looping(3)') || stderr().includes('positions'), stderr);
    child.kill('SIGINT');
    const { code } = await finished;
    expect(code).toBe(130);
    expect(stderr()).toContain('stopped\n');
  });
});

describe('a worksheet with rulesets', () => {
  const sheet = () =>
    file(
      'defs.pvs',
      '// Partizan Kayles\npk := ruleset(\n  n -> [[k, n-1-k] for k in 0..n-1],\n  n -> [[k, n-2-k] for k in 0..n-2]\n)\nwalk := grid("x|. -> .|x", "o. -> .o")\nc := 3\n',
    );

  it('has them by name, with heaps, lists and boards', async () => {
    const heap = await proviso.run(['board', '--rules', sheet(), 'pk', '2']);
    expect(heap).toMatchObject({ code: 0, stderr: '' });
    expect(heap.stdout).toContain('  pk(2)\nmisère outcome   P\n');
    const shipped = await proviso.json([
      'board',
      'partizanoctal',
      '0.7',
      '0.07',
      '3 4',
      '--universe',
      'E',
    ]);
    const own = await proviso.json([
      'board',
      '--rules',
      sheet(),
      'pk',
      '[3, 4]',
      '--universe',
      'E',
    ]);
    expect(own.map(({ value }) => value)).toEqual(shipped.map(({ value }) => value));
    const walk = await proviso.run(['board', '--rules', sheet(), 'walk', 'ox|..']);
    expect(walk.stdout).toContain('  ox\n  ..\nmisère outcome   N\n');
  });

  it('names the ruleset that is not there, the place of an error, and what excludes what', async () => {
    const other = await proviso.run(['board', '--rules', sheet(), 'c', '2']);
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(/defs\.pvs defines no ruleset `c`; it defines `pk`, `walk`/);
    const bad = file('bad.pvs', 'x := 1\ny := nope\n');
    const broken = await proviso.run(['board', '--rules', bad, 'pk', '2']);
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain('bad.pvs:2:6: `nope` is not known');
    const both = await proviso.run(['board', '--rules', bad, '--ruleset', EXAMPLE, '2']);
    expect(both).toMatchObject({ code: 2 });
    expect(both.stderr).toContain('--ruleset and --rules exclude each other');
    const none = await proviso.run(['board', '--rules', 'not-there.pvs', 'pk', '2']);
    expect(none).toMatchObject({ code: 2 });
    expect(none.stderr).toContain('not-there.pvs: there is no such file');
    expect((await proviso.run(['board', 'nim'])).stderr).toContain(
      '`board` needs RULESET POSITION…',
    );
  });
});
