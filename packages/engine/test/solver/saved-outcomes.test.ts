// Tables that are saved and taken up again: after a search to its end, after one that was stopped, and
// from files that are not what they should be.

import { describe, expect, test } from 'vitest';
import { Arena, BudgetError, ValueError } from '../../src/index.ts';
import {
  boardOutcome,
  clobber,
  domineering,
  nim,
  type Ruleset,
  readBoard,
  saveOutcomes,
  takeUpOutcomes,
} from '../../src/rulesets/index.ts';

const games = [
  [domineering as Ruleset, [5, 5]],
  [clobber as Ruleset, [4, 4]],
] as const;

describe.each(games)('%#', (ruleset, sizes) => {
  const board = readBoard(ruleset, sizes);

  test.each(['misere', 'normal'] as const)('what is taken up is not searched again, %s', (play) => {
    const first = new Arena();
    const outcome = boardOutcome(first, board, play);
    const second = new Arena();
    takeUpOutcomes(second, ruleset, play, saveOutcomes(first, ruleset, play));
    expect(boardOutcome(second, board, play)).toBe(outcome);
    expect(second.positions).toBe(0);
  });

  test('a search that is killed again and again comes to the same end', () => {
    const whole = new Arena();
    const outcome = boardOutcome(whole, board);
    const slice = Math.ceil(whole.positions / 5);
    let saved: Uint8Array | undefined;
    let found: string | undefined;
    let lives = 0;
    for (; found === undefined && lives < 60; lives++) {
      // Nothing but the saved bytes lives on.
      const arena = new Arena();
      if (saved !== undefined) takeUpOutcomes(arena, ruleset, 'misere', saved);
      try {
        found = arena.under({ maxForms: slice }, () => boardOutcome(arena, board));
      } catch (error) {
        expect(error).toBeInstanceOf(BudgetError);
      }
      saved = saveOutcomes(arena, ruleset, 'misere');
    }
    expect(found).toBe(outcome);
    expect(lives).toBeGreaterThan(1);
  });
});

describe('a file is refused, and nothing of it is taken up,', () => {
  const arena = new Arena();
  boardOutcome(arena, readBoard(domineering, [3, 3]));
  const saved = saveOutcomes(arena, domineering as Ruleset, 'misere');
  const refused = (bytes: Uint8Array, ruleset = domineering as Ruleset) => {
    const fresh = new Arena();
    expect(() => takeUpOutcomes(fresh, ruleset, 'misere', bytes)).toThrow(ValueError);
    const again = saveOutcomes(fresh, ruleset, 'misere');
    expect(again).toEqual(saveOutcomes(new Arena(), ruleset, 'misere'));
  };

  test('where it was cut short, at any place', () => {
    for (let length = 0; length < saved.length; length++) refused(saved.subarray(0, length));
  });

  test('where a bit has changed', () => {
    for (let at = 0; at < saved.length; at += 5) {
      const changed = saved.slice();
      changed[at] = saved[at]! ^ (1 << (at % 8));
      refused(changed);
    }
  });

  test('where it is about something else', () => {
    refused(saved, clobber as Ruleset);
    expect(() => takeUpOutcomes(new Arena(), domineering as Ruleset, 'normal', saved)).toThrow(
      'about domineering in misere play, not domineering in normal play',
    );
  });

  test('and rulesets that are not packed have none', () => {
    expect(() => saveOutcomes(new Arena(), nim as Ruleset, 'misere')).toThrow('cannot be saved');
  });
});
