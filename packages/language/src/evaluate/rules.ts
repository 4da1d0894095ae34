// What each kind of expression means: one small function a kind. They are kept
// apart from each other, and not cases of one switch, because evaluation
// recurses through them and a large function takes a large piece of the stack.

import { type FormId, nimHeap, type Tombstones, ValueError } from '@proviso/engine';
import { boardLiesIn } from '@proviso/engine/rulesets';
import { countSigns, signsIn } from '../functions/texts.ts';
import type { Expression, ExpressionOf } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import { UNIVERSES, universeNamed } from '../values/universes.ts';
import {
  booleanValue,
  listValue,
  NOTHING,
  outcomeValue,
  textValue,
  universeValue,
  type Value,
} from '../values/value.ts';
import { conjugateOf, product, quotient, range, sumOf } from './arithmetic.ts';
import { evaluateApplication, evaluateCall } from './calls.ts';
import { comprehension } from './comprehensions.ts';
import type { Evaluator } from './evaluator.ts';
import { downForm, fractionForm, integerForm, plusMinusForm, upForm, upsForm } from './games.ts';
import { locals } from './locals.ts';
import {
  heapAmongSeveral,
  integerOfPlayer,
  numberAmongSeveral,
  outcomeNamed,
  positionOf,
  refuseAmongSeveral,
} from './players.ts';
import {
  integerIn,
  readBoolean,
  readForm,
  readInteger,
  readList,
  readPlace,
  readUniverse,
} from './readers.ts';
import { areEqual, reduction, relation } from './relations.ts';
import { unknownName } from './unknown-names.ts';

type Rule<E extends Expression> = (evaluator: Evaluator, expression: E, scope: Scope) => Value;

const RULES: { readonly [K in Expression['kind']]: Rule<ExpressionOf<K>> } = {
  number: (e, expression) =>
    e.state.mode === undefined
      ? e.game(literalForm(e, expression))
      : numberAmongSeveral(e, e.state.mode, expression.value),
  fraction: (e, expression) => {
    refuseAmongSeveral(e, expression, 'fractions are');
    const { numerator, denominator } = expression;
    return e.game(fractionForm(e.state.arena, numerator, denominator));
  },
  star: (e, { size }) =>
    e.state.mode === undefined
      ? e.game(nimHeap(e.state.arena, size))
      : heapAmongSeveral(e, e.state.mode, size),
  up: (e, expression) => {
    refuseAmongSeveral(e, expression, '`^` is');
    return e.game(upForm(e.state.arena));
  },
  down: (e, expression) => {
    refuseAmongSeveral(e, expression, '`v` is');
    return e.game(downForm(e.state.arena));
  },
  ups: (e, expression) => {
    refuseAmongSeveral(e, expression, '`^` is');
    return e.game(upsForm(e.state.arena, expression.count, expression.star));
  },
  boolean: (_e, { value }) => booleanValue(value),
  text: (_e, { value }) => textValue(value),
  outcome: outcomeWritten,
  universe: (e, expression) => {
    refuseAmongSeveral(e, expression, 'universes are');
    return universeValue(universeNamed(e.state.arena, expression.name));
  },
  notation,
  name: (e, expression, scope) => lookUp(e, expression, scope),
  form,
  position: (e, expression, scope) =>
    positionOf(
      e,
      expression,
      expression.parts.map((part) => part.map((option) => e.evaluate(option, scope))),
    ),
  list: (e, { items }, scope) => listValue(items.map((item) => e.evaluate(item, scope))),
  comprehension,
  locals,
  call: evaluateCall,
  apply: evaluateApplication,
  index: element,
  lambda: ({ source, state: { mode } }, { parameters, body }, scope) => {
    return { type: 'function', name: '', parameters, body, source, scope, mode };
  },
  if: (e, { condition, then, otherwise }, scope) =>
    e.evaluate(truth(e, condition, scope) ? then : otherwise, scope),
  conjugate: conjugateOf,
  plusminus: (e, expression, scope) => {
    refuseAmongSeveral(e, expression, '`±` is');
    return e.game(plusMinusForm(e.state.arena, e.formsOf(expression.options, scope)));
  },
  sum: sumOf,
  product,
  quotient,
  range,
  relation: (e, expression, scope) => booleanValue(relation(e, expression, scope)),
  membership,
  reduction,
  not: (e, { operand }, scope) => booleanValue(!truth(e, operand, scope)),
  and: (e, { operands }, scope) =>
    booleanValue(operands.every((operand) => truth(e, operand, scope))),
  or: (e, { operands }, scope) =>
    booleanValue(operands.some((operand) => truth(e, operand, scope))),
};

/** How an expression of this kind is evaluated. */
export function ruleFor<E extends Expression>(expression: E): Rule<E> {
  return RULES[expression.kind] as Rule<E>;
}

