// Compact notations, written as a tag before a text: `end"2(10)#"`, `code"1000…"`.

import { NotationError } from '@proviso/engine';
import { parseEnd } from '@proviso/engine/ends';
import { formOfCode } from '@proviso/engine/forms';
import { parseCompact } from '@proviso/engine/multiplayer';
import type { ExpressionOf } from '../syntax/ast.ts';
import { multiplayerValue, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { requireMode } from './players.ts';
import type { NotationReader } from './state.ts';

/** The notations of games of two players by their tags. */
export const notations: ReadonlyMap<string, NotationReader> = new Map([
  ['end', readEnd],
  ['code', readCode],
]);

/** The notations of games of several players. */
export const playersNotations: ReadonlyMap<string, NotationReader> = new Map([
  ['spindler', readSpindler],
]);

/** A Left dead end in the notation of [Siegel, section 3]. */
function readEnd(evaluator: Evaluator, expression: ExpressionOf<'notation'>): Value {
  return inPlace(evaluator, expression, (text) =>
    evaluator.game(parseEnd(evaluator.state.arena, text)),
  );
}

/** A form by its code, which `code(G)` writes. */
function readCode(evaluator: Evaluator, expression: ExpressionOf<'notation'>): Value {
  return inPlace(evaluator, expression, (text) =>
    evaluator.game(formOfCode(evaluator.state.arena, text)),
  );
}

/** An impartial game in the notation of [Spindler, appendix]. */
function readSpindler(evaluator: Evaluator, expression: ExpressionOf<'notation'>): Value {
  const { stores } = evaluator.state;
  const store = stores.get(requireMode(evaluator, expression).players);
  return inPlace(evaluator, expression, (text) =>
    multiplayerValue(store, parseCompact(store, text)),
  );
}

/** Reads a text in a notation; what is wrong with it is shown where it stands. */
function inPlace(
  evaluator: Evaluator,
  { tag, text, from, to }: ExpressionOf<'notation'>,
  read: (text: string) => Value,
): Value {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const at = from + tag.length + 1 + error.position;
    throw evaluator.error('syntax', { from: at, to }, error.message);
  }
}
