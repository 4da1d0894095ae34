// Every language of the page says what English says: the same texts with the same things inserted, none
// of them empty, and none left in English.

import { expect, it } from 'vitest';
import { universeWords } from '../src/parts/universe-words.ts';
import { UNIVERSES } from '../src/protocol/universes.ts';
import { en } from '../src/texts/en/index.ts';
import { ENGLISH, fitting, LANGUAGES } from '../src/texts/languages.ts';
import { plural } from '../src/texts/plural.ts';
import { rich } from '../src/texts/rich.ts';

/** Texts by their paths: `frame.views.start`. */
function entries(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? entries(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as [string, unknown]],
  );
}

/** Something to insert, whether as a word, as an element or around words. */
function inserted(place: number) {
  const mark = `«${place}»`;
  const around = (words: unknown) => [mark, words];
  return Object.assign(around, { toString: () => mark, toLocaleString: () => mark });
}

/** A text as it is read, whatever elements stand in it. */
function words(text: unknown): string {
  return Array.isArray(text) ? text.map(words).join('') : String(text ?? '');
}

const NUMBERS = [0, 1, 2, 5, 31] as const;

/** What a function of texts says of marks, and of numbers in the place of any of them. */
function* said(text: (...args: unknown[]) => unknown, count: number) {
  for (let numeric = 0; numeric < 2 ** count; numeric++) {
    for (const number of numeric === 0 ? [0] : NUMBERS) {
      const args = Array.from({ length: count }, (_, i) =>
        (numeric >> i) & 1 ? number + i : inserted(i),
      );
      try {
        yield { args: args.map(words).join(', '), says: words(text(...args)) };
      } catch {
        // A number is nothing to put around words.
      }
    }
  }
}

type Say = (...args: unknown[]) => unknown;

const marks = (text: string) => [...new Set(text.match(/«\d»/g))].sort();
const digits = (text: string) => [...new Set(text.match(/\d+/g))].sort();

/** What is the same in any language, or happens to be. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Start',
    'Quotient',
    'Analyse',
    'auto',
    '«0» · Proviso',
    ' modulo «0»',
    'Code',
    'Definition',
    'Petersen',
    'plus',
    'minus',
    'minus «0»',
    'mod',
    'mod «0»',
    '«0» s',
    '«0» min «1» s',
    '«0» MiB',
  ],
};

const others = LANGUAGES.filter((language) => language !== ENGLISH);

it.each(others)('$name says what English says', async ({ code, load }) => {
  const english = entries(en);
  const other = new Map(entries(await load()));
  expect([...other.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  const alike: string[] = [];
  for (const [path, text] of english) {
    const translated = other.get(path);
    expect(typeof translated, path).toBe(typeof text);
    if (typeof text !== 'function') {
      expect(words(translated).trim(), path).not.toBe('');
      if (translated === text) alike.push(words(text));
      continue;
    }
    const ours = [...said(text as Say, text.length)];
    const theirs = [...said(translated as Say, text.length)];
    expect(theirs.map(({ args }) => args)).toEqual(ours.map(({ args }) => args));
    for (const [i, { args, says }] of ours.entries()) {
      const same = theirs[i]?.says ?? '';
      expect(marks(same), `${path}(${args})`).toEqual(marks(says));
      // One of something may be said in words.
      if (!/\b[01]\b/.test(args)) {
        expect(digits(same), `${path}(${args})`).toEqual(digits(says));
      }
      expect(same, `${path}(${args})`).not.toMatch(/undefined|NaN|\[object/);
      expect(says, `${path}(${args})`).not.toMatch(/undefined|NaN|\[object/);
    }
    if (theirs[0]?.says === ours[0]?.says) alike.push(ours[0]?.says ?? '');
  }
  const allowed = ALIKE[code] ?? [];
  expect(alike.filter((text) => !allowed.includes(text))).toEqual([]);
  expect(allowed.filter((text) => !alike.includes(text))).toEqual([]);
});

it('English is never empty', () => {
  for (const [path, text] of entries(en)) {
    if (typeof text === 'string') expect(text.trim(), path).not.toBe('');
  }
});

it('the language is the first that the reader wants and that there is', () => {
  expect(fitting(['fr-CA', 'de-AT', 'en']).code).toBe('de');
  expect(fitting(['en-GB', 'de']).code).toBe('en');
  expect(fitting(['DE']).code).toBe('de');
  expect(fitting(['ja', 'toString']).code).toBe('en');
  expect(fitting([]).code).toBe('en');
});

it('words go by the number, as the language has it', () => {
  const moves = (count: number) => plural('en')(count, { one: 'move', other: 'moves' });
  expect([0, 1, 2].map(moves)).toEqual(['moves', 'move', 'moves']);
  const polish = { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' };
  expect([1, 3, 5].map((count) => plural('pl')(count, polish))).toEqual([
    'ruch',
    'ruchy',
    'ruchów',
  ]);
});

it('elements stand between words where the sentence has them', () => {
  const [first, second] = [{ is: 'G' }, { is: 'H' }];
  expect(rich`Is ${first as never} equal to ${second as never}?`).toEqual([
    'Is ',
    first,
    ' equal to ',
    second,
    '?',
  ]);
});

it('the universes are told in the words of the engine', () => {
  for (const { key, words } of UNIVERSES) expect(universeWords({ key, words: '' })).toBe(words);
  expect(universeWords({ key: 'D({.|0,*})', words: '' })).toMatch(/least universe/);
  expect(universeWords({ key: 'Crowded' as never, words: 'crowded games' })).toBe('crowded games');
});
