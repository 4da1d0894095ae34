// `proviso help`: the commands, one command, or a function of the language.

import { type Call, type Command, type ExitCode, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { Output } from '../output/stream.ts';
import { commandHelp, overview } from '../reference/help-text.ts';

export const helpCommand: Command = {
  name: 'help',
  synopsis: '[NAME]',
  summary: 'Explain a command, or a function of the language.',
  details: ['Without a name it lists the commands; `proviso eval "help()"` lists the functions.'],
  flags: [],
  examples: [
    { line: 'help simplest', meaning: 'the command simplest' },
    { line: 'help birthday', meaning: 'the function birthday of the language' },
  ],
  least: 0,
  most: 1,
  completes: 'commands',
  async run(call) {
    const [name] = call.args;
    const output = new Output();
    const command = call.commands.find((candidate) => candidate.name === name);
    if (name === undefined) output.line(overview(call.commands));
    else if (command !== undefined) output.line(commandHelp(command));
    else return functionHelp(call, name);
    await output.flush();
    return 0;
  },
};

/** What the language itself says of the name. */
async function functionHelp(call: Call, name: string): Promise<ExitCode> {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new UsageError(`\`${name}\` is not a name`);
  const conversation = new Conversation(call.flags);
  const { result } = await conversation.ask({ text: `help(${name})`, line: 1 });
  if (result.ok) conversation.output.line(result.text);
  else conversation.fail(`there is no command \`${name}\`; ${result.error.message}`);
  return conversation.end();
}
