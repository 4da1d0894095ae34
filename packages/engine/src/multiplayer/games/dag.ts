/**
 * Games with all their subpositions as plain data: what can be written to a file when a text would
 * be too long, and how games move from one store to another.
 */

import type { Budget } from '../../storage/budget.ts';
import { NotationError, ValueError } from '../../storage/errors.ts';
import { type GameId, GameStore } from './store.ts';
import { StructuralOrder } from './structural-order.ts';
import { subpositions } from './subpositions.ts';

export interface GameDag {
  readonly format: 'proviso-games';
  readonly version: 1;
  readonly players: number;
  /**
   * One entry a game, its options before it: one list of options if it is impartial, and one list
   * a player otherwise. Options are numbers of entries.
   */
  readonly games: readonly (readonly (readonly number[])[])[];
  readonly roots: readonly number[];
}

/** Some games with all their subpositions. */
export function exportGames(store: GameStore, roots: readonly GameId[]): GameDag {
  const order = new StructuralOrder(store, roots);
  return {
    format: 'proviso-games',
    version: 1,
    players: store.players,
    games: order.games.map((game) =>
      order.parts(game).map((part) => part.map((option) => order.place(option))),
    ),
    roots: roots.map((root) => order.place(root)),
  };
}

/** The games of a file in a store of their own, which is checked to be one. */
export function importGames(
  dag: GameDag,
  budget: Budget = {},
): { store: GameStore; roots: GameId[] } {
  if (dag.format !== 'proviso-games' || dag.version !== 1) {
    throw new NotationError('this is not a file of games of several players, version 1');
  }
  const store = new GameStore(dag.players);
  return { store, roots: store.under(budget, () => rootsOf(dag, store)) };
}

function rootsOf(dag: GameDag, store: GameStore): GameId[] {
  const games: GameId[] = [];
  const gameAt = (number: number): GameId => {
    const game = games[number];
    if (game === undefined) throw new NotationError(`game ${number} is not among those before it`);
    return game;
  };
  for (const parts of dag.games) {
    const [shared = []] = parts;
    games.push(
      parts.length === 1
        ? store.impartial(shared.map(gameAt))
        : store.partizan(parts.map((part) => part.map(gameAt))),
    );
  }
  return dag.roots.map(gameAt);
}

/** The same games in another store for as many players. */
export function copyGames(from: GameStore, roots: readonly GameId[], to: GameStore): GameId[] {
  if (from.players !== to.players) {
    throw new ValueError(`a game for ${from.players} players is none for ${to.players}`);
  }
  const copies = new Map<GameId, GameId>();
  const copyOf = (option: GameId): GameId => copies.get(option) as GameId;
  for (const game of subpositions(from, roots)) {
    copies.set(
      game,
      from.isImpartial(game)
        ? to.impartial(from.options(game).map(copyOf))
        : to.partizan(
            Array.from({ length: from.players }, (_, player) =>
              from.options(game, player).map(copyOf),
            ),
          ),
    );
  }
  return roots.map(copyOf);
}
