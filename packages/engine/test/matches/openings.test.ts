// First moves that win, against play by definition: no winning move is missing up to the games that
// moves lead to, none loses, and none stands twice.
import { Arena, BudgetError, Left } from '@proviso/engine';
import { winningOpenings } from '@proviso/engine/matches';
import { boardForm, domineering, positionToText, readBoard } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { smallPositions } from '../rulesets/small-positions.ts';
import { after, CONVENTIONS, plainlyWins, plainMoves, smallTurns } from './plain-play.ts';

describe.each(Object.keys(smallPositions))('small boards of %s', (name) => {
  test.each(CONVENTIONS)('%s play', (convention) => {
    const arena = new Arena();
    for (const turn of smallTurns(name, 60)) {
      const found = winningOpenings(arena, turn.board, turn.mover, convention);
      const wanted = plainMoves(turn).filter((b) => !plainlyWins(after(turn, b), convention));
      const texts = found.map(positionToText);
      expect(wanted.map(positionToText)).toEqual(expect.arrayContaining(texts));
      expect(new Set(texts).size).toBe(texts.length);
      const forms = new Set(found.map((board) => boardForm(arena, board)));
      for (const board of wanted) expect(forms).toContain(boardForm(arena, board));
    }
  });
});

// Left leaves a square of two by two, which whoever moves loses; the middle column leaves Right
// without a move, and the right column is the left one in a mirror.
test('of moves that a mirror exchanges one is told', () => {
  const board = readBoard(domineering, [2, 3]);
  const found = winningOpenings(new Arena(), board, Left);
  expect(found.map(positionToText)).toEqual(['#..|#..']);
});

test('a budget ends it', () => {
  const arena = new Arena();
  const board = readBoard(domineering, [8, 8]);
  expect(() => arena.under({ maxForms: 500 }, () => winningOpenings(arena, board, Left))).toThrow(
    BudgetError,
  );
});
