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
  type RulesetNames,
  readBoard,
  rulesetKey,
  rulesetToText,
} from './board.ts';
export { boardMoves } from './board-moves.ts';
export { cutcake } from './cakes/cutcake.ts';
export { maundyCake } from './cakes/maundy-cake.ts';
export type { Cell, Drawing, Line, Owner, Piece } from './drawing.ts';
export { EndlessPlayError } from './endless-play.ts';
export { boardForm, boardLiesIn, boardSimplestForm, type EvaluationOptions } from './evaluate.ts';
export { fateText } from './fate-text.ts';
export { arcKayles } from './graphs/arc-kayles.ts';
export { digraphPlacement } from './graphs/digraph-placement.ts';
export { fjords } from './graphs/fjords.ts';
export type { Edge, Graph, GraphBoards, Vertex } from './graphs/graph.ts';
export { graphCol } from './graphs/graph-col.ts';
export { graphHackenbush } from './graphs/graph-hackenbush.ts';
export { graphLayout } from './graphs/graph-layout.ts';
export { graphSnort } from './graphs/graph-snort.ts';
export { parseGraph } from './graphs/parse-graph.ts';
export { partizanArcKayles } from './graphs/partizan-arc-kayles.ts';
export { timber } from './graphs/timber.ts';
export { weightedArcKayles } from './graphs/weighted-arc-kayles.ts';
export { amazons } from './grids/amazons.ts';
export { antiClobber } from './grids/anti-clobber.ts';
export { cannibalClobber } from './grids/cannibal-clobber.ts';
export { clobber } from './grids/clobber.ts';
export { col } from './grids/col.ts';
export { cram } from './grids/cram.ts';
export { domineering } from './grids/domineering.ts';
export { fission } from './grids/fission.ts';
export { kings } from './grids/kings.ts';
export { knights } from './grids/knights.ts';
export { konane } from './grids/konane.ts';
export { nogo } from './grids/nogo.ts';
export { quelhas } from './grids/quelhas.ts';
export { rooks } from './grids/rooks.ts';
export { snort } from './grids/snort.ts';
export { grundysGame } from './heaps/grundys-game.ts';
export { nim } from './heaps/nim.ts';
export { octal } from './heaps/octal.ts';
export { partizanOctal } from './heaps/partizan-octal.ts';
export { partizanSubtraction } from './heaps/partizan-subtraction.ts';
export { takeAndBreak } from './heaps/take-and-break.ts';
export { turning } from './heaps/turning.ts';
export { wythoff } from './heaps/wythoff.ts';
export { BoardNotationError } from './notation-error.ts';
export { boardIsWon, boardOutcome, type Convention } from './outcome.ts';
export type { ModuleOrigin } from './own/module-exports.ts';
export {
  type MoveFunction,
  rulesetOfMoves,
  type SinglePosition,
  type WrittenPosition,
  writtenPosition,
} from './own/move-functions.ts';
export { placeThrown } from './own/place-thrown.ts';
export { rewritingGrid, rewritingStrip } from './own/rewriting.ts';
export { turns } from './own/rewriting-rules.ts';
export { type Moved, type RulesetModule, rulesetFromModule } from './own/ruleset-module.ts';
export {
  type Candidates,
  type FoundBoard,
  type Reached,
  reached,
  realise,
  SearchEndedError,
  type Searched,
  type SizeOptions,
  searchedText,
} from './realise.ts';
export { type RulesetEntry, rulesets } from './registry.ts';
export type { Habitat, Played, RegisteredRuleset, Ruleset, Variant } from './ruleset.ts';
export { saveOutcomes, takeUpOutcomes } from './saved-outcomes.ts';
export { type Fate, type SensibleMove, type SensibleMoves, sensibleMoves } from './sensible.ts';
export { boardsOfSize, type PositionSizes, sizesOf, unitsOf } from './sizes.ts';
export type { Square, SquareBoards, Squares } from './squares.ts';
export { elephantsAndRhinos } from './strips/elephants-and-rhinos.ts';
export { push } from './strips/push.ts';
export { shove } from './strips/shove.ts';
export { toadsAndFrogs } from './strips/toads-and-frogs.ts';
export { topplingDominoes } from './strips/toppling-dominoes.ts';
export { summandsOf, sumOfBoards } from './sums.ts';
export { hackenbush } from './trees/hackenbush.ts';
export { dicoticVariant } from './variants/dicotic.ts';
export { impartialVariant } from './variants/impartial.ts';
export { twistedVariant } from './variants/twisted.ts';
