// Where each ruleset lives, as it says of itself: all small positions lie there, and, where there is
// a smaller one among the usual universes, not all lie in that.
import { describe, expect, it } from 'vitest';
import { Arena, B, closure, D, E, integer, M, type Universe, ZERO } from '../../src/index.ts';
import { boardForm, rulesets } from '../../src/rulesets/index.ts';
import { smallPositions } from './small-positions.ts';

const arena = new Arena();
const bar1 = integer(arena, -1);
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
    form: boardForm(arena, name === 'octal' ? board('0.77', text) : board(text)),
  }));

  it(`lives in ${ruleset.habitat.universe}: ${ruleset.habitat.because}`, () => {
    const home = universes[ruleset.habitat.universe]!;
    expect(forms.length).toBeGreaterThan(20);
    for (const { text, form } of forms) expect(home.contains(arena, form), text).toBe(true);
  });

  it('and in no smaller one of the usual universes', () => {
    const smaller = names[names.indexOf(ruleset.habitat.universe) + 1];
    if (smaller === undefined) return;
    const universe = universes[smaller]!;
    expect(forms.some(({ form }) => !universe.contains(arena, form))).toBe(true);
  });
});

describe('other octal games', () => {
  it.each(['0.07', '0.137', '4.0', '0.3', '0.6'])('%s lives in D', (code) => {
    const { board } = rulesets.get('octal')!;
    for (let n = 1; n <= 10; n++)
      expect(D.contains(arena, boardForm(arena, board(code, n)))).toBe(true);
  });
});
