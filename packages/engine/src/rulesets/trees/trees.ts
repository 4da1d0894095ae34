/**
 * Rooted trees with coloured edges, growing from the ground. A branch is an
 * edge with what grows on its upper end; a forest is a list of branches. The
 * branches at a point have no order, so they are kept sorted by their text and
 * equal forests have equal texts.
 *
 * Notation: an edge is a letter and stands on the one before it; what is in
 * parentheses is a side branch at that point; + splits what stands on the
 * ground apart; 0 is the bare ground. So `b(r)(gb)r+g` are two trees.
 */

import type { Drawing, Line, Owner } from '../drawing.ts';
import { BoardNotationError } from '../notation-error.ts';
import { multisetsOfSize } from '../sizes.ts';

/** An edge and the branches on its upper end. Made by `branch`. */
export interface Branch {
  readonly colour: string;
  readonly above: Forest;
  readonly text: string;
}

/** Branches that grow from one point, sorted. */
export type Forest = readonly Branch[];

/** The letters a ruleset uses, with the owners of these edges. */
export type Colours = Readonly<Record<string, Owner>>;

/** Larger trees are refused; they could not be played through, and recursion stays shallow. */
const MAX_EDGES = 500;

export function branch(colour: string, above: Forest): Branch {
  const last = above.at(-1);
  const side = above.slice(0, -1).map(({ text }) => `(${text})`);
  return { colour, above, text: colour + side.join('') + (last?.text ?? '') };
}

/** Sorted by text, shorter first, so that the longest branch continues the line. */
export function forest(branches: readonly Branch[]): Forest {
  return [...branches].sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
}

export function printForest(position: Forest): string {
  return position.length === 0 ? '0' : position.map(({ text }) => text).join('+');
}

/** Every branch that stands on the ground by itself. */
export function singleTrees(position: Forest): Forest[] {
  return position.map((tree) => [tree]);
}

/** The forests after cutting one edge that `mayCut` allows; what stood on it is gone. */
export function cuts(position: Forest, mayCut: (colour: string) => boolean): Forest[] {
  const found: Forest[] = [];
  for (const [i, { colour, above }] of position.entries()) {
    if (mayCut(colour)) found.push(position.toSpliced(i, 1));
    for (const rest of cuts(above, mayCut)) {
      found.push(forest(position.toSpliced(i, 1, branch(colour, rest))));
    }
  }
  return found;
}

/** All forests with so many edges. */
export function* forestsOfSize(edges: number, colours: Colours): Generator<Forest> {
  const known = new Map<number, Branch[]>();
  const trees = (size: number): Branch[] => {
    let found = known.get(size);
    if (found === undefined) {
      const above = [...multisetsOfSize(size - 1, trees)].map(forest);
      found = Object.keys(colours).flatMap((colour) => above.map((each) => branch(colour, each)));
      known.set(size, found);
    }
    return found;
  };
  for (const branches of multisetsOfSize(edges, trees)) yield forest(branches);
}

export function parseForest(text: string, colours: Colours): Forest {
  const letters = Object.entries(colours).map(([letter, owner]) => `${letter} (${owner})`);
  const cure = `write edges ${letters.join(', ')} from the ground up, side branches in parentheses, + between trees`;
  const fail = (problem: string, offset: number): never => {
    throw new BoardNotationError(problem, cure, { text, offset });
  };
  if (text.trim() === '')
    throw new BoardNotationError('there is no edge', `${cure}, or 0 for none`);
  if (text.trim() === '0') return [];
  let at = 0;
  let edges = 0;
  const skipSpaces = (): void => {
    while (text.charAt(at) === ' ') at++;
  };
  /** What grows from one point, up to a + or a closing parenthesis. */
  const point = (depth: number): Branch[] => {
    const branches: Branch[] = [];
    for (skipSpaces(); at < text.length; skipSpaces()) {
      const letter = text.charAt(at);
      if (letter === ')' || letter === '+') break;
      const start = at;
      at++;
      if (letter === '(') {
        if (depth > MAX_EDGES) fail(`branches are nested more than ${MAX_EDGES} deep`, start);
        const side = point(depth + 1);
        if (side.length === 0) fail('a side branch is empty', start);
        branches.push(...side);
        if (text.charAt(at) !== ')') fail('a parenthesis is not closed', start);
        at++;
      } else if (Object.hasOwn(colours, letter)) {
        if (++edges > MAX_EDGES) fail(`there are more than ${MAX_EDGES} edges`, start);
        branches.push(branch(letter, forest(point(depth))));
      } else {
        fail(`"${letter}" is no edge`, start);
      }
    }
    return branches;
  };
  const trees: Branch[] = [];
  for (;;) {
    const start = at;
    const tree = point(0);
    if (tree.length === 0) fail('a tree is missing', start);
    trees.push(...tree);
    if (at === text.length) return forest(trees);
    if (text.charAt(at) !== '+') fail('a parenthesis closes nothing', at);
    at++;
  }
}

/** Trees side by side, each edge one unit up from the middle of its branches. */
export function drawForest(position: Forest, colours: Colours): Drawing {
  const height = Math.max(1, ...position.map(heightOf));
  const lines: Line[] = [];
  let leaves = 0;
  /** Draws a branch from a level up and returns the x of its lower end. */
  const draw = ({ colour, above }: Branch, level: number): number => {
    const ends = above.map((next) => draw(next, level + 1));
    const x =
      ends.length === 0
        ? leaves++ + 0.5
        : ends.reduce((total, end) => total + end, 0) / ends.length;
    const y = height - level;
    for (const [i, next] of above.entries()) {
      lines.push({
        from: [x, y - 1],
        to: [ends[i] ?? x, y - 2],
        owner: colours[next.colour] ?? 'either',
      });
    }
    if (level === 0)
      lines.push({ from: [x, y], to: [x, y - 1], owner: colours[colour] ?? 'either' });
    return x;
  };
  for (const tree of position) draw(tree, 0);
  return { width: Math.max(1, leaves), height, cells: [], lines, pieces: [], ground: height };
}

function heightOf({ above }: Branch): number {
  return 1 + Math.max(0, ...above.map(heightOf));
}
