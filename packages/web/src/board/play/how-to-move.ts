// How a move is made on the board that is seen, in a sentence, and who wins by it: for whoever has made
// none yet.

import type { RulesetInfo } from '../../protocol/answers.ts';
import type { Gesture, MatchTurn } from '../../protocol/matches.ts';
import { type Sign, signsOn } from '../squares.ts';
import type { MatchSetup } from './match-setup.ts';

type Squares = Extract<Gesture, { kind: 'squares' }>;

export function howToMove(
  { boards }: Pick<RulesetInfo, 'boards'>,
  {
    position,
    moves,
    mover,
    summands,
  }: Pick<MatchTurn, 'position' | 'moves' | 'mover' | 'summands'>,
  { convention }: Pick<MatchSetup, 'convention'>,
): string {
  const end =
    convention === 'misere'
      ? 'In misère play whoever cannot move wins.'
      : 'In normal play whoever cannot move loses.';
  const gestures = moves.map(({ gesture }) => gesture);
  const [first] = gestures;
  if (first === undefined) return end;
  if (summands) {
    return `Move on one of the boards: press its squares, counters, vertices or edges. ${end}`;
  }
  const who = mover === 'left' ? 'Left' : 'Right';
  const rows = boards && signsOn(boards, position);
  const onSquares = gestures.filter((one): one is Squares => one.kind === 'squares');
  if (rows !== undefined && onSquares.length === gestures.length) {
    return `${squaresText(onSquares, rows, who)} ${end}`;
  }
  return `${OTHER_BOARDS[first.kind]} ${end}`;
}

const OTHER_BOARDS: Readonly<Record<Gesture['kind'], string>> = {
  squares: 'Choose a move from the list.',
  heap: 'Press a counter to take it with all above it.',
  graph: 'Press the vertex or the edge of your move.',
  named: 'Choose where to move from the list.',
};

function squaresText(
  moves: readonly Squares[],
  rows: readonly (readonly Sign[])[],
  who: string,
): string {
  const columns = rows[0]?.length ?? 1;
  if (moves.every(({ squares }) => squares.length === 1)) return 'Press a square to move.';
  if (moves.every(({ squares }) => isPiece(squares[0], rows))) {
    return 'Press a piece and then where it goes, or drag it there.';
  }
  const apart = (steps: number) =>
    moves.every(({ squares: [a = 0, b = 0, ...more] }) => more.length === 0 && b - a === steps);
  // In one column two neighbours are a row apart, which is one square as well.
  if (apart(columns)) return `Press two squares, or drag: ${who}’s dominoes stand upright.`;
  if (apart(1)) return `Press two squares, or drag: ${who}’s dominoes lie flat.`;
  return 'Press the squares that your move changes, one after the other.';
}

/** Whether a piece stands on a square. */
export function isPiece(square: number | undefined, rows: readonly (readonly Sign[])[]): boolean {
  if (square === undefined) return false;
  const columns = rows[0]?.length ?? 1;
  const look = rows[Math.floor(square / columns)]?.[square % columns]?.look;
  return look === 'left' || look === 'right' || look === 'either';
}
