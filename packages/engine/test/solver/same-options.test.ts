// Parts that are taken for one another have the same form, which is built here by other code.

import { describe, expect, test } from 'vitest';
import { Arena } from '../../src/index.ts';
import { boardForm, type Ruleset, readBoard, rulesets } from '../../src/rulesets/index.ts';
import { boardsOfSize, sizesOf } from '../../src/rulesets/sizes.ts';
import { PackedParts } from '../../src/solver/packed-parts.ts';
import { Transpositions } from '../../src/solver/transpositions.ts';

const rulesetOf = (name: string): Ruleset => rulesets.get(name)!.ruleset as Ruleset;

function partsOf(ruleset: Ruleset): PackedParts {
  const meter = { beforeGrowth: () => {}, count: () => {} };
  return new PackedParts(ruleset.packed!.rules, new Transpositions(1), meter);
}

describe.each(['domineering', 'quelhas', 'cram', 'clobber', 'cannibalclobber'])('%s', (name) => {
  const ruleset = rulesetOf(name);
  const parts = partsOf(ruleset);
  const arena = new Arena();

  test('one number, one form', () => {
    const forms = new Map<number, number>();
    let boards = 0;
    for (let size = 1; size <= 7; size++) {
      for (const board of boardsOfSize(ruleset, sizesOf(ruleset)!, size)) {
        boards++;
        const sum = parts.place(ruleset.packed!.pack(board.position)!, false);
        const form = boardForm(arena, board);
        expect(forms.get(sum) ?? form, ruleset.print!(board.position)).toBe(form);
        forms.set(sum, form);
      }
    }
    expect(forms.size).toBeLessThan(boards / 2);
  });
});

test('strips of two and of three squares are one, and of four another', () => {
  const ruleset = rulesetOf('domineering');
  const parts = partsOf(ruleset);
  const numberOf = (length: number) =>
    parts.place(ruleset.packed!.pack(readBoard(ruleset, [1, length]).position)!, false);
  expect(numberOf(3)).toBe(numberOf(2));
  expect(numberOf(4)).not.toBe(numberOf(2));
});
