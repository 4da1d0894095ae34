// Slices: put together they are the search, killed ones go on, and what is broken is noticed.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from '@fast-check/vitest';
import { ValueError } from '@proviso/engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type MergeReport,
  MismatchError,
  mergeSlices,
  runSlice,
  SearchStore,
  type ShardRunner,
  type SliceReport,
  sha256,
} from '../src/index.ts';
import { readSliceFile } from '../src/slices/slice-file.ts';
import { allRecords, temporaryFolder, twinPrimes } from './twin-primes.ts';

const home = temporaryFolder();
const newFolder = () => mkdtempSync(join(home, 'slices-'));

let runner: ShardRunner;
/** The export of a run that nothing disturbed. */
let expected: string;
beforeAll(async () => {
  runner = await twinPrimes();
  const store = SearchStore.create(join(home, 'local.search'), runner.identity);
  store.recordAll(await allRecords(runner));
  expected = store.export();
  store.close();
});

/** Runs a slice of the search, noting which shards were computed. */
async function slice(
  folder: string,
  index: number,
  of: number,
  { computed = [] as number[], threads = 1, search = runner, dieAt = -1, throwAt = -1 } = {},
): Promise<SliceReport> {
  return runSlice({
    slice: { index, of },
    folder,
    identity: search.identity,
    naming: ['twin-primes'],
    threads,
    run: async (shard) => {
      // As if the process were gone: nothing that is done for a failure is done now.
      if (shard === dieAt) throw new MismatchError('killed');
      if (shard === throwAt) throw new Error('told to throw');
      computed.push(shard);
      return search.run(shard);
    },
  });
}

/** Merges, exports and closes. */
function merged(folder: string): MergeReport & { exported: string } {
  const report = mergeSlices(folder, () => join(folder, 'merged.search'));
  const exported = report.store.export();
  report.store.close();
  return { ...report, exported };
}

describe('slices', () => {
  test.prop([fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 3 })], { numRuns: 4 })(
    'give what one run gives, however many there are',
    async (of, threads) => {
      const folder = newFolder();
      for (let index = of - 1; index >= 0; index--) await slice(folder, index, of, { threads });
      const { exported, missing, broken } = merged(folder);
      expect({ exported, missing, broken }).toEqual({
        exported: expected,
        missing: [],
        broken: [],
      });
    },
  );

  it('leave one file each, and nothing else', async () => {
    const folder = newFolder();
    for (const index of [0, 1, 2]) await slice(folder, index, 3);
    expect(readdirSync(folder)).toEqual([
      'slice-0-of-3.jsonl',
      'slice-1-of-3.jsonl',
      'slice-2-of-3.jsonl',
    ]);
  });

  it('go on where they were killed', async () => {
    const folder = newFolder();
    await expect(slice(folder, 1, 2, { dieAt: 5 })).rejects.toThrow('killed');
    expect(existsSync(join(folder, 'slice-1-of-2.jsonl'))).toBe(false);
    const computed: number[] = [];
    const report = await slice(folder, 1, 2, { computed });
    expect(computed).toEqual([5, 7, 9]);
    expect(report.before).toBe(2);
    await slice(folder, 0, 2);
    expect(merged(folder).exported).toBe(expected);
  });

  it('that are done are not run again', async () => {
    const folder = newFolder();
    await slice(folder, 0, 2);
    const computed: number[] = [];
    await slice(folder, 0, 2, { computed });
    expect(computed).toEqual([]);
  });

  it('that are not finished count with what they have', async () => {
    const folder = newFolder();
    await slice(folder, 0, 2);
    await expect(slice(folder, 1, 2, { dieAt: 5 })).rejects.toThrow('killed');
    const { store, ...report } = mergeSlices(folder, () => join(folder, 'merged.search'));
    expect(store.pending()).toEqual([5, 7, 9]);
    expect(report.missing).toEqual([1]);
    store.close();
    // The rest comes later, into the same file.
    await slice(folder, 1, 2);
    expect(merged(folder).exported).toBe(expected);
  });

  it('keep what a shard threw, and run it again when they are run again', async () => {
    const folder = newFolder();
    const { failed } = await slice(folder, 1, 2, { throwAt: 3 });
    expect(failed).toEqual([{ shard: 3, error: 'told to throw' }]);
    await slice(folder, 0, 2);
    const { store, missing } = mergeSlices(folder, () => join(folder, 'merged.search'));
    expect(store.failures()).toEqual([{ shard: 3, error: 'told to throw', attempts: 1 }]);
    expect(missing).toEqual([]);
    store.close();
    const computed: number[] = [];
    await slice(folder, 1, 2, { computed });
    expect(computed).toEqual([3]);
    expect(merged(folder).exported).toBe(expected);
  });

  it('are refused by number where there is none', async () => {
    await expect(slice(newFolder(), 2, 2)).rejects.toThrow(
      'there is no slice 2 of 2; they are numbered 0 to 1',
    );
    await expect(slice(newFolder(), 0, 0)).rejects.toThrow(
      'a search cannot be cut into 0 slices; take 1 or more',
    );
  });

  it('say so where they cannot be written', async () => {
    const folder = join(newFolder(), 'in-the-way');
    writeFileSync(folder, '');
    await expect(slice(folder, 0, 2)).rejects.toThrow(/it cannot be written \(error/);
  });
});

