// Play in sums of plain objects by the definition alone: a position is a game and a bag of components,
// nothing is folded and nothing is left out.
import {
  conjugate,
  type G,
  isLeftEnd,
  isLeftEndLike,
  isRightEndLike,
  subpositions,
  zero,
} from '../oracle/game.ts';

/** The components that are not 0, in a fixed order, so that equal bags are equal texts. */
const bagOf = (components: readonly G[]): readonly G[] =>
  components.filter((c) => c !== zero).sort((a, b) => a.serial - b.serial);

const replaced = (bag: readonly G[], i: number, by: G): readonly G[] =>
  bagOf([...bag.slice(0, i), by, ...bag.slice(i + 1)]);

/** Play with a memory of its own. */
export function plainPlay() {
  const memory = new Map<string, boolean>();
  const remembered = (turn: string, h: G, bag: readonly G[], work: () => boolean): boolean => {
    const key = `${turn}${h.serial} ${bag.map((c) => c.serial)}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const value = work();
    memory.set(key, value);
    return value;
  };
  /** Each different component once, with its place. */
  const different = (bag: readonly G[]) =>
    [...bag.entries()].filter(([i, component]) => bag[i - 1] !== component);
  /** Left, to move, wins; she does at once where she has no move, or the tombstone of such a sum. */
  const leftMoves = (h: G, bag: readonly G[]): boolean =>
    remembered('L', h, bag, () => {
      if (isLeftEndLike(h) && bag.every(isLeftEnd)) return true;
      return (
        h.left.some((option) => !rightMoves(option, bag)) ||
        different(bag).some(([i, component]) =>
          component.left.some((option) => !rightMoves(h, replaced(bag, i, option))),
        )
      );
    });
  /** Right, to move, wins. */
  const rightMoves = (h: G, bag: readonly G[]): boolean =>
    remembered('R', h, bag, () => {
      if (isRightEndLike(h) && bag.every((component) => component.right.length === 0)) return true;
      return (
        h.right.some((option) => !leftMoves(option, bag)) ||
        different(bag).some(([i, component]) =>
          component.right.some((option) => !leftMoves(h, replaced(bag, i, option))),
        )
      );
    });
  return { leftWinsFirst: (h: G, components: readonly G[]) => leftMoves(h, bagOf(components)) };
}

/** All sums of the ends with at most so many copies of each. */
export function sumsOfCopies(ends: readonly G[], most: number): G[][] {
  let sums: G[][] = [[]];
  for (const end of ends) {
    sums = sums.flatMap((rest) =>
      Array.from({ length: most + 1 }, (_, n) => [...rest, ...new Array<G>(n).fill(end)]),
    );
  }
  return sums;
}

/** The Left ends of D(A) are the sums of these. */
export const leftEndsOf = (games: readonly G[]): G[] => [
  ...new Set(
    games
      .flatMap((g) => [...subpositions(g), ...subpositions(conjugate(g))])
      .filter((g) => g !== zero && isLeftEnd(g)),
  ),
];
