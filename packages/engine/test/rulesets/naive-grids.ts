// The games on grids written a second time, from their rules: plain arrays, the whole board looked at
// after every move, no components and no symmetries.
import { played } from './naive.ts';

type Mover = 'left' | 'right';
type Squares = string[][];
type Step = readonly [down: number, across: number];

const rows = (text: string): Squares => text.split('|').map((row) => [...row]);
const text = (board: Squares): string => board.map((row) => row.join('')).join('|');
const own = (mover: Mover): string => (mover === 'left' ? 'x' : 'o');
const other = (mover: Mover): string => (mover === 'left' ? 'o' : 'x');

const ORTHOGONAL: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** All squares of a board. */
const places = (board: Squares): Step[] =>
  board.flatMap((row, r) => row.map((_, c): Step => [r, c]));

/** A copy with some squares changed. */
function changed(board: Squares, changes: readonly [r: number, c: number, to: string][]): Squares {
  const copy = board.map((row) => [...row]);
  for (const [r, c, to] of changes) copy[r]![c] = to;
  return copy;
}

/** A stone on an empty square, if the board is allowed then. */
const placing = (allowed: (board: Squares, r: number, c: number, mover: Mover) => boolean) =>
  played((position, mover) => {
    const board = rows(position);
    return places(board)
      .filter(([r, c]) => board[r]![c] === '.')
      .map(([r, c]) => ({ r, c, after: changed(board, [[r, c, own(mover)]]) }))
      .filter(({ r, c, after }) => allowed(after, r, c, mover))
      .map(({ after }) => text(after));
  });

const neighbours = (board: Squares, r: number, c: number): (string | undefined)[] =>
  ORTHOGONAL.map(([dr, dc]) => board[r + dr]?.[c + dc]);

export const col = placing((board, r, c, mover) => !neighbours(board, r, c).includes(own(mover)));

export const snort = placing(
  (board, r, c, mover) => !neighbours(board, r, c).includes(other(mover)),
);

/** Whether no stone stands beside one that its owner may not play beside. */
const keeps = (rival: (mover: Mover) => string) => (position: string) => {
  const board = rows(position);
  return places(board).every(([r, c]) =>
    (['left', 'right'] as const).every(
      (mover) => board[r]![c] !== own(mover) || !neighbours(board, r, c).includes(rival(mover)),
    ),
  );
};
export const isCol = keeps(own);
export const isSnort = keeps(other);

/** Stones that can breathe: those beside an empty square, then whoever touches one of their own kind. */
export function allBreathe(board: Squares): boolean {
  const stones = places(board).filter(([r, c]) => 'xo'.includes(board[r]![c]!));
  const breathing = new Set<string>();
  for (let before = -1; before < breathing.size; ) {
    before = breathing.size;
    for (const [r, c] of stones)
      for (const [dr, dc] of ORTHOGONAL) {
        const there = board[r + dr]?.[c + dc];
        if (there === '.') breathing.add(`${r},${c}`);
        if (there === board[r]![c] && breathing.has(`${r + dr},${c + dc}`))
          breathing.add(`${r},${c}`);
      }
  }
  return breathing.size === stones.length;
}

export const nogo = placing((board) => allBreathe(board));

/** Whether a text is a position of NoGo. */
export const isNogo = (position: string): boolean => allBreathe(rows(position));

/** The place so many steps away. */
const away = ([r, c]: Step, [dr, dc]: Step, steps: number): Step => [
  r + dr * steps,
  c + dc * steps,
];
const sign = (board: Squares, [r, c]: Step): string | undefined => board[r]?.[c];

/** Every stone of the mover, and where it stands. */
const stonesOf = (board: Squares, mover: Mover): Step[] =>
  places(board).filter(([r, c]) => board[r]![c] === own(mover));

/** Jump after jump in one direction, each a move. */
export const konane = played((position, mover) => {
  const board = rows(position);
  const found: string[] = [];
  for (const from of stonesOf(board, mover))
    for (const direction of ORTHOGONAL)
      for (let jumps = 1; ; jumps++) {
        const over = away(from, direction, 2 * jumps - 1);
        const to = away(from, direction, 2 * jumps);
        if (sign(board, over) !== other(mover) || sign(board, to) !== '.') break;
        const taken = Array.from({ length: jumps }, (_, i) => away(from, direction, 2 * i + 1));
        found.push(
          text(
            changed(board, [
              ...[from, ...taken].map(([r, c]): [number, number, string] => [r, c, '.']),
              [...to, own(mover)],
            ]),
          ),
        );
      }
  return found;
});

