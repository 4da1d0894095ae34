// Matches on graphs: a move is the edge or the vertex that is pressed, though another may lead to the
// same position; and verdicts agree with play by definition.
import { Arena, Left } from '@proviso/engine';
import { type MatchLine, matchOf, turnOf, verdictsOf, viewOf } from '@proviso/engine/matches';
import {
  type Board,
  domineering,
  type Graph,
  graphHackenbush,
  graphSnort,
  nim,
  readBoard,
} from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { plainlyWins } from './plain-play.ts';

const line = (...moves: number[]): MatchLine => ({ first: 'left', convention: 'misere', moves });

describe('on a graph', () => {
  const stalks = readBoard(graphHackenbush, ['0-L-a, 0-L-b, 0-R-c']);
  const edgesAfter = (board: Board, move: number) => {
    const { vertices, edges } = turnOf(matchOf(board, line(move))).board.position as Graph;
    return edges.map(({ from, to }) => `${vertices[from]?.name}${vertices[to]?.name}`);
  };

  test('each of two edges alike is a move, and the one that is cut is gone', () => {
    const { moves } = viewOf(stalks, line());
    expect(moves.map(({ gesture }) => gesture.name)).toEqual(['0-L-a', '0-L-b']);
    expect(moves[0]?.position).toBe(moves[1]?.position);
    expect(edgesAfter(stalks, 0)).toEqual(['0b', '0c']);
    expect(edgesAfter(stalks, 1)).toEqual(['0a', '0c']);
  });

  test('what is played on is told by names', () => {
    const { moves } = viewOf(readBoard(graphSnort, ['a-b-c']), line());
    expect(moves.map(({ gesture }) => gesture)).toEqual(
      ['a', 'b', 'c'].map((name) => ({ kind: 'graph', name, on: { vertex: name } })),
    );
  });
});

describe('verdicts', () => {
  const boards = [
    readBoard(nim, [3, 1]),
    readBoard(domineering, [2, 3]),
    readBoard(graphHackenbush, ['0-L-a-R-b, 0-R-c-L-d, 0-L-e']),
  ];

  test.each(boards)('agree with play by definition', (board) => {
    const arena = new Arena();
    for (const convention of ['misere', 'normal'] as const) {
      const asked = { ...line(), convention };
      const { moves } = verdictsOf(arena, board, asked, {});
      const wins = viewOf(board, asked).moves.map((_, move) => {
        const next = turnOf(matchOf(board, { ...asked, moves: [move] }));
        return plainlyWins(next, convention) ? 'loses' : 'wins';
      });
      expect(moves).toEqual(wins);
      const won = plainlyWins({ board, mover: Left }, convention);
      expect(verdictsOf(arena, board, asked).mover).toBe(won ? 'wins' : 'loses');
    }
  });

  test('what is too large is undecided, and the end is decided', () => {
    const large = readBoard(domineering, [7, 7]);
    const spent = { maxForms: 10 };
    expect(verdictsOf(new Arena(), large, line(), spent).mover).toBe('undecided');
    expect(verdictsOf(new Arena(), readBoard(nim, [1]), line(0), {})).toEqual({
      mover: 'wins',
      moves: [],
    });
  });
});
