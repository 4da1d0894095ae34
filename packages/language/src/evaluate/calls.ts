// Calls: from the arguments at a call to those a function wants.

import { leastUniverse, ValueError } from '@proviso/engine';
import { implied, type Span } from '../errors.ts';
import type { Expression, ExpressionOf } from '../syntax/ast.ts';
import {
  type Argument,
  argumentCount,
  type CallContext,
  type FunctionDescriptor,
  type Parameter,
  signature,
} from '../values/descriptor.ts';
import type { Scope } from '../values/scope.ts';
import { UNIVERSES } from '../values/universes.ts';
import {
  aValueOf,
  type FunctionValue,
  functionIn,
  integerValueOf,
  type UserFunction,
  universeValue,
  type Value,
} from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { argumentFor } from './kinds.ts';
import { refuseAmongSeveral } from './players.ts';
import { unknownName } from './unknown-names.ts';

/** `f(…)` for a function somebody wrote, a function of the language, or `D(…)`. */
export function evaluateCall(
  evaluator: Evaluator,
  expression: ExpressionOf<'call'>,
  scope: Scope,
): Value {
  const { name, nameSpan } = expression;
  const value = scope.find(name);
  if (value?.type === 'ruleset') {
    return callWithExpressions(evaluator, { ...value.call, name }, expression, scope);
  }
  if (value?.type === 'function') return callFunction(evaluator, value, expression, scope);
  const builtIn = evaluator.state.functions.get(name);
  if (value !== undefined) {
    const what = aValueOf(value.type);
    const [problem, cure] =
      builtIn === undefined
        ? [`\`${name}\` is ${what}, not a function`, undefined]
        : [
            `\`${name}\` is a variable here, ${what}, and not a function`,
            'a name of yours goes before a function of ours: give the variable another name',
          ];
    const element = value.type === 'list' ? `write \`${name}[0]\` for an element` : undefined;
    throw evaluator.error('type', nameSpan, problem, cure ?? element);
  }
  if (builtIn !== undefined) {
    const used = evaluator.state.useFiles(expression, evaluator, scope);
    return used ?? callWithExpressions(evaluator, builtIn, expression, scope);
  }
  if (UNIVERSES.has(name)) return closureOf(evaluator, expression, scope);
  throw unknownName(evaluator, name, nameSpan, scope);
}

/** `f(2)(7)`: what is called is itself the value of an expression. */
export function evaluateApplication(
  evaluator: Evaluator,
  expression: ExpressionOf<'apply'>,
  scope: Scope,
): Value {
  const { callee } = expression;
  const value = evaluator.evaluate(callee, scope);
  const f = functionIn(value);
  if (f !== undefined) return callFunction(evaluator, f, expression, scope);
  const problem = `\`${evaluator.source.quote(callee)}\` is ${aValueOf(value.type)}, not a function`;
  throw evaluator.error('type', callee, problem, APPLICATION_CURES[value.type]);
}

const APPLICATION_CURES: Readonly<Partial<Record<Value['type'], string>>> = {
  game: 'write `*` between a number and a game for copies, `+` for a sum',
  list: 'write `[0]` after a list for an element',
};

/** A call as it is written. */
type Written = Span & { readonly args: readonly Expression[] };

function callFunction(
  evaluator: Evaluator,
  f: FunctionValue,
  expression: Written,
  scope: Scope,
): Value {
  if (f.builtIn !== undefined) return callWithExpressions(evaluator, f.builtIn, expression, scope);
  return evaluator.call(f, argumentsOf(evaluator, f, expression, scope), expression, scope);
}

function argumentsOf(
  evaluator: Evaluator,
  f: UserFunction,
  { args }: Written,
  scope: Scope,
): readonly Value[] {
  return args.map((argument, i) => argumentFor(evaluator, f, f.parameters[i], argument, scope));
}

/** `D(g, h, …)`; a list among the games stands for its elements. */
function closureOf(evaluator: Evaluator, expression: ExpressionOf<'call'>, scope: Scope): Value {
  const { name, nameSpan, args } = expression;
  refuseAmongSeveral(evaluator, nameSpan, 'universes are');
  if (name !== 'D') {
    const problem = `\`${name}\` takes no generators`;
    throw evaluator.error('type', expression, problem, 'only `D(…)` does, as in `D(-1)`');
  }
  const generators = evaluator.formsOf(args, scope);
  try {
    return universeValue(leastUniverse(evaluator.state.arena, generators));
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw evaluator.error('value', args[0] ?? expression, error.message);
  }
}

function callWithExpressions(
  evaluator: Evaluator,
  descriptor: FunctionDescriptor,
  expression: Written,
  scope: Scope,
): Value {
  const argument = (written: Expression, { mode, wants }: Parameter): Argument => {
    const span = { from: written.from, to: written.to };
    if (mode === 'expression') return { value: undefined, expression: written, span };
    const value =
      mode === 'integer'
        ? integerValueOf(evaluator.integerOf(written, scope))
        : evaluator.evaluateAs(wants, written, scope);
    return { value, expression: written, span };
  };
  return apply(evaluator.context(expression, scope), descriptor, expression.args, argument);
}

/** Calls a function of the language with values, as `map` does. */
export function callWithValues(
  evaluator: Evaluator,
  descriptor: FunctionDescriptor,
  values: readonly Value[],
  span: Span,
  scope: Scope,
): Value {
  return apply(evaluator.context(span, scope), descriptor, values, (value) => ({
    value,
    expression: undefined,
    span: implied(span),
  }));
}

function apply<T>(
  context: CallContext,
  descriptor: FunctionDescriptor,
  given: readonly T[],
  argument: (given: T, parameter: Parameter) => Argument,
): Value {
  const miscount = miscounted(descriptor, given.length);
  if (miscount !== undefined) throw context.error('type', miscount.problem, miscount.cure);
  const read = descriptor.parameters.map((parameter, i): unknown => {
    if (parameter.rest) {
      return given.slice(i).map((each) => parameter.read(argument(each, parameter), context));
    }
    const each = given[i];
    return each === undefined
      ? parameter.missing?.(context)
      : parameter.read(argument(each, parameter), context);
  });
  return descriptor.run(context, read);
}

/** What is wrong with so many arguments, if anything is. */
export function miscounted(
  descriptor: FunctionDescriptor,
  given: number,
): { readonly problem: string; readonly cure: string } | undefined {
  const { least, most } = argumentCount(descriptor);
  if (given >= least && given <= most) return undefined;
  return {
    problem: `\`${descriptor.name}\` takes ${countText(least, most)}, not ${given}`,
    cure: `write \`${signature(descriptor)}\``,
  };
}

function countText(least: number, most: number): string {
  const plural = (n: number): string => `${n} argument${n === 1 ? '' : 's'}`;
  if (most === least) return plural(least);
  return most === Infinity ? `at least ${plural(least)}` : `${least} to ${plural(most)}`;
}
