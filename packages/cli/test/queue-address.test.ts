// A password that somebody put into the address of a queue is refused, and never written anywhere.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltCommand } from './process.ts';

const command = new BuiltCommand({ dependencies: true });
const folder = mkdtempSync(join(tmpdir(), 'proviso-addresses-'));
const file = join(folder, 'begun.search');
const SEARCH = ['day-two-zeros', 'universe=E'];
beforeAll(async () => {
  await command.run(['search', 'start', ...SEARCH, '--file', file, '--threads', '1']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMANDS: readonly (readonly string[])[] = [
  ['worker'],
  ['worker', '--json'],
  ['search', 'start', ...SEARCH, '--file', join(folder, 'other.search')],
  ['search', 'start', ...SEARCH, '--file', join(folder, 'other.search'), '--json'],
  ['search', 'resume', file],
  ['search', 'retry', file],
];

const ADDRESSES = [
  'redis://user:S3cr3t@localhost:1',
  'redis://:S3cr3t@localhost:1',
  'redis://u:S3c r3t@h:99999',
  'redis://u:#S3cr3t@localhost:1',
  'redis://u:1/S3cr3t@localhost:1',
  'redis://localhost:1?password=S3cr3t',
];

describe('an address with a password', () => {
  it.each(COMMANDS)('is refused and not repeated by %s %s', async (...words) => {
    for (const address of ADDRESSES) {
      const { code, stdout, stderr } = await command.run([...words, '--queue', address]);
      expect(`${stdout}${stderr}`, address).not.toMatch(/S3c|r3t/);
      // Programs are told on standard output, and of nothing else.
      const [told, silent] = words.includes('--json') ? [stdout, stderr] : [stderr, stdout];
      expect(told, address).toContain('--queue: ');
      expect(told, address).not.toContain('begin');
      expect({ code, silent }, address).toEqual({ code: 2, silent: '' });
    }
  });
});
