// Tables of sets of players: each set is there by its letters, as often as the table of the paper has it.

import {
  attainableOutcomes,
  nimQuotient,
  normalPlay,
  parsePlayerSet,
} from '@proviso/engine/multiplayer';
import { expect, it } from 'vitest';
import {
  playersProductsPicture,
  type Scene,
  sumTablePicture,
  toSvg,
  toTikz,
} from '../src/index.ts';

/** How often a letter stands in a picture, with a tint behind it. */
function letters({ items }: Scene): Record<string, number> {
  const tinted = items.flatMap((item) =>
    item.item === 'rectangle' && item.fill.startsWith('won-')
      ? [[item.at.x + item.width / 2, item.at.y + item.height / 2].join()]
      : [],
  );
  const counts: Record<string, number> = {};
  for (const item of items) {
    if (item.item !== 'label' || !tinted.includes([item.at.x, item.at.y].join())) continue;
    counts[item.words.text] = (counts[item.words.text] ?? 0) + 1;
  }
  return counts;
}

it('the addition table of three players has the letters of [Spindler, Table 1]', () => {
  const heads = ['', 'N', 'O', 'P', 'NO', 'OP', 'PN'];
  const rows = [
    ['', 'N', '', '', 'NO', '', 'N'],
    ['N', 'NO', 'N', 'N', 'NOP', 'N', 'NO'],
    ['', 'N', 'O', '', 'NO', 'O', 'PN'],
    ['', 'N', '', '', 'NO', 'P', 'N'],
    ['NO', 'NOP', 'NO', 'NO', 'NOP', 'NO', 'NOP'],
    ['', 'N', 'O', 'P', 'NO', 'OP', 'PN'],
    ['N', 'NO', 'PN', 'N', 'NOP', 'PN', 'NO'],
  ];
  const set = (text: string) => parsePlayerSet(text, 3);
  const scene = sumTablePicture(
    3,
    heads.map(set),
    rows.map((row) => row.map(set)),
  );
  // Heads stand at the left and above.
  const all = [...heads, ...heads, ...rows.flat()].join('');
  const count = (letter: string) => all.split(letter).length - 1;
  expect(letters(scene)).toEqual({ N: count('N'), O: count('O'), P: count('P') });
  expect(scene.lines?.[2]).toMatch(/^N +N +NO +N +N +NOP +N +NO$/);
  expect(toSvg(scene)).toContain('N + OP: N');
  expect(toTikz(scene)).toContain('tikzpicture');
  expect(attainableOutcomes(3, normalPlay(3))).toHaveLength(heads.length);
});

it('products of the quotient of Nim have the outcomes of their elements', () => {
  const quotient = nimQuotient({ players: 3, heaps: 1 });
  const scene = playersProductsPicture(quotient);
  // The group of order three: outcomes OP, PN and NO [Spindler, Table 4], each three times.
  expect(letters(scene)).toEqual({ N: 6, O: 6, P: 6 });
  expect(toSvg(scene)).toContain('a · a = a², NO');
  const large = nimQuotient({ players: 5 });
  expect(() => playersProductsPicture(large)).toThrow('60');
});
