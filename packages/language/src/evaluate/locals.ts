// Names of an expression's own: `(x := e; f(n) := …; body)`. Each definition opens a scope inside the
// one before, so a name is seen from there on and whatever stood before it keeps what it saw.

import type { Definition, ExpressionOf } from '../syntax/ast.ts';
import { Scope } from '../values/scope.ts';
import type { UserFunction, Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';

export function locals(
  evaluator: Evaluator,
  { definitions, body }: ExpressionOf<'locals'>,
  scope: Scope,
): Value {
  let inner = scope;
  for (const definition of definitions) {
    if (definition.kind === 'assign') {
      inner = inner.with(definition.name, evaluator.evaluate(definition.expression, inner));
    } else {
      // Inside the new scope, so that the function can call itself.
      inner = new Scope(inner);
      inner.set(definition.name, definedFunction(evaluator, definition, inner));
    }
  }
  return evaluator.evaluate(body, inner);
}

/** The function of `f(n) := …` as it is seen in a scope. */
export function definedFunction(
  { source, state: { mode } }: Evaluator,
  { name, parameters, body }: Extract<Definition, { kind: 'define' }>,
  scope: Scope,
): UserFunction {
  return { type: 'function', name, parameters, body, source, scope, mode };
}
