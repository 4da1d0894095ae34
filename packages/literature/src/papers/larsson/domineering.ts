/** [Larsson et al., section 1 and Example 7]: an inequality of Domineering boards. */

import { type FormId, sum } from '@proviso/engine';
import { boardForm, domineering, readBoard } from '@proviso/engine/rulesets';
import type { Fixture } from '../../fixture.ts';

/** The two sides of Example 7. */
export function dominoBoards(fixture: Fixture): readonly [FormId, FormId] {
  const board = (rows: number, columns: number): FormId =>
    boardForm(fixture.arena, readBoard(domineering, [rows, columns]));
  return [sum(fixture.arena, board(2, 1), board(2, 2)), board(2, 3)];
}
