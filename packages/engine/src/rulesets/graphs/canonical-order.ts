/**
 * The vertices of a graph in an order that does not depend on how it was written: isomorphic graphs
 * become the same. Vertices are told apart by what they are joined to, as far as that goes (colour
 * refinement); where it does not, each of a set that look alike is set apart in turn and the least
 * result kept. Symmetries found on the way spare the rest of the search. The method is that of
 * [McKay]'s nauty, without its refinements.
 */

/** A graph to be ordered. */
export interface Labelled {
  /** How many vertices there are. */
  readonly size: number;
  /** Vertex → what it carries. */
  readonly colours: readonly number[];
  /** `size * v + w` → how w is joined to v, 0 for not at all; the way back is given by the way there. */
  readonly links: readonly number[];
}

/**
 * More steps of the search are not made, and the least result so far is kept: it describes the graph
 * as well, but another writing of the graph may get another. Boards that people draw need a few dozen.
 */
const MOST_STEPS = 5_000;

/** Position in the order → vertex. */
export function canonicalOrder(graph: Labelled): readonly number[] {
  return new Search(graph).run();
}

/** One way of telling all vertices apart. */
interface Leaf {
  /** A number for every step on the way, the same for isomorphic steps. */
  readonly trace: readonly number[];
  /** The vertices that were set apart. */
  readonly path: readonly number[];
  readonly order: readonly number[];
}

class Search {
  private readonly graph: Labelled;
  /** Vertex → the vertices it is joined to. */
  private readonly around: readonly (readonly number[])[];
  private best: Leaf | undefined;
  /** Symmetries found: vertex → vertex. */
  private readonly symmetries: (readonly number[])[] = [];
  private steps = 0;

  constructor(graph: Labelled) {
    this.graph = graph;
    const all = [...Array(graph.size).keys()];
    this.around = all.map((v) => all.filter((w) => this.link(v, w) !== 0));
  }

  run(): readonly number[] {
    const { size, colours } = this.graph;
    const all = [...Array(size).keys()];
    const cells = inCells(all, (v) => colours[v] ?? 0).cells;
    this.visit(cells, [], []);
    return this.best?.order ?? all;
  }

  /**
   * Looks at all ways on from a step. `cells` gives every vertex the position of the first of those
   * that it is not yet told apart from. Returns how many vertices must be set apart where the search
   * goes on: fewer than here where the rest is known by symmetry.
   */
  private visit(
    cells: readonly number[],
    path: readonly number[],
    before: readonly number[],
  ): number {
    this.steps++;
    const { cells: refined, trace: found } = this.refined(cells);
    const trace = [...before, found];
    if (this.best !== undefined && worse(trace, this.best.trace)) return path.length;
    const cell = firstCell(refined);
    if (cell.length === 0) return this.leave({ trace, path, order: inverse(refined) });
    const tried: number[] = [];
    for (const v of cell) {
      if (tried.some((other) => this.areTwins(v, other))) continue;
      if (tried.length > 0 && this.isSymmetric(v, tried, path)) continue;
      if (this.best !== undefined && this.steps > MOST_STEPS) return -1;
      tried.push(v);
      const apart = refined.map((at, w) => (at === refined[v] && w !== v ? at + 1 : at));
      const level = this.visit(apart, [...path, v], trace);
      if (level < path.length) return level;
    }
    return path.length;
  }

  /** All vertices are told apart. */
  private leave(leaf: Leaf): number {
    const { best } = this;
    const order = best === undefined ? -1 : this.compared(leaf, best);
    if (best === undefined || order < 0) this.best = leaf;
    if (best === undefined || order !== 0) return leaf.path.length;
    const symmetry: number[] = [];
    for (const [i, v] of best.order.entries()) symmetry[v] = leaf.order[i] ?? v;
    this.symmetries.push(symmetry);
    // What hangs on the vertex where the two ways part is the image of what was seen.
    const level = leaf.path.findIndex((v, i) => v !== best.path[i]);
    const fixed = leaf.path.slice(0, level).every((v) => symmetry[v] === v);
    const parting = best.path[level];
    const mapped = parting !== undefined && symmetry[parting] === leaf.path[level];
    return level >= 0 && fixed && mapped ? level : leaf.path.length;
  }

