import {
  Arena,
  edges,
  formToText,
  integer,
  Left,
  nimHeap,
  perfectMurder,
  subpositions,
  ZERO,
} from '@proviso/engine';
import { copyForms } from '@proviso/engine/forms';
import { GameStore, parseGame } from '@proviso/engine/multiplayer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PictureTooLargeError,
  playersTreePicture,
  type TreeOptions,
  treePicture,
} from '../src/index.ts';
import { form, labels, lines, outside, overlaps, texts } from './games.ts';

const arena = new Arena();
const star = nimHeap(arena, 1);

describe('the tree of a known game', () => {
  it('0 is one label', () => {
    const scene = treePicture(arena, ZERO);
    expect(texts(scene)).toEqual(['0']);
    expect(lines(scene)).toEqual([]);
  });

  it('{0, * | *} has nine nodes: a dot, two stars and zeros', () => {
    // Edges: 0, *, * at the root and two under each star.
    const scene = treePicture(arena, arena.intern([ZERO, star], [star]));
    expect(
      lines(scene)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual([...['left', 'left', 'left', 'left'], ...['right', 'right', 'right']]);
    expect(texts(scene).sort()).toEqual(['*', '*', '0', '0', '0', '0', '0']);
    expect(scene.items.filter(({ item }) => item === 'dot')).toHaveLength(1);
    expect(scene.title).toBe('Game tree of {0, * | *}');
    expect(scene.description).toContain('2 Left options, 1 Right option');
  });

  it('rings stand around the marked moves and tombstones, and nothing else', () => {
    const g = arena.intern([ZERO, star], [star], 1);
    const rings = (marked: NonNullable<TreeOptions['marked']>) =>
      treePicture(arena, g, { marked }).items.filter(({ item }) => item === 'ring').length;
    expect(rings(() => false)).toBe(0);
    expect(rings((from, side, to) => from === g && side === Left && to === star)).toBe(1);
    expect(rings((_, __, to) => to === star)).toBe(2);
    expect(rings((from, _, to) => from === g && to === 'tombstone')).toBe(1);
  });

  it('integers carry their names all the way down', () => {
    expect(texts(treePicture(arena, integer(arena, -3))).sort()).toEqual([...['0', '1̄', '2̄', '3̄']]);
  });

  it('tombstones hang outermost on their side', () => {
    const scene = treePicture(arena, arena.intern([ZERO], [ZERO, star], 3));
    const stones = scene.items.filter((item) => item.item === 'tombstone');
    expect(stones.map(({ side }) => side).sort()).toEqual(['left', 'right']);
    const level = stones[0]!.at.y;
    const onLevel = labels(scene).filter(({ at }) => at.y === level);
    for (const { side, at } of stones) {
      for (const other of onLevel) {
        expect(side === 'left' ? at.x < other.at.x : at.x > other.at.x).toBe(true);
      }
    }
    expect(scene.description).toContain('1 Left option and a tombstone');
  });
});

describe('any tree', () => {
  it('has the edges of the form, or says that it is folded', () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        const scene = treePicture(arena, id);
        if (edges(arena, id) < 120n) {
          // A tombstone is an edge as well.
          expect(BigInt(lines(scene).length)).toBe(edges(arena, id));
        } else {
          expect(scene.description).toContain('folded');
          expect(lines(scene).length).toBeLessThan(120);
        }
      }),
    );
  });

  it("leans: Left's moves to the left, Right's to the right, all downwards", () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        for (const { kind, from, to } of lines(treePicture(arena, id))) {
          expect(kind === 'left' ? to.x < from.x : to.x > from.x).toBe(true);
          expect(to.y).toBeGreaterThan(from.y);
        }
      }),
    );
  });

  it.each([200, 12, 1])('has no overlapping labels and stays inside, at most %i nodes', (n) => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        const scene = treePicture(arena, id, { maxNodes: n });
        expect(overlaps(scene)).toEqual([]);
        expect(outside(scene)).toEqual([]);
      }),
    );
  });

  it('looks the same wherever the form was made', () => {
    fc.assert(
      fc.property(form, form, (a, b) => {
        // The same form, in an arena that already holds others.
        const [copy = ZERO] = copyForms(a.arena, [a.id], b.arena);
        expect(formToText(b.arena, copy)).toBe(formToText(a.arena, a.id));
        expect(treePicture(b.arena, copy)).toEqual(treePicture(a.arena, a.id));
      }),
    );
  });
});

