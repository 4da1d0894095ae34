// The kinds of parameters functions have, each with how it reads an argument.

import { type FormId, Left, Right, type Side, type Universe } from '@proviso/engine';
import type { Board, Ruleset, WrittenPosition } from '@proviso/engine/rulesets';
import type { Span } from '../errors.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Argument, CallContext, Parameter } from '../values/descriptor.ts';
import { THE_UNIVERSES } from '../values/universes.ts';
import {
  aValueOf,
  type FunctionValue,
  functionIn,
  type Value,
  type ValueType,
} from '../values/value.ts';

/** What to say where an outcome is wanted and something else stands. */
export const THE_OUTCOMES = 'the outcomes are `L`, `N`, `P` and `R`';

/** What a player is, and how one is written. */
export const PLAYERS = '`L` or `R`';
export const THE_PLAYERS = 'write `L` for Left or `R` for Right';

type Reader<T> = (argument: Argument, context: CallContext) => T;

/** The parameter may be left out; its value then is `undefined`. */
export function optional<T>(inner: Parameter<T>): Parameter<T | undefined> {
  return { ...inner, missing: () => undefined } as Parameter<T | undefined>;
}

/** All arguments that are left, each read the same way. */
export function rest<T>(inner: Parameter<T>): Parameter<readonly T[]> {
  const { name, wants, mode, read } = inner;
  return { name, wants, mode, read, rest: true };
}

/** A game; boards and integers become one. */
export function game(name: string): Parameter<FormId> {
  const read: Reader<FormId> = (argument, context) =>
    context.read.form(given(argument, context), argument.span);
  return { name, wants: 'a game', mode: 'value', read };
}

/** A game or a board, left as it is for functions that know a shorter way for boards. */
export function position(name: string): Parameter<Position> {
  const read: Reader<Position> = (argument, context) =>
    positionOf(given(argument, context), argument.span, context);
  return { name, wants: 'a game or board', mode: 'value', read };
}

/** A value that stands somewhere, read as a game or a board. */
export function positionOf(value: Value, span: Span, context: CallContext): Position {
  if (value.type === 'board') {
    return {
      board: value.board,
      form: () => context.read.form(value, span),
      modulo: (u) => context.read.modulo(value, span, u),
    };
  }
  const form = context.read.form(value, span);
  return { board: undefined, form: () => form, modulo: () => form };
}

/** What `position` reads. */
export interface Position {
  readonly board: Board | undefined;
  /** Its form. */
  form(): FormId;
  /** A form equal to it modulo a universe. */
  modulo(universe: Universe): FormId;
}

/** A board, as it is. */
export function board(name: string): Parameter<Board> {
  return { name, wants: 'a board', mode: 'value', read: only('board', (value) => value.board) };
}

/** A player, written as the outcome in which she wins. */
export function side(name: string): Parameter<Side> {
  const read: Reader<Side> = (argument, context) => {
    const value = given(argument, context);
    const written = value.type === 'outcome' || value.type === 'text' ? value.value : undefined;
    if (value.type === 'outcome' && written === 'L') return Left;
    if (value.type === 'outcome' && written === 'R') return Right;
    const problem =
      written === undefined
        ? `expected a player, not ${aValueOf(value.type)}`
        : `${value.type === 'text' ? 'the text ' : ''}\`${written}\` is no player`;
    const cure = value.type === 'text' ? `${THE_PLAYERS}, without quotes` : THE_PLAYERS;
    throw context.error(value.type === 'outcome' ? 'value' : 'type', problem, cure, argument.span);
  };
  return { name, wants: PLAYERS, mode: 'value', read };
}

/** What boards are made of: a text, a size or a heap, or a list of positions. */
export function positionPart(name: string): Parameter<WrittenPosition> {
  const part = (value: Value, argument: Argument, context: CallContext): WrittenPosition => {
    if (value.type === 'text') return value.value;
    if (value.type === 'list') return value.items.map((item) => part(item, argument, context));
    return Number(context.read.integer(value, argument.span));
  };
  const read: Reader<WrittenPosition> = (argument, context) =>
    part(given(argument, context), argument, context);
  return { name, wants: 'a text or an integer', mode: 'value', read };
}

/** A text, or texts in lists. */
export function texts(name: string): Parameter<readonly string[]> {
  const all = (value: Value, argument: Argument, context: CallContext): string[] => {
    if (value.type === 'list') return value.items.flatMap((item) => all(item, argument, context));
    return [only('text', (text) => text.value)({ ...argument, value }, context)];
  };
  const read: Reader<readonly string[]> = (argument, context) =>
    all(given(argument, context), argument, context);
  return { name, wants: 'a text or a list of texts', mode: 'value', read };
}

const MAX_INTEGER = BigInt(Number.MAX_SAFE_INTEGER);

/** A whole number of any size. */
export function wholeNumber(name: string): Parameter<bigint> {
  const read: Reader<bigint> = (argument, context) =>
    context.read.integer(given(argument, context), argument.span);
  return { name, wants: 'an integer', mode: 'integer', read };
}

