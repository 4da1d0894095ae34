// Looking classes up: by label, by a game or board, by invariants.

import {
  buildEntry,
  buildTable,
  type CatalogueEntry,
  type CatalogueTable,
  parseLabel,
  tableNamed,
} from '@proviso/catalogue';
import { Arena } from '@proviso/engine';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { flagValue } from '../flags.ts';
import { alignColumns } from '../output/columns.ts';
import { Output } from '../output/stream.ts';
import { reading } from './reading.ts';

const LABEL = /^[A-Za-z]\w*\.\w+\.\d+$/;

/** `proviso catalogue LABEL…` or `GAME…`. */
export async function lookUp({ args, flags }: Call): Promise<ExitCode> {
  const universe = flagValue(flags, 'universe') ?? 'M';
  const conversation = new Conversation(flags);
  const { output } = conversation;
  const arena = new Arena();
  let failed = false;
  for (const [i, arg] of args.entries()) {
    let label = arg;
    if (!LABEL.test(arg)) {
      const { result } = await conversation.ask({
        text: `label(${arg}, ${universe})`,
        line: i + 1,
      });
      if (conversation.stopped) break;
      if (!result.ok) {
        conversation.refuse(result.error);
        continue;
      }
      if (typeof result.value !== 'string') {
        failed = true;
        const message = `no table of the catalogue lists the class of ${arg} modulo ${universe}`;
        if (conversation.json) {
          output.line(JSON.stringify({ ok: false, error: { code: 'value', message } }));
        } else process.stderr.write(`proviso: ${message}\n`);
        continue;
      }
      label = result.value;
    }
    const { table, number } = reading(() => parseLabel(label));
    const entry = reading(() => buildEntry(arena, table, number));
    if (conversation.json) output.line(JSON.stringify({ ok: true, ...entry }));
    else for (const line of inFull(entry, table)) output.line(line);
  }
  const code = await conversation.end();
  return code === 0 && failed ? 1 : code;
}

/** `proviso catalogue find TABLE NAME=VALUE…`. */
export async function findClasses({ args, flags }: Call): Promise<ExitCode> {
  const [name = '', ...conditions] = args;
  const table = reading(() => tableNamed(name));
  const tests = conditions.map(condition);
  const all = buildTable(new Arena(), table, { covers: false });
  const entries = all.filter((entry) => tests.every((holds) => holds(entry)));
  const output = new Output();
  if (flags.has('json')) {
    for (const entry of entries) output.line(JSON.stringify({ ok: true, ...entry }));
  } else {
    const rows = entries.map(({ label, simplest, outcome, strongOutcome, inverse }) => [
      ...[label, simplest, outcome, strongOutcome, inverse ?? ''],
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
  const listed = (items: readonly string[] = []): string =>
    items.length === 0 ? 'none' : items.join(', ');
  const facts: [string, string][] = [
    ['simplest form', entry.simplest],
    ['in LaTeX', entry.latex],
    ['as a code', entry.code],
    ['outcome, strong outcome', `${entry.outcome}, ${entry.strongOutcome}`],
    ['rank, edges, subpositions', `${entry.rank}, ${entry.edges}, ${entry.nodes}`],
    ['forms', `${entry.forms}, the smallest ${entry.smallest}`],
    ...(entry.canonical === undefined
      ? []
      : [['canonical form', entry.canonical] as [string, string]]),
    ['it lies in', listed(entry.liesIn)],
    ['conjugate', entry.conjugate ?? 'not listed'],
    ...(entry.inverse === undefined
      ? []
      : [['inverse', entry.inverse ?? 'none'] as [string, string]]),
    ['P-free', entry.pFree ? 'yes' : 'no'],
    ...(entry.above === undefined
      ? []
      : ([
          ['next above', listed(entry.above)],
          ['next below', listed(entry.below)],
        ] as [string, string][])),
    ...(entry.compact === undefined
      ? []
      : ([
          ['compact notation', entry.compact],
          ['factors', listed(entry.factors?.map((factors) => factors.join(' + ')))],
        ] as [string, string][])),
  ];
  return [`${label}: number ${number} of ${table}, ${words}`, ...alignColumns(facts), ''];
}

type Holds = (entry: CatalogueEntry) => boolean;

/** `outcome=P`, `edges<=6`, `liesIn=D`. */
function condition(text: string): Holds {
  const [, name = '', sign = '', value = ''] = /^(\w+)(<=|>=|=|<|>)(.*)$/.exec(text) ?? [];
  if (name === '')
    throw new UsageError(`${text}: conditions are written like outcome=P or edges<=6`);
  const bound = Number(value);
  if (sign !== '=' && !(value.trim() !== '' && Number.isFinite(bound))) {
    throw new UsageError(`${text}: ${value} is no number`);
  }
  return (entry) => {
    const field = fieldOf(entry, name);
    if (field === undefined) return false;
    if (Array.isArray(field)) return sign === '=' && field.includes(value);
    if (typeof field !== 'number') return sign === '=' && String(field) === value;
    return compares(field, sign, bound);
  };
}

const FIELDS = ['outcome', 'strongOutcome', 'rank', 'edges', 'nodes', 'forms', 'pFree', 'liesIn'];

function fieldOf(entry: CatalogueEntry, name: string): unknown {
  if (name === 'invertible') return entry.inverse != null;
  if (FIELDS.includes(name)) return entry[name as keyof CatalogueEntry];
  throw new UsageError(`there is no field ${name}; there are invertible, ${FIELDS.join(', ')}`);
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
