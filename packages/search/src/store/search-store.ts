// The state of a search in one file: which search it is, what its shards gave, what failed. Recording is
// by the number of the shard, so a result may come twice, from anywhere and in any order.

import { hostname } from 'node:os';
import { canonicalJson } from '../canonical-json.ts';
import { ConflictError, StoreError } from '../errors.ts';
import { type ExportFormat, exportText } from '../export.ts';
import { identityText, type SearchIdentity } from '../identity.ts';
import type { Find, Total } from '../problem.ts';
import { laterHalf } from '../progress.ts';
import { resultDigest, type ShardRecord } from '../shard-record.ts';
import { totalOf } from '../total.ts';
import { isLocked, type Lock, takeLock } from './lock.ts';
import { type Connection, corrupt, createDatabase, openDatabase, reporting } from './schema.ts';

/** A shard that could not be run. */
export interface ShardFailure {
  readonly shard: number;
  readonly error: string;
  readonly attempts: number;
}

/** A time in which somebody worked on the search; times in milliseconds as `Date.now()` tells them. */
export interface Run {
  readonly began: number;
  readonly threads: number;
  /** When it ended; a run that was killed has no end. */
  readonly ended: number | null;
  /** How many shards it recorded, and when it recorded the last. */
  readonly recorded: number;
  readonly last: number | null;
  /** When the later half of what it recorded began, for its rate. */
  readonly since: number;
  /** Whether its process is still there, on this machine or another. */
  readonly alive: boolean;
}

export class SearchStore {
  readonly file: string;
  readonly identity: SearchIdentity;
  /** @internal */
  private readonly database: Connection;
  /** The run that is recording; 0 where nobody has begun one. */
  private run = 0;
  private lock: Lock | undefined;

  private constructor(file: string, database: Connection, identity: SearchIdentity) {
    this.file = file;
    this.database = database;
    this.identity = identity;
  }

  /** Makes the file; refuses one that exists. */
  static create(file: string, identity: SearchIdentity): SearchStore {
    const text = identityText(identity);
    // As it will be read again: the order of the parameters is that of the file.
    return new SearchStore(file, createDatabase(file, text), JSON.parse(text));
  }

  /** Opens a file; refuses what is no state of a search, is damaged or of another format, untouched. */
  static open(file: string): SearchStore {
    const database = openDatabase(file);
    try {
      const [row] = reporting(
        file,
        () => database.prepare('SELECT identity FROM search').raw().all() as [string][],
      );
      if (row === undefined) throw corrupt(file);
      return new SearchStore(file, database, JSON.parse(row[0]));
    } catch (error) {
      database.close();
      throw error;
    }
  }

  close(): void {
    this.database.close();
    this.lock?.release();
    this.lock = undefined;
  }

  /** Records a result; the same one again changes nothing, another one for the same shard is a `ConflictError`. */
  record(record: ShardRecord): void {
    this.recordAll([record]);
  }

  /** Records several results at once: all of them or, where one is refused, none. */
  recordAll(records: readonly ShardRecord[]): void {
    this.inTransaction(() => {
      for (const record of records) this.keep(record);
    });
  }

  /** Notes that a shard could not be run; a result that is there, or comes later, counts more. */
  fail(shard: number, error: string, attempts = 1): void {
    this.checkShard(shard);
    this.inTransaction(() => {
      if (this.digestOf(shard) !== undefined) return;
      this.prepared(
        'INSERT OR REPLACE INTO failures (shard, error, attempts) VALUES (?, ?, ?)',
      ).run(shard, error, attempts);
    });
  }

  /** Forgets failures, so that these shards are pending again; gives their numbers. */
  retry(): number[] {
    const failed = this.failures().map(({ shard }) => shard);
    this.inTransaction(() => this.prepared('DELETE FROM failures').run());
    return failed;
  }

  failures(): ShardFailure[] {
    const rows = this.rows<[number, string, number]>(
      'SELECT shard, error, attempts FROM failures ORDER BY shard',
    );
    return rows.map(([shard, error, attempts]) => ({ shard, error, attempts }));
  }

  /** How many shards have a result. */
  get done(): number {
    return this.rows<[number]>('SELECT count(*) FROM shards')[0]?.[0] ?? 0;
  }

  /** The shards that have neither a result nor a failure, in order. */
  pending(): number[] {
    const settled = new Set(
      this.rows<[number]>('SELECT shard FROM shards UNION SELECT shard FROM failures').map(
        ([shard]) => shard,
      ),
    );
    const pending: number[] = [];
    for (let shard = 0; shard < this.identity.shards; shard++) {
      if (!settled.has(shard)) pending.push(shard);
    }
    return pending;
  }

