/** Take-and-break games by their code, of which octal games are the simplest. */

import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { type Heaps, onHeaps, replacingOneHeap } from './heaps.ts';
import { parseTakeAndBreak, remainders } from './take-and-break-code.ts';

/** The game of a code such as `4.[3]`, which is Lasker's Nim. */
export function takeAndBreak(code: string): RegisteredRuleset<Heaps> {
  const digits = parseTakeAndBreak(code);
  return {
    name: 'takeandbreak',
    parameters: [code],
    parameterTitles: ['Code'],
    title: `the take-and-break game ${code}`,
    rules:
      'A player takes k counters from a heap and breaks the rest into as many heaps as digit k of the code allows. The digit is the sum of the powers of two for the allowed numbers of heaps, and a mark after it says which are equal: ! no two, ? not all, = all.',
    ...onHeaps,
    ...impartial,
    examples: ['5', '3 2 1', '10'],
    moves: (position) => replacingOneHeap(position, (size) => remainders(digits, size)),
  };
}
