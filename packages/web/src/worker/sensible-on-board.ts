// Which moves of a board survive modulo a universe, and how the others fell.

import { type FormId, formToText, Left, Right, type Side } from '@proviso/engine';
import { boardOutcome, fateText, positionToText, sensibleMoves } from '@proviso/engine/rulesets';
import type { MoveFate, SensibleStudy } from '../protocol/answers.ts';
import { type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { listedMoves } from './listed-moves.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { boardOf } from './study-board.ts';
import { universeOf } from './universe-of.ts';
import { writtenInTable } from './written.ts';

/** Longer values are cut where a sentence names them. */
const NAMED_LENGTH = 60;

export function sensibleOnBoard(
  name: string,
  call: readonly string[],
  key: UniverseKey,
): SensibleStudy {
  const { arena, board } = boardOf(name, call);
  return arena.under(PAGE_BUDGET, () => {
    const { simplest, moves } = sensibleMoves(arena, board, universeOf(arena, key));
    const named = (id: FormId) =>
      formToText(arena, id, { style: 'unicode', maxLength: NAMED_LENGTH });
    const normal = universeLabel(key).play === 'normal';
    const of = (side: Side): MoveFate[] => {
      const fates = new Map(
        moves
          .filter((move) => move.side === side)
          .map((move): [string, MoveFate] => {
            const position = positionToText(move.after);
            const outcome = normal && boardOutcome(arena, move.after, 'normal');
            return [
              position,
              {
                position,
                kind: move.fate.kind,
                why: fateText(move, moves, named),
                ...(outcome && { normalOutcome: outcome }),
              },
            ];
          }),
      );
      // Moves that are the same in play share their fate, and are listed each for itself.
      return listedMoves(arena, board, side).flatMap(({ position }) => fates.get(position) ?? []);
    };
    return {
      universe: key,
      simplest: writtenInTable(arena, simplest),
      left: of(Left),
      right: of(Right),
    };
  });
}
