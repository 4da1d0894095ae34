// The state file: what is recorded stays, twice is once, and what is not ours is left alone.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from '@fast-check/vitest';
import { InvariantError } from '@proviso/engine';
import fc from 'fast-check';
import Database from 'libsql';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ConflictError,
  SearchStore,
  type ShardRecord,
  StoreError,
  shardRecord,
} from '../src/index.ts';
import { reporting } from '../src/store/schema.ts';
import { allRecords, temporaryFolder, twinPrimes } from './twin-primes.ts';

const folder = temporaryFolder();
let number = 0;
const newFile = () => join(folder, `${number++}.search`);

let identity: SearchStore['identity'];
let records: ShardRecord[] = [];
beforeAll(async () => {
  const runner = await twinPrimes();
  identity = runner.identity;
  records = await allRecords(runner);
});

function filled(some: readonly ShardRecord[] = records): SearchStore {
  const store = SearchStore.create(newFile(), identity);
  // One by one where it matters; else at once, because each commit waits for the disk.
  store.recordAll(some);
  return store;
}

describe('a store', () => {
  it('keeps what was recorded, in one file', () => {
    const store = filled(records.slice(0, 4));
    const written = store.export();
    store.close();
    expect(readdirSync(folder).filter((name) => !name.endsWith('.search'))).toEqual([]);
    const opened = SearchStore.open(store.file);
    expect(opened.identity).toEqual(identity);
    expect(opened.export()).toBe(written);
    expect(opened.done).toBe(4);
    expect(opened.pending()).toEqual([4, 5, 6, 7, 8, 9]);
    opened.close();
  });

  // There are 168 primes and 35 pairs of twins below 1000.
  it('adds and lists what shards found', () => {
    const store = filled();
    const total = store.total();
    expect(total.counts).toEqual({ primes: '168' });
    expect(total.finds).toHaveLength(35);
    expect(total.finds[0]!.text).toBe('3 and 5');
    store.close();
  });

  test.prop([fc.array(fc.nat(9), { minLength: 1, maxLength: 30 })], { numRuns: 5 })(
    'gives the same bytes for any order, and for results that come twice',
    (order) => {
      const store = filled(order.map((shard) => records[shard]!));
      const sorted = filled(
        [...new Set(order)].sort((a, b) => a - b).map((shard) => records[shard]!),
      );
      expect(store.export('json')).toBe(sorted.export('json'));
      expect(store.export('csv')).toBe(sorted.export('csv'));
      store.close();
      sorted.close();
    },
  );

  it('refuses another result of the same shard by its number, and keeps the first', () => {
    const store = filled();
    const before = store.export();
    const other = shardRecord(3, { counts: { primes: 17 }, finds: [] });
    expect(() => store.record(other)).toThrow(ConflictError);
    expect(() => store.record(other)).toThrow(InvariantError);
    expect(() => store.record(other)).toThrow('shard 3 gave another result than before');
    expect(store.export()).toBe(before);
    store.close();
  });

  it('records several at once: all or, where one is refused, none', () => {
    const store = filled(records.slice(0, 1));
    const other = shardRecord(0, { counts: {}, finds: [] });
    expect(() => store.recordAll([records[1]!, other])).toThrow(ConflictError);
    expect(store.pending()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    store.recordAll(records);
    expect(store.pending()).toEqual([]);
    store.close();
  });

  it('refuses a result that does not fit its digest, and shards that there are not', () => {
    const store = filled([]);
    const damaged = { ...records[2]!, result: { counts: { primes: '1' }, finds: [] } };
    expect(() => store.record(damaged)).toThrow('the result of shard 2 does not fit its digest');
    expect(() => store.record(shardRecord(10, { counts: {}, finds: [] }))).toThrow(
      'there is no shard 10',
    );
    expect(() => store.fail(-1, 'x')).toThrow('there is no shard -1');
    expect(store.done).toBe(0);
    store.close();
  });

  it('keeps failures apart, until a result or retry', () => {
    const store = filled(records.slice(0, 7));
    store.fail(8, 'out of luck', 3);
    store.fail(9, 'once');
    store.fail(0, 'too late');
    expect(store.failures()).toEqual([
      { shard: 8, error: 'out of luck', attempts: 3 },
      { shard: 9, error: 'once', attempts: 1 },
    ]);
    expect(store.pending()).toEqual([7]);
    store.record(records[9]!);
    expect(store.retry()).toEqual([8]);
    expect(store.pending()).toEqual([7, 8]);
    store.close();
  });

  it('tells of the latest run', () => {
    const store = filled([]);
    expect(store.lastRun()).toBeUndefined();
    store.beginRun(2);
    store.record(records[0]!);
    expect(store.lastRun()).toMatchObject({ threads: 2, recorded: 1, ended: null, alive: true });
    store.endRun();
    expect(store.lastRun()).toMatchObject({ recorded: 1, ended: expect.any(Number), alive: false });
    const database = new Database(store.file);
    for (const shard of [1, 2, 3, 4]) {
      store.record(records[shard]!);
      database.exec(`UPDATE shards SET at = ${1000 * shard} WHERE shard = ${shard}`);
    }
    database.exec('UPDATE shards SET at = 0 WHERE shard = 0');
    database.close();
    // Five results, at 0 to 4 seconds: the last three came after the second.
    expect(store.lastRun()).toMatchObject({ recorded: 5, last: 4000, since: 1000 });
    store.close();
  });

  it('is claimed by one at a time, under any of its names', () => {
    const store = filled([]);
    const link = newFile();
    symlinkSync(store.file, link);
    const other = SearchStore.open(link);
    store.claim();
    store.claim();
    expect(() => other.claim()).toThrow(StoreError);
    expect(() => other.beginRun(1)).toThrow(
      `${link}: another process is at work on this search; wait for it, or end it: Ctrl-C there loses nothing`,
    );
    // What is there can be read meanwhile, and results can be recorded.
    other.record(records[0]!);
    expect(other.done).toBe(1);
    store.close();
    other.claim();
    other.close();
    expect(readdirSync(folder).filter((name) => !name.endsWith('.search'))).toEqual([]);
  });
});

describe('an export', () => {
  it('says what is missing', () => {
    const store = filled([0, 1, 4, 6, 7].map((shard) => records[shard]!));
    expect(JSON.parse(store.export())).toMatchObject({
      format: 'proviso-search-1',
      problem: 'twin-primes',
      shards: 10,
      done: 5,
      missing: ['2-3', '5', '8-9'],
    });
    store.close();
  });

  it('quotes what CSV must quote', () => {
    const store = SearchStore.create(newFile(), identity);
    const find = { key: 'a,b', text: 'he said "no"\nand left', data: { n: 1 } };
    store.record(shardRecord(0, { counts: {}, finds: [find] }));
    expect(store.export('csv')).toBe(
      'key,text,data\r\n"a,b","he said ""no""\nand left","{""n"":1}"\r\n',
    );
    store.close();
  });

  it('keeps every text, halves of characters and zeros too', () => {
    const store = SearchStore.create(newFile(), identity);
    const find = { key: 'k\u0000', text: '\ud800 and \u0000', data: '\udfff' };
    store.record(shardRecord(0, { counts: {}, finds: [find] }));
    expect(store.total().finds).toEqual([find]);
    store.close();
  });
});

describe('a file', () => {
  /** A file that is refused keeps its bytes, and nothing appears beside it. */
  function refused(file: string, message: string): void {
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const beside = readdirSync(folder);
    expect(() => SearchStore.open(file)).toThrow(StoreError);
    expect(() => SearchStore.open(file)).toThrow(message);
    if (before !== undefined) expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(beside);
  }

  it('that exists is not overwritten', () => {
    const store = filled();
    store.close();
    const before = readFileSync(store.file);
    expect(() => SearchStore.create(store.file, identity)).toThrow(
      `${store.file}: this file exists; resume it, or name another with --file`,
    );
    expect(readFileSync(store.file).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.search'))).toEqual([]);
  });

  it('cannot be made in a folder that is not there', () => {
    const file = join(folder, 'nowhere', 'x.search');
    expect(() => SearchStore.create(file, identity)).toThrow(
      `${file}: it cannot be opened or made`,
    );
  });

  it.each([
    ['text', Buffer.from('key,text,data\n'.repeat(100))],
    ['empty', Buffer.alloc(0)],
    ['short', Buffer.from('SQLite format 3\0')],
  ])('of another kind is refused: %s', (name, bytes) => {
    const file = join(folder, `${name}.search`);
    writeFileSync(file, bytes);
    refused(file, `${file}: this is not the state of a search; it is left as it is`);
  });

  it('that is missing, or a folder, is refused', () => {
    refused(
      join(folder, 'missing.search'),
      'there is no such file; `proviso search start` makes one',
    );
    const file = join(folder, 'folder.search');
    mkdirSync(file);
    expect(() => SearchStore.open(file)).toThrow('it cannot be read (EISDIR)');
  });

  it('of another program that uses SQLite is refused', () => {
    const file = join(folder, 'sqlite.search');
    const database = new Database(file);
    database.exec('CREATE TABLE search (identity TEXT)');
    database.close();
    refused(file, 'this is not the state of a search');
  });

  it('of another format is refused', () => {
    const store = filled();
    store.close();
    const database = new Database(store.file);
    database.exec('PRAGMA user_version = 7');
    database.close();
    refused(
      store.file,
      'it has format 7, and this Proviso writes format 1; use the version that made it',
    );
  });

  it('that is cut short is refused', () => {
    const store = filled();
    store.close();
    truncateSync(store.file, 3 * 4096);
    refused(store.file, `${store.file}: the file is damaged, and is left as it is`);
  });

  it('that is overwritten in the middle is refused', () => {
    const store = filled();
    store.close();
    for (let page = 1; page * 4096 < readFileSync(store.file).length; page++) {
      const copy = newFile();
      copyFileSync(store.file, copy);
      const bytes = readFileSync(copy);
      bytes.fill(0xa5, page * 4096, page * 4096 + 600);
      writeFileSync(copy, bytes);
      refused(copy, 'the file is damaged');
    }
  });

  it('whose results were changed is noticed when they are read', () => {
    const store = filled();
    store.close();
    const database = new Database(store.file);
    database.exec(`UPDATE shards SET counts = '{"primes":"26"}' WHERE shard = 0`);
    database.close();
    const opened = SearchStore.open(store.file);
    expect(() => opened.export()).toThrow('what is kept of shard 0 does not fit its digest');
    opened.close();
  });
});

describe('a file that may not be written', () => {
  // The tests may run as root, who may write everywhere: what the kernel and SQLite say is put in by hand.
  it.each(['EACCES', 'EROFS', 'SQLITE_READONLY', 'SQLITE_READONLY_DIRECTORY'])(
    'is told as such: %s',
    (code) => {
      const act = () => {
        throw Object.assign(new Error('no'), { code });
      };
      expect(() => reporting('x.search', act)).toThrow(
        `x.search: you may not write to it or to its folder (${code}); let its owner do it, or go on with a copy`,
      );
    },
  );
});

describe('a name', () => {
  it.each(['with spaces', 'ünï✓ 数', "it's $HOME; `x`", '%41?mode=ro#x', '-dash'])(
    'of any letters will do, also by a link: %s',
    (name) => {
      const file = join(folder, `${name}.search`);
      const store = SearchStore.create(file, identity);
      store.claim();
      store.recordAll(records);
      const exported = store.export();
      store.close();
      const link = newFile();
      symlinkSync(file, link);
      const opened = SearchStore.open(link);
      opened.beginRun(1);
      opened.endRun();
      expect(opened.export()).toBe(exported);
      opened.close();
      expect(readdirSync(folder).filter((other) => !other.endsWith('.search'))).toEqual([]);
      expect(readdirSync(folder)).toContain(`${name}.search`);
    },
  );

  it('that is a link to nowhere is not written through', () => {
    const link = newFile();
    symlinkSync(join(folder, 'nowhere'), link);
    expect(() => SearchStore.create(link, identity)).toThrow('this file exists');
    expect(() => SearchStore.open(link)).toThrow('there is no such file');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});

describe('a full disk', () => {
  it('is reported, and leaves the last good state', () => {
    const store = filled(records.slice(0, 3));
    const before = store.export();
    // SQLite says the same of a file that may not grow as of a disk that is full.
    (store as unknown as { database: { exec(sql: string): void } }).database.exec(
      'PRAGMA max_page_count = 1',
    );
    const large = { key: 'k', text: 'x'.repeat(100_000), data: null };
    expect(() => store.record(shardRecord(5, { counts: {}, finds: [large] }))).toThrow(
      `${store.file}: the disk is full; what was recorded before is kept: free some space and resume`,
    );
    expect(store.export()).toBe(before);
    store.close();
    const opened = SearchStore.open(store.file);
    expect(opened.export()).toBe(before);
    opened.record(records[5]!);
    opened.close();
  });
});
