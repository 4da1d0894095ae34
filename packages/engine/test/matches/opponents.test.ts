// Opponents against play by definition: a perfect one never loses what is won, whatever is played
// against it, and a fallible one errs when it should.
import { Arena, BudgetError, Left, opponent, Right } from '@proviso/engine';
import { type Choice, chooseMove, hintFor } from '@proviso/engine/matches';
import {
  type Convention,
  domineering,
  makeBoard,
  nim,
  positionToText,
  readBoard,
  rulesetOfMoves,
} from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { smallPositions } from '../rulesets/small-positions.ts';
import {
  after,
  CONVENTIONS,
  lostTurns,
  type PlainTurn,
  plainlyWins,
  plainMoves,
  smallTurns,
} from './plain-play.ts';

const text = (choice: { after: Parameters<typeof positionToText>[0] }) =>
  positionToText(choice.after);

describe.each(Object.keys(smallPositions))('on small boards of %s', (name) => {
  const arena = new Arena();

  test.each(CONVENTIONS)('a perfect opponent plays by definition, %s play', (convention) => {
    for (const turn of smallTurns(name, size(40, 120))) {
      const choice = chooseMove(arena, turn, { seed: 3 }, { convention });
      const moves = plainMoves(turn);
      if (choice === undefined) {
        expect(moves).toEqual([]);
        continue;
      }
      expect(moves.map(positionToText)).toContain(text(choice));
      const wins = plainlyWins(turn, convention);
      expect(choice.kind).toBe(wins ? 'winning' : 'losing');
      expect(plainlyWins(after(turn, choice.after), convention)).toBe(!wins);
    }
  });

  test.each(CONVENTIONS)('it sets the hardest task where it loses, %s play', (convention) => {
    const lost = lostTurns(name, convention, size(20, 60));
    expect(lost.length).toBeGreaterThan(0);
    for (const turn of lost) {
      const choice = chooseMove(arena, turn, {}, { convention });
      if (choice?.kind !== 'losing') throw new Error(`${choice?.kind} where every move loses`);
      const share = (board: Choice['after']) => {
        const next = after(turn, board);
        const replies = plainMoves(next);
        const winning = replies.filter((each) => !plainlyWins(after(next, each), convention));
        return { winning: winning.length, replies: replies.length };
      };
      expect(choice.task).toEqual(share(choice.after));
      const part = ({ winning, replies }: ReturnType<typeof share>) =>
        replies === 0 ? Infinity : winning / replies;
      const smallest = Math.min(...plainMoves(turn).map((board) => part(share(board))));
      expect(part(share(choice.after))).toBe(smallest);
    }
  });
});

/** Whether the opponent wins a won turn against every way to play. */
function neverLoses(
  arena: Arena,
  turn: PlainTurn,
  convention: Convention,
  seen: Set<string>,
): boolean {
  const key = `${turn.mover} ${positionToText(turn.board)}`;
  if (seen.has(key)) return true;
  seen.add(key);
  const choice = chooseMove(arena, turn, { seed: 5 }, { convention });
  if (choice === undefined) return convention === 'misere';
  const theirs = after(turn, choice.after);
  const replies = plainMoves(theirs);
  if (replies.length === 0) return convention === 'normal';
  return replies.every((reply) => neverLoses(arena, after(theirs, reply), convention, seen));
}

describe('a perfect opponent never loses a won game, whatever is played', () => {
  const boards = [
    readBoard(domineering, [3, 4]),
    readBoard(nim, [4, 3, 2]),
    makeBoard(
      rulesetOfMoves((n, side) =>
        [1, side === Left ? 2 : 3].map((k) => Number(n) - k).filter((m) => m >= 0),
      ),
      9,
    ),
    ...['clobber', 'hackenbush', 'toadsandfrogs', 'nogo', 'amazons', 'wythoff'].flatMap((name) =>
      smallTurns(name, 12).map(({ board }) => board),
    ),
  ];
  test.each(CONVENTIONS)('%s play', (convention) => {
    const arena = new Arena();
    let won = 0;
    for (const board of boards) {
      for (const mover of [Left, Right]) {
        const turn = { board, mover };
        if (!plainlyWins(turn, convention)) continue;
        won++;
        expect(neverLoses(arena, turn, convention, new Set())).toBe(true);
      }
    }
    expect(won).toBeGreaterThan(20);
  });
});

