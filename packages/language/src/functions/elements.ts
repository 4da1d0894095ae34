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

/** `element 3 of the list, {0 | *}`. */
export function elementText(x: Value, i: number): string {
  return `element ${i} of the list, ${briefText(x)}`;
}

/** f of every element. */
export function callOnElements(
  context: CallContext,
  f: FunctionValue,
  xs: readonly Value[],
): Value[] {
  return mapElements(xs, (x) => context.call(f, [x]));
}

/** Whether f is true of an element. */
export function holdsOf(context: CallContext, f: FunctionValue, x: Value, i: number): boolean {
  return onElement(x, i, () => {
    const answer = context.call(f, [x]);
    if (answer.type === 'boolean') return answer.value;
    const problem = `the function must give true or false, and gave ${briefText(answer)}`;
    throw context.error('type', problem);
  });
}
