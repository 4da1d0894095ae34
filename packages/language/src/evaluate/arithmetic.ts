// Sums, copies and ranges. A literal number is a game; where one operand of an
// arithmetic sign is an integer (the result of `rank`, `count` and the like),
// so is the other.

import { conjugate, copies, type FormId, sum, ZERO } from '@proviso/engine';
import { add, copies as copiesOfSeveral, type GameStore } from '@proviso/engine/multiplayer';
import { sumOfBoards } from '@proviso/engine/rulesets';
import type { LanguageError, Span } from '../errors.ts';
import type { Expression, ExpressionOf } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import {
  boardValue,
  integerValueOf,
  listValue,
  multiplayerValue,
  type Value,
} from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { readGameOf } from './players.ts';
import { integerIn, readForm, readInteger } from './readers.ts';

/** The longest list a range makes. */
const MAX_RANGE = 1_000_000n;

/** `-G`, the conjugate; of an integer, the negative. */
export function conjugateOf(
  evaluator: Evaluator,
  { operand }: ExpressionOf<'conjugate'>,
  scope: Scope,
): Value {
  const value = evaluator.evaluate(operand, scope);
  if (value.type === 'integer') return integerValueOf(-value.value);
  if (value.type === 'multiplayer') throw noNegative(evaluator, operand);
  return evaluator.game(conjugate(evaluator.state.arena, readForm(evaluator, value, operand)));
}

/** `G + H - K`: where one term is an integer all are, where all are boards it is one, otherwise it is a sum of games. */
export function sumOf(evaluator: Evaluator, expression: ExpressionOf<'sum'>, scope: Scope): Value {
  const { terms } = expression;
  const values = valuesBeside(
    evaluator,
    terms.map((term) => term.operand),
    scope,
  );
  const valued = terms.flatMap((term, i) => {
    const value = values[i];
    return value === undefined ? [] : [{ ...term, value }];
  });
  const total = sumOfTerms(evaluator, valued, ({ value, operand }) =>
    asInteger(evaluator, value, operand, scope),
  );
  if (total.type === 'game' && isLiteralArithmetic(expression)) {
    remarkOnSum(evaluator, expression, total, scope);
  }
  return total;
}

/** Who writes `3 - 1` may expect 2. */
function remarkOnSum(
  evaluator: Evaluator,
  expression: ExpressionOf<'sum'>,
  total: Value,
  scope: Scope,
): void {
  if (integerIn(total) !== undefined) return;
  const written = evaluator.source.quote(expression, 40);
  const [first] = expression.terms;
  const number =
    first?.operand.kind === 'number' && !first.negative && /^\d/.test(written)
      ? `integer(${first.operand.value})${evaluator.source.quote({ from: first.operand.to, to: expression.to }, 40)}`
      : `integer(0) + ${written}`;
  evaluator.state.remark({
    about: 'sum',
    text: `\`${written}\` is a sum of forms, as between all games, and not the form ${evaluator.integerOf(expression, scope)}; \`${number}\` is the number`,
  });
}

/** The sum of values that stand nowhere. */
export function sumOfValues(evaluator: Evaluator, values: readonly Value[], span: Span): Value {
  const { mode, stores } = evaluator.state;
  if (values.length === 0 && mode !== undefined) {
    const store = stores.get(mode.players);
    return multiplayerValue(store, store.zero);
  }
  const terms = values.map((value): ValuedTerm => ({ negative: false, operand: span, value }));
  return sumOfTerms(evaluator, terms, ({ value }) => readInteger(evaluator, value, span));
}

/** A term with its value, and where it stands. */
interface ValuedTerm {
  readonly negative: boolean;
  readonly operand: Span;
  readonly value: Value;
}

function sumOfTerms<T extends ValuedTerm>(
  evaluator: Evaluator,
  valued: readonly T[],
  integerOf: (term: T) => bigint,
): Value {
  if (valued.some(({ value }) => value.type === 'integer')) {
    let total = 0n;
    for (const term of valued) {
      const n = integerOf(term);
      total += term.negative ? -n : n;
    }
    return integerValueOf(total);
  }
  const several = valued.find(({ value }) => value.type === 'multiplayer')?.value;
  if (several?.type === 'multiplayer') return sumOfSeveral(evaluator, valued, several.store);
  const boards = valued.flatMap(({ negative, value }) =>
    value.type === 'board' && !negative ? [value.board] : [],
  );
  if (boards.length === valued.length && boards.length > 0) return boardValue(sumOfBoards(boards));
  const { arena } = evaluator.state;
  let total: FormId = ZERO;
  for (const { negative, operand, value } of valued) {
    const form = readForm(evaluator, value, operand);
    total = sum(arena, total, negative ? conjugate(arena, form) : form);
  }
  return evaluator.game(total);
}

/** A sum of games of several players. */
function sumOfSeveral(
  evaluator: Evaluator,
  terms: readonly ValuedTerm[],
  { players }: GameStore,
): Value {
  const { stores } = evaluator.state;
  const store = stores.get(players);
  let total = store.zero;
  for (const { negative, operand, value } of terms) {
    const game = readGameOf(evaluator, value, operand, players);
    if (negative) throw noNegative(evaluator, operand);
    total = add(store, total, game);
  }
  return multiplayerValue(store, total);
}

