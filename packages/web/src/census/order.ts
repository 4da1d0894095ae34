// Orders given by their covers: what lies above and below, intervals, and longest ways through them.
// Elements are numbers from 1, as classes are.

export type Cover = readonly [upper: number, lower: number];

export class CoverOrder {
  private readonly down = new Map<number, number[]>();
  private readonly up = new Map<number, number[]>();

  constructor(covers: readonly Cover[]) {
    for (const [upper, lower] of covers) {
      this.down.set(upper, [...(this.down.get(upper) ?? []), lower]);
      this.up.set(lower, [...(this.up.get(lower) ?? []), upper]);
    }
  }

  /** The elements next below, and next above. */
  below(element: number): readonly number[] {
    return this.down.get(element) ?? [];
  }

  above(element: number): readonly number[] {
    return this.up.get(element) ?? [];
  }

  /** All that is at most an element. */
  downSet(element: number): ReadonlySet<number> {
    return reached(element, (one) => this.below(one));
  }

  /** All that is at least an element. */
  upSet(element: number): ReadonlySet<number> {
    return reached(element, (one) => this.above(one));
  }

  /** What lies between two elements, both of them included; nothing where they do not compare. */
  interval(one: number, other: number): Interval | undefined {
    const below = this.downSet(one);
    if (!below.has(other)) {
      return this.downSet(other).has(one) ? this.interval(other, one) : undefined;
    }
    const above = this.upSet(other);
    const elements = [...below].filter((element) => above.has(element)).sort((a, b) => a - b);
    return { top: one, bottom: other, elements, path: this.longestPath(one, other) };
  }

  /** A longest chain from one element down to another below it: each covers the next. */
  private longestPath(top: number, bottom: number): number[] {
    const best = new Map<number, readonly number[]>([[bottom, [bottom]]]);
    const above = this.upSet(bottom);
    // Each element comes after all that it covers.
    for (const element of fromBelow([...above], (one) => this.below(one))) {
      if (best.has(element)) continue;
      let way: readonly number[] = [];
      for (const lower of this.below(element)) {
        const rest = best.get(lower) ?? [];
        if (rest.length > way.length) way = rest;
      }
      best.set(element, [element, ...way]);
    }
    return [...(best.get(top) ?? [])];
  }
}

export interface Interval {
  readonly top: number;
  readonly bottom: number;
  readonly elements: readonly number[];
  /** From the top to the bottom, as long as there is one. */
  readonly path: readonly number[];
}

function reached(from: number, next: (element: number) => readonly number[]): Set<number> {
  const seen = new Set([from]);
  for (const element of seen) for (const one of next(element)) seen.add(one);
  return seen;
}

/** Elements, each after those of them that are below it. */
function fromBelow(
  elements: readonly number[],
  below: (element: number) => readonly number[],
): number[] {
  const among = new Set(elements);
  const size = new Map(
    elements.map((one) => [one, [...reached(one, below)].filter((each) => among.has(each)).length]),
  );
  return [...elements].sort((a, b) => (size.get(a) ?? 0) - (size.get(b) ?? 0));
}
