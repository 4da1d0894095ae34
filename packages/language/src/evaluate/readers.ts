// Reading a value as what is wanted in its place, or saying why it cannot be.

import { type FormId, simplestForm, type Universe } from '@proviso/engine';
import { copyForms, integerValue } from '@proviso/engine/forms';
import { boardForm, boardSimplestForm } from '@proviso/engine/rulesets';
import type { LanguageError, Span } from '../errors.ts';
import { briefText } from '../values/text.ts';
import { THE_UNIVERSES } from '../values/universes.ts';
import { aValueOf, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { integerForm } from './games.ts';

/** The form a value stands for: that of a game, of a board, or of an integer. */
export function readForm(evaluator: Evaluator, value: Value, span: Span): FormId {
  const { arena } = evaluator.state;
  if (value.type === 'game') {
    if (value.game.arena === arena) return value.game.id;
    const [moved] = copyForms(value.game.arena, [value.game.id], arena);
    if (moved !== undefined) return moved;
  }
  if (value.type === 'integer') return integerForm(arena, value.value);
  if (value.type === 'board') return boardForm(arena, value.board);
  if (value.type === 'multiplayer') {
    const problem = `\`${quoted(evaluator, value, span)}\` is a game of ${value.store.players} players, and one of two players is wanted`;
    throw evaluator.error('type', span, problem, 'games of different kinds do not mix');
  }
  throw mismatch(evaluator, 'a game', value, span);
}

/** The simplest form of what a value stands for; that of a board is found without its form. */
export function readSimplest(
  evaluator: Evaluator,
  value: Value,
  span: Span,
  universe: Universe,
): FormId {
  const { arena } = evaluator.state;
  if (value.type === 'board') return boardSimplestForm(arena, value.board, universe);
  return simplestForm(arena, readForm(evaluator, value, span), universe);
}

/** A form equal modulo a universe to what a value stands for, had as cheaply as may be. */
export function readModulo(
  evaluator: Evaluator,
  value: Value,
  span: Span,
  universe: Universe,
): FormId {
  return value.type === 'board'
    ? readSimplest(evaluator, value, span, universe)
    : readForm(evaluator, value, span);
}

/** The number a value stands for, if it is an integer or a game that is one. */
export function integerIn(value: Value): bigint | undefined {
  if (value.type === 'integer') return value.value;
  if (value.type === 'multiplayer') return value.id === value.store.zero ? 0n : undefined;
  const n = value.type === 'game' ? integerValue(value.game.arena, value.game.id) : undefined;
  return n === undefined ? undefined : BigInt(n);
}

export function readInteger(evaluator: Evaluator, value: Value, span: Span): bigint {
  const n = integerIn(value);
  if (n !== undefined) return n;
  if (value.type === 'multiplayer') {
    throw evaluator.error(
      'type',
      span,
      `expected an integer, and \`${quoted(evaluator, value, span)}\` is a game of ${value.store.players} players`,
      'beside a game, write an integer as `n[i]` for a player i',
    );
  }
  if (value.type !== 'game') throw mismatch(evaluator, 'an integer', value, span);
  throw evaluator.error(
    'type',
    span,
    `expected an integer, and \`${quoted(evaluator, value, span)}\` is another game`,
    'beside a game, write an integer as `form(n)`',
  );
}

/** A place in a list. */
export function readPlace(evaluator: Evaluator, value: Value, span: Span): bigint {
  const n = integerIn(value);
  if (n !== undefined) return n;
  const problem = `\`${quoted(evaluator, value, span)}\` is ${aValueOf(value.type)}`;
  throw evaluator.error('type', span, problem, 'a place in a list is an integer, as in `xs[0]`');
}

export function readBoolean(evaluator: Evaluator, value: Value, span: Span): boolean {
  if (value.type === 'boolean') return value.value;
  throw mismatch(evaluator, 'true or false', value, span);
}

export function readList(evaluator: Evaluator, value: Value, span: Span): readonly Value[] {
  if (value.type === 'list') return value.items;
  throw mismatch(evaluator, 'a list', value, span);
}

export function readUniverse(evaluator: Evaluator, value: Value, span: Span): Universe {
  if (value.type === 'universe') return value.universe;
  throw mismatch(evaluator, 'a universe', value, span);
}

/** The universe after `mod`, which elsewhere is the sign for the remainder of numbers. */
export function readModulus(evaluator: Evaluator, value: Value, span: Span): Universe {
  if (integerIn(value) === undefined) return readUniverse(evaluator, value, span);
  const written = quoted(evaluator, value, span);
  throw evaluator.error(
    'type',
    span,
    `expected a universe, and \`${written}\` is ${aValueOf(value.type)}`,
    `the remainder is written \`rem ${written}\`; ${THE_UNIVERSES}`,
  );
}

function mismatch(evaluator: Evaluator, wanted: string, value: Value, span: Span): LanguageError {
  const written = quoted(evaluator, value, span);
  const problem = `expected ${wanted}, and \`${written}\` is ${aValueOf(value.type)}`;
  if (value.type === 'universe' && wanted === 'a game') {
    const name = value.universe.name;
    const meant = `did you mean \`G mod ${name}\`?`;
    return evaluator.error('type', span, `\`${name}\` is a universe`, meant);
  }
  if (wanted === 'a universe') return evaluator.error('type', span, problem, THE_UNIVERSES);
  if (value.type === 'universe' && wanted === 'a list') {
    const cure = `write \`${value.universe.name}(-1)\` for the least universe with a game`;
    return evaluator.error('type', span, problem, value.universe.name === 'D' ? cure : undefined);
  }
  if (value.type === 'text' && wanted === 'a game') {
    return evaluator.error('type', span, problem, 'a game stands without quotes');
  }
  if (value.type === 'list' && wanted === 'a game') {
    return evaluator.error('type', span, problem, 'for each element write `map(f, xs)`');
  }
  if (value.type === 'ruleset') {
    const cure = `with a position it is a board: \`${written}(…)\``;
    return evaluator.error('type', span, problem, cure);
  }
  if (value.type === 'function' && value.builtIn !== undefined) {
    const cure = `call it: \`${value.builtIn.name}(…)\``;
    return evaluator.error('type', span, problem, cure);
  }
  return evaluator.error('type', span, problem);
}

/** What stands at a span, as written, or the value where it is not written there. */
function quoted({ source }: Evaluator, value: Value, span: Span): string {
  return span.implied ? briefText(value) : source.quote(span);
}
