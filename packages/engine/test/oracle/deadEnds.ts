// Left dead ends [Siegel, section 3]: their absolute order (Theorem 3.1), absolute simplest forms
// (Theorem 3.7), the sets L_n of all values up to rank n, and the closure cl(A) of a finite set.
import {
  type G,
  game,
  once,
  oncePair,
  rank,
  subpositions,
  subsets,
  sum,
  truncate,
  zero,
} from './game.ts';

export const isLeftDeadEnd = (g: G): boolean =>
  subpositions(g).every((p) => p.left.length === 0 && !p.tombLeft && !p.tombRight);

/** Theorem 3.1. */
export const deadEndAtLeast: (g: G, h: G) => boolean = oncePair(
  (g, h) =>
    g.right.every((gr) => h.right.some((hr) => deadEndAtLeast(gr, hr))) &&
    (g !== zero || h === zero),
);

/** The absolute simplest form: no dominated options anywhere (Theorem 3.7). */
export const absolute: (g: G) => G = once((g) => {
  const options = [...new Set(g.right.map(absolute))];
  // Right's dominated options are the larger ones.
  return game(
    [],
    options.filter((x) => !options.some((y) => y !== x && deadEndAtLeast(x, y))),
  );
});

/** The values of Left dead ends of rank at most n: 1, 2, 4, 10, 52 of them. */
export function leftDeadEnds(n: number): G[] {
  let ends: G[] = [zero];
  for (let day = 1; day <= n; day++)
    ends = [...new Set(subsets(ends).map((options) => absolute(game([], options))))];
  return ends;
}

/** The perfect murder M_n = {· | 0, M_{n−1}}. */
export function perfectMurder(n: number): G {
  let m = zero;
  for (let i = 0; i < n; i++) m = game([], [zero, m]);
  return m;
}

/** The values of all sums of at most `count` nonzero followers of the generators. */
export function closureBySums(generators: readonly G[], count: number): G[] {
  const atoms = [...new Set(generators.flatMap((a) => subpositions(a)).map(absolute))].filter(
    (a) => a !== zero,
  );
  let layer = new Set<G>([zero]);
  const all = new Set<G>(layer);
  for (let i = 0; i < count; i++) {
    layer = new Set([...layer].flatMap((x) => atoms.map((a) => absolute(sum(x, a)))));
    for (const x of layer) all.add(x);
  }
  return [...all];
}

/** The values of rank at most n in cl(A): ranks add up (Proposition 3.8), so n summands suffice. */
export const closureUpToRank = (generators: readonly G[], n: number): G[] =>
  closureBySums(generators, n).filter((x) => rank(x) <= n);

/** The minimal elements of a set of Left dead ends, as values. */
export function minimal(ends: readonly G[]): G[] {
  const values = [...new Set(ends.map(absolute))];
  return values.filter((x) => !values.some((y) => y !== x && deadEndAtLeast(x, y)));
}

/** The values of τ_n(X) for X in cl(A), by adding and truncating until nothing new comes. */
export function truncatedClosure(generators: readonly G[], n: number): G[] {
  const atoms = new Set(
    generators.flatMap((a) => subpositions(a)).map((a) => absolute(truncate(a, n))),
  );
  const all = new Set<G>([zero]);
  for (const x of all) for (const a of atoms) all.add(absolute(truncate(sum(x, a), n)));
  return [...all];
}
