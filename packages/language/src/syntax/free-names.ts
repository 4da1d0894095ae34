// The names that an expression takes from around it: those that no parameter, local name or
// comprehension in it gives a meaning.

import type { Clause, Expression, ExpressionOf, FormalParameter } from './ast.ts';
import { partsOf } from './subexpressions.ts';

/** A name that is free in an expression, and where it stands first. */
export interface FreeName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** It stands as a function before its arguments, and nowhere else. */
  readonly called: boolean;
}

const known = new WeakMap<Expression, readonly FreeName[]>();

/** The free names of an expression, each once, in the order in which they stand. */
export function freeNames(expression: Expression): readonly FreeName[] {
  let names = known.get(expression);
  if (names === undefined) {
    const found = new Map<string, FreeName>();
    collect(expression, new Set(), (free) => {
      const before = found.get(free.name);
      if (before === undefined || (before.called && !free.called)) found.set(free.name, free);
    });
    names = [...found.values()];
    known.set(expression, names);
  }
  return names;
}

type Bound = ReadonlySet<string>;
type See = (free: FreeName) => void;

function collect(expression: Expression, bound: Bound, see: See): void {
  switch (expression.kind) {
    case 'name': {
      const { name, from, to } = expression;
      if (!bound.has(name)) see({ name, from, to, called: false });
      return;
    }
    case 'comprehension':
      collectClauses(expression.clauses, expression.item, bound, see);
      return;
    case 'locals':
      collectLocals(expression, bound, see);
      return;
    case 'lambda':
      collect(expression.body, withParameters(bound, expression.parameters), see);
      return;
    case 'call': {
      const { name, nameSpan } = expression;
      if (!bound.has(name)) see({ name, ...nameSpan, called: true });
      break;
    }
    default:
      break;
  }
  for (const part of partsOf(expression)) collect(part, bound, see);
}

function collectLocals(
  { definitions, body }: ExpressionOf<'locals'>,
  bound: Bound,
  see: See,
): void {
  let inner = bound;
  for (const definition of definitions) {
    const named = new Set([...inner, definition.name]);
    if (definition.kind === 'assign') collect(definition.expression, inner, see);
    else collect(definition.body, withParameters(named, definition.parameters), see);
    inner = named;
  }
  collect(body, inner, see);
}

function collectClauses(
  [clause, ...rest]: readonly Clause[],
  item: Expression,
  bound: Bound,
  see: See,
): void {
  if (clause === undefined) collect(item, bound, see);
  else if (clause.kind === 'when') {
    collect(clause.condition, bound, see);
    collectClauses(rest, item, bound, see);
  } else {
    collect(clause.list, bound, see);
    collectClauses(rest, item, new Set([...bound, clause.name]), see);
  }
}

function withParameters(bound: Bound, parameters: readonly FormalParameter[]): Bound {
  return new Set([...bound, ...parameters.map(({ name }) => name)]);
}
