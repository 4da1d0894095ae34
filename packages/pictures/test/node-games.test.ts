// Where a game stands in a picture, the picture says which: a page leads from there to the game.

import { Arena, D, edges, formToText, nimHeap, subpositions, ZERO } from '@proviso/engine';
import { born } from '@proviso/engine/census';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dagPicture, hassePicture, type Scene, toSvg, toTikz, treePicture } from '../src/index.ts';
import { form } from './games.ts';

const gamesOf = (scene: Scene): string[] =>
  scene.items.flatMap((item) => (('game' in item && item.game) || []) as string | never[]);

describe('the games in a picture', () => {
  it('{0, * | *}: the root, three options and four ends, and a hint with each', () => {
    const arena = new Arena();
    const star = nimHeap(arena, 1);
    const scene = treePicture(arena, arena.intern([ZERO, star], [star]));
    // Both stars have two options, each of them 0.
    expect(gamesOf(scene).sort()).toEqual(
      ['{0, * | *}', '*', '*', ...['0', '0', '0', '0', '0']].sort(),
    );
    const svg = toSvg(scene);
    expect(svg).toContain('<circle class="dot" data-game="{0, * | *}"');
    expect(svg).toContain('<title>{0, * | *}</title>');
    // Papers need none of it.
    expect(toTikz(scene)).not.toContain('data-game');
  });

  it('of a DAG are its subpositions, each once', () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        const all = subpositions(arena, id).map((one) => formToText(arena, one));
        const short = all.filter((text) => text.length <= 240);
        expect(gamesOf(dagPicture(arena, id)).sort()).toEqual(short.sort());
      }),
      { numRuns: 40 },
    );
  });

  it('of a tree are subpositions, as many as there are nodes', () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        fc.pre(edges(arena, id) < 120n && formToText(arena, id).length <= 240);
        const all = new Set(subpositions(arena, id).map((one) => formToText(arena, one)));
        const scene = treePicture(arena, id);
        const stones = scene.items.filter(({ item }) => item === 'tombstone').length;
        const found = gamesOf(scene);
        expect(found.every((text) => all.has(text))).toBe(true);
        expect(found.length + stones).toBe(Number(edges(arena, id)) + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('of an order are its classes; and what is too long to be led to is left out', () => {
    const arena = new Arena();
    const games = born(arena, 2, D);
    // Of the ten, {* | *} equals 0 among dicots.
    const others = games.map((game) => formToText(arena, game)).filter((one) => one !== '{* | *}');
    expect(gamesOf(hassePicture(arena, games, D)).sort()).toEqual(others.sort());
    // Each level more than doubles the text.
    let long = arena.intern([nimHeap(arena, 2)], [ZERO]);
    for (let i = 0; i < 6; i++) long = arena.intern([long], [long, ZERO]);
    const found = gamesOf(treePicture(arena, long, { maxNodes: 20 }));
    expect(found.every((text) => text.length <= 240)).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });
});
