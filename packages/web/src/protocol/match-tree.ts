// The lines of a match as a text in an address: the numbers of the moves, `3.0.5`; other moves that
// were tried instead of one stand behind it in brackets, `3.0(4.1).5`; `!` stands behind the move where
// the match is, or before the first, and is left out at the end of the first line.

/** A move, and what was played after it, in the order in which it was first played. */
export interface Branch {
  readonly move: number;
  readonly after: readonly Branch[];
}

export interface MatchTree {
  readonly lines: readonly Branch[];
  /** The moves from the start to where the match is. */
  readonly at: readonly number[];
}

export const NOTHING_PLAYED: MatchTree = { lines: [], at: [] };

/** What was played from the end of a path. */
export function playedFrom(lines: readonly Branch[], path: readonly number[]): readonly Branch[] {
  return path.reduce<readonly Branch[]>(
    (branches, move) => branches.find((one) => one.move === move)?.after ?? [],
    lines,
  );
}

/** The tree after a move from where the match is; one that was played before leads to the same place. */
export function withMove({ lines, at }: MatchTree, move: number): MatchTree {
  return { lines: added(lines, at, move), at: [...at, move] };
}

function added(lines: readonly Branch[], at: readonly number[], move: number): readonly Branch[] {
  const [next, ...rest] = at;
  if (next !== undefined) {
    return lines.map((one) =>
      one.move === next ? { move: next, after: added(one.after, rest, move) } : one,
    );
  }
  return lines.some((one) => one.move === move) ? lines : [...lines, { move, after: [] }];
}

/** The moves from a path on along what was played first. */
export function firstLine(lines: readonly Branch[], path: readonly number[]): readonly number[] {
  const moves = [...path];
  let [first] = playedFrom(lines, path);
  while (first !== undefined) {
    moves.push(first.move);
    [first] = first.after;
  }
  return moves;
}

/** Whether a path begins with another. */
export function goesThrough(path: readonly number[], start: readonly number[]): boolean {
  return start.every((move, i) => path[i] === move);
}

export function treeToText({ lines, at }: MatchTree): string {
  const here = branchAt(lines, at);
  const atEnd = at.length > 0 || lines.length === 0 ? isEndOfFirstLine(lines, here) : false;
  const line = (branches: readonly Branch[]): string => {
    const [first, ...others] = branches;
    if (first === undefined) return '';
    const head = (one: Branch) => `${one.move}${one === here && !atEnd ? '!' : ''}`;
    const joined = (start: string, tail: string) => (tail === '' ? start : `${start}.${tail}`);
    const tried = others.map((one) => `(${joined(head(one), line(one.after))})`).join('');
    return joined(`${head(first)}${tried}`, line(first.after));
  };
  const text = line(lines);
  return here === undefined && !atEnd ? `!${text}` : text;
}

/** The last branch of a path; none at the start. */
function branchAt(lines: readonly Branch[], path: readonly number[]): Branch | undefined {
  const last = path.at(-1);
  return playedFrom(lines, path.slice(0, -1)).find(({ move }) => move === last);
}

function isEndOfFirstLine(lines: readonly Branch[], branch: Branch | undefined): boolean {
  let [first] = lines;
  while (first?.after[0] !== undefined) [first] = first.after;
  return first === branch;
}

/** Longer texts are none: nobody played them. */
export const LONGEST_TEXT = 20_000;
/** Nor are longer lines, or lines tried within lines so often. */
export const LONGEST_LINE = 1_000;
const DEEPEST = 100;

/** A branch while it is read. */
interface Reading {
  readonly after: Branch[];
  readonly known: Map<number, Reading>;
  readonly before?: Reading;
  /** Its move, and how many led to it with it. */
  readonly move?: number;
  readonly length: number;
}

let last: { readonly text: string; readonly tree: MatchTree | undefined } | undefined;

/** The tree of a text; `undefined` where it is none. The last one is kept: pages ask again and again. */
export function readTree(text: string): MatchTree | undefined {
  if (last?.text !== text) last = { text, tree: readAnew(text) };
  return last.tree;
}

function readAnew(text: string): MatchTree | undefined {
  if (text === '') return NOTHING_PLAYED;
  if (text.length > LONGEST_TEXT || !/^!?[\d.()!]+$/.test(text)) return undefined;
  const start: Reading = { after: [], known: new Map(), length: 0 };
  let marked: Reading | undefined;
  let here = start;
  /** Where the lines began that are not closed yet. */
  const open: Reading[] = [];
  let before = '.';
  for (const token of text.match(/\d+|[.()!]/g) ?? []) {
    if (/\d/.test(token)) {
      if (before !== '.' && before !== '(' && !(before === '!' && here === start)) return undefined;
      if (token.length > MOST_DIGITS || here.length === LONGEST_LINE) return undefined;
      here = readingAfter(here, Number(token));
    } else if (token === '!') {
      if (marked !== undefined || (!/\d/.test(before) && start.after.length > 0)) return undefined;
      marked = here;
    } else if (token === '(') {
      if (here.before === undefined || open.length === DEEPEST) return undefined;
      open.push(here);
      here = here.before;
    } else if (token === ')') {
      const back = open.pop();
      if (back === undefined || before === '.' || before === '(') return undefined;
      here = back;
    } else if (before === '.' || before === '(') {
      return undefined;
    }
    before = token;
  }
  if (open.length > 0 || before === '.') return undefined;
  const lines = start.after;
  return { lines, at: marked === undefined ? firstLine(lines, []) : pathOf(marked) };
}

/** No position has a million moves. */
const MOST_DIGITS = 6;

function readingAfter(before: Reading, move: number): Reading {
  const known = before.known.get(move);
  if (known !== undefined) return known;
  const after: Branch[] = [];
  const reading = { after, known: new Map(), before, move, length: before.length + 1 };
  before.after.push({ move, after });
  before.known.set(move, reading);
  return reading;
}

function pathOf(reading: Reading): readonly number[] {
  const path: number[] = [];
  for (let one: Reading | undefined = reading; one?.move !== undefined; one = one.before) {
    path.push(one.move);
  }
  return path.reverse();
}

/** What of a text can be read: all of it, or the moves before the first place where it is none. */
export function readGoodPart(text: string): { readonly tree: MatchTree; readonly dropped: string } {
  const tree = readTree(text);
  if (tree !== undefined) return { tree, dropped: '' };
  const moves = /^\d{1,6}(?:\.\d{1,6}(?!\d))*/.exec(text.slice(0, LONGEST_TEXT))?.[0] ?? '';
  const good = moves.split('.').slice(0, LONGEST_LINE).join('.');
  return { tree: readAnew(good) ?? NOTHING_PLAYED, dropped: text.slice(good.length) };
}
