// Functions that go through a list: where one element fails, the error names it.

import { LanguageError } from '../errors.ts';
import type { CallContext } from '../values/descriptor.ts';
import { briefText } from '../values/text.ts';
import type { FunctionValue, Value } from '../values/value.ts';

/** What `act` gives for every element; what it throws is said of the element. */
export function mapElements<T>(xs: readonly Value[], act: (x: Value, i: number) => T): T[] {
  return xs.map((x, i) => onElement(x, i, () => act(x, i)));
}

/** Does something with one element; what is thrown is said of it. */
export function onElement<T>(x: Value, i: number, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof LanguageError && error.kind !== 'invariant')
      throw error.of(elementText(x, i));
    throw error;
  }
}

/** `element [3] of the list, {0 | *}`: by the index under which the language finds it. */
export function elementText(x: Value, i: number): string {
  return `element [${i}] of the list, ${briefText(x)}`;
}

/** Goes through a list until `act` gives false; what it throws is said of the element. */
export function goThrough(
  { loops }: CallContext,
  xs: readonly Value[],
  act: (x: Value, i: number) => boolean | undefined,
): void {
  loops.through(xs, (x, i) => onElement(x, i, () => act(x, i)) !== false);
}

/** f of every element. */
export function callOnElements(
  context: CallContext,
  f: FunctionValue,
  xs: readonly Value[],
): Value[] {
  const found: Value[] = [];
  goThrough(context, xs, (x) => {
    found.push(context.call(f, [x]));
  });
  return found;
}

/** The elements of which f is true. */
export function elementsWith(
  context: CallContext,
  f: FunctionValue,
  xs: readonly Value[],
): Value[] {
  const found: Value[] = [];
  goThrough(context, xs, (x) => {
    if (holds(context, f, x)) found.push(x);
  });
  return found;
}

/** The first element of which f is as said, if there is one. */
export function firstWhere(
  context: CallContext,
  f: FunctionValue,
  xs: readonly Value[],
  wanted: boolean,
): Value | undefined {
  let found: Value | undefined;
  goThrough(context, xs, (x) => {
    if (holds(context, f, x) === wanted) found = x;
    return found === undefined;
  });
  return found;
}

/** Whether f is true of an element. */
function holds(context: CallContext, f: FunctionValue, x: Value): boolean {
  const answer = context.call(f, [x]);
  if (answer.type === 'boolean') return answer.value;
  const problem = `the function must give true or false, and gave ${briefText(answer)}`;
  throw context.error('type', problem);
}
