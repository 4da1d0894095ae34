// Games as plain immutable objects, for the tests only: the independent second way to everything
// the engine answers. Written from the definitions [Siegel, 5.1, 5.4, 5.6, 4.4, 4.7] by naive
// recursion; slow is fine. One object exists per tree (a Map from a structural string key), so
// "isomorphic" is ===, and a `serial` number serves as a memo key.

export interface G {
  readonly left: readonly G[];
  readonly right: readonly G[];
  readonly tombLeft: boolean;
  readonly tombRight: boolean;
  readonly serial: number;
}

const pool = new Map<string, G>();

const normalised = (options: Iterable<G>): G[] =>
  [...new Set(options)].sort((a, b) => a.serial - b.serial);

/** The form with these options; order and repeats do not matter. */
export function game(
  left: Iterable<G>,
  right: Iterable<G>,
  tombLeft = false,
  tombRight = false,
): G {
  const l = normalised(left);
  const r = normalised(right);
  const key = `${l.map((g) => g.serial)}${tombLeft ? '#' : ''}|${r.map((g) => g.serial)}${tombRight ? '#' : ''}`;
  const known = pool.get(key);
  if (known !== undefined) return known;
  const made: G = Object.freeze({
    left: Object.freeze(l),
    right: Object.freeze(r),
    tombLeft,
    tombRight,
    serial: pool.size,
  });
  pool.set(key, made);
  return made;
}

/** A function of one game, each value computed once. */
export function once<T>(f: (g: G) => T): (g: G) => T {
  const memo = new Map<G, T>();
  return (g) => {
    const known = memo.get(g);
    if (known !== undefined) return known;
    const value = f(g);
    memo.set(g, value);
    return value;
  };
}

/** A function of two games, each value computed once. Serial numbers stay far below 2^26. */
export function oncePair<T>(f: (g: G, h: G) => T): (g: G, h: G) => T {
  const memo = new Map<number, T>();
  return (g, h) => {
    const key = g.serial * 2 ** 26 + h.serial;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const value = f(g, h);
    memo.set(key, value);
    return value;
  };
}

export const zero = game([], []);
export const star = game([zero], [zero]);
export const one = game([zero], []);

/** The form n = {n−1 | ·}, or for negative n its conjugate. */
export function integer(n: number): G {
  let g = zero;
  for (let i = 0; i < Math.abs(n); i++) g = n > 0 ? game([g], []) : game([], [g]);
  return g;
}

export function nimHeap(n: number): G {
  const heaps: G[] = [];
  for (let i = 0; i <= n; i++) heaps.push(game(heaps, heaps));
  return heaps[n] as G;
}

export const conjugate: (g: G) => G = once((g) =>
  game(g.right.map(conjugate), g.left.map(conjugate), g.tombRight, g.tombLeft),
);

export const isLeftEnd = (g: G) => g.left.length === 0 && !g.tombLeft;
export const isRightEnd = (g: G) => g.right.length === 0 && !g.tombRight;
/** Definition 5.2. */
export const isLeftEndLike = (g: G) => g.left.length === 0 || g.tombLeft;
export const isRightEndLike = (g: G) => g.right.length === 0 || g.tombRight;

/** Disjunctive sum, Definition 5.4. */
export const sum: (g: G, h: G) => G = oncePair((g, h) =>
  game(
    [...g.left.map((l) => sum(l, h)), ...h.left.map((l) => sum(g, l))],
    [...g.right.map((r) => sum(r, h)), ...h.right.map((r) => sum(g, r))],
    isLeftEndLike(g) && isLeftEndLike(h) && (g.tombLeft || h.tombLeft),
    isRightEndLike(g) && isRightEndLike(h) && (g.tombRight || h.tombRight),
  ),
);

export const sumOf = (games: readonly G[]): G => games.reduce(sum, zero);

/** The adjoint, Definition 5.6: cases by which ordinary options there are. */
export const adjoint: (g: G) => G = once((g) => {
  const l = g.left.map(adjoint);
  const r = g.right.map(adjoint);
  if (l.length === 0 && r.length === 0) return star;
  if (l.length === 0) return game(r, [zero]);
  if (r.length === 0) return game([zero], l);
  return game(r, l);
});

