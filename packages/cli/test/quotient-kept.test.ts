// `proviso quotient … --resume` as a process: the file that is kept and continued, what is left when time is up, and
// what is refused.

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BuiltCommand, until } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-quotients-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quotient = (...args: string[]) => proviso.run(['quotient', ...args]);
const heapsIn = (file: string): number => JSON.parse(readFileSync(file, 'utf8')).heaps;

it('is kept, checked and continued, and comes to what it comes to at once', async () => {
  const file = join(folder, 'kayles.json');
  const first = await quotient('0.77', '--heaps', '9', '--resume', file);
  expect(first.code).toBe(0);
  expect(heapsIn(file)).toBe(9);
  expect((await proviso.run(['check', file])).code).toBe(0);
  const second = await quotient('0.77', '--heaps', '20', '--resume', file);
  expect(heapsIn(file)).toBe(20);
  expect(second.stdout).toBe((await quotient('0.77', '--heaps', '20')).stdout);
  const [json] = await proviso.json(['quotient', '0.77', '--heaps', '20', '--resume', file]);
  expect(json).toMatchObject({ ok: true, value: { quotient: { order: 24 } } });
});

it('leaves what was found when time is up', async () => {
  const file = join(folder, 'daisies.json');
  const flags = ['--heaps', '400', '--resume', file, '--timeout', '2'];
  const { stdout, stderr, code } = await quotient('4.7', ...flags);
  expect(code).toBe(1);
  expect(stderr).toContain(`what was found is kept in ${file}`);
  expect(stdout).toMatch(/^the misère quotient of the heaps up to \d+ of 4\.7 has/);
  expect(stdout).toContain(`heaps up to ${heapsIn(file)} of`);
});

it('does not take back what another run has reached meanwhile', async () => {
  const [file, further] = [join(folder, 'shared.json'), join(folder, 'further.json')];
  await quotient('0.77', '--heaps', '60', '--resume', further);
  const running = proviso.start(['quotient', '0.77', '--heaps', '50', '--resume', file]);
  await until(
    () => existsSync(file),
    () => running.stderr(),
  );
  renameSync(further, file);
  const { code, stdout } = await running.finished;
  expect(code).toBe(0);
  expect(stdout).toContain('heaps up to 50 of 0.77');
  expect(heapsIn(file)).toBe(60);
});

it('refuses files that are none, of other games, or changed, and leaves them as they are', async () => {
  const file = join(folder, 'changed.json');
  await quotient('0.77', '--heaps', '6', '--resume', file);
  const text = readFileSync(file, 'utf8');
  const refused = async (content: string, words: string, code = '0.77') => {
    writeFileSync(file, content);
    const answer = await quotient(code, '--heaps', '9', '--resume', file);
    expect(answer.stderr).toContain(words);
    expect(answer.stdout).toBe('');
    expect(answer.code).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(content);
  };
  await refused('nothing', 'no certificate of a quotient');
  await refused(text.replace('"N","P"', '"P","N"'), 'the quotient to go on from is not');
  await refused(text, 'of other heaps', '0.75');
});

it.each([
  [['0.77', '--heaps', '9', '--resume', 'file.txt'], 'ends in .json'],
  [['0.77', '--resume', 'file.json'], '--resume is for heaps: add --heaps 20'],
  [['0.77', '--heaps', '9', '--players', '3', '--resume', 'file.json'], 'for two players'],
])('%j is refused', async (args, words) => {
  const { stderr, code } = await quotient(...args);
  expect(stderr).toContain(words);
  expect(code).toBe(2);
  expect(existsSync('file.json')).toBe(false);
});
