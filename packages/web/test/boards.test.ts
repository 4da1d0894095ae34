// The page draws on boards with the signs of the rulesets, and only with these.

import { rulesets } from '@proviso/engine';
import { describe, expect, it } from 'vitest';
import { type GridRules, gridRules, nextSign, resized, withSquare } from '../src/board/grids.ts';

const drawn = [...rulesets.values()].flatMap(({ name, ruleset }) => {
  const rules = gridRules(name);
  return rules === undefined ? [] : [{ name, ruleset, rules }];
});

const rulesOf = (name: string): GridRules => drawn.find((one) => one.name === name)!.rules;

it('four rulesets are drawn on squares', () => {
  expect(drawn.map(({ name }) => name)).toEqual([
    'domineering',
    'cram',
    'clobber',
    'toadsandfrogs',
  ]);
});

describe.each(drawn)('$name', ({ ruleset, rules }) => {
  it('reads every board that can be drawn', () => {
    const text = resized('', rules, rules.rows, rules.columns);
    expect(ruleset.print(ruleset.parse(text))).toBe(text);
    for (const { symbol } of rules.signs) {
      const changed = withSquare(text, rules.rows - 1, 1, symbol);
      expect(ruleset.print(ruleset.parse(changed))).toBe(changed);
    }
  });

  it('comes back to the same sign after going through all', () => {
    for (const { symbol } of rules.signs) {
      expect(rules.signs.reduce((at) => nextSign(rules, at), symbol)).toBe(symbol);
    }
  });
});

it('a board keeps its squares when its size changes', () => {
  expect(resized('.#|..', rulesOf('domineering'), 3, 3)).toBe('.#.|...|...');
  expect(resized('.#|..', rulesOf('domineering'), 1, 1)).toBe('.');
  expect(resized('xo', rulesOf('clobber'), 2, 3)).toBe('xox|oxo');
});
