/**
 * Boards and their rules: the rulesets that come with Proviso, and what one of your own
 * needs.
 */

export {
  type Board,
  boardToText,
  drawBoard,
  makeBoard,
  positionToText,
  readBoard,
} from './board.ts';
export { clobber } from './clobber.ts';
export { EndlessPlayError } from './components.ts';
export { cram } from './cram.ts';
export { domineering } from './domineering.ts';
export type { Cell, Drawing, Line, Owner, Piece } from './drawing.ts';
export { boardForm, boardLiesIn, boardSimplestForm, type EvaluationOptions } from './evaluate.ts';
export { hackenbush } from './hackenbush.ts';
export { nim } from './nim.ts';
export { BoardNotationError } from './notation-error.ts';
export { octal } from './octal.ts';
export { boardOutcome, type Convention } from './outcome.ts';
export { type RulesetEntry, rulesets } from './registry.ts';
export type { Habitat, RegisteredRuleset, Ruleset } from './ruleset.ts';
export type { Square, SquareBoards, Squares } from './squares.ts';
export { toadsAndFrogs } from './toads-and-frogs.ts';
