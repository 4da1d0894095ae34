/** How many entries amount to what. */

import type { Standing } from './standing.ts';

/** An entry that failed counts as failed, whatever it would have amounted to. */
export type Place = Standing | 'failed';

/** How many entries there are of each kind, and how many failed. */
export type Tally = Readonly<Record<Place, number>>;

export function tally(reports: readonly { readonly place: Place }[]): Tally {
  const counts = {
    definition: 0,
    exact: 0,
    exhaustive: 0,
    sampled: 0,
    examples: 0,
    'not-runnable': 0,
    failed: 0,
  };
  for (const { place } of reports) counts[place]++;
  return counts;
}
