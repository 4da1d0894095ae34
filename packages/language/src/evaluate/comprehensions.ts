// Comprehensions: `[e for x in xs if c for y in ys]`. The clauses nest from left to right, and each
// element has a scope of its own, so that functions made on the way keep the element they saw.

import { onElement } from '../functions/elements.ts';
import type { Clause, ExpressionOf } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import { listValue, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { readBoolean, readList } from './readers.ts';

export function comprehension(
  evaluator: Evaluator,
  { item, clauses }: ExpressionOf<'comprehension'>,
  scope: Scope,
): Value {
  const items: Value[] = [];
  runClauses(evaluator, clauses, scope, (inner) => items.push(evaluator.evaluate(item, inner)));
  return listValue(items);
}

/** Does something in every scope that the clauses lead to. */
function runClauses(
  evaluator: Evaluator,
  [clause, ...rest]: readonly Clause[],
  scope: Scope,
  act: (scope: Scope) => void,
): void {
  evaluator.state.arena.tick();
  if (clause === undefined) {
    act(scope);
  } else if (clause.kind === 'when') {
    const { condition } = clause;
    const holds = readBoolean(evaluator, evaluator.evaluate(condition, scope), condition);
    if (holds) runClauses(evaluator, rest, scope, act);
  } else {
    const { name, list } = clause;
    const elements = readList(evaluator, evaluator.evaluate(list, scope), list);
    evaluator.state.loops.through(elements, (element, i) => {
      const inner = scope.with(name, element);
      onElement(element, i, () => evaluator.placed(() => runClauses(evaluator, rest, inner, act)));
      return true;
    });
  }
}
