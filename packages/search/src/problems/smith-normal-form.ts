/**
 * The Smith normal form of an integer matrix: the abelian group with some generators and the rows as
 * relations is a sum of cyclic groups, Z/d for each elementary divisor d > 1, and a copy of Z for each
 * generator beyond their number.
 */

/** An abelian group by its invariants. */
export interface AbelianGroup {
  /** How many copies of Z. */
  readonly rank: number;
  /** The orders of the finite cyclic parts, each a divisor of the next. */
  readonly torsion: readonly bigint[];
}

/** The group with so many generators in which these combinations of them are 0. */
export function abelianGroup(
  generators: number,
  relations: readonly (readonly number[])[],
): AbelianGroup {
  const divisors = elementaryDivisors(relations);
  return { rank: generators - divisors.length, torsion: divisors.filter((d) => d > 1n) };
}

/** The non-zero elementary divisors of a matrix, each a divisor of the next. */
export function elementaryDivisors(matrix: readonly (readonly number[])[]): bigint[] {
  let rows = matrix.map((row) => row.map(BigInt)).filter((row) => row.some((x) => x !== 0n));
  const divisors: bigint[] = [];
  while (rows.length > 0) {
    const { pivot, rest } = isolate(rows);
    divisors.push(pivot);
    rows = rest.filter((row) => row.some((x) => x !== 0n));
  }
  return divisors;
}

/** Brings a divisor of all entries to a place alone in its row and column, and takes both away. */
function isolate(rows: bigint[][]): { pivot: bigint; rest: bigint[][] } {
  for (;;) {
    const { r, c } = smallest(rows);
    const row = rows[r] ?? [];
    const pivot = row[c] ?? 1n;
    for (const [i, other] of rows.entries()) {
      const times = (other[c] ?? 0n) / pivot;
      if (i !== r && times !== 0n) addTo(other, row, -times);
    }
    for (const [j, entry] of row.entries()) {
      const times = entry / pivot;
      if (j === c || times === 0n) continue;
      for (const other of rows) other[j] = (other[j] ?? 0n) - times * (other[c] ?? 0n);
    }
    const isAlone =
      rows.every((other, i) => i === r || other[c] === 0n) &&
      row.every((entry, j) => j === c || entry === 0n);
    if (!isAlone) continue;
    const stray = rows.find((other) => other.some((entry) => entry % pivot !== 0n));
    if (stray === undefined) {
      const rest = rows.filter((_, i) => i !== r).map((other) => other.filter((_, j) => j !== c));
      return { pivot: pivot < 0n ? -pivot : pivot, rest };
    }
    // An entry that the pivot does not divide leaves a smaller remainder in the pivot's row.
    addTo(row, stray, 1n);
  }
}

function addTo(row: bigint[], other: readonly bigint[], times: bigint): void {
  for (const [j, entry] of other.entries()) row[j] = (row[j] ?? 0n) + times * entry;
}

/** Where the entry nearest to 0 stands, 0 itself not counted. */
function smallest(rows: readonly (readonly bigint[])[]): { r: number; c: number } {
  let best: { r: number; c: number; size: bigint } | undefined;
  for (const [r, row] of rows.entries()) {
    for (const [c, entry] of row.entries()) {
      const size = entry < 0n ? -entry : entry;
      if (size > 0n && (best === undefined || size < best.size)) best = { r, c, size };
    }
  }
  return best ?? { r: 0, c: 0 };
}
