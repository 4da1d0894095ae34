// A quotient is coarser than equality: what is equal modulo a universe has the same outcome beside all
// of its games, so it is one element of the quotient of any games of that universe.
import { describe, expect, it } from 'vitest';
import { Arena, compare, D, E, type FormId, geq, sum, ZERO } from '../../src/index.ts';
import { quotientAtLeast, quotientOfGames } from '../../src/quotients/index.ts';
import { NotDecidedError } from '../../src/storage/errors.ts';
import { randomSource } from '../../src/storage/random.ts';

/** All forms of rank at most 1 with a few of rank 2 in a universe. */
function someForms(arena: Arena, universe: typeof E, seed: number): FormId[] {
  const rng = randomSource(seed);
  const small = [
    ZERO,
    arena.intern([ZERO], [ZERO]),
    arena.intern([ZERO], []),
    arena.intern([], [ZERO]),
  ];
  const found: FormId[] = [];
  while (found.length < 2) {
    const pick = (): FormId[] => small.filter(() => rng(5) < 2);
    const form = arena.intern(pick(), pick());
    if (form !== ZERO && universe.contains(arena, form)) found.push(form);
  }
  return found;
}

describe.each([
  ['D', D],
  ['E', E],
])('games of %s', (_, universe) => {
  it('equal games are one element, and an order modulo the universe is one in the quotient', () => {
    const arena = new Arena();
    let compared = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const games = someForms(arena, universe, seed);
      let found: ReturnType<typeof quotientOfGames>;
      try {
        found = quotientOfGames(arena, games, { limits: { elements: 48 } });
      } catch (error) {
        if (error instanceof NotDecidedError) continue;
        throw error;
      }
      const kinds = [...found.forms.keys()];
      const words = [
        [],
        ...kinds.map((k) => [k]),
        ...kinds.flatMap((k) => kinds.map((j) => [k, j])),
      ];
      const forms = words.map((word) =>
        word.reduce<FormId>((all, kind) => sum(arena, all, found.forms[kind] ?? ZERO), ZERO),
      );
      for (const [i, g] of forms.entries()) {
        for (const [j, h] of forms.entries()) {
          const [one, other] = [found.elementOf(words[i] ?? []), found.elementOf(words[j] ?? [])];
          if (compare(arena, g, h, universe) === '=') {
            expect(one).toEqual(other);
            compared++;
          }
          if (found.order === Infinity || found.kinds.movers === 1) continue;
          if (geq(arena, g, h, universe)) {
            expect(quotientAtLeast(found, one.class, other.class)).toBe(true);
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});
