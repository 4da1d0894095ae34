// What the command reads: only text in UTF-8, and never without a word for long.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand, until, watch } from './process.ts';
import { CTRL_C, Terminal } from './terminal.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-input-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worksheet whose third line has a byte of Latin-1 after a letter of two bytes. */
const LATIN = Buffer.concat([Buffer.from('1\n2\n"\u00e9'), Buffer.of(0xe9), Buffer.from('"\n4\n')]);
const BYTE = 'byte 4 of the line (0xe9) is not UTF-8';

/** The command in the folder, with bytes on standard input. */
function run(args: readonly string[], input: Buffer | string = '') {
  return spawnSync(process.execPath, [proviso.main, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
}

describe('what is not UTF-8 is refused with its line and its byte', () => {
  writeFileSync(join(folder, 'latin.pvs'), LATIN);
  const refused = `:3:3: ${BYTE}; save the text as UTF-8\n`;

  it.each([
    ['run', ['run', 'latin.pvs'], 'latin.pvs'],
    ['run -', ['run', '-'], '-'],
    ['--rules', ['board', '--rules', 'latin.pvs', 'pk', '3'], 'latin.pvs'],
  ])('by %s', (_, args, name) => {
    const { status, stdout, stderr } = run(args, LATIN);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `proviso: ${name}${refused}`,
    });
  });

  it('by load', () => {
    const { status, stdout, stderr } = run(['eval', 'load("latin.pvs")', '7']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '7\n' });
    expect(stderr).toContain(`latin.pvs, line 3: ${BYTE}`);
  });

  it('by eval, whose other lines are answered', () => {
    const { status, stdout, stderr } = run(['eval'], LATIN);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '1\n2\n4\n' });
    expect(stderr).toContain(`line 3, column 3: ${BYTE}`);
    const json = run(['eval', '--json'], LATIN).stdout.trimEnd().split('\n');
    expect(json).toHaveLength(4);
    expect(JSON.parse(json[2] ?? '')).toMatchObject({
      ok: false,
      error: { code: 'syntax', message: expect.stringContaining(BYTE), line: 3, column: 3 },
    });
  });

  it.each([
    [
      'outcome',
      '*\n',
      Buffer.concat([Buffer.from('*'), Buffer.of(0xff, 10)]),
      'byte 2 of the line (0xff)',
    ],
    ['explain', 'outcome(*)\n', Buffer.of(0x80, 10), 'byte 1 of the line (0x80)'],
    [
      'compare',
      '0;*\n',
      Buffer.concat([Buffer.from('0;'), Buffer.of(0xc3)]),
      'byte 3 of the line (0xc3)',
    ],
  ])('by %s', (command, good, bad, message) => {
    const { status, stdout, stderr } = run([command], Buffer.concat([Buffer.from(good), bad]));
    expect(status).toBe(1);
    expect(stdout).not.toBe('');
    expect(stderr).toContain(`line 2, column`);
    expect(stderr).toContain(message);
  });

  it('but a letter may be cut between two pieces, and a sign that says UTF-8 may stand first', async () => {
    const { child, stdout, finished } = proviso.start(['eval']);
    child.stdin?.write(Buffer.concat([Buffer.from('1\n"'), Buffer.of(0xc3)]));
    await until(() => stdout() === '1\n', stdout);
    child.stdin?.end(Buffer.concat([Buffer.of(0xa9), Buffer.from('"\n"\ufffd"\n')]));
    expect((await finished).stdout).toBe('1\n\u00e9\n\ufffd\n');
    writeFileSync(join(folder, 'marked.pvs'), '\ufeff1\n');
    expect(run(['run', 'marked.pvs']).stdout).toBe('1\n');
    expect(run(['eval', 'load("marked.pvs")']).status).toBe(0);
    expect(run(['eval'], '\ufeff1\n').stdout).toBe('1\n');
  });
});

describe('a pipe that nobody writes to', () => {
  const fifo = join(folder, 'fifo');
  spawnSync('mkfifo', [fifo]);

  it.each([
    ['run', ['run', fifo], `waiting for ${fifo}`],
    ['--rules', ['board', '--rules', fifo, 'pk', '3'], `waiting for ${fifo}`],
    ['check', ['check', fifo], `waiting for ${fifo}`],
  ])('is named, by %s, and Ctrl-C ends it', async (_, args, said) => {
    const { child, stdout, stderr, finished } = watch(
      spawn(process.execPath, [proviso.main, ...args]),
    );
    await until(() => stderr().includes('Ctrl-C'), stdout);
    expect(stderr()).toBe(`${said}; Ctrl-C stops\n`);
    child.kill('SIGINT');
    await finished;
    expect(child.signalCode ?? child.exitCode).toSatisfy((end) => end === 'SIGINT' || end === 130);
  });

  it('is told of standard input on a terminal, and not of a program that is slow', async () => {
    const terminal = new Terminal(proviso, 'run -');
    await terminal.see('waiting for standard input; Ctrl-C stops');
    expect(await terminal.leave(CTRL_C)).toBe(130);
    const { child, stderr, finished } = proviso.start(['run', '-']);
    await sleep(2500);
    child.stdin?.end('1\n');
    expect(await finished).toMatchObject({ code: 0, stdout: '1\n' });
    expect(stderr()).toBe('');
  });

  it('is read as soon as somebody does', async () => {
    const { stderr, stdout, finished } = proviso.start(['run', fifo]);
    await until(() => stderr().includes('waiting'), stdout);
    writeFileSync(fifo, '1 + 1\n');
    expect(await finished).toMatchObject({ code: 0, stdout: '2\n' });
  });
});
