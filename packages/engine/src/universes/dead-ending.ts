/**
 * The dead-ending universe E. By Siegel's Theorem 4.9 with T_n(E) = {0, M_n},
 * G is Left E-strong when Left, moving first, wins both G and G + M_n for n at
 * least the rank of G. In G + M_n Right may, beside moving in G, pass
 * (M_n to M_{n−1}) or cash in (M_n to 0); n never runs out, so it need not be
 * known and the test is one bit a form.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { Column, ColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { isDeadEnding } from '../forms/kinds.ts';
import { opponent, SIDES, type Side } from '../forms/side.ts';
import { winsMovingFirst } from '../play/misere.ts';
import type { Universe } from './universe.ts';

/** Bit `1 << side`: that side, moving first, wins against a perfect murder that never runs out. */
const murderColumn: ColumnDefinition = {
  name: 'wins against the perfect murder',
  width: 'byte',
  value(arena, wins, id) {
    let bits = 0;
    for (const side of SIDES) {
      if (isEndLike(arena, id, side) || someOptionSurvives(arena, wins, id, side)) {
        bits |= 1 << side;
      }
    }
    return bits;
  },
};

/** Whether some option withstands the opponent's pass, cashing in, and every move. */
function someOptionSurvives(arena: Arena, wins: Column, id: FormId, side: Side): boolean {
  const end = arena.optionsEnd(id, side);
  for (let i = arena.optionsStart(id, side); i < end; i++) {
    const option = arena.optionAt(i);
    const afterPass = ((wins.at(option) >> side) & 1) === 1;
    if (
      afterPass &&
      winsMovingFirst(arena, option, side) &&
      everyReplyWins(arena, wins, option, side)
    ) {
      return true;
    }
  }
  return false;
}

function everyReplyWins(arena: Arena, wins: Column, option: FormId, side: Side): boolean {
  const replier = opponent(side);
  const end = arena.optionsEnd(option, replier);
  for (let i = arena.optionsStart(option, replier); i < end; i++) {
    if (((wins.at(arena.optionAt(i)) >> side) & 1) === 0) return false;
  }
  return true;
}

/** Games all of whose ends are dead ends. */
export const E: Universe = {
  name: 'E',
  key: 'E',
  class: 'dead-ending',
  contains: isDeadEnding,
  isStrong: (arena, id, side) =>
    winsMovingFirst(arena, id, side) && ((arena.column(murderColumn).at(id) >> side) & 1) === 1,
};
