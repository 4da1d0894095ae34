// `save` and `load`. They act on the world, so a session carries them out; inside functions they are
// refused. (A function is remembered by its arguments: one that saved would do so once and never again.)

import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { ENDINGS } from '../values/saved.ts';
import { anything, optional } from './parameters.ts';

export const FILES: readonly FunctionDescriptor[] = [
  describe({
    name: 'save',
    theme: 'help',
    parameters: [anything('x'), anything('file'), optional(anything('overwrite'))],
    result: 'a text',
    summary: 'Writes a value to a file of the working folder; the ending says how.',
    notes: [
      `Pictures are saved as ${anyOf(ENDINGS.pictures)}; tables as ${anyOf(ENDINGS.tables)}; certificates as ${anyOf(ENDINGS.certificates)}; texts as they stand; other values as ${anyOf(ENDINGS.others)}.`,
      'A variable saved as .pvs is defined there, after what its functions read: `load` gives it back.',
      'A file that exists is overwritten by `save(x, "file", true)` only, or after asking at the prompt.',
      'It stands outside of functions: on a line by itself, in a list or after local names.',
    ],
    examples: [{ input: 'save(tree(*), "star.svg")', output: 'saved as star.svg' }],
    run: (context) => refuse(context, 'save'),
  }),
  describe({
    name: 'load',
    theme: 'help',
    parameters: [anything('file')],
    result: 'a text',
    summary:
      'Runs the statements of a worksheet (.pvs) of the working folder; what they define stays.',
    notes: ['It stands outside of functions.'],
    examples: [{ input: 'load("defs.pvs")', output: 'loaded defs.pvs: 2 statements' }],
    run: (context) => refuse(context, 'load'),
  }),
];

/** `.svg, .tex or .txt`. */
function anyOf(endings: readonly string[]): string {
  return `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;
}

function refuse(context: CallContext, name: 'save' | 'load'): never {
  const problem = `\`${name}\` stands outside of functions, which are remembered and not run again`;
  throw context.error('type', problem, `write \`${name}(…)\` on a line by itself`);
}
