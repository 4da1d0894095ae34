// Certificates of quotients: both checkers accept what was found, and refuse it when anything in it
// is changed.
import { afterAll, describe, expect, it } from 'vitest';
import { checkCertificate, claimText } from '../../src/check/index.ts';
import { Arena, ZERO } from '../../src/forms/arena.ts';
import { integer, nimHeap } from '../../src/forms/named.ts';
import {
  gamesQuotientFile,
  heapsQuotientFile,
  quotientOfGames,
  quotientOfHeaps,
} from '../../src/quotients/index.ts';
import { QuotientSearch } from '../../src/quotients/search/quotient-search.ts';
import type { Word } from '../../src/quotients/sums.ts';
import { grundysGame } from '../../src/rulesets/heaps/grundys-game.ts';
import { octal } from '../../src/rulesets/heaps/octal.ts';
import { partizanOctal } from '../../src/rulesets/heaps/partizan-octal.ts';
import { PythonChecker } from './python.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const plain = (file: unknown): Json => JSON.parse(JSON.stringify(file));

function nimTwo(): Json {
  const arena = new Arena();
  return plain(gamesQuotientFile(arena, quotientOfGames(arena, [nimHeap(arena, 2)])));
}

function ones(): Json {
  const arena = new Arena();
  const games = [integer(arena, 1), integer(arena, -1)];
  return plain(gamesQuotientFile(arena, quotientOfGames(arena, games)));
}

/** Two of {* | 0, 1} make the number of ones and stars beside them irrelevant. */
function swallowed(): Json {
  const arena = new Arena();
  const game = arena.intern([nimHeap(arena, 1)], [ZERO, integer(arena, 1)]);
  return plain(gamesQuotientFile(arena, quotientOfGames(arena, [game])));
}

const FILES: readonly (readonly [string, string, Json])[] = [
  ['games', 'the misere quotient of *2 has order 6', nimTwo()],
  ['weights', 'the misere quotient of 1, -1 is infinite', ones()],
  ['weights that are swallowed', 'the misere quotient of {* | 0, 1} is infinite', swallowed()],
  [
    'all heaps of a code',
    'the misere quotient of all heaps of 0.75 has order 8',
    plain(heapsQuotientFile(quotientOfHeaps(octal('0.75'), 22), '')),
  ],
  [
    'codes of two players',
    'the misere quotient of all heaps of 0.7 and 0.07 is infinite',
    plain(heapsQuotientFile(quotientOfHeaps(partizanOctal('0.7', '0.07'), 9), '')),
  ],
  [
    'listed moves',
    'the normal quotient of heaps up to 6 has order 4',
    plain(heapsQuotientFile(quotientOfHeaps(grundysGame, 6, { play: 'normal' }), 'heaps up to 6')),
  ],
];

/** The file with one number or letter changed, for each of them. */
function* changed(value: Json, path: string): Generator<readonly [string, Json]> {
  if (typeof value === 'number') {
    yield [path, value + 1];
    yield [path, value - 1];
    yield [path, value + 0.5];
  } else if (typeof value === 'string') {
    for (const [i, letter] of [...value].entries()) {
      const other = letter === 'N' ? 'P' : letter === 'P' ? 'N' : letter === 'L' ? 'R' : 'L';
      yield [`${path}[${i}]`, value.slice(0, i) + other + value.slice(i + 1)];
    }
    yield [path, `${value}N`];
  } else if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) {
      for (const [place, now] of changed(each, `${path}[${i}]`)) yield [place, value.with(i, now)];
    }
    yield [path, [...value, value.at(-1) ?? 0]];
    if (value.length > 0) yield [path, value.slice(0, -1)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      for (const [place, now] of changed(each, `${path}.${key}`)) {
        yield [place, { ...value, [key]: now }];
      }
      const { [key]: _, ...rest } = value;
      yield [`${path}.${key}`, rest];
    }
  }
}

/** What may be changed: names, a period that is another true claim, options and codes said twice. */
const HARMLESS = /^file\.(?:(?:of|dag\.roots$|period)\b|dag\.forms\[\d+\]\[[01]\]$|codes$)/u;

