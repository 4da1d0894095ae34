// Who wins, straight from the definitions: misère outcomes of augmented forms [Siegel, Definition
// 5.3], normal play (a player who cannot move loses; a tombstone is no move), and the Right-passing
// outcome [Davies–Milley, Definition A.1] with end-like in place of end, as augmented forms need.
import { type G, isLeftEndLike, isRightEndLike, once, oncePair } from './game.ts';

export type Outcome = 'L' | 'N' | 'P' | 'R';

const named = (leftFirst: boolean, rightFirst: boolean): Outcome =>
  leftFirst ? (rightFirst ? 'L' : 'N') : rightFirst ? 'P' : 'R';

/** Left's order of outcomes: L > N, P > R. */
export const outcomeAtLeast = (a: Outcome, b: Outcome) => a === b || a === 'L' || b === 'R';

/** Does Left win misère play, Left to move? */
export const misereLeft: (g: G) => boolean = once(
  (g) => isLeftEndLike(g) || g.left.some(misereRight),
);
/** Does Left win misère play, Right to move? */
export const misereRight: (g: G) => boolean = once(
  (g) => !isRightEndLike(g) && g.right.every(misereLeft),
);
export const misere = (g: G): Outcome => named(misereLeft(g), misereRight(g));

export const normalLeft: (g: G) => boolean = once((g) => g.left.some(normalRight));
export const normalRight: (g: G) => boolean = once((g) => g.right.every(normalLeft));
export const normal = (g: G): Outcome => named(normalLeft(g), normalRight(g));

export const passingLeft: (g: G) => boolean = once(
  (g) => isLeftEndLike(g) || g.left.some(passingRight),
);
export const passingRight: (g: G) => boolean = once(
  (g) => !isRightEndLike(g) && passingLeft(g) && g.right.every(passingLeft),
);
export const passing = (g: G): Outcome => named(passingLeft(g), passingRight(g));

// A sum played as two components, without building it: a sum is Left end-like exactly when both
// components are (Definition 5.4).
export const misereSumLeft: (g: G, h: G) => boolean = oncePair(
  (g, h) =>
    (isLeftEndLike(g) && isLeftEndLike(h)) ||
    g.left.some((l) => misereSumRight(l, h)) ||
    h.left.some((l) => misereSumRight(g, l)),
);
export const misereSumRight: (g: G, h: G) => boolean = oncePair(
  (g, h) =>
    !(isRightEndLike(g) && isRightEndLike(h)) &&
    g.right.every((r) => misereSumLeft(r, h)) &&
    h.right.every((r) => misereSumLeft(g, r)),
);
export const misereSum = (g: G, h: G): Outcome => named(misereSumLeft(g, h), misereSumRight(g, h));

/** The options that win for the player who moves to them, in misère play. */
export const winningMoves = (g: G, mover: 'left' | 'right'): readonly G[] =>
  mover === 'left' ? g.left.filter(misereRight) : g.right.filter((r) => !misereLeft(r));
