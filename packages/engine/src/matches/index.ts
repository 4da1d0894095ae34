/** Games played on boards: matches with opponents, hints, reviews and strategies. */

export { squareName } from '../rulesets/squares.ts';
export { type BestLine, bestLine, type LineMove } from './best-line.ts';
export {
  type Gesture,
  gesturesOf,
  type PlayedThing,
  type Surface,
  surfaceOf,
} from './gesture.ts';
export { type Hint, hintFor } from './hint.ts';
export {
  goTo,
  lineOf,
  type Match,
  type MatchOptions,
  type MatchTurn,
  newMatch,
  play,
  playAgain,
  takeBack,
  turnOf,
  winnerOf,
} from './match.ts';
export { winningOpenings } from './openings.ts';
export { type Choice, chooseMove, type Opponent, type Task, type Thinking } from './opponents.ts';
export {
  type KnownOutcomeFile,
  type ListedOutcomeFile,
  type OutcomeFile,
  outcomeFile,
  type WinningMove,
} from './outcome-file.ts';
export {
  type ChoiceView,
  choiceOf,
  type HintView,
  hintOf,
  type MatchLine,
  type MoveView,
  matchOf,
  type PlayerName,
  type ReviewedView,
  type ReviewView,
  reviewOfLine,
  type TurnView,
  viewOf,
} from './question.ts';
export { depthText, reasonOf } from './reason.ts';
export { remainsOf } from './remains.ts';
export { type Review, type ReviewedMove, reviewOf, type Verdict } from './review.ts';
export { type Answer, type BoardStrategy, boardStrategy, type Stop } from './strategy.ts';
export { movesOf, type Turn, turnAfter, winnerAtEnd } from './turn.ts';
export { type MoveVerdict, type Verdicts, verdictsOf } from './verdicts.ts';
export {
  hintText,
  lastMoveText,
  mistakeText,
  type Name,
  nameOf,
  reviewLines,
  winnerText,
} from './words.ts';
