/**
 * Rulesets made of rewriting rules, on strips and on grids. A character that
 * stands left of no `->`, of either player, is a wall: nothing ever happens there,
 * and no wall goes away. So a board falls apart: two squares belong together when
 * some placement of a pattern, without walls under its squares other than `?`,
 * covers both. Moves only add walls, and what is apart stays apart.
 */

import { type Both, Left, of, Right, SIDES, type Side } from '../../forms/side.ts';
import {
  cropped,
  drawGrid,
  filledGrid,
  type Grid,
  MAX_SIDE,
  parseRow,
  parseRows,
  printGrid,
  rowCount,
} from '../grids/grid.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Squares } from '../squares.ts';
import {
  ANY,
  distinct,
  GRID_SYMMETRIES,
  isSquare,
  type LaidOut,
  laidOut,
  parseRule,
  type RewritingRule,
  rewritten,
  ruleText,
  STRIP_SYMMETRIES,
  type Symmetry,
  turned,
  turnsOf,
} from './rewriting-rules.ts';
import { namedSquares } from './rewriting-squares.ts';

/** The rules of both players. */
type Rules = Both<readonly RewritingRule[]>;

/** The rules of a player: a text, or several. */
type Written = string | readonly string[];

/**
 * The ruleset on grids whose moves are the uses of rewriting rules.
 *
 * @example
 * const domineeringByRules = rewritingGrid('.|. -> #|#', '.. -> ##');
 * boardOutcome(new Arena(), readBoard(domineeringByRules, [2, 2])) // → P
 */
export function rewritingGrid(left: Written, right: Written): Ruleset<Grid> {
  const rules: Rules = { left: readRules(left), right: readRules(right) };
  return {
    ...rewriting('grid', rules, GRID_SYMMETRIES),
    notation: 'rows split by |, one character a square',
    parse: (text) => parseRows(text, GRID_CURE, isSquare),
    fromSizes: (...sizes) => filledGrid(sizes, EMPTY),
  };
}

/**
 * The same on strips, boards of one row.
 *
 * @example
 * const toads = rewritingStrip(['t. -> .t', 'tf. -> .ft'], ['.f -> f.', '.tf -> ft.']);
 * boardOutcome(new Arena(), readBoard(toads, ['t.f'])) // → P
 */
export function rewritingStrip(left: Written, right: Written): Ruleset<Grid> {
  const rules: Rules = { left: lying(readRules(left)), right: lying(readRules(right)) };
  return {
    ...rewriting('strip', rules, STRIP_SYMMETRIES),
    notation: 'one row, one character a square; it may be empty',
    parse(text) {
      if (text === '') return EMPTY_STRIP;
      return parseRow(text, `write one row of squares, ${WITHOUT}`, isSquare);
    },
    fromSizes(length = 0, ...rest) {
      if (rest.length > 0) {
        throw new BoardNotationError('a strip has one size', 'write its length alone');
      }
      requireCount(length, 'the length of the strip', 0, MAX_SIDE);
      return length === 0 ? EMPTY_STRIP : filledGrid([1, length], EMPTY);
    },
  };
}

/** What no square is written as. */
const WITHOUT = `without blanks and without ${ANY}`;
const GRID_CURE = `write rows of squares, all of one length and split by |, ${WITHOUT}`;

/** The strip without squares: nobody has a move. */
const EMPTY_STRIP: Grid = { columns: 0, text: '' };

/** What a board of sizes alone is made of. */
const EMPTY = '.';

function readRules(written: Written): RewritingRule[] {
  const rules = typeof written === 'string' ? [written] : written;
  return distinct(rules.map(parseRule));
}

/** Those of one row. One that stands upright goes where its quarter turn is there as well, as `turns` gives it. */
function lying(rules: readonly RewritingRule[]): RewritingRule[] {
  const texts = new Set(rules.map(ruleText));
  return rules.filter((rule) => {
    if (rowCount(rule.pattern) === 1) return true;
    const lies = turnsOf(rule).filter(({ pattern }) => rowCount(pattern) === 1);
    if (lies.some((each) => texts.has(ruleText(each)))) return false;
    throw new BoardNotationError(
      `the rule "${ruleText(rule)}" has several rows and lies on no strip`,
      'write it in one row, or make a grid of the rules',
    );
  });
}

function rewriting(
  kind: 'grid' | 'strip',
  rules: Rules,
  symmetries: readonly Symmetry[],
): Ruleset<Grid> {
  const definition = `${kind}(${SIDES.map((side) => rulesText(of(rules, side), symmetries)).join(', ')})`;
  const symmetric = symmetries.filter((turn) =>
    SIDES.every((side) => isKept(of(rules, side), turn)),
  );
  const walls = wallsOf(rules);
  const squares = namedSquares(rules, walls.wall);
  const layouts = new Map<number, Layout>();
  const layoutOf = (columns: number): Layout => {
    let layout = layouts.get(columns);
    if (layout === undefined) {
      layout = layoutFor(rules, columns);
      layouts.set(columns, layout);
    }
    return layout;
  };
  return {
    definition,
    key: () => definition,
    title: kind === 'grid' ? 'A grid of your own' : 'A strip of your own',
    moves(grid, side) {
      const found: Grid[] = [];
      for (const rule of of(layoutOf(grid.columns).moves, side)) rewritten(grid, rule, found);
      return found;
    },
    print: printGrid,
    components: (grid) => regionsOf(grid, layoutOf(grid.columns), walls),
    ...(symmetric.length > 0
      ? { symmetries: (grid: Grid) => symmetric.map((turn) => turn(grid)) }
      : {}),
    draw: (grid) => drawGrid(grid, withWalls(squares, grid)),
    boards: { squares, fill: [EMPTY], ...(kind === 'strip' ? { strip: true } : {}) },
  };
}

