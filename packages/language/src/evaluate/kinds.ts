// The kinds of parameters: `f(n: integer) := …`. An argument is read as the kind says, or refused by
// the names of function and parameter.

import type { LanguageError, Span } from '../errors.ts';
import { THE_OUTCOMES } from '../functions/parameters.ts';
import type { Expression, FormalParameter, Kind } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import { briefText } from '../values/text.ts';
import { THE_UNIVERSES } from '../values/universes.ts';
import {
  aValueOf,
  functionIn,
  integerValueOf,
  multiplayerValue,
  type UserFunction,
  type Value,
} from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { readGameOf } from './players.ts';
import { integerIn, readForm } from './readers.ts';

/** The value of an argument as written: where an integer is wanted, literals are arithmetic. */
export function argumentFor(
  evaluator: Evaluator,
  f: UserFunction,
  parameter: FormalParameter | undefined,
  written: Expression,
  scope: Scope,
): Value {
  const kind = parameter?.kind;
  if (parameter === undefined || kind === undefined) return evaluator.evaluate(written, scope);
  if (kind !== 'integer') {
    const value = evaluator.evaluateAs(A_KIND[kind], written, scope);
    return asKind(evaluator, f, parameter, value, written);
  }
  const n = evaluator.integerOf(written, scope, (_, value, span) => {
    const found = integerIn(value);
    if (found !== undefined) return found;
    throw refusal(evaluator, f, parameter, value, span);
  });
  return integerValueOf(n);
}

/** A value as the parameter takes it. */
export function asKind(
  evaluator: Evaluator,
  f: UserFunction,
  parameter: FormalParameter,
  value: Value,
  span: Span,
): Value {
  const { kind } = parameter;
  if (kind === undefined || (value.type === kind && kind !== 'game')) return value;
  if (kind === 'integer') {
    const n = integerIn(value);
    if (n !== undefined) return integerValueOf(n);
  }
  if (kind === 'outcome' && value.type === 'winners') return value;
  const callable = kind === 'function' ? functionIn(value) : undefined;
  if (callable !== undefined) return callable;
  if (kind === 'game') return asGame(evaluator, f, parameter, value, span);
  throw refusal(evaluator, f, parameter, value, span);
}

/** A game of the kind that the function was written for. */
function asGame(
  evaluator: Evaluator,
  f: UserFunction,
  parameter: FormalParameter,
  value: Value,
  span: Span,
): Value {
  const { type } = value;
  evaluator.refuseOtherPlayers(f, [value], span);
  if (f.mode === undefined) {
    if (type === 'game') return value;
    if (type === 'board' || type === 'integer') {
      return evaluator.game(readForm(evaluator, value, span));
    }
  } else if (type === 'multiplayer' || (type === 'integer' && value.value === 0n)) {
    const { players } = f.mode;
    const id = readGameOf(evaluator, value, span, players);
    return multiplayerValue(evaluator.state.stores.get(players), id);
  }
  throw refusal(evaluator, f, parameter, value, span);
}

const A_KIND: Readonly<Record<Kind, string>> = {
  integer: 'an integer',
  game: 'a game',
  text: 'a text',
  list: 'a list',
  outcome: 'an outcome',
  boolean: 'true or false',
  universe: 'a universe',
  board: 'a board',
  ruleset: 'a ruleset',
  function: 'a function',
};

/** How a value of each kind is written. */
const WRITTEN: Readonly<Record<Kind, string>> = {
  integer: 'write a number such as `3` or `n - 1`',
  game: 'write a form such as `{0 | *}`, or a board',
  text: 'a text stands between double quotes `"`',
  list: 'write `[x]` for the list of one element',
  outcome: THE_OUTCOMES,
  boolean: 'a relation such as `G >= H` is true or false',
  universe: THE_UNIVERSES,
  board: 'a ruleset with a position is one, as in `domineering(2, 3)`',
  ruleset: 'the name of one without a position is written, as in `domineering`',
  function: 'write its name or `x -> …`',
};

function refusal(
  evaluator: Evaluator,
  { name }: UserFunction,
  parameter: FormalParameter,
  value: Value,
  span: Span,
): LanguageError {
  const kind = parameter.kind ?? 'game';
  const given = span.implied ? briefText(value) : evaluator.source.quote(span);
  const isOther = kind === 'integer' && value.type === 'game';
  const problem = `${name === '' ? 'this function' : `\`${name}\``} takes ${A_KIND[kind]} for \`${parameter.name}\`, and \`${given}\` is ${isOther ? 'another game' : aValueOf(value.type)}`;
  const each = value.type === 'list' && name !== '';
  const cure = each ? `for each element write \`map(${name}, xs)\`` : WRITTEN[kind];
  return evaluator.error('type', span, problem, cure);
}
