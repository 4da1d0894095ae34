// A plain game as text, read into the handle of the engine.

import { type Arena, Game } from '@proviso/engine';
import { parseForm } from './parse-form.ts';

/**
 * The game a text stands for. Throws a `LanguageError` where it stands for none.
 *
 * @example
 * const game = parseGame(new Arena(), '{0, * | *}');
 * game.outcome() // → N
 * String(game.simplest(D)) // → {0, # | *}
 */
export function parseGame(arena: Arena, text: string): Game {
  return new Game(arena, parseForm(arena, text));
}
