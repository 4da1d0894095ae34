// `proviso board`: a position of a ruleset, drawn and judged.

import { type Command, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, type Flags, flagValue } from '../flags.ts';
import { paintValue } from '../output/colour.ts';
import { pad } from '../output/columns.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { printable } from '../output/printable.ts';
import { isNormalPlay, UNIVERSES } from '../universes.ts';
import { boardNamed } from './board-named.ts';

export const boardCommand: Command = {
  name: 'board',
  synopsis: '[RULESET] POSITION…',
  summary: 'Show a board, who wins it, and on request its simplest form modulo a universe.',
  details: [
    'A position is written as its ruleset wants it, rows of a grid with | between them, or by its ' +
      'sizes, 2x10 or 2 10; `proviso help domineering` tells. Simplest forms can be large: they are ' +
      'computed with --universe only, a row for each universe with the outcome, the edges of the game ' +
      'tree, the distinct subpositions, the rank and the time it took. A board of the language, a sum of ' +
      'boards of several rulesets among them, is one argument: `domineering(2, 2) + nim(3)`.',
    'Rulesets of your own come from files. `--rules SHEET` runs a worksheet first, and RULESET is a ' +
      'name that it defines. `--ruleset FILE` takes a JavaScript module that exports the functions ' +
      '`left` and `right`, each from a position to the list of positions after a move; RULESET is then ' +
      'left out. A position is an integer (a heap), a text, or a list as JSON (a sum); digits that are a ' +
      'text stand in quotes. A module is code: it can do all that you can, so take one only from people ' +
      'you trust. It is never taken from a link, a worksheet or standard input. It runs in a thread of ' +
      'its own, which Ctrl-C, --timeout and --max-memory end whatever it does.',
    'A file of --output gets the picture of the board, .svg or .tikz.',
  ],
  flags: [...EVALUATION_FLAGS, 'rules', 'output'],
  examples: [
    { line: 'board domineering 2x3', meaning: 'the empty board of 2 rows and 3 columns' },
    { line: `board clobber 'xo|ox' --universe all`, meaning: 'with its simplest forms' },
    {
      line: `board 'domineering(2, 2) + nim(3)'`,
      meaning: 'a sum of boards of different rulesets',
    },
    { line: 'board --rules defs.pvs pk 7', meaning: 'a ruleset that a worksheet defines' },
    { line: 'board --ruleset ./mine.mjs 7', meaning: 'a ruleset that is a JavaScript module' },
  ],
  least: 1,
  most: Infinity,
  async run({ args, flags }) {
    const picture = pictureFile(flags);
    const given = flagValue(flags, 'universe');
    const universes = given === undefined ? [] : given === 'all' ? UNIVERSES : [given];
    const ownFlags = new Map(flags);
    if (given === 'all') ownFlags.delete('universe');
    const conversation = new Conversation(ownFlags);
    const refusals = new Refusals(conversation);
    const board = await boardNamed(conversation, 'board', args, flags);
    if (board === undefined) return conversation.end();
    const taken = await takenName(conversation, flags);
    if (taken !== undefined) {
      throw new UsageError(
        `\`${taken}\` is a name by which \`board\` asks; call what you define by another name`,
      );
    }
    const made = await conversation.ask({ text: `_1 := ${board}`, line: 1 });
    if (!made.result.ok) {
      conversation.refuse(made.result.error, made.stopped ? 'stopped' : undefined);
      return conversation.end();
    }
    if (made.result.type !== 'board') {
      const message = `\`${board}\` is no board; write a ruleset and a position`;
      conversation.refuse({ code: 'type', message, line: 1, column: 1 });
      return conversation.end();
    }
    if (!conversation.json) {
      const { text } = made.result;
      // A board of the language may be a sum, which has no rows.
      const rows = board === args[0] ? [`  ${printable(text)}`] : rowsOf(text);
      for (const row of rows) conversation.output.line(row);
    }
    for (const [label, text] of OUTCOMES) {
      const { result, stopped } = await conversation.ask({ text, line: 1 });
      if (conversation.json) {
        if (!result.ok) conversation.countFailure();
        const { ok, ...answer } = result;
        conversation.output.line(JSON.stringify({ ok, board, question: label, ...answer }));
      } else if (result.ok) {
        const value = paintValue(conversation.paint, result.type, result.text);
        conversation.output.line(`${pad(label, LABEL)}  ${value}`);
      } else refusals.tell(label, stopped ? undefined : result.error.message);
      if (conversation.stopped) break;
    }
    if (universes.length > 0 && !conversation.json && !conversation.stopped) {
      conversation.output.line(row(HEAD));
    }
    for (const universe of universes) {
      if (conversation.stopped) break;
      await tellUniverse(conversation, refusals, board, universe);
      await conversation.output.flush();
    }
    if (picture !== undefined && !conversation.stopped) await savePicture(conversation, picture);
    return conversation.end();
  },
};

const OUTCOMES = [
  ['misère outcome', 'outcome(_1)'],
  ['normal outcome', 'normaloutcome(_1)'],
] as const;