/** The Left-modified adjoint of a Left dead end, Definition 4.4. */
export const leftModifiedAdjoint = (g: G): G =>
  g === zero ? game([zero], [star]) : game(g.right.map(adjoint), [star]);

/** Truncation after n moves, Definition 4.7 (ordinary forms). */
export function truncate(g: G, n: number): G {
  if (n === 0) return zero;
  return game(
    g.left.map((l) => truncate(l, n - 1)),
    g.right.map((r) => truncate(r, n - 1)),
  );
}

/** Height of the tree of ordinary options: tombstones do not count. */
export const rank: (g: G) => number = once((g) =>
  [...g.left, ...g.right].reduce((n, option) => Math.max(n, rank(option) + 1), 0),
);

/** Edges of the tree, a tombstone counting as one. */
export const edges: (g: G) => bigint = once((g) =>
  [...g.left, ...g.right].reduce(
    (n, option) => n + 1n + edges(option),
    BigInt(Number(g.tombLeft) + Number(g.tombRight)),
  ),
);

/** The distinct subpositions, the game itself included. */
export function subpositions(g: G): G[] {
  const seen = new Set<G>([g]);
  for (const position of seen) for (const o of [...position.left, ...position.right]) seen.add(o);
  return [...seen];
}

export const hasTombstone = (g: G): boolean =>
  subpositions(g).some((position) => position.tombLeft || position.tombRight);

/** How a failing test names a game: braces, integers, stars, `#` for a tombstone. */
export const show: (g: G) => string = once((g) => {
  if (g === star) return '*';
  for (const n of [0, 1, 2, 3, 4, 5, 6]) {
    if (g === integer(n)) return `${n}`;
    if (g === integer(-n)) return `-${n}`;
  }
  const side = (options: readonly G[], tomb: boolean) =>
    [...options.map(show), ...(tomb ? ['#'] : [])].join(',');
  return `{${side(g.left, g.tombLeft)}|${side(g.right, g.tombRight)}}`;
});

/** All subsets of a list. */
export function subsets<T>(items: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const item of items) sets.push(...sets.map((s) => [...s, item]));
  return sets;
}

/** All ordinary forms of rank at most n: 1, 4, 256 for n = 0, 1, 2 (then 2^512). */
export function formsOfRankAtMost(n: 0 | 1 | 2): G[] {
  let forms: G[] = [];
  for (let day = 0; day <= n; day++) {
    const sides = subsets(forms);
    forms = sides.flatMap((l) => sides.map((r) => game(l, r)));
  }
  return forms;
}

/** All augmented forms of rank at most n, tombstones not counting: 4 and 1024 for n = 0, 1. */
export function augmentedFormsOfRankAtMost(n: 0 | 1): G[] {
  let forms: G[] = [];
  const flags = [false, true];
  for (let day = 0; day <= n; day++) {
    const sides = subsets(forms);
    forms = sides.flatMap((l) =>
      sides.flatMap((r) => flags.flatMap((tl) => flags.map((tr) => game(l, r, tl, tr)))),
    );
  }
  return forms;
}

/** All ordinary forms with exactly n edges, for n = 0 … most. */
export function formsByEdges(most: number): G[][] {
  const byEdges: G[][] = [[zero]];
  for (let n = 1; n <= most; n++) {
    const options = byEdges.flat();
    const sets = new Map<number, G[][]>([[0, [[]]]]);
    // Sets of options by the edges they take; each option is used once, in order.
    for (const option of options) {
      const cost = 1 + Number(edges(option));
      for (const [taken, found] of [...sets].sort(([a], [b]) => b - a)) {
        if (taken + cost > n) continue;
        const larger = found.map((set) => [...set, option]);
        sets.set(taken + cost, [...(sets.get(taken + cost) ?? []), ...larger]);
      }
    }
    const exactly: G[] = [];
    for (let l = 0; l <= n; l++)
      for (const left of sets.get(l) ?? [])
        for (const right of sets.get(n - l) ?? []) exactly.push(game(left, right));
    byEdges.push(exactly);
  }
  return byEdges;
}
