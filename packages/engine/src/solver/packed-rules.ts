/**
 * Rules on boards of squares, packed into bits: what a solver needs in order to move without texts.
 * Everything is seen by the mover. A position is one or two planes of squares, two words a plane (see
 * `bitboard.ts`): the squares that may still be used; or the stones of the mover, then the opponent's.
 */

export interface PackedRules {
  readonly planes: 1 | 2;
  /**
   * How the opponent sees the board: with rows and columns exchanged, with the stones exchanged, or as
   * the mover does.
   */
  readonly exchange: 'rows and columns' | 'planes' | 'nothing';
  /** Whether the rules are the same when rows become columns, the players staying who they are. */
  readonly turning: boolean;
  /** Lists the mover's moves, as numbers of this ruleset's own from 0 to 1023; tells how many. */
  moves(board: Int32Array, list: number[]): number;
  /** Where a move is: twice its row and twice its column, so that it may be between squares. */
  rowOf(move: number): number;
  columnOf(move: number): number;
  /** Makes a move on a board. */
  play(board: Int32Array, move: number): void;
  /** Whether somebody can still move in a region, given as a board: else it is left out. */
  isAlive(region: Int32Array): boolean;
}
