// Sums of games by play alone: which there are, who wins them, and which of them no sum tells apart. Games are plain
// objects, sums are lists of counts; nothing here knows of quotients.
import { plainOutcome } from '../folds/plain.ts';

/** A game of two players as a plain object; the same object for the same options. */
export interface PlainGame {
  readonly left: readonly PlainGame[];
  readonly right: readonly PlainGame[];
}

/** All lists of so many counts that add up to at most `most`. */
export function sums(kinds: number, most: number): number[][] {
  if (kinds === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, count) =>
    sums(kinds - 1, most - count).map((rest) => [count, ...rest]),
  ).flat();
}

/** A list of counts as a word: each kind as often as it occurs. */
export function wordOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

/** Some games with all their followers but the one without moves, options first. */
export function followersOf(games: readonly PlainGame[]): PlainGame[] {
  const found = new Set<PlainGame>();
  const visit = (game: PlainGame): void => {
    for (const option of [...game.left, ...game.right]) visit(option);
    if (game.left.length + game.right.length > 0) found.add(game);
  };
  for (const game of games) visit(game);
  return [...found];
}

/** Who wins sums of games, given by their counts. */
export function outcomeOfSums(
  kinds: readonly PlainGame[],
  misere: boolean,
): (counts: readonly number[]) => string {
  return plainOutcome({
    kinds: kinds.length,
    misere,
    options: (kind, side) =>
      (kinds[kind]?.[side] ?? []).map((option) => kinds.map((each) => (each === option ? 1 : 0))),
  });
}

/** The outcomes of a sum beside some others. */
export function rowOf(
  outcomeOf: (counts: readonly number[]) => string,
  counts: readonly number[],
  contexts: readonly (readonly number[])[],
): string {
  return contexts
    .map((beside) => outcomeOf(counts.map((count, kind) => count + (beside[kind] ?? 0))))
    .join('');
}
