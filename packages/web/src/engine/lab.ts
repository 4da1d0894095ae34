// A bench of its own for every question: an arena, its universes, and games read from text.

import {
  type Arena,
  B,
  type Budget,
  boardForm,
  closure,
  D,
  E,
  type FormId,
  integer,
  M,
  Normal,
  type Universe,
  ZERO,
} from '@proviso/engine';
import type { Session } from '@proviso/language';
import type { UniverseKey } from '../universes.ts';
import { ReadError, Refused } from './problem.ts';

/** A page that takes more is ended by the browser, and all its work with it. */
export const PAGE_BUDGET: Budget = { maxBytes: 1024 * 2 ** 20 };

/** A game from what was typed: any expression whose value is a game or a board. */
export function readGame(session: Session, text: string): FormId {
  if (text.trim() === '') throw new Refused('write a game, such as {0,*|*}');
  const { result, value } = session.run(text, { budget: PAGE_BUDGET });
  if (!result.ok) throw new ReadError(result.error);
  if (value?.type === 'game') return value.game.id;
  if (value?.type === 'board') {
    return session.arena.under(PAGE_BUDGET, () => boardForm(session.arena, value.board));
  }
  throw new Refused(
    `this is ${result.type === 'nothing' ? 'no value' : `of type ${result.type}`}, not a game`,
  );
}

/** A universe by its key. */
export function universeOf(arena: Arena, key: UniverseKey): Universe {
  switch (key) {
    case 'M':
      return M;
    case 'B':
      return B;
    case 'E':
      return E;
    case 'D10':
      return closure(arena, [arena.intern([], [ZERO, integer(arena, -1)])]);
    case 'D1':
      return closure(arena, [integer(arena, -1)]);
    case 'D':
      return D;
    case 'Normal':
      return Normal;
  }
}