const COMPASS: readonly Step[] = [-1, 0, 1]
  .flatMap((dr) => [-1, 0, 1].map((dc): Step => [dr, dc]))
  .filter(([dr, dc]) => dr !== 0 || dc !== 0);

/** Whether one goes straight from one square to another over empty squares onto an empty one. */
function queenGoes(board: Squares, from: Step, to: Step): boolean {
  return COMPASS.some((direction) => {
    for (let steps = 1; sign(board, away(from, direction, steps)) === '.'; steps++)
      if (`${away(from, direction, steps)}` === `${to}`) return true;
    return false;
  });
}

/** Every square tried for the amazon, then every square for the arrow. */
export const amazons = played((position, mover) => {
  const board = rows(position);
  return stonesOf(board, mover).flatMap((from) =>
    places(board)
      .filter((to) => queenGoes(board, from, to))
      .flatMap((to) => {
        const moved = changed(board, [
          [...from, '.'],
          [...to, own(mover)],
        ]);
        return places(moved)
          .filter((hit) => queenGoes(moved, to, hit))
          .map((hit) => text(changed(moved, [[...hit, '#']])));
      }),
  );
});

export const fission = played((position, mover) => {
  const board = rows(position);
  const direction: Step = mover === 'left' ? [1, 0] : [0, 1];
  return places(board)
    .filter((at) => sign(board, at) === 'x')
    .map((at) => [at, away(at, direction, -1), away(at, direction, 1)] as const)
    .filter(([, before, after]) => [before, after].every((to) => sign(board, to) === '.'))
    .map(([at, before, after]) =>
      text(
        changed(board, [
          [...at, '.'],
          [...before, 'x'],
          [...after, 'x'],
        ]),
      ),
    );
});

/** Every segment of a line that lies on open squares only, by its two ends. */
export const quelhas = played((position, mover) => {
  const board = rows(position);
  const found: string[] = [];
  for (const [r, c] of places(board))
    for (const [s, d] of places(board)) {
      const inLine = mover === 'left' ? c === d && r < s : r === s && c < d;
      const segment = places(board).filter(
        ([i, j]) => r <= i && i <= s && Math.min(c, d) <= j && j <= Math.max(c, d),
      );
      if (inLine && segment.every((at) => sign(board, at) === '.'))
        found.push(
          text(
            changed(
              board,
              segment.map(([i, j]) => [i, j, '#']),
            ),
          ),
        );
    }
  return found;
});

/** A stone of the mover goes from one square to another, as far as the pair of squares allows it. */
const moving = (
  allowed: (board: Squares, from: Step, to: Step, mover: Mover) => boolean,
  leaves: (mover: Mover) => string = () => '.',
) =>
  played((position, mover) => {
    const board = rows(position);
    return stonesOf(board, mover).flatMap((from) =>
      places(board)
        .filter((to) => `${from}` !== `${to}` && allowed(board, from, to, mover))
        .map((to) =>
          text(
            changed(board, [
              [...from, leaves(mover)],
              [...to, own(mover)],
            ]),
          ),
        ),
    );
  });

const distances = ([r, c]: Step, [s, d]: Step): [number, number] =>
  [Math.abs(r - s), Math.abs(c - d)].sort((a, b) => a - b) as [number, number];
const areNeighbours = (from: Step, to: Step) => `${distances(from, to)}` === '0,1';

export const antiClobber = moving(
  (board, from, to) => areNeighbours(from, to) && sign(board, to) === '.',
  other,
);

export const cannibalClobber = moving(
  (board, from, to) => areNeighbours(from, to) && sign(board, to) !== '.',
);

export const kings = moving(
  (board, from, to, mover) => distances(from, to)[1] === 1 && sign(board, to) === other(mover),
);

export const knights = moving(
  (board, from, to, mover) =>
    `${distances(from, to)}` === '1,2' && sign(board, to) === other(mover),
);

export const rooks = moving((board, from, to, mover) => {
  const between = places(board).filter(
    (at) =>
      distances(from, at)[0] === 0 &&
      distances(at, to)[0] === 0 &&
      Math.hypot(...distances(from, at)) + Math.hypot(...distances(at, to)) ===
        Math.hypot(...distances(from, to)) &&
      ![`${from}`, `${to}`].includes(`${at}`),
  );
  return (
    distances(from, to)[0] === 0 &&
    sign(board, to) === other(mover) &&
    between.every((at) => sign(board, at) === '.')
  );
});
