// The questions about games of several players.

import { proxy } from 'comlink';
import type {
  ComparedGames,
  PlayersQuotient,
  PlayersSetting,
  PlayersStudy,
  PlayersTurn,
  SumStudy,
} from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';
import { type Kind, whole } from './questions.ts';

export const playersStudy: Kind<PlayersSetting, PlayersStudy> = {
  what: () => texts.value.players.what.outcome,
  about: ({ text }) => [{ math: text }],
  ask: (api, setting, found) => whole(api.studyPlayers(setting), found),
};

/** That a game can be read: of two games each says at its own box what is wrong with it. */
export const playersReading: Kind<PlayersSetting, true> = {
  what: () => texts.value.players.what.outcome,
  about: ({ text }) => [{ math: text }],
  ask: (api, setting, found) => whole(api.playersReading(setting), found),
};

export type SumsQuestion = Pick<PlayersSetting, 'players' | 'convention'>;

export const playersSums: Kind<SumsQuestion, SumStudy> = {
  what: () => texts.value.players.what.sums,
  about: ({ players }) => [texts.value.players.count(players)],
  ask: (api, { players, convention }, found) => api.playersSums(players, convention, proxy(found)),
};

export interface PlayersQuotientQuestion extends PlayersSetting {
  /** `game`, the largest heap of Nim, or nothing for all heaps. */
  readonly of: string;
}

export const playersQuotient: Kind<PlayersQuotientQuestion, PlayersQuotient> = {
  what: () => texts.value.players.what.quotient,
  about: ({ of, text, players }) => [
    of === 'game' ? { math: text } : 'Nim',
    ` · ${texts.value.players.count(players)}`,
  ],
  ask: (api, { of, ...setting }, found) => whole(api.playersQuotient(setting, of), found),
};

export interface PlayersComparison extends PlayersSetting {
  readonly other: string;
}

export const playersComparison: Kind<PlayersComparison, ComparedGames> = {
  what: () => texts.value.questions.order,
  about: ({ text, other }) => [{ math: text }, texts.value.questions.and, { math: other }],
  ask: (api, { other, ...setting }, found) => api.comparePlayers(setting, other, proxy(found)),
};

export interface TurnQuestion extends PlayersSetting {
  readonly starter: number;
  /** Places of the moves that were made. */
  readonly line: readonly number[];
}

export const playersTurn: Kind<TurnQuestion, PlayersTurn> = {
  what: () => texts.value.questions.moves,
  about: ({ text }) => [{ math: text }],
  ask: (api, { starter, line, ...setting }, found) =>
    whole(api.playersTurn(setting, starter, line), found),
};
