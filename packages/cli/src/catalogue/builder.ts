// The catalogue built on several threads. Parts are handed out largest first and put together in their
// own order, so how many threads there are makes no difference.

import { Worker } from 'node:worker_threads';
import {
  type BoardEntry,
  type CatalogueEntry,
  type CatalogueTable,
  DELIVERED_TABLES,
  LISTED_RULESETS,
  withBoards,
} from '@proviso/catalogue';
import { InvariantError } from '@proviso/engine';
import { Occurrences } from './occurrences.ts';
import type { Built, Part } from './protocol.ts';

/** The thread's file: beside this one in a build; run from sources, it needs a loader first. */
const WORKER = import.meta.url.endsWith('.ts')
  ? '../../scripts/catalogue-from-source.mjs'
  : './catalogue-thread.js';

/** All that is delivered. */
export interface Catalogue {
  /** By table, in the order of the tables. */
  readonly tables: ReadonlyMap<string, readonly CatalogueEntry[]>;
  readonly boards: readonly BoardEntry[];
}

/** What takes longest, first. */
const SLOW = ['E.3d', 'Ends.5', 'D.3'];

const tablesOf = (tables: readonly CatalogueTable[]): Part[] =>
  tables.map(({ name }) => ({ kind: 'table', name }));

/** Some tables alone, or all of them and the boards. */
function partsOf(tables: readonly CatalogueTable[]): readonly Part[] {
  if (tables.length > 0) return tablesOf(tables);
  const boards = LISTED_RULESETS.map(({ name }): Part => ({ kind: 'boards', name }));
  return [...tablesOf(DELIVERED_TABLES), ...boards];
}

export class CatalogueBuilder {
  private readonly threads: Worker[] = [];
  private readonly built = new Map<Part, Built>();
  private readonly parts: readonly Part[];
  private readonly waiting: Part[];
  private fail: (error: Error) => void = () => {};
  private end: (finished: false) => void = () => {};

  /** For some tables without boards, or, with none named, for everything. */
  constructor(tables: readonly CatalogueTable[]) {
    this.parts = partsOf(tables);
    this.waiting = this.parts.toSorted((a, b) => slowness(b) - slowness(a));
  }

  /** Builds it, unless it is stopped; `step` is told how many parts are done, of how many, and which one. */
  async build(
    threads: number,
    step: (done: number, all: number, name: string) => void,
  ): Promise<Catalogue | undefined> {
    const interrupted = new Promise<false>((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
    const working = Array.from({ length: Math.min(threads, this.parts.length) }, () =>
      this.work((name) => step(this.built.size, this.parts.length, name)),
    );
    try {
      const finished = await Promise.race([Promise.all(working), interrupted]);
      return finished === false ? undefined : this.together();
    } finally {
      await Promise.all(this.threads.map((thread) => thread.terminate()));
    }
  }

  stop(): void {
    this.end(false);
  }

  /** One thread, until nothing waits. */
  private async work(step: (name: string) => void): Promise<void> {
    const thread = new Worker(new URL(WORKER, import.meta.url));
    this.threads.push(thread);
    thread.on('error', (error) => this.fail(error as Error));
    for (let part = this.waiting.shift(); part !== undefined; part = this.waiting.shift()) {
      const answer = new Promise<Built>((resolve) => thread.once('message', resolve));
      thread.postMessage(part);
      this.built.set(part, await answer);
      step(part.name);
    }
  }

  private together(): Catalogue {
    const results = this.parts.map((part) => {
      const built = this.built.get(part);
      if (built === undefined) throw new InvariantError(`${part.name} was not built`);
      return { part, built };
    });
    const boards = results.flatMap(({ built }) => (built.kind === 'boards' ? built.boards : []));
    const occurrences = new Occurrences();
    const tables = results.flatMap(({ part: { name }, built }) =>
      built.kind === 'table'
        ? [[name, occurrences.added(name, withBoards(built.entries, boards))] as const]
        : [],
    );
    return { tables: new Map(tables), boards };
  }
}

function slowness({ name }: Part): number {
  return SLOW.includes(name) ? SLOW.length - SLOW.indexOf(name) : 0;
}
