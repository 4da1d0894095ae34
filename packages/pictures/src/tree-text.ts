/**
 * Game trees in letters, for terminals: Left's moves are solid and go to the left, Right's are dashed
 * and go to the right, a tombstone stands on its side. What a pale move leads to is in parentheses.
 * Trees that do not fit have no text.
 */

import type { TreeNode } from './tree-layout.ts';
import { withoutBars } from './words.ts';

/** A tree in letters is at most so wide and so high. */
const WIDEST = 78;
const HIGHEST = 40;
/** Blanks between two subtrees. */
const GAP = 2;

/** A subtree: its lines, all equally long, and the column of its root. */
interface Block {
  readonly lines: readonly string[];
  readonly root: number;
}

/** The lines of a tree, or nothing where it does not fit. */
export function treeText(tree: TreeNode): readonly string[] | undefined {
  const block = blockOf(tree);
  if (block === undefined) return undefined;
  return block.lines.map((line) => line.trimEnd());
}

function blockOf(node: TreeNode, pale = false): Block | undefined {
  const sign = pale ? `(${signOf(node)})` : signOf(node);
  if (node.moves.length === 0) return { lines: [sign], root: sign.length >> 1 };
  const blocks: Block[] = [];
  for (const { node: child, pale: below } of node.moves) {
    const block = blockOf(child, below);
    if (block === undefined) return undefined;
    blocks.push(block);
  }
  return joined(sign, blocks, node.moves.filter(({ lean }) => lean <= 0).length);
}

/** The children side by side under their parent, which stands between Left's and Right's. */
function joined(sign: string, blocks: readonly Block[], lefts: number): Block | undefined {
  const roots: number[] = [];
  let width = 0;
  for (const [i, block] of blocks.entries()) {
    // One column is kept free for the parent.
    if (i > 0) width += i === lefts ? GAP + 1 : GAP;
    roots.push(width + block.root);
    width += block.lines[0]?.length ?? 0;
  }
  const lastLeft = roots[lefts - 1];
  const firstRight = roots[lefts];
  const root = parentPlace(lastLeft, firstRight);
  const before = Math.max(0, (sign.length >> 1) - root);
  const whole = Math.max(width, root + 1, root + sign.length - (sign.length >> 1)) + before;
  const height = 2 + Math.max(...blocks.map(({ lines }) => lines.length));
  if (whole > WIDEST || height > HIGHEST) return undefined;
  const rows = Array.from({ length: height }, () => new Array<string>(whole).fill(' '));
  const put = (row: number, column: number, text: string): void => {
    for (const [i, letter] of [...text].entries()) (rows[row] ?? [])[before + column + i] = letter;
  };
  put(0, root - (sign.length >> 1), sign);
  put(1, Math.min(root, ...roots), connector(roots, lefts, root));
  for (const [i, block] of blocks.entries()) {
    for (const [row, line] of block.lines.entries()) {
      put(row + 2, (roots[i] ?? 0) - block.root, line);
    }
  }
  return { lines: rows.map((row) => row.join('')), root: root + before };
}

function parentPlace(lastLeft: number | undefined, firstRight: number | undefined): number {
  if (lastLeft !== undefined && firstRight !== undefined) return (lastLeft + firstRight) >> 1;
  return lastLeft !== undefined ? lastLeft + 2 : (firstRight ?? 0) - 2;
}

/** `╭──┬─┴┄┄╮`: the lines between a parent and its children. */
function connector(roots: readonly number[], lefts: number, root: number): string {
  const row: string[] = [];
  const first = Math.min(root, ...roots);
  const last = Math.max(root, ...roots);
  for (let column = first; column <= last; column++) row.push(column < root ? '─' : '┄');
  roots.forEach((column, i) => {
    row[column - first] =
      i === 0 && lefts > 0 ? '╭' : i === roots.length - 1 && i >= lefts ? '╮' : '┬';
  });
  row[root - first] = lefts === 0 ? '╰' : lefts === roots.length ? '╯' : '┴';
  return row.join('');
}

function signOf({ words, tombstone }: TreeNode): string {
  if (tombstone !== undefined) return '■';
  return words === undefined ? '•' : withoutBars(words.text);
}
