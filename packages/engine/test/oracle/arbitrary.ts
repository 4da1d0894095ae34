// fast-check arbitraries for games, built so that a failing example shrinks to a small tree.
import fc from 'fast-check';
import { type G, game } from './game.ts';

const tombstones = (allowed: boolean): fc.Arbitrary<boolean> =>
  allowed
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      )
    : fc.constant(false);

function form(depth: number, augmented: boolean): fc.Arbitrary<G> {
  const options =
    depth === 0
      ? fc.constant<G[]>([])
      : fc.array(
          fc.nat(depth - 1).chain((d) => form(d, augmented)),
          { maxLength: 3 },
        );
  return fc
    .tuple(options, options, tombstones(augmented), tombstones(augmented))
    .map(([l, r, tl, tr]) => game(l, r, tl, tr));
}

/** Forms of rank at most n without tombstones. */
export const ordinaryForm = (n: number): fc.Arbitrary<G> => form(n, false);

/** Augmented forms of rank at most n. */
export const augmentedForm = (n: number): fc.Arbitrary<G> => form(n, true);

/** Runs a property with a fixed seed: the same examples on every machine. */
export const holds = <T extends [unknown, ...unknown[]]>(
  property: fc.IProperty<T>,
  numRuns = 300,
): void => {
  fc.assert(property, { seed: 20_241_016, numRuns });
};
