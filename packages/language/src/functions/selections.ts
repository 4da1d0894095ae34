// Parts of lists, and lists put together.

import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { integerValueOf, listValue, NOTHING, type Value } from '../values/value.ts';
import { callOnElements, firstWhere } from './elements.ts';
import { identity } from './identity.ts';
import { anything, fn, list, natural, rest } from './parameters.ts';
import { countSigns } from './texts.ts';

export const SELECTIONS: readonly FunctionDescriptor[] = [
  describe({
    name: 'length',
    theme: 'lists',
    parameters: [anything('xs')],
    result: 'an integer',
    summary: 'How many elements a list has, or signs a text.',
    examples: [
      { input: 'length([0, *, 1])', output: '3' },
      { input: 'length("tt.ff")', output: '5' },
    ],
    run: (context, xs) => {
      if (xs.type === 'list') return integerValueOf(xs.items.length);
      if (xs.type === 'text') return integerValueOf(countSigns(xs.value));
      throw context.error('type', 'expected a list or a text');
    },
  }),
  describe({
    name: 'find',
    theme: 'lists',
    parameters: [fn('f'), list('xs')],
    result: 'an element, or nothing',
    summary: 'The first element of which f is true.',
    examples: [
      { input: 'find(G -> outcome(G) == P, [0, *2, *, 1])', output: '*' },
      { input: 'find(n -> n > 9, 1..3)', output: 'nothing' },
    ],
    run: (context, f, xs) => firstWhere(context, f, xs, true) ?? NOTHING,
  }),
  describe({
    name: 'group',
    theme: 'lists',
    parameters: [fn('f'), list('xs')],
    result: 'a list of [key, elements]',
    summary: 'The elements sorted by what f gives, in the order in which these first come.',
    notes: ['Games count as the same key when they are identical as trees.'],
    examples: [
      { input: 'group(outcome, [0, *, *2])', output: '[[N, [0, *2]], [P, [*]]]' },
      { input: 'group(n -> n rem 2, 1..4)', output: '[[1, [1, 3]], [0, [2, 4]]]' },
    ],
    run: (context, f, xs) => {
      const groups = new Map<string, { key: Value; members: Value[] }>();
      callOnElements(context, f, xs).forEach((key, i) => {
        const member = xs[i];
        if (member === undefined) return;
        const id = identity(context, key);
        const group = groups.get(id) ?? { key, members: [] };
        group.members.push(member);
        groups.set(id, group);
      });
      return listValue(
        [...groups.values()].map(({ key, members }) => listValue([key, listValue(members)])),
      );
    },
  }),
  describe({
    name: 'take',
    theme: 'lists',
    parameters: [natural('n'), list('xs')],
    result: 'a list',
    summary: 'The first n elements; all where there are fewer.',
    examples: [{ input: 'take(2, [0, *, 1])', output: '[0, *]' }],
    run: (_context, n, xs) => listValue(xs.slice(0, n)),
  }),
  describe({
    name: 'drop',
    theme: 'lists',
    parameters: [natural('n'), list('xs')],
    result: 'a list',
    summary: 'The elements after the first n.',
    examples: [{ input: 'drop(2, [0, *, 1])', output: '[1]' }],
    run: (_context, n, xs) => listValue(xs.slice(n)),
  }),
  describe({
    name: 'zip',
    theme: 'lists',
    parameters: [list('xs'), list('ys')],
    result: 'a list of pairs',
    summary: 'The pairs [x, y] of elements at the same place, as many as the shorter list has.',
    examples: [{ input: 'zip([0, *], 1..5)', output: '[[0, 1], [*, 2]]' }],
    run: (_context, xs, ys) =>
      listValue(xs.slice(0, ys.length).map((x, i) => listValue([x, ys[i] ?? NOTHING]))),
  }),
  describe({
    name: 'concat',
    theme: 'lists',
    parameters: [rest(list('xs'))],
    result: 'a list',
    summary: 'The elements of one list after those of another.',
    examples: [{ input: 'concat([0, *], [1])', output: '[0, *, 1]' }],
    run: (_context, lists) => listValue(lists.flat()),
  }),
];
