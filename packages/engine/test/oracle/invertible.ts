// Invertible modulo U for members of U: by G + Ḡ ≡ 0 (the conjugate property), and by
// [Davies–Milley, Theorem 4.1]. P-free: no subposition of outcome P.
import { conjugate, type G, subpositions, sum, zero } from './game.ts';
import { geq } from './order.ts';
import { misere } from './play.ts';
import { simplest } from './simplest.ts';
import type { OracleUniverse } from './universes.ts';

/** G + Ḡ ≡ 0. The sum is its own conjugate, so ≥ 0 is enough. */
export const isInvertible = (g: G, u: OracleUniverse): boolean =>
  geq(sum(g, conjugate(g)), zero, u);

/** Theorem 4.1: G + Ḡ is Left U-strong and so on for the options of the simplest form. */
export function isInvertibleByTheorem41(g: G, u: OracleUniverse): boolean {
  const k = simplest(g, u);
  return (
    u.leftStrong(sum(k, conjugate(k))) &&
    subpositions(k).every((p) => p === k || isInvertibleByTheorem41(p, u))
  );
}

export const isStrictlyPFree = (g: G): boolean => subpositions(g).every((p) => misere(p) !== 'P');
