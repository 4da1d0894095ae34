// Looking classes up: by label, by a game or board, by invariants.

import { setImmediate } from 'node:timers/promises';
import {
  type BoardEntry,
  buildBoards,
  buildEntry,
  buildTable,
  type CatalogueEntry,
  type CatalogueTable,
  fullestTable,
  LISTED_RULESETS,
  parseLabel,
  tableNamed,
  withBoards,
} from '@proviso/catalogue';
import { Arena, USUAL_UNIVERSES } from '@proviso/engine';
import type { Result } from '@proviso/language';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { flagValue } from '../flags.ts';
import { alignColumns } from '../output/columns.ts';
import { asTyped, errorText, withoutPrefix } from '../output/error-text.ts';
import { Output } from '../output/stream.ts';
import { Occurrences } from './occurrences.ts';
import { reading } from './reading.ts';
import { clear, tell, telling } from './tell.ts';

const LABEL = /^[A-Za-z]\w*\.\w+\.\d+$/;
const TABLE = /^[A-Za-z]\w*\.\d\w*$/;

/** `proviso catalogue LABEL…` or `GAME…`. */
export async function lookUp({ args, flags }: Call): Promise<ExitCode> {
  const universe = flagValue(flags, 'universe') ?? 'M';
  const conversation = new Conversation(flags);
  const { output } = conversation;
  const arena = new Arena();
  const occurrences = new Occurrences();
  let known: readonly BoardEntry[] | undefined;
  let failed = false;
  for (const arg of args) {
    if (TABLE.test(arg)) {
      const { name } = reading(() => tableNamed(arg));
      throw new UsageError(
        `${name} is a table; \`proviso catalogue find ${name}\` lists its classes`,
      );
    }
    let label = arg;
    if (!LABEL.test(arg)) {
      const result = await labelFor(arg, universe, conversation);
      if (conversation.stopped) break;
      if (result === undefined) continue;
      if (typeof result.value !== 'string') {
        failed = true;
        const other = flags.has('universe') ? '' : '; --universe asks modulo another';
        const message = `no table of the catalogue lists the class of ${arg} modulo ${universe}${other}`;
        if (conversation.json) {
          output.line(JSON.stringify({ ok: false, error: { code: 'value', message } }));
        } else process.stderr.write(`proviso: ${message}\n`);
        continue;
      }
      label = result.value;
    }
    const { table, number } = reading(() => parseLabel(label));
    const fullest = fullestTable(table);
    const built = conversation.listeningAfter(() =>
      telling(arena, label, () => reading(() => buildEntry(arena, fullest, number))),
    );
    if (flags.has('boards')) known ??= await smallBoards(() => conversation.stopped);
    if (conversation.stopped) break;
    const [entry = built] = withBoards(occurrences.added(built.table, [built]), known ?? []);
    if (conversation.json) output.line(JSON.stringify({ ok: true, ...entry }));
    else for (const line of inFull(entry, fullest)) output.line(line);
  }
  const code = await conversation.end();
  return code === 0 && failed ? 1 : code;
}

const NAME = '_1';

/** The label of a game as it is typed, in a session; what is wrong with it is told. */
async function labelFor(
  typed: string,
  universe: string,
  conversation: Conversation,
): Promise<(Result & { ok: true }) | undefined> {
  const game = { text: typed, line: 1 };
  // A name stands for it: nothing that is put around it can be taken for a part of it.
  const prefix = `${NAME} := `;
  const named = await conversation.ask({ ...game, text: prefix + typed });
  if (conversation.stopped) return undefined;
  if (!named.result.ok) {
    const error = withoutPrefix(named.result.error, game, prefix);
    conversation.refuse(error, errorText(error, game));
    return undefined;
  }
  const { result } = await conversation.ask({ text: `label(${NAME}, ${universe})`, line: 1 });
  if (conversation.stopped || result.ok) return result.ok ? result : undefined;
  const message = asTyped(result.error.message, [NAME], [game]);
  conversation.refuse({ ...result.error, message });
  return undefined;
}

/** All small boards, ruleset by ruleset, unless it is stopped. */
async function smallBoards(stopped: () => boolean): Promise<BoardEntry[]> {
  const found: BoardEntry[] = [];
  for (const [i, entry] of LISTED_RULESETS.entries()) {
    tell(`${i} of ${LISTED_RULESETS.length} rulesets · ${entry.name} · Ctrl-C stops`);
    await setImmediate();
    if (stopped()) break;
    found.push(...buildBoards(new Arena(), entry));
  }
  clear();
  return found;
}

