// The line that says how far a search is: on standard error, on a terminal only.

import type { SearchStore } from '@proviso/search';
import { painter } from '../output/colour.ts';
import { CLEAR_LINE } from '../output/progress.ts';
import { durationText, progressOf } from './state.ts';

/** Milliseconds between two lines. */
const INTERVAL = 250;

export class SearchProgressLine {
  private readonly stream = process.stderr;
  private readonly store: SearchStore;
  private shown = Number.NEGATIVE_INFINITY;

  constructor(store: SearchStore) {
    this.store = store;
  }

  show(): void {
    // Not the time of day, which may be set back.
    const now = performance.now();
    if (!this.stream.isTTY || now - this.shown < INTERVAL) return;
    this.shown = now;
    const { done, identity } = this.store;
    const { shards } = identity;
    const { failed, percent, secondsLeft } = progressOf(this.store, Date.now());
    const text = [
      `${percent} %`,
      `${done.toLocaleString('en')} of ${shards.toLocaleString('en')} ${shards === 1 ? 'shard' : 'shards'}`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(secondsLeft === undefined ? [] : [`about ${durationText(secondsLeft)} left`]),
      'Ctrl-C stops; resume goes on',
    ].join(' · ');
    this.stream.write(`${CLEAR_LINE}${painter(this.stream)('dim', text)}`);
  }

  clear(): void {
    if (this.shown > 0) this.stream.write(CLEAR_LINE);
    this.shown = Number.NEGATIVE_INFINITY;
  }
}
