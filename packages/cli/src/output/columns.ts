// Columns that line up, also where letters carry bars above them (1̄) and take no room of their own.

const MARKS = /\p{Mark}/gu;

/** How many cells of a terminal a text takes. */
export function width(text: string): number {
  return [...text.replace(MARKS, '')].length;
}

/** The rows with every column but the last padded to the same width. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : pad(cell, widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function pad(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - width(text)));
}
