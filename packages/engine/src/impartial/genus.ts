/**
 * The genus of an impartial game [Conway, chapter 12]: g^{g₀g₁g₂…}, where g = 𝒢⁺(G) is its nim-value in
 * normal play and gₙ = 𝒢⁻(G + n·*2) the misère nim-value beside n heaps of 2. The misère nim-value is 1
 * for 0 and otherwise the mex of those of the options; it is the one m for which G + *m is a P-position.
 *
 * G + n·*2 has the options G′ + n·*2 and, where n > 0, those of a heap moved to * or 0; adding *
 * turns 𝒢⁻ into 𝒢⁻ ⊕ 1. So gₙ is the mex of the gₙ of the options and of gₙ₋₁ and gₙ₋₁ ⊕ 1. From some
 * place on gₙ₊₁ = gₙ ⊕ 2; it is known which, so nothing here is a guess (docs/theory/impartial.md).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { Left } from '../forms/side.ts';
import { reachable } from '../forms/transform.ts';
import { Memo } from '../storage/memo.ts';
import { demandImpartial } from './impartial.ts';

export interface Genus {
  /** 𝒢⁺, the nim-value in normal play. */
  readonly normal: number;
  /**
   * g₀, g₁, … as far as they are written: at least two, and after the last two each is the one
   * before it ⊕ 2, so that these two repeat.
   */
  readonly misere: readonly number[];
}

const genera = new Memo<Map<FormId, Genus>>('genera');

/**
 * The genus of an impartial game.
 *
 * @example
 * import { genus, genusText } from '@proviso/engine/impartial';
 * const arena = new Arena();
 * genusText(genus(arena, ZERO)) // → 0^120
 * genusText(genus(arena, nimHeap(arena, 2))) // → 2^20
 */
export function genus(arena: Arena, g: FormId): Genus {
  demandImpartial(arena, g);
  return knownGenus(arena, g);
}

/** The genus of a form that is known to be impartial. */
export function knownGenus(arena: Arena, g: FormId): Genus {
  const memo = arena.own(genera, () => new Map<FormId, Genus>());
  const known = memo.get(g);
  if (known !== undefined) return known;
  for (const id of reachable(arena, [g])) {
    if (memo.has(id)) continue;
    const options = arena.options(id, Left).map((option) => {
      arena.tick();
      return memo.get(option) as Genus;
    });
    memo.set(id, id === ZERO ? GENUS_OF_ZERO : fromOptions(options));
  }
  return memo.get(g) as Genus;
}

const GENUS_OF_ZERO: Genus = { normal: 0, misere: [1, 2, 0] };

/** The genus of a game with these options, of which there is one at least. */
function fromOptions(options: readonly Genus[]): Genus {
  const normal = mex(options.map((each) => each.normal));
  // From here on the options alternate; then two more places are enough.
  const settled = Math.max(...options.map(({ misere }) => misere.length - 2)) + 3;
  const misere: number[] = [];
  for (let n = 0; n <= settled; n++) {
    const before = misere.at(-1);
    const own = before === undefined ? [] : [before, before ^ 1];
    misere.push(mex([...options.map((each) => genusDigit(each, n)), ...own]));
  }
  while (misere.length > 2 && alternates(misere)) misere.pop();
  return { normal, misere };
}

/** Whether the last digit is told by the two before it. */
function alternates(misere: readonly number[]): boolean {
  const [a, b, c] = misere.slice(-3) as [number, number, number];
  return b === (a ^ 2) && c === a;
}

/** gₙ of a genus, for any n. */
export function genusDigit({ misere }: Genus, n: number): number {
  const last = misere.length - 1;
  return misere[n <= last ? n : last - ((n - last) % 2)] as number;
}

/** The least number from 0 on that is not among these. */
export function mex(numbers: readonly number[]): number {
  const seen = new Set(numbers);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}

/** `0^120`; with commas where a digit is above 9, as in `10^10,8`. */
export function genusText({ normal, misere }: Genus): string {
  return `${normal}^${misere.join(misere.some((digit) => digit > 9) ? ',' : '')}`;
}

/** The nim-value of an impartial game in normal play. */
export function nimValue(arena: Arena, g: FormId): number {
  return genus(arena, g).normal;
}

/** The misère nim-value of an impartial game: the m for which G + *m is a P-position. */
export function misereNimValue(arena: Arena, g: FormId): number {
  return genusDigit(genus(arena, g), 0);
}
