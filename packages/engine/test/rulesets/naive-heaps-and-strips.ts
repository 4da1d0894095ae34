// Games on heaps, strips and cakes written a second time, from their rules in words: positions are
// texts, moves are found by trying everything, and nothing falls apart.
import type { G } from '../oracle/game.ts';
import { heapGame, played } from './naive.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Take a number of the mover's set from a heap. */
export const subtraction = (left: number[], right: number[]) =>
  heapGame((heap, mover) =>
    upTo(heap)
      .filter((taken) => (mover === 'left' ? left : right).includes(taken))
      .map((taken) => [heap - taken]),
  );

/** Any two heaps that make up the one, if they differ. */
export const grundysGame = heapGame((heap) =>
  upTo(heap).flatMap((a) => upTo(heap).flatMap((b) => (a + b === heap && a !== b ? [[a, b]] : []))),
);

/** A queen on a board, drawn to the corner: she goes left, down, or along the diagonal. */
export const wythoff = played((text) => {
  const [x, y] = text.split(' ').map(Number) as [number, number];
  const found: string[] = [];
  for (let u = 0; u <= x; u++)
    for (let v = 0; v <= y; v++)
      if ((u !== x || v !== y) && (u === x || v === y || x - u === y - v)) found.push(`${u} ${v}`);
  return found;
});

/** Everything from the chosen piece to the left goes one square left; the first square is lost. */
export const shove = played((text, mover) => {
  const letter = mover === 'left' ? 'l' : 'r';
  return [...text].flatMap((square, at) => {
    if (square !== letter) return [];
    const [, ...moved] = text.slice(0, at + 1);
    return [`${moved.join('')}.${text.slice(at + 1)}`];
  });
});

/** The piece steps left; whoever stands there steps left first, and so on. */
export const push = played((text, mover) => {
  const letter = mover === 'left' ? 'l' : 'r';
  return [...text].flatMap((square, chosen) => {
    if (square !== letter) return [];
    const strip = [...text];
    const step = (at: number): void => {
      if (at > 0 && strip[at - 1] !== '.') step(at - 1);
      if (at > 0) strip[at - 1] = strip[at]!;
      strip[at] = '.';
    };
    step(chosen);
    return [strip.join('')];
  });
});

/** A domino falls on its neighbour, which falls the same way, as long as there is one. */
export const topplingDominoes = played((text, mover) => {
  const letters = mover === 'left' ? 'le' : 're';
  return [...text].flatMap((square, chosen) =>
    letters.includes(square)
      ? [-1, 1].map((way) => {
          const strip = [...text];
          for (let at = chosen; strip[at] !== undefined && strip[at] !== '.'; at += way)
            strip[at] = '.';
          return strip.join('');
        })
      : [],
  );
});

export const elephantsAndRhinos = played((text, mover) => {
  const [from, to] = mover === 'left' ? ['t.', '.t'] : ['.f', 'f.'];
  return upTo(text.length)
    .map((n) => n - 1)
    .filter((at) => text.startsWith(from!, at))
    .map((at) => text.slice(0, at) + to + text.slice(at + 2));
});

/** Cakes "2x3 1x4": every list of lengths that adds up to the side and that `allows` lets pass. */
const cakes = (allows: (lengths: number[]) => boolean): ((text: string) => G) =>
  played((text, mover) => {
    const all = text.split(' ');
    return all.flatMap((cake, i) => {
      const [rows, columns] = cake.split('x').map(Number) as [number, number];
      return compositions(mover === 'left' ? columns : rows)
        .filter((lengths) => lengths.length > 1 && allows(lengths))
        .map((lengths) =>
          [
            ...all.slice(0, i),
            ...lengths.map((n) => (mover === 'left' ? `${rows}x${n}` : `${n}x${columns}`)),
            ...all.slice(i + 1),
          ]
            .sort()
            .join(' '),
        );
    });
  });

/** The lists of numbers from 1 on with a sum, in every order. */
export function compositions(n: number): number[][] {
  if (n === 0) return [[]];
  return upTo(n).flatMap((first) => compositions(n - first).map((rest) => [first, ...rest]));
}

export const cutcake = cakes((lengths) => lengths.length === 2);
export const maundyCake = cakes((lengths) => new Set(lengths).size === 1);

/** Whether so many heaps of these sizes may be left after taking `taken`. */
export type Leaves = (taken: number, left: number[]) => boolean;

/** Every way to leave heaps behind, in any order, that the rule lets pass. */
export const takeAndBreak = (leaves: Leaves) =>
  heapGame((heap) =>
    [0, ...upTo(heap)].flatMap((taken) =>
      compositions(heap - taken).filter((left) => leaves(taken, left)),
    ),
  );

/** Every set of coins whose last shows heads and that the rule lets pass; places count from 1. */
export const turning = (allows: (places: number[]) => boolean) =>
  played((text) => {
    const found: string[] = [];
    for (let mask = 1; mask < 2 ** text.length; mask++) {
      const places = upTo(text.length).filter((place) => ((mask >> (place - 1)) & 1) === 1);
      if (text[places.at(-1)! - 1] !== 'h' || !allows(places)) continue;
      found.push(
        [...text].map((c, i) => (places.includes(i + 1) ? (c === 'h' ? 't' : 'h') : c)).join(''),
      );
    }
    return found;
  });
