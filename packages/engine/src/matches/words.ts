/** What a match says in sentences, wherever it is played. */

import type { Convention } from '../rulesets/outcome.ts';
import type { HintView, PlayerName, ReviewedView, ReviewView } from './question.ts';
import { depthText } from './reason.ts';

/** What a player is called in sentences. */
export interface Name {
  readonly subject: string;
  readonly possessive: string;
  readonly side: 'Left' | 'Right';
}

/** What a player is called: you, the program, or Left and Right where two people play. */
export function nameOf(player: PlayerName, program: PlayerName | undefined): Name {
  const side = player === 'left' ? 'Left' : 'Right';
  if (program === undefined) return { subject: side, possessive: `${side}'s`, side };
  return player === program
    ? { subject: 'The program', possessive: "The program's", side }
    : { subject: 'You', possessive: 'Your', side };
}

/** `a winning move is a1 a2`. */
export function hintText(hint: Exclude<HintView, { kind: 'over' }>, name: string): string {
  switch (hint.kind) {
    case 'winning':
      return `A winning move: ${name}.`;
    case 'lost':
      return hint.moves === 1
        ? `The only move loses: ${name}.`
        : `Every move loses. ${hint.task ? 'The hardest to answer' : 'One drawn by lot'}: ${name}.`;
    case 'guess':
      return `A guess, ${depthText(hint.depth)}: ${name}. The board is too large to be solved in time.`;
  }
}

/** Who won, and by what: in misère play by having no move, in normal play because the other has none. */
export function winnerText(winner: Name, loser: Name, convention: Convention): string {
  const won = `${winner.subject} won`;
  if (convention === 'normal') return `${won}: ${hasText(loser)} no move left.`;
  return `${won}: ${hasText(winner)} no move left, and in misère play that wins.`;
}

/** `you have`, `the program has`, `Left has`. */
function hasText({ subject }: Name): string {
  if (subject === 'You') return 'you have';
  return subject === 'The program' ? 'the program has' : `${subject} has`;
}

/** The first mistake that was found, with what refutes it; nothing where there is nothing to say. */
export function mistakeText(
  { moves, firstMistake, lastMistake }: ReviewView,
  { possessive, subject }: Name,
  won: boolean,
): string | undefined {
  const undecided = moves.filter(({ verdict }) => verdict === 'undecided');
  if (firstMistake !== undefined) {
    // Among the moves that could not be judged there may be an earlier mistake, or a later one.
    const earlier = undecided.filter(({ at }) => at < firstMistake.at);
    const said = `${possessive} first mistake${foundText(earlier)} was ${moveText(firstMistake)}: ${refutedText(firstMistake)}.`;
    if (lastMistake === undefined || lastMistake.at === firstMistake.at) {
      return said + unjudgedText(earlier);
    }
    const later = undecided.filter(({ at }) => at > lastMistake.at);
    const last = ` The last one${foundText(later)} was ${moveText(lastMistake)}.`;
    return said + last + unjudgedText([...earlier, ...later]);
  }
  if (won) return undefined;
  if (undecided.length > 0) {
    return 'No mistake was found, but some moves could not be judged: the board is too large to be solved in time.';
  }
  const made = subject === 'You' ? 'You made' : `${subject} made`;
  return `${made} no mistake: the game was lost from the start.`;
}

const moveText = ({ at, move }: ReviewedView): string => `move ${at + 1}, ${move}`;

function foundText(undecided: readonly ReviewedView[]): string {
  return undecided.length > 0 ? ' that was found' : '';
}

/** ` Moves 1, 3 and 5 could not be judged.` */
function unjudgedText(undecided: readonly ReviewedView[]): string {
  const numbers = undecided.map(({ at }) => at + 1);
  const last = numbers.pop();
  if (last === undefined) return '';
  const which = numbers.length > 0 ? `Moves ${numbers.join(', ')} and ${last}` : `Move ${last}`;
  return ` ${which} could not be judged.`;
}

/** `b1 b2 answers it and wins; c1 c2 would have kept the win`. */
function refutedText({ refutation, better }: ReviewedView): string {
  const answer =
    refutation === undefined
      ? 'it left the opponent without a move, who wins by that'
      : `${refutation} answers it and wins`;
  return better === undefined ? answer : `${answer}; ${better} would have kept the win`;
}

/** What the last move did. */
export function lastMoveText({ moves }: ReviewView, { possessive }: Name): string {
  const last = moves.at(-1);
  return last === undefined ? 'Nothing was played yet.' : verdictText(last, possessive);
}

/** A line for each move, and the first mistake. */
export function reviewLines(review: ReviewView, name: Name): string[] {
  return review.moves.map((move) => verdictText(move, name.possessive));
}

function verdictText(reviewed: ReviewedView, possessive: string): string {
  const { verdict, refutation } = reviewed;
  const head = `${possessive} ${moveText(reviewed)},`;
  switch (verdict) {
    case 'keeps the win':
      return `${head} keeps the win.`;
    case 'gives the win away':
      return `${head} gives the win away: ${refutedText(reviewed)}.`;
    case 'was lost already': {
      const answer = refutation === undefined ? '' : `: ${refutation} answers it`;
      return `${head} could not win: the game was lost already${answer}.`;
    }
    case 'undecided':
      return `${head} could not be judged: the board is too large to be solved in time.`;
  }
}
