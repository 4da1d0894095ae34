// The flags of all commands, described once, and the reader of a command line. It is not a library
// because games begin with dashes: in `proviso outcome -1` the argument is a game, where parsers
// by the book see an unknown flag. (Commander 14, measured, also takes a fifth of the time that
// Node itself needs to start.)

import { nearest, SHEET_FORMATS } from '@proviso/language';
import { CENSUS_TABLE_NAMES, PAPER_TABLE_NAMES } from '@proviso/pictures/censuses';
import { TABLE_FORMATS } from '@proviso/pictures/tables';
import { UsageError } from './command.ts';
import { UNIVERSE_WORDS } from './universes.ts';

interface FlagDescription {
  /** What its value is called, if it takes one. */
  readonly value?: string;
  readonly summary: string;
  /** Its value is a number above zero. */
  readonly numeric?: true;
  /** What its value can be. */
  readonly oneOf?: readonly string[];
  /** Given twice it is a mistake: one of the two would be passed over. */
  readonly once?: true;
}

export const FLAGS = {
  json: { summary: 'print one JSON object per answer, on one line' },
  ascii: { summary: 'write games in ASCII: # for the tombstone, -1 for the barred 1' },
  latex: { summary: 'write games in LaTeX' },
  names: {
    value: 'WHICH',
    oneOf: ['all', 'none'],
    summary: 'write games by every name there is, 1/2 and ^ (the default), or by none',
  },
  full: { summary: 'write games, lists and tables whole, however long' },
  universe: {
    value: 'UNIVERSE',
    summary: `the universe: ${UNIVERSE_WORDS.join(', ')}, or a closure such as D(-1); also --mod`,
  },
  timeout: { value: 'SECONDS', numeric: true, summary: 'end a statement that takes longer' },
  'max-forms': {
    value: 'N',
    numeric: true,
    summary: 'end a statement that needs more than N new forms and positions',
  },
  'max-memory': {
    value: 'MB',
    numeric: true,
    summary: 'end a statement that holds more memory (default: half of all there is)',
  },
  ruleset: {
    value: 'FILE',
    once: true,
    summary: 'a ruleset from a JavaScript module: code, which can do what you can',
  },
  rules: {
    value: 'SHEET',
    once: true,
    summary: 'a worksheet that is run first, for the rulesets it defines',
  },
  players: { value: 'N', numeric: true, summary: 'how many players there are (default: 3)' },
  heaps: { value: 'N', numeric: true, summary: 'take the heaps up to this size' },
  resume: {
    value: 'FILE',
    summary: 'keep the quotient in this file, and go on from what stands there',
  },
  'up-to': {
    value: 'SIZE',
    summary: 'the largest boards that are tried, in squares, counters, edges or vertices',
  },
  problem: {
    value: 'FILE',
    once: true,
    summary: 'a problem from a JavaScript module: code, which can do what you can',
  },
  define: {
    value: 'SHEET',
    once: true,
    summary: 'a worksheet that defines the function of --function',
  },
  function: { value: 'NAME', summary: 'the function that is asked for each number' },
  file: { value: 'FILE', summary: 'the state file of a search' },
  threads: { value: 'N', numeric: true, summary: 'how many threads work (default: all cores)' },
  queue: {
    value: 'ADDRESS',
    summary: 'a Redis through which workers get shards: redis://HOST:PORT, or rediss:// for TLS',
  },
  lease: {
    value: 'SECONDS',
    numeric: true,
    summary: 'how long a shard stays with a worker that is gone (default: 30)',
  },
  array: { value: 'N', summary: 'how many slices a search is cut into, one for each job' },
  index: { value: 'N', summary: 'which slice, from 0' },
  of: { value: 'N', summary: 'how many slices there are' },
  rank: { value: 'N', summary: 'count the forms of rank at most N (default: 2)' },
  show: {
    value: 'TABLE',
    oneOf: [...CENSUS_TABLE_NAMES, 'day-3', ...PAPER_TABLE_NAMES],
    summary: 'which table: classes (the default), order, summary, or one of a paper',
  },
  all: { summary: 'count all forms of the rank, whether or not they lie in the universe' },
  sample: {
    value: 'N',
    numeric: true,
    summary: 'proportions among N random forms instead; of `search verify`, shards to run again',
  },
  seed: { value: 'N', summary: 'the seed of what is drawn by lot (default: 1)' },
  law: {
    value: 'LAW',
    oneOf: ['both', 'uniform', 'sparse'],
    summary: 'how forms are drawn: uniform, sparse or both (the default)',
  },
  output: {
    value: 'FILE',
    summary:
      'write to a file; its ending says in which format; of slices of a search, their folder; also --out',
  },
  as: {
    value: 'PICTURE',
    oneOf: ['tree', 'dag', 'hasse', 'board'],
    summary: 'what is drawn: tree, dag (equal subpositions shared), hasse or board',
  },
  misere: { summary: 'whoever cannot move wins (the default)' },
  normal: { summary: 'whoever cannot move loses' },
  side: {
    value: 'PLAYER',
    oneOf: ['left', 'right', 'both'],
    summary: 'whom you play: left (the default), right or both',
  },
  first: {
    value: 'PLAYER',
    oneOf: ['left', 'right'],
    summary: 'who moves first: left (the default) or right',
  },
  opponent: {
    value: 'KIND',
    oneOf: ['perfect', 'fallible', 'none'],
    summary: 'whom you play against: perfect (the default), fallible or none',
  },
  plain: { summary: 'play line by line, as in a pipe, and not on a full screen' },
  moves: { summary: 'list the first moves that win, as the boards after them' },
  theme: {
    value: 'THEME',
    oneOf: ['auto', 'light', 'dark'],
    summary: 'the colours of an SVG; auto (the default) follows the reader',
  },
  paper: { value: 'KEY', summary: 'only this paper, as in --paper siegel' },
  item: { value: 'ITEM', summary: 'only this item, as in --item "Theorem 5.5"' },
  quick: { summary: 'smaller samples and ranges, in seconds instead of minutes' },
  format: {
    value: 'FORMAT',
    oneOf: TABLE_FORMATS,
    summary: `how tables are written: ${TABLE_FORMATS.join(', ')}`,
  },
  to: {
    value: 'FORMAT',
    oneOf: SHEET_FORMATS,
    summary: 'write the worksheet with its answers as latex, html, ipynb (Jupyter) or markdown',
  },
  'allow-save': { summary: 'let statements write files of this folder with `save`' },
  port: { value: 'PORT', summary: 'listen on a port of this machine; any for one that is free' },
  prefix: { value: 'FOLDER', summary: 'the kernel comes into FOLDER/share/jupyter' },
  user: { summary: 'the kernel is for this user alone (the default)' },
  name: { value: 'NAME', summary: 'what Jupyter calls the kernel (default: proviso)' },
  python: {
    value: 'COMMAND',
    summary: 'the Python in which the kernel runs; it needs ipykernel (default: python3)',
  },
  check: { summary: 'write nothing; fail where the answers kept are not those that come out' },
  missing: { summary: 'compute only what has no answer yet, or one of another version' },
  sty: { summary: 'write proviso.sty beside the paper, or into this folder' },
  boards: { summary: 'search the smallest boards of the class too' },
  pages: { summary: 'write static pages too, one for each class' },
  help: { summary: 'say what the command does' },
  version: { summary: 'print the version' },
} as const satisfies Record<string, FlagDescription>;