function noNegative(evaluator: Evaluator, span: Span): LanguageError {
  return evaluator.error(
    'type',
    span,
    'games of several players have no negatives',
    'write `minus(G)` for the sum of the other conjugates, or `conjugate(G, k)` for one',
  );
}

/** `2 * 3 * G`, from the right: copies of a game, or a product of integers. */
export function product(
  evaluator: Evaluator,
  { factors }: ExpressionOf<'product'>,
  scope: Scope,
): Value {
  const values = valuesBeside(evaluator, factors, scope);
  return factors.reduceRight<Value | undefined>((result, factor, i) => {
    const value = values[i];
    if (value === undefined || result === undefined) return value;
    const copied = factors[i + 1] ?? factor;
    const count = numberOfCopies(evaluator, value, factor, copied);
    if (result.type === 'integer') return integerValueOf(count * result.value);
    if (result.type === 'multiplayer') {
      const { players } = result.store;
      const store = evaluator.state.stores.get(players);
      const game = readGameOf(evaluator, result, copied, players);
      const many = copiesOfSeveral(store, Number(count), game);
      return multiplayerValue(store, many);
    }
    const form = readForm(evaluator, result, copied);
    return evaluator.game(copies(evaluator.state.arena, Number(count), form));
  }, undefined) as Value;
}

/** What stands before `*`: a whole number, as an integer or as the game of that name. */
function numberOfCopies(
  evaluator: Evaluator,
  value: Value,
  factor: Expression,
  copied: Expression,
): bigint {
  const count = integerIn(value);
  if (count !== undefined) return count;
  if (value.type === 'function') {
    const { source } = evaluator;
    const name = source.quote(factor);
    const heap = source.quote({ from: factor.to, to: copied.to }).trim();
    const argument = /^\*\d+$/.test(heap) ? heap : source.quote(copied);
    const problem = `\`${name}\` is a function, and stands before \`*\` like a number of copies`;
    throw evaluator.error('type', factor, problem, `write \`${name}(${argument})\``);
  }
  throw evaluator.error(
    'type',
    factor,
    'before `*` stands how many copies, a whole number',
    'write `3 * G`; the star itself is written `G + *`',
  );
}

/** `n div 2`, `n rem 2`, from the left; rounded down, so that a remainder has the sign of the divisor. */
export function quotient(
  evaluator: Evaluator,
  { dividend, steps }: ExpressionOf<'quotient'>,
  scope: Scope,
): Value {
  let n = evaluator.integerOf(dividend, scope);
  for (const { sign, divisor } of steps) {
    const d = evaluator.integerOf(divisor, scope);
    if (d === 0n) throw evaluator.error('value', divisor, `nothing is divided by 0`);
    const rest = ((n % d) + d) % d;
    n = sign === 'rem' ? rest : (n - rest) / d;
  }
  return integerValueOf(n);
}

/** `1..5`. */
export function range(
  evaluator: Evaluator,
  { first, last }: ExpressionOf<'range'>,
  scope: Scope,
): Value {
  const from = evaluator.integerOf(first, scope);
  const to = evaluator.integerOf(last, scope);
  if (to - from >= MAX_RANGE) {
    throw evaluator.error('limit', last, `a range has at most ${MAX_RANGE} numbers`);
  }
  const items: Value[] = [];
  for (let n = from; n <= to; n++) items.push(integerValueOf(n));
  return listValue(items);
}

/**
 * The values of operands that stand beside one another. Literal arithmetic waits
 * for the others: beside an integer it is a number, however large, and no game
 * is built of it.
 */
export function valuesBeside(
  evaluator: Evaluator,
  operands: readonly Expression[],
  scope: Scope,
): Value[] {
  const known = operands.map((operand) =>
    isLiteralArithmetic(operand) ? undefined : evaluator.evaluate(operand, scope),
  );
  const numeric = known.some((value) => value?.type === 'integer');
  return operands.map((operand, i) => {
    const value = known[i];
    if (value !== undefined) return value;
    return numeric
      ? integerValueOf(evaluator.integerOf(operand, scope))
      : evaluator.evaluate(operand, scope);
  });
}

/** Numbers as written, and the signs between them. */
function isLiteralArithmetic(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'conjugate':
      return isLiteralArithmetic(expression.operand);
    case 'sum':
      return expression.terms.every(({ operand }) => isLiteralArithmetic(operand));
    case 'product':
      return expression.factors.every(isLiteralArithmetic);
    default:
      return false;
  }
}

/** The number an expression with this value stands for, beside one that is an integer. */
export function asInteger(
  evaluator: Evaluator,
  value: Value,
  expression: Expression,
  scope: Scope,
): bigint {
  const n = integerIn(value);
  // No copies of a game are the game 0, and still no number: that would hang on how many there are.
  const copies = n === 0n && value.type === 'game' && expression.kind !== 'number';
  if (n !== undefined && !copies) return n;
  // A sum of literals is a game on its own, and arithmetic beside an integer.
  return ARITHMETIC.has(expression.kind)
    ? evaluator.integerOf(expression, scope)
    : readInteger(evaluator, value, expression);
}

const ARITHMETIC: ReadonlySet<Expression['kind']> = new Set(['conjugate', 'sum', 'product']);