describe('a folded tree', () => {
  // The root is opened in any case: it and, on each side, an option, "more" and a tombstone.
  it('accounts for every edge: those drawn, those counted, those under a text', () => {
    fc.assert(
      fc.property(form, fc.integer({ min: 7, max: 40 }), ({ arena, id }, maxNodes) => {
        const scene = treePicture(arena, id, { maxNodes });
        if (!scene.description.includes('folded') || texts(scene).some((t) => /more$/.test(t)))
          return;
        const under = new Map(
          subpositions(arena, id).map((sub) => [
            formToText(arena, sub, { style: 'unicode' }),
            edges(arena, sub),
          ]),
        );
        const told = texts(scene).map((text) => under.get(text) ?? BigInt(text.split(' ')[0]!));
        const total = told.reduce((sum, n) => sum + n, BigInt(lines(scene).length));
        expect(total).toBe(edges(arena, id));
        expect(lines(scene).length).toBeLessThan(maxNodes);
      }),
    );
  });

  it('says how many options are left out', () => {
    const many = Array.from({ length: 40 }, (_, n) => perfectMurder(arena, n + 3));
    const scene = treePicture(arena, arena.intern(many, []));
    const told = texts(scene)
      .map((text) => /^(\d+) more$/.exec(text)?.[1])
      .filter(Boolean);
    const shown = lines(scene).filter(
      ({ from }) => from.y === Math.min(...lines(scene).map((l) => l.from.y)),
    );
    expect(told).toHaveLength(1);
    expect(Number(told[0]) + shown.length - 1).toBe(40);
  });

  it('rounds numbers nobody would read, and is quick about deep games', () => {
    const scene = treePicture(arena, nimHeap(arena, 200));
    expect(texts(scene).some((text) => /^\*\d+$|^about 10/.test(text))).toBe(true);
    expect(scene.description).toMatch(/about 10[⁰¹²³⁴⁵⁶⁷⁸⁹]+ edges/u);
    expect(overlaps(treePicture(arena, integer(arena, 5000)))).toEqual([]);
  });
});

describe('the tree of a game for several players', () => {
  const store = new GameStore(3);
  const tree = (text: string) => playersTreePicture(store, parseGame(store, text));

  it("has every player's moves in order from left to right", () => {
    const scene = tree('{0 | * | 0, *}');
    const top = Math.min(...lines(scene).map(({ from }) => from.y));
    const atRoot = lines(scene).filter(({ from }) => from.y === top);
    const inOrder = atRoot.toSorted((a, b) => a.to.x - b.to.x).map(({ kind }) => kind);
    expect(inOrder).toEqual(['player0', 'player1', 'player2', 'player2']);
    expect(overlaps(scene)).toEqual([]);
  });

  it('shows an option of everyone once', () => {
    // The heap *2 has options 0 and *, and * has 0.
    expect(lines(tree('*2')).map(({ kind }) => kind)).toEqual(['cover', 'cover', 'cover']);
  });

  it('does not depend on what was built before', () => {
    // In the second store the last options are the oldest games.
    const picture = (before: readonly string[], text: string) => {
      const own = new GameStore(3);
      for (const game of before) parseGame(own, game);
      return playersTreePicture(own, parseGame(own, text));
    };
    for (const text of ['{{*}, *2, {0, {*}}}', '{{*}, *2 | {0 | | *}, {* | 0 |} | *2, {*2}, 0}']) {
      const built = ['{*2}', '{* | 0 |}', '{0 | | *}', '{0, {*}}', '*2'];
      expect(picture(built, text)).toEqual(picture([], text));
      expect(picture(built.toReversed(), text)).toEqual(picture([], text));
    }
  });

  it('refuses what is too large', () => {
    expect(() => tree('*12')).toThrow(PictureTooLargeError);
  });
});
