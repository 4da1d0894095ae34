// The help of the command as a whole and of each command, from the table.

import type { Command } from '../command.ts';
import { describeFlag, EVALUATION_FLAGS, type FlagName } from '../flags.ts';
import { alignColumns } from '../output/columns.ts';
import { wrap } from '../output/wrap.ts';

/** What `proviso --help` prints. */
export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary }) => [`  ${name}`, summary]);
  return [
    'Usage: proviso COMMAND [ARGUMENT…] [FLAG…]',
    '',
    'Misère and multiplayer combinatorial games: who wins, which game is better modulo a',
    'universe, simplest forms, inverses. Alone on a terminal, `proviso` opens a prompt.',
    '',
    'Commands',
    ...alignColumns(rows),
    '',
    'Flags of every command that evaluates',
    ...flagLines(EVALUATION_FLAGS),
    '',
    'Try',
    `  proviso eval '{0,*|*} mod D'`,
    `  proviso simplest '{0,*|*}' --universe all`,
    '',
    '`proviso help COMMAND` says more, `proviso help NAME` explains a function or topic of the language.',
    'Exit status: 0 all is well, 1 a statement failed or the output could not be written, 2 usage, or',
    'a file that cannot be read or written, 130 stopped by Ctrl-C.',
  ].join('\n');
}

/** What `proviso help COMMAND` prints. */
export function commandHelp(command: Command): string {
  const under = (command.subcommands ?? []).map(({ name, summary }) => [`  ${name}`, summary]);
  const examples = command.examples.map(({ line, meaning }) => [`  proviso ${line}`, meaning]);
  return [
    usageLine(command),
    '',
    wrap(command.summary),
    ...command.details.flatMap((paragraph) => ['', wrap(paragraph)]),
    ...(under.length > 0 ? ['', 'Commands', ...alignColumns(under)] : []),
    ...(command.flags.length > 0 ? ['', 'Flags', ...flagLines(command.flags)] : []),
    ...(examples.length > 0 ? ['', 'Examples', ...alignColumns(examples)] : []),
  ].join('\n');
}

export function usageLine({ name, synopsis, flags }: Command): string {
  const parts = [name, synopsis, flags.length > 0 ? '[FLAG…]' : ''];
  return `Usage: proviso ${parts.filter((part) => part !== '').join(' ')}`;
}

function flagLines(flags: readonly FlagName[]): string[] {
  return alignColumns(flags.map((name) => [`  ${flagUsage(name)}`, describeFlag(name).summary]));
}

/** `--timeout SECONDS`. */
export function flagUsage(name: FlagName): string {
  const { value } = describeFlag(name);
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
