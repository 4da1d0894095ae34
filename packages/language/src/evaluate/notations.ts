// Compact notations, written as a tag before a text: `end"2(10)#"`.

import { CompactNotationError, parseEnd } from '@proviso/engine';
import type { ExpressionOf } from '../syntax/ast.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import type { NotationReader } from './state.ts';

/** The notations by their tags. */
export const notations: ReadonlyMap<string, NotationReader> = new Map([['end', readEnd]]);

/** A Left dead end in Siegel's notation. */
function readEnd(evaluator: Evaluator, { tag, text, from, to }: ExpressionOf<'notation'>): Value {
  try {
    return evaluator.game(parseEnd(evaluator.state.arena, text));
  } catch (error) {
    if (!(error instanceof CompactNotationError)) throw error;
    const at = from + tag.length + 1 + error.position;
    throw evaluator.error('syntax', { from: at, to }, error.message);
  }
}
