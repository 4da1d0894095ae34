// Rulesets of one's own beside the same games as they ship: Domineering by rewriting rules, and
// Partizan Kayles by functions of the language. Both ways run in turn in one process, each from a new
// arena, and the ratio of their processor times is what is told.

import { Arena, E } from '@proviso/engine';
import {
  type Board,
  boardSimplestForm,
  domineering,
  partizanOctal,
  readBoard,
  rewritingGrid,
} from '@proviso/engine/rulesets';
import { Session } from '@proviso/language';
import { type Fact, report } from './lib/report.ts';

const ROUNDS = 7;

/** Processor seconds of a piece of work, the least of some rounds. */
interface Timed {
  readonly name: string;
  run(): unknown;
  seconds: number;
}

function cpuSeconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1e6;
}

function inTurn(ways: readonly Timed[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ways) way.seconds = Math.min(way.seconds, cpuSeconds(way.run));
  }
}

function timed(name: string, run: () => unknown): Timed {
  return { name, run, seconds: Number.POSITIVE_INFINITY };
}

const simplest = (board: Board) => () => boardSimplestForm(new Arena(), board, E);

const byRules = rewritingGrid('.|. -> #|#', '.. -> ##');
const dominoes = [
  timed('Domineering 2×8 mod E, shipped', simplest(readBoard(domineering, [2, 8]))),
  timed('Domineering 2×8 mod E, by rules', simplest(readBoard(byRules, [2, 8]))),
];

const KAYLES =
  'pk := ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2])';
const kayles = [
  timed(
    'Partizan Kayles 14 mod E, by codes',
    simplest(readBoard(partizanOctal('0.7', '0.07'), [14])),
  ),
  timed('Partizan Kayles 14 mod E, by functions', () => {
    const session = new Session();
    session.run(KAYLES);
    return session.run('pk(14) mod E');
  }),
];

const facts: Record<string, Fact> = {};
for (const [ways, what, atMost] of [
  [dominoes, 'rules', 3],
  [kayles, 'functions', undefined],
] as const) {
  inTurn(ways);
  const [shipped, own] = ways;
  for (const { name, seconds } of ways) facts[name] = { value: seconds * 1000, unit: 'cpu ms' };
  facts[`times that ${what} take`] = {
    value: (own?.seconds ?? 0) / (shipped?.seconds ?? 1),
    unit: '×',
    ...(atMost === undefined ? {} : { atMost }),
  };
}
report('own-rules', [], facts);
