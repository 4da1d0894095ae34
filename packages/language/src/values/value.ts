// The values of the language. They are immutable; a game carries its arena, so
// a value that outlives a change of arena still says what it is.

import type { Arena, Game, Outcome, Universe } from '@proviso/engine';
import type { BoardStrategy, OutcomeFile } from '@proviso/engine/matches';
import type { GameId, GameStore, PlayerSet } from '@proviso/engine/multiplayer';
import type { QuotientFile, QuotientOfGames, QuotientOfHeaps } from '@proviso/engine/quotients';
import type { Explanation, ReasonFile } from '@proviso/engine/reasons';
import type { Board, Ruleset } from '@proviso/engine/rulesets';
import type { Scene } from '@proviso/pictures';
import type { Source } from '../errors.ts';
import type { Expression, FormalParameter } from '../syntax/ast.ts';
import type { FunctionDescriptor } from './descriptor.ts';
import type { PlayersMode } from './players-mode.ts';
import type { Scope } from './scope.ts';

export type Value =
  | BooleanValue
  | IntegerValue
  | OutcomeValue
  | TextValue
  | UniverseValue
  | GameValue
  | MultiplayerValue
  | WinnersValue
  | BoardValue
  | RulesetValue
  | ListValue
  | CertificateValue
  | StrategyValue
  | PictureValue
  | NothingValue
  | FunctionValue;

export interface BooleanValue {
  readonly type: 'boolean';
  readonly value: boolean;
}

/** A number, as opposed to the game of that name: the result of `rank`, `count` and the like. */
export interface IntegerValue {
  readonly type: 'integer';
  readonly value: bigint;
}

export interface OutcomeValue {
  readonly type: 'outcome';
  readonly value: Outcome;
}

export interface TextValue {
  readonly type: 'text';
  readonly value: string;
}

export interface UniverseValue {
  readonly type: 'universe';
  readonly universe: Universe;
}

export interface GameValue {
  readonly type: 'game';
  readonly game: Game;
}

/** A game of several players; to the world its type is `game` too. */
export interface MultiplayerValue {
  readonly type: 'multiplayer';
  readonly store: GameStore;
  readonly id: GameId;
}

/** An outcome of a game of several players; to the world its type is `outcome` too. */
export interface WinnersValue {
  readonly type: 'winners';
  readonly players: number;
  /** One set for an impartial game, one for each starting player otherwise. */
  readonly sets: readonly PlayerSet[];
}

/** A position of a ruleset; it becomes a form only where one is needed. */
export interface BoardValue {
  readonly type: 'board';
  readonly board: Board;
}

/** Rules without a position; called with one they give a board. */
export interface RulesetValue {
  readonly type: 'ruleset';
  readonly ruleset: Ruleset;
  /** What takes the position, and other functions take for the ruleset. */
  readonly call: FunctionDescriptor;
}

export interface ListValue {
  readonly type: 'list';
  readonly items: readonly Value[];
  /** What its columns are called: the list is a table then, its elements rows; to the world its type is `table`. */
  readonly heads?: readonly string[];
  /** What must be said with it wherever it is shown. */
  readonly note?: string;
}

/** A reason: in words, and where it can be checked by others, as files. */
export interface CertificateValue {
  readonly type: 'certificate';
  /** Where the games of the explanation live. */
  readonly arena: Arena;
  readonly explanation: Explanation;
  readonly files: readonly (ReasonFile | OutcomeFile | QuotientFile)[];
  /** The quotient, where it is the reason of one: pictures are drawn of it. */
  readonly quotient?: QuotientOfGames | QuotientOfHeaps;
  /** Of which games or rules the quotient is, so that it can be asked again; missing where they are too long. */
  readonly of?: string;
}

/** How the winner of a board wins. */
export interface StrategyValue {
  readonly type: 'strategy';
  readonly strategy: BoardStrategy;
}

/** A picture, before it is SVG or TikZ. */
export interface PictureValue {
  readonly type: 'picture';
  readonly scene: Scene;
}

/** The answer where there is none. */
export interface NothingValue {
  readonly type: 'nothing';
  /** What must be said with it wherever it is shown. */
  readonly note?: string;
}

export type FunctionValue = BuiltInFunction | UserFunction;

export interface BuiltInFunction {
  readonly type: 'function';
  readonly builtIn: FunctionDescriptor;
}

/** A function somebody wrote, with the text it was written in and the names it can see. */
export interface UserFunction {
  readonly type: 'function';
  readonly builtIn?: undefined;
  /** Empty for `x -> …`. */
  readonly name: string;
  readonly parameters: readonly FormalParameter[];
  readonly body: Expression;
  readonly source: Source;
  readonly scope: Scope;
  /** The kind of games it was written for. */
  readonly mode: PlayersMode | undefined;
}

export type ValueType = Value['type'];

export const NOTHING: NothingValue = { type: 'nothing' };

export function booleanValue(value: boolean): BooleanValue {
  return { type: 'boolean', value };
}

export function integerValueOf(value: number | bigint): IntegerValue {
  return { type: 'integer', value: BigInt(value) };
}

export function outcomeValue(value: Outcome): OutcomeValue {
  return { type: 'outcome', value };
}

export function textValue(value: string): TextValue {
  return { type: 'text', value };
}

export function universeValue(universe: Universe): UniverseValue {
  return { type: 'universe', universe };
}

export function gameValue(game: Game): GameValue {
  return { type: 'game', game };
}

export function multiplayerValue(store: GameStore, id: GameId): MultiplayerValue {
  return { type: 'multiplayer', store, id };
}

export function winnersValue(players: number, sets: readonly PlayerSet[]): WinnersValue {
  return { type: 'winners', players, sets };
}

export function boardValue(board: Board): BoardValue {
  return { type: 'board', board };
}

export function strategyValue(strategy: BoardStrategy): StrategyValue {
  return { type: 'strategy', strategy };
}

export function listValue(items: readonly Value[]): ListValue {
  return { type: 'list', items };
}

/** A table: a list of rows with a head for each column. */
export function tableValue(
  heads: readonly string[],
  rows: readonly (readonly Value[])[],
): ListValue {
  return { type: 'list', items: rows.map(listValue), heads };
}

/** A value as a function, if it can be called: a ruleset gives boards of positions. */
export function functionIn(value: Value): FunctionValue | undefined {
  if (value.type === 'ruleset') return { type: 'function', builtIn: value.call };
  return value.type === 'function' ? value : undefined;
}

const ARTICLES: Readonly<Record<ValueType, string>> = {
  boolean: 'true or false',
  integer: 'an integer',
  outcome: 'an outcome',
  text: 'a text',
  universe: 'a universe',
  game: 'a game',
  multiplayer: 'a game of several players',
  winners: 'an outcome of several players',
  board: 'a board',
  ruleset: 'a ruleset',
  list: 'a list',
  certificate: 'a certificate',
  strategy: 'a strategy',
  picture: 'a picture',
  nothing: 'nothing',
  function: 'a function',
};

/** `a game`, `an integer`: the type as a sentence has it. */
export function aValueOf(type: ValueType): string {
  return ARTICLES[type];
}
