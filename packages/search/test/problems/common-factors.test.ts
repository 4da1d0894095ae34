import { Arena, type FormId, Right, rank } from '@proviso/engine';
import { deadEndSum, deadEnds, endQuotient, isIrreducibleEnd } from '@proviso/engine/ends';
import { CanonicalOrder } from '@proviso/engine/forms';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/problems/at.ts';
import { CommonFactors } from '../../src/problems/common-factors.ts';

/** The ends of a level by rank, and how many of them are of lower levels. */
function levelOf(arena: Arena, level: number): { ends: FormId[]; lower: number } {
  const ends = [...deadEnds(arena, level)];
  const order = new CanonicalOrder(arena, ends);
  ends.sort((a, b) => order.place(a) - order.place(b));
  return { ends, lower: deadEnds(arena, level - 1).length };
}

/** The same from the definition: the sum is built, and its options divided by either part. */
function commonByDivision(arena: Arena, a: FormId, b: FormId, atoms: readonly FormId[]): FormId[] {
  const moved = arena.options(deadEndSum(arena, a, b), Right).map((option) => {
    const part = endQuotient(arena, option, b) ?? endQuotient(arena, option, a);
    if (part === undefined) throw new Error('a move in neither part');
    return part;
  });
  return atoms.filter((atom) =>
    moved.every((part) => endQuotient(arena, part, atom) !== undefined),
  );
}

describe('common factors of the options of a sum of two atoms', () => {
  test('of all atoms of rank 4 they are those that division finds', () => {
    const arena = new Arena();
    const { ends, lower } = levelOf(arena, 4);
    const common = new CommonFactors(arena, ends, lower);
    const atoms = ends.filter((end) => isIrreducibleEnd(arena, end) && rank(arena, end) > 1);
    const last = ends.flatMap((end, i) =>
      atoms.includes(end) && rank(arena, end) === 4 ? [i] : [],
    );
    for (const a of last) {
      for (const b of last.filter((other) => other >= a)) {
        const found = common.common(a, b);
        const places = ends.filter((_, i) => ((found >> BigInt(i)) & 1n) === 1n);
        expect(places).toEqual(commonByDivision(arena, at(ends, a), at(ends, b), atoms));
      }
    }
  });

  test('of some atoms of rank 5 likewise, among them pairs that have common factors', () => {
    const arena = new Arena();
    const { ends, lower } = levelOf(arena, 5);
    const common = new CommonFactors(arena, ends, lower);
    const atoms = ends
      .slice(0, lower)
      .filter((end) => isIrreducibleEnd(arena, end) && rank(arena, end) > 1);
    const last = ends.flatMap((end, i) =>
      isIrreducibleEnd(arena, end) && rank(arena, end) === 5 ? [i] : [],
    );
    // One option that an atom divides; the others are dominated in some sums.
    const near = last.filter((i) =>
      arena
        .options(at(ends, i), Right)
        .some((option) => atoms.slice(0, 3).some((atom) => endQuotient(arena, option, atom))),
    );
    const some = new Set([...last.filter((i) => i % 1999 === 500), ...near.slice(0, 40)]);
    let held = 0;
    for (const a of some) {
      for (const b of [...some].filter((other) => other >= a)) {
        const found = common.common(a, b);
        const places = ends.slice(0, lower).filter((_, i) => ((found >> BigInt(i)) & 1n) === 1n);
        expect(places).toEqual(commonByDivision(arena, at(ends, a), at(ends, b), atoms));
        if (places.length > 0) held++;
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});
