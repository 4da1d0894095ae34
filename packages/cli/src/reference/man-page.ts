// The man page, from the table of commands.

import { type Command, withSubcommands } from '../command.ts';
import { describeFlag, FLAGS, type FlagName } from '../flags.ts';
import { flagUsage } from './help-text.ts';

/** The page proviso(1) in the man macros. */
export function manPage(commands: readonly Command[], version: string): string {
  return `${[
    `.TH PROVISO 1 "" "proviso ${version}" "User Commands"`,
    '.SH NAME',
    'proviso \\- mis\\[`e]re and multiplayer combinatorial games',
    '.SH SYNOPSIS',
    '.B proviso',
    '.RI [ COMMAND " [" ARGUMENT "...] [" FLAG ...]]',
    '.SH DESCRIPTION',
    text(
      'Decides who wins a game, compares games modulo a universe, finds simplest forms and ' +
        'inverses. Alone on a terminal, proviso opens a prompt.',
    ),
    '.SH COMMANDS',
    ...withSubcommands(commands).flatMap(commandEntry),
    '.SH FLAGS',
    ...(Object.keys(FLAGS) as FlagName[]).flatMap((name) => [
      '.TP',
      `.B ${text(flagUsage(name))}`,
      text(describeFlag(name).summary),
    ]),
    '.SH EXIT STATUS',
    '0 all is well; 1 a statement failed or the output could not be written; 2 usage, or a file that ' +
      'cannot be read or written; 130 stopped by Ctrl-C.',
    '.SH ENVIRONMENT',
    '.TP',
    '.B NO_COLOR',
    'If set and not empty, nothing is coloured.',
    '.TP',
    '.B XDG_STATE_HOME',
    text('Where the history of the prompt is kept (~/.local/state if not set).'),
    '.SH EXAMPLES',
    ...withSubcommands(commands).flatMap(({ examples }) =>
      examples.flatMap(({ line, meaning }) => [
        '.TP',
        `.B ${text(`proviso ${line}`)}`,
        text(meaning),
      ]),
    ),
  ].join('\n')}\n`;
}

function commandEntry({ name, synopsis, summary, details }: Command): string[] {
  return [
    '.TP',
    `.B ${text(`${name} ${synopsis}`.trim())}`,
    text(summary),
    ...details.flatMap((paragraph) => ['.IP', text(paragraph)]),
  ];
}

const LETTERS: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
  '"': '\\(dq',
  '…': '...',
  è: '\\[`e]',
  '■': '\\[u25A0]',
};

/** A text as troff reads it; a line must not begin with a control character. */
function text(plain: string): string {
  const escaped = plain.replace(/[\\\-'`^~"…è■]/gu, (letter) => LETTERS[letter] ?? letter);
  return escaped.startsWith('.') ? `\\&${escaped}` : escaped;
}
