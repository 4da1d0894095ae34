// Rulesets of one's own beside the same games as they ship: Domineering by rewriting rules, Partizan
// Kayles and Toads and Frogs by functions of the language, on heaps and on texts. Both ways run in turn in one process, each from a new
// arena, and the ratio of their processor times is what is told.

import { Arena, E } from '@proviso/engine';
import {
  type Board,
  boardSimplestForm,
  domineering,
  partizanOctal,
  readBoard,
  rewritingGrid,
  toadsAndFrogs,
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

/** Positions that are texts: every move is put together sign by sign. */
const TOADS = [
  'put(t, i: integer, c) := join([part(t, 0, i), c, part(t, i + 1, length(t) - i - 1)], "")',
  'at(t, i: integer) := if 0 <= i and i < length(t) then t[i] else ""',
  'hops(t, a, b, d: integer) := [put(put(t, i, "."), i + k, a) for i in 0..length(t)-1 if t[i] == a for k in [d, 2 * d] if at(t, i + k) == "." and (k == d or at(t, i + d) == b)]',
  'toads := ruleset(t -> hops(t, "t", "f", 1), t -> hops(t, "f", "t", integer(-1)))',
];
const toads = [
  timed(
    'Toads and Frogs ttt...fff mod E, shipped',
    simplest(readBoard(toadsAndFrogs, ['ttt...fff'])),
  ),
  timed('Toads and Frogs ttt...fff mod E, by functions of texts', () => {
    const session = new Session();
    for (const statement of TOADS) session.run(statement);
    return session.run('toads("ttt...fff") mod E');
  }),
];

const facts: Record<string, Fact> = {};
for (const [ways, what, atMost] of [
  [dominoes, 'rules', 3],
  [kayles, 'functions', undefined],
  [toads, 'functions of texts', undefined],
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
