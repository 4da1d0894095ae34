// The questions of a match: where it is, what the program plays, a hint, and what is said after the end.

import type { Convention } from '@proviso/engine/rulesets';
import type {
  BestLine,
  ChoiceView,
  MatchEnd,
  MatchStart,
  MatchTurn,
  PlayerName,
  ToldHint,
  Verdicts,
} from '../protocol/matches.ts';
import { texts } from '../texts/texts.ts';
import { type BoardQuestion, boardStudy, type Kind, whole } from './questions.ts';

/** A match, with the numbers of its moves. */
interface LineQuestion extends BoardQuestion {
  readonly first: PlayerName;
  readonly convention: Convention;
  readonly moves: readonly number[];
}

export interface TurnQuestion extends BoardQuestion, MatchStart {
  /** All lines, as the address tells them. */
  readonly tree: string;
}

export const matchTurn: Kind<TurnQuestion, MatchTurn> = {
  what: () => texts.value.questions.movesOn,
  doing: () => texts.value.questions.readingMoves,
  about: boardStudy.about,
  ask: (api, { name, call, first, convention, tree }, found) =>
    whole(api.matchTurn(name, call, { first, convention }, tree), found),
};

export interface ChoiceQuestion extends LineQuestion {
  readonly errs: number;
  readonly seed: number;
  /** How long it may think before it guesses. */
  readonly seconds: number;
}

export const matchChoice: Kind<ChoiceQuestion, ChoiceView | undefined> = {
  what: () => texts.value.questions.reply,
  doing: () => texts.value.questions.thinking,
  about: boardStudy.about,
  ask: (api, { name, call, errs, seed, seconds, ...line }, found) =>
    whole(api.matchChoice(name, call, lineOf(line), { errs, seed }, seconds), found),
};

export interface HintQuestion extends LineQuestion {
  readonly seconds: number;
}

export const matchHint: Kind<HintQuestion, ToldHint> = {
  what: () => texts.value.questions.hint,
  doing: () => texts.value.questions.lookingForHint,
  about: boardStudy.about,
  ask: (api, { name, call, seconds, ...line }, found) =>
    whole(api.matchHint(name, call, lineOf(line), seconds), found),
};

export const matchVerdicts: Kind<HintQuestion, Verdicts> = {
  what: () => texts.value.questions.winningMoves,
  doing: () => texts.value.questions.findingWinner,
  about: boardStudy.about,
  ask: (api, { name, call, seconds, ...line }, found) =>
    whole(api.matchVerdicts(name, call, lineOf(line), seconds), found),
};

export const matchBestLine: Kind<HintQuestion, BestLine> = {
  what: () => texts.value.questions.bestPlay,
  doing: () => texts.value.questions.lookingForBest,
  about: boardStudy.about,
  ask: (api, { name, call, seconds, ...line }, found) =>
    whole(api.matchBestLine(name, call, lineOf(line), seconds), found),
};

export interface EndQuestion extends HintQuestion {
  /** Whom the program played. */
  readonly program?: PlayerName | undefined;
}

export const matchEnd: Kind<EndQuestion, MatchEnd> = {
  what: () => texts.value.questions.mistakes,
  doing: () => texts.value.questions.lookingForMistakes,
  about: boardStudy.about,
  ask: (api, { name, call, seconds, program, ...line }, found) =>
    whole(api.matchEnd(name, call, lineOf(line), program, seconds), found),
};

function lineOf({ first, convention, moves }: Omit<LineQuestion, 'name' | 'call'>) {
  return { first, convention, moves };
}
