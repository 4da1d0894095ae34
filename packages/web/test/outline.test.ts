// The outline a game is built with says the same as the engine.

import { Arena, type FormId } from '@proviso/engine';
import { exportForms } from '@proviso/engine/forms';
import { parseForm } from '@proviso/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { built, type Node, textOf, withChange } from '../src/game/outline.ts';

const zero: Node = { left: [], right: [], stones: [] };

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(zero),
    fc.record({
      left: fc.array(tie('node'), { maxLength: 2 }),
      right: fc.array(tie('node'), { maxLength: 2 }),
      stones: fc.subarray(['left', 'right'] as const),
    }),
  ),
}));

/** The form of an outline, without going through its text. */
function formOf(arena: Arena, { left, right, stones }: Node): FormId {
  const marks = (stones.includes('left') ? 1 : 0) + (stones.includes('right') ? 2 : 0);
  return arena.intern(
    left.map((option) => formOf(arena, option)),
    right.map((option) => formOf(arena, option)),
    marks as 0 | 1 | 2 | 3,
  );
}

describe('an outline', () => {
  it('has a text that reads as the same game', () => {
    fc.assert(
      fc.property(node, (outline) => {
        const arena = new Arena();
        expect(parseForm(arena, textOf(outline))).toBe(formOf(arena, outline));
      }),
    );
  });

  it('is had back from the DAG of its game', () => {
    fc.assert(
      fc.property(node, (outline) => {
        const arena = new Arena();
        const form = formOf(arena, outline);
        expect(formOf(arena, built(JSON.stringify(exportForms(arena, [form]))))).toBe(form);
      }),
    );
  });

  it('changes at the end of a path and nowhere else', () => {
    const star: Node = { ...zero, left: [zero], right: [zero] };
    const game: Node = { ...zero, left: [star, zero], right: [star] };
    const path = [
      { side: 'left', index: 0 },
      { side: 'right', index: 0 },
    ] as const;
    expect(textOf(withChange(game, path, () => star))).toBe('{{0|*},0|*}');
    expect(textOf(withChange(game, path, () => undefined))).toBe('{1,0|*}');
    expect(textOf(withChange(game, [], () => undefined))).toBe('0');
  });
});
