// Boards: one function a ruleset, described by the ruleset itself.

import { type RulesetEntry, rulesets } from '@proviso/engine/rulesets';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { rest, textOrInteger } from './parameters.ts';

export const BOARDS: readonly FunctionDescriptor[] = [...rulesets.values()].map(boardFunction);

function boardFunction({ name, title, calls, ruleset, board }: RulesetEntry): FunctionDescriptor {
  return describe({
    name,
    theme: 'boards',
    parameters: [rest(textOrInteger('position'))],
    result: 'a board',
    summary: `A position of ${title}.`,
    notes: [ruleset.rules, `Positions: ${ruleset.notation}.`, `Calls: ${calls.join(', ')}.`],
    examples: ruleset.examples.slice(0, 1).map((position) => {
      const strings = [...(ruleset.parameters ?? []), position].map((text) => JSON.stringify(text));
      const call = `${name}(${strings.join(', ')})`;
      return { input: call, output: call };
    }),
    run: (context, position) => {
      const [, rows, columns] = /^(\d+)\s*[x×]\s*(\d+)$/.exec(String(position.at(-1))) ?? [];
      if (rows !== undefined && ruleset.fromSizes !== undefined) {
        const cure = `sizes are numbers: write \`${name}(${rows}, ${columns})\``;
        throw context.error('value', `"${position.at(-1)}" is no position of ${name}`, cure);
      }
      return { type: 'board', board: board(...position) };
    },
  });
}
