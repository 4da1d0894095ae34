// What comes from strangers, or from a system that fails: a reader that is slow, texts that would steer
// a terminal, files that cannot be written whole, names and modules that get in the way.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand, watch } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-untrusted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of the folder. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A shell line in which `proviso` is the built command, run in a folder. */
function shell(line: string, cwd = folder) {
  const defined = 'node=$0; main=$1; proviso() { "$node" "$main" "$@"; }';
  const child = spawn('bash', ['-c', `${defined}; ${line}`, process.execPath, proviso.main], {
    cwd,
  });
  return watch(child).finished;
}

it('a slow reader gets every message', async () => {
  const sheet = file('long.pvs', 'nobody\n'.repeat(2_000));
  const { stdout } = await shell(`proviso run ${sheet} 2>&1 | { sleep 2; grep -c 'not known'; }`);
  expect(Number(stdout)).toBe(2_000); // of more bytes than the 65,536 that a pipe holds
});

describe('what would steer a terminal is written in letters', () => {
  const STEERING = ['\u001b', '\u009b', '\u0007', '\u202e', '\u2066', '\r'];
  const said = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;

  it.each([
    ['a text', 'eval', '"a\u001b[2Jb\u009b\u0007\u202e\u2066c\rd"'],
    ['a table', 'eval', 'table(["a\u001b[2J"], [["\u009b\u0007\u202e\u2066\rd"]])'],
    ['a line with an error', 'eval', 'nobody("\u001b[2J\u009b\u0007\u202e\u2066")'],
    ['a game that is none', 'outcome', 'nobody("\u001b[2J\u009b\u0007\u202e\u2066")'],
  ])('in %s', async (_, ...args) => {
    const text = said(await proviso.run(args));
    expect(STEERING.filter((sign) => text.includes(sign))).toEqual([]);
    expect(text).toContain('\\u001b[2J');
    expect(text).toContain('\\u202e');
  });

  it('in a position, of which the character and its place are told', async () => {
    const { code, stderr } = await proviso.run(['board', 'clobber', 'x\u0001o|oxx']);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^"\\u0001" is no square at character 2 in "x\\u0001o\|oxx"; write rows/,
    );
  });

  it('and the mark stands under its place', async () => {
    const { stderr } = await proviso.run(['eval', '"\u001b" nobody']);
    const [, line = '', mark = ''] = stderr.split('\n');
    expect(line.slice(mark.indexOf('^'))).toBe('nobody');
  });

  it('lines, tabs and the line ends of a table stay; so does JSON', async () => {
    const csv = 'census(1, D, "classes", "csv")';
    const { stdout } = await proviso.run(['eval', '"a\\tb\\nc"', csv]);
    expect(stdout).toContain('a\tb\nc\n');
    expect(stdout).toContain('\r\n');
    expect(stdout).not.toContain('\\u000d');
    const [answer] = await proviso.json(['eval', '"\u001b"']);
    expect(answer).toMatchObject({ value: '\u001b', text: '\u001b' });
  });
});

describe('save', () => {
  it('of a new file leaves all of it or nothing', async () => {
    const here = mkdtempSync(join(folder, 'save-'));
    const text = `save("${'0123456789'.repeat(5_000)}", "new.txt")`;
    const { code, stderr } = await shell(`ulimit -f 8; proviso eval '${text}'`, here);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('new.txt cannot be written'),
    });
    expect(readdirSync(here)).toEqual([]);
  });

  it('writes a new file, and not over one that is there', async () => {
    const here = mkdtempSync(join(folder, 'save-'));
    await shell(`proviso eval 'save("one", "new.txt")' 'save("two", "new.txt")'`, here);
    expect(readdirSync(here)).toEqual(['new.txt']);
    expect(readFileSync(join(here, 'new.txt'), 'utf8').trimEnd()).toBe('one');
  });
});

describe('board', () => {
  it('refuses names by which it asks', async () => {
    const sheet = file('defs.pvs', 'g := ruleset(n -> [n - 1], n -> [n - 1])\nrank(x) := 5\n');
    const { code, stdout, stderr } = await proviso.run(['board', '--rules', sheet, 'g', '3']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('`rank` is a name by which');
  });

  it.each(['outcome', 'rank'])('refuses a module that is called %s', async (name) => {
    const module = file(
      `${name}.mjs`,
      'export const left = (n) => (n > 0 ? [n - 1] : []);\nexport const right = left;\n',
    );
    const { code, stderr } = await proviso.run([
      'board',
      '--ruleset',
      module,
      '3',
      '--universe',
      'E',
    ]);
    expect(code).not.toBe(0);
    expect(stderr).toContain(`\`${name}\``);
  });

  it('shows a position with a quote in it', async () => {
    const module = file(
      'quoted.mjs',
      'export const left = () => [];\nexport const right = left;\n',
    );
    const { stdout } = await proviso.run(['board', '--ruleset', module, 'a"b|c']);
    expect(stdout.split('\n').slice(0, 2)).toEqual(['  a"b', '  c']);
  });
});

it('a folder is no standard input', async () => {
  for (const command of ['eval', 'outcome', 'run -', 'check']) {
    const { code, stderr } = await shell(`proviso ${command} < /`);
    expect([command, code]).toEqual([command, 2]);
    expect(stderr).toContain('folder');
  }
});

it('one ruleset is taken from a file, and a second is not passed over', () => {
  const module = file('one.mjs', 'export const left = () => [];\nexport const right = left;\n');
  const twice = ['eval', '--ruleset', module, '--ruleset', module, '1'];
  const { status, stderr } = spawnSync(process.execPath, [proviso.main, ...twice], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('--ruleset is given twice');
});

it('what a module posts by itself is no answer', async () => {
  const posts = ['null', "'x'", '{}', "{ kind: 'answers' }"].map(
    (m) => `parentPort.postMessage(${m});`,
  );
  const module = file(
    'posting.mjs',
    `import { parentPort } from 'node:worker_threads';\n${posts.join('\n')}\nexport const left = () => [];\nexport const right = left;\n`,
  );
  const { code, stdout } = await proviso.run(['eval', '--ruleset', module, '1 + 1']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '2\n' });
});
