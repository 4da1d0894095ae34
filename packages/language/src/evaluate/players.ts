// Games of three and more players in the language: which are meant after `use N
// players`, and how values are read as them.

import { type Arena, NotationError } from '@proviso/engine';
import {
  copyGames,
  type GameId,
  GameStore,
  integer,
  nimHeap,
  parsePlayerSet,
  printPlayerSet,
} from '@proviso/engine/multiplayer';
import type { Span } from '../errors.ts';
import type { ExpressionOf } from '../syntax/ast.ts';
import type { PlayersMode } from '../values/players-mode.ts';
import { briefText } from '../values/text.ts';
import {
  aValueOf,
  integerValueOf,
  type MultiplayerValue,
  multiplayerValue,
  type Value,
  type WinnersValue,
  winnersValue,
} from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import { spliced } from './splice.ts';

/**
 * The stores of a session, one for each number of players, made when first asked for. What is done in
 * them counts against the budget of the arena.
 */
export class Stores {
  private readonly arena: Arena;
  private readonly byPlayers = new Map<number, GameStore>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  get(players: number): GameStore {
    const known = this.byPlayers.get(players) ?? this.arena.admit(new GameStore(players));
    this.byPlayers.set(players, known);
    this.followNaming();
    return known;
  }

  /** Games of several players are named where those of two are. */
  followNaming(): void {
    for (const store of this.byPlayers.values()) store.named = this.arena.naming !== 'none';
  }

  get bytes(): number {
    return [...this.byPlayers.values()].reduce((total, { bytes }) => total + bytes, 0);
  }
}

/** A game that is read where one of so many players is wanted. */
export function readGameOf(
  evaluator: Evaluator,
  value: Value,
  span: Span,
  players: number,
): GameId {
  if (value.type === 'multiplayer' && value.store.players === players) {
    const store = evaluator.state.stores.get(players);
    if (value.store === store) return value.id;
    const [moved] = copyGames(value.store, [value.id], store);
    return moved ?? store.zero;
  }
  // The one number that is a game of its own, however it was come by.
  if (value.type === 'integer' && value.value === 0n) {
    return evaluator.state.stores.get(players).zero;
  }
  const quoted = `\`${span.implied ? briefText(value) : evaluator.source.quote(span)}\``;
  const wanted = `a game of ${players} players`;
  if (value.type === 'multiplayer') {
    const problem = `${quoted} is a game of ${value.store.players} players, and ${wanted} is wanted`;
    throw evaluator.error('type', span, problem, 'games of different kinds do not mix');
  }
  if (value.type === 'game' || value.type === 'board') {
    const problem = `${quoted} is a ${value.type} of two players, and ${wanted} is wanted`;
    throw evaluator.error('type', span, problem, 'games of different kinds do not mix');
  }
  const problem = `expected ${wanted}, and ${quoted} is ${aValueOf(value.type)}`;
  if (value.type !== 'integer') throw evaluator.error('type', span, problem);
  const cure = `write \`${value.value}[0]\` for the integer of player 0`;
  throw evaluator.error('type', span, problem, cure);
}

/** The mode, where something has a meaning among several players only. */
export function requireMode(evaluator: Evaluator, span: Span): PlayersMode {
  const { mode } = evaluator.state;
  if (mode !== undefined) return mode;
  throw evaluator.error(
    'type',
    span,
    'this belongs to games of several players',
    'write `use 3 players` first',
  );
}

/** An error for what only games of two players have. */
export function refuseAmongSeveral(evaluator: Evaluator, span: Span, what: string): void {
  if (evaluator.state.mode === undefined) return;
  throw evaluator.error(
    'type',
    span,
    `${what} for games of two players`,
    '`use 2 players` switches back to them',
  );
}

/** A number as written: 0 is the empty game, and any other the integer. */
export function numberAmongSeveral(
  evaluator: Evaluator,
  { players }: PlayersMode,
  value: bigint,
): Value {
  if (value !== 0n) return integerValueOf(value);
  const store = evaluator.state.stores.get(players);
  return multiplayerValue(store, store.zero);
}

/** `*3`. */
export function heapAmongSeveral(
  evaluator: Evaluator,
  { players }: PlayersMode,
  size: number,
): MultiplayerValue {
  const store = evaluator.state.stores.get(players);
  return multiplayerValue(store, nimHeap(store, size));
}

/** `{a, b}` and `{a | b | c}`. */
export function positionOf(
  evaluator: Evaluator,
  expression: ExpressionOf<'position'>,
  values: readonly (readonly Value[])[],
): MultiplayerValue {
  const { players } = requireMode(evaluator, expression);
  const store = evaluator.state.stores.get(players);
  const parts = values.map((part, i) =>
    part.flatMap((value, j) =>
      spliced(value, expression.parts[i]?.[j] ?? expression, (each, at) =>
        readGameOf(evaluator, each, at, players),
      ),
    ),
  );
  const [shared = []] = parts;
  const game = parts.length === 1 ? store.impartial(shared) : store.partizan(parts);
  return multiplayerValue(store, game);
}

/** `2[0]`: the integer 2 of player 0. */
export function integerOfPlayer(
  evaluator: Evaluator,
  { players }: PlayersMode,
  value: bigint,
  { list, index }: ExpressionOf<'index'>,
  player: bigint,
): MultiplayerValue {
  if (player < 0n || player >= BigInt(players)) {
    const problem = `the players are numbered 0 to ${players - 1}, and there is no ${player}`;
    throw evaluator.error('value', index, problem);
  }
  if (value < 0n) throw evaluator.error('value', list, 'a player has no negative integers');
  const store = evaluator.state.stores.get(players);
  return multiplayerValue(store, integer(store, Number(value), Number(player)));
}

/** `N`, `NO`, `O1O2`: the outcome a name stands for, if it is one. */
export function outcomeNamed({ players }: PlayersMode, name: string): WinnersValue | undefined {
  try {
    const set = parsePlayerSet(name, players);
    return printPlayerSet(set, players) === name ? winnersValue(players, [set]) : undefined;
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}
