// Sums of boards: an expression of the language in the address of a board, which comes to one.

import { type Arena, ValueError } from '@proviso/engine';
import {
  type Board,
  boardToText,
  positionToText,
  rulesets,
  summandsOf,
  sumOfBoards,
} from '@proviso/engine/rulesets';
import { parse, Source } from '@proviso/language';
import type { RulesetInfo } from '../protocol/answers.ts';
import { SUM_NAME } from '../protocol/sum-name.ts';
import { ReadError } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

/** What the page knows of sums; what is empty here the page says. */
export const SUM_OF_BOARDS: RulesetInfo = {
  name: SUM_NAME,
  title: '',
  rules: '',
  notation: '',
  parameters: [],
  parameterTitles: [],
  examples: [
    'domineering(3, 3) + clobber("xo|ox")',
    'nim(3, 2) + domineering(2, 3)',
    'graphsnort("a-b-c-a") + hackenbush("bbr") + col(2, 2)',
  ],
};

/** The board of an expression. */
export function sumBoard(text: string): { arena: Arena; board: Board; text: string } {
  const session = pageSession();
  // Said at once: the game of a difference may take long to find, and is no board in the end.
  if (subtracts(text)) {
    throw new ValueError(
      'boards are added with +: with - there is a game and no board to play on; write the position with the players exchanged instead',
    );
  }
  const { result, value } = session.run(text, { budget: PAGE_BUDGET });
  if (!result.ok) throw new ReadError(result.error);
  if (value?.type !== 'board') {
    const found = result.type === 'nothing' ? 'no value' : `of type ${result.type}`;
    throw new ValueError(
      `this is ${found}, not a board; write boards such as nim(3, 2) + cram(2, 3)`,
    );
  }
  const { board } = value;
  return { arena: session.arena, board, text: boardToText(board) };
}

/** Whether a board is taken away or negated; of a text that cannot be read the session tells more. */
function subtracts(text: string): boolean {
  try {
    const [only] = parse(new Source(text));
    const sum = only?.kind === 'evaluate' ? only.expression : undefined;
    return (
      sum?.kind === 'conjugate' ||
      (sum?.kind === 'sum' && sum.terms.some(({ negative }) => negative))
    );
  } catch {
    return false;
  }
}

/** A sum with some of its boards read by other rulesets, those that play on a picture. */
export function readAs(board: Board, pictured: (name: string) => string): Board {
  return sumOfBoards(
    summandsOf(board).map((one) => {
      const name = one.ruleset.name ?? '';
      const other = rulesets.get(pictured(name));
      return other === undefined || other.name === name ? one : other.board(positionToText(one));
    }),
  );
}

/** The address of a sum whose rulesets all have names here. */
export function sumAddress(board: Board): readonly string[] | undefined {
  const known = summandsOf(board).every(({ ruleset }) => rulesets.has(ruleset.name ?? ''));
  return known ? ['board', SUM_NAME, positionToText(board)] : undefined;
}
