/**
 * The small games that fingerprints add to a form, in words of sixteen. Which
 * ones refute most was found by trying some thousand games on the questions
 * that boards of Domineering, Clobber and Toads and Frogs ask, each time taking
 * the game, together with its conjugate, that refuted most of what was left.
 */

import { InvariantError } from '../storage/errors.ts';

/** A small game to add: places of its options in the list of all contexts. */
interface Context {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Contexts in one 32-bit word: two bits each. */
export const CONTEXTS_PER_WORD = 16;

/** Names used below. */
const NAMES: Readonly<Record<string, string>> = {
  '0': '{|}',
  '*': '{0|0}',
  '1': '{0|}',
  '-1': '{|0}',
  '2': '{1|}',
  '-2': '{|-1}',
};

/** All ten dicots of rank at most 2; the rest of the word is left to other bits. */
const SMALL_DICOTS = [
  ...['0', '*', '{0|*}', '{*|0}', '{0,*|0}', '{0|0,*}', '{*|*}'],
  ...['{0,*|*}', '{*|0,*}', '{0,*|0,*}'],
];

/** Dicots of rank 3. */
const DICOTS = [
  ...['{{*|0}|{0,*|0}}', '{{0|0,*}|{0|*}}', '{*,{0|*}|*,{*|0}}'],
  ...['{{0|*},{*|0}|{0|*}}', '{{*|0}|{0|*},{*|0}}', '{{*|0}|{*|*}}', '{{*|*}|{0|*}}'],
  ...['{*|{*|0}}', '{{0|*}|*}', '{*|{0,*|*}}', '{{*|0,*}|*}'],
  ...['{{0|*}|{0,*|*}}', '{{*|0,*}|{*|0}}', '{0,{*|0}|{*|0}}', '{{0|*}|0,{0|*}}'],
  '{{*|0,*}|{0,*|*}}',
];

/** Members of D(1̄): integers and what stands on them. */
const ON_INTEGERS = [
  ...['1', '-1', '2', '-2', '{0|1}', '{-1|0}', '{1|-1}', '{-1|1}', '{0|-1}', '{1|0}'],
  ...['{*|1}', '{-1|*}', '{2|}', '{|-2}', '{0,1|-2}', '{2|0,-1}'],
];

/** More of them, up to rank 4. */
const HIGHER_ON_INTEGERS = [
  ...['{1,-1|2,{1|-1}}', '{-2,{1|-1}|1,-1}', '{2|{0|-1}}', '{{1|0}|-2}'],
  ...['{2,{1|-1}|{0|1},{1|-1}}', '{{-1|0},{1|-1}|-2,{1|-1}}'],
  ...['{-1,{*|1}|2,{-1|0}}', '{-2,{0|1}|1,{-1|*}}', '{0,1|2}', '{-2|0,-1}'],
  ...['{{2|{0|-1}}|{2|{0|-1}}}', '{{{1|0}|-2}|{{1|0}|-2}}'],
  ...['{{{1|0}|-2}|{-2,{0|1}|1,{-1|*}}}', '{{-1,{*|1}|2,{-1|0}}|{2|{0|-1}}}'],
  ...['{-2|2,{-1|0}}', '{-2,{0|1}|2}'],
];

/** Perfect murders M_2, M_3 and what stands on them: members of E. */
const ON_MURDERS = [
  ...['{|0,-1}', '{0,1|}', '{|0,{|0,-1}}', '{0,{0,1|}|}'],
  ...['{-1,{0,1|}|{0,1|}}', '{{|0,-1}|1,{|0,-1}}'],
];

/** The words by their contents, those that refute most on boards first. */
export const WORD = { higher: 0, smallDicots: 1, onIntegers: 2, onMurders: 3, dicots: 4 } as const;

/** The words so that options come before what they are options of. */
export const OPTIONS_FIRST = [
  WORD.smallDicots,
  WORD.onIntegers,
  WORD.dicots,
  WORD.higher,
  WORD.onMurders,
] as const;

/** The contexts word by word. */
export const CONTEXT_WORDS: readonly (readonly Context[])[] = readAll([
  HIGHER_ON_INTEGERS,
  SMALL_DICOTS,
  ON_INTEGERS,
  ON_MURDERS,
  DICOTS,
]);

function readAll(words: readonly (readonly string[])[]): Context[][] {
  const places = new Map<string, number>();
  const read: Context[][] = [];
  for (const word of OPTIONS_FIRST) {
    read[word] = (words[word] ?? []).map((text, i) => {
      const body = NAMES[text] ?? text;
      const [left = '', right = ''] = splitOutside(body.slice(1, -1), '|');
      const optionsOf = (side: string): number[] =>
        splitOutside(side, ',')
          .filter((option) => option !== '')
          .map((option) => {
            const place = places.get(option);
            if (place === undefined)
              throw new InvariantError(`the context ${option} of ${text} is missing`);
            return place;
          });
      const context = { left: optionsOf(left), right: optionsOf(right) };
      places.set(text, word * CONTEXTS_PER_WORD + i);
      return context;
    });
  }
  return read;
}

/** Splits a text at a character where it stands outside all braces. */
function splitOutside(text: string, character: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const c of text) {
    if (c === '{') depth++;
    if (c === '}') depth--;
    if (c === character && depth === 0) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts;
}