describe('chance', () => {
  const turn = { board: readBoard(domineering, [3, 4]), mover: Left };
  const thinking = { convention: 'misere' as const };

  test('the same seed gives the same move, in an old arena and a new one', () => {
    const arena = new Arena();
    const once = chooseMove(arena, turn, { seed: 7 }, thinking);
    chooseMove(arena, { ...turn, mover: Right }, { seed: 7 }, thinking);
    expect(text(chooseMove(arena, turn, { seed: 7 }, thinking)!)).toBe(text(once!));
    expect(text(chooseMove(new Arena(), turn, { seed: 7 }, thinking)!)).toBe(text(once!));
  });

  test('seeds beyond 32 bits are taken whole', () => {
    const arena = new Arena();
    const played = (seed: number) =>
      Array.from({ length: 20 }, (_, i) =>
        text(chooseMove(arena, turn, { seed: seed + i }, thinking)!),
      );
    expect(played(2 ** 32)).not.toEqual(played(0));
    expect(played(-(2 ** 32))).not.toEqual(played(0));
    expect(played(2 ** 40)).not.toEqual(played(2 ** 32));
  });

  test.each([0.5, NaN, 2 ** 53])('%s is no seed', (seed) => {
    expect(() => chooseMove(new Arena(), turn, { seed }, thinking)).toThrow(`${seed} is no seed`);
  });

  test('seeds choose between winning moves', () => {
    const arena = new Arena();
    const found = new Set(
      Array.from({ length: 30 }, (_, seed) => text(chooseMove(arena, turn, { seed }, thinking)!)),
    );
    expect(found.size).toBeGreaterThan(1);
  });

  test('an opponent that always errs gives every win away that can be given away', () => {
    const arena = new Arena();
    for (const each of smallTurns('domineering', 80)) {
      const choice = chooseMove(arena, each, { errs: 1 }, thinking);
      if (choice === undefined || !plainlyWins(each, 'misere')) continue;
      const canErr = plainMoves(each).some((board) => plainlyWins(after(each, board), 'misere'));
      expect(choice.kind).toBe(canErr ? 'mistake' : 'winning');
      expect(plainlyWins(after(each, choice.after), 'misere')).toBe(canErr);
    }
  });

  test('an opponent that errs half the time does both', () => {
    // Of the moves from 4 3 2 one wins, to 1 3 2: all others can be the mistake.
    const heaps = { board: readBoard(nim, [4, 3, 2]), mover: Left };
    const arena = new Arena();
    const kinds = Array.from(
      { length: 60 },
      (_, seed) => chooseMove(arena, heaps, { errs: 0.5, seed }, thinking)!.kind,
    );
    const mistakes = kinds.filter((kind) => kind === 'mistake').length;
    expect(mistakes).toBeGreaterThan(10);
    expect(mistakes).toBeLessThan(50);
  });

  test('a probability is a number from 0 to 1', () => {
    expect(() => chooseMove(new Arena(), turn, { errs: 2 }, thinking)).toThrow(
      '2 is no probability',
    );
  });
});

describe('a board that is too large', () => {
  const large = { board: readBoard(domineering, [9, 9]), mover: Left };
  const thinking = {
    convention: 'misere' as const,
    budget: { maxForms: 200 },
    guessPositions: 15_000,
  };

  test('is guessed at, and the depth is told', () => {
    const choice = chooseMove(new Arena(), large, {}, thinking)!;
    expect(choice).toMatchObject({ kind: 'guess', depth: 1 });
    expect(plainMoves(large).map(positionToText)).toContain(text(choice));
    expect(hintFor(new Arena(), large, thinking)).toMatchObject({ kind: 'guess' });
  });

  test('more positions see deeper', () => {
    const choice = chooseMove(new Arena(), large, {}, { ...thinking, guessPositions: 200_000 })!;
    expect(choice.kind === 'guess' && choice.depth).toBeGreaterThan(1);
  });

  test('with no positions at all a move is drawn by lot', () => {
    const choice = chooseMove(new Arena(), large, {}, { ...thinking, guessPositions: 0 });
    expect(choice).toMatchObject({ kind: 'guess', depth: 0 });
  });

  test('stopping is no reason to guess', () => {
    const budget = { shouldStop: () => true };
    expect(() => chooseMove(new Arena(), large, {}, { ...thinking, budget })).toThrow(BudgetError);
  });

  test.each(CONVENTIONS)(
    'what a short search sees to the end is no guess, %s play',
    (convention) => {
      for (const turn of smallTurns('domineering', 60)) {
        const choice = chooseMove(new Arena(), turn, {}, { convention, budget: { maxForms: 0 } });
        if (choice === undefined) continue;
        expect(choice.kind).toBe(plainlyWins(turn, convention) ? 'winning' : 'losing');
        const theirs = plainlyWins(after(turn, choice.after), convention);
        expect(theirs).toBe(choice.kind === 'losing');
      }
    },
  );

  test.each(CONVENTIONS)('a lost move that is drawn by lot has no task, %s play', (convention) => {
    const [turn] = lostTurns('domineering', convention, 1);
    const short = { convention, budget: { maxForms: 0 } };
    const choice = chooseMove(new Arena(), turn!, {}, short);
    expect(choice?.kind).toBe('losing');
    expect(choice).not.toHaveProperty('task');
    const hint = hintFor(new Arena(), turn!, short);
    expect(hint.kind).toBe('lost');
    expect(hint).not.toHaveProperty('task');
  });
});

describe('hints', () => {
  test.each(Object.keys(smallPositions))('on small boards of %s', (name) => {
    const arena = new Arena();
    for (const turn of smallTurns(name, size(20, 60))) {
      for (const convention of CONVENTIONS) {
        const hint = hintFor(arena, turn, { convention });
        const moves = plainMoves(turn);
        if (moves.length === 0) expect(hint).toEqual({ kind: 'over' });
        else if (!plainlyWins(turn, convention)) {
          expect(hint).toMatchObject({ kind: 'lost', moves: moves.length });
          expect(hint).toHaveProperty('task');
        } else {
          expect(hint.kind).toBe('winning');
          if (hint.kind !== 'winning') return;
          const { mover } = turn;
          expect(plainlyWins({ board: hint.after, mover: opponent(mover) }, convention)).toBe(
            false,
          );
        }
      }
    }
  });
});
