import {
  Arena,
  B,
  D,
  E,
  geq,
  integer,
  Left,
  M,
  nimHeap,
  nodes,
  Right,
  subpositions,
  ZERO,
} from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { deadEnds } from '@proviso/engine/ends';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dagPicture, hasseDiagram, hassePicture, PictureTooLargeError } from '../src/index.ts';
import { form, labels, lines, outside, overlaps, texts } from './games.ts';

const arena = new Arena();
const star = nimHeap(arena, 1);

describe('the DAG of a form', () => {
  it('*3 has four nodes and, for either player, six moves', () => {
    const scene = dagPicture(arena, nimHeap(arena, 3));
    expect(texts(scene).sort()).toEqual(['*', '*2', '*3', '0']);
    expect(lines(scene).filter(({ kind }) => kind === 'left')).toHaveLength(6);
    expect(lines(scene).filter(({ kind }) => kind === 'right')).toHaveLength(6);
  });

  it('names what is long and says in a key what the names mean', () => {
    const inner = arena.intern([ZERO, star], [integer(arena, -1), star]);
    const scene = dagPicture(arena, arena.intern([inner], [ZERO], 2));
    expect(texts(scene)).toContain('G');
    expect(texts(scene)).toContain('G₁');
    expect(texts(scene)).toContain('G = {G₁ | 0, ■}');
    expect(texts(scene)).toContain('G₁ = {0, * | 1̄, *}');
  });

  it('has every subposition and every move once', () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        const scene = dagPicture(arena, id);
        const all = subpositions(arena, id);
        const moves = all.reduce(
          (n, form) => n + arena.options(form, Left).length + arena.options(form, Right).length,
          0,
        );
        expect(lines(scene)).toHaveLength(moves);
        expect(labels(scene).filter(({ plate }) => plate)).toHaveLength(nodes(arena, id));
      }),
    );
  });

  it("bows Left's moves to the left and Right's to the right", () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        for (const { kind, from, to, bends = [] } of lines(dagPicture(arena, id))) {
          const middle = (from.x + to.x) / 2;
          expect(bends).toHaveLength(1);
          expect(kind === 'left' ? bends[0]!.x < middle : bends[0]!.x > middle).toBe(true);
          expect(to.y).toBeGreaterThan(from.y);
        }
      }),
    );
  });

  it('has no overlapping labels and stays inside', () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        const scene = dagPicture(arena, id);
        expect(overlaps(scene)).toEqual([]);
        expect(outside(scene)).toEqual([]);
      }),
    );
  });

  it('refuses what is too large, with the numbers', () => {
    const draw = () => dagPicture(arena, nimHeap(arena, 12), { maxNodes: 10 });
    expect(draw).toThrow(PictureTooLargeError);
    expect(draw).toThrow('13 distinct subpositions');
    // *150 has 150 · 151 / 2 moves for each player.
    expect(() => dagPicture(arena, nimHeap(arena, 150))).toThrow('22,650 moves');
  });
});

describe('the Hasse diagram', () => {
  it('puts games that are equal at one node', () => {
    // 0 and * + * are equal modulo D, so they share a node.
    const twoStars = arena.intern([star], [star]);
    const diagram = hasseDiagram(arena, [ZERO, twoStars, star], D);
    expect(diagram.games).toEqual([ZERO, star]);
  });

  it.each([M, B, E, D])('of random lists modulo $name is the transitive reduction', (universe) => {
    const day2 = born(arena, 2, universe);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(day2.length - 1), { maxLength: 14 }), (chosen) => {
        const games = chosen.map((i) => day2[i] ?? ZERO);
        const { games: classes, covers } = hasseDiagram(arena, games, universe);
        const below = closureOf(classes.length, covers);
        // Along covers one gets exactly to what is smaller …
        for (const [i, g] of classes.entries()) {
          for (const [j, h] of classes.entries()) {
            if (i !== j) expect(below(i, j)).toBe(geq(arena, g, h, universe));
          }
        }
        // … and no cover can be left out.
        for (const cover of covers) {
          const others = covers.filter((other) => other !== cover);
          expect(closureOf(classes.length, others)(cover[0], cover[1])).toBe(false);
        }
        for (const game of games) {
          const equals = classes.filter(
            (other) => geq(arena, game, other, universe) && geq(arena, other, game, universe),
          );
          expect(equals).toHaveLength(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['dicots born by day 2', () => born(arena, 2, D), D],
    ['dead-ending games born by day 2', () => born(arena, 2, E), E],
    ['Left dead ends of rank at most 4', () => deadEnds(arena, 4), E],
    ['nothing', () => [], M],
  ] as const)('of the %s: greater is higher, and no labels overlap', (_, games, universe) => {
    const scene = hassePicture(arena, games(), universe);
    for (const { from, to } of lines(scene)) expect(to.y).toBeGreaterThan(from.y);
    expect(overlaps(scene)).toEqual([]);
    expect(outside(scene)).toEqual([]);
  });

  it('refuses lists that are too long before it compares anything', () => {
    const many = Array.from({ length: 2001 }, () => ZERO);
    expect(() => hassePicture(arena, many, M)).toThrow('the list has 2,001 games');
  });

  it('with many games has numbers and a key', () => {
    const scene = hassePicture(arena, born(arena, 2, E), E);
    // 196 classes: the 192 reduced games born on day 2, and 0, 1, 1̄ and *.
    expect(scene.title).toBe('Order of 196 games modulo E');
    const plates = labels(scene).filter(({ plate }) => plate);
    expect(plates.map(({ words }) => Number(words.text)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 196 }, (_, i) => i + 1),
    );
    expect(texts(scene).filter((text) => /^\d+ = /.test(text))).toHaveLength(196);
  });
});

/** Whether one gets from one node to another along the covers. */
function closureOf(
  size: number,
  covers: readonly (readonly [number, number, ...unknown[]])[],
): (from: number, to: number) => boolean {
  const reach = Array.from({ length: size }, () => new Set<number>());
  for (let pass = 0; pass < size; pass++) {
    for (const [upper, lower] of covers) {
      reach[upper]!.add(lower);
      for (const further of reach[lower]!) reach[upper]!.add(further);
    }
  }
  return (from, to) => reach[from]!.has(to);
}

describe('Hasse diagrams in letters', () => {
  it('have greater games higher, and say which covers which', () => {
    // One more Left option is better for Left where both can move.
    const fewer = arena.intern([ZERO], [star]);
    const more = arena.intern([ZERO, star], [star]);
    expect(hassePicture(arena, [fewer, more], D).lines).toEqual([
      '{0, * | *}',
      ' {0 | *}',
      '',
      '{0, * | *} covers {0 | *}',
    ]);
  });

  it('tell every cover once, and leave out what does not fit', () => {
    const games = born(arena, 2, D);
    const { lines } = hassePicture(arena, games, D);
    const told = (lines ?? []).flatMap(
      (line) => line.split(' covers ')[1]?.split(/, (?![^{]*})/) ?? [],
    );
    expect(told).toHaveLength(hasseDiagram(arena, games, D).covers.length);
    expect(hassePicture(arena, born(arena, 2, E), E).lines).toBeUndefined();
  });
});
