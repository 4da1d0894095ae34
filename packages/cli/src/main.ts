// From a command line to an exit code.

import { asProvisoError } from '@proviso/engine';
import { explained, nearest } from '@proviso/language';
import { type Command, type ExitCode, FileError, UsageError } from './command.ts';
import { type CommandLine, readCommandLine } from './flags.ts';
import { printable } from './output/printable.ts';
import { endWhenOutputFails, Output } from './output/stream.ts';
import { commandHelp, overview, usageLine } from './reference/help-text.ts';
import { version } from './version.ts';

export async function main(
  argv: readonly string[],
  commands: readonly Command[],
): Promise<ExitCode> {
  endWhenOutputFails();
  let command: Command | undefined;
  try {
    const line = readCommandLine(argv);
    const [name, ...words] = line.words;
    const called = commands.find((candidate) => candidate.name === (name ?? defaultCommand()));
    const under = called?.subcommands?.find((one) => one.name === `${called.name} ${words[0]}`);
    command = under ?? called;
    const args = under === undefined ? words : words.slice(1);
    if (line.flags.has('version')) return await print(version());
    if (line.flags.has('help')) return await print(helpFor(name, command, commands));
    if (command === undefined) throw unknownCommand(name, commands);
    checkCall(command, args, line);
    return await command.run({ args, flags: line.flags, commands });
  } catch (error) {
    const known = error instanceof UsageError || error instanceof FileError;
    if (asksForJson(argv)) return await tellAsJson(error, known);
    if (!known) return broken(error);
    process.stderr.write(`proviso: ${printable(error.message)}\n`);
    if (error instanceof UsageError) {
      const hint = command === undefined ? 'Try `proviso --help`.' : usageLine(command);
      process.stderr.write(`${hint}\n`);
    }
    return 2;
  }
}

/** Whether the answers are to be JSON, also where the command line cannot be read otherwise. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end < 0 ? argv.length : end).includes('--json');
}

/** The same object as for a statement that fails; a command line has one line and no columns. */
async function tellAsJson(thrown: unknown, known: boolean): Promise<ExitCode> {
  const { code, message } = explained(thrown);
  const own = thrown instanceof UsageError ? 'usage' : 'file';
  const error = { code: known ? own : code, message, line: 1, column: 1 };
  await print(JSON.stringify({ ok: false, error }));
  return known ? 2 : 1;
}

/** Something was thrown that no command expects: it is told as what it is, with what helps to mend it. */
function broken(thrown: unknown): ExitCode {
  const { kind, message } = asProvisoError(thrown);
  const trace = kind === 'invariant' && thrown instanceof Error ? `${thrown.stack}\n` : '';
  process.stderr.write(`proviso: ${printable(message)}\n${printable(trace)}`);
  return 1;
}

/** Alone on a terminal, `proviso` opens the prompt; alone in a pipe it does not guess. */
function defaultCommand(): string | undefined {
  return process.stdin.isTTY && process.stdout.isTTY ? 'repl' : undefined;
}

function helpFor(
  name: string | undefined,
  command: Command | undefined,
  commands: readonly Command[],
): string {
  if (name === undefined) return overview(commands);
  if (command === undefined) throw unknownCommand(name, commands);
  return commandHelp(command);
}

function unknownCommand(name: string | undefined, commands: readonly Command[]): UsageError {
  if (name === undefined)
    return new UsageError(
      'a command is needed; `proviso eval` and `proviso repl` read statements from standard input',
    );
  return new UsageError(`there is no command \`${name}\`${commandCure(name, commands)}`);
}

/** What was probably meant by a first word that is no command. */
function commandCure(name: string, commands: readonly Command[]): string {
  if (!/^[A-Za-z-]+$/.test(name)) return `; to evaluate it, write \`proviso eval '${name}'\``;
  const near = nearest(
    name,
    commands.map((command) => command.name),
  );
  return near === undefined ? '' : `; did you mean \`proviso ${near}\`?`;
}

function checkCall(command: Command, args: readonly string[], { flags }: CommandLine): void {
  for (const flag of flags.keys()) {
    if (!command.flags.includes(flag)) {
      throw new UsageError(`\`${command.name}\` takes no flag --${flag}${flagCure(command)}`);
    }
  }
  if (args.length < command.least) {
    throw new UsageError(`\`${command.name}\` needs ${command.synopsis}`);
  }
  if (args.length > command.most) {
    throw new UsageError(`\`${command.name}\` does not take \`${args[command.most]}\``);
  }
}

/** The flags that a command does take. */
function flagCure({ flags }: Command): string {
  return flags.length === 0 ? '' : `; its flags are ${flags.map((name) => `--${name}`).join(', ')}`;
}

async function print(text: string): Promise<ExitCode> {
  const output = new Output();
  output.line(text);
  await output.flush();
  return 0;
}
