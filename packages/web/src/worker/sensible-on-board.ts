// Which moves of a board survive modulo a universe, and how the others fell.

import { formToText, Left, Right, type Side } from '@proviso/engine';
import { fateText, positionToText, sensibleMoves } from '@proviso/engine/rulesets';
import type { MoveFate, SensibleStudy } from '../protocol/answers.ts';
import type { UniverseKey } from '../protocol/universes.ts';
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
    const of = (side: Side): MoveFate[] =>
      moves
        .filter((move) => move.side === side)
        .map((move) => ({
          position: positionToText(move.after),
          kind: move.fate.kind,
          why: fateText(move, moves, (id) =>
            formToText(arena, id, { style: 'unicode', maxLength: NAMED_LENGTH }),
          ),
        }));
    return {
      universe: key,
      simplest: writtenInTable(arena, simplest),
      left: of(Left),
      right: of(Right),
    };
  });
}
