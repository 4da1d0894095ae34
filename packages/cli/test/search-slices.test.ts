// `proviso search slurm`, `shard` and `merge` as people call them: built, in a folder of their own.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuiltCommand, type Finished, root } from './process.ts';

const command = new BuiltCommand({ dependencies: true });
const MODULE = join(root, 'packages/search/test/fixtures/twin-primes.mjs');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-slices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `proviso search …` in the folder. */
async function search(...args: string[]): Promise<Finished> {
  const { child, finished } = command.start(['search', ...args], {}, folder);
  child.stdin?.end();
  return finished;
}

/** Runs a slice of the primes below a bound: a shard for each hundred. */
const slice = (index: number, of: number, ...more: string[]) =>
  search(
    ...['shard', '--problem', MODULE, '--threads', '1', '--out', 'slices'],
    ...['--index', String(index), '--of', String(of), ...more],
  );

describe('more slices than shards', () => {
  it('leave some empty, which is said, no failure, and merged', async () => {
    const { code, stdout, stderr } = await slice(3, 4, 'below=300');
    expect(stdout).toBe(
      'slices/slice-3-of-4.jsonl: 0 shards; this search has 3 shards, so slice 3 of 4 is empty\n',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const index of [0, 1, 2]) await slice(index, 4, 'below=300');
    const merged = await search('merge', 'slices', '--problem', MODULE);
    // There are 62 primes below 300.
    expect(merged.stdout).toContain('3 of 3 shards done, 19 finds\nThere are 62 primes.\n');
    expect(merged.code).toBe(0);
  });

  it('are not asked of Slurm', async () => {
    const args = ['slurm', '--problem', MODULE, 'below=300'];
    const { code, stdout, stderr } = await search(...args, '--array', '200');
    expect(stdout).toContain('#SBATCH --array=0-2\n');
    expect(stdout).toContain('--of 3 ');
    expect(stderr).toBe('this search has 3 shards, so the array has 3 jobs and not 200\n');
    expect(code).toBe(0);
    const { stdout: fitting, stderr: silence } = await search(...args, '--array', '3');
    expect({ fitting, silence }).toEqual({ fitting: stdout, silence: '' });
    const none = await search(...args, '--array', '0');
    expect(none.stderr).toContain('proviso: --array needs a whole number above 0, not `0`');
    expect(none.code).toBe(2);
  });
});

describe('one shard', () => {
  it('is not called shards', async () => {
    const told = await slice(0, 1, 'below=50');
    expect(told.stdout).toBe('slices/slice-0-of-1.jsonl: 1 shard\n');
    const script = await search('slurm', '--problem', MODULE, 'below=50', '--array', '1');
    expect(script.stdout).toContain('# twin-primes: 1 shard in 1 slice, by Proviso ');
    const merged = await search('merge', 'slices');
    expect(merged.stdout).toContain('1 of 1 shard done, 6 finds\n');
    expect((await search('list')).stdout).toContain('1 of 1 shard done');
    const verified = await search(
      ...['verify', 'twin-primes', '--problem', MODULE, '--sample', '1', '--threads', '1'],
    );
    expect(verified.stdout).toContain('0 shards without finds run again');
  });
});

describe('merge', () => {
  it('blames the state file where that is of another search, and leaves it alone', async () => {
    await slice(0, 1, 'below=300');
    await search('start', '--problem', MODULE, 'below=400', '--file', 'mine.search');
    const before = readFileSync(join(folder, 'mine.search'));
    const { code, stdout, stderr } = await search('merge', 'slices', '--file', 'mine.search');
    expect(stderr).toBe(
      'proviso: mine.search: this state file is of another search than slices/slice-0-of-1.jsonl: below is 400, not 300; name another with --file\n',
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(readFileSync(join(folder, 'mine.search')).equals(before)).toBe(true);
  });

  it('blames the slice that is of another search than the others, and makes nothing', async () => {
    await slice(0, 2, 'below=300');
    await slice(1, 2, 'below=400');
    const { code, stderr } = await search('merge', 'slices');
    expect(stderr).toBe(
      'proviso: slices/slice-1-of-2.jsonl: it is of another search than slices/slice-0-of-2.jsonl: below is 400, not 300; take the one that does not belong here out of the folder\n',
    );
    expect(code).toBe(2);
    expect(readdirSync(folder)).toEqual(['slices']);
  });

  it('says how conclusions are had where the problem is a module', async () => {
    await slice(0, 1, 'below=300');
    const { code, stdout } = await search('merge', 'slices');
    expect(stdout).toBe(
      'twin-primes below=300 trouble=\n3 of 3 shards done, 19 finds\n' +
        'What it means is said by its module: `proviso search status twin-primes.search --problem FILE`\n',
    );
    expect(code).toBe(0);
    const status = await search('status', 'twin-primes');
    expect(status.stdout).toBe(stdout);
    const { stdout: object } = await search('merge', 'slices', '--json');
    expect(JSON.parse(object)).toMatchObject({ ok: true, concluded: false, conclusions: [] });
    const told = await search('merge', 'slices', '--problem', MODULE, '--json');
    expect(JSON.parse(told.stdout)).toMatchObject({
      concluded: true,
      conclusions: ['There are 62 primes.'],
    });
  });

  it('and status do not let another module conclude', async () => {
    await slice(0, 1, 'below=300');
    await search('merge', 'slices');
    const edited = join(folder, 'edited.mjs');
    writeFileSync(edited, `${readFileSync(MODULE, 'utf8')}\n// edited`);
    for (const args of [
      ['merge', 'slices'],
      ['status', 'twin-primes'],
    ]) {
      const { code, stderr } = await search(...args, '--problem', edited);
      expect(stderr).toContain('the code of twin-primes is not the one it was begun with');
      expect(code).toBe(2);
    }
  });
});
