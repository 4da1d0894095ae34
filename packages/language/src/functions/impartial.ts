// Impartial games in misère play: genus, canonical form, mate, and which games are tame.

import { type Arena, D, type FormId } from '@proviso/engine';
import {
  genus,
  genusText,
  heapGenera,
  isGenerallyTame,
  isHalfTame,
  isRestive,
  isRestless,
  isTame,
  mate,
  misereCanonicalForm,
  misereNimValue,
  nimValue,
} from '@proviso/engine/impartial';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { booleanValue, integerValueOf, listValue, textValue } from '../values/value.ts';
import { anything, natural, optional, type Position, position, positionOf } from './parameters.ts';

const ITEM = 'Conway, chapter 12';

/** A form equal to a game or board in every sum with impartial games, which are dicots. */
const formOf = (g: Position): FormId => g.modulo(D);

/** A function that says of an impartial game whether it is something. */
const question = (
  name: string,
  summary: string,
  examples: FunctionDescriptor['examples'],
  holds: (arena: Arena, g: FormId) => boolean,
): FunctionDescriptor =>
  describe({
    name,
    theme: 'impartial',
    parameters: [position('G')],
    result: 'true or false',
    summary,
    item: ITEM,
    notes: ['It is asked of the misère canonical form. G must be impartial.'],
    examples,
    run: ({ arena }, g) => booleanValue(holds(arena, formOf(g))),
  });

export const IMPARTIAL: readonly FunctionDescriptor[] = [
  describe({
    name: 'genus',
    theme: 'impartial',
    parameters: [anything('G'), optional(natural('n'))],
    result: 'a text; of a ruleset and n, a list of them for the heaps 1 to n',
    summary:
      'The genus of an impartial game: its nim-value, and its misère nim-values beside 0, 1, 2, … heaps of 2.',
    item: ITEM,
    notes: [
      'The last two digits go on by turns: `0^120` is 0 with 1, 2, 0, 2, 0, …. Digits above 9 are separated by commas.',
    ],
    examples: [
      { input: 'genus(0)', output: '0^120' },
      { input: 'genus(octal("0.77", 5))', output: '4^146' },
      {
        input: 'genus(octal("0.312"), 6)',
        output: '["1^031", "2^20", "0^02", "2^1420", "0^02", "1^13"]',
      },
    ],
    run: (context, g, n) => {
      const { arena, span } = context;
      if (g.type !== 'ruleset') {
        const form = formOf(positionOf(g, span, context));
        if (n === undefined) return textValue(genusText(genus(arena, form)));
        throw context.error(
          'value',
          'heaps up to n are asked of a ruleset',
          'write `genus(G)`, or `genus(octal("0.77"), n)`',
        );
      }
      if (n === undefined) {
        throw context.error(
          'value',
          'of a ruleset, the genus is taken of heaps up to a size',
          'write `genus(octal("0.77"), 20)`, or `genus(G)` of a position',
        );
      }
      return listValue(heapGenera(arena, g.ruleset, n).map((each) => textValue(genusText(each))));
    },
  }),
  describe({
    name: 'nimvalue',
    theme: 'impartial',
    parameters: [position('G')],
    result: 'an integer',
    summary: 'The nim-value of an impartial game in normal play: it equals that heap there.',
    item: ITEM,
    examples: [{ input: 'nimvalue(*2 + *3)', output: '1' }],
    run: ({ arena }, g) => integerValueOf(nimValue(arena, formOf(g))),
  }),
  describe({
    name: 'miserenimvalue',
    theme: 'impartial',
    parameters: [position('G')],
    result: 'an integer',
    summary: 'The misère nim-value of an impartial game: the m for which G + *m is a P-position.',
    item: ITEM,
    notes: [
      'It tells who wins G, and G beside one heap; beside several heaps of 2 the genus tells.',
    ],
    examples: [
      { input: 'miserenimvalue(0)', output: '1' },
      { input: 'miserenimvalue(*2 + *2)', output: '0' },
    ],
    run: ({ arena }, g) => integerValueOf(misereNimValue(arena, formOf(g))),
  }),
  describe({
    name: 'miserecanonical',
    theme: 'impartial',
    parameters: [position('G')],
    result: 'a game',
    summary: 'The misère canonical form of an impartial game, which is its simplest form modulo D.',
    item: ITEM,
    notes: [
      'Two impartial games have the same outcome beside every impartial game exactly when this form is the same. Modulo M more games differ: * + * equals 0 among impartial games, and not beside all games.',
    ],
    examples: [
      { input: 'miserecanonical(* + *)', output: '0' },
      { input: 'miserecanonical(* + *2)', output: '*3' },
    ],
    run: ({ arena, game }, g) => game(misereCanonicalForm(arena, formOf(g))),
  }),
  describe({
    name: 'mate',
    theme: 'impartial',
    parameters: [position('G')],
    result: 'a game',
    summary:
      'The mate of an impartial game, in canonical form: G + mate(G) is a P-position; its options are the mates of the options of G.',
    item: ITEM,
    notes: ['The mate of 0 is *. Before it is reduced it is `adjoint(G)`.'],
    examples: [
      { input: 'mate(0)', output: '*' },
      { input: 'outcome(*3 + mate(*3))', output: 'P' },
    ],
    run: ({ arena, game }, g) => game(mate(arena, formOf(g))),
  }),
  question(
    'tame',
    'Whether an impartial game and all that follows looks like a position of Nim: nim-value and misère nim-value are the same, or both at most 1.',
    [
      { input: 'tame(*2 + *2)', output: 'true' },
      { input: 'tame(octal("0.77", 5))', output: 'false' },
    ],
    isTame,
  ),
  question(
    'generallytame',
    'Whether an impartial game is tame but for moves that can be reverted; sums of such games are won like Nim.',
    [{ input: 'generallytame(*3)', output: 'true' }],
    isGenerallyTame,
  ),
  question(
    'halftame',
    'Whether an impartial game is not generally tame, but G + G is and has the genus 0^02.',
    [{ input: 'halftame({0, *2 + *2 | 0, *2 + *2})', output: 'true' }],
    isHalfTame,
  ),
  question(
    'restive',
    'Whether an impartial game is not tame, all its options are, and its nim-value is 0 or 1.',
    [{ input: 'restive({0, *2 + *2 | 0, *2 + *2})', output: 'true' }],
    isRestive,
  ),
  question(
    'restless',
    'Whether an impartial game is not tame, all its options are generally tame, and its misère nim-value is 0 or 1.',
    [{ input: 'restless({*2 + *2, * | *2 + *2, *})', output: 'true' }],
    isRestless,
  ),
];
