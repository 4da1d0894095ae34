// Play of several players by components: the moves there are, what becomes of each player and the plan behind
// it. Positions are lists of components, and what coalitions can do is asked of their sum.

import {
  addAll,
  allPlayers,
  type CoalitionTable,
  type GameId,
  hasPlayer,
  heapSize,
  StructuralOrder,
} from '@proviso/engine/multiplayer';
import type { FateView, MoveView, PlanView } from '../protocol/players.ts';
import { nameOf } from './players-setting.ts';

export type Components = readonly GameId[];

/** What play goes by: what coalitions can do, and whether the game is one of heaps from the beginning. */
export interface Played {
  readonly table: CoalitionTable;
  readonly isNim: boolean;
}

export interface ComponentMove {
  readonly view: MoveView;
  readonly after: Components;
  /** The sum of the components after the move. */
  readonly sum: GameId;
}

/** The moves of a player, component by component. */
export function movesOf(
  { table: { store }, isNim }: Played,
  components: Components,
  player: number,
): ComponentMove[] {
  return components.flatMap((game, component) => {
    const parts = new StructuralOrder(store, [game]).parts(game);
    const size = isNim ? heapSize(store, game) : undefined;
    const options = (parts.length === 1 ? parts[0] : parts[player]) ?? [];
    return options.map((option): ComponentMove => {
      const after = components.map((each, place) => (place === component ? option : each));
      const rest = size === undefined ? undefined : heapSize(store, option);
      const takes = size === undefined || rest === undefined ? {} : { takes: size - rest };
      const view = { component, to: nameOf(store, option).text, ...takes };
      return { view, after, sum: addAll(store, after) };
    });
  });
}

/** Plans show so many moves at the most, so many at one turn, and reach so deep. */
const MOST_SHOWN = 60;
const MOST_ABREAST = 8;
const DEEPEST = 6;

/** How a coalition makes a player win, or lose, from a position where it can. */
export function planOf(
  by: Played,
  components: Components,
  mover: number,
  coalition: number,
  player: number,
  wins: boolean,
): PlanView {
  const { table } = by;
  const { players } = table.store;
  const can = (sum: GameId, next: number): boolean =>
    wins
      ? table.canMakeWin(coalition, player, sum, next)
      : table.canMakeLose(coalition, player, sum, next);
  let left = MOST_SHOWN;
  const turn = (position: Components, at: number, depth: number): PlanView => {
    const next = (at + 1) % players;
    const own = hasPlayer(coalition, at);
    const moves = distinct(movesOf(by, position, at));
    const good = own ? moves.filter(({ sum }) => can(sum, next)) : moves;
    // The one after which the longest run of moves is shortest leaves least to follow.
    const ordered = own
      ? good.toSorted((a, b) => table.store.height(a.sum) - table.store.height(b.sum)).slice(0, 1)
      : good;
    const room = Math.max(0, Math.min(MOST_ABREAST, left));
    const shown = depth >= DEEPEST ? [] : ordered.slice(0, room);
    left -= shown.length;
    return {
      mover: at,
      own,
      moves: shown.map(({ view, after }) => ({ move: view, after: turn(after, next, depth + 1) })),
      more: ordered.length - shown.length,
    };
  };
  return turn(components, mover, 0);
}

/** Moves that lead to the same sum are told once. */
function distinct(moves: readonly ComponentMove[]): ComponentMove[] {
  const first = new Map<GameId, ComponentMove>();
  for (const move of moves) if (!first.has(move.sum)) first.set(move.sum, move);
  return [...first.values()];
}

/** What becomes of each player from a position. */
export function fatesOf(
  by: Played,
  components: Components,
  sum: GameId,
  mover: number,
): FateView[] {
  const { table } = by;
  const { players } = table.store;
  return Array.from({ length: players }, (_, player): FateView => {
    const wins = table.canMakeWin(1 << player, player, sum, mover);
    const alone = table.canMakeWin(0, player, sum, mover) ? 0 : 1 << player;
    const coalitions = wins ? [alone] : table.against(player, sum, mover);
    const [first = allPlayers(players) & ~(1 << player)] = coalitions;
    const plan = planOf(by, components, mover, first, player, wins);
    return { player, wins, coalitions, plan };
  });
}
