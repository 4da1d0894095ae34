// Who wins: processor time, positions and peak memory of the solver, beside what the search before it
// took and beside MCGS 1.7, a solver in C++ for normal play. Each board in a process of its own, cold.
// The other figures were taken on one core of an ordinary server; on another kind of machine compare ratios.
//
// `npm run bench -- outcomes` runs what takes seconds; OUTCOMES_LARGE=1 adds what takes minutes.

import { spawnSync } from 'node:child_process';
import { Arena } from '@proviso/engine';
import { boardOutcome, type Convention, rulesets } from '@proviso/engine/rulesets';
import type { Measurement } from './lib/measure.ts';
import { type Fact, report } from './lib/report.ts';

interface Task {
  readonly ruleset: string;
  readonly sizes: readonly [rows: number, columns: number];
  readonly convention: Convention;
  /**
   * Seconds of processor time the search through texts took, and the positions it counted: those it
   * came across as well as those it solved, where now only those opened count.
   */
  readonly before?: { readonly seconds: number; readonly positions: number };
  /** Seconds of MCGS. */
  readonly mcgs?: number;
  /** Seconds it should take at most. */
  readonly goal?: number;
  readonly large?: true;
}

const tasks: readonly Task[] = [
  {
    ruleset: 'domineering',
    sizes: [5, 5],
    convention: 'misere',
    before: { seconds: 0.54, positions: 39_840 },
  },
  {
    ruleset: 'domineering',
    sizes: [5, 6],
    convention: 'misere',
    before: { seconds: 4.15, positions: 419_483 },
    goal: 1,
  },
  { ruleset: 'domineering', sizes: [6, 6], convention: 'misere', goal: 15 },
  {
    ruleset: 'domineering',
    sizes: [5, 6],
    convention: 'normal',
    before: { seconds: 3.91, positions: 392_203 },
    mcgs: 0.35,
    goal: 0.35,
  },
  { ruleset: 'domineering', sizes: [4, 8], convention: 'normal', mcgs: 0.5, goal: 0.5 },
  { ruleset: 'domineering', sizes: [6, 6], convention: 'normal', mcgs: 5, goal: 5 },
  {
    ruleset: 'clobber',
    sizes: [4, 5],
    convention: 'misere',
    before: { seconds: 18.21, positions: 1_203_977 },
    goal: 3,
  },
  {
    ruleset: 'clobber',
    sizes: [4, 5],
    convention: 'normal',
    before: { seconds: 11.85, positions: 919_189 },
    mcgs: 1.1,
    goal: 1.1,
  },
  { ruleset: 'domineering', sizes: [6, 7], convention: 'misere', large: true },
  { ruleset: 'clobber', sizes: [5, 5], convention: 'normal', mcgs: 261, goal: 120, large: true },
];

interface Run {
  readonly outcome: string;
  readonly seconds: number;
  readonly positions: number;
  readonly megabytes: number;
}

function solve({ ruleset, sizes, convention }: Task): Run {
  const arena = new Arena();
  const board = rulesets.get(ruleset)!.board(...sizes);
  const start = process.cpuUsage();
  const outcome = arena.under({ maxBytes: 2 ** 31 }, () => boardOutcome(arena, board, convention));
  const { user, system } = process.cpuUsage(start);
  return {
    outcome,
    seconds: (user + system) / 1e6,
    positions: arena.positions,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
}

function inOwnProcess(task: Task): Run {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...process.execArgv, import.meta.filename, JSON.stringify(task)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Run;
}

function runAll(): void {
  const rows: Record<string, Record<string, number | string>> = {};
  const measurements: Measurement[] = [];
  const facts: Record<string, Fact> = {};
  const wanted = tasks.filter(({ large }) => !large || process.env['OUTCOMES_LARGE'] === '1');
  for (const task of wanted) {
    const { ruleset, sizes, convention, before, mcgs, goal } = task;
    const run = inOwnProcess(task);
    const name = `${ruleset} ${sizes.join('×')} ${convention}`;
    rows[name] = {
      outcome: run.outcome,
      'cpu s': Number(run.seconds.toFixed(2)),
      'before, s': before?.seconds ?? '',
      faster: before === undefined ? '' : `×${(before.seconds / run.seconds).toFixed(0)}`,
      'MCGS, s': mcgs ?? '',
      'goal, s': goal ?? '',
      positions: run.positions,
      'before, positions': before?.positions ?? '',
      fewer: before === undefined ? '' : `×${(before.positions / run.positions).toFixed(0)}`,
      MiB: Math.round(run.megabytes),
    };
    measurements.push({
      task: `${name}, positions`,
      opsPerSecond: run.positions / run.seconds,
      marginPercent: 0,
      calls: 1,
    });
    facts[`${name}, memory`] = { value: run.megabytes, unit: 'MiB', atMost: 2048 };
  }
  console.table(rows);
  report('outcomes', measurements, facts, rows);
}

const [job] = process.argv.slice(2);
if (job === undefined) runAll();
else console.log(JSON.stringify(solve(JSON.parse(job) as Task)));
