// `proviso completion`: what a shell has to know to complete our command lines.

import { type Command, UsageError } from '../command.ts';
import { Output } from '../output/stream.ts';
import { SHELLS, shellCompletion } from '../reference/shell-completion.ts';

export const completionCommand: Command = {
  name: 'completion',
  synopsis: 'SHELL',
  summary: 'Print the completion script for bash or zsh.',
  details: ['Put `eval "$(proviso completion bash)"` into ~/.bashrc, or the like into ~/.zshrc.'],
  flags: [],
  examples: [{ line: 'completion bash', meaning: 'the script for bash' }],
  least: 1,
  most: 1,
  completes: SHELLS,
  async run({ args: [wanted], commands }) {
    const shell = SHELLS.find((name) => name === wanted);
    if (shell === undefined)
      throw new UsageError(`there is completion for ${SHELLS.join(' and ')}`);
    const output = new Output();
    output.line(shellCompletion(shell, commands).trimEnd());
    await output.flush();
    return 0;
  },
};
