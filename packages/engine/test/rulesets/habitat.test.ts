// Where each ruleset lives, as it says of itself: all small positions lie there, and, where there is
// a smaller one among the usual universes, not all lie in that.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  closure,
  D,
  E,
  integer,
  M,
  type Universe,
  USUAL_UNIVERSES,
  ZERO,
} from '../../src/index.ts';
import { boardForm, partizanOctal, rulesets } from '../../src/rulesets/index.ts';
import { smallPositions } from './small-positions.ts';

const arena = new Arena();
const bar1 = integer(arena, -1);
/** Each in the one before it. */
const universes: Readonly<Record<string, Universe>> = {
  M,
  B,
  E,
  'D({.|0,-1})': closure(arena, [arena.intern([], [ZERO, bar1])]),
  'D(-1)': closure(arena, [bar1]),
  D,
};
const names = Object.keys(universes);

describe.each([...rulesets.values()])('$name', ({ name, ruleset, board }) => {
  const forms = (smallPositions[name] ?? []).map(({ text }) => ({
    text,
    form: boardForm(arena, board(...(ruleset.parameters ?? []), text)),
  }));

  it(`lives in ${ruleset.habitat.universe}: ${ruleset.habitat.because}`, () => {
    const home = USUAL_UNIVERSES.find((usual) => usual.name === ruleset.habitat.universe)!.in(
      arena,
    );
    expect(forms.length).toBeGreaterThan(20);
    for (const { text, form } of forms) expect(home.contains(arena, form), text).toBe(true);
  });

  it('and in no smaller one of the usual universes', () => {
    const place = names.indexOf(ruleset.habitat.universe);
    const smaller = names[place + 1];
    if (place < 0 || smaller === undefined) return;
    const universe = universes[smaller]!;
    const outside = forms.filter(({ form }) => !universe.contains(arena, form));
    // Where the question is open, a position outside would answer it.
    if (ruleset.habitat.perhapsSmaller) expect(outside).toEqual([]);
    else expect(outside).not.toEqual([]);
  });
});

describe('other octal games', () => {
  it.each(['0.07', '0.137', '4.0', '0.3', '0.6'])('%s lives in D', (code) => {
    const { board } = rulesets.get('octal')!;
    for (let n = 1; n <= 10; n++)
      expect(D.contains(arena, boardForm(arena, board(code, n)))).toBe(true);
  });
});

describe('other partizan octal games', () => {
  it.each([
    ['0.77', '0.007', 'E'],
    ['0.77', '0.77', 'D'],
    ['0.3', '0.37', 'D'],
    ['0.33', '0.003', 'E'],
    ['0.07', '0.3', 'D(-1)'],
    ['0.1', '0.02', 'M'],
    ['4.0', '0.7', 'M'],
  ])('%s and %s live in %s', (left, right, home) => {
    expect(partizanOctal(left, right).habitat.universe).toBe(home);
    const { board } = rulesets.get('partizanoctal')!;
    for (let n = 1; n <= 9; n++)
      expect(universes[home]!.contains(arena, boardForm(arena, board(left, right, n)))).toBe(true);
  });
});
