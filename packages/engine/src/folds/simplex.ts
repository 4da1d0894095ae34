/**
 * The vectors of counts of bounded weight, numbered from 0.
 *
 * Let w_k be the weight of kind k and s_k the weight of a vector in the kinds k and above. With
 * V_k(r) for the number of vectors in the first k kinds of weight at most r, the vectors that come
 * before a given one, the highest kind counting most, number
 * Σ_k V_{k+1}(W − s_{k+1}) − V_{k+1}(W − s_k) = V_K(W) − 1 − Σ_k V_{k+1}(W − s_k − w_k).
 * So the number is a sum of terms each of which depends on one s_k, and they are looked up.
 */

export class Simplex {
  readonly weights: readonly number[];
  /** W, the largest weight. */
  readonly total: number;
  /** How many vectors there are. */
  readonly size: number;
  /** terms[k][s] = V_{k+1}(W − s − w_k), which s_k = s takes off the number. */
  readonly terms: readonly Float64Array[];

  constructor(weights: readonly number[], total: number) {
    this.weights = weights;
    this.total = total;
    const row = new Float64Array(total + 1).fill(1);
    this.terms = weights.map((weight) => {
      extend(row, weight);
      return Float64Array.from({ length: total + 1 }, (_, s) => row[total - s - weight] ?? 0);
    });
    this.size = row[total] as number;
  }

  /** The number of the vector with the given counts. */
  numberOf(counts: ArrayLike<number>): number {
    let number = this.size - 1;
    let above = 0;
    for (let kind = this.weights.length - 1; kind >= 0; kind--) {
      above += (counts[kind] as number) * (this.weights[kind] as number);
      number -= (this.terms[kind] as Float64Array)[above] as number;
    }
    return number;
  }

  /** The weights s_0, s_1, …, and a last 0, of the first vector. */
  first(): Int32Array {
    return new Int32Array(this.weights.length + 1);
  }

  /** Turns the weights of a vector that is not the last into those of the next one. */
  next(above: Int32Array): void {
    const { weights, total } = this;
    let kind = 0;
    let raised = (above[0] as number) + (weights[0] as number);
    while (raised > total) {
      kind++;
      raised = (above[kind] as number) + (weights[kind] as number);
    }
    for (let lower = 0; lower <= kind; lower++) above[lower] = raised;
  }

  /** By how much the number rises when the weights s_0, …, s_kind of a vector rise by so much. */
  rise(above: Int32Array, kind: number, by: number): number {
    let rise = 0;
    for (let lower = 0; lower <= kind; lower++) {
      const terms = this.terms[lower] as Float64Array;
      const weight = above[lower] as number;
      rise += (terms[weight] as number) - (terms[weight + by] as number);
    }
    return rise;
  }
}

/** Whether more vectors than allowed have at most the given weight. */
export function exceedsSimplex(weights: Iterable<number>, total: number, allowed: number): boolean {
  const row = new Float64Array(total + 1).fill(1);
  for (const weight of weights) {
    if ((row[total] as number) > allowed) break;
    extend(row, weight);
  }
  return (row[total] as number) > allowed;
}

/** From V_k to V_{k+1}. */
function extend(row: Float64Array, weight: number): void {
  for (let r = weight; r < row.length; r++) {
    row[r] = (row[r] as number) + (row[r - weight] as number);
  }
}
