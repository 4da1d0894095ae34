// Each kind of error in the terminal: what is printed, the code in JSON and the exit code. A fault of
// Proviso, which no input is known to bring about, is put in place of a command.

import { InvariantError, LimitError } from '@proviso/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { evalCommand } from '../src/commands/eval.ts';
import { main } from '../src/main.ts';
import { BuiltCommand } from './process.ts';

const proviso = new BuiltCommand();

it.each([
  ['notation', 'domineering("x")', 'value', '"x" is no square'],
  ['notation in place', 'end"2("', 'syntax', 'expected a digit'],
  ['value', '*20001', 'value', 'nim-heaps are refused above *20000'],
  ['limit', 'dag(*150)', 'limit', 'a picture is drawn up to'],
  ['undecided', 'pfree(*, Normal)', 'value', 'P-free is a word of misère play'],
])('%s', async (_, statement, code, said) => {
  const { stdout, stderr, code: exit } = await proviso.run(['eval', statement]);
  expect({ stdout, exit }).toEqual({ stdout: '', exit: 1 });
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('fault of Proviso');
  expect(await proviso.json(['eval', statement])).toMatchObject([{ ok: false, error: { code } }]);
});

it.each([
  [
    'outcome domineering',
    '`domineering` is a ruleset; with a position it is a board: `domineering(…)`',
  ],
  ['compare * nim', '`nim` is a ruleset; with a position it is a board: `nim(…)`'],
])('%s: the message has what was typed, not how it is called inside', async (line, said) => {
  const { stderr } = await proviso.run(line.split(' '));
  expect(stderr).toContain(said);
  const [answer] = await proviso.json(line.split(' '));
  expect(answer).toMatchObject({ error: { message: expect.stringContaining(said) } });
});

it('budget', async () => {
  const [answer] = await proviso.json(['eval', 'rank(5000)', '--max-forms', '10']);
  expect(answer).toMatchObject({ ok: false, error: { code: 'budget' } });
});

it('a command line that cannot be understood', async () => {
  const { stderr, code } = await proviso.run(['eval', '--timeout', 'soon', '*']);
  expect({ stderr, code }).toMatchObject({
    stderr: expect.stringMatching(/^proviso: --timeout needs a number above zero, not `soon`\n/),
    code: 2,
  });
});

it.each([
  [['draw', '*', '--output', '/dev/null/x.svg'], '/dev/null/x.svg: it cannot be written (ENOTDIR)'],
  [['draw', '*', '--output', '/no/such/x.svg'], '/no/such/x.svg: it cannot be written (ENOENT)'],
  [['census', '--output', '/'], '/: this is a folder'],
  [
    ['run', 'sheet.ipynb'],
    'sheet.ipynb: this is a notebook, which Jupyter runs; `jupyter nbconvert --to script` writes its statements as a worksheet',
  ],
  [['run', 'no-such-sheet.pvs'], 'no-such-sheet.pvs: there is no such file'],
])('a file that cannot be used says no more than that: %j', async (args, said) => {
  const { stdout, stderr, code } = await proviso.run(args);
  expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: `proviso: ${said}\n`, code: 2 });
});

describe('with --json, on one line of standard output like any other failure', () => {
  it.each([
    [['eval', '--jsno', '*'], 'usage', /^there is no flag --jsno/],
    [['eval', '--timeout', 'soon', '*'], 'usage', /^--timeout needs a number above zero/],
    [['evla', '*'], 'usage', /^there is no command `evla`; did you mean `proviso eval`/],
    [[], 'usage', /^a command is needed/],
    [['compare', '*'], 'usage', /^compare needs two games/],
    [['born'], 'usage', /^`born` needs DAY/],
    [['eval', '--rank', '2', '*'], 'usage', /^`eval` takes no flag --rank/],
    [['eval', '--universe', '7', '*'], 'usage', /^--universe: /],
    [['draw', '*'], 'usage', /^`draw` takes no flag --json/],
    [['eval', '*', '--ruleset', 'none.mjs'], 'file', /^none\.mjs: there is no such file/],
    [['run', 'sheet.ipynb'], 'file', /^sheet\.ipynb: this is a notebook, which Jupyter runs/],
    [['run', 'no-such-sheet.pvs'], 'file', /^no-such-sheet\.pvs: there is no such file/],
    [['census', '--show', 'order', '--rank', 'x'], 'usage', /^--rank needs a whole number/],
  ])('%j', async (args, code, message) => {
    const { stdout, stderr, code: exit } = await proviso.run(['--json', ...args]);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 2 });
    expect(stdout).toMatch(/^[^\n]*\n$/);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      error: { code, message: expect.stringMatching(message), line: 1, column: 1 },
    });
  });

  it.each([
    [['census', '--universe', 'E', '--max-forms', '3'], 'budget'],
    [['quotient', '--players', '200', '*'], 'value'],
    [['board', '--rules', 'examples/first-steps.pvs', 'nobody', '3'], 'value'],
  ])('what a command asks by itself: %j', async (args, code) => {
    const { stdout, stderr, code: exit } = await proviso.run(['--json', ...args]);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 1 });
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code } });
  });

  it('but not where --json is an argument', async () => {
    const { stdout, stderr, code } = await proviso.run(['evla', '--', '--json']);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain('no command');
  });
});

describe('a command that throws', () => {
  afterEach(() => vi.restoreAllMocks());

  async function said(thrown: unknown): Promise<string> {
    let text = '';
    vi.spyOn(evalCommand, 'run').mockRejectedValue(thrown);
    vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
      text += part;
      return true;
    });
    expect(await main(['eval', '*'], [evalCommand])).toBe(1);
    return text;
  }

  it.each([
    new InvariantError('a pair without a reason'),
    new TypeError('a pair without a reason'),
  ])('%s: Proviso is at fault, and what helps to mend it is there', async (thrown) => {
    const text = await said(thrown);
    expect(text).toMatch(
      /^proviso: this is a fault of Proviso: a pair without a reason; please report it with what led to it\n/,
    );
    expect(text).toContain('errors.test.ts');
  });

  it('a refusal is no fault', async () => {
    expect(await said(new LimitError('too many'))).toBe('proviso: too many\n');
  });
});
