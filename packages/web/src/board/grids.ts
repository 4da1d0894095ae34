// Boards of squares as the page draws them: what may stand on a square, and how it is called. The
// rules themselves are the engine's.

export interface Sign {
  /** The character in the ruleset's notation. */
  readonly symbol: string;
  readonly word: string;
  readonly look: 'open' | 'closed' | 'left' | 'right';
}

export interface GridRules {
  readonly signs: readonly Sign[];
  /** A board of one row. */
  readonly strip: boolean;
  readonly rows: number;
  readonly columns: number;
  /** What fills a new board; boards of stones alternate. */
  readonly fill: readonly string[];
}

const OPEN: Sign = { symbol: '.', word: 'open', look: 'open' };
const EMPTY: Sign = { symbol: '.', word: 'empty', look: 'open' };
const COVERED: Sign = { symbol: '#', word: 'covered', look: 'closed' };

const dominoes = { signs: [OPEN, COVERED], strip: false, rows: 2, columns: 4, fill: ['.'] };

const GRIDS: ReadonlyMap<string, GridRules> = new Map<string, GridRules>([
  ['domineering', dominoes],
  ['cram', dominoes],
  [
    'clobber',
    {
      signs: [
        { symbol: 'x', word: 'Left’s stone', look: 'left' },
        { symbol: 'o', word: 'Right’s stone', look: 'right' },
        EMPTY,
      ],
      strip: false,
      rows: 2,
      columns: 3,
      fill: ['x', 'o'],
    },
  ],
  [
    'toadsandfrogs',
    {
      signs: [
        { symbol: 't', word: 'toad', look: 'left' },
        { symbol: 'f', word: 'frog', look: 'right' },
        EMPTY,
      ],
      strip: true,
      rows: 1,
      columns: 5,
      fill: ['.'],
    },
  ],
]);

/** How a ruleset's boards are drawn; `undefined` for what is not made of squares. */
export function gridRules(name: string): GridRules | undefined {
  return GRIDS.get(name);
}

/** Larger boards take longer than anyone waits, and do not fit. */
export const LARGEST_SIDE = 14;

/** A board of a size, as much as possible as it was. */
export function resized(position: string, rules: GridRules, rows: number, columns: number): string {
  const old = position.split('|');
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      return old[y]?.charAt(x) || (rules.fill[(x + y) % rules.fill.length] ?? '.');
    }).join(''),
  ).join('|');
}

/** The board with one square changed. */
export function withSquare(position: string, row: number, column: number, symbol: string): string {
  const rows = position.split('|');
  const old = rows[row] ?? '';
  rows[row] = old.slice(0, column) + symbol + old.slice(column + 1);
  return rows.join('|');
}

/** What comes after a sign when a square is pressed again and again. */
export function nextSign(rules: GridRules, symbol: string): string {
  const at = rules.signs.findIndex((sign) => sign.symbol === symbol);
  return rules.signs[(at + 1) % rules.signs.length]?.symbol ?? symbol;
}
