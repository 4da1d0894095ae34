/**
 * Rewriting rules for boards of squares, `pattern -> replacement`: wherever the
 * pattern lies on the board, a player may put the replacement in its place. Both
 * have the same shape; `?` in a pattern stands for any square, which stays.
 */

import {
  type Grid,
  halfTurn,
  mirrored,
  parseRows,
  rowCount,
  transposed,
  upsideDown,
} from '../grids/grid.ts';
import { BoardNotationError } from '../notation-error.ts';

export interface RewritingRule {
  readonly pattern: Grid;
  readonly replacement: Grid;
}

/** Stands for any square in a pattern. */
export const ANY = '?';

/** How boards and rules can be turned, besides not at all. */
export type Symmetry = (grid: Grid) => Grid;
export const STRIP_SYMMETRIES: readonly Symmetry[] = [mirrored];
export const GRID_SYMMETRIES: readonly Symmetry[] = [
  (grid) => halfTurn(transposed(grid)),
  transposed,
  halfTurn,
  mirrored,
  upsideDown,
  (grid) => upsideDown(transposed(grid)),
  (grid) => mirrored(transposed(grid)),
];

const CURE = 'write "pattern -> replacement", as in "xo -> .x", rows split by |';

/** Whether a character may be a square: no blank, no bar, no half of a character, no `?`. */
export function isSquare(character: string): boolean {
  return character !== ANY && !/[\s|\ud800-\udfff]/.test(character);
}

/** Reads a rule; what is wrong with it is said with the rule. */
export function parseRule(text: string): RewritingRule {
  const sides = text.split('->');
  const [before = '', after = ''] = sides;
  if (sides.length === 1) throw refused(text, 'has no ->');
  if (sides.length > 2) throw refused(text, 'has more than one ->');
  const pattern = parseSide(text, 'pattern', before.trim());
  const replacement = parseSide(text, 'replacement', after.trim());
  if (shapeText(pattern) !== shapeText(replacement)) {
    const shapes = `is ${shapeText(pattern)} on the left and ${shapeText(replacement)} on the right`;
    throw refused(text, shapes, 'both sides have the same shape');
  }
  for (const [at, character] of [...pattern.text].entries()) {
    if ((character === ANY) === (replacement.text.charAt(at) === ANY)) continue;
    throw refused(
      text,
      `has a ? on one side only`,
      'what a ? stands for stays as it is: write ? on both sides',
    );
  }
  if (pattern.text === replacement.text) {
    throw refused(text, 'changes nothing', 'play must end, so a move must change the board');
  }
  return { pattern, replacement };
}

function parseSide(rule: string, side: string, text: string): Grid {
  if (text === '') throw refused(rule, `has no ${side}`);
  try {
    return parseRows(text, CURE, (character) => character === ANY || isSquare(character));
  } catch (error) {
    if (!(error instanceof BoardNotationError)) throw error;
    throw new BoardNotationError(`in the ${side} of the rule "${rule}"`, error.message);
  }
}

function refused(rule: string, problem: string, cure = CURE): BoardNotationError {
  return new BoardNotationError(`the rule "${rule}" ${problem}`, cure);
}

function shapeText(grid: Grid): string {
  return `${rowCount(grid)}×${grid.columns}`;
}

export function ruleText({ pattern, replacement }: RewritingRule): string {
  return `${pattern.text} -> ${replacement.text}`;
}

/** The rule turned. */
export function turned({ pattern, replacement }: RewritingRule, turn: Symmetry): RewritingRule {
  return { pattern: turn(pattern), replacement: turn(replacement) };
}

/** A rule and what becomes of it under symmetries, each once. */
export function turnsOf(rule: RewritingRule, symmetries = GRID_SYMMETRIES): RewritingRule[] {
  return distinct([rule, ...symmetries.map((turn) => turned(rule, turn))]);
}

/**
 * The quarter turns and mirror images of a rule, itself first.
 *
 * @example
 * turns('xo -> .x').join('; ') // → xo -> .x; o|x -> x|.; x|o -> .|x; ox -> x.
 */
export function turns(rule: string): string[] {
  return turnsOf(parseRule(rule)).map(ruleText);
}

/** Rules without repeats. */
export function distinct(rules: readonly RewritingRule[]): RewritingRule[] {
  return [...new Map(rules.map((rule) => [ruleText(rule), rule])).values()];
}

/** A rule laid out for boards of some width: squares are steps in the text from its first one. */
export interface LaidOut {
  readonly rows: number;
  readonly columns: number;
  /** The steps to the squares that matter, and what has to stand there. */
  readonly steps: readonly number[];
  readonly codes: readonly number[];
  /** The steps to the squares that change, in order, and what they become. */
  readonly changes: readonly { readonly step: number; readonly to: string }[];
}

export function laidOut({ pattern, replacement }: RewritingRule, columns: number): LaidOut {
  const steps: number[] = [];
  const codes: number[] = [];
  const changes: { step: number; to: string }[] = [];
  for (let at = 0; at < pattern.text.length; at++) {
    const from = pattern.text.charAt(at);
    if (from === ANY || from === '|') continue;
    const row = Math.floor(at / (pattern.columns + 1));
    const step = row * (columns + 1) + at - row * (pattern.columns + 1);
    const to = replacement.text.charAt(at);
    steps.push(step);
    codes.push(from.charCodeAt(0));
    if (from !== to) changes.push({ step, to });
  }
  return { rows: rowCount(pattern), columns: pattern.columns, steps, codes, changes };
}

/** The boards after one use of a rule. */
export function rewritten(grid: Grid, rule: LaidOut, found: Grid[]): void {
  const { text, columns } = grid;
  const lastRow = rowCount(grid) - rule.rows;
  const lastColumn = columns - rule.columns;
  for (let row = 0; row <= lastRow; row++) {
    const first = row * (columns + 1);
    for (let at = first; at <= first + lastColumn; at++) {
      if (liesAt(text, rule, at)) found.push({ columns, text: replacedAt(text, rule, at) });
    }
  }
}

function liesAt(text: string, { steps, codes }: LaidOut, at: number): boolean {
  for (let i = 0; i < steps.length; i++) {
    if (text.charCodeAt(at + (steps[i] ?? 0)) !== codes[i]) return false;
  }
  return true;
}

function replacedAt(text: string, { changes }: LaidOut, at: number): string {
  let written = '';
  let from = 0;
  for (const { step, to } of changes) {
    written += text.slice(from, at + step) + to;
    from = at + step + 1;
  }
  return written + text.slice(from);
}
