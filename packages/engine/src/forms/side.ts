/**
 * The two players. Everything that is said of Left is said of Right with the
 * sides exchanged, so code takes a `Side` and writes the Left case once.
 */

/** Left or Right; a number so that packed tables can use it as a bit, but never any number. */
export type Side = (0 | 1) & { readonly __side: unique symbol };

export const Left = 0 as Side;
export const Right = 1 as Side;

/** Both players, Left first. */
export const SIDES: readonly Side[] = [Left, Right];

/** The other player. */
export function opponent(side: Side): Side {
  return (1 - side) as Side;
}

/** `"Left"` or `"Right"`, for messages. */
export function sideName(side: Side): 'Left' | 'Right' {
  return side === Left ? 'Left' : 'Right';
}

/** Something for each player. */
export interface Both<T> {
  readonly left: T;
  readonly right: T;
}

/** What a player has of it. */
export function of<T>(both: Both<T>, side: Side): T {
  return side === Left ? both.left : both.right;
}
