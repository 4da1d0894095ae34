// `proviso jupyter`: the kernel for notebooks, made known to Jupyter. Only what help needs stands here; the rest
// is loaded when it is called.

import { type Command, UsageError } from '../command.ts';
import type { FlagName } from '../flags.ts';

/** Where the kernel is, and in which Python. */
const WHERE: readonly FlagName[] = ['user', 'prefix', 'name', 'python'];

const installCommand: Command = {
  name: 'jupyter install',
  synopsis: '',
  summary: 'Make the kernel known to Jupyter, which then offers Proviso for notebooks.',
  details: [
    'The kernel runs in a Python that has ipykernel (python3, unless --python names another) and asks this very ' +
      'command, by its whole path. Install it again when one of the two has moved; the kernel says so, too.',
    'It stands with the kernels of this user; with --prefix in FOLDER/share/jupyter, as for a virtual ' +
      'environment or the whole machine. A second one, under another --name, may have other flags. A notebook ' +
      'may write files with `save` only with --allow-save.',
  ],
  flags: [...WHERE, 'allow-save', 'json'],
  examples: [
    { line: 'jupyter install', meaning: 'for you alone' },
    { line: 'jupyter install --prefix /usr/local', meaning: 'for everybody on this machine' },
  ],
  least: 0,
  most: 0,
  run: async (call) => (await import('../jupyter/kernel.ts')).installKernel(call),
};

const uninstallCommand: Command = {
  name: 'jupyter uninstall',
  synopsis: '',
  summary: 'Remove the kernel from where `jupyter install` has put it.',
  details: ['Kernels that are not ours are never touched.'],
  flags: [...WHERE, 'json'],
  examples: [{ line: 'jupyter uninstall', meaning: 'that of this user' }],
  least: 0,
  most: 0,
  run: async (call) => (await import('../jupyter/kernel.ts')).uninstallKernel(call),
};

export const jupyterCommand: Command = {
  name: 'jupyter',
  synopsis: 'COMMAND',
  summary: 'Install the kernel with which Jupyter runs notebooks in the language.',
  details: ['`proviso jupyter install --help` says more.'],
  flags: [],
  examples: installCommand.examples.slice(0, 1),
  least: 0,
  most: Infinity,
  completes: ['install', 'uninstall'],
  subcommands: [installCommand, uninstallCommand],
  async run({ args: [word] }) {
    const wrong = word === undefined ? '' : `there is no command \`jupyter ${word}\`; `;
    throw new UsageError(
      `${wrong}write \`proviso jupyter install\` or \`proviso jupyter uninstall\``,
    );
  },
};
