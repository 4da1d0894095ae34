// Texts, sign by sign: what positions of strips and grids are written with. A sign is a character as
// readers count them in plain texts, a code point of Unicode.

import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { valueText } from '../values/text.ts';
import { integerValueOf, listValue, textValue, type Value } from '../values/value.ts';
import { mapElements } from './elements.ts';
import { anything, list, natural, optional, text } from './parameters.ts';

export const TEXTS: readonly FunctionDescriptor[] = [
  describe({
    name: 'part',
    theme: 'texts',
    parameters: [text('t'), natural('from'), natural('length')],
    result: 'a text',
    summary: 'So many signs of a text from a place on, the first at 0; fewer where it ends before.',
    examples: [{ input: 'part("tt.ff", 1, 3)', output: 't.f' }],
    run: (_context, t, from, length) => textValue(signsIn(t, from, from + length)),
  }),
  describe({
    name: 'replace',
    theme: 'texts',
    parameters: [text('t'), text('old'), text('new')],
    result: 'a text',
    summary: 'The text with every `old` in it replaced, from the left.',
    examples: [{ input: 'replace("x.x.", ".", "o")', output: 'xoxo' }],
    run: (context, t, before, after) => {
      refuseEmpty(context, before, 'what is to be replaced');
      return textValue(t.split(before).join(after));
    },
  }),
  describe({
    name: 'split',
    theme: 'texts',
    parameters: [text('t'), text('at')],
    result: 'a list of texts',
    summary: 'The parts of a text between the places where another stands in it.',
    notes: ['At the empty text it splits into its signs.'],
    examples: [
      { input: 'split("..|#.|..", "|")', output: '["..", "#.", ".."]' },
      { input: 'split("xo", "")', output: '["x", "o"]' },
    ],
    run: (_context, t, at) =>
      listValue((at === '' ? charactersOf(t) : t.split(at)).map((part) => textValue(part))),
  }),
  describe({
    name: 'join',
    theme: 'texts',
    parameters: [list('ts'), optional(text('between'))],
    result: 'a text',
    summary: 'Texts one after the other, with another between them; other values by their texts.',
    examples: [
      { input: 'join([1, 2, 3/2], " ")', output: '1 2 3/2' },
      { input: 'join(["..", "#."], "|")', output: '..|#.' },
      { input: 'join(["t" for n in 1..3], "")', output: 'ttt' },
    ],
    run: (context, ts, between = '') => {
      const parts = mapElements(ts, (each) => textOf(context, each));
      context.arena.tick(parts.length);
      return textValue(parts.join(between));
    },
  }),
  describe({
    name: 'text',
    theme: 'texts',
    parameters: [anything('x')],
    result: 'a text',
    summary: 'A value as it is printed, as a text; a text is itself.',
    notes: [
      'The signs are those of the keyboard, `#`, `^` and `-1`, wherever it is read: so it can be compared, and typed again.',
    ],
    examples: [
      { input: 'length(text(integer(2) * 617))', output: '4' },
      { input: 'text({0 | 1})', output: '1/2' },
    ],
    run: (context, x) => textValue(textOf(context, x)),
  }),
  describe({
    name: 'indices',
    theme: 'texts',
    parameters: [text('part'), text('t')],
    result: 'a list of integers',
    summary: 'The places at which a text stands in another, the first at 0; they may overlap.',
    examples: [
      { input: 'indices("..", "...#..")', output: '[0, 1, 4]' },
      { input: 'indices("x", "oo")', output: '[]' },
    ],
    run: (context, part, t) => {
      refuseEmpty(context, part, 'what is looked for');
      const signs = charactersOf(t);
      const wanted = charactersOf(part);
      const places = signs.flatMap((_, i) =>
        wanted.every((sign, k) => signs[i + k] === sign) ? [integerValueOf(i)] : [],
      );
      return listValue(places);
    },
  }),
];

/** The signs of a text. */
function charactersOf(t: string): readonly string[] {
  return [...t];
}

/** Of a text without these every unit is a sign. */
const SURROGATES = /[\ud800-\udfff]/;

/** How many signs a text has. */
export function countSigns(t: string): number {
  return SURROGATES.test(t) ? charactersOf(t).length : t.length;
}

/** The signs from one place to another. */
export function signsIn(t: string, from: number, to: number): string {
  return SURROGATES.test(t) ? charactersOf(t).slice(from, to).join('') : t.slice(from, to);
}

function refuseEmpty(context: CallContext, t: string, what: string): void {
  if (t === '') throw context.error('value', `${what} is the empty text`);
}

/** Longer games are abbreviated. */
const LONGEST = 1_000_000;

function textOf({ names }: CallContext, value: Value): string {
  return valueText(value, { style: 'ascii', maxLength: LONGEST, heads: true, names });
}
