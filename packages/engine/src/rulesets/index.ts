/**
 * Boards and their rules: the rulesets that come with Proviso, and what one of your own
 * needs.
 */

export { amazons } from './amazons.ts';
export { antiClobber } from './anti-clobber.ts';
export {
  type Board,
  boardToText,
  drawBoard,
  makeBoard,
  positionToText,
  type RulesetNames,
  readBoard,
  rulesetKey,
  rulesetToText,
} from './board.ts';
export { cannibalClobber } from './cannibal-clobber.ts';
export { kings, knights, rooks } from './chess-clobber.ts';
export { clobber } from './clobber.ts';
export { col } from './col.ts';
export { cram } from './cram.ts';
export { cutcake } from './cutcake.ts';
export { domineering } from './domineering.ts';
export type { Cell, Drawing, Line, Owner, Piece } from './drawing.ts';
export { elephantsAndRhinos } from './elephants-and-rhinos.ts';
export { EndlessPlayError } from './endless-play.ts';
export { boardForm, boardLiesIn, boardSimplestForm, type EvaluationOptions } from './evaluate.ts';
export { fission } from './fission.ts';
export { grundysGame } from './grundys-game.ts';
export { hackenbush } from './hackenbush.ts';
export { konane } from './konane.ts';
export { maundyCake } from './maundy-cake.ts';
export {
  type MoveFunction,
  rulesetOfMoves,
  type SinglePosition,
  type WrittenPosition,
  writtenPosition,
} from './move-functions.ts';
export { nim } from './nim.ts';
export { nogo } from './nogo.ts';
export { BoardNotationError } from './notation-error.ts';
export { octal } from './octal.ts';
export { boardOutcome, type Convention } from './outcome.ts';
export { partizanOctal } from './partizan-octal.ts';
export { partizanSubtraction } from './partizan-subtraction.ts';
export { push } from './push.ts';
export { quelhas } from './quelhas.ts';
export {
  type Candidates,
  type FoundBoard,
  type Reached,
  reached,
  realise,
  type Searched,
  type SizeOptions,
  searchedText,
} from './realise.ts';
export { type RulesetEntry, rulesets } from './registry.ts';
export { rewritingGrid, rewritingStrip } from './rewriting.ts';
export { turns } from './rewriting-rules.ts';
export type { Habitat, RegisteredRuleset, Ruleset } from './ruleset.ts';
export {
  type ModuleOrigin,
  type Moved,
  type RulesetModule,
  rulesetFromModule,
} from './ruleset-module.ts';
export { shove } from './shove.ts';
export type { PositionSizes } from './sizes.ts';
export { snort } from './snort.ts';
export type { Square, SquareBoards, Squares } from './squares.ts';
export { summandsOf, sumOfBoards } from './sums.ts';
export { takeAndBreak } from './take-and-break.ts';
export { toadsAndFrogs } from './toads-and-frogs.ts';
export { topplingDominoes } from './toppling-dominoes.ts';
export { turning } from './turning.ts';
export { wythoff } from './wythoff.ts';
