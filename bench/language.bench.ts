// Recursion with and without memory, in the same run and on the same work: Fibonacci numbers small enough
// to be had without, a heap of 2,000, and a call that is remembered against one that is made.

import { Session } from '@proviso/language';
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
  'a heap of 2,000': { value: seconds(true, HEAP, 'heap(2000)'), unit: 's' },
  'a chain of 100,000 calls': { value: seconds(true, CHAIN, 'line(100000)'), unit: 's' },
});
