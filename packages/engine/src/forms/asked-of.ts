/** Questions that are put to many games: where one is not decided, the error says of which games it was asked. */

import { NotDecidedError } from '../storage/errors.ts';
import type { Arena, FormId } from './arena.ts';
import { formToText } from './print.ts';

const MAX_LENGTH = 60;

/** The answer to a question about some games. */
export function askedOf<T>(arena: Arena, games: readonly FormId[], question: () => T): T {
  try {
    return question();
  } catch (error) {
    if (!(error instanceof NotDecidedError)) throw error;
    throw new NotDecidedError(`${error.message}; this was asked of ${listed(arena, games)}`, {
      cause: error,
    });
  }
}

/** A few games as they are named in messages. */
export function listed(arena: Arena, games: readonly FormId[]): string {
  const texts = games.map((game) => formToText(arena, game, { maxLength: MAX_LENGTH }));
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(texts);
}
