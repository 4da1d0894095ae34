/** Lists of heap sizes that the checks on Nim go through. */

/** k single counters beside heaps of the given sizes. */
export function stars(k: number, sizes: readonly number[]): number[] {
  return [...Array.from({ length: k }, () => 1), ...sizes];
}

/** All lists of at most `heaps` sizes from 1 to `largest`, in order. */
export function multisets(heaps: number, largest: number): number[][] {
  let layer: number[][] = [[]];
  const all = [...layer];
  for (let count = 0; count < heaps; count++) {
    layer = layer.flatMap((sizes) =>
      Array.from({ length: largest }, (_, index) => index + 1)
        .filter((size) => size >= (sizes.at(-1) ?? 1))
        .map((size) => [...sizes, size]),
    );
    all.push(...layer);
  }
  return all;
}
