// The board in letters: squares with their names at the edges, heaps as columns of counters, anything
// else as its drawing or its text. Marks are brackets first and colours second, so that nothing is lost
// without them.

import { squareName, type TurnView } from '@proviso/engine/matches';
import type { Colour } from '../output/colour.ts';
import { printable } from '../output/printable.ts';
import type { Chooser } from './chooser.ts';
import type { Played } from './game.ts';

/** A piece of a line and how it is painted. */
export interface Span {
  readonly text: string;
  readonly colour?: Colour | undefined;
  /** Whether it stands out: it is under the cursor. */
  readonly inverse?: boolean | undefined;
}

export type SpanLine = readonly Span[];

/** A picture, and the line and column that must be seen where not all of it fits. */
export interface BoardPicture {
  readonly lines: readonly SpanLine[];
  readonly focus?: { readonly line: number; readonly column: number };
}

interface Seen {
  readonly view: TurnView;
  readonly drawing?: readonly string[] | undefined;
  readonly moves: readonly Played[];
  /** What is being chosen, where a cursor is shown. */
  readonly chooser?: Chooser | undefined;
}

/** The board as it stands. */
export function boardPicture({ view, drawing, moves, chooser }: Seen): BoardPicture {
  const { surface, position } = view;
  if (surface.kind === 'squares') return squares(surface.rows, moves, chooser);
  if (surface.kind === 'heaps') return heaps(surface.heaps, view, chooser);
  const lines = drawing ?? position.split('|');
  return { lines: lines.map((line) => [{ text: printable(line) }]) };
}

/** Whose a square is: on covered squares, who covered them. */
const OWNERS = {
  left: { letter: 'L', colour: 'blue' },
  right: { letter: 'R', colour: 'red' },
} as const;
/** The letters by which rulesets write what belongs to a player. */
const LEFTS = 'xtlb';
const RIGHTS = 'ofr';

function squares(
  rows: readonly string[],
  moves: readonly Played[],
  chooser: Chooser | undefined,
): BoardPicture {
  const columns = rows[0]?.length ?? 0;
  const owners = new Map(moves.flatMap(({ squares, player }) => squares.map((at) => [at, player])));
  const last = moves.at(-1)?.squares ?? [];
  const margin = String(rows.length).length;
  const names = Array.from({ length: columns }, (_, c) => squareName(c, columns).slice(0, -1));
  const head = `${' '.repeat(margin)} ${names.map((name) => name.padStart(2).padEnd(3)).join('')}`;
  const lines = rows.map((row, r): SpanLine => {
    const cells = [...row].map((symbol, c): Span => {
      const at = r * columns + c;
      const { letter, colour } = looks(symbol, owners.get(at));
      const cursor = chooser?.cursor === at;
      const [open, close] = cursor
        ? '[]'
        : chooser?.chosen.includes(at)
          ? '()'
          : last.includes(at)
            ? '<>'
            : '  ';
      return { text: `${open}${letter}${close}`, colour, inverse: cursor };
    });
    return [{ text: `${String(r + 1).padStart(margin)} ` }, ...cells];
  });
  const cursor = chooser?.cursor;
  return {
    lines: [[{ text: head.trimEnd(), colour: 'dim' }], ...lines],
    ...(cursor !== undefined && {
      focus: {
        line: 1 + Math.floor(cursor / columns),
        column: margin + 2 + 3 * (cursor % columns),
      },
    }),
  };
}

/** How a square is shown. */
function looks(
  symbol: string,
  owner: Played['player'] | undefined,
): { letter: string; colour?: Colour } {
  if (symbol === '.') return { letter: '·' };
  if (symbol === '#') return owner === undefined ? { letter: '■', colour: 'dim' } : OWNERS[owner];
  const letter = printable(symbol);
  if (LEFTS.includes(symbol)) return { letter, colour: 'blue' };
  return RIGHTS.includes(symbol) ? { letter, colour: 'red' } : { letter };
}

/** More counters than these are told by their number alone. */
const HIGHEST = 12;

function heaps(
  sizes: readonly number[],
  view: TurnView,
  chooser: Chooser | undefined,
): BoardPicture {
  const proposed =
    chooser?.proposed === undefined ? undefined : view.moves[chooser.proposed]?.gesture;
  const takes = proposed?.kind === 'heap' ? proposed.takes : 0;
  const height = Math.min(HIGHEST, Math.max(0, ...sizes));
  const lines: SpanLine[] = [];
  for (let level = height; level >= 1; level--) {
    lines.push(
      sizes.map((size, i): Span => {
        if (level > size) return { text: '     ' };
        // The counters on top are those that are taken.
        const taken = i === chooser?.heap && level > Math.min(size, HIGHEST) - takes;
        return { text: taken ? ' [●] ' : '  ●  ', inverse: taken };
      }),
    );
  }
  lines.push(
    sizes.map((size, i): Span => {
      const at = i === chooser?.heap;
      return { text: (at ? `[${size}]` : `${size} `).padStart(4).padEnd(5), inverse: at };
    }),
  );
  return {
    lines: sizes.length === 0 ? [[{ text: 'no heap is left' }]] : lines,
    ...(chooser?.heap !== undefined && {
      focus: { line: lines.length - 1, column: 5 * chooser.heap },
    }),
  };
}
