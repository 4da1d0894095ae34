/** Tables in letters, for terminals: columns of the same width, or nothing where they do not fit. */

const WIDEST = 78;
const HIGHEST = 40;

/** Rows of cells as lines, or nothing where they are too wide or too many. */
export function textRows(rows: readonly (readonly string[])[]): readonly string[] | undefined {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const fits = lines.length <= HIGHEST && lines.every((line) => line.length <= WIDEST);
  return fits ? lines : undefined;
}
