/** Linear algebra over the integers: what is orthogonal to given vectors. */

/**
 * The vector of integers without common divisor, its first entry that is not 0 positive, to which all
 * solutions of row · x = 0 are parallel; none where the solutions have another dimension than 1.
 */
export function kernelVector(
  rows: readonly (readonly number[])[],
  length: number,
): number[] | undefined {
  const echelon: number[][] = [];
  const pivots: number[] = [];
  for (const given of rows) {
    const row = [...given];
    for (const [i, known] of echelon.entries()) eliminate(row, known, pivots[i] as number);
    const pivot = row.findIndex((entry) => entry !== 0);
    if (pivot < 0) continue;
    for (const known of echelon) eliminate(known, row, pivot);
    echelon.push(row);
    pivots.push(pivot);
    if (echelon.length === length) return undefined;
  }
  if (echelon.length !== length - 1) return undefined;
  const free = [...Array(length).keys()].find((place) => !pivots.includes(place)) ?? 0;
  // The free entry is a common multiple of the pivots, so that the others are whole.
  const scale = echelon.reduce((all, row, i) => lcm(all, row[pivots[i] as number] as number), 1);
  const vector = Array<number>(length).fill(0);
  vector[free] = scale;
  for (const [i, row] of echelon.entries()) {
    const pivot = pivots[i] as number;
    vector[pivot] = (-scale * (row[free] as number)) / (row[pivot] as number);
  }
  const reduced = primitive(vector);
  const sign = Math.sign(reduced.find((entry) => entry !== 0) ?? 1);
  return reduced.map((entry) => entry * sign + 0);
}

/** Makes the entry of a row at a pivot 0 by a multiple of another row. */
function eliminate(row: number[], by: readonly number[], pivot: number): void {
  const entry = row[pivot] as number;
  if (entry === 0) return;
  const factor = by[pivot] as number;
  for (let i = 0; i < row.length; i++) {
    row[i] = (row[i] as number) * factor - (by[i] as number) * entry;
  }
  const divisor = row.reduce(gcd, 0);
  if (divisor > 1) for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) / divisor;
}

function primitive(vector: readonly number[]): number[] {
  const divisor = vector.reduce(gcd, 0) || 1;
  return vector.map((entry) => entry / divisor);
}

function gcd(a: number, b: number): number {
  let [one, other] = [Math.abs(a), Math.abs(b)];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}

function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * Math.abs(b);
}
