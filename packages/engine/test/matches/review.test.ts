// Reviews against play by definition, on random games.
import { Arena, Left, Right, type Side } from '@proviso/engine';
import { lineOf, newMatch, play, reviewOf } from '@proviso/engine/matches';
import {
  type Board,
  type Convention,
  domineering,
  nim,
  positionToText,
  readBoard,
} from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import {
  after,
  CONVENTIONS,
  type PlainTurn,
  plainlyWins,
  plainMoves,
  smallTurns,
} from './plain-play.ts';

/** A whole game in which every move is drawn. */
function randomLine(turn: PlainTurn, seed: number): PlainTurn[] {
  const line = [turn];
  let state = seed;
  for (let at = turn, moves = plainMoves(at); moves.length > 0; moves = plainMoves(at)) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    at = after(at, moves[(state >>> 8) % moves.length]!);
    line.push(at);
  }
  return line;
}

/** The moves of a side by which a won turn became a lost one, by their numbers in the line. */
function plainMistakes(line: readonly PlainTurn[], side: Side, convention: Convention): number[] {
  return line.flatMap((turn, i) => {
    const next = line[i + 1];
    if (next === undefined || turn.mover !== side) return [];
    return plainlyWins(turn, convention) && plainlyWins(next, convention) ? [i] : [];
  });
}

describe.each(['domineering', 'clobber', 'hackenbush', 'nim', 'snort', 'shove', 'wythoff'])(
  'random games of %s',
  (name) => {
    test.each(CONVENTIONS)('%s play', (convention) => {
      const arena = new Arena();
      for (const [seed, turn] of smallTurns(name, 60).entries()) {
        const line = randomLine(turn, seed);
        for (const side of [Left, Right]) {
          const { moves, firstMistake, lastMistake } = reviewOf(arena, line, side, { convention });
          const mistakes = plainMistakes(line, side, convention);
          expect(firstMistake?.at).toBe(mistakes[0]);
          expect(lastMistake?.at).toBe(mistakes.at(-1));
          expect(moves.map(({ at }) => at)).toEqual(
            [...line.keys()].filter((i) => line[i]!.mover === side && i + 1 < line.length),
          );
          for (const { at, verdict, refutation, better } of moves) {
            const [before, next] = [line[at]!, line[at + 1]!];
            const [won, kept] = [plainlyWins(before, convention), !plainlyWins(next, convention)];
            const expected = kept
              ? 'keeps the win'
              : won
                ? 'gives the win away'
                : 'was lost already';
            expect(verdict).toBe(expected);
            const refutes = (board: Board) =>
              plainMoves(next).map(positionToText).includes(positionToText(board)) &&
              !plainlyWins(after(next, board), convention);
            if (kept) expect(refutation).toBeUndefined();
            else if (plainMoves(next).length === 0) expect(refutation).toBeUndefined();
            else expect(refutes(refutation!)).toBe(true);
            expect(better !== undefined).toBe(won && !kept);
            if (better) expect(plainlyWins(after(before, better), convention)).toBe(false);
          }
        }
      }
    });
  },
);

test('a match is reviewed along the line it is at', () => {
  // Misère Nim from 2: taking one wins, taking both loses at once.
  const match = play(newMatch(readBoard(nim, [2])), readBoard(nim, [0]));
  const { moves, firstMistake } = reviewOf(new Arena(), lineOf(match), Left, {
    convention: 'misere',
  });
  expect(moves.length).toBe(1);
  expect(firstMistake).toMatchObject({ at: 0, verdict: 'gives the win away' });
  expect(firstMistake?.refutation).toBeUndefined(); // Right has no move, and wins by that
  expect(positionToText(firstMistake!.better!)).toBe('1');
});

test('what cannot be solved is undecided, not judged', () => {
  const start = readBoard(domineering, [9, 9]);
  const [first] = plainMoves({ board: start, mover: Left });
  const line = lineOf(play(newMatch(start), first!));
  const budget = { maxForms: 100 };
  const { moves, firstMistake } = reviewOf(new Arena(), line, Left, {
    convention: 'misere',
    budget,
  });
  expect(moves.map(({ verdict }) => verdict)).toEqual(['undecided']);
  expect(firstMistake).toBeUndefined();
});
