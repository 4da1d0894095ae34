// Answers as they are kept with a sheet: each with the text it answers, what stood above it and the
// version of the page that found it, so that none is ever shown beside another text. What comes back
// is looked through, whether from a link or from this browser: a damaged record is no answer.

import { batch } from '@preact/signals';
import type { Remark } from '@proviso/language';
import { isAnswerJson } from './answer-json.ts';
import { type Basis, basisAfter, NOTHING_ABOVE, statementsOf } from './basis.ts';
import type { Answered, Answers, Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';
import { isCount, isData, isProblem, isText, type Origin, shownIn } from './shown-shape.ts';

const FORMAT = 1;

/** Answers larger than these are found again rather than kept, in UTF-16 units. */
const LARGEST_ANSWER = 300_000;
const LARGEST_ALL = 8_000_000;

interface KeptCell {
  readonly text: string;
  /** How many links of the chain lead to what stood above. */
  readonly basis: number;
  readonly list: readonly Answered[];
  /** Whether they came with a link, and whether another version found them than keeps them. */
  readonly brought?: boolean;
  readonly elder?: boolean;
}

export interface KeptAnswers {
  readonly format: typeof FORMAT;
  readonly engine: string;
  /** Sequences of statements: the number of the one before, from 1, and the last statement. */
  readonly chain: readonly (readonly [number, string])[];
  readonly cells: readonly KeptCell[];
  /** The texts of cells that were run and have no whole answer. */
  readonly unfinished?: readonly string[];
}

const sizes = new WeakMap<Answers, number>();

function sizeOf(answers: Answers): number {
  const size = sizes.get(answers) ?? JSON.stringify(answers.list).length;
  sizes.set(answers, size);
  return size;
}

/** The answers to a sheet's present texts that this version found: the others are nobody's to pass on. */
export function answersFound(sheet: Sheet, engine: string): KeptAnswers {
  return keptOf(sheet, engine, ({ elder, brought }) => !elder && !brought);
}

/** The answers to a sheet's present texts, wherever they come from. */
export function answersToKeep(sheet: Sheet, engine: string): KeptAnswers {
  return keptOf(sheet, engine, () => true);
}

function keptOf(
  sheet: Sheet,
  engine: string,
  isWanted: (answers: Answers) => boolean,
): KeptAnswers {
  const chain: [number, string][] = [];
  const numbers = new Map<Basis, number>([[NOTHING_ABOVE, 0]]);
  const numberOf = (basis: Basis): number => {
    let [above, at] = [NOTHING_ABOVE, 0];
    for (const statement of statementsOf(basis)) {
      above = basisAfter(above, statement);
      at = numbers.get(above) ?? chain.push([at, statement]);
      numbers.set(above, at);
    }
    return at;
  };
  const cells: KeptCell[] = [];
  const unfinished: string[] = [];
  let room = LARGEST_ALL;
  for (const cell of sheet.cells.peek()) {
    const { text } = cell;
    const answers = cell.answers.peek();
    if (isUnfinished(cell)) unfinished.push(text.peek());
    if (answers === undefined || !answers.complete || !isWanted(answers)) continue;
    if (answers.text !== text.peek()) continue;
    const size = sizeOf(answers);
    if (size > Math.min(room, LARGEST_ANSWER)) continue;
    room -= size;
    const { brought, elder, list } = answers;
    cells.push({
      ...{ text: answers.text, basis: numberOf(answers.basis), list },
      ...(brought && { brought }),
      ...(elder && { elder }),
    });
  }
  return { format: FORMAT, engine, chain, cells, unfinished };
}

function isUnfinished({ phase, standing }: Cell): boolean {
  return phase.peek() !== 'idle' || standing.peek() === 'stopped';
}

/** Gives the cells of a sheet the kept answers to their texts, where they have none. */
export function restoreAnswers(
  sheet: Sheet,
  value: unknown,
  engine: string,
  origin: Origin = 'kept',
): void {
  const kept = keptAnswersIn(value, origin);
  if (kept === undefined) return;
  const bases: Basis[] = [NOTHING_ABOVE];
  for (const [before, statement] of kept.chain) {
    bases.push(basisAfter(bases[before] ?? NOTHING_ABOVE, statement));
  }
  const waiting = new Map<string, KeptCell[]>();
  for (const cell of kept.cells) waiting.set(cell.text, [...(waiting.get(cell.text) ?? []), cell]);
  // Of cells with the same text each gets the answer that was found below what is above it now;
  // those for which there is none get what is left.
  const given = new Map<Cell, KeptCell>();
  const give = (cell: Cell, fits: (one: KeptCell) => boolean) => {
    const among = waiting.get(cell.text.peek()) ?? [];
    const at = cell.prose || given.has(cell) ? -1 : among.findIndex(fits);
    for (const found of at === -1 ? [] : among.splice(at, 1)) given.set(cell, found);
  };
  const cells = sheet.cells.peek();
  for (const cell of cells) give(cell, ({ basis }) => bases[basis] === sheet.basis(cell));
  for (const cell of cells) give(cell, () => true);
  batch(() => {
    for (const cell of cells) {
      if (kept.unfinished?.includes(cell.text.peek())) cell.unfinished.value = cell.text.peek();
      const found = given.get(cell);
      const basis = found && bases[found.basis];
      if (found === undefined || basis === undefined) continue;
      if (cell.answers.peek() !== undefined && cell.standing.peek() !== 'changed') continue;
      const { text, list } = found;
      const elder = found.elder === true || kept.engine !== engine;
      const brought = found.brought === true || origin === 'link';
      cell.answers.value = { text, basis, list, complete: true, without: false, elder, brought };
    }
  });
}

/** The answers of a file that anybody may have written, to be kept as such: none was found here. */
export function broughtAnswersIn(value: unknown): KeptAnswers | undefined {
  const kept = keptAnswersIn(value, 'link');
  return kept && { ...kept, cells: kept.cells.map((cell) => ({ ...cell, brought: true })) };
}

type Data = Readonly<Record<string, unknown>>;

/** Kept answers as far as they are such, whoever wrote or damaged them; nothing where they are not. */
export function keptAnswersIn(value: unknown, origin: Origin): KeptAnswers | undefined {
  const { format, engine, chain, cells, unfinished } = (value ?? {}) as Data;
  if (format !== FORMAT || typeof engine !== 'string') return undefined;
  if (!Array.isArray(chain) || !Array.isArray(cells)) return undefined;
  const links = chain.filter(
    (link, i): link is [number, string] =>
      Array.isArray(link) && isCount(link[0], 0) && link[0] <= i && isText(link[1]),
  );
  if (links.length < chain.length) return undefined;
  return {
    ...{ format, engine, chain: links },
    cells: cells.flatMap((cell) => keptCellIn(cell, origin)),
    ...(Array.isArray(unfinished) && { unfinished: unfinished.filter(isText) }),
  };
}

function keptCellIn(value: unknown, origin: Origin): KeptCell[] {
  const { text, basis, list, brought, elder } = (value ?? {}) as Data;
  if (!isText(text) || !isCount(basis, 0) || !Array.isArray(list)) return [];
  const answered = list.flatMap((one) => answeredIn(one, text, origin));
  if (answered.length < list.length) return [];
  return [
    {
      ...{ text, basis, list: answered },
      ...(brought === true && { brought }),
      ...(elder === true && { elder }),
    },
  ];
}

function answeredIn(value: unknown, text: string, origin: Origin): Answered[] {
  const { statement, from, ran } = (value ?? {}) as Data;
  const { shown, problem, json, remark, milliseconds } = (ran ?? {}) as Data;
  if (!isText(statement) || !isCount(from, 0)) return [];
  if (!text.startsWith(statement, from)) return [];
  const read = shownIn(shown, origin);
  if (shown !== undefined && read === undefined) return [];
  if (problem !== undefined && !isProblem(problem)) return [];
  if (!isAnswerJson(json, read, problem !== undefined)) return [];
  return [
    {
      statement,
      from,
      ran: {
        json,
        milliseconds: typeof milliseconds === 'number' ? milliseconds : 0,
        ...(read && { shown: read }),
        ...(problem !== undefined && { problem }),
        ...(origin === 'kept' && isRemark(remark) && { remark }),
      },
    },
  ];
}

function isRemark(value: unknown): value is Remark {
  return isData(value) && isText(value['about']) && isText(value['text']);
}

/** The answers that were brought along, as JSON. */
export function broughtJsons(cells: readonly Cell[]): Map<Cell, string> {
  const brought = cells.filter(({ standing }) => standing.peek() === 'brought');
  return new Map(brought.map((cell) => [cell, answersJson(cell)]));
}

/** The answers of a cell as JSON, to be compared. */
export function answersJson({ answers }: Cell): string {
  return (answers.value?.list ?? []).map(({ ran }) => ran.json).join('\n');
}
