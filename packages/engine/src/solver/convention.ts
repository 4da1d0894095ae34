/** Who wins when no move is left: under misère play the player to move, under normal play the other. */
export type Convention = 'misere' | 'normal';
