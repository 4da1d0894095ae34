/**
 * Coalitions and strategies to play through.
 *
 * A run of play ends with one player unable to move; what that means for the others is settled by
 * the convention. So an aim is a set of players, and the coalition reaches it when the player who
 * is stuck at the end belongs to the set. A player wins by force exactly when the coalition of that
 * player alone reaches the aim "someone is stuck whose being stuck makes me win"; [Spindler,
 * Proposition 2.2] shows why larger coalitions are worth asking about.
 *
 * Players are numbered absolutely here: player `mover` starts, then mover + 1, and so on. In an
 * impartial game with mover 0 these are the paper's N = 0, O_1, …, P.
 */

import { ValueError } from '../../storage/errors.ts';
import { checkPlayer } from '../games/named.ts';
import {
  allPlayers,
  type Convention,
  hasPlayer,
  members,
  normalPlay,
  type PlayerSet,
  playerSetOf,
} from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';

/** The players whose being stuck makes `player` win (or lose, if `wins` is false). */
export function stuckSoThat(
  players: number,
  player: number,
  wins: boolean,
  convention: Convention,
): PlayerSet {
  const stuck = Array.from({ length: players }, (_, each) => each);
  return playerSetOf(
    stuck.filter((each) => hasPlayer(convention, (player - each + players) % players) === wins),
  );
}

/** The answer to "can this coalition see to it that one of `aim` is stuck at the end?" */
export interface Force {
  /** Whether the coalition can, when `mover` moves first in the game. */
  readonly holds: boolean;
  /** The same question at any later position. */
  at(position: GameId, mover: number): boolean;
  /**
   * The options of `mover` after which the coalition still can. For a member of the coalition these
   * are the good moves; for anyone else, when the coalition can, they are all the moves there are.
   */
  keeping(position: GameId, mover: number): GameId[];
}

/**
 * With whom to move at a position the coalition reaches its aim, given its options and the same of each. One of
 * the coalition needs an option at which it still does, anybody else must have none at which it does not.
 */
export function moversReaching(
  { coalition, aim, players }: Aimed,
  options: (mover: number) => readonly GameId[] | Int32Array,
  reached: (option: number) => PlayerSet,
): PlayerSet {
  let set = 0;
  for (let mover = 0; mover < players; mover++) {
    const next = (mover + 1) % players;
    const good = (option: number): boolean => hasPlayer(reached(option), next);
    const moves = options(mover);
    const can =
      moves.length === 0
        ? hasPlayer(aim, mover)
        : hasPlayer(coalition, mover)
          ? moves.some(good)
          : moves.every(good);
    if (can) set |= 1 << mover;
  }
  return set;
}

/** A coalition of so many players, and whoever it wants to be stuck at the end. */
interface Aimed {
  readonly players: number;
  readonly coalition: PlayerSet;
  readonly aim: PlayerSet;
}

/** Decide what a coalition can force, at a game and all its subpositions. */
export function force(
  store: GameStore,
  game: GameId,
  mover: number,
  coalition: PlayerSet,
  aim: PlayerSet,
): Force {
  checkPlayer(store, mover);
  const { players } = store;
  const aimed = { players, coalition, aim };
  /** Bit m of the entry: the coalition can, from this position, with player m to move. */
  const reach = new Map<number, PlayerSet>();
  for (const position of subpositions(store, [game])) {
    const options = (player: number): readonly GameId[] => {
      const found = store.options(position, player);
      store.tick(1 + found.length);
      return found;
    };
    const reached = (option: number): PlayerSet => reach.get(option) ?? 0;
    reach.set(position, moversReaching(aimed, options, reached));
  }
  const movers = (position: GameId): PlayerSet => {
    const set = reach.get(position);
    if (set === undefined) throw unreached();
    return set;
  };
  const at = (position: GameId, player: number): boolean => hasPlayer(movers(position), player);
  return {
    holds: at(game, mover),
    at,
    keeping: (position, player) => {
      movers(position);
      return store.options(position, player).filter((option) => at(option, (player + 1) % players));
    },
  };
}

/** Of a position that is asked about nothing is known. */
export function unreached(): ValueError {
  return new ValueError(
    'this is no subposition of the game that was looked at; ask of a game that reaches it',
  );
}

/** A strategy for one player: what to play, and whether it wins by force. */
export function strategy(
  store: GameStore,
  game: GameId,
  player: number,
  mover = 0,
  convention: Convention = normalPlay(store.players),
): Force {
  const aim = stuckSoThat(store.players, player, true, convention);
  return force(store, game, mover, 1 << player, aim);
}

/** Whether the coalition can make every player of `victims` lose. */
export function canMakeLose(
  store: GameStore,
  game: GameId,
  coalition: PlayerSet,
  victims: PlayerSet,
  mover = 0,
  convention: Convention = normalPlay(store.players),
): Force {
  let aim = allPlayers(store.players);
  for (const victim of members(victims)) {
    aim &= stuckSoThat(store.players, victim, false, convention);
  }
  return force(store, game, mover, coalition, aim);
}

/**
 * The smallest coalitions that can make `victim` lose: every set of other players that can, and
 * contains no smaller one that can (Proposition 2.2). Empty when all the others together cannot.
 */
export function coalitionsAgainst(
  store: GameStore,
  game: GameId,
  victim: number,
  mover = 0,
  convention: Convention = normalPlay(store.players),
): PlayerSet[] {
  checkPlayer(store, victim);
  const others = allPlayers(store.players) & ~(1 << victim);
  const found: PlayerSet[] = [];
  for (const coalition of subsetsBySize(store, others)) {
    store.tick(1 + found.length);
    if (found.some((smaller) => (smaller & ~coalition) === 0)) continue;
    if (canMakeLose(store, game, coalition, 1 << victim, mover, convention).holds) {
      found.push(coalition);
    }
  }
  return found;
}

/** The subsets of a set of players, smaller ones first. */
export function subsetsBySize(store: GameStore, set: PlayerSet): PlayerSet[] {
  const subsets: PlayerSet[] = [];
  for (let subset = set; ; subset = (subset - 1) & set) {
    store.tick();
    subsets.push(subset);
    if (subset === 0) break;
  }
  return subsets.sort((one, other) => members(one).length - members(other).length || one - other);
}
