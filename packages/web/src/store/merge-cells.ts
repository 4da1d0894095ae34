// Two texts that were made of one: merged cell by cell where each changed other cells, and not at all
// where both changed the same one. What each did to the text is told as replacements of runs of its
// cells, by a longest common subsequence; a run that keeps its length is so many changes of one cell.

import { type Piece, piecesOf, worksheetOf } from '@proviso/language/sheets';

type Worded = Pick<Piece, 'text' | 'prose'>;

/** Instead of the cells from one number up to another stand others; both may be none. */
export interface Replacement<P> {
  readonly from: number;
  readonly to: number;
  readonly by: readonly P[];
}

/** Above so many pairs to compare, what lies between the equal ends counts as replaced. */
const MOST_PAIRS = 4_000_000;

const same = (a: Worded | undefined, b: Worded | undefined) =>
  a?.text === b?.text && a?.prose === b?.prose;

/** What makes one list of cells into another, from the top. */
export function replacements<P extends Worded>(
  before: readonly Worded[],
  after: readonly P[],
): readonly Replacement<P>[] {
  const found: Replacement<P>[] = [];
  let [i, j] = [0, 0];
  const upTo = (nextI: number, nextJ: number) => {
    if (nextI - i === nextJ - j) {
      for (; i < nextI; i++, j++) found.push({ from: i, to: i + 1, by: after.slice(j, j + 1) });
    } else found.push({ from: i, to: nextI, by: after.slice(j, nextJ) });
  };
  for (const [x, y] of [...commonPairs(before, after), [before.length, after.length] as const]) {
    upTo(x, y);
    [i, j] = [x + 1, y + 1];
  }
  return found.filter(({ from, to, by }) => to > from || by.length > 0);
}

/** The numbers of equal cells, in a longest sequence that both lists have. */
function commonPairs(a: readonly Worded[], b: readonly Worded[]): (readonly [number, number])[] {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && same(a[head], b[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(a.at(-1 - tail), b.at(-1 - tail))) tail++;
  const pairs: (readonly [number, number])[] = [];
  for (let k = 0; k < head; k++) pairs.push([k, k]);
  for (const [x, y] of longestPairs(a.slice(head, a.length - tail), b.slice(head, b.length - tail)))
    pairs.push([head + x, head + y]);
  for (let k = tail; k > 0; k--) pairs.push([a.length - k, b.length - k]);
  return pairs;
}

function longestPairs(a: readonly Worded[], b: readonly Worded[]): [number, number][] {
  if (a.length * b.length > MOST_PAIRS) return [];
  const width = b.length + 1;
  // How long the longest is from each pair of numbers on.
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = same(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (same(a[i], b[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Whether two replacements change the same cell, or one adds within what the other replaces. */
function clash(a: Replacement<Worded>, b: Replacement<Worded>): boolean {
  return a.from < b.to && b.from < a.to;
}

const alike = (a: Replacement<Worded>, b: Replacement<Worded>) =>
  a.from === b.from &&
  a.to === b.to &&
  a.by.length === b.by.length &&
  a.by.every((piece, i) => same(piece, b.by[i]));

/**
 * The text with the changes of both; nothing where they changed the same cell in different ways. What
 * both added in one place stays, first what was there first.
 */
export function mergedText(base: string, theirs: string, ours: string): string | undefined {
  const cells = piecesOf(base);
  const first = replacements(cells, piecesOf(theirs));
  const second = replacements(cells, piecesOf(ours)).filter(
    (one) => !first.some((other) => alike(one, other)),
  );
  if (second.some((one) => first.some((other) => clash(one, other)))) return undefined;
  // At one place what is added comes before what is replaced; the sort keeps the order otherwise.
  const all = [...first, ...second].sort((a, b) => a.from - b.from || a.to - b.to);
  const merged: Piece[] = [];
  let next = 0;
  for (const { from, to, by } of all) {
    merged.push(...cells.slice(next, from), ...by);
    next = to;
  }
  return worksheetOf([...merged, ...cells.slice(next)]);
}
