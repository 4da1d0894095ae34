// The share of the mutants that the tests notice, those aside that nothing can notice.

import type { Equivalent } from './equivalent.ts';
import type { Mutant } from './instrument.ts';

interface Tally {
  readonly argued: readonly Mutant[];
  readonly unargued: readonly Mutant[];
  /** Arguments about a mutant that there is not, or that a test notices. */
  readonly stale: readonly Equivalent[];
  /** Per cent. */
  readonly score: number;
}

const isOf =
  (equivalent: Equivalent) =>
  ({ file, place, from, to }: Mutant): boolean =>
    file === equivalent.file &&
    place === equivalent.place &&
    from === equivalent.from &&
    to === equivalent.to;

export function tally(
  killed: readonly Mutant[],
  survivors: readonly Mutant[],
  all: readonly Mutant[],
  equivalents: readonly Equivalent[],
): Tally {
  const files = new Set(all.map(({ file }) => file));
  const argued = survivors.filter((mutant) => equivalents.some((each) => isOf(each)(mutant)));
  const unargued = survivors.filter((mutant) => !argued.includes(mutant));
  const stale = equivalents.filter(
    (each) => files.has(each.file) && (!all.some(isOf(each)) || killed.some(isOf(each))),
  );
  const counted = killed.length + unargued.length;
  return { argued, unargued, stale, score: counted === 0 ? 100 : (100 * killed.length) / counted };
}
