// How two games stand to each other, and how games are written in sums.

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
  if (!/^\s*\d+(?:[\s,]+\d+)*\s*$/u.test(text)) return text;
  return text
    .trim()
    .split(/[\s,]+/u)
    .map((size) => (size === '0' ? '0' : size === '1' ? '*' : `*${size}`))
    .join(' + ');
}
