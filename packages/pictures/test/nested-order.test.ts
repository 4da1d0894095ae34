// The nested line diagram of day 2, and that what it shows, with equalities and ends, is the order.

import { Arena, B, closure, D, E, geq, integer, isEnd, Left, M, Right } from '@proviso/engine';
import { born, census } from '@proviso/engine/census';
import { coversOf } from '@proviso/engine/posets';
import { describe, expect, it } from 'vitest';
import { nestedOrderPicture, toSvg, toTikz } from '../src/index.ts';

const arena = new Arena();
const universes = [M, B, E, closure(arena, [integer(arena, -1)])];

describe('the picture', () => {
  const scene = nestedOrderPicture(arena, census(arena, E, 2));
  const texts = scene.items.flatMap((item) => (item.item === 'label' ? [item.words.text] : []));

  it('shows every form that is no end', () => {
    const outcomes = texts.filter((text) => /^[LNPR]$/.test(text)).length;
    const equal = texts.filter((text) => text === '=').length;
    expect(outcomes + equal).toBe(15 * 15);
    // [Dwyer–Milley–Willette]: 232 forms in 196 classes; the 7 ends are all different.
    expect(equal).toBe(232 - 196);
    // 15 boxes and that of the key.
    expect(scene.items.filter(({ item }) => item === 'rectangle')).toHaveLength(16);
    // A cube of four dimensions has 32 edges, 4 of them at the empty set.
    expect(scene.items.filter((item) => item.item === 'line' && item.strong)).toHaveLength(28);
  });

  it('is written as SVG and TikZ', () => {
    expect(toSvg(scene)).toContain('nested line diagram');
    expect(toTikz(scene)).toContain('\\begin{tikzpicture}');
  });

  it('is refused where there are no four games of day 1', () => {
    expect(() => nestedOrderPicture(arena, census(arena, D, 2))).toThrow(/not in the census/);
  });
});

describe.each(universes.map((u) => [u.name, u] as const))('modulo %s', (_name, universe) => {
  const { classes, order } = census(arena, universe, 2);
  const place = new Map(classes.flatMap(({ members }, i) => members.map((form) => [form, i])));
  const anEnd = (i: number) =>
    classes[i]!.members.some((form) => isEnd(arena, form, Left) || isEnd(arena, form, Right));

  it('what stands higher is at least as good', () => {
    for (const form of born(arena, 2, universe)) {
      const left = arena.options(form, Left);
      const right = arena.options(form, Right);
      if (left.length === 0 || right.length < 2) continue;
      for (const option of right) {
        const fewer = arena.intern(
          left,
          right.filter((other) => other !== option),
        );
        expect(geq(arena, fewer, form, universe)).toBe(true);
      }
    }
  });

  it('one more or one fewer option, equalities, and covers of ends make up the order', () => {
    for (const { upper, lower } of coversOf(order)) {
      if (anEnd(upper) || anEnd(lower)) continue;
      const above = classes[upper]!.members.flatMap((form) => {
        const left = arena.options(form, Left);
        const right = arena.options(form, Right);
        const fewerLeft = left.map((option) =>
          arena.intern(
            left.filter((other) => other !== option),
            right,
          ),
        );
        const moreRight = born(arena, 1, M).map((option) => arena.intern(left, [...right, option]));
        return [...fewerLeft, ...moreRight].map((below) => place.get(below));
      });
      expect(above).toContain(lower);
    }
  });
});
