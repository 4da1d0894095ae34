// `proviso outcomes` as a process: its tables, the file that is continued, what a
// kill leaves of it, and what is refused.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SolvedBoard } from '../src/outcomes/outcome-table.ts';
import { BuiltCommand, until } from './process.ts';
import { stopOnTerminal } from './terminal.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-outcomes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outcomes = (...args: string[]) => proviso.run(['outcomes', ...args]);
const boardsIn = (file: string): SolvedBoard[] => JSON.parse(readFileSync(file, 'utf8')).boards;

describe('the table', () => {
  // Read off the rules: on one row Right alone has moves, and in misère play that is a burden.
  it('is printed, rows down and columns across', async () => {
    const { stdout, code } = await outcomes('domineering', '1..2', '1..2');
    expect({ stdout, code }).toEqual({
      stdout:
        'domineering, misère play: rows down, columns across\n\n   1  2\n─  ─  ─\n1  N  L\n2  R  P\n',
      code: 0,
    });
  });

  it('has the formats of other tables', async () => {
    const { stdout } = await outcomes('domineering', '1..2', '1..2', '--format', 'csv');
    expect(stdout).toBe(',1,2\r\n1,N,L\r\n2,R,P\r\n');
  });

  it.each([
    ['nim', 'first number down, second across'],
    ['wythoff', 'first number down, second across'],
    ['octal("0.3")', 'first number down, second across'],
    ['toadsandfrogs', 'first number down, second across'],
    ['impartial(domineering)', 'rows down, columns across'],
    ['cutcake', 'rows down, columns across'],
  ])('says what its two numbers are: %s', async (ruleset, axes) => {
    const { stdout } = await outcomes(ruleset, '1..2', '1..2');
    expect(stdout.split('\n')[0]).toBe(`${ruleset}, misère play: ${axes}`);
  });

  it('takes rulesets as the language writes them', async () => {
    const own = await proviso.json(['outcomes', 'impartial(domineering)', '1..2', '1..3']);
    const known = await proviso.json(['outcomes', 'cram', '1..2', '1..3']);
    expect(own.map(({ outcome }) => outcome)).toEqual(known.map(({ outcome }) => outcome));
  });

  it('says what took too much, tries nothing larger, and goes on', async () => {
    const { stdout, stderr, code } = await outcomes('nogo', '1..5', '5..6', '--max-forms', '2000');
    expect(stderr).toMatch(/^\d+x\d+: .*(allow more|budget|limit)/m);
    expect(stdout).toMatch(/^5 {2}\? {2}\?$/m);
    expect(stdout).toMatch(/^1 {2}[LNPR] {2}[LNPR]$/m);
    expect(code).toBe(1);
  });
});

