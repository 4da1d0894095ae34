// Relations and `mod`. What a relation means depends on what is compared:
// numbers, outcomes (a partial order), games modulo a universe. Everything else
// can only be equal or not.

import {
  equal,
  geq,
  greater,
  incomparable,
  type Outcome,
  outcomeAtLeast,
  type Relation,
  sameUniverse,
  type Universe,
} from '@proviso/engine';
import { rulesetKey } from '@proviso/engine/rulesets';
import type { LanguageError, Span } from '../errors.ts';
import type { ExpressionOf, RelationSign } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import { winnersText } from '../values/text.ts';
import { aValueOf, type Value } from '../values/value.ts';
import { asInteger, valuesBeside } from './arithmetic.ts';
import type { Evaluator } from './evaluator.ts';
import { integerIn, readModulo, readModulus, readSimplest } from './readers.ts';

/** What a sign asks of two games: no more than that need be decided. */
const ASKS: Readonly<Record<RelationSign, typeof geq>> = {
  '>=': geq,
  '<=': (arena, g, h, universe) => geq(arena, h, g, universe),
  '==': equal,
  '!=': (arena, g, h, universe) => !equal(arena, g, h, universe),
  '>': greater,
  '<': (arena, g, h, universe) => greater(arena, h, g, universe),
  '<>': incomparable,
};

/** Which standings a sign admits. */
const ADMITS: Readonly<Record<RelationSign, readonly Relation[]>> = {
  '>=': ['>', '='],
  '<=': ['<', '='],
  '==': ['='],
  '!=': ['>', '<', '||'],
  '>': ['>'],
  '<': ['<'],
  '<>': ['||'],
};

/** Whether `left sign right` holds, modulo the universe named or the default one. */
export function relation(
  evaluator: Evaluator,
  expression: ExpressionOf<'relation'>,
  scope: Scope,
): boolean {
  const { sign, left, right } = expression;
  const [a, b] = valuesBeside(evaluator, [left, right], scope) as [Value, Value];
  const modulo = expression.universe;
  const none = a.type === 'nothing' || b.type === 'nothing';
  const numeric = !none && (a.type === 'integer' || b.type === 'integer');
  const other = [a, b].find((value) => value.type === 'integer' || !isGameLike(value));
  if (modulo !== undefined && other !== undefined) {
    throw evaluator.error(
      'type',
      expression,
      `only games are compared modulo a universe, not ${aValueOf(other.type)}`,
      numeric
        ? 'leave out `mod`, or write `form(n)` for the game of that number'
        : 'leave out `mod`',
    );
  }
  if (numeric) {
    const n = asInteger(evaluator, a, left, scope);
    const m = asInteger(evaluator, b, right, scope);
    return numbersRelate(n, sign, m);
  }
  if (isGameLike(a) && isGameLike(b)) {
    const universe =
      modulo === undefined
        ? evaluator.state.universe
        : readModulus(evaluator, evaluator.evaluateAs('a universe', modulo, scope), modulo);
    const holds = gamesRelate(evaluator, [a, left], sign, [b, right], universe);
    if (modulo === undefined) remarkOnOrder(evaluator, expression, [a, b], holds);
    return holds;
  }
  return othersRelate(evaluator, a, sign, b, expression);
}

/** Who writes `3 > 2`, or `n > 2` where n is the game 3, may expect the order of the numbers. */
function remarkOnOrder(
  evaluator: Evaluator,
  expression: ExpressionOf<'relation'>,
  [a, b]: readonly [Value, Value],
  holds: boolean,
): void {
  const { sign, left, right } = expression;
  const [n, m] = [integerIn(a), integerIn(b)];
  if (n === undefined || m === undefined || sign === '<>') return;
  if (numbersRelate(n, sign, m) === holds) return;
  const quoted = (span: Span) => evaluator.source.quote(span, 40);
  evaluator.state.remark({
    about: 'order',
    text: `\`${quoted(expression)}\` asks which game is better, and in misère play larger numbers need not be better; \`integer(${quoted(left)}) ${sign} ${quoted(right)}\` asks for the numbers`,
  });
}

/** Whether a relation holds between values that stand nowhere, games modulo the default universe. */
export function valuesRelate(
  evaluator: Evaluator,
  a: Value,
  sign: RelationSign,
  b: Value,
  span: Span,
): boolean {
  if (a.type === 'integer' && b.type === 'integer') {
    return numbersRelate(a.value, sign, b.value);
  }
  if (isGameLike(a) && isGameLike(b)) {
    return gamesRelate(evaluator, [a, span], sign, [b, span], evaluator.state.universe);
  }
  return othersRelate(evaluator, a, sign, b, span);
}

function numbersRelate(n: bigint, sign: RelationSign, m: bigint): boolean {
  return ADMITS[sign].includes(n < m ? '<' : n > m ? '>' : '=');
}

/** Outcomes are ordered; everything else can only be equal or not. */
function othersRelate(
  evaluator: Evaluator,
  a: Value,
  sign: RelationSign,
  b: Value,
  span: Span,
): boolean {
  if (a.type === 'multiplayer' || b.type === 'multiplayer') {
    throw severalDoNotRelate(evaluator, span);
  }
  const winners = winnersStanding(a, b);
  if (winners !== undefined) return ADMITS[sign].includes(winners);
  if (a.type === 'outcome' && b.type === 'outcome') {
    return ADMITS[sign].includes(outcomeStanding(a.value, b.value));
  }
  if (sign === '==' || sign === '!=') {
    return areEqual(evaluator, a, b, span) === (sign === '==');
  }
  throw evaluator.error(
    'type',
    span,
    `\`${sign}\` does not compare ${aValueOf(a.type)} with ${aValueOf(b.type)}`,
  );
}

