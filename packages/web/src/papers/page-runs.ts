// What was run on this page.

import { signal } from '@preact/signals';
import { runInWorker } from '../client/papers-client.ts';
import { type Listed, nameOf, runs as runnable } from '../parts/papers-index.ts';
import { type Run, Runs } from './runs.ts';

export const pageRuns = new Runs(runInWorker);

/** Whether lists are run with fewer games. */
export const quick = signal(true);

/** What is known of an item here. */
export function runOf(one: Listed): Run | undefined {
  return pageRuns.of(nameOf(one)).value;
}

/** Runs those that can be run. */
export function runAll(items: readonly Listed[], quickly = quick.peek()): void {
  pageRuns.add(
    items
      .filter(({ item }) => runnable(item))
      .map(({ paper, item }) => ({ paper: paper.key, id: item.id, quick: quickly })),
  );
}

/** Seconds as they are told. */
export function secondsText(milliseconds: number, locale: string): string {
  const digits = milliseconds < 10_000 ? 2 : 0;
  return (milliseconds / 1000).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
