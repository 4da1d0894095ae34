// Answers as they are kept with a sheet: each with the text it answers, what stood above it and the
// version of the page that found it, so that none is ever shown beside another text.

import { batch } from '@preact/signals';
import { isAnswerJson } from './answer-json.ts';
import { type Basis, basisAfter, NOTHING_ABOVE, statementsOf } from './basis.ts';
import type { Answered, Answers, Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';
import { isCount, isProblem, shownIn } from './shown-shape.ts';

const FORMAT = 1;

/** Answers larger than these are found again rather than kept, in UTF-16 units. */
const LARGEST_ANSWER = 300_000;
const LARGEST_ALL = 8_000_000;

interface KeptCell {
  readonly text: string;
  /** How many links of the chain lead to what stood above. */
  readonly basis: number;
  readonly list: readonly Answered[];
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

/** The answers of a sheet that are worth keeping: those to its present texts. */
export function answersToKeep(sheet: Sheet, engine: string): KeptAnswers {
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
    if (answers === undefined || !answers.complete || answers.elder || answers.brought) continue;
    if (answers.text !== text.peek()) continue;
    const size = sizeOf(answers);
    if (size > Math.min(room, LARGEST_ANSWER)) continue;
    room -= size;
    cells.push({ text: answers.text, basis: numberOf(answers.basis), list: answers.list });
  }
  return { format: FORMAT, engine, chain, cells, unfinished };
}

function isUnfinished({ phase, standing }: Cell): boolean {
  return phase.peek() !== 'idle' || standing.peek() === 'stopped';
}

/** Gives the cells of a sheet the kept answers to their texts, where they have none. */
export function restoreAnswers(sheet: Sheet, kept: unknown, engine: string, brought = false): void {
  if (!isKept(kept)) return;
  const bases: Basis[] = [NOTHING_ABOVE];
  for (const [before, statement] of kept.chain) {
    bases.push(basisAfter(bases[before] ?? NOTHING_ABOVE, statement));
  }
  const waiting = new Map<string, KeptCell[]>();
  for (const cell of kept.cells) waiting.set(cell.text, [...(waiting.get(cell.text) ?? []), cell]);
  batch(() => {
    for (const cell of sheet.cells.peek()) {
      if (kept.unfinished?.includes(cell.text.peek())) cell.unfinished.value = cell.text.peek();
      const found = cell.prose ? undefined : waiting.get(cell.text.peek())?.shift();
      const basis = found && bases[found.basis];
      if (found === undefined || basis === undefined) continue;
      if (cell.answers.peek() !== undefined && cell.standing.peek() !== 'changed') continue;
      const { text, list } = found;
      const elder = kept.engine !== engine;
      cell.answers.value = { text, basis, list, complete: true, without: false, elder, brought };
    }
  });
}

function isKept(kept: unknown): kept is KeptAnswers {
  return (kept as Partial<KeptAnswers> | undefined)?.format === FORMAT;
}

type Data = Readonly<Record<string, unknown>>;

/** Answers of which nobody knows where they come from, as far as they are such; nothing where they are not. */
export function keptAnswersIn(value: unknown): KeptAnswers | undefined {
  const { format, engine, chain, cells } = (value ?? {}) as Data;
  if (format !== FORMAT || typeof engine !== 'string') return undefined;
  if (!Array.isArray(chain) || !Array.isArray(cells)) return undefined;
  const links = chain.filter(
    (link, i): link is [number, string] =>
      Array.isArray(link) &&
      Number.isInteger(link[0]) &&
      link[0] <= i &&
      typeof link[1] === 'string',
  );
  if (links.length < chain.length) return undefined;
  return { format, engine, chain: links, cells: cells.flatMap(keptCellIn) };
}

function keptCellIn(value: unknown): KeptCell[] {
  const { text, basis, list } = (value ?? {}) as Data;
  if (typeof text !== 'string' || typeof basis !== 'number' || !Array.isArray(list)) return [];
  const answered = list.flatMap((one) => answeredIn(one, text));
  return answered.length === list.length ? [{ text, basis, list: answered }] : [];
}

function answeredIn(value: unknown, text: string): Answered[] {
  const { statement, from, ran } = (value ?? {}) as Data;
  const { shown, problem, json } = (ran ?? {}) as Data;
  if (typeof statement !== 'string' || !isCount(from, 0)) return [];
  if (!text.startsWith(statement, from)) return [];
  const read = shownIn(shown);
  if (shown !== undefined && read === undefined) return [];
  if (problem !== undefined && !isProblem(problem)) return [];
  if (!isAnswerJson(json, read, problem !== undefined)) return [];
  const told = problem === undefined ? {} : { problem };
  return [
    { statement, from, ran: { json, milliseconds: 0, ...(read && { shown: read }), ...told } },
  ];
}
