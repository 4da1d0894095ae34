// Games read from text.

import { type FormId, ValueError } from '@proviso/engine';
import { boardForm } from '@proviso/engine/rulesets';
import type { Session } from '@proviso/language';
import { ReadError } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';

/** A game from what was typed: any expression whose value is a game or a board. */
export function readGame(session: Session, text: string): FormId {
  if (text.trim() === '') throw new ValueError('write a game, such as {0,*|*}');
  const { result, value } = session.run(text, { budget: PAGE_BUDGET });
  if (!result.ok) throw new ReadError(result.error);
  if (value?.type === 'game') return value.game.id;
  if (value?.type === 'board') {
    return session.arena.under(PAGE_BUDGET, () => boardForm(session.arena, value.board));
  }
  throw new ValueError(
    `this is ${result.type === 'nothing' ? 'no value' : `of type ${result.type}`}, not a game`,
  );
}
