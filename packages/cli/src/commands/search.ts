// `proviso search`: long searches, cut into shards. Only what help needs stands here; the rest, with its
// database and its threads, is loaded when it is called.

import { nearest } from '@proviso/language';
import { type Command, UsageError } from '../command.ts';
import type { FlagName } from '../flags.ts';
import { sliceCommands } from './search-slices.ts';

const OWN_PROBLEM: readonly FlagName[] = ['problem'];

const ABOUT_FILES =
  'FILE is the state of a search, with or without its ending `.search`; --file names it too. A search whose ' +
  'problem is a module of your own needs that module again, with --problem.';

const ABOUT_QUEUES =
  'With --queue the shards go to the workers of a Redis instead of the threads of this machine: start them with ' +
  '`proviso worker`, here or elsewhere.';

const startCommand: Command = {
  name: 'search start',
  synopsis: 'PROBLEM [NAME=VALUE…]',
  summary: 'Start a search and run it on all cores.',
  details: [
    'PROBLEM is one of `proviso search list`, a JavaScript module (--problem FILE) or a function of the ' +
      'language (--define SHEET --function NAME): f(i) is asked for each i from `from` to `to`, and finds are ' +
      'where it is false. Parameters are words NAME=VALUE.',
    'The state is kept in one file, PROBLEM.search or that of --file. Ctrl-C, a crash or a power cut ' +
      'loses at most the shards that were running; `proviso search resume` goes on.',
    ABOUT_QUEUES,
    'A module is code, which can do what you can: take problems only from people you trust.',
  ],
  flags: [...OWN_PROBLEM, 'define', 'function', 'file', 'threads', 'queue', 'json'],
  examples: [
    { line: 'search start day-two-zeros universe=E', meaning: 'a small one, on all cores' },
    { line: 'search start --problem ./mine.mjs size=9', meaning: 'a problem of your own' },
    {
      line: 'search start --define sheet.pvs --function f to=9999',
      meaning: 'where is f(n), n from 0 to 9999, false?',
    },
  ],
  least: 0,
  most: Infinity,
  run: async (call) => (await import('../search/run.ts')).startSearch(call),
};

const resumeCommand: Command = {
  name: 'search resume',
  synopsis: 'FILE',
  summary: 'Go on with a search where it was stopped.',
  details: [
    ABOUT_FILES,
    'Shards that failed stay failed; `proviso search retry` runs them again.',
    ABOUT_QUEUES,
  ],
  flags: [...OWN_PROBLEM, 'file', 'threads', 'queue', 'json'],
  examples: [{ line: 'search resume day-two-zeros.search', meaning: 'the rest of its shards' }],
  least: 0,
  most: 1,
  completes: 'files',
  run: async (call) => (await import('../search/run.ts')).resumeSearch(call),
};

const retryCommand: Command = {
  name: 'search retry',
  synopsis: 'FILE',
  summary: 'Run the shards that failed again, and the rest.',
  details: [ABOUT_FILES, ABOUT_QUEUES],
  flags: [...OWN_PROBLEM, 'file', 'threads', 'queue', 'json'],
  examples: [
    {
      line: 'search retry mine.search --problem ./mine.mjs',
      meaning: 'after a mend outside the module',
    },
  ],
  least: 0,
  most: 1,
  completes: 'files',
  run: async (call) => (await import('../search/run.ts')).retrySearch(call),
};

const statusCommand: Command = {
  name: 'search status',
  synopsis: 'FILE',
  summary: 'Say how far a search is, what it found and what failed.',
  details: [
    ABOUT_FILES,
    'While it runs, its rate is that of the present run, and the time left is told once two shards a thread ' +
      'are through: as long as the rest takes at that rate.',
  ],
  flags: [...OWN_PROBLEM, 'file', 'json'],
  examples: [{ line: 'search status day-two-zeros', meaning: 'how far it is' }],
  least: 0,
  most: 1,
  completes: 'files',
  run: async (call) => (await import('../search/look.ts')).searchStatus(call),
};

const listCommand: Command = {
  name: 'search list',
  synopsis: '[PROBLEM…]',
  summary: 'List the problems that come with Proviso, and the searches of this folder.',
  details: [
    'With PROBLEM, all about it: where it comes from, and its parameters with their defaults.',
  ],
  flags: ['json'],
  examples: [
    { line: 'search list', meaning: 'what there is' },
    { line: 'search list day-two-zeros', meaning: 'its parameters' },
  ],
  least: 0,
  most: Infinity,
  run: async (call) => (await import('../search/look.ts')).listProblems(call),
};

const exportCommand: Command = {
  name: 'search export',
  synopsis: 'FILE',
  summary: 'Write what a search found: JSON with everything, or CSV with the finds.',
  details: [
    ABOUT_FILES,
    'The same search gives the same bytes, however many threads, machines and restarts it took. --format is ' +
      'json (the default) or csv; --output takes it from its ending.',
  ],
  flags: ['file', 'format', 'output'],
  examples: [
    {
      line: 'search export day-two-zeros.search --output zeros.csv',
      meaning: 'the finds as a table',
    },
  ],
  least: 0,
  most: 1,
  completes: 'files',
  run: async (call) => (await import('../search/look.ts')).exportSearch(call),
};

const verifyCommand: Command = {
  name: 'search verify',
  synopsis: 'FILE',
  summary: 'Check every find by a way of its own, and run some shards without finds again.',
  details: [
    ABOUT_FILES,
    'Finds are checked by the problem, their certificates by the independent checker. Of the shards without finds ' +
      'two per cent, or as many as --sample says, are drawn by lot (--seed), run again and compared. The exit ' +
      'status is 1 if anything is wrong.',
  ],
  flags: [...OWN_PROBLEM, 'file', 'threads', 'sample', 'seed', 'json'],
  examples: [
    { line: 'search verify day-two-zeros.search --sample 10', meaning: 'all finds and ten shards' },
  ],
  least: 0,
  most: 1,
  completes: 'files',
  run: async (call) => (await import('../search/verify.ts')).verifySearch(call),
};

const subcommands: readonly Command[] = [
  listCommand,
  startCommand,
  resumeCommand,
  statusCommand,
  exportCommand,
  verifyCommand,
  retryCommand,
  ...sliceCommands,
];
const WORDS = subcommands.map(({ name }) => name.replace('search ', ''));

export const searchCommand: Command = {
  name: 'search',
  synopsis: 'COMMAND',
  summary: 'Run long searches on all cores, stopped and resumed at will.',
  details: [
    'A search is a problem cut into numbered shards, each of which depends on nothing but its number, so ' +
      'they may be run in any order and twice. `proviso search COMMAND --help` says more.',
  ],
  flags: [],
  examples: startCommand.examples.slice(0, 1),
  least: 0,
  most: Infinity,
  completes: WORDS,
  subcommands,
  async run({ args: [word] }) {
    if (word === undefined) throw new UsageError(`\`search\` needs one of ${WORDS.join(', ')}`);
    const near = nearest(word, WORDS);
    const cure =
      near === undefined
        ? `; there are ${WORDS.join(', ')}`
        : `; did you mean \`proviso search ${near}\`?`;
    throw new UsageError(`there is no command \`search ${word}\`${cure}`);
  },
};