/** `N` and the like; among several players a set of one player. */
function outcomeWritten(evaluator: Evaluator, expression: ExpressionOf<'outcome'>): Value {
  const { name } = expression;
  const { mode } = evaluator.state;
  if (mode === undefined) return outcomeValue(name);
  const outcome = outcomeNamed(mode, name);
  if (outcome !== undefined) return outcome;
  throw evaluator.error(
    'type',
    expression,
    `\`${name}\` is an outcome of games of two players`,
    'here an outcome is a set of players such as `N` or `NP`',
  );
}

function truth(evaluator: Evaluator, expression: Expression, scope: Scope): boolean {
  return readBoolean(evaluator, evaluator.evaluate(expression, scope), expression);
}

function form(
  evaluator: Evaluator,
  { left, right, tombstones }: ExpressionOf<'form'>,
  scope: Scope,
): Value {
  const leftForms = evaluator.formsOf(left, scope);
  const rightForms = evaluator.formsOf(right, scope);
  return evaluator.game(
    evaluator.state.arena.intern(leftForms, rightForms, tombstones as Tombstones),
  );
}

function notation(evaluator: Evaluator, expression: ExpressionOf<'notation'>): Value {
  const { notations } = evaluator.state;
  const read = notations.get(expression.tag);
  if (read !== undefined) return read(evaluator, expression);
  const known = [...notations.keys()].map((tag) => `\`${tag}"…"\``);
  throw evaluator.error(
    'name',
    expression,
    `there is no notation \`${expression.tag}"…"\``,
    known.length > 0 ? `there is ${known.join(', ')}` : undefined,
  );
}

/** The value of a name; where it is not known, `wanted` says what should stand there. */
export function lookUp(
  evaluator: Evaluator,
  expression: ExpressionOf<'name'>,
  scope: Scope,
  wanted?: string,
): Value {
  const { name } = expression;
  const found = scope.find(name);
  if (found !== undefined) return found;
  const builtIn = evaluator.state.functions.get(name);
  if (builtIn?.ruleset !== undefined) {
    return { type: 'ruleset', ruleset: builtIn.ruleset, call: builtIn };
  }
  if (builtIn !== undefined) return { type: 'function', builtIn };
  const { mode } = evaluator.state;
  const outcome = mode === undefined ? undefined : outcomeNamed(mode, name);
  if (outcome !== undefined) return outcome;
  const universe = UNIVERSES.get(name);
  if (universe !== undefined) {
    refuseAmongSeveral(evaluator, expression, 'universes are');
    return universeValue(universe(evaluator.state.arena));
  }
  if (name === 'nothing') return NOTHING;
  throw unknownName(evaluator, name, expression, scope, wanted);
}

function element(evaluator: Evaluator, expression: ExpressionOf<'index'>, scope: Scope): Value {
  const { list, index } = expression;
  const { mode } = evaluator.state;
  const value = evaluator.evaluate(list, scope);
  const number = mode === undefined ? undefined : integerIn(value);
  const i = evaluator.integerOf(index, scope, mode === undefined ? readPlace : readInteger);
  if (mode !== undefined && number !== undefined) {
    return integerOfPlayer(evaluator, mode, number, expression, i);
  }
  const items = value.type === 'text' ? undefined : readList(evaluator, value, list);
  const length = value.type === 'text' ? countSigns(value.value) : (items?.length ?? 0);
  if (i >= 0n && i < BigInt(length)) {
    const at = Number(i);
    const item = value.type === 'text' ? textValue(signsIn(value.value, at, at + 1)) : items?.[at];
    if (item !== undefined) return item;
  }
  const what = `${value.type} has ${length} ${value.type === 'text' ? 'signs' : 'elements'}`;
  const problem = `the ${what} and none at ${i}`;
  const places = `the first is at 0, the last at ${length - 1}`;
  throw evaluator.error('value', index, problem, length > 0 ? places : undefined);
}

/** `G in U`, `x in xs`. */
function membership(
  evaluator: Evaluator,
  { element: written, of }: ExpressionOf<'membership'>,
  scope: Scope,
): Value {
  const collection = evaluator.evaluateAs('a universe or a list', of, scope);
  const value = evaluator.evaluate(written, scope);
  if (collection.type === 'list') {
    return booleanValue(collection.items.some((item) => areEqual(evaluator, value, item, written)));
  }
  const universe = readUniverse(evaluator, collection, of);
  const { arena } = evaluator.state;
  if (value.type === 'board' && boardLiesIn(arena, value.board, universe))
    return booleanValue(true);
  return booleanValue(universe.contains(arena, readForm(evaluator, value, written)));
}

/** A number alone is a game; one too large for that was hardly meant as one. */
function literalForm(evaluator: Evaluator, expression: ExpressionOf<'number'>): FormId {
  const { value } = expression;
  try {
    return integerForm(evaluator.state.arena, value);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    const cure = `write \`integer(${value})\` for the number`;
    throw evaluator.error('value', expression, error.message, cure);
  }
}
