// How much a test looks at: little in `npm test`, the whole in `npm run test:long`, where a file
// `x.long.test.ts` runs `x.test.ts` once more.

const WHOLE = process.env['PROVISO_WHOLE'] === '1';

/** How many of something: in the quick run, and in the long one. */
export const size = (quick: number, whole: number): number => (WHOLE ? whole : quick);

/** Every so many of a list in the quick run, and all of it in the long one. */
export const oneIn = <T>(step: number, list: readonly T[]): readonly T[] =>
  WHOLE ? list : list.filter((_, i) => i % step === 0);
