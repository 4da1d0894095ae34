// Random forms in an arena, and what the tests ask of scenes.

import { Arena, type FormId, type Tombstones } from '@proviso/engine';
import fc from 'fast-check';
import { type Box, box, type Item, type Label, type Line, type Scene } from '../src/scene.ts';

interface Tree {
  readonly left: readonly Tree[];
  readonly right: readonly Tree[];
  readonly stones: number;
}

function tree(rank: number): fc.Arbitrary<Tree> {
  const options =
    rank === 0 ? fc.constant<Tree[]>([]) : fc.array(fc.nat(rank - 1).chain(tree), { maxLength: 3 });
  return fc.record({
    left: options,
    right: options,
    stones: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(3)),
  });
}

/** A form, tombstones included, in an arena of its own. */
export const form: fc.Arbitrary<{ arena: Arena; id: FormId }> = tree(5).map((root) => {
  const arena = new Arena();
  const intern = ({ left, right, stones }: Tree): FormId =>
    arena.intern(left.map(intern), right.map(intern), stones as Tombstones);
  return { arena, id: intern(root) };
});

export const lines = (scene: Scene): Line[] =>
  scene.items.filter((item): item is Line => item.item === 'line');

export const labels = (scene: Scene): Label[] =>
  scene.items.filter((item): item is Label => item.item === 'label');

export const texts = (scene: Scene): string[] => labels(scene).map(({ words }) => words.text);

/** Pairs of signs and labels that overlap; a ring surrounds its label by design. */
export function overlaps(scene: Scene): [Item, Item][] {
  const signs = scene.items.filter(({ item }) => ['label', 'dot', 'tombstone'].includes(item));
  const apart = (a: Box, b: Box): boolean =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return signs.flatMap((a, i) =>
    signs.slice(i + 1).flatMap((b): [Item, Item][] => (apart(box(a), box(b)) ? [] : [[a, b]])),
  );
}

/** Items that stick out of the picture. */
export function outside(scene: Scene): Item[] {
  return scene.items.filter((item) => {
    const { left, top, right, bottom } = box(item);
    return left < 0 || top < 0 || right > scene.width || bottom > scene.height;
  });
}
