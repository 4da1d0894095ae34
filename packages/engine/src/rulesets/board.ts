/**
 * A board: a position together with its rules, as a value. It becomes a form
 * only where one is needed; see `evaluate` and `outcome`.
 */

import { brief } from './brief.ts';
import type { Drawing } from './drawing.ts';
import { BoardNotationError } from './notation-error.ts';
import { plainText } from './plain-text.ts';
import type { Ruleset } from './ruleset.ts';

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
export function readBoard(ruleset: Ruleset, position: readonly (string | number)[]): Board {
  const sizes = position.filter((argument) => typeof argument === 'number');
  const [text] = position;
  // Of rules from outside without sizes nobody knows what their texts are made of: digits will do.
  // Where positions are written as values, one number is a position, as it was printed.
  const outside = ruleset.mayNotEnd === true && ruleset.fromSizes === undefined;
  const digits = outside || ruleset.literal !== undefined;
  const alone = digits ? text?.toString() : text;
  if (typeof alone === 'string' && position.length === 1 && ruleset.parse !== undefined) {
    return { ruleset, position: ruleset.parse(alone) };
  }
  if (ruleset.fromSizes !== undefined && sizes.length > 0 && sizes.length === position.length) {
    return { ruleset, position: ruleset.fromSizes(...sizes) };
  }
  throw new BoardNotationError(
    `${nameOfRules(ruleset)} needs a position`,
    `write it as text: ${ruleset.notation ?? 'as it is printed'}${ruleset.fromSizes ? '; or give its sizes' : ''}`,
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

/** What a ruleset is called where it has no name of its own, as a variable of it is; if anything. */
export type RulesetNames = (ruleset: Ruleset) => string | undefined;

/** The board as the language writes it, or the position alone where the rules have no name. */
export function boardToText(board: Board, names: RulesetNames = () => undefined): string {
  const { ruleset, position } = board;
  const summands = ruleset.summands?.(position);
  if (summands !== undefined) return summands.map((each) => boardToText(each, names)).join(' + ');
  const { parameters = [] } = ruleset;
  const called = calledAs(ruleset, names);
  if (called === undefined) return positionToText(board);
  const before = parameters.map((text) => `${JSON.stringify(text)}, `).join('');
  return `${called}(${before}${positionLiteral(ruleset, position)})`;
}

/** A position as it stands in a call; of a ruleset that neither reads nor writes them, as it is. */
function positionLiteral(ruleset: Ruleset, position: unknown): string {
  const { literal, parse, print } = ruleset;
  if (literal !== undefined) return literal(position);
  const plain = parse === undefined && print === undefined;
  return plain ? plainText(position) : JSON.stringify(textOfPosition(ruleset, position));
}

/** By this rulesets are the same or not: members of a family are known by their parameters. */
export function rulesetKey(ruleset: Ruleset): string | object {
  const { name, parameters } = ruleset;
  if (ruleset.key !== undefined) return ruleset.key();
  return name === undefined || parameters === undefined
    ? ruleset
    : JSON.stringify([name, ...parameters]);
}

/** The ruleset itself as the language writes it. */
export function rulesetToText(ruleset: Ruleset, names: RulesetNames = () => undefined): string {
  return writtenRules(ruleset, names) ?? NAMELESS;
}

function writtenRules(ruleset: Ruleset, names: RulesetNames): string | undefined {
  const { name, parameters } = ruleset;
  if (name === undefined || parameters === undefined) return calledAs(ruleset, names);
  return `${name}(${parameters.map((text) => JSON.stringify(text)).join(', ')})`;
}

/** What stands before the parameters and the position in a call. */
function calledAs(ruleset: Ruleset, names: RulesetNames): string | undefined {
  const { name, variant, definition } = ruleset;
  const called = name ?? names(ruleset) ?? definition;
  if (called !== undefined || variant === undefined) return called;
  const base = writtenRules(variant.of, names);
  return base === undefined ? undefined : `${variant.name}(${base})`;
}

const NAMELESS = 'these rules';

/** What messages call a ruleset. */
export function nameOfRules(ruleset: Ruleset): string {
  return brief(calledAs(ruleset, () => undefined) ?? NAMELESS);
}

/** How a board looks, if its ruleset says so. */
export function drawBoard(board: Board): Drawing | undefined {
  return board.ruleset.draw?.(board.position);
}
