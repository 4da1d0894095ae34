// How a move is made on the board that is seen, in a sentence, and who wins by it: for whoever has made
// none yet.

import type { RulesetInfo } from '../../protocol/answers.ts';
import type { Gesture, MatchTurn } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
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
  const t = texts.value.match.howTo;
  const end = t[convention];
  const gestures = moves.map(({ gesture }) => gesture);
  const [first] = gestures;
  if (first === undefined) return end;
  if (summands) {
    return `${t.sum} ${end}`;
  }
  const who = texts.value.common.players[mover];
  const rows = boards && signsOn(boards, position);
  const onSquares = gestures.filter((one): one is Squares => one.kind === 'squares');
  if (rows !== undefined && onSquares.length === gestures.length) {
    return `${squaresText(onSquares, rows, who)} ${end}`;
  }
  return `${t[first.kind]} ${end}`;
}

function squaresText(
  moves: readonly Squares[],
  rows: readonly (readonly Sign[])[],
  who: string,
): string {
  const t = texts.value.match.howTo;
  const columns = rows[0]?.length ?? 1;
  if (moves.every(({ squares }) => squares.length === 1)) return t.square;
  if (moves.every(({ squares }) => isPiece(squares[0], rows))) {
    return t.piece;
  }
  const apart = (steps: number) =>
    moves.every(({ squares: [a = 0, b = 0, ...more] }) => more.length === 0 && b - a === steps);
  // In one column two neighbours are a row apart, which is one square as well.
  if (apart(columns)) return t.upright(who);
  if (apart(1)) return t.flat(who);
  return t.several;
}

/** Whether a piece stands on a square. */
export function isPiece(square: number | undefined, rows: readonly (readonly Sign[])[]): boolean {
  if (square === undefined) return false;
  const columns = rows[0]?.length ?? 1;
  const look = rows[Math.floor(square / columns)]?.[square % columns]?.look;
  return look === 'left' || look === 'right' || look === 'either';
}
