// Normal play by the textbook: G ≥ H exactly when Left wins G − H moving second; canonical forms by
// removing dominated and bypassing reversible options; and the values theory gives to numbers, ups,
// switches, tinies, nimbers and Hackenbush strings, as forms built from their definitions.
import { conjugate, type G, game, once, oncePair, zero } from './game.ts';

// G + (−H) played as two components, Right to move; no form of the sum is built.
const leftWinsSecond: (g: G, k: G) => boolean = oncePair(
  (g, k) => g.right.every((r) => leftWinsFirst(r, k)) && k.right.every((r) => leftWinsFirst(g, r)),
);
const leftWinsFirst: (g: G, k: G) => boolean = oncePair(
  (g, k) => g.left.some((l) => leftWinsSecond(l, k)) || k.left.some((l) => leftWinsSecond(g, l)),
);

export const normalGeq = (g: G, h: G): boolean => leftWinsSecond(g, conjugate(h));

/** The canonical form; a tombstone is no move in normal play and is dropped. */
export const canonical: (g: G) => G = once((g) => {
  let left = [...new Set(g.left.map(canonical))];
  let right = [...new Set(g.right.map(canonical))];
  for (let changed = true; changed; ) {
    changed = false;
    const whole = game(left, right);
    for (const l of left) {
      const reverser = l.right.find((lr) => normalGeq(whole, lr));
      const dominated = left.some((o) => o !== l && normalGeq(o, l));
      if (reverser === undefined && !dominated) continue;
      left = left.filter((o) => o !== l);
      if (!dominated && reverser !== undefined) left = [...new Set([...left, ...reverser.left])];
      changed = true;
      break;
    }
    if (changed) continue;
    for (const r of right) {
      const reverser = r.left.find((rl) => normalGeq(rl, whole));
      const dominated = right.some((o) => o !== r && normalGeq(r, o));
      if (reverser === undefined && !dominated) continue;
      right = right.filter((o) => o !== r);
      if (!dominated && reverser !== undefined) right = [...new Set([...right, ...reverser.right])];
      changed = true;
      break;
    }
  }
  return game(left, right);
});

/** The canonical form of the dyadic number numerator / 2^exponent. */
export function dyadic(numerator: number, exponent: number): G {
  while (exponent > 0 && numerator % 2 === 0) {
    numerator /= 2;
    exponent--;
  }
  if (exponent > 0)
    return game([dyadic(numerator - 1, exponent)], [dyadic(numerator + 1, exponent)]);
  if (numerator === 0) return zero;
  return numerator > 0
    ? game([dyadic(numerator - 1, 0)], [])
    : game([], [dyadic(numerator + 1, 0)]);
}

/** ↑ = {0 | *}. */
export const up = game([zero], [game([zero], [zero])]);
/** ⧾_G, tiny-G = {0 || 0 | −G}. */
export const tiny = (g: G): G => game([zero], [game([zero], [conjugate(g)])]);

/** A Hackenbush string from the ground up: cutting an edge leaves what is below it. */
export function hackenbushString(edges: string): G {
  const stumps = [...edges].map((_, i) => hackenbushString(edges.slice(0, i)));
  return game(
    stumps.filter((_, i) => edges[i] === 'L'),
    stumps.filter((_, i) => edges[i] === 'R'),
  );
}

/** Its value by Berlekamp's rule: whole edges until the colour changes, then halves. */
export function hackenbushValue(edges: string): { numerator: number; exponent: number } {
  const sign = (c: string | undefined) => (c === 'L' ? 1 : -1);
  let numerator = 0;
  let exponent = 0;
  let changed = false;
  for (let i = 0; i < edges.length; i++) {
    if (edges[i] !== edges[0]) changed = true;
    if (changed) {
      numerator *= 2;
      exponent++;
    }
    numerator += sign(edges[i]);
  }
  return { numerator, exponent };
}
