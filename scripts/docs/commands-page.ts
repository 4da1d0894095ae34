// The reference of the command, from the table that `proviso --help` uses.

import { type Command, withSubcommands } from '../../packages/cli/src/command.ts';
import { COMMANDS } from '../../packages/cli/src/commands/table.ts';
import { describeFlag, FLAGS, type FlagName } from '../../packages/cli/src/flags.ts';
import { flagUsage, usageLine } from '../../packages/cli/src/reference/help-text.ts';
import { prose } from './markdown.ts';

/** The page in Markdown. */
export function commandsPage(): string {
  return [
    '# Commands',
    'This page is made from the table behind `proviso --help`. `proviso help COMMAND` prints an ' +
      'entry, `man proviso` all of them where the package is installed. Alone on a terminal, ' +
      '`proviso` opens the prompt.',
    ...withSubcommands(COMMANDS).map(commandEntry),
    '## Flags {#all-flags}',
    [
      '| flag | meaning |',
      '| --- | --- |',
      ...(Object.keys(FLAGS) as FlagName[]).map(flagRow),
    ].join('\n'),
    '## Exit status {#exit-status}',
    '0: all is well. 1: a statement failed. 2: the command line could not be understood. 130: ' +
      'stopped by Ctrl-C.',
    '## Environment',
    '`NO_COLOR`: if set and not empty, nothing is coloured. `XDG_STATE_HOME`: where the history of ' +
      'the prompt is kept (`~/.local/state` if not set).',
    '',
  ].join('\n\n');
}

function commandEntry(command: Command): string {
  const { name, summary, details, examples, flags } = command;
  const tried = examples.map(({ line, meaning }) => `# ${meaning}\nproviso ${line}`);
  return [
    `## ${name} {#${name.replace(' ', '-')}}`,
    `\`${usageLine(command).replace('Usage: ', '')}\``,
    prose(summary),
    ...details.map(prose),
    ...(flags.length > 0 ? [`Flags: ${flags.map((flag) => `\`--${flag}\``).join(', ')}.`] : []),
    ...(tried.length > 0 ? [`\`\`\`bash\n${tried.join('\n\n')}\n\`\`\``] : []),
  ].join('\n\n');
}

function flagRow(name: FlagName): string {
  return `| \`${flagUsage(name)}\` | ${prose(describeFlag(name).summary)} |`;
}