/** Where moves are listed, others may have the same quotient; then the claim is true of them. */
function isTrueOfItsMoves(file: Json): boolean {
  const { moves, words } = file as unknown as { moves?: Word[][][]; words: unknown[] };
  if (moves === undefined) return false;
  const search = new QuotientSearch({ movers: 2, misere: false });
  for (const sides of moves) search.add(sides.map((side) => side.map((word) => word.toSorted())));
  return search.model.words.length === words.length;
}

/** Whether one letter more was put to the word of a class that has it already: another word for it. */
function isLongerWord(file: Json, forged: Json): boolean {
  type Spelled = { letters: number[]; times: number[][]; words: number[][] };
  const [before, now] = [file, forged] as unknown as [Spelled, Spelled];
  if (before.words.length !== now.words?.length) return false;
  const at = before.words.findIndex((word, i) => word.join() !== now.words[i]?.join());
  const letter = now.words[at]?.at(-1);
  return letter !== undefined && before.times[before.letters.indexOf(letter)]?.[at] === at;
}

describe.each(FILES)('%s', (_, claim, file) => {
  it('is valid', () => {
    const verdict = checkCertificate(file);
    expect(verdict).toMatchObject({ valid: true });
    expect(verdict.valid && claimText(verdict)).toBe(claim);
  });

  it('is refused when a number, a letter or an entry is changed, or the claim says so', () => {
    const accepted: string[] = [];
    for (const [path, forged] of changed(file, 'file')) {
      const verdict = checkCertificate(forged);
      if (!verdict.valid || HARMLESS.test(path) || isLongerWord(file, forged)) continue;
      if (!isTrueOfItsMoves(forged)) accepted.push(path);
    }
    expect(accepted).toEqual([]);
  });
});

it('a period from one heap later needs more heaps, and from one earlier is false', () => {
  const file = plain(heapsQuotientFile(quotientOfHeaps(octal('0.75'), 22), '')) as {
    period: { from: number; period: number };
    heaps: number;
  };
  const { from, period } = file.period;
  const forge = (to: unknown): unknown => checkCertificate({ ...file, period: to });
  expect(forge({ from: from - 1, period })).toMatchObject({ valid: false });
  expect(forge({ from, period: period - 1 })).toMatchObject({ valid: false });
  expect(forge({ from: file.heaps, period })).toMatchObject({ valid: false });
});

const python = new PythonChecker();
afterAll(() => python.remove());

// 1, −1 and ½ in normal play. With ½ + ½ in the class of ½, which has odd weights, it would differ from 1.
it('a class that sums of other weights fall into is refused by both checkers', () => {
  const forged = {
    ...{ format: 'proviso-quotient', version: 1, play: 'normal', of: '1, -1, ½' },
    moves: [
      [[[]], []],
      [[], [[]]],
      [[[]], [[0]]],
    ],
    ...{ letters: [2], times: [[1, 1]], words: [[], [2]], classes: [0, 0, 1] },
    ...{ weights: [2, -2, 1], step: 2, units: [[0], [1]], outcomes: ['RRPLL', 'RRPLL'] },
    ...{ low: -2, high: 2, lowPeriod: 2, highPeriod: 2 },
  };
  const fault = 'a letter leads to a class of another weight';
  expect(checkCertificate(forged)).toMatchObject({ valid: false, fault: `file.times: ${fault}` });
  expect(python.run(JSON.stringify(forged)).verdicts[0]?.kind).not.toBe('valid');
});

it('the checker in Python says the same of files and of forgeries', () => {
  const all = FILES.flatMap(([, , file]) => {
    const forged = [...changed(file, 'file')].map(([, each]) => each);
    return [file, ...forged.filter((_, i) => i % 7 === 0)];
  });
  const { verdicts } = python.run(all.map((file) => JSON.stringify(file)).join('\n'));
  expect(verdicts.map(({ kind }) => kind === 'valid')).toEqual(
    all.map((file) => checkCertificate(file).valid),
  );
  expect(verdicts[0]?.sentence).toBe(FILES[0]?.[1]);
});
