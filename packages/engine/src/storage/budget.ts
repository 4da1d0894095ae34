/**
 * Budgets: how much an operation may use, and the error that ends it when it
 * has used it up. A synchronous loop sees no timer and no signal, so long
 * loops call `Meter.tick()`, which looks at the clock and at `shouldStop`
 * every thousand ticks or so.
 */

import { ProvisoError } from './errors.ts';

/** What an operation may use. Every bound is optional; an empty budget bounds nothing. */
export interface Budget {
  /** How many new forms, or games of several players, there may be; a new position of a board counts as one. */
  readonly maxForms?: number;
  /** How many bytes the arena or store, its tables and the positions of boards may hold. */
  readonly maxBytes?: number;
  /** The moment, in milliseconds as told by `Date.now()`, after which the operation ends. */
  readonly deadline?: number;
  /** Asked now and then; `true` ends the operation. */
  readonly shouldStop?: () => boolean;
  /** Told now and then, a few times a second, how far things are. */
  readonly onProgress?: (progress: Progress) => void;
}

/** What `onProgress` is told. */
export interface Progress {
  /** Forms in the arena, and games of several players that count as its own. */
  readonly forms: number;
  /** Positions of boards that were looked at. */
  readonly positions: number;
  /** Bytes held by the arena and its tables. */
  readonly bytes: number;
  /** Steps counted since the budget was set. */
  readonly steps: number;
  /** How far the search for the winner of a board is, while there is one. */
  readonly search?: SearchProgress;
}

/** How far a search is. */
export interface SearchProgress {
  /** Positions opened, in a second on an average. */
  readonly positionsPerSecond: number;
  /** Moves made on the line of play that is looked at. */
  readonly depth: number;
  /** How full the table of winners is: from 0 to 1. */
  readonly tableFill: number;
}

/** Which bound was met. */
export type BudgetReason = 'forms' | 'bytes' | 'deadline' | 'stopped' | 'depth';

/** A spent budget. The arena stays usable and consistent: nothing half-true is stored. */
export class BudgetError extends ProvisoError {
  override readonly name: string = 'BudgetError';
  readonly kind = 'budget';
  readonly reason: BudgetReason;

  constructor(reason: BudgetReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Ticks between two looks at the clock. */
const TICKS_PER_CHECK = 1024;
/** Milliseconds between two reports of progress. */
const PROGRESS_INTERVAL = 100;

/** Anything that counts steps and may throw when there were too many. */
export interface Ticker {
  tick(steps?: number): void;
}

/** What a meter measures. */
export interface Metered {
  /** Forms, or games of several players. */
  readonly totalGames: number;
  /** Positions of boards. */
  readonly positions: number;
  readonly totalBytes: number;
  /** The search that is under way. */
  readonly search?: SearchProgress | undefined;
}

/** Work that holds nothing but its own tables. */
const UNMETERED: Metered = { totalGames: 0, positions: 0, totalBytes: 0 };

/** Watches one budget over one store. */
export class Meter implements Ticker {
  private readonly budget: Budget;
  private readonly metered: Metered;
  private readonly gameLimit: number;
  private countdown = TICKS_PER_CHECK;
  private checks = 0;
  private lastReport = 0;

  constructor(budget: Budget, metered: Metered = UNMETERED) {
    this.budget = budget;
    this.metered = metered;
    const { totalGames, positions } = metered;
    this.gameLimit = totalGames + positions + (budget.maxForms ?? Infinity);
  }

  /** Counts steps of work, and ends the operation if the budget is spent. */
  tick(steps = 1): void {
    this.countdown -= steps;
    if (this.countdown <= 0) this.check();
  }

  /** Called before a new form or game is stored, or a new position counted. */
  beforeNewGame(): void {
    const { totalGames, positions } = this.metered;
    if (totalGames + positions >= this.gameLimit) {
      const what = positions > 0 ? 'forms and positions' : 'forms';
      throw new BudgetError(
        'forms',
        `more than ${this.budget.maxForms} new ${what} are needed; allow more forms or ask for less`,
      );
    }
    this.tick();
  }

  /** Whether memory is bounded. */
  get boundsBytes(): boolean {
    return this.budget.maxBytes !== undefined;
  }

  /** Called before a table grows by `bytes`. */
  beforeGrowth(bytes: number): void {
    const limit = this.budget.maxBytes;
    if (limit !== undefined && this.metered.totalBytes + bytes > limit) {
      throw new BudgetError(
        'bytes',
        `more than ${formatBytes(limit)} of memory is needed; allow more memory or ask for less`,
      );
    }
  }

  /** Looks at every bound now. */
  check(): void {
    this.countdown = TICKS_PER_CHECK;
    this.checks += 1;
    const { deadline, shouldStop, onProgress } = this.budget;
    if (shouldStop?.()) throw new BudgetError('stopped', 'stopped on request');
    if (deadline === undefined && onProgress === undefined) return;
    const now = Date.now();
    if (deadline !== undefined && now > deadline) {
      throw new BudgetError('deadline', 'out of time; allow more time or ask for less');
    }
    if (onProgress !== undefined && now - this.lastReport >= PROGRESS_INTERVAL) {
      this.lastReport = now;
      const { totalGames: forms, positions, totalBytes: bytes, search } = this.metered;
      const steps = this.checks * TICKS_PER_CHECK;
      onProgress({ forms, positions, bytes, steps, ...(search && { search: asData(search) }) });
    }
  }
}

/** A search as data, which may be sent to another thread. */
function asData({ positionsPerSecond, depth, tableFill }: SearchProgress): SearchProgress {
  return { positionsPerSecond, depth, tableFill };
}

/** What counts the steps of work that is given a budget, or counts them already. */
export function tickerOf(budget: Budget | Ticker | undefined): Ticker | undefined {
  if (budget === undefined || 'tick' in budget) return budget;
  const meter = new Meter(budget);
  meter.check();
  return meter;
}

function formatBytes(bytes: number): string {
  return bytes >= 1 << 20 ? `${Math.floor(bytes / (1 << 20))} MiB` : `${bytes} bytes`;
}
