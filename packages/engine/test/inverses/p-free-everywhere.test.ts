// P-free modulo any misère universe, against the definition: is some strictly P-free member of the
// universe equal to the game? For games of rank at most 2 a P-free member of rank at most 2 is enough
// to say yes, and the witness of every yes is checked on its own.

import {
  Arena,
  B,
  closure,
  D,
  E,
  equal,
  type FormId,
  integer,
  isPFree,
  M,
  misereOutcome,
  Normal,
  NotDecidedError,
  pFreeModulo,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { born, randomForm } from '@proviso/engine/census';
import { describe, expect, it } from 'vitest';

const arena = new Arena();
const minusOne = integer(arena, -1);
const universes: Universe[] = [
  M,
  B,
  E,
  closure(arena, [arena.intern([], [ZERO, minusOne])]),
  closure(arena, [minusOne]),
  closure(arena, [arena.intern([], [ZERO, integer(arena, -2)])]),
  D,
];

function expectWitness(g: FormId, universe: Universe): void {
  const answer = pFreeModulo(arena, g, universe);
  if (answer.free) {
    expect(universe.contains(arena, answer.member)).toBe(true);
    expect(isPFree(arena, answer.member)).toBe(true);
    expect(equal(arena, answer.member, g, universe)).toBe(true);
  } else {
    expect(misereOutcome(arena, answer.position)).toBe('P');
  }
}

describe.each(universes)('P-free modulo $name', (universe) => {
  it('is said of every game that equals a strictly P-free member of rank at most 2', () => {
    const games = born(arena, 2, universe);
    const free = games.filter((g) => isPFree(arena, g));
    expect(free.length).toBeGreaterThan(0);
    for (const g of games) {
      const expected = free.some((h) => equal(arena, g, h, universe));
      if (expected) expect(pFreeModulo(arena, g, universe).free).toBe(true);
      expectWitness(g, universe);
    }
  });

  it('comes with a witness for random games of rank 3', () => {
    for (let seed = 0; seed < 200; seed++) {
      expectWitness(randomForm(arena, 3, universe, seed), universe);
    }
  });
});

it('among dicots only what equals 0 is P-free', () => {
  for (const g of born(arena, 2, D)) {
    expect(pFreeModulo(arena, g, D).free).toBe(equal(arena, g, ZERO, D));
  }
});

it('is no question of normal play', () => {
  expect(() => pFreeModulo(arena, ZERO, Normal)).toThrow(NotDecidedError);
});
