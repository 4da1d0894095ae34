/** What becomes of a move of a board, in words. */

import type { FormId } from '../forms/arena.ts';
import { Left } from '../forms/side.ts';
import { type Board, positionToText } from './board.ts';
import type { Fate, SensibleMove } from './sensible.ts';

/**
 * Why a move survives or how it fell. `moves` are all of the board, and `form` writes a value.
 *
 * @example
 * const arena = new Arena();
 * const { moves } = sensibleMoves(arena, readBoard(hackenbush, ['bbr']), usualUniverse('Normal').in(arena));
 * moves.map((move) => fateText(move, moves, (id) => formToText(arena, id)))[0] // → dominated by b
 */
export function fateText(
  move: SensibleMove,
  moves: readonly SensibleMove[],
  form: (id: FormId) => string,
): string {
  const { fate } = move;
  switch (fate.kind) {
    case 'survives': {
      const first = moves.find(({ side, value }) => side === move.side && value === move.value);
      if (first === undefined || first === move) return 'an option of the simplest form';
      return `the same option as ${positionToText(first.after)}`;
    }
    case 'dominated':
      return fate.moves.length === 0
        ? `dominated by ${form(fate.by)}, which a reversible move gave way to`
        : `dominated by ${oneOf(fate.moves)}`;
    case 'reversible': {
      const left = [...fate.gives.map(form), ...(fate.tombstone ? ['a tombstone'] : [])];
      const given = left.length === 0 ? 'nothing that survives' : left.join(', ');
      return `${throughText(fate, form)}; gives way to ${given}`;
    }
    case 'tombstone': {
      const player = move.side === Left ? 'Left' : 'Right';
      const erased = fate.erased ? ', which is erased' : '';
      return `${throughText(fate, form)}, a ${player} end; a tombstone takes its place${erased}`;
    }
  }
}

/** The answer a move is reversible through, with its value. */
function throughText(
  { answers, through }: Extract<Fate, { readonly answers: readonly Board[] }>,
  form: (id: FormId) => string,
): string {
  if (answers.length === 0) return `reversible through ${form(through)}`;
  return `reversible through ${oneOf(answers)}, worth ${form(through)}`;
}

/** The first position, and how many more would do. */
function oneOf(boards: readonly Board[]): string {
  const [first] = boards;
  const text = first === undefined ? '' : positionToText(first);
  return boards.length <= 1 ? text : `${text} (and ${boards.length - 1} more)`;
}
