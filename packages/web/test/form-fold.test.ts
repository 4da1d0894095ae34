import { Arena, type FormId, formToText, type Tombstones } from '@proviso/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  folds,
  type Part,
  partsOf,
  shownDepth,
  textOf,
  withSigns,
} from '../src/parts/form-fold.ts';

/** Any text in which braces match. */
const balanced = fc.letrec<{ text: string }>((tie) => ({
  text: fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.stringMatching(/^[0*,| ■1-9]{1,6}$/) },
        { weight: 1, arbitrary: tie('text').map((inside) => `{${inside}}`) },
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
})).text;

/** What is seen: braces below a depth are a sign, except those that somebody opened. */
function seen(parts: readonly Part[], depth: number, opens: () => boolean): string {
  return parts
    .map((one) => {
      if (typeof one === 'string') return one;
      if (depth > 0 || !folds(one)) return `{${seen(one.inside, Math.max(0, depth - 1), opens)}}`;
      return opens() ? `{${seen(one.inside, 0, opens)}}` : '…';
    })
    .join('');
}

describe('a folded form', () => {
  it('loses nothing: whatever it is, its parts are its text', () => {
    fc.assert(
      fc.property(balanced, (text) => {
        const parts = partsOf(text);
        expect(parts && textOf(parts)).toBe(text);
        expect(parts?.reduce((sum, { length }) => sum + length, 0)).toBe(text.length);
        // All signs pressed: the text.
        expect(parts && seen(parts, shownDepth(parts, 5), () => true)).toBe(text);
      }),
    );
  });

  it('is as deep as it is short enough, and shows one level in any case', () => {
    fc.assert(
      fc.property(balanced, fc.nat(60), (text, most) => {
        const parts = partsOf(text) ?? [];
        const depth = shownDepth(parts, most);
        if (text.length <= most) expect(depth).toBe(Infinity);
        else if (depth === Infinity) expect(seen(parts, 1, () => false)).toBe(text);
        else {
          expect(depth).toBeGreaterThanOrEqual(1);
          if (depth > 1) {
            const { length } = seen(parts, depth, () => false);
            expect(length).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });

  it('{0, … | *}: what is deep inside is a sign', () => {
    const parts = partsOf('{0, {1, 2, 3, 4 | {5 | 6}} | {* | 0}}') ?? [];
    expect(seen(parts, shownDepth(parts, 20), () => false)).toBe('{0, … | {* | 0}}');
  });

  it('is none where braces do not match', () => {
    expect(partsOf('{0 | {1}')).toBeUndefined();
    expect(partsOf('0}')).toBeUndefined();
    expect(partsOf('}{')).toBeUndefined();
    expect(partsOf('*2 + 1')).toEqual(['*2 + 1']);
  });
});

describe('the signs of the papers', () => {
  interface Tree {
    readonly left: readonly Tree[];
    readonly right: readonly Tree[];
    readonly stones: number;
  }
  const tree = (rank: number): fc.Arbitrary<Tree> => {
    const options =
      rank === 0 ? fc.constant<Tree[]>([]) : fc.array(tree(rank - 1), { maxLength: 2 });
    return fc.record({ left: options, right: options, stones: fc.constantFrom(0, 0, 0, 1, 2, 3) });
  };

  it('are those that the engine writes', () => {
    fc.assert(
      fc.property(tree(4), fc.constantFrom('integers', 'all', 'none'), (root, naming) => {
        const arena = new Arena();
        const intern = ({ left, right, stones }: Tree): FormId =>
          arena.intern(left.map(intern), right.map(intern), stones as Tombstones);
        const id = intern(root);
        const written = (style: 'ascii' | 'unicode') =>
          formToText(arena, id, { style, naming: naming as 'all', maxLength: Infinity });
        expect(withSigns(written('ascii'))).toBe(written('unicode'));
      }),
      { numRuns: 500 },
    );
  });
});
