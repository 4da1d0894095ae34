// Two players in the rooms for folds: the generators' options and the outcomes of ends are all that
// a game is given by.
import type { HeapGame, Recursion } from '../../src/folds/heap-game.ts';
import type { PlainGame } from './plain.ts';

const kindsIn = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));

const sides = ['left', 'right'] as const;

/** Bit 0: Left wins moving first; bit 1: Left wins moving second. */
export const LETTERS = ['R', 'N', 'P', 'L'];

/** Outcomes L, N, P and R, with the letters above. */
export function partizan(game: PlainGame): HeapGame {
  const FIRST = 1;
  const SECOND = 2;
  const recursion: Recursion = {
    ends: game.misere ? [FIRST, 0] : [0, SECOND],
    // Left needs one good option; against Right all must be good.
    step: (common, any, mover) =>
      mover === 0 ? (any & SECOND) / SECOND : (common & FIRST) * SECOND,
    obeys: (claimed, options, mover) => {
      const share = mover === 0 ? claimed % 2 === 1 : claimed >= 2;
      if (options.length === 0) return (share === (mover === 0)) === game.misere;
      return (
        share === (mover === 0 ? options.some((o) => o >= 2) : options.every((o) => o % 2 === 1))
      );
    },
  };
  const moves = Array.from({ length: game.kinds }, (_, kind) =>
    sides.map((side) => game.options(kind, side).map(kindsIn)),
  );
  return { moves, alike: false, recursion };
}

/** Outcomes 0 for P and 1 for N, of a game in which both have the same options. */
export function impartial(game: PlainGame): HeapGame {
  return {
    moves: partizan(game).moves.map(([left = []]) => [left]),
    alike: false,
    recursion: {
      ends: [game.misere ? 1 : 0],
      step: (common) => 1 - (common & 1),
      obeys: (claimed, options) =>
        claimed === (options.length === 0 ? Number(game.misere) : options.includes(0) ? 1 : 0),
    },
  };
}
