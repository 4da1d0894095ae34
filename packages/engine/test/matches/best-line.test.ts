// Lines of best play, against play by definition: the winner's moves win, the line ends with the game, and
// from any of its turns it goes on as it did.
import { Arena, Left } from '@proviso/engine';
import { bestLine, type MatchLine, matchOf, turnOf, winnerOf } from '@proviso/engine/matches';
import { domineering, nim, readBoard } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { CONVENTIONS, plainlyWins, smallTurns } from './plain-play.ts';

const start: MatchLine = { first: 'left', convention: 'misere', moves: [] };

describe.each(['domineering', 'clobber', 'nim', 'graphsnort', 'hackenbush'])('%s', (name) => {
  test.each(CONVENTIONS)(
    '%s play: the line is played by whoever wins, to the end',
    (convention) => {
      const arena = new Arena();
      for (const turn of smallTurns(name, 30)) {
        const first = turn.mover === Left ? 'left' : 'right';
        const line = { first, convention, moves: [] } as const;
        const { moves, winner, over } = bestLine(arena, turn.board, line);
        expect(over).toBe(true);
        expect(winner === first).toBe(plainlyWins(turn, convention));
        const numbers = moves.map(({ move }) => move);
        for (const [i, { player }] of moves.entries()) {
          const here = turnOf(matchOf(turn.board, { ...line, moves: numbers.slice(0, i) }));
          expect(player === 'left').toBe(here.mover === Left);
          expect(plainlyWins(here, convention)).toBe(player === winner);
        }
        const end = winnerOf(matchOf(turn.board, { ...line, moves: numbers }));
        expect(end === Left).toBe(winner === 'left');
        const [next = 0] = numbers;
        if (numbers.length > 0) {
          const later = bestLine(arena, turn.board, { ...line, moves: [next] });
          expect(later.moves).toEqual(moves.slice(1));
        }
      }
    },
  );
});

test('where the game is over there is nothing to play, and the winner is known', () => {
  const ended = bestLine(new Arena(), readBoard(nim, [1]), { ...start, moves: [0] });
  expect(ended).toEqual({ moves: [], winner: 'right', over: true });
});

test('what is too large is not guessed', () => {
  const large = readBoard(domineering, [7, 7]);
  expect(bestLine(new Arena(), large, start, { maxForms: 10 })).toEqual({ moves: [], over: false });
});
