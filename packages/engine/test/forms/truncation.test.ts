// Truncation of augmented forms (Definition 4.7): τ_0(G) is 0 whatever G is, so a tombstone that only
// the n-th move uncovers is cut off, and one seen earlier stays.

import { Arena, type FormId, isOrdinary, Left, M, Right, ZERO } from '@proviso/engine';
import { randomForm } from '@proviso/engine/census';
import { truncate } from '@proviso/engine/forms';
import { expect, it } from 'vitest';

/** The definition, by recursion. */
function cut(arena: Arena, g: FormId, n: number): FormId {
  if (n === 0) return ZERO;
  return arena.intern(
    arena.options(g, Left).map((x) => cut(arena, x, n - 1)),
    arena.options(g, Right).map((x) => cut(arena, x, n - 1)),
    arena.tombstones(g),
  );
}

it('cuts tombstones at the depth where it cuts moves', () => {
  const arena = new Arena();
  const stones = arena.intern([], [], 3);
  expect(truncate(arena, stones, 0)).toBe(ZERO);
  expect(truncate(arena, stones, 1)).toBe(stones);
  const over = arena.intern([stones], [ZERO]);
  expect(truncate(arena, over, 1)).toBe(arena.intern([ZERO], [ZERO]));
  expect(truncate(arena, over, 2)).toBe(over);
});

it('is the definition, for ordinary and augmented forms', () => {
  const arena = new Arena();
  for (let seed = 0; seed < 100; seed++) {
    const g = randomForm(arena, 4, M, seed);
    const marked = (id: FormId): FormId =>
      arena.intern(
        arena.options(id, Left).map(marked),
        arena.options(id, Right).map(marked),
        [0, 1, 2, 3, 0][(seed + arena.options(id, Left).length) % 5] as 0 | 1 | 2 | 3,
      );
    for (const form of [g, marked(g)]) {
      for (let n = 0; n <= 5; n++) expect(truncate(arena, form, n)).toBe(cut(arena, form, n));
    }
    expect(isOrdinary(arena, g)).toBe(true);
  }
});
