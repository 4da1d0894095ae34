// Play by definition: a player to move wins if some move leaves the other without a win; where there is
// no move, the convention decides. No components, no symmetries, no arena.
import { Left, opponent, Right, type Side } from '@proviso/engine';
import { type Board, type Convention, positionToText, rulesets } from '@proviso/engine/rulesets';
import { smallPositions } from '../rulesets/small-positions.ts';

export const CONVENTIONS: readonly Convention[] = ['misere', 'normal'];

export interface PlainTurn {
  readonly board: Board;
  readonly mover: Side;
}

/** The boards after a move, each text once; on graphs each picture, as people press it. */
export function plainMoves({ board: { ruleset, position }, mover }: PlainTurn): Board[] {
  const found = new Map<string, Board>();
  for (const moved of ruleset.moves(position, mover)) {
    const board = { ruleset, position: moved };
    found.set(ruleset.graphs ? JSON.stringify(moved) : positionToText(board), board);
  }
  return [...found.values()];
}

export const after = ({ mover }: PlainTurn, board: Board): PlainTurn => ({
  board,
  mover: opponent(mover),
});

const known = new Map<unknown, Map<string, boolean>>();

export function plainlyWins(turn: PlainTurn, convention: Convention): boolean {
  const { ruleset } = turn.board;
  const memo = known.get(ruleset) ?? new Map<string, boolean>();
  known.set(ruleset, memo);
  const key = `${convention} ${turn.mover} ${positionToText(turn.board)}`;
  let wins = memo.get(key);
  if (wins === undefined) {
    const moves = plainMoves(turn);
    wins =
      moves.length === 0
        ? convention === 'misere'
        : moves.some((board) => !plainlyWins(after(turn, board), convention));
    memo.set(key, wins);
  }
  return wins;
}

/** The small boards of a ruleset that ships, with either player to move, thinned out evenly. */
export function smallTurns(name: string, most: number): PlainTurn[] {
  const { ruleset } = rulesets.get(name)!;
  const texts = smallPositions[name]!.map(({ text }) => text);
  return thinned(texts, most).flatMap((text) =>
    [Left, Right].map((mover) => ({
      board: { ruleset, position: ruleset.parse(text) },
      mover,
    })),
  );
}

/** Of all these turns those that are lost although there is a move, thinned out evenly. */
export function lostTurns(name: string, convention: Convention, most: number): PlainTurn[] {
  const lost = smallTurns(name, Infinity).filter(
    (turn) => plainMoves(turn).length > 0 && !plainlyWins(turn, convention),
  );
  return thinned(lost, most);
}

function thinned<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, i) => i % step === 0);
}
