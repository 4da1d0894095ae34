// Sums of boards: a move is a move on one of them, made and called as it is there; all of them are as many
// as those of the boards, and who wins is what play by definition says.
import { Arena, Left } from '@proviso/engine';
import {
  bestLine,
  type MatchLine,
  matchOf,
  turnOf,
  verdictsOf,
  viewOf,
} from '@proviso/engine/matches';
import {
  clobber,
  domineering,
  graphHackenbush,
  nim,
  positionToText,
  readBoard,
  summandsOf,
  sumOfBoards,
} from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { plainlyWins } from './plain-play.ts';

const start: MatchLine = { first: 'left', convention: 'misere', moves: [] };
const parts = [
  readBoard(domineering, [2, 2]),
  readBoard(nim, [2]),
  readBoard(clobber, ['xo']),
  readBoard(graphHackenbush, ['0-L-a, 0-L-b, 0-R-c']),
];
const sum = sumOfBoards(parts);

describe('a sum of boards', () => {
  test('is played in the ways of its boards, one after the other', () => {
    const { moves } = viewOf(sum, start);
    const alone = parts.flatMap((board, summand) =>
      viewOf(board, start).moves.map(({ gesture }) => ({
        ...gesture,
        name: `${gesture.name} on board ${summand + 1}`,
        summand,
      })),
    );
    expect(moves.map(({ gesture }) => gesture)).toEqual(alone);
    expect(moves.map(({ gesture }) => gesture.name)).toContain('a1 a2 on board 1');
  });

  test('a move changes its board and no other', () => {
    for (const [move, { gesture }] of viewOf(sum, start).moves.entries()) {
      const after = turnOf(matchOf(sum, { ...start, moves: [move] })).board;
      const changed = summandsOf(after).flatMap((one, i) =>
        JSON.stringify(one.position) === JSON.stringify(parts[i]!.position) ? [] : [i],
      );
      expect(changed).toEqual([gesture.summand]);
    }
  });

  test('who wins by which move is what plain play says, and a line of best play ends it', () => {
    const two = sumOfBoards(parts.slice(0, 3));
    for (const convention of ['misere', 'normal'] as const) {
      const line = { ...start, convention };
      const { moves } = verdictsOf(new Arena(), two, line);
      const wins = viewOf(two, line).moves.map((_, move) => {
        const next = turnOf(matchOf(two, { ...line, moves: [move] }));
        return plainlyWins(next, convention) ? 'loses' : 'wins';
      });
      expect(moves).toEqual(wins);
      const best = bestLine(new Arena(), two, line);
      expect([best.over, best.winner === 'left']).toEqual([
        true,
        plainlyWins({ board: two, mover: Left }, convention),
      ]);
    }
  });

  test('a board of it that is played up stays, so that the others keep their numbers', () => {
    const { moves } = viewOf(sum, start);
    const all = moves.findIndex(({ gesture }) => gesture.name === 'take 2 from 2 on board 2');
    const { board } = turnOf(matchOf(sum, { ...start, moves: [all] }));
    expect(summandsOf(board).map(positionToText)[1]).toBe('0');
    expect(summandsOf(board)).toHaveLength(4);
  });
});
