// Heaps of Nim as they are typed: `3 4 5`.

const HEAPS = /^\s*\d+(?:[\s,]+\d+)*\s*$/u;

/** The sizes of heaps, where a text is nothing else. */
export function heapsIn(text: string): number[] | undefined {
  return HEAPS.test(text)
    ? text
        .trim()
        .split(/[\s,]+/u)
        .map(Number)
    : undefined;
}
