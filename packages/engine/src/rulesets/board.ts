/**
 * A board: a position together with its rules, as a value. It becomes a form
 * only where one is needed; see `evaluate` and `outcome`.
 */

import type { Drawing } from './drawing.ts';
import { NotationError } from './notation-error.ts';
import type { Ruleset } from './ruleset.ts';

export interface Board {
  readonly ruleset: Ruleset;
  readonly position: unknown;
}

/**
 * The board of a ruleset with a position as text, or named by its sizes.
 *
 * @example
 * boardToText(makeBoard(domineering, [2, 3])) // → domineering("...|...")
 */
export function makeBoard(ruleset: Ruleset, position: readonly (string | number)[]): Board {
  const sizes = position.filter((argument) => typeof argument === 'number');
  const [text] = position;
  if (typeof text === 'string' && position.length === 1) {
    return { ruleset, position: ruleset.parse(text) };
  }
  if (ruleset.fromSizes !== undefined && sizes.length > 0 && sizes.length === position.length) {
    return { ruleset, position: ruleset.fromSizes(...sizes) };
  }
  throw new NotationError(
    `${ruleset.name} needs a position`,
    `write it as text: ${ruleset.notation}${ruleset.fromSizes ? '; or give its sizes' : ''}`,
  );
}

/** The position alone, in the notation of its ruleset. */
export function positionToText(board: Board): string {
  return board.ruleset.print(board.position);
}

/** The board as the language writes it. */
export function boardToText(board: Board): string {
  const { name, parameters = [] } = board.ruleset;
  const strings = [...parameters, positionToText(board)].map((text) => JSON.stringify(text));
  return `${name}(${strings.join(', ')})`;
}

/** How a board looks, if its ruleset says so. */
export function drawBoard(board: Board): Drawing | undefined {
  return board.ruleset.draw?.(board.position);
}
