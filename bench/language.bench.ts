// Recursion with and without memory, in the same run and on the same work: Fibonacci numbers small enough
// to be had without, a heap of 2,000, and a call that is remembered against one that is made. And many small
// questions, run and only parsed.

import { parse, Session, Source } from '@proviso/language';
import { report } from './lib/report.ts';

const ROUNDS = 5;

function seconds(remember: boolean, definition: string, question: string): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const session = new Session({}, { remember });
    session.run(definition);
    const start = performance.now();
    const { result } = session.run(question);
    if (!result.ok) throw new Error(result.error.message);
    times.push((performance.now() - start) / 1000);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
}

/** Small questions, no two of them the same: there are 165,888. */
function smallQuestions(count: number): string[] {
  const integers = Array.from({ length: 15 }, (_, i) => String(i - 7));
  const heaps = Array.from({ length: 9 }, (_, i) => `*${i + 1}`);
  const games = [...integers, ...heaps];
  const signs = ['>=', '<=', '=='];
  const universes = ['D', 'E', 'M', 'Normal'];
  return Array.from({ length: count }, (_, i) => {
    let rest = i;
    const next = (list: readonly string[]): string => {
      const one = list[rest % list.length] ?? '0';
      rest = Math.floor(rest / list.length);
      return one;
    };
    const universe = next(universes);
    const sign = next(signs);
    return `{${next(games)}|${next(games)}} ${sign} ${next(games)} mod ${universe}`;
  });
}

/** Processor time, user's, in seconds. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
}

const parseAll = (questions: readonly string[]): void => {
  for (const text of questions) parse(new Source(text));
};
const runAll = (questions: readonly string[]): void => {
  const session = new Session();
  for (const text of questions) {
    const { result } = session.run(text);
    if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  }
};
const questions = smallQuestions(100_000);
// Some of them first, for the compiler.
parseAll(questions.slice(0, 10_000));
runAll(questions.slice(0, 10_000));
const parsed = cpuSeconds(() => parseAll(questions));
const ran = cpuSeconds(() => runAll(questions));

const FIBONACCI = 'fib(n: integer) := if n < 2 then n else fib(n - 1) + fib(n - 2)';
const HEAP =
  'heap(n: integer) := {[heap(n - k) for k in 1..3 if k <= n] | [heap(n - k) for k in 1..2 if k <= n]}';
const CHAIN = 'line(n: integer) := if n == 0 then integer(0) else 1 + line(n - 1)';

const plain = seconds(false, FIBONACCI, 'fib(18)');
const remembered = seconds(true, FIBONACCI, 'fib(18)');
// No call comes twice: what remembering itself costs.
const chainPlain = seconds(false, CHAIN, 'line(150)');
const chainRemembered = seconds(true, CHAIN, 'line(150)');

report('language', [], {
  'fib(18), without memory to with': { value: plain / remembered, unit: 'times', atLeast: 20 },
  'a chain of 150 calls, with memory to without': {
    value: chainRemembered / chainPlain,
    unit: 'times',
  },
  '100,000 small questions, parsed': { value: parsed, unit: 's' },
  '100,000 small questions, parsed and answered, to parsed': {
    value: ran / parsed,
    unit: 'times',
    atMost: 2,
  },
  'a heap of 2,000': { value: seconds(true, HEAP, 'heap(2000)'), unit: 's' },
  'a chain of 100,000 calls': { value: seconds(true, CHAIN, 'line(100000)'), unit: 's' },
});
