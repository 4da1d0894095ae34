// Boards to simplest forms: time, peak memory, forms, questions and computed comparisons for each
// board and universe, the growth from one size to the next, and the way through components against
// the way from options. Each evaluation runs in a process of its own, cold, so that its memory is its
// own. `npm run bench -- boards` runs all that a plain C++ program needs seconds for; with LARGE_BOARDS=1
// the next sizes too, which take minutes and up to 4 GB.

import { spawnSync } from 'node:child_process';
import {
  Arena,
  edges,
  nodes,
  orderModulo,
  rank,
  type Universe,
  USUAL_UNIVERSES,
} from '@proviso/engine';
import { type Board, boardSimplestForm, rulesets } from '@proviso/engine/rulesets';
import type { Measurement } from './lib/measure.ts';
import { type Fact, report } from './lib/report.ts';

/** What one evaluation took. */
interface Run {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
  forms: number;
  questions: number;
  refuted: number;
  computed: number;
  edges: string;
  nodes: number;
  rank: number;
}

type Call = readonly [ruleset: string, ...call: (string | number)[]];

/** Boards in series, so that growth can be told; universes; seconds of the plain C++ program. */
const series: readonly {
  boards: readonly { name: string; call: Call; cpp?: number }[];
  universes: readonly string[];
}[] = [
  {
    boards: [
      { name: '2×8', call: ['domineering', 2, 8] },
      { name: '2×10', call: ['domineering', 2, 10], cpp: 0.05 },
      { name: '2×12', call: ['domineering', 2, 12], cpp: 0.26 },
      { name: '2×14', call: ['domineering', 2, 14], cpp: 5 },
    ],
    universes: ['E'],
  },
  {
    boards: [
      { name: '2×8', call: ['domineering', 2, 8] },
      { name: '2×10', call: ['domineering', 2, 10] },
      { name: '2×12', call: ['domineering', 2, 12] },
      { name: '2×14', call: ['domineering', 2, 14], cpp: 3.9 },
    ],
    universes: ['M'],
  },
  {
    boards: [{ name: '2×10', call: ['domineering', 2, 10] }],
    universes: ['B', 'D(1̄0)', 'D(1̄)', 'D', 'Normal'],
  },
  {
    boards: [
      { name: '4×4', call: ['domineering', 4, 4] },
      { name: '4×5', call: ['domineering', 4, 5] },
      { name: '4×6', call: ['domineering', 4, 6], cpp: 1.7 },
      { name: '5×5', call: ['domineering', 5, 5], cpp: 4.2 },
    ],
    universes: ['E'],
  },
  {
    boards: [
      { name: '4×4', call: ['domineering', 4, 4] },
      { name: '4×5', call: ['domineering', 4, 5] },
      { name: '4×6', call: ['domineering', 4, 6] },
      { name: '5×5', call: ['domineering', 5, 5] },
    ],
    universes: ['Normal'],
  },
  { boards: [{ name: '5×5', call: ['domineering', 5, 5] }], universes: ['D'] },
  {
    boards: [
      { name: 'Clobber 3×4', call: ['clobber', 'xoxo|oxox|xox.'] },
      { name: 'Clobber 4×4', call: ['clobber', 4, 4], cpp: 7.6 },
    ],
    universes: ['E'],
  },
  {
    boards: [
      { name: 'Clobber 3×4', call: ['clobber', 'xoxo|oxox|xox.'] },
      { name: 'Clobber 4×4', call: ['clobber', 4, 4] },
    ],
    universes: ['D'],
  },
];

/** The next sizes; from options they are not evaluated. */
const large: typeof series = [
  {
    boards: [
      { name: '2×16', call: ['domineering', 2, 16] },
      { name: '4×7', call: ['domineering', 4, 7] },
      { name: '5×6', call: ['domineering', 5, 6] },
    ],
    universes: ['E'],
  },
  { boards: [{ name: '5×6', call: ['domineering', 5, 6] }], universes: ['Normal'] },
];
const withLarge = process.env['LARGE_BOARDS'] === '1';

function universeOf(name: string): Universe {
  const usual = USUAL_UNIVERSES.find(({ label }) => label === name);
  if (usual === undefined) throw new Error(`no universe ${name}`);
  return usual.in(new Arena());
}

function evaluate([ruleset, ...call]: Call, universeName: string, through: string): Run {
  const arena = new Arena();
  const universe = universeOf(universeName);
  const board: Board = rulesets.get(ruleset)!.board(...call);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const form = boardSimplestForm(arena, board, universe, {
    through: through === 'options' ? 'options' : 'components',
  });
  const seconds = (performance.now() - start) / 1000;
  const { asked, refuted, computed } = orderModulo(arena, universe).counts;
  return {
    seconds,
    cpuSeconds: process.cpuUsage(cpu).user / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
    forms: arena.size,
    questions: asked,
    refuted,
    computed,
    edges: String(edges(arena, form)),
    nodes: nodes(arena, form),
    rank: rank(arena, form),
  };
}

function inOwnProcess(call: Call, universe: string, through: string): Run {
  const job = JSON.stringify({ call, universe, through });
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...process.execArgv, import.meta.filename, job],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Run;
}

function runAll(): void {
  const rows: Record<string, Record<string, number | string>> = {};
  const measurements: Measurement[] = [];
  const details: unknown[] = [];
  let largest = 0;
  for (const { boards, universes } of withLarge ? [...series, ...large] : series) {
    for (const universe of universes) {
      let before: Run | undefined;
      for (const { name, call, cpp } of boards) {
        const run = inOwnProcess(call, universe, 'components');
        const isLarge = large.some((one) => one.boards.some((board) => board.call === call));
        const fromOptions = isLarge ? run : inOwnProcess(call, universe, 'options');
        const task = `${name} mod ${universe}`;
        const growth = (key: 'cpuSeconds' | 'computed'): string =>
          before === undefined ? '' : `×${(run[key] / before[key]).toFixed(1)}`;
        rows[task] = {
          seconds: Number(run.seconds.toFixed(2)),
          'cpu s': Number(run.cpuSeconds.toFixed(2)),
          growth: growth('cpuSeconds'),
          'C++ s': cpp ?? '',
          MiB: Math.round(run.megabytes),
          forms: run.forms,
          questions: run.questions,
          computed: run.computed,
          'growth ': growth('computed'),
          'from options, cpu s': isLarge ? '' : Number(fromOptions.cpuSeconds.toFixed(2)),
          edges: run.edges,
          nodes: run.nodes,
          rank: run.rank,
        };
        measurements.push({
          task: `${task}, boards`,
          opsPerSecond: 1 / run.cpuSeconds,
          marginPercent: 0,
          calls: 1,
        });
        details.push({ task, cppSeconds: cpp, throughComponents: run, fromOptions });
        largest = Math.max(largest, run.megabytes, fromOptions.megabytes);
        before = run;
      }
    }
  }
  console.table(rows);
  const facts: Record<string, Fact> = {
    'the largest process': { value: largest, unit: 'MiB', atMost: withLarge ? 4096 : 1024 },
  };
  report('boards', measurements, facts, details);
}

const [job] = process.argv.slice(2);
if (job === undefined) {
  runAll();
} else {
  const { call, universe, through } = JSON.parse(job) as {
    call: Call;
    universe: string;
    through: string;
  };
  console.log(JSON.stringify(evaluate(call, universe, through)));
}
