// What a whole list comes to: its sum, its greatest and least element, and whatever a function makes of
// one element after the other.

import { type Dyadic, dyadicValue } from '@proviso/engine/forms';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { briefText } from '../values/text.ts';
import { integerValueOf, NOTHING, type Value } from '../values/value.ts';
import { goThrough } from './elements.ts';
import { anything, fn, list } from './parameters.ts';

const ABOUT_ORDER =
  'Numbers are compared by size, outcomes and other games as the signs do, games modulo the default universe.';

export const TOTALS: readonly FunctionDescriptor[] = [
  describe({
    name: 'sum',
    theme: 'lists',
    parameters: [list('xs')],
    result: 'a game, a board or an integer',
    summary: 'The sum of the elements, as `+` makes it; of no elements it is 0.',
    examples: [
      { input: 'sum(1..4)', output: '10' },
      { input: 'same(sum([*, *2, 1]), * + *2 + 1)', output: 'true' },
      { input: 'sum([])', output: '0' },
    ],
    run: (context, xs) => context.sum(xs),
  }),
  extreme('max', 'greatest', '>'),
  extreme('min', 'least', '<'),
  describe({
    name: 'fold',
    theme: 'lists',
    parameters: [fn('f'), anything('start'), list('xs')],
    result: 'a value',
    summary: 'f(… f(f(start, x), y) …, z) for the elements x, y, …, z; start where there are none.',
    examples: [
      { input: 'fold((t, n) -> t * n, integer(1), 1..5)', output: '120' },
      { input: 'fold((G, n) -> {G | n}, 0, [*, 1])', output: '{^ | 1}' },
    ],
    run: (context, f, start, xs) => {
      let total = start;
      goThrough(context, xs, (x) => {
        total = context.call(f, [total, x]);
      });
      return total;
    },
  }),
];

/** The element that all others are on one side of. */
function extreme(name: string, which: string, sign: '>' | '<'): FunctionDescriptor {
  return describe({
    name,
    theme: 'lists',
    parameters: [list('xs')],
    result: 'an element',
    summary: `The ${which} element; refused where none is.`,
    notes: [ABOUT_ORDER],
    examples: [
      { input: `${name}([2, 5/2, 1])`, output: sign === '>' ? '5/2' : '1' },
      { input: `${name}([N, L, P, R])`, output: sign === '>' ? 'L' : 'R' },
    ],
    run: (context, xs) => {
      const [first, ...rest] = asIntegers(context, xs) ?? xs;
      if (first === undefined) {
        throw context.error('value', `the list is empty and has no ${which} element`);
      }
      const numbers = [first, ...rest].map((x) => numberIn(context, x));
      if (numbers.every((each) => each !== undefined))
        return furthest([first, ...rest], numbers, sign);
      let best = first;
      for (const x of rest) if (context.relates(x, sign, best)) best = x;
      const other = rest.concat(first).find((x) => !context.relates(best, `${sign}=`, x));
      if (other === undefined) return best;
      const problem = `no element is ${which}: ${briefText(best)} and ${briefText(other)} are incomparable`;
      throw context.error('value', problem, `\`${name}([f(x) for x in xs])\` compares numbers`);
    },
  });
}

/** The fraction a value stands for, if it is a number or a game that is one. */
function numberIn(context: CallContext, x: Value): Dyadic | undefined {
  const n = context.read.number(x);
  if (n !== undefined) return { numerator: n, denominator: 1n };
  return x.type === 'game' ? dyadicValue(x.game.arena, x.game.id) : undefined;
}

/** The greatest or least of values by their numbers, the first of several. */
function furthest(xs: readonly Value[], numbers: readonly Dyadic[], sign: '>' | '<'): Value {
  let best = 0;
  numbers.forEach((each, i) => {
    const than = numbers[best] ?? each;
    const over = each.numerator * than.denominator - than.numerator * each.denominator;
    if (sign === '>' ? over > 0n : over < 0n) best = i;
  });
  return xs[best] ?? NOTHING;
}

/** The elements as integers, where all of them are whole numbers. */
function asIntegers(context: CallContext, xs: readonly Value[]): Value[] | undefined {
  const numbers = xs.map((x) => context.read.number(x));
  return numbers.every((n) => n !== undefined) ? numbers.map((n) => integerValueOf(n)) : undefined;
}