describe('a broken slice', () => {
  let whole = Buffer.of();
  const name = 'slice-1-of-3.jsonl';
  beforeAll(async () => {
    const folder = newFolder();
    await slice(folder, 1, 3);
    whole = readFileSync(join(folder, name));
  });

  function read(content: Uint8Array): unknown {
    const file = join(home, 'broken.jsonl');
    writeFileSync(file, content);
    return readSliceFile(file);
  }

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    'is noticed wherever a byte is another',
    (at, change) => {
      const content = Buffer.from(whole);
      const place = at % content.length;
      content[place] = (content[place] ?? 0) ^ change;
      expect(() => read(content)).toThrow(ValueError);
    },
  );

  test.prop([fc.nat()])('is noticed wherever it ends too early', (at) => {
    expect(() => read(whole.subarray(0, at % whole.length))).toThrow(ValueError);
  });

  it('is noticed where its digest was made to fit', () => {
    const lines = whole.toString().replace('"primes":"21"', '"primes":"22"').split('\n');
    const body = `${lines.slice(0, -2).join('\n')}\n`;
    const end = { lines: lines.length - 2, sha256: sha256(body) };
    expect(() => read(Buffer.from(`${body}${JSON.stringify(end)}\n`))).toThrow(
      'the result of shard 1 does not fit its digest',
    );
  });

  it('does not say into how many the search was cut', async () => {
    const folder = newFolder();
    for (const index of [0, 2]) await slice(folder, index, 3);
    const file = join(folder, 'slice-0-of-999999999.jsonl');
    writeFileSync(file, '');
    const { of, broken, missing } = merged(folder);
    expect({ of, broken, missing }).toEqual({
      of: 3,
      broken: [{ file, why: 'its end is missing' }],
      missing: [1],
    });
  });

  it('is told with its slice, and mended by running that again', async () => {
    const folder = newFolder();
    for (const index of [0, 2]) await slice(folder, index, 3);
    const file = join(folder, name);
    writeFileSync(file, whole.subarray(0, 50));
    const { broken, missing } = merged(folder);
    expect(broken).toEqual([{ file, why: 'its end is missing' }]);
    expect(missing).toEqual([1]);
    await slice(folder, 1, 3);
    expect(merged(folder).exported).toBe(expected);
  });
});

describe('a merge', () => {
  it('refuses slices with other parameters, and names the file', async () => {
    const folder = newFolder();
    await slice(folder, 0, 2);
    await slice(folder, 1, 2, { search: await twinPrimes({ below: 900 }) });
    expect(() => merged(folder)).toThrow(MismatchError);
    expect(() => merged(folder)).toThrow(
      `${join(folder, 'slice-1-of-2.jsonl')}: it is of another search than ${join(folder, 'slice-0-of-2.jsonl')}: below is 900, not 1000; take the one that does not belong here out of the folder`,
    );
  });

  it('refuses the state file of another search', async () => {
    const folder = newFolder();
    await slice(folder, 0, 2);
    const file = join(folder, 'other.search');
    SearchStore.create(file, (await twinPrimes({ below: 900 })).identity).close();
    expect(() => mergeSlices(folder, () => file)).toThrow(MismatchError);
    expect(() => mergeSlices(folder, () => file)).toThrow(
      `${file}: this state file is of another search than ${join(folder, 'slice-0-of-2.jsonl')}: below is 900, not 1000; name another with --file`,
    );
  });

  it('of nothing says what to do', () => {
    const folder = newFolder();
    expect(() => merged(folder)).toThrow(
      `${folder}: there is no slice in it; \`proviso search shard\` writes them`,
    );
    expect(() => merged(join(folder, 'none'))).toThrow(/the folder cannot be read \(ENOENT\)/);
  });

  it('does not mind slices of two cuts', async () => {
    const folder = newFolder();
    await slice(folder, 0, 2);
    for (const index of [1, 3]) await slice(folder, index, 4);
    expect(merged(folder).exported).toBe(expected);
  });

  it('passes over parts that a job has put into its slice meanwhile', async () => {
    const folder = newFolder();
    for (const index of [0, 1]) await slice(folder, index, 2);
    const parts = join(folder, 'slice-1-of-2.parts');
    mkdirSync(parts);
    // Listed, and gone when it is read.
    symlinkSync(join(parts, 'gone'), join(parts, 'shard-1.jsonl'));
    const { broken, exported } = merged(folder);
    expect({ broken, exported }).toEqual({ broken: [], exported: expected });
  });

  it('leaves drafts of killed jobs alone', async () => {
    const folder = newFolder();
    for (const index of [0, 1]) await slice(folder, index, 2);
    writeFileSync(join(folder, 'slice-0-of-2.jsonl.1234.draft'), 'half of');
    expect(merged(folder).exported).toBe(expected);
    rmSync(folder, { recursive: true });
  });
});
