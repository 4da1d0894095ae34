/** What a check amounts to, from printed values computed again to a reason why there is none. */

/**
 * - `definition`: nothing to check; the entry points to the code;
 * - `exact`: printed values, recomputed;
 * - `exhaustive`: a general statement, tested on every game up to a size;
 * - `sampled`: a general statement, tested on seeded random games;
 * - `examples`: a general statement, shown on games picked by hand;
 * - `not-runnable`: no program can check it here, and `reason` says why.
 */
export type Standing =
  | 'definition'
  | 'exact'
  | 'exhaustive'
  | 'sampled'
  | 'examples'
  | 'not-runnable';

export const STANDINGS: readonly Standing[] = [
  'definition',
  'exact',
  'exhaustive',
  'sampled',
  'examples',
  'not-runnable',
];

/** How each standing is called at the head of a column. */
export const STANDING_NAMES: Readonly<Record<Standing, string>> = {
  definition: 'definitions',
  exact: 'recomputed exactly',
  exhaustive: 'tested exhaustively',
  sampled: 'sampled',
  examples: 'shown by examples',
  'not-runnable': 'not runnable',
};