describe('a file', () => {
  it('is continued, with the version and a hash', async () => {
    const file = join(folder, 'continued.json');
    expect((await outcomes('cram', '1..2', '1..2', '--output', file)).code).toBe(0);
    const first = readFileSync(file, 'utf8');
    expect(JSON.parse(first)).toMatchObject({
      format: 'proviso-outcomes',
      version: 1,
      proviso: expect.stringMatching(/^\d+\.\d+\.\d+/),
      ruleset: 'cram',
      play: 'misere',
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
    // What is known is not asked again: the time given would end any search.
    const again = await outcomes('cram', '1..2', '1..2', '--out', file, '--max-forms', '1');
    expect(again.code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(first);
    await outcomes('cram', '1..3', '1..3', '--output', file);
    expect(boardsIn(file)).toHaveLength(9);
    expect(boardsIn(file)).toEqual(expect.arrayContaining(JSON.parse(first).boards));
  });

  it('gets the moves that it lacks', async () => {
    const file = join(folder, 'moves.json');
    await outcomes('clobber', '1..2', '1..3', '--output', file);
    expect(boardsIn(file).every(({ left }) => left === undefined)).toBe(true);
    const { stdout } = await outcomes('clobber', '1..2', '1..3', '--output', file, '--moves');
    expect(boardsIn(file).every(({ left, right }) => left && right)).toBe(true);
    expect(stdout).toContain('\n1x2 P\n');
  });

  it('is whole whenever the command is killed, and goes on from there', async () => {
    const file = join(folder, 'killed.json');
    let held = 0;
    for (const most of [4, 12, 20]) {
      const running = proviso.start(['outcomes', 'domineering', '1..7', '1..7', '--out', file]);
      await until(
        () => existsSync(file) && boardsIn(file).length >= most,
        () => running.stderr(),
      );
      running.child.kill('SIGKILL');
      await running.finished;
      expect(boardsIn(file).length).toBeGreaterThanOrEqual(Math.max(most, held));
      held = boardsIn(file).length;
    }
    await outcomes('domineering', '1..3', '1..3', '--out', file);
    const fresh = await proviso.json(['outcomes', 'domineering', '1..4', '1..4']);
    for (const board of boardsIn(file)) {
      const { rows, columns } = board;
      const same = fresh.find((one) => one['rows'] === rows && one['columns'] === columns);
      if (same !== undefined) expect(same).toMatchObject(board);
    }
  });

  it('keeps what another run has put there meanwhile', async () => {
    const file = join(folder, 'shared.json');
    const running = proviso.start(['outcomes', 'domineering', '1..7', '1..7', '--out', file]);
    await until(
      () => existsSync(file) && boardsIn(file).length >= 4,
      () => running.stderr(),
    );
    await outcomes('domineering', '9', '1..2', '--out', file, '--moves');
    const sizes = () => boardsIn(file).map(({ rows, columns }) => `${rows}x${columns}`);
    // The larger run writes each board that it finds: wait for one that was not there.
    const before = sizes().length;
    await until(
      () => sizes().length > before,
      () => running.stderr(),
    );
    running.child.kill('SIGKILL');
    await running.finished;
    expect(sizes()).toEqual(expect.arrayContaining(['9x1', '9x2']));
    expect(boardsIn(file).filter(({ left }) => left !== undefined)).toHaveLength(2);
  });

  it('is kept when Ctrl-C stops the search, and the table so far is shown', async () => {
    const file = join(folder, 'stopped.json');
    const { code, said } = await stopOnTerminal(proviso, `outcomes nogo 1..6 1..6 --out ${file}`);
    expect(code).toBe(130);
    // The terminal may echo the key.
    expect(said).toMatch(/^(\^C)?stopped\nnogo, misère play/);
    expect(boardsIn(file).length).toBeGreaterThan(3);
  });
});

describe('refused', () => {
  it('two ways to write one table', async () => {
    const args = ['outcomes', 'cram', '1', '1', '--format', 'csv'];
    const message = '--format and --json exclude each other';
    expect(await proviso.json(args)).toMatchObject([{ ok: false, error: { message } }]);
  });

  it.each([
    [['domineering', '3..1', '2'], 'ROWS: 3..1 is empty; write 1..3'],
    [['domineering', 'a', '2'], 'ROWS is a number or a range, as in 4 or 1..6, not `a`'],
    [['domineering', '1', '0..2'], 'COLUMNS lie between 1 and 1000, and `0..2` does not'],
    [['domineering', '1..999', '1..999'], '998001 boards are too many; a table takes 10000'],
    [['domineering', '1', '1', '--misere', '--normal'], '--misere and --normal exclude each other'],
    [
      ['domineering', '1', '1', '--output', 'x.csv'],
      'x.csv: a table that can be continued ends in .json',
    ],
  ])('%j', async (args, said) => {
    const { stdout, stderr, code } = await outcomes(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(`proviso: ${said}`);
  });

  it.each([
    ['no JSON', 'x', 'this is no table of outcomes'],
    ['another format', '{"format":"proviso-forms"}', 'this is no table of outcomes'],
    ['another version', '{"format":"proviso-outcomes","version":2,"boards":[]}', 'has version 2'],
  ])('a file that is %s', async (name, text, said) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    const { stderr, code } = await outcomes('cram', '1', '1', '--output', file);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('a table of another game, and one that was changed by hand', async () => {
    const file = join(folder, 'other.json');
    await outcomes('cram', '1', '1..2', '--output', file);
    const { stderr, code } = await outcomes('cram', '1', '1', '--normal', '--output', file);
    expect(code).toBe(2);
    expect(stderr).toContain(
      'this is the table of cram in misere play, not of cram in normal play',
    );
    writeFileSync(file, readFileSync(file, 'utf8').replace('"outcome":"N"', '"outcome":"P"'));
    const changed = await outcomes('cram', '1', '1', '--output', file);
    expect(changed.code).toBe(2);
    expect(changed.stderr).toContain('the hash does not fit');
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  it.each([
    ['nosuchgame', /`nosuchgame` is not known/],
    ['octal', /needs its code/],
    ['konane', /konane needs a position/],
  ])('%s, once and not for every board', async (ruleset, said) => {
    const { stdout, stderr, code } = await outcomes(ruleset, '1..3', '1..3');
    expect(stderr).toMatch(said);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ stdout, code }).toEqual({ stdout: '', code: 1 });
  });
});
