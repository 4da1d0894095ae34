// `save` and `load` as people use them: typed statements may write, worksheets only when allowed.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { BuiltCommand, type Finished, until, watch } from './process.ts';

const proviso = new BuiltCommand();
const home = mkdtempSync(join(tmpdir(), 'proviso-save-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(home, 'work-'));
});

const content = (name: string) => readFileSync(join(folder, name), 'utf8');

function run(args: readonly string[], input = ''): Promise<Finished> {
  const child = spawn(process.execPath, [proviso.main, ...args], { cwd: folder });
  const { finished } = watch(child);
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return finished;
}

describe('typed statements', () => {
  it('save into the current folder, and overwrite only when told', async () => {
    const first = await run(['eval', 'tree(*)', 'save(ans, "g.svg")', 'save("a", "g.svg")']);
    expect(first.stdout).toContain('saved as g.svg');
    expect(first.stderr).toContain('g.svg exists; `save(x, "g.svg", true)` overwrites it');
    expect(first.code).toBe(1);
    expect(content('g.svg')).toMatch(/^<svg /);
    const second = await run(['eval', 'save("a", "g.svg", true)']);
    expect(second.code).toBe(0);
    expect(content('g.svg')).toBe('a');
  });

  it('load worksheets of the current folder', async () => {
    writeFileSync(join(folder, 'defs.pvs'), 'twice(n: integer) := 2 * n\n');
    const { stdout } = await run(['eval', 'load("defs.pvs")', 'twice(4)']);
    expect(stdout).toBe('loaded defs.pvs: 1 statement\n8\n');
  });

  it('cannot leave the folder', async () => {
    const { stderr } = await run(['eval', 'save("x", "../out.txt")', 'save("x", ".rc.txt")']);
    expect(stderr).toMatch(/write no `\.\.`/);
    expect(stderr).toMatch(/hidden files/);
    expect(existsSync(join(folder, '../out.txt'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('worksheets of strangers', () => {
  const stranger = 'x := 1\nsave("gotcha", "a.txt", true)\nx\n';

  it('write nothing, and the sheet goes on', async () => {
    writeFileSync(join(folder, 'stranger.pvs'), stranger);
    writeFileSync(join(folder, 'a.txt'), 'mine');
    for (const attempt of [
      await run(['run', 'stranger.pvs']),
      await run(['run', '-'], stranger),
      await run(['eval'], stranger),
      await run(['repl'], stranger),
    ]) {
      expect(attempt.stderr).toContain('--allow-save');
      expect(attempt.stdout).toBe('1\n');
      expect(attempt.code).toBe(1);
    }
    expect(content('a.txt')).toBe('mine');
  });

  it('loaded by a typed statement they write nothing either', async () => {
    writeFileSync(join(folder, 'stranger.pvs'), stranger);
    const { stderr } = await run(['eval', 'load("stranger.pvs")']);
    expect(stderr).toContain('what is loaded does not write files');
    expect(existsSync(join(folder, 'a.txt'))).toBe(false);
  });

  it('write with --allow-save', async () => {
    writeFileSync(join(folder, 'mine.pvs'), 'save(table(1..2, "n", n -> n), "t.csv")\n');
    const { code } = await run(['run', '--allow-save', 'mine.pvs']);
    expect(code).toBe(0);
    expect(content('t.csv')).toBe('n\r\n1\r\n2\r\n');
  });
});

describe('the prompt', () => {
  it.each([
    ['y\r', 'saved as a.txt', 'new'],
    ['\r', 'a.txt exists', 'old'],
    ['\u0003', 'a.txt exists', 'old'],
  ])('asks before it overwrites: %j', async (reply, said, left) => {
    writeFileSync(join(folder, 'a.txt'), 'old');
    const line = `exec "${process.execPath}" "${proviso.main}" repl`;
    const env = { ...process.env, XDG_STATE_HOME: home, TERM: 'xterm', NO_COLOR: '1' };
    const child = spawn('env', ['script', '-qec', line, '/dev/null'], { cwd: folder, env });
    const { stdout, finished } = watch(child);
    const seen = (text: string, from = 0) =>
      until(
        () => stdout().includes(text, from),
        () => JSON.stringify(stdout()),
      );
    await seen('> ');
    child.stdin?.write('save("new", "a.txt")\r');
    await seen('Overwrite it? [y/N] ');
    const asked = stdout().length;
    child.stdin?.write(reply);
    await seen(said, asked);
    child.stdin?.write('\u0004');
    await finished;
    expect(content('a.txt')).toBe(left);
  });
});
