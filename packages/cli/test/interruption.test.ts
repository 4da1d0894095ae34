// What ends a statement early: Ctrl-C, budgets, a reader that goes; and the bounds of a long pipe.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInBoundedMemory } from './long-pipe.ts';
import { BuiltCommand, until, watch } from './process.ts';
import { stopOnTerminal } from './terminal.ts';

const proviso = new BuiltCommand();

/** Takes far more than any budget here allows. */
const ENDLESS = '(40 * {0,*|{1|*,0},-1}) mod E';

describe('Ctrl-C', () => {
  it('stops the statement in the middle, says so, and exits with 130', async () => {
    const answers = join(proviso.folder, 'answers.txt');
    const line = `eval 1 '${ENDLESS}' 2 > "${answers}"`;
    expect(await stopOnTerminal(proviso, line)).toEqual({ code: 130, said: 'stopped\n' });
    expect(readFileSync(answers, 'utf8')).toBe('1\n');
  });

  it('leaves one JSON object for the statement that was stopped', async () => {
    const answers = join(proviso.folder, 'answers.json');
    const line = `eval --json '${ENDLESS}' 2 > "${answers}"`;
    expect(await stopOnTerminal(proviso, line)).toEqual({ code: 130, said: '' });
    const lines = readFileSync(answers, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ ok: false, error: { code: 'budget' } }]);
  });

  it('ends a command that waits for input', async () => {
    const { child, stdout, finished } = proviso.start(['eval']);
    child.stdin?.write('1\n');
    await until(() => stdout() === '1\n', stdout);
    child.kill('SIGINT');
    expect((await finished).code).toBe(130);
  });

  it('stops a one-shot command', async () => {
    const line = `simplest '${ENDLESS}' --universe all`;
    expect(await stopOnTerminal(proviso, line)).toMatchObject({ code: 130 });
  });

  it('leaves what a search had found, and how far it got', async () => {
    const found = join(proviso.folder, 'found.txt');
    const line = `reached domineering 2 --mod E --up-to 40 > "${found}"`;
    expect(await stopOnTerminal(proviso, line)).toEqual({ code: 130, said: 'stopped\n' });
    expect(readFileSync(found, 'utf8')).toMatch(
      /^class +board +squares\n(?:.*\n)*at least \d+ of 196 classes \(searched: .*\)\n$/,
    );
  });

  it('leaves it in JSON beside the error', async () => {
    const found = join(proviso.folder, 'found.json');
    const line = `realise '*2' domineering --mod E --up-to 40 --json > "${found}"`;
    expect(await stopOnTerminal(proviso, line)).toEqual({ code: 130, said: '' });
    expect(JSON.parse(readFileSync(found, 'utf8'))).toMatchObject({
      ok: false,
      error: { code: 'budget', message: expect.stringContaining('so far 0 of 1 found') },
      partial: { type: 'nothing', value: null, text: expect.stringContaining('searched: ') },
    });
  });

  /** Certificates in one value, which is read before the first of them is checked. */
  const manyCertificates = async () => {
    const { stdout } = await proviso.run(['explain', '--json', '{0,*|*} >= * mod D']);
    return `[${Array.from({ length: 20_000 }, () => stdout.trim()).join(',\n')}]`;
  };

  it.each([
    { flags: [], said: 'stopped\n', last: /holds, where/ },
    { flags: ['--json'], said: '', last: /^{"ok":false,"file":"-","error":{"code":"budget"/ },
  ])('stops a check, $flags, keeps the verdicts and says so', async ({ flags, said, last }) => {
    const certificates = await manyCertificates();
    const { child, stdout, stderr, finished } = proviso.start(['check', ...flags]);
    child.stdin?.on('error', () => {}); // it may end before it has read all
    child.stdin?.end(certificates);
    await until(() => stdout() !== '', stderr);
    child.kill('SIGINT');
    const { code } = await finished;
    expect({ code, said: stderr() }).toEqual({ code: 130, said });
    const lines = stdout().trimEnd().split('\n');
    expect(lines.length).toBeLessThan(20_000);
    expect(lines.at(-1)).toMatch(last);
  });

  it('ends a check that waits for its file', async () => {
    const { child, stdout, stderr, finished } = proviso.start(['check', 'no-such-file', '-']);
    child.stdin?.write('{"version":');
    await until(() => stderr() !== '', stdout);
    child.kill('SIGINT');
    expect(await finished).toMatchObject({ code: 130, stdout: '' });
    expect(stderr()).toBe('no-such-file: there is no such file\nstopped\n');
  });
});

describe('budgets', () => {
  it.each([
    ['--timeout', '2', /^out of time/],
    ['--max-forms', '1000', /^more than 1000 new forms/],
    ['--max-memory', '20', /^more than 20 MiB of memory/],
  ])('%s %s ends the statement, says why, and the next works', async (flag, value, message) => {
    const answers = await proviso.json(['eval', 'x := *', ENDLESS, 'x', flag, value]);
    expect(answers).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'budget', message: expect.stringMatching(message) } },
      { ok: true, value: '*' },
    ]);
  });
});

it('a search says what it had found when its budget was spent', async () => {
  const args = [
    'reached',
    'domineering',
    '2',
    '--mod',
    'E',
    '--max-forms',
    '3000',
    '--up-to',
    '40',
  ];
  const { code, stdout, stderr } = await proviso.run(args);
  expect(code).toBe(1);
  // No board is smaller than one square, on which nobody can move.
  expect(stdout).toMatch(/^0 +domineering\("\."\) +1$/m);
  expect(stdout).toMatch(/at least \d+ of 196 classes/);
  expect(stderr).toContain('more than 3000 new forms');
});

it('--max-memory bounds lists as well as games', async () => {
  const lists = 'count(map(n -> map(m -> [m], 1..100000), 1..1000))';
  const answers = await proviso.json(['eval', 'x := *', lists, 'x', '--max-memory', '50']);
  expect(answers).toMatchObject([
    { ok: true },
    { ok: false, error: { code: 'budget' } },
    { ok: true, value: '*' },
  ]);
});

describe('pipes', () => {
  it('a reader that goes ends the command quietly', async () => {
    const shell = spawn('bash', [
      '-c',
      `yes 1 | "$0" "$1" eval | head -2; echo "\${PIPESTATUS[1]}"`,
      process.execPath,
      proviso.main,
    ]);
    const { stdout, stderr } = await watch(shell).finished;
    expect({ stdout, stderr }).toEqual({ stdout: '1\n1\n0\n', stderr: '' });
  });

  // A hundred thousand run in `long-pipe.long.test.ts`.
  it('20,000 statements run in bounded memory', () => runInBoundedMemory(proviso, 20_000));
});