/** What a relation may take for games; a universe among them is a slip to be named as such. */
function isGameLike(value: Value): boolean {
  return isPosition(value) || value.type === 'universe';
}

/** Games, boards and integers: all that has a form. */
function isPosition({ type }: Value): boolean {
  return type === 'game' || type === 'board' || type === 'integer';
}

function gamesRelate(
  evaluator: Evaluator,
  [a, left]: readonly [Value, Span],
  sign: RelationSign,
  [b, right]: readonly [Value, Span],
  universe: Universe,
): boolean {
  if (a.type === 'universe' && b.type === 'universe' && (sign === '==' || sign === '!=')) {
    return areEqual(evaluator, a, b, left) === (sign === '==');
  }
  const g = readModulo(evaluator, a, left, universe);
  const h = readModulo(evaluator, b, right, universe);
  return ASKS[sign](evaluator.state.arena, g, h, universe);
}

function outcomeStanding(a: Outcome, b: Outcome): Relation {
  const up = outcomeAtLeast(a, b);
  const down = outcomeAtLeast(b, a);
  return up ? (down ? '=' : '>') : down ? '<' : '||';
}

/** Comparison of several players' games has three answers, and says for whom. */
function severalDoNotRelate(evaluator: Evaluator, span: Span): LanguageError {
  return evaluator.error(
    'type',
    span,
    'games of several players are not compared by a sign',
    'write `equal(G, H)`, `compare(G, H, i)` for player i, or `same(G, H)` for identical trees',
  );
}

/** Outcomes of several players are ordered by inclusion; a text may be one as it is printed. */
function winnersStanding(a: Value, b: Value): Relation | undefined {
  if (a.type === 'text' && b.type === 'winners') return a.value === winnersText(b) ? '=' : '||';
  if (a.type === 'winners' && b.type === 'text') return winnersText(a) === b.value ? '=' : '||';
  if (a.type !== 'winners' || b.type !== 'winners') return undefined;
  if (a.players !== b.players || a.sets.length !== b.sets.length) return '||';
  const within = (small: readonly number[], large: readonly number[]): boolean =>
    small.every((set, i) => (set & ~(large[i] ?? 0)) === 0);
  const down = within(a.sets, b.sets);
  const up = within(b.sets, a.sets);
  return up ? (down ? '=' : '>') : down ? '<' : '||';
}

/** Whether two values are equal: games modulo the default universe, lists element by element. */
export function areEqual(evaluator: Evaluator, a: Value, b: Value, span: Span): boolean {
  const { arena, universe } = evaluator.state;
  if (a.type === 'nothing' || b.type === 'nothing') return a.type === b.type;
  if (a.type === 'integer' && b.type === 'integer') return a.value === b.value;
  if (isPosition(a) && isPosition(b)) {
    const g = readModulo(evaluator, a, span, universe);
    const h = readModulo(evaluator, b, span, universe);
    return g === h || equal(arena, g, h, universe);
  }
  if (a.type === 'multiplayer' || b.type === 'multiplayer') {
    throw severalDoNotRelate(evaluator, span);
  }
  const winners = winnersStanding(a, b);
  if (winners !== undefined) return winners === '=';
  if (a.type === 'list' && b.type === 'list') {
    return (
      a.items.length === b.items.length &&
      a.items.every((item, i) => {
        const other = b.items[i];
        return other !== undefined && areEqual(evaluator, item, other, span);
      })
    );
  }
  if (a.type === 'universe' && b.type === 'universe') {
    return sameUniverse(arena, a.universe, b.universe);
  }
  if (a.type === 'ruleset' && b.type === 'ruleset') {
    return rulesetKey(a.ruleset) === rulesetKey(b.ruleset);
  }
  if (
    (a.type === 'boolean' && b.type === 'boolean') ||
    (a.type === 'text' && b.type === 'text') ||
    (a.type === 'outcome' && b.type === 'outcome')
  ) {
    return a.value === b.value;
  }
  throw evaluator.error(
    'type',
    span,
    `${aValueOf(a.type)} and ${aValueOf(b.type)} cannot be compared`,
    quotedOutcome(a, b) ?? quotedOutcome(b, a),
  );
}

/** `outcome(G) == "P"`. */
function quotedOutcome(a: Value, b: Value): string | undefined {
  const quoted = a.type === 'outcome' && b.type === 'text' && /^[LNPR]$/.test(b.value);
  return quoted ? `write \`${b.value}\` without the quotes` : undefined;
}

/** `G mod U`: the U-simplest form. */
export function reduction(
  evaluator: Evaluator,
  { game, universe }: ExpressionOf<'reduction'>,
  scope: Scope,
): Value {
  const written = evaluator.evaluateAs('a universe', universe, scope);
  const modulo = readModulus(evaluator, written, universe);
  const value = evaluator.evaluate(game, scope);
  return evaluator.game(readSimplest(evaluator, value, game, modulo));
}
