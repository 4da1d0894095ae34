// Games of several players studied: outcomes for every starter with the plans behind them, and turns of play.

import { ProvisoError } from '@proviso/engine';
import {
  addAll,
  CoalitionTable,
  fewestHelpers,
  type GameId,
  givenAway,
  hasPlayer,
  members,
} from '@proviso/engine/multiplayer';
import { picture } from '@proviso/language/sheets';
import { playersTreePicture } from '@proviso/pictures';
import type { Picture } from '../protocol/answers.ts';
import type {
  PlayedMove,
  PlayersSetting,
  PlayersStudy,
  PlayersTurn,
  StarterView,
} from '../protocol/players.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import {
  type ComponentMove,
  type Components,
  fatesOf,
  movesOf,
  type Played,
} from './players-plan.ts';
import { heapsOf, nameOf, nameOfSum, type ReadPlayers, readPlayers } from './players-setting.ts';

interface Kept extends ReadPlayers, Played {
  readonly key: string;
}

/** The game that was asked last: whoever plays asks for it at every turn. */
let kept: Kept | undefined;

function tableOf(setting: PlayersSetting): Kept {
  const key = JSON.stringify([setting.players, setting.convention, setting.text]);
  if (kept?.key === key) return kept;
  const [read] = readPlayers(setting, [setting.text]);
  const { store, game, components, convention } = read as ReadPlayers;
  const table = store.under(PAGE_BUDGET, () => new CoalitionTable(store, game, convention));
  const isNim = heapsOf(store, components).heaps !== undefined;
  kept = { ...(read as ReadPlayers), key, table, isNim };
  return kept;
}

export function studyPlayers(setting: PlayersSetting): PlayersStudy {
  const by = tableOf(setting);
  const { store, game, components, convention, table } = by;
  return store.under(PAGE_BUDGET, () => {
    const impartial = store.isImpartial(game);
    const starters = Array.from(
      { length: impartial ? 1 : store.players },
      (_, starter): StarterView => ({
        starter,
        winners: table.winners(game, starter),
        fates: fatesOf(by, components, game, starter),
      }),
    );
    const tree = drawn(() => picture(playersTreePicture(store, game)));
    return {
      players: store.players,
      convention,
      game: nameOfSum(store, components),
      impartial,
      components: components.map((component) => nameOf(store, component)),
      ...heapsOf(store, components),
      rank: store.height(game),
      positions: table.size,
      starters,
      ...(tree && { tree }),
    };
  });
}

/** A picture; none where it would be too large. */
function drawn(draw: () => Picture): Picture | undefined {
  try {
    return draw();
  } catch (error) {
    if (error instanceof ProvisoError) return undefined;
    throw error;
  }
}

/** The position after some moves, each the place of one among those there are, and all that is told of it. */
export function playersTurn(
  setting: PlayersSetting,
  starter: number,
  line: readonly number[],
): PlayersTurn {
  const by = tableOf(setting);
  const { store, game, components, convention, table } = by;
  const { players } = store;
  return store.under(PAGE_BUDGET, () => {
    let now: Components = components;
    let mover = starter % players;
    const sums: GameId[] = [game];
    const moved: { player: number; move: ComponentMove }[] = [];
    for (const place of line) {
      const move = movesOf(by, now, mover)[place];
      if (move === undefined) break;
      moved.push({ player: mover, move });
      sums.push(move.sum);
      now = move.after;
      mover = (mover + 1) % players;
    }
    const lost = new Set(givenAway(table, sums, starter % players).map(({ move }) => move));
    const sum = addAll(store, now);
    const moves = movesOf(by, now, mover);
    const next = (mover + 1) % players;
    const best = new Set(fewestHelpers(table, sum, mover));
    const places = moves.flatMap((move, place) => (best.has(move.sum) ? [place] : []));
    const helping = table.helping(mover, sum, mover).map((set) => members(set).length - 1);
    return {
      players,
      impartial: store.isImpartial(game),
      components: now.map((component) => nameOf(store, component)),
      ...(by.isNim && heapsOf(store, now)),
      mover,
      winners: table.winners(sum, mover),
      moves: moves.map((move) => ({ move: move.view, winners: table.winners(move.sum, next) })),
      played: moved.map(({ player, move }, place): PlayedMove => {
        const after = sums[place + 1] as GameId;
        return {
          player,
          move: move.view,
          winners: table.winners(after, (player + 1) % players),
          gaveAway: lost.has(place),
        };
      }),
      best: places,
      ...(helping.length > 0 && { helpers: Math.min(...helping) }),
      fates: fatesOf(by, now, sum, mover),
      ...(moves.length === 0 && { ended: endedBy(mover, convention, players) }),
      ...(moved.length < line.length && { dropped: true as const }),
    };
  });
}

/** Who wins where a player is stuck, numbered absolutely. */
function endedBy(stuck: number, convention: number, players: number): number {
  let set = 0;
  for (let seat = 0; seat < players; seat++) {
    if (hasPlayer(convention, seat)) set |= 1 << ((stuck + seat) % players);
  }
  return set;
}
