/**
 * Folds: counts without bound, kept in finitely many boxes.
 *
 * A fold gives a kind of heap an index and a period: counts that differ by a multiple of the
 * period, both from the index on, are taken to be the same. With one fold for each kind a vector of
 * counts has a place in a finite table.
 */

/** From `index` on, counts repeat with `period`. */
export interface Fold {
  readonly index: number;
  readonly period: number;
}

export function foldCount(count: number, fold: Fold): number {
  const width = fold.index + fold.period;
  return count < width ? count : fold.index + ((count - fold.index) % fold.period);
}

/** How many folded vectors there are. */
export function foldedSize(folds: readonly Fold[]): number {
  return folds.reduce((size, fold) => size * (fold.index + fold.period), 1);
}

/** The place of a vector of counts, folded or not, in the table. */
export function placeOf(counts: ArrayLike<number>, folds: readonly Fold[]): number {
  let place = 0;
  let stride = 1;
  for (let kind = 0; kind < folds.length; kind++) {
    const fold = folds[kind] as Fold;
    place += foldCount(counts[kind] as number, fold) * stride;
    stride *= fold.index + fold.period;
  }
  return place;
}

/** The folded vector at a place. */
export function countsAt(place: number, folds: readonly Fold[]): number[] {
  let rest = place;
  return folds.map((fold) => {
    const width = fold.index + fold.period;
    const count = rest % width;
    rest = (rest - count) / width;
    return count;
  });
}
