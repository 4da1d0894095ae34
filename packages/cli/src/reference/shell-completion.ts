// Completion for bash and zsh, from the table of commands.

import { type Command, withSubcommands } from '../command.ts';
import { describeFlag, FLAGS, type FlagName } from '../flags.ts';
import { UNIVERSES } from '../universes.ts';

export const SHELLS = ['bash', 'zsh'] as const;
export type Shell = (typeof SHELLS)[number];

/** A script for the shell to read. */
export function shellCompletion(shell: Shell, commands: readonly Command[]): string {
  return shell === 'bash' ? bash(commands) : zsh(commands);
}

const UNIVERSE_NAMES = [...UNIVERSES, 'all'];

function argumentWords({ completes }: Command, commands: readonly Command[]): readonly string[] {
  if (completes === 'commands') return commands.map(({ name }) => name);
  return completes === undefined || completes === 'files' ? [] : completes;
}

/** The flags of a command and of those under it. */
function flagsOf(command: Command): FlagName[] {
  return [...new Set(withSubcommands([command]).flatMap(({ flags }) => flags))];
}

function flagWords(command: Command): string[] {
  return [...flagsOf(command), 'help'].map((name) => `--${name}`);
}

/** What a flag's value can be, where that is known. */
function flagValues(name: FlagName): readonly string[] {
  return name === 'universe' ? UNIVERSE_NAMES : (describeFlag(name).oneOf ?? []);
}

function bash(commands: readonly Command[]): string {
  const cases = commands.map((command) => {
    const words = [...argumentWords(command, commands), ...flagWords(command)].join(' ');
    const files = command.completes === 'files' ? ' -f' : '';
    return `    ${command.name}) COMPREPLY=($(compgen${files} -W '${words}' -- "$word")) ;;`;
  });
  const values = (Object.keys(FLAGS) as FlagName[]).flatMap((name) => {
    // Brackets and bars would have to be quoted on the command line; zsh does that.
    const words = flagValues(name).filter((value) => /^[\w-]+$/.test(value));
    const reply = `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$word")); return`;
    return words.length > 0 ? [`    --${name}) ${reply} ;;`] : [];
  });
  return `# bash completion for proviso: eval "$(proviso completion bash)"
_proviso() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  case $before in
${values.join('\n')}
  esac
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
    const flags = flagsOf(command).map((name) => {
      const { value, summary } = describeFlag(name);
      const action = `(${flagValues(name).map(shellWord).join(' ')})`;
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