/** The rules of a player as they are written, those that `turns` makes in one. */
function rulesText(rules: readonly RewritingRule[], symmetries: readonly Symmetry[]): string {
  const left = new Set(rules.map(ruleText));
  const parts: string[] = [];
  for (const rule of rules) {
    const text = ruleText(rule);
    if (!left.has(text)) continue;
    const all = turnsOf(rule, symmetries).map(ruleText);
    const whole = all.length > 1 && all.every((each) => left.has(each));
    for (const each of whole ? all : [text]) left.delete(each);
    parts.push(whole ? `turns(${JSON.stringify(text)})` : JSON.stringify(text));
  }
  return parts.length === 1 ? `${parts[0]}` : `[${parts.join(', ')}]`;
}

/** Whether rules turned are the same rules. */
function isKept(rules: readonly RewritingRule[], turn: Symmetry): boolean {
  const texts = new Set(rules.map(ruleText));
  return rules.every((rule) => texts.has(ruleText(turned(rule, turn))));
}

/** Which squares are walls. */
interface Walls {
  /** Code of a character → 1 if it stands left of some `->`. */
  readonly live: Uint8Array;
  /** A character that is a wall, to stand for all of them. */
  readonly wall: string;
  /** How far from its squares a pattern looks whether there is a board at all, by way of `?`. */
  readonly margin: number;
}

function wallsOf(rules: Rules): Walls {
  const all = [...rules.left, ...rules.right];
  const patterns = all.map(({ pattern }) => pattern);
  const live = new Set(patterns.flatMap(({ text }) => [...text]));
  const ends = all.flatMap(({ replacement }) => [...replacement.text]);
  const wall = [...ends, '#', EMPTY, '_'].find((square) => !live.has(square)) ?? unused(live);
  const table = new Uint8Array(Math.max(0, ...[...live].map((square) => square.charCodeAt(0))) + 1);
  for (const square of live) {
    if (square !== ANY && square !== '|') table[square.charCodeAt(0)] = 1;
  }
  const margin = live.has(ANY)
    ? Math.max(...patterns.map((grid) => Math.max(rowCount(grid), grid.columns) - 1))
    : 0;
  return { live: table, wall, margin };
}

/** A character that no rule mentions. */
function unused(mentioned: ReadonlySet<string>): string {
  let code = '▒'.charCodeAt(0);
  while (mentioned.has(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/** The rules laid out for one width. */
interface Layout {
  readonly moves: Both<readonly LaidOut[]>;
  /** One for each shape of a pattern, whatever stands in it. */
  readonly shapes: readonly LaidOut[];
}

function layoutFor(rules: Rules, columns: number): Layout {
  const all = (side: Side) => of(rules, side).map((rule) => laidOut(rule, columns));
  const moves = { left: all(Left), right: all(Right) };
  const shapes = new Map<string, LaidOut>();
  for (const rule of [...moves.left, ...moves.right]) {
    shapes.set(`${rule.rows} ${rule.columns} ${rule.steps.join()}`, rule);
  }
  return { moves, shapes: [...shapes.values()] };
}

/** What a board falls apart into; squares that no pattern can cover are left out. */
function regionsOf(grid: Grid, { shapes }: Layout, { live, wall, margin }: Walls): Grid[] {
  const { text, columns } = grid;
  const joined = new Int32Array(text.length).fill(APART);
  const rows = rowCount(grid);
  for (const shape of shapes) {
    for (let row = 0; row <= rows - shape.rows; row++) {
      const first = row * (columns + 1);
      for (let at = first; at <= first + columns - shape.columns; at++) {
        if (fits(text, live, shape.steps, at)) join(joined, shape.steps, at);
      }
    }
  }
  const regions = new Map<number, number[]>();
  for (let at = 0; at < joined.length; at++) {
    if (joined[at] === APART) continue;
    const root = rootOf(joined, at);
    const region = regions.get(root);
    if (region === undefined) regions.set(root, [at]);
    else region.push(at);
  }
  return Array.from(regions.values(), (region) => cropped(grid, region, wall, margin));
}

/** Of a square that belongs to none. */
const APART = -1;

function fits(text: string, live: Uint8Array, steps: readonly number[], at: number): boolean {
  for (let i = 0; i < steps.length; i++) {
    if (live[text.charCodeAt(at + (steps[i] ?? 0))] !== 1) return false;
  }
  return true;
}

/** Makes one of the sets that the squares of a placement are in: each leads to another, a root to itself. */
function join(joined: Int32Array, steps: readonly number[], at: number): void {
  let root = at + (steps[0] ?? 0);
  root = joined[root] === APART ? root : rootOf(joined, root);
  joined[root] = root;
  for (let i = 1; i < steps.length; i++) {
    const square = at + (steps[i] ?? 0);
    const other = joined[square] === APART ? square : rootOf(joined, square);
    joined[other] = root;
  }
}

function rootOf(joined: Int32Array, square: number): number {
  let root = square;
  for (let next = joined[root] ?? root; next !== root; next = joined[root] ?? root) {
    // Halves the path for the next lookup.
    joined[root] = joined[next] ?? next;
    root = next;
  }
  return root;
}

/** The squares of a board, with those that no rule mentions as walls. */
function withWalls(squares: Squares, { text }: Grid): Squares {
  const others = [...text].filter((square) => square !== '|' && !Object.hasOwn(squares, square));
  if (others.length === 0) return squares;
  const wall = { name: 'closed', closed: true };
  return { ...squares, ...Object.fromEntries(others.map((square) => [square, wall])) };
}
