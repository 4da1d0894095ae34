// Where a strong test has no answer: a census keeps what is decided, and a member is not invertible where
// the sum with its conjugate is seen not to be 0.
import { expect, it } from 'vitest';
import { census, decidedCensus } from '../../src/census/index.ts';
import {
  Arena,
  conjugate,
  D,
  type FormId,
  inverse,
  Left,
  misereOutcome,
  NotDecidedError,
  nimHeap,
  Right,
  simplestForm,
  sum,
  type Universe,
  ZERO,
} from '../../src/index.ts';

// Canonical forms of the literature are not what this is about.
const { canonicalOption: _, ...dicots } = D;

/** Dicots, with strength not decided for some forms. */
const refusing = (key: string, isOpen: (id: FormId) => boolean): Universe => ({
  ...dicots,
  key,
  isStrong: (arena, id, side) => {
    if (isOpen(id)) throw new NotDecidedError(`not decided: form ${id}`);
    return D.isStrong(arena, id, side);
  },
});

it('forms that are not decided are listed, and the classes are those of the others', () => {
  const arena = new Arena();
  const whole = census(arena, D, 2);
  const star = nimHeap(arena, 1);
  const universe = refusing('D but for {0, … | *, …}', (id) =>
    [arena.hasOption(id, Left, ZERO), arena.hasOption(id, Right, star)].every(Boolean),
  );
  const { classes, forms, undecided } = decidedCensus(arena, universe, 2);
  expect(undecided).toContain(arena.intern([ZERO, star], [star]));
  expect(classes.length).toBeGreaterThan(2);
  expect(forms).toEqual(whole.forms);
  expect(classes.flatMap(({ members }) => members).length + undecided.length).toBe(forms.length);
  const classOf = (form: FormId) => whole.classes.find(({ members }) => members.includes(form));
  for (const { members, simplest } of classes) {
    for (const member of members) expect(classOf(member)?.simplest).toBe(simplest);
  }
  expect(() => census(arena, universe, 2)).toThrow(NotDecidedError);
});

it('a member whose simplest form is not decided is not invertible where G + its conjugate is not 0', () => {
  const arena = new Arena();
  const universe = refusing('D, never decided', () => true);
  const [star, two] = [nimHeap(arena, 1), nimHeap(arena, 2)];
  const g = sum(arena, two, arena.intern([star], [star]));
  expect(() => simplestForm(arena, g, universe)).toThrow(NotDecidedError);
  // 0 is won by who moves first, this by who does not.
  expect(misereOutcome(arena, sum(arena, g, conjugate(arena, g)))).toBe('P');
  expect(inverse(arena, g, universe)).toBeUndefined();
  expect(() => inverse(arena, arena.intern([g], []), universe)).toThrow(NotDecidedError);
});