  private compared(a: Leaf, b: Leaf): number {
    const { size } = this.graph;
    const byTrace = lexicographic(a.trace, b.trace);
    if (byTrace !== 0) return byTrace;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        const difference =
          this.link(a.order[i] ?? 0, a.order[j] ?? 0) - this.link(b.order[i] ?? 0, b.order[j] ?? 0);
        if (difference !== 0) return difference;
      }
    }
    return 0;
  }

  private link(v: number, w: number): number {
    return this.graph.links[this.graph.size * v + w] ?? 0;
  }

  /** Whether exchanging two vertices that look alike changes nothing. */
  private areTwins(v: number, w: number): boolean {
    if (this.link(v, w) !== this.link(w, v)) return false;
    for (let u = 0; u < this.graph.size; u++) {
      if (u !== v && u !== w && this.link(v, u) !== this.link(w, u)) return false;
    }
    return true;
  }

  /** Whether known symmetries that fix a path take a vertex to one of those that were tried. */
  private isSymmetric(v: number, tried: readonly number[], path: readonly number[]): boolean {
    const fixing = this.symmetries.filter((symmetry) => path.every((u) => symmetry[u] === u));
    // Symmetries have finite order, so that going forwards reaches all of an orbit.
    const orbit = new Set([v]);
    for (const u of orbit) for (const symmetry of fixing) orbit.add(symmetry[u] ?? u);
    return tried.some((u) => orbit.has(u));
  }

  /** Tells vertices apart by what they are joined to, until nothing changes. */
  private refined(start: readonly number[]): Refined {
    const all = [...start.keys()];
    let cells = start;
    let count = new Set(cells).size;
    let trace = count;
    while (count < start.length) {
      // Sums do not depend on an order. That two sums agree by chance does no harm: they always do.
      const sums = all.map((v) => {
        let sum = 0;
        for (const w of this.around[v] ?? [])
          sum = (sum + mixed(this.link(v, w), cells[w] ?? 0)) | 0;
        return sum;
      });
      const next = inCells(
        all,
        (v) => cells[v] ?? 0,
        (v) => sums[v] ?? 0,
      );
      for (const v of next.order) trace = mixed(trace, mixed(next.cells[v] ?? 0, sums[v] ?? 0));
      if (next.count === count) break;
      ({ cells, count } = next);
    }
    return { cells, trace };
  }
}

interface Refined {
  readonly cells: readonly number[];
  readonly trace: number;
}

/** Vertices sorted by keys; each gets the position of the first with the same keys. */
function inCells(
  vertices: readonly number[],
  ...keys: readonly ((v: number) => number)[]
): {
  readonly cells: readonly number[];
  readonly order: readonly number[];
  readonly count: number;
} {
  const difference = (v: number, w: number): number => {
    for (const key of keys) {
      const d = key(v) - key(w);
      if (d !== 0) return d;
    }
    return 0;
  };
  const order = [...vertices].sort(difference);
  const cells: number[] = [];
  let first = 0;
  let count = 0;
  for (const [i, v] of order.entries()) {
    if (i === 0 || difference(v, order[i - 1] ?? v) !== 0) {
      first = i;
      count++;
    }
    cells[v] = first;
  }
  return { cells, order, count };
}

/** The first of the smallest sets of vertices that are not told apart; nothing where all are. */
function firstCell(cells: readonly number[]): number[] {
  const members = new Map<number, number[]>();
  for (const [v, at] of cells.entries()) {
    const cell = members.get(at);
    if (cell === undefined) members.set(at, [v]);
    else cell.push(v);
  }
  let found: number[] = [];
  let foundAt = 0;
  for (const [at, cell] of members) {
    if (cell.length === 1) continue;
    const better = cell.length - found.length || at - foundAt;
    if (found.length === 0 || better < 0) [found, foundAt] = [cell, at];
  }
  return found;
}

/** Whether nothing on this way can be the least. */
function worse(trace: readonly number[], best: readonly number[]): boolean {
  return lexicographic(trace, best.slice(0, trace.length)) > 0;
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const y = b[i];
    if (y === undefined) return 1;
    if (x !== y) return x - y;
  }
  return a.length - b.length;
}

function inverse(cells: readonly number[]): number[] {
  const order: number[] = [];
  for (const [v, at] of cells.entries()) order[at] = v;
  return order;
}

/** Two numbers as one of 32 bits. */
function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
