// Sequences: how they look, and whether they seem to repeat.

import { integerValue } from '@proviso/engine/forms';
import { type Plot, plotPicture } from '@proviso/pictures';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { briefText } from '../values/text.ts';
import {
  type FunctionValue,
  integerValueOf,
  type ListValue,
  NOTHING,
  type Value,
} from '../values/value.ts';
import { callOnElements, mapElements } from './elements.ts';
import { identity } from './identity.ts';
import { anything, fn, list, optional } from './parameters.ts';

export const SEQUENCES: readonly FunctionDescriptor[] = [
  describe({
    name: 'plot',
    theme: 'pictures',
    parameters: [anything('xs'), optional(fn('f'))],
    result: 'a picture',
    summary:
      'A sequence as points; with a function its values at xs; of pairs, or of a table with two columns, a scatter plot.',
    notes: [
      'Values are integers, or all of them outcomes. Where there is `nothing` there is no point.',
    ],
    examples: [
      { input: 'plot([1, 2, 4, 8])', output: 'Plot of value against place' },
      {
        input: 'plot(0..9, n -> edges(nimheap(n)))',
        output: 'Plot of edges(nimheap(n)) against n',
      },
    ],
    run: (context, xs, f) => {
      if (xs.type !== 'list') {
        throw context.error(
          'type',
          'a plot is of a list',
          'write `plot([1, 2, 4])` or `plot(0..9, f)`',
        );
      }
      const plot = plotOf(context, xs, f);
      if (plot.points.length > 0) return { type: 'picture', scene: plotPicture(plot) };
      throw context.error('value', 'there is no point to plot');
    },
  }),
  describe({
    name: 'period',
    theme: 'lists',
    parameters: [list('xs')],
    result: 'a list [preperiod, period], or nothing',
    summary:
      'After how many elements a sequence repeats, and how many repeat, as far as it is given.',
    notes: [
      'It is what is seen and proves nothing. The least period is told that is seen at least twice in full and holds for at least half of the sequence.',
      'Games are compared as trees: write `[G mod U for G in xs]` for their values.',
    ],
    examples: [
      {
        input: 'period([5, 1, 2, 1, 2, 1, 2])',
        output: '[1, 2] (preperiod 1, period 2, seen up to n = 6; no proof)',
      },
      { input: 'period([1, 2, 3, 4])', output: 'nothing' },
    ],
    run: (context, xs) => {
      const seen = periodOf(mapElements(xs, (x) => identity(context, x)));
      if (seen === undefined) return NOTHING;
      const { preperiod, period } = seen;
      return {
        type: 'list',
        items: [integerValueOf(preperiod), integerValueOf(period)],
        note: `preperiod ${preperiod}, period ${period}, seen up to n = ${xs.length - 1}; no proof`,
      };
    },
  }),
];

/** The least period that is seen twice, and in at least half of the sequence; with its least preperiod. */
export function periodOf<T>(
  xs: readonly T[],
): { readonly preperiod: number; readonly period: number } | undefined {
  const half = Math.floor(xs.length / 2);
  for (let period = 1; period <= half; period++) {
    let preperiod = xs.length - period;
    while (preperiod > 0 && xs[preperiod - 1] === xs[preperiod - 1 + period]) preperiod--;
    if (preperiod <= half && preperiod + 2 * period <= xs.length) return { preperiod, period };
  }
  return undefined;
}

type Pair = readonly [x: Value, y: Value];

/** What a plot shows: a sequence by its places, a function at places, or pairs. */
function plotOf(context: CallContext, xs: ListValue, f: FunctionValue | undefined): Plot {
  if (f !== undefined) {
    const values = callOnElements(context, f, xs.items);
    const { x, y } = namesOf(f);
    // What is no number stands at its place in the list.
    const places = xs.items.some((each) => integerOf(each) === undefined);
    const pairs = values.map((value, i): Pair => {
      return [places ? integerValueOf(i) : (xs.items[i] ?? NOTHING), value];
    });
    return { ...upward(context, pairs), x: places ? `place of ${x}` : x, y, sequence: true };
  }
  if (
    xs.items.length > 0 &&
    xs.items.every((item) => item.type === 'list' && item.items.length === 2)
  ) {
    const pairs = xs.items.flatMap((item): Pair[] => {
      const [x, y] = item.type === 'list' ? item.items : [];
      return x === undefined || y === undefined ? [] : [[x, y]];
    });
    const [x = 'first', y = 'second'] = xs.heads ?? [];
    return { ...upward(context, pairs), x, y, sequence: false };
  }
  const pairs = xs.items.map((y, i): Pair => [integerValueOf(i), y]);
  return { ...upward(context, pairs), x: 'place', y: 'value', sequence: true };
}

/** From the worst for Left to the best, and the two between them in the order of the papers. */
const OUTCOMES = ['R', 'P', 'N', 'L'];

/** The points of pairs; outcomes are places among their names. */
function upward(context: CallContext, pairs: readonly Pair[]): Pick<Plot, 'points' | 'names'> {
  const there = pairs.filter(([, y]) => y.type !== 'nothing');
  const named = there.length > 0 && there.every(([, y]) => y.type === 'outcome');
  const values = mapElements(
    there.map(([, y]) => y),
    (y) => (y.type === 'outcome' && named ? OUTCOMES.indexOf(y.value) : numberIn(context, y)),
  );
  const across = mapElements(
    there.map(([x]) => x),
    (x) => numberIn(context, x),
  );
  const points = values.map((y, i) => ({ x: across[i] ?? 0, y }));
  return { points, ...(named && { names: OUTCOMES }) };
}

/** Beyond this axes would have no numbers. */
const LARGEST = 1e300;

function numberIn(context: CallContext, value: Value): number {
  const n = integerOf(value);
  if (n === undefined) {
    throw context.error(
      'type',
      `${briefText(value)} cannot be plotted`,
      'a plot is of integers or of outcomes, as in `plot(0..9, n -> edges(nimheap(n)))`',
    );
  }
  if (Math.abs(Number(n)) <= LARGEST) return Number(n);
  throw context.error('value', 'a number has more than 300 digits and cannot be plotted');
}

/** An integer, or a game that is one. */
function integerOf(value: Value): number | bigint | undefined {
  if (value.type === 'integer') return value.value;
  return value.type === 'game' ? integerValue(value.game.arena, value.game.id) : undefined;
}

/** Longer functions are called f. */
const LONGEST_NAME = 40;

/** What the axes of a function show. */
function namesOf(f: FunctionValue): { readonly x: string; readonly y: string } {
  const x = f.builtIn === undefined ? (f.parameters[0]?.name ?? 'x') : 'x';
  const y = f.builtIn === undefined ? functionText(f) : `${f.builtIn.name}(x)`;
  return { x, y: y.length > LONGEST_NAME ? `f(${x})` : y };
}

function functionText(f: Exclude<FunctionValue, { readonly builtIn: object }>): string {
  if (f.name !== '') return `${f.name}(${f.parameters[0]?.name ?? ''})`;
  return f.source.text.slice(f.body.from, f.body.to);
}
