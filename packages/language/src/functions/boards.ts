// Boards: one function a ruleset that ships, described by the ruleset itself, and the function that
// takes the position for any ruleset.

import {
  type Board,
  BoardNotationError,
  type Ruleset,
  type RulesetEntry,
  readBoard,
  rulesets,
  sumOfBoards,
  type WrittenPosition,
  writtenPosition,
} from '@proviso/engine/rulesets';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { boardValue, type RulesetValue, type Value } from '../values/value.ts';
import { positionPart, rest } from './parameters.ts';

export const BOARDS: readonly FunctionDescriptor[] = [...rulesets.values()].map(boardFunction);

function boardFunction(entry: RulesetEntry): FunctionDescriptor {
  const { name, title, calls, ruleset, member } = entry;
  return describe({
    name,
    theme: 'boards',
    parameters: [rest(positionPart('position'))],
    result: member === undefined ? 'a board' : 'a board; without a position, the ruleset',
    summary: `A position of ${title}.`,
    notes: [ruleset.rules, `Positions: ${ruleset.notation}.`, `Calls: ${calls.join(', ')}.`],
    examples: ruleset.examples.slice(0, 1).map((position) => {
      const strings = [...(ruleset.parameters ?? []), position].map((text) => JSON.stringify(text));
      const call = `${name}(${strings.join(', ')})`;
      return { input: call, output: call };
    }),
    ...(member === undefined ? { ruleset } : {}),
    run: (context, call) => boardOrMember(context, entry, call),
  });
}

/** The board of a call; of a family, with the codes alone, the ruleset. */
function boardOrMember(
  context: CallContext,
  { name, ruleset, member, board }: RulesetEntry,
  call: readonly WrittenPosition[],
): Value {
  if (member === undefined) return boardValue(boardAt(context, ruleset, name, call));
  const count = ruleset.parameters?.length ?? 0;
  const codes = call.slice(0, count).filter((code) => typeof code === 'string');
  // What is missing is said by the family itself.
  if (codes.length < count) return boardValue(board(...codes));
  const made = member(...codes);
  if (call.length === count) return rulesetValue(made);
  return boardValue(boardAt(context, made, name, call.slice(count)));
}

/** A ruleset as a value. */
export function rulesetValue(ruleset: Ruleset): RulesetValue {
  return { type: 'ruleset', ruleset, call: positionTaker(ruleset) };
}

/** What a ruleset without a name is called in messages; a variable of it gives its own. */
const THIS = 'this ruleset';

function positionTaker(ruleset: Ruleset): FunctionDescriptor {
  const { name = THIS, title, rules, notation = WRITTEN, habitat, examples = [] } = ruleset;
  return describe({
    name,
    theme: 'boards',
    parameters: [rest(positionPart('position'))],
    result: 'a board',
    summary: `A position of ${name === THIS ? THIS : (title ?? name)}.`,
    notes: [
      ...(rules === undefined ? [] : [rules]),
      `Positions: ${notation}.`,
      ...(examples.length === 0 ? [] : [`Examples: ${examples.join(', ')}.`]),
      ...(habitat === undefined ? [] : [`They lie in ${habitat.universe}: ${habitat.because}.`]),
    ],
    examples: [],
    run: (context, call) => boardValue(boardAt(context, ruleset, name, call)),
  });
}

const WRITTEN = 'an integer, a text or a list of such';

/** Whether a text is a position: cakes are written like sizes. */
function reads(ruleset: Ruleset, text: string): boolean {
  try {
    ruleset.parse?.(text);
    return true;
  } catch (error) {
    if (error instanceof BoardNotationError) return false;
    throw error;
  }
}

/** The board of a call. */
function boardAt(
  context: CallContext,
  ruleset: Ruleset,
  name: string,
  call: readonly WrittenPosition[],
): Board {
  const [first, second] = call;
  const last = String(call.at(-1));
  const [, rows, columns] = /^(\d+)\s*[x×]\s*(\d+)$/.exec(last) ?? [];
  if (rows !== undefined && ruleset.fromSizes !== undefined && !reads(ruleset, last)) {
    const cure = `sizes are numbers: write \`${name}(${rows}, ${columns})\``;
    throw context.error('value', `"${last}" is no position of ${name}`, cure);
  }
  const sized = second !== undefined && call.every((part) => typeof part === 'number');
  // Rules that neither read positions nor name them by sizes take them as they stand.
  if (ruleset.literal !== undefined || (!ruleset.parse && !ruleset.fromSizes)) {
    if (first !== undefined && second === undefined) {
      return { ruleset, position: writtenPosition(first) };
    }
    if (sized && ruleset.fromSizes !== undefined) return readBoard(ruleset, call);
    throw new BoardNotationError(
      `${name} takes one position, not ${call.length}`,
      'a sum of positions is a list, as in `Q([3, 4])`',
    );
  }
  const texts = call.filter((part) => typeof part !== 'object');
  if (texts.length === call.length) return readBoard(ruleset, texts);
  if (typeof first !== 'object' || second !== undefined) {
    throw new BoardNotationError('a list of positions stands alone', 'it is their sum');
  }
  const sizes = first.filter((part) => typeof part === 'number');
  if (isNamedBySizes(ruleset) && sizes.length === first.length) {
    return { ruleset, position: ruleset.fromSizes?.(...sizes) };
  }
  return sumOfBoards(first.map((part) => boardAt(context, ruleset, name, [part])));
}

/** Whether sizes give every position, of the ruleset or of what it is a variant of: a list is then one position. */
function isNamedBySizes({ toSizes, variant }: Ruleset): boolean {
  return toSizes !== undefined || (variant !== undefined && isNamedBySizes(variant.of));
}
