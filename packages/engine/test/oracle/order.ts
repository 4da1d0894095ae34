// Comparison modulo a universe, naively by [Siegel, Theorem 5.5]; and the definition itself, as far
// as it can be tried: outcomes of G + X and H + X for given contexts X.
import { conjugate, type G, isLeftEndLike, isRightEndLike, oncePair } from './game.ts';
import type { OracleUniverse } from './universes.ts';

const orders = new WeakMap<OracleUniverse, (g: G, h: G) => boolean>();

function orderOf(u: OracleUniverse): (g: G, h: G) => boolean {
  const known = orders.get(u);
  if (known !== undefined) return known;
  const atLeast: (g: G, h: G) => boolean = oncePair(
    (g, h) =>
      (!isLeftEndLike(h) || u.leftStrong(g)) &&
      (!isRightEndLike(g) || u.leftStrong(conjugate(h))) &&
      g.right.every(
        (gr) => h.right.some((hr) => atLeast(gr, hr)) || gr.left.some((grl) => atLeast(grl, h)),
      ) &&
      h.left.every(
        (hl) => g.left.some((gl) => atLeast(gl, hl)) || hl.right.some((hlr) => atLeast(g, hlr)),
      ),
  );
  orders.set(u, atLeast);
  return atLeast;
}

/** G ≥ H modulo U. */
export const geq = (g: G, h: G, u: OracleUniverse): boolean => orderOf(u)(g, h);
export const equal = (g: G, h: G, u: OracleUniverse): boolean => geq(g, h, u) && geq(h, g, u);

/** The classes of a list modulo U, by pairwise comparison. */
export function classes(games: readonly G[], u: OracleUniverse): G[][] {
  const found: G[][] = [];
  for (const g of games) {
    const home = found.find((members) => equal(members[0] as G, g, u));
    if (home === undefined) found.push([g]);
    else home.push(g);
  }
  return found;
}
