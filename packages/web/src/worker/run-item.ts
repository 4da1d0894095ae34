// A check of a paper, run for the page.

import {
  type Entry,
  itemId,
  type Paper,
  papers,
  runEntry,
  type Watcher,
} from '@proviso/literature';
import type { JobReport, PaperJob } from '../protocol/papers.ts';

/** The entry with an address. */
export function entryAt(key: string, id: string): { paper: Paper; entry: Entry } | undefined {
  const paper = papers.find((one) => one.key === key);
  const entry = paper?.entries.find(({ item }) => itemId(item) === id);
  return paper && entry && { paper, entry };
}

/** Runs a check from its beginning to its end. */
export function runItem({ paper: key, id, quick }: PaperJob, watcher?: Watcher): JobReport {
  const found = entryAt(key, id);
  if (found === undefined) {
    return { failure: `there is no item ${key}/${id}`, broken: true, milliseconds: 0 };
  }
  const { verdict, milliseconds } = runEntry(found.paper, found.entry, { quick, watcher });
  if (verdict.kind === 'failed') {
    const { message, broken } = verdict;
    return { failure: message, ...(broken && { broken }), milliseconds };
  }
  const { finding } = verdict;
  return finding === undefined
    ? { failure: 'there is nothing to run', broken: true, milliseconds }
    : { finding, milliseconds };
}
