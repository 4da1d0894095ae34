// A game as an outline to be built by hand: a plain tree, its text, and changes at a path.

import type { FormDag } from '@proviso/engine/forms';

export type SideWord = 'left' | 'right';

export interface Node {
  readonly left: readonly Node[];
  readonly right: readonly Node[];
  /** The sides with a tombstone. */
  readonly stones: readonly SideWord[];
}

/** The way from the root to a node: which option of which side, step by step. */
export type Path = readonly { readonly side: SideWord; readonly index: number }[];

/** The tree of a game that was written down as a DAG. */
export function built(json: string): Node {
  const { forms, roots }: FormDag = JSON.parse(json);
  const nodes: Node[] = [];
  const at = (index: number): Node => nodes[index] ?? { left: [], right: [], stones: [] };
  for (const [left, right, marks = 0] of forms) {
    const stones = (['left', 'right'] as const).filter((_, bit) => ((marks >> bit) & 1) === 1);
    nodes.push({ left: left.map(at), right: right.map(at), stones });
  }
  return at(roots[0] ?? 0);
}

/** The game as the language writes it; integers and * by their names. */
export function textOf(node: Node): string {
  return (
    integerOf(node) ?? (isStar(node) ? '*' : `{${sideOf(node, 'left')}|${sideOf(node, 'right')}}`)
  );
}

function sideOf(node: Node, side: SideWord): string {
  return [...node[side].map(textOf), ...(node.stones.includes(side) ? ['#'] : [])].join(',');
}

function isZero({ left, right, stones }: Node): boolean {
  return left.length === 0 && right.length === 0 && stones.length === 0;
}

function isStar({ left, right, stones }: Node): boolean {
  const zeroAlone = (options: readonly Node[]) => options.length === 1 && options.every(isZero);
  return stones.length === 0 && zeroAlone(left) && zeroAlone(right);
}

function integerOf(node: Node): string | undefined {
  let count = 0;
  let at = node;
  const side: SideWord = node.left.length > 0 ? 'left' : 'right';
  const other: SideWord = side === 'left' ? 'right' : 'left';
  while (!isZero(at)) {
    const [option, second] = at[side];
    if (option === undefined || second !== undefined) return undefined;
    if (at[other].length > 0 || at.stones.length > 0) return undefined;
    count++;
    at = option;
  }
  return side === 'left' || count === 0 ? String(count) : `-${count}`;
}

/** The tree with one node changed, or taken away. */
export function withChange(root: Node, path: Path, change: (node: Node) => Node | undefined): Node {
  const [step, ...rest] = path;
  if (step === undefined) return change(root) ?? { left: [], right: [], stones: [] };
  const { side, index } = step;
  const options = root[side].flatMap((option, i): readonly Node[] => {
    if (i !== index) return [option];
    const next = rest.length === 0 ? change(option) : withChange(option, rest, change);
    return next === undefined ? [] : [next];
  });
  return { ...root, [side]: options };
}
