/**
 * A board: a position together with its rules, as a value. It becomes a form
 * only where one is needed; see `evaluate` and `outcome`.
 */

import type { Drawing } from './drawing.ts';
import { BoardNotationError } from './notation-error.ts';
import { plainText } from './plain-text.ts';
import type { RegisteredRuleset, Ruleset } from './ruleset.ts';

export interface Board {
  readonly ruleset: Ruleset;
  readonly position: unknown;
}

/**
 * A position of a ruleset, of which no more than the moves need be known.
 *
 * @example
 * // Left takes one counter, Right takes two.
 * const moves = (n: number, side: unknown) =>
 *   (side === Left ? [n - 1] : [n - 2]).filter((rest) => rest >= 0);
 * boardOutcome(new Arena(), makeBoard({ moves }, 3)) // → N
 */
export function makeBoard<P>(ruleset: Ruleset<P>, position: P): Board {
  return { ruleset: ruleset as Ruleset, position };
}

/**
 * The board of a ruleset with a position as text, or named by its sizes.
 *
 * @example
 * boardToText(readBoard(domineering, [2, 3])) // → domineering("...|...")
 */
export function readBoard(
  ruleset: RegisteredRuleset,
  position: readonly (string | number)[],
): Board {
  const sizes = position.filter((argument) => typeof argument === 'number');
  const [text] = position;
  if (typeof text === 'string' && position.length === 1) {
    return { ruleset, position: ruleset.parse(text) };
  }
  if (ruleset.fromSizes !== undefined && sizes.length > 0 && sizes.length === position.length) {
    return { ruleset, position: ruleset.fromSizes(...sizes) };
  }
  throw new BoardNotationError(
    `${ruleset.name} needs a position`,
    `write it as text: ${ruleset.notation}${ruleset.fromSizes ? '; or give its sizes' : ''}`,
  );
}

/** The position alone, in the notation of its ruleset. */
export function positionToText({ ruleset, position }: Board): string {
  return textOfPosition(ruleset, position);
}

/** How a ruleset writes a position; by this text positions are the same or not. */
export function textOfPosition(ruleset: Ruleset, position: unknown): string {
  return ruleset.print?.(position) ?? plainText(position);
}

/** The board as the language writes it, or the position alone where the rules have no name. */
export function boardToText(board: Board): string {
  const { name, parameters = [] } = board.ruleset;
  const position = positionToText(board);
  if (name === undefined) return position;
  const strings = [...parameters, position].map((text) => JSON.stringify(text));
  return `${name}(${strings.join(', ')})`;
}

/** How a board looks, if its ruleset says so. */
export function drawBoard(board: Board): Drawing | undefined {
  return board.ruleset.draw?.(board.position);
}
