// What moves are marked with when somebody asks who wins.

import type { Verdicts } from '../../protocol/matches.ts';

export type Mark = 'wins' | 'loses';

/** The marks of the moves, by their numbers. */
export function marksOf(verdicts: Verdicts | undefined): ReadonlyMap<number, Mark> | undefined {
  if (verdicts === undefined) return undefined;
  return new Map(
    verdicts.moves.flatMap((verdict, move): [number, Mark][] =>
      verdict === 'undecided' ? [] : [[move, verdict]],
    ),
  );
}
