// `proviso help`: the commands, one command, or what the language has help on.

import { type Call, type Command, type ExitCode, withSubcommands } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { Output } from '../output/stream.ts';
import { commandHelp, overview } from '../reference/help-text.ts';

export const helpCommand: Command = {
  name: 'help',
  synopsis: '[NAME]',
  summary: 'Explain a command, or a function, topic or theme of the language.',
  details: [
    'Without a name it lists the commands; `proviso eval help` lists the topics of the language and ' +
      'its functions by theme.',
  ],
  flags: [],
  examples: [
    { line: 'help simplest', meaning: 'the command simplest' },
    { line: 'help birthday', meaning: 'the function birthday of the language' },
    { line: 'help mod', meaning: 'the topic mod; `help several players` and others as well' },
  ],
  least: 0,
  most: Infinity,
  completes: 'commands',
  async run(call) {
    const name = call.args.join(' ');
    const output = new Output();
    const command = withSubcommands(call.commands).find((candidate) => candidate.name === name);
    if (name === '') output.line(overview(call.commands));
    else if (command !== undefined) output.line(commandHelp(command));
    else return languageHelp(call, name);
    await output.flush();
    return 0;
  },
};

/** What the language itself says of the name. */
async function languageHelp(call: Call, name: string): Promise<ExitCode> {
  const conversation = new Conversation(call.flags);
  const text = `help(${JSON.stringify(name)})`;
  const { result } = await conversation.ask({ text, line: 1 });
  if (result.ok) conversation.output.line(result.text);
  else conversation.fail(`there is no command \`${name}\`, and ${result.error.message}`);
  return conversation.end();
}
