// Going on where something is refused.

import { LanguageError } from '../errors.ts';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { expression } from './parameters.ts';

export const TRYING: readonly FunctionDescriptor[] = [
  describe({
    name: 'try',
    theme: 'lists',
    parameters: [expression('e'), expression('otherwise')],
    result: 'a value',
    summary: 'e, or where it is refused or not decided, the other value.',
    notes: [
      'It goes on after neither a spent budget nor a stop, nor where calls nest too deep, as a recursion without end does.',
    ],
    examples: [
      { input: 'try([0, *][5], "none")', output: 'none' },
      { input: 'try(outcome(*), "none")', output: 'P' },
      { input: '[try(outcome(x), "no game") for x in [*, "a"]]', output: '[P, "no game"]' },
    ],
    run: (context, e, otherwise) => {
      try {
        return context.attempt(e);
      } catch (error) {
        if (!(error instanceof LanguageError) || !error.recoverable) throw error;
        // What is not decided today may be another day.
        if (error.undecided) context.doubt();
        return context.evaluate(otherwise);
      }
    },
  }),
];
