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
  const [first] = playedFrom(lines, path);
  return first === undefined ? path : firstLine(lines, [...path, first.move]);
}

/** Whether a path begins with another. */
export function goesThrough(path: readonly number[], start: readonly number[]): boolean {
  return start.every((move, i) => path[i] === move);
}

export function treeToText({ lines, at }: MatchTree): string {
  const atEnd = firstLine(lines, []).join() === at.join();
  const mark = (path: readonly number[]) => (!atEnd && path.join() === at.join() ? '!' : '');
  const line = (branches: readonly Branch[], path: readonly number[]): string => {
    const [first, ...others] = branches.map(({ move, after }) => {
      const here = [...path, move];
      return { head: `${move}${mark(here)}`, tail: line(after, here) };
    });
    if (first === undefined) return '';
    const joined = ({ head, tail }: { head: string; tail: string }) =>
      tail === '' ? head : `${head}.${tail}`;
    const tried = others.map((one) => `(${joined(one)})`).join('');
    return joined({ head: `${first.head}${tried}`, tail: first.tail });
  };
  const text = line(lines, []);
  return mark([]) === '' ? text : `!${text}`;
}

/** Longer texts are none: nobody played them. */
const LONGEST = 20_000;

/** The tree of a text; `undefined` where it is none. */
export function readTree(text: string): MatchTree | undefined {
  if (text === '') return NOTHING_PLAYED;
  if (text.length > LONGEST || !/^!?[\d.()!]+$/.test(text)) return undefined;
  const tokens = text.match(/\d+|[.()!]/g) ?? [];
  let tree: MatchTree = NOTHING_PLAYED;
  let marked: readonly number[] | undefined;
  let path: readonly number[] = [];
  /** Where the lines began that are not closed yet. */
  const open: (readonly number[])[] = [];
  let before = '.';
  for (const token of tokens) {
    if (/\d/.test(token)) {
      if (before !== '.' && before !== '(' && !(before === '!' && path.length === 0)) {
        return undefined;
      }
      tree = withMove({ lines: tree.lines, at: path }, Number(token));
      path = tree.at;
    } else if (token === '!') {
      if (marked !== undefined || (!/\d/.test(before) && tree.lines.length > 0)) return undefined;
      marked = path;
    } else if (token === '(') {
      if (path.length === 0) return undefined;
      open.push(path);
      path = path.slice(0, -1);
    } else if (token === ')') {
      const back = open.pop();
      if (back === undefined || before === '.' || before === '(') return undefined;
      path = back;
    } else if (before === '.' || before === '(') {
      return undefined;
    }
    before = token;
  }
  if (open.length > 0 || before === '.') return undefined;
  return { lines: tree.lines, at: marked ?? firstLine(tree.lines, []) };
}