const LABEL = Math.max(...UNIVERSES.map((name) => `mod ${name}`.length));
const HEAD = ['modulo', 'outcome', 'edges', 'positions', 'rank', 'seconds', 'simplest form'];
/** Cells of a terminal that each column but the last takes. */
const WIDTHS = [LABEL, 7, 15, 9, 4, 7];
/** A longer form is left to `eval`. */
const LONGEST_FORM = 60;

function row(cells: readonly string[]): string {
  return cells
    .map((cell, i) => {
      const room = WIDTHS[i];
      if (room === undefined) return cell;
      return i === 0 ? pad(cell, room) : cell.padStart(room);
    })
    .join('  ')
    .trimEnd();
}

/** What was refused, each reason once: a budget that is too small for one is too small for more. */
class Refusals {
  private readonly conversation: Conversation;
  private readonly told = new Set<string>();

  constructor(conversation: Conversation) {
    this.conversation = conversation;
  }

  /** Without a reason it was stopped on request. */
  tell(label: string, reason: string | undefined): void {
    this.conversation.output.write();
    if (reason === undefined) this.conversation.fail('stopped');
    else this.conversation.fail(`${label}: ${this.told.has(reason) ? 'the same' : reason}`);
    if (reason !== undefined) this.told.add(reason);
  }
}

/** One row: the simplest form modulo a universe, who wins it, how large it is, and how long it took. */
async function tellUniverse(
  conversation: Conversation,
  refusals: Refusals,
  board: string,
  universe: string,
): Promise<void> {
  const question = `mod ${universe}`;
  const start = Date.now();
  const { result, stopped } = await conversation.ask({ text: `_2 := _1 ${question}`, line: 1 });
  const seconds = (Date.now() - start) / 1000;
  if (!result.ok) {
    if (conversation.json) {
      conversation.countFailure();
      conversation.output.line(JSON.stringify({ board, question, ...result }));
    } else refusals.tell(question, stopped ? undefined : result.error.message);
    return;
  }
  const facts = await factsOf(conversation, universe);
  if (conversation.json) {
    const { ok, ...answer } = result;
    conversation.output.line(JSON.stringify({ ok, board, question, ...answer, ...facts, seconds }));
    return;
  }
  const { outcome = '', edges = '', positions = '', rank = '' } = facts;
  const form = result.text.length <= LONGEST_FORM ? result.text : 'long';
  const cells = [question, outcome, edges, positions, rank, seconds.toFixed(2), form];
  conversation.output.line(row(cells));
}

/** What is told of the simplest form `_2`. Modulo normal play its outcome is that of normal play. */
async function factsOf(
  conversation: Conversation,
  universe: string,
): Promise<Record<'outcome' | 'edges' | 'positions' | 'rank', string> | Record<string, never>> {
  const play = isNormalPlay(universe) ? 'normaloutcome' : 'outcome';
  const texts: string[] = [];
  for (const text of [`${play}(_2)`, 'edges(_2)', 'nodes(_2)', 'rank(_2)']) {
    const { result, stopped } = await conversation.ask({ text, line: 1 });
    if (!result.ok) {
      const message = `mod ${universe}: ${text}: ${result.error.message}`;
      conversation.refuse({ ...result.error, message }, stopped ? 'stopped' : message);
      return {};
    }
    texts.push(result.text);
  }
  const [outcome = '', edges = '', positions = '', rank = ''] = texts;
  return { outcome, edges, positions, rank };
}

/** The functions of the language by which this command asks. */
const ASKED = ['outcome', 'normaloutcome', 'edges', 'nodes', 'rank', 'drawing', 'tikz'];

/** One of them that a sheet or a module has made its own. */
async function takenName(conversation: Conversation, flags: Flags): Promise<string | undefined> {
  const own = await conversation.ruleset();
  if (own !== undefined) return ASKED.find((name) => name === own);
  if (!flags.has('rules')) return undefined;
  const names = (await conversation.variables()).map(({ name }) => name);
  return ASKED.find((name) => names.includes(name));
}

/** The file of `--output`, refused before anybody waits. */
function pictureFile(flags: Flags): string | undefined {
  const file = flagValue(flags, 'output');
  if (file === undefined) return undefined;
  if (!/\.(svg|tikz)$/.test(file)) {
    throw new UsageError(`${file}: the picture of a board ends in .svg or .tikz`);
  }
  checkWritable(file);
  return file;
}

async function savePicture(conversation: Conversation, file: string): Promise<void> {
  const tikz = file.endsWith('.tikz');
  const text = tikz ? 'tikz(drawing(_1))' : 'drawing(_1)';
  const { result } = await conversation.ask({ text, line: 1 });
  if (!result.ok) return conversation.refuse(result.error);
  writeWhole(file, tikz ? result.text : svgOf(result.value));
}

function svgOf(value: unknown): string {
  return (value as { readonly svg: string }).svg;
}

/** The position as it stands between the quotes of `clobber("xo|ox")`, a line a row. */
function rowsOf(text: string): string[] {
  const quoted = /("(?:[^"\\]|\\.)*")\)$/.exec(text)?.[1];
  const position: string = quoted === undefined ? text : JSON.parse(quoted);
  return position.split('|').map((row) => `  ${printable(row)}`);
}
