// What is told of a search: for people in lines, for programs as an object.

import {
  counted,
  type Problem,
  type SearchIdentity,
  type SearchStore,
  type ShardProgress,
  shardProgress,
  type Total,
} from '@proviso/search';
import { printable } from '../output/printable.ts';
import type { AtHand } from './at-hand.ts';

/** How many failures are told one by one. */
const FAILURES = 5;

/** How much of an error is told to people, in letters; programs get all of it. */
const ERROR_LENGTH = 300;

export interface State {
  readonly file: string;
  readonly identity: SearchIdentity;
  readonly done: number;
  readonly failures: ReturnType<SearchStore['failures']>;
  readonly counts: Readonly<Record<string, string>>;
  readonly finds: number;
  readonly conclusions: readonly string[];
  /** How conclusions are had, where the problem that draws them is not at hand. */
  readonly instead: string | undefined;
}

/** Where a search stands; what it means is told by the problem, where that is at hand. */
export function stateOf(store: SearchStore, { problem, instead }: AtHand): State {
  const { file, identity } = store;
  const total = store.total();
  const conclusions = problem === undefined ? [] : conclusionsOf(problem, identity, total);
  const { done, counts, finds } = total;
  return {
    file,
    identity,
    done,
    failures: store.failures(),
    counts,
    finds: finds.length,
    conclusions,
    instead,
  };
}

/** What a problem makes of its results. A problem of one's own may be wrong about that, and nothing else is lost. */
function conclusionsOf(
  problem: Problem,
  { parameters }: SearchIdentity,
  total: Total,
): readonly string[] {
  // Nothing follows from nothing.
  if (total.done === 0) return [];
  let said: unknown;
  try {
    said = problem.conclude(parameters, total);
  } catch (error) {
    return [
      `\`conclude\` of ${problem.name} threw: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  const isTexts = Array.isArray(said) && said.every((text) => typeof text === 'string');
  return isTexts ? (said as string[]) : [`\`conclude\` of ${problem.name} gave no list of texts`];
}

/** How a search is named to the command again: the file of a module of one's own is not kept. */
function again(file: string, { origin }: SearchIdentity): string {
  return printable(file) + (origin.kind === 'module' ? ' --problem FILE' : '');
}

/** `day-two-zeros universe=D size=8`. */
export function titleOf({ problem, parameters }: SearchIdentity): string {
  const words = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return printable([problem, ...words].join(' '));
}

/** `3 of 8 shards done`. */
export function doneText(done: number, { shards }: SearchIdentity): string {
  return `${done} of ${counted(shards, 'shard')} done`;
}

export function stateLines(state: State): string[] {
  const { file, identity, done, failures, finds, conclusions, instead } = state;
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  return [
    titleOf(identity),
    `${doneText(done, identity)}${failed}, ${counted(finds, 'find')}`,
    ...conclusions.map(printable),
    ...(instead === undefined ? [] : [instead]),
    ...failures
      .slice(0, FAILURES)
      .map(({ shard, error }) => printable(`shard ${shard} failed: ${shortened(error)}`)),
    ...(failures.length > FAILURES ? [`and ${failures.length - FAILURES} more`] : []),
    ...(failures.length > 0
      ? [`\`proviso search retry ${again(file, identity)}\` runs them again`]
      : []),
  ];
}

export function stateJson(state: State): Record<string, unknown> {
  const { file, identity, instead, ...rest } = state;
  const { problem, version, parameters, engine, shards } = identity;
  return {
    ok: state.failures.length === 0,
    file,
    problem,
    version,
    parameters,
    engine,
    shards,
    ...rest,
    concluded: instead === undefined,
  };
}

/** How far a search is, by its file. */
export function progressOf(
  store: SearchStore,
  now: number,
): ShardProgress & { readonly failed: number } {
  const { done, identity } = store;
  const failed = store.failures().length;
  const run = store.lastRun() ?? { recorded: 0, since: now, last: null, threads: 1 };
  return { failed, ...shardProgress({ shards: identity.shards, done, failed, now, ...run }) };
}

/** How fast a run is and when it may be through; the words promise no more than is known. */
export function paceText(store: SearchStore, now: number): string | undefined {
  const run = store.lastRun();
  if (run === undefined) return undefined;
  const { threads, recorded, ended, alive, last } = run;
  if (!alive) {
    if (store.pending().length === 0) return undefined;
    const how = ended === null ? 'its last run was cut off' : 'it was stopped';
    return `not running: ${how}; \`proviso search resume ${again(store.file, store.identity)}\` goes on`;
  }
  const { rate, secondsLeft, silence } = progressOf(store, now);
  const said = [
    `running on ${whereText(threads)}`,
    ...(recorded === 0 ? ['no shard through yet'] : rate === undefined ? [] : [rateText(rate)]),
    ...(secondsLeft === undefined ? [] : [`about ${durationText(secondsLeft)} left at this rate`]),
    ...(silence === undefined ? [] : [`nothing for ${durationText(silence)}`]),
    ...(last === null || last > now || silence !== undefined
      ? []
      : [`last result ${durationText((now - last) / 1000)} ago`]),
  ];
  return said.join(', ');
}

function shortened(text: string): string {
  return text.length <= ERROR_LENGTH ? text : `${text.slice(0, ERROR_LENGTH)}…`;
}

/** A run without threads of its own hands its shards to a queue. */
function whereText(threads: number): string {
  if (threads === 0) return 'the workers of its queue';
  return counted(threads, 'thread');
}

/** `2.5 shards a second`, `3 shards an hour`. */
function rateText(rate: number): string {
  if (rate >= 1) return `${rate.toFixed(1)} shards a second`;
  if (rate * 60 >= 1) return `${(rate * 60).toFixed(1)} shards a minute`;
  return `${(rate * 3600).toFixed(1)} shards an hour`;
}

/** `12 s`, `5 min`, `3 h`, `2 days`. */
export function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86400)} days`;
}
