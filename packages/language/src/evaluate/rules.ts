// What each kind of expression means: one small function a kind. They are kept
// apart from each other, and not cases of one switch, because evaluation
// recurses through them and a large function takes a large piece of the stack.

import { boardLiesIn, nimHeap, type Tombstones } from '@proviso/engine';
import type { Expression, ExpressionOf } from '../syntax/ast.ts';
import {
  booleanValue,
  listValue,
  outcomeValue,
  textValue,
  universeValue,
  type Value,
} from '../values/value.ts';
import { conjugateOf, product, range, sumOf } from './arithmetic.ts';
import { evaluateCall } from './calls.ts';
import type { Evaluator } from './evaluator.ts';
import { downForm, fractionForm, integerForm, plusMinusForm, upForm } from './games.ts';
import { readBoolean, readForm, readList, readUniverse } from './readers.ts';
import { areEqual, reduction, relation } from './relations.ts';
import type { Scope } from './scope.ts';
import { universeNamed } from './universes.ts';

type Rule<E extends Expression> = (evaluator: Evaluator, expression: E, scope: Scope) => Value;

const RULES: { readonly [K in Expression['kind']]: Rule<ExpressionOf<K>> } = {
  number: (e, { value }) => e.game(integerForm(e.state.arena, value)),
  fraction: (e, { numerator, denominator }) =>
    e.game(fractionForm(e.state.arena, numerator, denominator)),
  star: (e, { size }) => e.game(nimHeap(e.state.arena, size)),
  up: (e) => e.game(upForm(e.state.arena)),
  down: (e) => e.game(downForm(e.state.arena)),
  boolean: (_e, { value }) => booleanValue(value),
  text: (_e, { value }) => textValue(value),
  outcome: (_e, { name }) => outcomeValue(name),
  universe: (_e, { name }) => universeValue(universeNamed(name)),
  notation,
  name: lookUp,
  form,
  position: (e, expression) => {
    throw e.error('value', expression, 'games of several players are not known here');
  },
  list: (e, { items }, scope) => listValue(items.map((item) => e.evaluate(item, scope))),
  call: evaluateCall,
  index: element,
  lambda: ({ source }, { parameters, body }, scope) => {
    return { type: 'function', name: '', parameters, body, source, scope };
  },
  if: (e, { condition, then, otherwise }, scope) =>
    e.evaluate(truth(e, condition, scope) ? then : otherwise, scope),
  conjugate: conjugateOf,
  plusminus: (e, { options }, scope) =>
    e.game(plusMinusForm(e.state.arena, e.formsOf(options, scope))),
  sum: sumOf,
  product,
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

function lookUp(evaluator: Evaluator, expression: ExpressionOf<'name'>, scope: Scope): Value {
  const { name } = expression;
  const found = scope.find(name);
  if (found !== undefined) return found;
  const builtIn = evaluator.state.functions.get(name);
  if (builtIn !== undefined) return { type: 'function', builtIn };
  throw evaluator.unknownName(name, expression, scope);
}

function element(
  evaluator: Evaluator,
  { list, index }: ExpressionOf<'index'>,
  scope: Scope,
): Value {
  const items = readList(evaluator, evaluator.evaluate(list, scope), list);
  const i = evaluator.integerOf(index, scope);
  const item = i >= 0n && i < BigInt(items.length) ? items[Number(i)] : undefined;
  if (item !== undefined) return item;
  const problem = `the list has ${items.length} elements and none at ${i}`;
  throw evaluator.error('value', index, problem, 'the first is at 0');
}

/** `G in U`, `x in xs`. */
function membership(
  evaluator: Evaluator,
  { element: written, of }: ExpressionOf<'membership'>,
  scope: Scope,
): Value {
  const collection = evaluator.evaluate(of, scope);
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