  /** What every shard gave, in their order. A digest that does not fit what is kept is an error. */
  records(): ShardRecord[] {
    const found = new Map<number, Find[]>();
    for (const [shard, text] of this.rows<[number, string]>(
      'SELECT shard, find FROM finds ORDER BY shard, position',
    )) {
      const finds = found.get(shard) ?? [];
      finds.push(JSON.parse(text));
      found.set(shard, finds);
    }
    const rows = this.rows<[number, string, string, number | null]>(
      'SELECT shard, digest, counts, milliseconds FROM shards ORDER BY shard',
    );
    return rows.map(([shard, digest, counts, milliseconds]) => {
      const result = { counts: JSON.parse(counts), finds: found.get(shard) ?? [] };
      if (resultDigest(result) !== digest) {
        throw new StoreError(
          `${this.file}: what is kept of shard ${shard} does not fit its digest; the file is damaged: start anew`,
        );
      }
      return { shard, digest, result, ...(milliseconds === null ? {} : { milliseconds }) };
    });
  }

  total(): Total {
    return totalOf(this.identity.shards, this.records());
  }

  /** All that was found, as a text that does not depend on how it was computed. */
  export(format: ExportFormat = 'json'): string {
    return exportText(this.identity, this.records(), format);
  }

  /** Takes the search for this process until it is closed; a `StoreError` where another is at work on it. */
  claim(): void {
    this.lock ??= reporting(this.file, () => takeLock(this.file));
    if (this.lock !== undefined) return;
    const [row] = this.rows<[string, number]>(
      'SELECT host, pid FROM runs WHERE ended IS NULL ORDER BY run DESC LIMIT 1',
    );
    const where = row === undefined || row[0] === hostname() ? '' : ` on ${row[0]}`;
    const who = row === undefined ? 'another process' : `process ${row[1]}${where}`;
    throw new StoreError(
      `${this.file}: ${who} is at work on this search; wait for it, or end it: Ctrl-C there loses nothing`,
    );
  }

  /** Claims the search, and notes who begins to work on it, for `status`. */
  beginRun(threads: number): void {
    this.claim();
    this.inTransaction(() => {
      this.prepared('INSERT INTO runs (began, threads, host, pid) VALUES (?, ?, ?, ?)').run(
        Date.now(),
        threads,
        hostname(),
        process.pid,
      );
      this.run = this.rows<[number]>('SELECT max(run) FROM runs')[0]?.[0] ?? 0;
    });
  }

  endRun(): void {
    const { run } = this;
    this.inTransaction(() =>
      this.prepared('UPDATE runs SET ended = ? WHERE run = ?').run(Date.now(), run),
    );
  }

  /** The latest run, if there was any. */
  lastRun(): Run | undefined {
    const [row] = this.rows<[number, number, number, number | null]>(
      'SELECT run, began, threads, ended FROM runs ORDER BY run DESC LIMIT 1',
    );
    if (row === undefined) return undefined;
    const [run, began, threads, ended] = row;
    const [counted] = this.rows<[number, number | null]>(
      `SELECT count(*), max(at) FROM shards WHERE run = ${run}`,
    );
    const recorded = counted?.[0] ?? 0;
    const [before] = this.rows<[number]>(
      `SELECT at FROM shards WHERE run = ${run} ORDER BY at DESC LIMIT 1 OFFSET ${laterHalf(recorded)}`,
    );
    const since = before?.[0] ?? began;
    const alive = ended === null && isLocked(this.file);
    return {
      began,
      threads,
      ended,
      recorded,
      last: counted?.[1] ?? null,
      since,
      alive,
    };
  }

  private keep({ shard, digest, result, milliseconds }: ShardRecord): void {
    this.checkShard(shard);
    const kept = this.digestOf(shard);
    if (kept === digest) return;
    if (kept !== undefined) throw new ConflictError(shard, kept, digest);
    if (resultDigest(result) !== digest) {
      throw new StoreError(
        `the result of shard ${shard} does not fit its digest; it was damaged on the way: run the shard again`,
      );
    }
    this.prepared(
      'INSERT INTO shards (shard, digest, counts, milliseconds, run, at) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(shard, digest, canonicalJson(result.counts), milliseconds ?? null, this.run, Date.now());
    const insert = this.prepared('INSERT INTO finds (shard, position, find) VALUES (?, ?, ?)');
    for (const [position, find] of result.finds.entries())
      insert.run(shard, position, canonicalJson({ ...find }));
    this.prepared('DELETE FROM failures WHERE shard = ?').run(shard);
  }

  private digestOf(shard: number): string | undefined {
    const [row] = this.prepared('SELECT digest FROM shards WHERE shard = ?').raw().all(shard) as [
      string,
    ][];
    return row?.[0];
  }

  private checkShard(shard: number): void {
    const { shards } = this.identity;
    if (!Number.isInteger(shard) || shard < 0 || shard >= shards) {
      throw new StoreError(
        `${this.file}: there is no shard ${shard}; there are 0 to ${shards - 1}`,
      );
    }
  }

  private prepared(sql: string) {
    return this.database.prepare(sql);
  }

  private rows<T>(sql: string): T[] {
    return reporting(this.file, () => this.prepared(sql).raw().all() as T[]);
  }

  private inTransaction(act: () => void): void {
    reporting(this.file, () => {
      this.database.exec('BEGIN IMMEDIATE');
      try {
        act();
        this.database.exec('COMMIT');
      } catch (error) {
        // A full disk may have rolled back already.
        if (this.database.inTransaction) this.database.exec('ROLLBACK');
        throw error;
      }
    });
  }
}
