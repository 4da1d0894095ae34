// All forms of a rank, their classes, and random ones.

import { born, classesOf, randomForm } from '@proviso/engine/census';
import { describe, type FunctionDescriptor, type Parameter } from '../values/descriptor.ts';
import { listValue } from '../values/value.ts';
import { integer, natural, universeOrDefault } from './parameters.ts';

export const CENSUS: readonly FunctionDescriptor[] = [
  describe({
    name: 'born',
    theme: 'census',
    parameters: [natural('n'), universeOrDefault('U')],
    result: 'a list of games',
    summary: 'The forms of rank at most n in U, smallest first.',
    item: 'Siegel, Figure 3',
    examples: [
      { input: 'born(1, M)', output: '[0, 1, -1, *]' },
      { input: 'count(born(2, E))', output: '232' },
    ],
    run: ({ arena, game }, n, u) => listValue(born(arena, n, u).map(game)),
  }),
  describe({
    name: 'classes',
    theme: 'census',
    parameters: [natural('n'), universeOrDefault('U')],
    result: 'a list of lists of games',
    summary: 'The classes modulo U of the forms of rank at most n in U, smallest form first.',
    item: 'Siegel, Figure 3',
    examples: [{ input: 'count(classes(2, E))', output: '196' }],
    run: ({ arena, game }, n, u) =>
      listValue(
        classesOf(arena, born(arena, n, u), u).map((members) => listValue(members.map(game))),
      ),
  }),
  describe({
    name: 'random',
    theme: 'census',
    parameters: [natural('n'), universeOrDefault('U'), seed()],
    result: 'a game',
    summary: 'A random form of rank at most n in U; the same seed gives the same form everywhere.',
    examples: [
      { input: 'random(3, E, 7) in E', output: 'true' },
      { input: 'same(random(3, M, 5), random(3, M, 5))', output: 'true' },
    ],
    run: ({ arena, game }, n, u, s) => game(randomForm(arena, n, u, s)),
  }),
];

/** A seed, which is 0 where none is given. */
function seed(): Parameter<number> {
  return { ...integer('seed'), missing: () => 0 };
}
