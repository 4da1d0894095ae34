// Completion for bash and zsh, from the table of commands.

import type { Command } from '../command.ts';
import { describeFlag } from '../flags.ts';

export const SHELLS = ['bash', 'zsh'] as const;
export type Shell = (typeof SHELLS)[number];

/** A script for the shell to read. */
export function shellCompletion(shell: Shell, commands: readonly Command[]): string {
  return shell === 'bash' ? bash(commands) : zsh(commands);
}

const UNIVERSE_NAMES = ['M', 'B', 'E', 'D', 'D(-1)', 'D({.|0,-1})', 'Normal', 'all'];

function argumentWords({ completes }: Command, commands: readonly Command[]): readonly string[] {
  if (completes === 'commands') return commands.map(({ name }) => name);
  return completes === undefined || completes === 'files' ? [] : completes;
}

function flagWords({ flags }: Command): string[] {
  return [...flags, 'help'].map((name) => `--${name}`);
}

function bash(commands: readonly Command[]): string {
  const cases = commands.map((command) => {
    const words = [...argumentWords(command, commands), ...flagWords(command)].join(' ');
    const files = command.completes === 'files' ? ' -f' : '';
    return `    ${command.name}) COMPREPLY=($(compgen${files} -W '${words}' -- "$word")) ;;`;
  });
  return `# bash completion for proviso: eval "$(proviso completion bash)"
_proviso() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  if [[ $before == --universe ]]; then
    local IFS=$'\\n'
    COMPREPLY=($(compgen -W $'${UNIVERSE_NAMES.filter((name) => !name.includes('(')).join('\\n')}' -- "$word"))
    return
  fi
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')} --help --version' -- "$word"))
    return
  fi
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
  esac
}
complete -F _proviso proviso
`;
}

function zsh(commands: readonly Command[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const plain = (text: string) => text.replace(/[[\]:\\]/g, '\\$&');
  const described = commands.map(({ name, summary }) => quoted(`${name}:${plain(summary)}`));
  const cases = commands.map((command) => {
    const flags = command.flags.map((name) => {
      const { value, summary } = describeFlag(name);
      const action = name === 'universe' ? `(${UNIVERSE_NAMES.map(shellWord).join(' ')})` : '';
      return quoted(
        `--${name}[${plain(summary)}]${value === undefined ? '' : `:${value}:${action}`}`,
      );
    });
    const words = argumentWords(command, commands).join(' ');
    const rest = command.completes === 'files' ? '*:file:_files' : `*:argument:(${words})`;
    return `    (${command.name}) _arguments ${[...flags, quoted(rest)].join(' ')} ;;`;
  });
  return `#compdef proviso
# zsh completion for proviso: eval "$(proviso completion zsh)"
_proviso() {
  local -a commands
  commands=(${described.join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
compdef _proviso proviso
`;
}

/** A word in which brackets and bars stand for themselves. */
function shellWord(word: string): string {
  return word.replace(/[^\w-]/g, '\\$&');
}
