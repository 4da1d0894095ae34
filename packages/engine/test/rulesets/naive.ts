// The same games written a second time, as plainly as can be and without components, symmetries or
// shared code: each takes a position as text and gives its form as an object of the oracle.
import { type G, game } from '../oracle/game.ts';

type Options = (position: string, mover: 'left' | 'right') => string[];

export function played(options: Options): (position: string) => G {
  const memo = new Map<string, G>();
  const form = (position: string): G => {
    let known = memo.get(position);
    if (known === undefined) {
      known = game(options(position, 'left').map(form), options(position, 'right').map(form));
      memo.set(position, known);
    }
    return known;
  };
  return form;
}

const split = (text: string): string[][] => text.split('|').map((row) => [...row]);
const joined = (board: string[][]): string => board.map((row) => row.join('')).join('|');

/** The boards after `change` at every pair of orthogonally adjacent squares, in both orders. */
function atNeighbours(
  text: string,
  steps: readonly (readonly [number, number])[],
  change: (a: string, b: string) => [string, string] | undefined,
): string[] {
  const found: string[] = [];
  const board = split(text);
  for (let r = 0; r < board.length; r++)
    for (let c = 0; c < board[0]!.length; c++)
      for (const [dr, dc] of steps) {
        const other = board[r + dr]?.[c + dc];
        const changed = other === undefined ? undefined : change(board[r]![c]!, other);
        if (changed === undefined) continue;
        const next = split(text);
        [next[r]![c], next[r + dr]![c + dc]] = changed;
        found.push(joined(next));
      }
  return found;
}

const cover = (a: string, b: string): [string, string] | undefined =>
  a === '.' && b === '.' ? ['#', '#'] : undefined;

export const domineering = played((text, mover) =>
  atNeighbours(text, [mover === 'left' ? [1, 0] : [0, 1]], cover),
);

export const cram = played((text) =>
  atNeighbours(
    text,
    [
      [1, 0],
      [0, 1],
    ],
    cover,
  ),
); // prettier-ignore

export const clobber = played((text, mover) => {
  const [own, other] = mover === 'left' ? ['x', 'o'] : ['o', 'x'];
  const around = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  return atNeighbours(text, around, (a, b) => (a === own && b === other ? ['.', own!] : undefined));
});

export const toadsAndFrogs = played((text, mover) => {
  const moves: string[] = [];
  const rules = mover === 'left' ? ['t.>.t', 'tf.>.ft'] : ['.f>f.', '.tf>ft.'];
  for (const rule of rules) {
    const [from, to] = rule.split('>') as [string, string];
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1))
      moves.push(text.slice(0, at) + to + text.slice(at + from.length));
  }
  return moves;
});

// Hackenbush as a graph: edges "lower upper colour" with 0 the ground; cutting removes one edge and
// then everything that no path joins to the ground.
export const hackenbushGraph = played((text, mover) => {
  const edges = text === '' ? [] : text.split(';').map((edge) => edge.split(' '));
  const mine = mover === 'left' ? 'bg' : 'rg';
  return edges.flatMap((cut) => {
    if (!mine.includes(cut[2]!)) return [];
    let rest = edges.filter((edge) => edge !== cut);
    const joinedToGround = new Set(['0']);
    for (let grown = true; grown; ) {
      grown = false;
      for (const [a, b] of rest)
        if (joinedToGround.has(a!) !== joinedToGround.has(b!)) {
          joinedToGround.add(a!).add(b!);
          grown = true;
        }
    }
    rest = rest.filter(([a]) => joinedToGround.has(a!));
    return [rest.map((edge) => edge.join(' ')).join(';')];
  });
});

/** Heap games: what a heap may become, as lists of heaps. */
export const heapGame = (becomes: (heap: number, mover: 'left' | 'right') => number[][]) =>
  played((text, mover) => {
    const heaps = text === '' ? [] : text.split(' ').map(Number);
    return heaps.flatMap((heap, i) =>
      becomes(heap, mover).map((left) =>
        [...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)].filter((n) => n > 0).join(' '),
      ),
    );
  });

export const nim = heapGame((heap) => [...Array(heap).keys()].map((n) => [n]));

/** Kayles: knock down one pin, or two that stand together, anywhere in a row. */
export const kayles = heapGame((row) => {
  const found: number[][] = [];
  for (const width of [1, 2])
    for (let left = 0; left + width <= row; left++) found.push([left, row - left - width]);
  return found;
});

/** Partizan Kayles: Left knocks down one pin, Right two that stand together. */
export const partizanKayles = heapGame((row, mover) => {
  const width = mover === 'left' ? 1 : 2;
  return Array.from({ length: Math.max(0, row - width + 1) }, (_, at) => [at, row - at - width]);
});
