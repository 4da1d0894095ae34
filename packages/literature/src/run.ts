/**
 * Running the literature: every entry in turn, with what came of it.
 */

import { BudgetError } from '@proviso/engine';
import { type Entry, type Finding, Mismatch, type Paper, Untested } from './entry.ts';
import { Fixture, type FixtureOptions } from './fixture.ts';
import { type Selection, select } from './select.ts';
import type { Place } from './tally.ts';
import { type Watcher, watched } from './watch.ts';

export interface RunOptions extends FixtureOptions {
  /** Is told how far a check is. */
  readonly watcher?: Watcher | undefined;
}

export type Verdict =
  | { readonly kind: 'stands'; readonly finding?: Finding }
  /** Where the check is `broken`, it says nothing about the paper; else paper and program disagree. */
  | { readonly kind: 'failed'; readonly message: string; readonly broken?: true };

export interface EntryReport {
  readonly paper: Paper;
  readonly entry: Entry;
  readonly verdict: Verdict;
  /** What it counts as. */
  readonly place: Place;
  readonly milliseconds: number;
}

/** Runs one entry in a fixture of its own, so that no check leans on another's work. */
export function runEntry(paper: Paper, entry: Entry, options: RunOptions = {}): EntryReport {
  const start = Date.now();
  const verdict = judge(entry, options);
  const place = verdict.kind === 'failed' ? 'failed' : entry.standing;
  return { paper, entry, verdict, place, milliseconds: Date.now() - start };
}

function judge(entry: Entry, options: RunOptions): Verdict {
  const fault = formalFault(entry);
  if (fault !== undefined) return broken(fault);
  if (entry.standing === 'definition' || entry.standing === 'not-runnable') {
    return { kind: 'stands' };
  }
  try {
    const finding = watched(options.watcher, () => entry.run(new Fixture(options)));
    // A check that looked at nothing has shown nothing.
    return finding.cases > 0 ? { kind: 'stands', finding } : broken('the check looked at no case');
  } catch (error) {
    if (error instanceof BudgetError && error.reason === 'stopped') throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Mismatch) return { kind: 'failed', message };
    return broken(error instanceof Untested ? message : `the check broke: ${message}`);
  }
}

function broken(message: string): Verdict {
  return { kind: 'failed', message, broken: true };
}

const REFERENCE = /^packages\/[\w./-]+\.ts(#\w+)?$/;

/** What is wrong with an entry before it runs: it must lead somewhere, and say why it cannot run. */
function formalFault(entry: Entry): string | undefined {
  // What cannot run may be about things that are not here at all.
  if (entry.code.length === 0 && entry.standing !== 'not-runnable') return 'it points to no code';
  const odd = entry.code.find((place) => !REFERENCE.test(place));
  if (odd !== undefined) return `${odd} is no place in the code`;
  if (entry.standing === 'not-runnable' && entry.reason.trim() === '') {
    return 'it does not say why it cannot run';
  }
  return undefined;
}

/** Runs the entries that are meant one after the other, telling each as it ends. */
export function* runPapers(
  papers: readonly Paper[],
  options: RunOptions & Selection = {},
): Generator<EntryReport> {
  for (const { paper, entry } of select(papers, options)) yield runEntry(paper, entry, options);
}
