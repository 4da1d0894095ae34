// A match is a tree of turns: whatever is played, taken back and played again stays in it.
import { Left, Right, ValueError } from '@proviso/engine';
import {
  goTo,
  lineOf,
  type Match,
  newMatch,
  play,
  playAgain,
  takeBack,
  turnOf,
  winnerOf,
} from '@proviso/engine/matches';
import { nim, positionToText, readBoard, rulesets } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { smallPositions } from '../rulesets/small-positions.ts';
import { CONVENTIONS, plainMoves, smallTurns } from './plain-play.ts';

const heaps = (...sizes: number[]) => readBoard(nim, sizes);
const texts = (match: Match) => lineOf(match).map(({ board }) => positionToText(board));

describe('a match', () => {
  const start = newMatch(heaps(2, 1));

  test('players take turns, Left first unless told', () => {
    const one = play(start, heaps(1, 1));
    expect([turnOf(start).mover, turnOf(one).mover]).toEqual([Left, Right]);
    expect(turnOf(newMatch(heaps(1), { first: Right })).mover).toBe(Right);
  });

  test('a move that is none is refused by name', () => {
    expect(() => play(start, heaps(2, 1))).toThrow(ValueError);
    expect(() => play(start, heaps(3))).toThrow('Left has no move to 3');
  });

  test('taking back and playing again go along the line that was played last', () => {
    const two = play(play(start, heaps(1, 1)), heaps(1));
    expect(texts(takeBack(takeBack(takeBack(two))))).toEqual(['2 1']);
    expect(texts(playAgain(playAgain(playAgain(takeBack(takeBack(two))))))).toEqual(texts(two));
  });

  test('another move after taking back begins a branch, and the old one stays', () => {
    const first = play(start, heaps(1, 1));
    const branched = play(takeBack(play(first, heaps(1))), heaps(1));
    expect(branched.turns.length).toBe(3); // the same move again is the same turn
    const other = play(takeBack(takeBack(branched)), heaps(2));
    expect(texts(other)).toEqual(['2 1', '2']);
    expect(turnOf(goTo(other, 0)).after.length).toBe(2);
    expect(texts(playAgain(goTo(other, 0)))).toEqual(['2 1', '2']);
    expect(texts(playAgain(goTo(other, 1)))).toEqual(['2 1', '1 1', '1']);
    expect(texts(first)).toEqual(['2 1', '1 1']); // a match is a value
  });

  test('there is no turn that was not played', () => {
    expect(() => goTo(start, 1)).toThrow('the match has no turn 1');
  });
});

describe('the end', () => {
  test.each(Object.keys(smallPositions))(
    'of %s: whoever cannot move, by the convention',
    (name) => {
      expect(rulesets.has(name)).toBe(true);
      for (const turn of smallTurns(name, 60)) {
        for (const convention of CONVENTIONS) {
          const match = newMatch(turn.board, { first: turn.mover, convention });
          const over = plainMoves(turn).length === 0;
          const winner = convention === 'misere' ? turn.mover : turn.mover === Left ? Right : Left;
          expect(winnerOf(match)).toBe(over ? winner : undefined);
        }
      }
    },
  );
});
