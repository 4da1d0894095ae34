// The address of a quotient: `quotient/OF/HEAPS/PLAY/SUM`. What is as usual is left out at the end.

import type { QuotientPlay } from '../protocol/quotients.ts';
import type { Route } from '../route.ts';

export const FIRST = { of: '0.75', heaps: '22' } as const;

export interface QuotientAddress {
  /** Codes, games or a ruleset. */
  readonly of: string;
  readonly heaps: string;
  readonly play: QuotientPlay;
  /** The sum that is looked at. */
  readonly sum: string;
}

/** How many heaps are asked for where an address does not say it. */
const SOME_HEAPS = '20';

export function readQuotientAddress([, of, heaps, play, sum = '']: Route): QuotientAddress {
  const nothing = of === undefined;
  return {
    of: of ?? FIRST.of,
    heaps: heaps === undefined || heaps === '' ? (nothing ? FIRST.heaps : SOME_HEAPS) : heaps,
    play: play === 'normal' ? 'normal' : 'misere',
    sum,
  };
}

export function quotientAddress({ of, heaps, play, sum }: QuotientAddress): string[] {
  const parts = ['quotient', of, heaps];
  if (sum !== '') return [...parts, play, sum];
  return play === 'misere' ? parts : [...parts, play];
}
