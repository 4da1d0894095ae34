// How two games stand to each other, and how games are written in sums.

import { heapsIn } from '../protocol/heaps.ts';
import type { ComparedRow } from '../protocol/players.ts';

const SIGNS: Readonly<Record<string, string>> = {
  'proved proved': '=',
  'proved refuted': '<',
  'refuted proved': '>',
  'refuted refuted': '∥',
};

/** How G and H stand to each other; nothing where it is not decided. */
export function signOf({ atMost, atLeast }: ComparedRow): string | undefined {
  return SIGNS[`${atMost.verdict} ${atLeast.verdict}`];
}

/** A game as it is written in a sum: heaps of Nim as stars. */
export function inSum(text: string): string {
  const sizes = heapsIn(text);
  if (sizes === undefined) return text;
  return sizes.map((size) => (size === 0 ? '0' : size === 1 ? '*' : `*${size}`)).join(' + ');
}