/** `proviso catalogue find TABLE NAME=VALUE…`. */
export async function findClasses({ args, flags }: Call): Promise<ExitCode> {
  const [name = '', ...conditions] = args;
  const table = reading(() => tableNamed(name));
  const tests = conditions.map((text) => condition(text, table));
  const arena = new Arena();
  const all = telling(arena, table.name, () => buildTable(arena, table, { covers: false }));
  const entries = all.filter((entry) => tests.every((holds) => holds(entry)));
  const output = new Output();
  if (flags.has('json')) {
    for (const entry of entries) output.line(JSON.stringify({ ok: true, ...entry }));
  } else {
    const rows = entries.map(({ label, simplest, outcome, strongOutcome, inverse }) => [
      ...[label, simplest, outcome, strongOutcome ?? '', inverse ?? ''],
    ]);
    const heads = ['label', 'simplest form', 'outcome', 'strong', 'inverse'];
    for (const line of alignColumns([heads, ...rows])) output.line(line);
    output.line(`${entries.length} of the ${all.length} classes of ${table.name}`);
  }
  await output.flush();
  return 0;
}

/** What is said of a class, a line for a fact. */
function inFull(entry: CatalogueEntry, { words }: CatalogueTable): string[] {
  const { label, table, number } = entry;
  const listed = (items: readonly string[] | undefined): string | undefined =>
    items?.length === 0 ? 'none' : items?.join(', ');
  const facts: [string, string | undefined][] = [
    ['simplest form', entry.simplest],
    ['in LaTeX', entry.latex],
    ['as a code', entry.code],
    ['outcome', entry.outcome],
    ['strong outcome', entry.strongOutcome],
    ['rank, edges, subpositions', `${entry.rank}, ${entry.edges}, ${entry.nodes}`],
    ['forms', `${entry.forms}, the smallest ${entry.smallest}`],
    ['all of them', entry.forms > 1 ? listed(entry.members) : undefined],
    ['canonical form', entry.canonical],
    ['it lies in', listed(entry.liesIn)],
    ['conjugate', entry.conjugate ?? 'not listed'],
    ['inverse', entry.inverse === null ? 'none' : entry.inverse],
    ['P-free', entry.pFree === undefined ? undefined : entry.pFree ? 'yes' : 'no'],
    ['next above', listed(entry.above)],
    ['next below', listed(entry.below)],
    ['compact notation', entry.compact],
    ['factors', listed(entry.factors?.map((factors) => factors.join(' + ')))],
    ['smallest boards', listed(entry.boards)],
    ['in the papers', listed(entry.papers)],
    ['certificates', `proviso catalogue certificate ${label}`],
  ];
  const known = facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  return [`${label}: number ${number} of ${table}, ${words}`, ...alignColumns(known), ''];
}

type Holds = (entry: CatalogueEntry) => boolean;

const OUTCOMES = ['L', 'N', 'P', 'R'];
const TRUTHS = ['true', 'false'];
const UNIVERSES = USUAL_UNIVERSES.map(({ key }): string => key);

/** What can be asked of a class, with the values there are; without them it is a number. */
const FIELDS: Readonly<Record<string, readonly string[] | undefined>> = {
  outcome: OUTCOMES,
  strongOutcome: OUTCOMES,
  invertible: TRUTHS,
  pFree: TRUTHS,
  liesIn: UNIVERSES,
  rank: undefined,
  edges: undefined,
  nodes: undefined,
  forms: undefined,
};

/** `outcome=P`, `edges<=6`, `liesIn=D`; refused where it could not hold of anything in the table. */
function condition(text: string, table: CatalogueTable): Holds {
  const [, name = '', sign = '', value = ''] = /^(\w+)(<=|>=|=|<|>)(.*)$/.exec(text) ?? [];
  if (name === '') {
    throw new UsageError(`${text}: conditions are written like outcome=P or edges<=6`);
  }
  if (!Object.hasOwn(FIELDS, name)) {
    throw new UsageError(`there is no field ${name}; there are ${Object.keys(FIELDS).join(', ')}`);
  }
  if (isMissing(name, table)) throw new UsageError(`${table.name} does not say ${name}`);
  const values = FIELDS[name];
  if (values === undefined) {
    const bound = Number(value);
    if (value.trim() === '' || !Number.isFinite(bound)) {
      throw new UsageError(`${text}: ${value || 'nothing'} is no number`);
    }
    return (entry) => compares(Number(entry[name as keyof CatalogueEntry]), sign, bound);
  }
  if (sign !== '=' || !values.includes(value)) {
    throw new UsageError(`${text}: write ${values.map((one) => `${name}=${one}`).join(' or ')}`);
  }
  return (entry) => {
    const field =
      name === 'invertible' ? entry.inverse !== null : entry[name as keyof CatalogueEntry];
    return Array.isArray(field) ? field.includes(value) : String(field) === value;
  };
}

/** Normal play knows no strong games, and of Left dead ends inverses are not listed. */
function isMissing(name: string, { universe, scope }: CatalogueTable): boolean {
  if (name === 'invertible') return scope === 'ends';
  return universe === 'Normal' && (name === 'strongOutcome' || name === 'pFree');
}

function compares(a: number, sign: string, b: number): boolean {
  switch (sign) {
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    case '<':
      return a < b;
    case '>':
      return a > b;
    default:
      return a === b;
  }
}