/** A whole number; those that are no safe integers are refused. */
export function integer(name: string): Parameter<number> {
  const read: Reader<number> = (argument, context) => {
    const n = context.read.integer(given(argument, context), argument.span);
    if (n >= -MAX_INTEGER && n <= MAX_INTEGER) return Number(n);
    throw context.error('value', `\`${name}\` is too large here`, undefined, argument.span);
  };
  return { name, wants: 'an integer', mode: 'integer', read };
}

/** A whole number that is not negative. */
export function natural(name: string): Parameter<number> {
  const whole = integer(name);
  const read: Reader<number> = (argument, context) => {
    const n = Number(whole.read(argument, context));
    if (n >= 0) return n;
    const problem = `\`${name}\` is ${n}, and must not be negative`;
    throw context.error('value', problem, undefined, argument.span);
  };
  return { ...whole, read };
}

export function universe(name: string): Parameter<Universe> {
  const read = only('universe', (value) => value.universe);
  return { name, wants: 'a universe', mode: 'value', read };
}

/** A universe that may be left out for the default one. */
export function universeOrDefault(name: string): Parameter<Universe> {
  return { ...universe(name), missing: (context) => context.universe };
}

/** A universe or a list of universes; the default one where it is left out. */
export function universes(name: string): Parameter<readonly Universe[]> {
  const read: Reader<readonly Universe[]> = (argument, context) => {
    const value = given(argument, context);
    const items = value.type === 'list' ? value.items : [value];
    if (items.length === 0) {
      throw context.error('value', 'the list of universes is empty', undefined, argument.span);
    }
    const one = only('universe', (item) => item.universe);
    return items.map((item) => one({ ...argument, value: item }, context));
  };
  const missing = (context: CallContext) => [context.universe];
  return { name, wants: 'a universe or a list of universes', mode: 'value', read, missing };
}

/** One of a few words, written as a text. */
export function oneOf<const T extends string>(name: string, words: readonly T[]): Parameter<T> {
  const wants = `one of ${words.map((word) => `"${word}"`).join(', ')}`;
  const read: Reader<T> = (argument, context) => {
    const text = only('text', ({ value }) => value)(argument, context);
    const word = words.find((each) => each === text);
    if (word !== undefined) return word;
    throw context.error('value', `expected ${wants}, not "${text}"`, undefined, argument.span);
  };
  return { name, wants, mode: 'value', read };
}

/** One of a few words; the first where it is left out. */
export function firstOf<const T extends string>(
  name: string,
  words: readonly [T, ...T[]],
): Parameter<T> {
  return { ...oneOf(name, words), missing: () => words[0] };
}

export function ruleset(name: string): Parameter<Ruleset> {
  const read = only('ruleset', (value) => value.ruleset);
  return { name, wants: 'a ruleset', mode: 'value', read };
}

export function text(name: string): Parameter<string> {
  return { name, wants: 'a text', mode: 'value', read: only('text', ({ value }) => value) };
}

export function list(name: string): Parameter<readonly Value[]> {
  return { name, wants: 'a list', mode: 'value', read: only('list', ({ items }) => items) };
}

export function fn(name: string): Parameter<FunctionValue> {
  const read: Reader<FunctionValue> = (argument, context) =>
    functionIn(given(argument, context)) ?? only('function', (f) => f)(argument, context);
  return { name, wants: 'a function', mode: 'value', read };
}

export function anything(name: string): Parameter<Value> {
  return { name, wants: 'a value', mode: 'value', read: given };
}

/** The argument itself, not evaluated. */
export function expression(name: string): Parameter<Expression> {
  const read: Reader<Expression> = (argument, context) => {
    if (argument.expression !== undefined) return argument.expression;
    throw context.error('type', `\`${name}\` must be written out at the call`);
  };
  return { name, wants: 'an expression', mode: 'expression', read };
}

function given(argument: Argument, context: CallContext): Value {
  if (argument.value !== undefined) return argument.value;
  throw context.error('type', 'an argument is missing');
}

/** Reads values of one type and refuses all others. */
function only<T extends ValueType, R>(
  type: T,
  take: (value: Extract<Value, { type: T }>) => R,
): Reader<R> {
  return (argument, context) => {
    const value = given(argument, context);
    if (isOfType(value, type)) return take(value);
    const problem = `expected ${aValueOf(type)}, not ${aValueOf(value.type)}`;
    throw context.error('type', problem, cureOf(type, value), argument.span);
  };
}

function cureOf(type: ValueType, value: Value): string | undefined {
  if (type === 'universe') {
    return value.type === 'text' ? `write it without quotes; ${THE_UNIVERSES}` : THE_UNIVERSES;
  }
  if (type === 'ruleset') return 'write its name without a position, as in `domineering`';
  if (type !== 'function') return undefined;
  return value.type === 'list'
    ? 'the function comes first: `map(f, xs)`'
    : 'write its name or `x -> …`';
}

function isOfType<T extends ValueType>(
  value: Value,
  type: T,
): value is Extract<Value, { type: T }> {
  return value.type === type;
}
