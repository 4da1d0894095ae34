// The expressions that stand inside another, one level down.

import type { Expression } from './ast.ts';

/** The parts of an expression in the order in which they stand. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'form':
      return [...expression.left, ...expression.right];
    case 'position':
      return expression.parts.flat();
    case 'list':
      return expression.items;
    case 'comprehension':
      return [
        expression.item,
        ...expression.clauses.map((each) => (each.kind === 'for' ? each.list : each.condition)),
      ];
    case 'locals':
      return [
        ...expression.definitions.map((each) =>
          each.kind === 'assign' ? each.expression : each.body,
        ),
        expression.body,
      ];
    case 'call':
      return expression.args;
    case 'apply':
      return [expression.callee, ...expression.args];
    case 'index':
      return [expression.list, expression.index];
    case 'lambda':
      return [expression.body];
    case 'if':
      return [expression.condition, expression.then, expression.otherwise];
    case 'conjugate':
    case 'not':
      return [expression.operand];
    case 'plusminus':
      return expression.options;
    case 'sum':
      return expression.terms.map(({ operand }) => operand);
    case 'product':
      return expression.factors;
    case 'quotient':
      return [expression.dividend, ...expression.steps.map(({ divisor }) => divisor)];
    case 'range':
      return [expression.first, expression.last];
    case 'relation': {
      const { left, right, universe } = expression;
      return universe === undefined ? [left, right] : [left, right, universe];
    }
    case 'membership':
      return [expression.element, expression.of];
    case 'reduction':
      return [expression.game, expression.universe];
    case 'and':
    case 'or':
      return expression.operands;
    case 'number':
    case 'fraction':
    case 'star':
    case 'up':
    case 'down':
    case 'ups':
    case 'name':
    case 'universe':
    case 'outcome':
    case 'boolean':
    case 'text':
    case 'notation':
      return [];
  }
}

/** An expression and everything in it. */
export function* subexpressions(expression: Expression): Generator<Expression> {
  const open = [expression];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    open.push(...partsOf(next));
  }
}
