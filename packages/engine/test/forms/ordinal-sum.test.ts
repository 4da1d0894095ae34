// Ordinal sums: against the definition on plain objects, the laws that hold of forms whatever the
// convention, and what is published of them in normal play.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordinalSum } from '../../src/forms/index.ts';
import {
  Arena,
  B,
  closure,
  conjugate,
  D,
  E,
  equal,
  type FormId,
  geq,
  integer,
  Normal,
  nimHeap,
  sum,
  type Universe,
  ZERO,
} from '../../src/index.ts';
import { boardForm, hackenbush, readBoard } from '../../src/rulesets/index.ts';
import { holds, ordinaryForm } from '../oracle/arbitrary.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, game } from '../oracle/game.ts';
import { normalGeq } from '../oracle/normal.ts';
import { misere } from '../oracle/play.ts';
import { words } from '../rulesets/words.ts';

/** The definition: a move below takes away what is above, and a move above leaves what is below. */
function colon(g: G, h: G): G {
  return game(
    [...g.left, ...h.left.map((l) => colon(g, l))],
    [...g.right, ...h.right.map((r) => colon(g, r))],
  );
}

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const small = formsOfRankAtMost(1);
const forms = formsOfRankAtMost(2);
const oracleOutcome = (g: FormId) => misere(fromEngine(arena, g));

describe('the ordinal sum', () => {
  it('is the definition, for all forms of rank at most 2 over and under each other', () => {
    for (const g of forms) {
      for (const h of forms) expect(ordinalSum(arena, id(g), id(h))).toBe(id(colon(g, h)));
    }
  });

  it('is associative, has 0 on both sides for nothing, and goes with conjugates', () => {
    const form = ordinaryForm(3);
    holds(
      fc.property(form, form, form, (a, b, c) => {
        const [g, h, k] = [id(a), id(b), id(c)];
        expect(ordinalSum(arena, ordinalSum(arena, g, h), k)).toBe(
          ordinalSum(arena, g, ordinalSum(arena, h, k)),
        );
        expect(ordinalSum(arena, g, ZERO)).toBe(g);
        expect(ordinalSum(arena, ZERO, g)).toBe(g);
        expect(conjugate(arena, ordinalSum(arena, g, h))).toBe(
          ordinalSum(arena, conjugate(arena, g), conjugate(arena, h)),
        );
      }),
    );
  });

  it('of nim-heaps is the heap of both', () => {
    for (let m = 0; m <= 6; m++) {
      for (let n = 0; n <= 6; n++) {
        const both = ordinalSum(arena, nimHeap(arena, m), nimHeap(arena, n));
        expect(both).toBe(nimHeap(arena, m + n));
      }
    }
  });

  it('of edges from the ground up is the string of Hackenbush, and of a string and a tree the tree on it', () => {
    const edge = { b: integer(arena, 1), r: integer(arena, -1), g: nimHeap(arena, 1) };
    const string = (text: string) => boardForm(arena, readBoard(hackenbush, [text]));
    for (let n = 1; n <= 6; n++) {
      for (const text of words('brg', n)) {
        const edges = [...text].map((colour) => edge[colour as 'b' | 'r' | 'g']);
        expect(edges.reduce((below, next) => ordinalSum(arena, below, next))).toBe(string(text));
      }
    }
    const branches = sum(arena, string('rb'), string('gr'));
    expect(ordinalSum(arena, string('bg'), branches)).toBe(string('bg(rb)(gr)'));
  });

  it('is as deep as integers are', () => {
    const high = ordinalSum(arena, nimHeap(arena, 1), integer(arena, 20_000));
    expect(ordinalSum(arena, nimHeap(arena, 1), integer(arena, 20_000))).toBe(high);
  });

  it('has no place for tombstones', () => {
    const marked = arena.intern([ZERO], [], 2);
    expect(() => ordinalSum(arena, marked, ZERO)).toThrow('tombstone');
    expect(() => ordinalSum(arena, ZERO, marked)).toThrow('tombstone');
  });
});

describe('in normal play', () => {
  it('what is above counts by its value alone: the colon principle', () => {
    for (const h of small) {
      for (const k of forms.filter((each) => normalGeq(h, each))) {
        for (const g of forms.filter((_, i) => i % 5 === 0)) {
          expect(normalGeq(colon(g, h), colon(g, k))).toBe(true);
        }
      }
    }
  });

  it('what is below counts by its form: 0:1 is 1, and {-1|1}:1 is 1/2', () => {
    const one = integer(arena, 1);
    const zero = arena.intern([integer(arena, -1)], [one]);
    expect(equal(arena, zero, ZERO, Normal)).toBe(true);
    expect(equal(arena, ordinalSum(arena, ZERO, one), one, Normal)).toBe(true);
    const half = arena.intern([ZERO], [one]);
    expect(equal(arena, ordinalSum(arena, zero, one), half, Normal)).toBe(true);
  });
});

describe('in misère play', () => {
  const universes: readonly Universe[] = [D, closure(arena, [integer(arena, -1)]), E];

  it.each(universes)('modulo $name greater above is greater: the colon principle', (universe) => {
    const members = forms.map(id).filter((g) => universe.contains(arena, g));
    let cases = 0;
    for (const [i, h] of members.entries()) {
      for (const k of members.filter((each, j) => (i + j) % 4 === 0 && each !== h)) {
        if (!geq(arena, h, k, universe)) continue;
        for (const g of members.filter((_, j) => (i + j) % 9 === 0)) {
          cases++;
          const [above, below] = [ordinalSum(arena, g, h), ordinalSum(arena, g, k)];
          expect(geq(arena, above, below, universe)).toBe(true);
        }
      }
    }
    expect(cases).toBeGreaterThan(5);
  });

  it.each([...universes, B])(
    'modulo $name it fails where G is not dead-ending: {-1 | .} is 0, and not above {. | 1}',
    (universe) => {
      const [one, bar] = [integer(arena, 1), integer(arena, -1)];
      const above = arena.intern([bar], []);
      expect(equal(arena, above, ZERO, universe)).toBe(true);
      const below = arena.intern([], [one]);
      const both = ordinalSum(arena, below, above);
      expect(equal(arena, both, below, universe)).toBe(false);
      // Left to move has won where she has no move; with one above she has to make it.
      expect([both, below].map(oracleOutcome)).toEqual(['R', 'N']);
    },
  );

  it('what is below counts by its form: {* | *} and 0 are equal modulo D, and not under *', () => {
    const star = nimHeap(arena, 1);
    const zero = arena.intern([star], [star]);
    expect(equal(arena, zero, ZERO, D)).toBe(true);
    expect(equal(arena, ordinalSum(arena, zero, star), star, D)).toBe(false);
  });
});
