// All texts of a size: words over an alphabet, and boards of rows split by bars.

/** All words of a length over an alphabet. */
export function words(alphabet: string, length: number): string[] {
  if (length === 0) return [''];
  return words(alphabet, length - 1).flatMap((word) =>
    [...alphabet].map((letter) => word + letter),
  );
}

/** All boards of these sizes over an alphabet. */
export const boards = (alphabet: string, rows: number, columns: number): string[] =>
  words(alphabet, rows * columns).map((cells) =>
    [...Array(rows).keys()].map((r) => cells.slice(r * columns, (r + 1) * columns)).join('|'),
  );