export type FlagName = keyof typeof FLAGS;

/** The flags of every command that evaluates something. */
export const EVALUATION_FLAGS = [
  'json',
  'ascii',
  'latex',
  'names',
  'full',
  'universe',
  'timeout',
  'max-forms',
  'max-memory',
  'ruleset',
] as const satisfies readonly FlagName[];

/** The flags given, by name; `true` where a flag has no value. */
export type Flags = ReadonlyMap<FlagName, string | true>;

const SHORT: ReadonlyMap<string, FlagName> = new Map([
  ['-h', 'help'],
  ['-V', 'version'],
]);

/** The same flag as the language would have it, `simplest G --mod E`, or in short. */
const OTHER_NAMES: ReadonlyMap<string, FlagName> = new Map([
  ['mod', 'universe'],
  ['out', 'output'],
]);

export function describeFlag(name: FlagName): FlagDescription {
  return FLAGS[name];
}

export interface CommandLine {
  readonly words: readonly string[];
  readonly flags: Flags;
}

/**
 * Separates flags from words. A flag is two dashes and a letter, `-h` or `-V`; everything else is a
 * word, and so is everything after `--`.
 */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const words: string[] = [];
  const flags = new Map<FlagName, string | true>();
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? '';
    if (word === '--') return { words: [...words, ...argv.slice(i + 1)], flags };
    const long = /^--([a-z][\w-]*)(?:=(.*))?$/s.exec(word);
    // Elsewhere `-o` is a game, the conjugate of one called o.
    const output = word === '-o' && words[0] === 'run' ? ('output' as const) : undefined;
    const name = OTHER_NAMES.get(long?.[1] ?? '') ?? long?.[1] ?? SHORT.get(word) ?? output;
    if (name === undefined) {
      words.push(word);
      continue;
    }
    if (!isFlag(name)) throw unknownFlag(name);
    if (describeFlag(name).once && flags.has(name)) {
      throw new UsageError(`--${name} is given twice; it takes one file`);
    }
    let value = long?.[2];
    if (describeFlag(name).value !== undefined && value === undefined) value = argv[++i];
    flags.set(name, checkedValue(name, value));
  }
  return { words, flags };
}

function unknownFlag(name: string): UsageError {
  const near = nearest(name, Object.keys(FLAGS));
  const cure = near === undefined ? '' : `; did you mean --${near}?`;
  return new UsageError(`there is no flag --${name}${cure}`);
}

function isFlag(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name);
}

function checkedValue(name: FlagName, value: string | undefined): string | true {
  const { value: wanted, numeric, oneOf } = describeFlag(name);
  if (wanted === undefined) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value`);
    return true;
  }
  if (value === undefined || value === '')
    throw new UsageError(`--${name} needs a value, ${wanted}`);
  if (numeric && !(Number(value) > 0 && Number.isFinite(Number(value)))) {
    throw new UsageError(`--${name} needs a number above zero, not \`${value}\``);
  }
  if (oneOf !== undefined && !oneOf.includes(value)) {
    throw new UsageError(`--${name} is one of ${oneOf.join(', ')}, not \`${value}\``);
  }
  return value;
}

/** The value of a flag that takes one. */
export function flagValue(flags: Flags, name: FlagName): string | undefined {
  const value = flags.get(name);
  return value === true ? undefined : value;
}

/** The value of a numeric flag. */
export function flagNumber(flags: Flags, name: FlagName): number | undefined {
  const value = flagValue(flags, name);
  return value === undefined ? undefined : Number(value);
}
