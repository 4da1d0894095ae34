// `proviso board`: a position of a ruleset, drawn and judged.

import type { Command } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, flagValue } from '../flags.ts';
import { paintValue } from '../output/colour.ts';
import { pad } from '../output/columns.ts';
import { UNIVERSES } from '../universes.ts';

export const boardCommand: Command = {
  name: 'board',
  synopsis: 'RULESET POSITION…',
  summary: 'Show a board, who wins it, and on request its simplest form modulo a universe.',
  details: [
    'A position is written as its ruleset wants it, rows of a grid with | between them, or by its ' +
      'sizes; `proviso help domineering` tells. Simplest forms can be large: they are computed with ' +
      '--universe only, and `all` makes a table.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: 'board domineering 2 3', meaning: 'the empty board of 2 rows and 3 columns' },
    { line: `board clobber 'xo|ox' --universe all`, meaning: 'with its simplest forms' },
  ],
  least: 2,
  most: Infinity,
  async run({ args: [ruleset = '', ...position], flags }) {
    const given = flagValue(flags, 'universe');
    const universes = given === undefined ? [] : given === 'all' ? UNIVERSES : [given];
    const ownFlags = new Map(flags);
    if (given === 'all') ownFlags.delete('universe');
    const conversation = new Conversation(ownFlags);
    const board = `${ruleset}(${position.map(argument).join(', ')})`;
    const made = await conversation.ask({ text: `_1 := ${board}`, line: 1 });
    if (!made.result.ok) {
      if (conversation.json) {
        conversation.countFailure();
        conversation.output.line(JSON.stringify(made.result));
      } else conversation.fail(made.result.error.message);
      return conversation.end();
    }
    if (!conversation.json)
      for (const row of rowsOf(made.result.text)) conversation.output.line(row);
    const questions: [string, string][] = [
      ['misère outcome', 'outcome(_1)'],
      ['normal outcome', 'normaloutcome(_1)'],
      ...universes.map((universe): [string, string] => [`mod ${universe}`, `_1 mod ${universe}`]),
    ];
    for (const [label, text] of questions) {
      const { result, stopped } = await conversation.ask({ text, line: 1 });
      if (conversation.json) {
        if (!result.ok) conversation.countFailure();
        const { ok, ...answer } = result;
        conversation.output.line(JSON.stringify({ ok, board, question: label, ...answer }));
      } else if (result.ok) {
        const value = paintValue(conversation.paint, result.type, result.text);
        conversation.output.line(`${pad(label, LABEL)}  ${value}`);
      } else
        conversation.fail(stopped ? 'stopped' : `${pad(label, LABEL)}  ${result.error.message}`);
      await conversation.output.flush();
      if (conversation.stopped) break;
    }
    return conversation.end();
  },
};

const LABEL = 'mod D({.|0,-1})'.length;

/** Sizes stand as numbers, anything else as a text. */
function argument(word: string): string {
  return /^\d+$/.test(word) ? word : JSON.stringify(word);
}

/** The position as it stands between the quotes of `clobber("xo|ox")`, a line a row. */
function rowsOf(text: string): string[] {
  const position = /"([^"]*)"\)$/.exec(text)?.[1] ?? text;
  return position.split('|').map((row) => `  ${row}`);
}
