// `help(name)`, from the descriptors.

import { describe, type FunctionDescriptor, signature } from '../values/descriptor.ts';
import { functionIn, listValue, textValue } from '../values/value.ts';
import { anything, optional } from './parameters.ts';

export const HELP: readonly FunctionDescriptor[] = [
  describe({
    name: 'help',
    theme: 'help',
    parameters: [optional(anything('name'))],
    result: 'a text',
    summary: 'What a function does; without an argument, the names of all functions.',
    examples: [{ input: 'count(help()) > 20', output: 'true' }],
    run: ({ functions, error }, subject) => {
      if (subject === undefined) {
        return listValue([...functions.keys()].sort().map((name) => textValue(name)));
      }
      const descriptor =
        subject.type === 'text' ? functions.get(subject.value) : functionIn(subject)?.builtIn;
      if (descriptor !== undefined) return textValue(helpText(descriptor));
      throw error(
        'value',
        'there is no help on this',
        '`help()` lists the functions there is help on',
      );
    },
  }),
];

/** The help on a function, as a few lines of text. */
export function helpText(descriptor: FunctionDescriptor): string {
  const { summary, result, item, notes = [], examples, parameters } = descriptor;
  const kinds = parameters.map(({ name, wants, missing }) => {
    return `  ${name}: ${wants}${missing === undefined ? '' : ', may be left out'}`;
  });
  return [
    signature(descriptor),
    summary,
    ...kinds,
    `  gives ${result}`,
    ...notes,
    ...(item === undefined ? [] : [item]),
    ...examples.map(({ input, output }) => `> ${input}\n${output}`),
  ].join('\n');
}
