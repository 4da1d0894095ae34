/**
 * What an arena of forms and a store of games of several players have in common: everything that is
 * computed about their games hangs on them and is dropped with them, its memory is counted, and work
 * on them is done under a budget.
 */

import { type Budget, Meter, type Metered, type SearchProgress, type Ticker } from './budget.ts';
import { type Memo, type MemoBy, Memos } from './memo.ts';
import { type BeforeGrowth, PairAnswers, PairMap } from './pair-tables.ts';
import { AnswerRows } from './pair-tables-by-row.ts';

/** Something of a store's that takes memory. */
interface Sized {
  readonly bytes: number;
}

export abstract class Store implements Ticker, Metered {
  private readonly memos = new Memos();
  private readonly tables: Sized[] = [];
  /** Stores whose games, memory and work count as this one's. */
  private readonly guests: Store[] = [];
  protected meter: Meter | undefined;
  /** How many positions of boards were counted. */
  private counter = 0;
  protected readonly growthGuard: BeforeGrowth = (bytes) => this.beforeGrowth(bytes);

  /**
   * The search that is under way, for reports of progress.
   * @internal
   */
  search: SearchProgress | undefined;

  /** How many games the store holds. */
  abstract get size(): number;

  /** Bytes held by the store and its tables. */
  abstract get bytes(): number;

  /** Bytes of the tables. */
  protected get tableBytes(): number {
    return this.tables.reduce((total, { bytes }) => total + bytes, 0);
  }

  /**
   * How many positions of boards have been looked at; they count against budgets as games do.
   * @internal
   */
  get positions(): number {
    return this.counter;
  }

  /** @internal The games of the store and its guests. */
  get totalGames(): number {
    return this.guests.reduce((total, guest) => total + guest.totalGames, this.size);
  }

  /** @internal Bytes held by the store and its guests. */
  get totalBytes(): number {
    return this.guests.reduce((total, guest) => total + guest.totalBytes, this.bytes);
  }

  /**
   * What this store keeps under a token, made when first asked for.
   * @internal
   */
  own<T>(memo: Memo<T>, make: () => T): T {
    return this.memos.get(memo, make);
  }

  /**
   * What this store keeps under a token and a key, made when first asked for.
   * @internal
   */
  ownBy<K, T>(memo: MemoBy<K, T>, key: K, make: () => T): T {
    return this.memos.getBy(memo, key, make);
  }

  /**
   * A new table of pairs, counted in `bytes`.
   * @internal
   */
  pairMap(): PairMap {
    return this.counted(new PairMap(this.growthGuard));
  }

  /**
   * A new table of answers about pairs, counted in `bytes`.
   * @internal
   */
  pairAnswers(): PairAnswers {
    return this.counted(new PairAnswers(this.growthGuard));
  }

  /**
   * New rows of answers, counted in `bytes`.
   * @internal
   */
  answerRows(): AnswerRows {
    return this.counted(new AnswerRows(this.growthGuard));
  }

  /**
   * Counts the memory of a table among the store's, for as long as the store lives.
   * @internal
   */
  counted<T extends Sized>(table: T): T {
    this.tables.push(table);
    return table;
  }

  /**
   * Lets the games, the memory and the work of another store count as this one's.
   * @internal
   */
  admit<S extends Store>(guest: S): S {
    this.guests.push(guest);
    guest.metered(this.meter);
    return guest;
  }

  /**
   * Does `work` under a budget. A spent budget throws a `BudgetError` and leaves
   * the store usable. Budgets do not nest: the inner one counts while it lasts.
   */
  under<T>(budget: Budget, work: () => T): T {
    const outer = this.meter;
    const meter = new Meter(budget, this);
    this.metered(meter);
    try {
      meter.check();
      return work();
    } finally {
      this.metered(outer);
    }
  }

  private metered(meter: Meter | undefined): void {
    this.meter = meter;
    for (const guest of this.guests) guest.metered(meter);
  }

  /** Counts steps of work against the budget, if there is one. */
  tick(steps = 1): void {
    this.meter?.tick(steps);
  }

  /**
   * Counts a new position of a board against the budget, if there is one.
   * @internal
   */
  countPosition(): void {
    this.meter?.beforeNewGame();
    this.counter++;
  }

  /**
   * Whether a budget bounds the memory.
   * @internal
   */
  get boundsBytes(): boolean {
    return this.meter?.boundsBytes ?? false;
  }

  /**
   * Asks the budget, if there is one, whether a table may grow by so many bytes.
   * @internal
   */
  beforeGrowth(bytes: number): void {
    this.meter?.beforeGrowth(bytes);
  }
}
