// Families of games with a name in the papers, and the ends that test strength.

import {
  type Arena,
  conjugate,
  type FormId,
  M,
  nimHeap,
  perfectMurder,
  smallTestSet,
  ZERO,
} from '@proviso/engine';
import { born } from '@proviso/engine/census';
import {
  blockingPassingGame,
  passingGame,
  superEnd,
  superEndByDefinition,
} from '@proviso/engine/ends';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { listValue } from '../values/value.ts';
import { game, natural, universe } from './parameters.ts';

/** S_4 as defined has more options than can be listed. */
const LAST_WRITTEN_OUT = 3;

export const FAMILIES: readonly FunctionDescriptor[] = [
  describe({
    name: 'nimheap',
    theme: 'families',
    parameters: [natural('n')],
    result: 'a game',
    summary: 'The nim-heap of size n.',
    examples: [{ input: 'nimheap(2) == *2', output: 'true' }],
    run: ({ arena, game }, n) => game(nimHeap(arena, n)),
  }),
  describe({
    name: 'tiny',
    theme: 'families',
    parameters: [game('G')],
    result: 'a game',
    summary: 'Tiny-G of normal play, as the form {0 || 0 | -G}.',
    examples: [{ input: 'same(tiny(2), {0 || 0 | -2})', output: 'true' }],
    run: ({ arena, game: made }, g) => made(tinyForm(arena, g)),
  }),
  describe({
    name: 'miny',
    theme: 'families',
    parameters: [game('G')],
    result: 'a game',
    summary: 'Miny-G, the conjugate of tiny-G: the form {G | 0 || 0}.',
    examples: [{ input: 'same(miny(2), {2 | 0 || 0})', output: 'true' }],
    run: ({ arena, game: made }, g) => made(conjugate(arena, tinyForm(arena, g))),
  }),
  describe({
    name: 'murder',
    theme: 'families',
    parameters: [natural('n')],
    result: 'a game',
    summary: 'The perfect murder M_n, also called the waiting game W_n.',
    item: 'Larsson et al., Definition 3',
    examples: [{ input: 'murder(2)', output: '{. | 0, -1}' }],
    run: ({ arena, game }, n) => game(perfectMurder(arena, n)),
  }),
  describe({
    name: 'passing',
    theme: 'families',
    parameters: [natural('n')],
    result: 'a game',
    summary: 'The passing game A_n, which decides strength in B for forms of rank at most n.',
    item: 'Davies–Milley, Definition 3.9',
    examples: [{ input: 'passing(3)', output: '{. | 0, 1}' }],
    run: ({ arena, game }, n) => game(passingGame(arena, n)),
  }),
  describe({
    name: 'bpassing',
    theme: 'families',
    parameters: [natural('n')],
    result: 'a game',
    summary: 'The B-passing game B_n, which decides strength in B for blocking forms.',
    item: 'Davies–Milley, Definition 3.3',
    examples: [{ input: 'bpassing(3)', output: '{. | 1, {. | 0, 1}}' }],
    run: ({ arena, game }, n) => game(blockingPassingGame(arena, n)),
  }),
  describe({
    name: 'superend',
    theme: 'families',
    parameters: [natural('n')],
    result: 'a game',
    summary: 'The blocked super end S_n; from n = 4 on, a smaller form equal to it modulo M.',
    item: 'Davies–Milley, Definition 3.12 and Proposition 3.16',
    examples: [{ input: 'superend(2)', output: '{. | 0, 1, -1, *}' }],
    run: ({ arena, game }, n) =>
      game(
        n <= LAST_WRITTEN_OUT && n > 0
          ? superEndByDefinition(arena, n, born(arena, n - 1, M))
          : superEnd(arena, n),
      ),
  }),
  describe({
    name: 'testset',
    theme: 'families',
    parameters: [universe('U'), natural('n')],
    result: 'a list of games',
    summary:
      'The Left ends that decide strength for games of rank at most n; for D, E and D(…), n at most 2 if its ends are not dead.',
    item: 'Siegel, Definition 4.8',
    examples: [
      { input: 'testset(D(-1), 2)', output: '[0, -1, -2]' },
      { input: 'testset(D({.|0,*}), 2)', output: '[{. | 0, *}]' },
    ],
    run: ({ arena, game, error }, u, n) => {
      const tests = u.testSet?.(arena, n).map(({ end }) => end) ?? smallTestSet(arena, u, n);
      if (tests !== undefined) return listValue(tests.map((end) => game(end)));
      throw smallTestSet(arena, u, 0) === undefined
        ? error(
            'value',
            `no test sets are defined for ${u.name}`,
            'they are for D, E and D(…), for n at most 2 where its ends are not dead',
          )
        : error(
            'value',
            `modulo ${u.name} test sets are known for rank at most 2`,
            'leftstrong(G, U) decides games of any rank beside all sums of its ends',
          );
    },
  }),
];

/** {0 || 0 | −G}. */
function tinyForm(arena: Arena, g: FormId): FormId {
  return arena.intern([ZERO], [arena.intern([ZERO], [conjugate(arena, g)])]);
}
