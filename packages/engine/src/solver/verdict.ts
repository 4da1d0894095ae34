/** What is known of a position with a player to move: nothing, that she wins, or that she loses. */

export type Verdict = 0 | 1 | 2;

export const UNDECIDED = 0;
export const WINS = 1;
export const LOSES = 2;
