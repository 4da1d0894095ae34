// `proviso compare`: how two games compare modulo a universe, or modulo each.

import { type Command, UsageError } from '../command.ts';
import type { Statement } from '../evaluator/protocol.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { lineBatches } from '../input.ts';
import { askEach } from './one-shot.ts';

export const compareCommand: Command = {
  name: 'compare',
  synopsis: '[G H]',
  summary: 'Compare two games modulo a universe (M unless told): >, <, = or || (incomparable).',
  details: [
    'G > H means that Left would rather have G than H in every sum with games of the universe. ' +
      '`--universe all` makes a table of all universes. Without arguments, pairs are read from ' +
      'standard input, one a line, with a semicolon between the games.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: `compare '* + *' 0 --universe D`, meaning: 'among dicots * + * is 0' },
    { line: `compare '* + *' 0 --universe all`, meaning: 'and where it is not' },
  ],
  least: 0,
  most: 2,
  run: (call) =>
    askEach(
      call,
      {
        command: 'compare',
        inUniverse: true,
        question: ([g, h], u) => `compare(${g}, ${h}, ${u})`,
      },
      pairs(call.args),
    ),
};

async function* pairs(args: readonly string[]): AsyncGenerator<Statement[]> {
  if (args.length === 1) throw new UsageError('compare needs two games, or none to read pairs');
  if (args.length === 2) yield args.map((text) => ({ text, line: 1 }));
  else {
    for await (const batch of lineBatches()) {
      for (const { text, line } of batch) {
        const semicolon = text.indexOf(';');
        if (semicolon < 0) throw new UsageError(`line ${line}: a pair is written \`G ; H\``);
        // Blanks stand for the first game, so that columns are those of the line.
        const second = ' '.repeat(semicolon + 1) + text.slice(semicolon + 1);
        yield [
          { text: text.slice(0, semicolon), line },
          { text: second, line },
        ];
      }
    }
  }
}
