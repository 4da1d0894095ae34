// Lists: what people need to explore.

import { CanonicalOrder } from '@proviso/engine/forms';
import { StructuralOrder } from '@proviso/engine/multiplayer';
import { implied } from '../errors.ts';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { winnersText } from '../values/text.ts';
import {
  aValueOf,
  booleanValue,
  functionIn,
  integerValueOf,
  listValue,
  type Value,
} from '../values/value.ts';
import { callOnElements, elementsWith, elementText, firstWhere, mapElements } from './elements.ts';
import { identity } from './identity.ts';
import { anything, fn, list, optional } from './parameters.ts';

export const LISTS: readonly FunctionDescriptor[] = [
  describe({
    name: 'map',
    theme: 'lists',
    parameters: [fn('f'), list('xs')],
    result: 'a list',
    summary: 'f of every element.',
    examples: [{ input: 'map(outcome, [0, *, 1, -1])', output: '[N, P, R, L]' }],
    run: (context, f, xs) => listValue(callOnElements(context, f, xs)),
  }),
  describe({
    name: 'filter',
    theme: 'lists',
    parameters: [fn('f'), list('xs')],
    result: 'a list',
    summary: 'The elements of which f is true.',
    examples: [{ input: 'filter(G -> outcome(G) == N, [0, *, *2])', output: '[0, *2]' }],
    run: (context, f, xs) => listValue(elementsWith(context, f, xs)),
  }),
  describe({
    name: 'count',
    theme: 'lists',
    parameters: [anything('xs'), optional(list('ys'))],
    result: 'an integer',
    summary: 'How many elements a list has; `count(f, xs)`, of how many f is true.',
    examples: [
      { input: 'count([0, *, 1])', output: '3' },
      { input: 'count(pfree, [0, *, 1])', output: '2' },
    ],
    run: (context, first, second) => {
      if (second === undefined && first.type === 'list') return integerValueOf(first.items.length);
      const f = functionIn(first);
      if (second !== undefined && f !== undefined) {
        return integerValueOf(elementsWith(context, f, second).length);
      }
      throw context.error('type', 'expected a list, or a function and a list');
    },
  }),
  describe({
    name: 'all',
    theme: 'lists',
    parameters: [fn('f'), list('xs')],
    result: 'true or false',
    summary: 'Whether f is true of every element.',
    examples: [{ input: 'all(n -> n < 4, 1..3)', output: 'true' }],
    run: (context, f, xs) => booleanValue(firstWhere(context, f, xs, false) === undefined),
  }),
  describe({
    name: 'any',
    theme: 'lists',
    parameters: [fn('f'), list('xs')],
    result: 'true or false',
    summary: 'Whether f is true of some element.',
    examples: [{ input: 'any(G -> G in D, [1, *])', output: 'true' }],
    run: (context, f, xs) => booleanValue(firstWhere(context, f, xs, true) !== undefined),
  }),
  describe({
    name: 'sort',
    theme: 'lists',
    parameters: [anything('xs'), optional(list('ys'))],
    result: 'a list',
    summary: 'The list in order, games smallest first; `sort(f, xs)`, in the order of f.',
    examples: [
      { input: 'sort([*2, 0, *])', output: '[0, *, *2]' },
      { input: 'sort(G -> -rank(G), [0, *2, *])', output: '[*2, *, 0]' },
    ],
    run: (context, first, second) => {
      if (second === undefined && first.type === 'list') {
        return listValue(sorted(context, first.items, first.items));
      }
      const f = functionIn(first);
      if (second !== undefined && f !== undefined) {
        const keys = callOnElements(context, f, second);
        return listValue(sorted(context, second, keys));
      }
      throw context.error('type', 'expected a list, or a function and a list');
    },
  }),
  describe({
    name: 'unique',
    theme: 'lists',
    parameters: [list('xs')],
    result: 'a list',
    summary: 'The list without repeats; games count as repeats when they are identical as trees.',
    examples: [{ input: 'unique([*, 0, {0 | 0}])', output: '[*, 0]' }],
    run: (context, xs) => {
      const seen = new Set<string>();
      return listValue(
        xs.filter((x) => {
          const key = identity(context, x);
          return seen.has(key) ? false : seen.add(key);
        }),
      );
    },
  }),
  describe({
    name: 'reverse',
    theme: 'lists',
    parameters: [list('xs')],
    result: 'a list',
    summary: 'The list from its end to its beginning.',
    examples: [{ input: 'reverse(1..3)', output: '[3, 2, 1]' }],
    run: (_context, xs) => listValue([...xs].reverse()),
  }),
  describe({
    name: 'flatten',
    theme: 'lists',
    parameters: [list('xss')],
    result: 'a list',
    summary: 'The elements of the lists in a list, one after the other.',
    examples: [{ input: 'flatten([[0, *], [1]])', output: '[0, *, 1]' }],
    run: (_context, xss) => listValue(xss.flatMap((xs) => (xs.type === 'list' ? xs.items : [xs]))),
  }),
];

/** Items in the order of their keys; equal keys keep their order. */
function sorted(
  context: CallContext,
  items: readonly Value[],
  keys: readonly Value[],
): readonly Value[] {
  const ranked = sortKeys(context, keys);
  const places = items.map((_, i) => i);
  places.sort((i, j) => {
    const a = ranked[i] ?? 0;
    const b = ranked[j] ?? 0;
    return a < b ? -1 : a > b ? 1 : i - j;
  });
  return places.flatMap((i) => items[i] ?? []);
}

/** Keys as things the host can order: numbers, texts, or places in the order of forms. */
function sortKeys(
  context: CallContext,
  keys: readonly Value[],
): readonly (bigint | string | number)[] {
  const numbers = keys.flatMap((key) => (key.type === 'integer' ? [key.value] : []));
  if (numbers.length === keys.length) return numbers;
  const words = keys.flatMap((key) =>
    key.type === 'text' || key.type === 'outcome'
      ? [key.value]
      : key.type === 'winners'
        ? [winnersText(key)]
        : [],
  );
  if (words.length === keys.length) return words;
  const { players } = context;
  if (players !== undefined) {
    const games = mapElements(keys, (key) => players.read(key, implied(context.span)));
    const order = new StructuralOrder(players.store, games);
    return games.map((game) => order.place(game));
  }
  refuseOther(context, keys);
  const forms = mapElements(keys, (key) => context.read.form(key, implied(context.span)));
  const order = new CanonicalOrder(context.arena, forms);
  return forms.map((form) => order.place(form));
}

/** Keys of different kinds have no order: says which is no game. */
function refuseOther(context: CallContext, keys: readonly Value[]): void {
  const i = keys.findIndex(({ type }) => type !== 'game' && type !== 'board' && type !== 'integer');
  const key = keys[i];
  if (key === undefined) return;
  const problem = `${elementText(key, i)}, is ${aValueOf(key.type)}`;
  const cure = 'a list is sorted when all are games, all integers, all texts or all outcomes';
  throw context.error('type', problem, cure);
}
