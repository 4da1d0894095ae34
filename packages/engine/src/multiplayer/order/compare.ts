/**
 * Comparison for a player and equality [Spindler, Definitions 2.17, 4.8, 4.14 and 4.16], with
 * reasons.
 *
 * Every answer is `proved` with a derivation or a closed set that can be checked, `refuted` with a
 * context and a first mover that were tried by play, or `unknown`. There are two worlds of
 * contexts. Among *partizan* contexts the Inequality Test decides under the paper's convention;
 * under others it proves some comparisons, a search refutes some, and the rest stay unknown. Among
 * *impartial* contexts every comparison is decided, under every convention, unless there are more
 * blends of contexts than allowed.
 *
 * Equality among impartial contexts is coarser: all absorbing games are equal there (Proposition
 * 2.23), and none are among partizan contexts (Proposition 4.7).
 */

import { InvariantError, ValueError } from '../../storage/errors.ts';
import { type ContextSearch, partizanContexts } from '../games/census.ts';
import { checkPlayer } from '../games/named.ts';
import { type Convention, normalPlay, type PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { ContextTable } from '../play/contexts.ts';
import {
  type ClosedSet,
  DEFAULT_BLENDS,
  lostWinner,
  searchAllContexts,
} from './context-closure.ts';
import {
  derivation,
  type InequalitySetting,
  type InequalityTable,
  inequalityTable,
  type Step,
} from './inequality-test.ts';
import { absorbingConstruction, absorbingGame, hasAbsorbingSummand } from './undetermined.ts';
import { separatingContext } from './witness.ts';

/** The contexts X over which sums G + X are compared. */
export type World = 'partizan' | 'impartial';

export type Proved =
  | {
      readonly verdict: 'proved';
      readonly by: 'derivation';
      /** Each step after those it rests on; `checkDerivation` accepts it. */
      readonly steps: readonly Step[];
    }
  | {
      readonly verdict: 'proved';
      readonly by: 'exhaustion';
      /** The effects of all impartial contexts; `checkClosedSet` accepts it. */
      readonly closed: ClosedSet;
    };

export interface Refuted {
  readonly verdict: 'refuted';
  /** Beside this game … */
  readonly context: GameId;
  /** … and with this player to move first, … */
  readonly mover: number;
  /** … this player wins beside the left game and not beside the right one. */
  readonly player: number;
}

export interface Unknown {
  readonly verdict: 'unknown';
  /** How many contexts failed to separate the games. */
  readonly tried: number;
}

export type Comparison = Proved | Refuted | Unknown;

export interface CompareOptions {
  readonly convention?: Convention;
  /** Which partizan contexts to try under conventions where none can be constructed. */
  readonly search?: ContextSearch;
  /** How many blends of impartial contexts to look at before giving up. */
  readonly blends?: number;
}

/** Whether G ≤ H for a player, over all partizan contexts (Definition 4.8). */
export function compareFor(
  store: GameStore,
  g: GameId,
  h: GameId,
  player: number,
  options: CompareOptions = {},
): Comparison {
  checkPlayer(store, player);
  const convention = options.convention ?? normalPlay(store.players);
  const table = inequalityTable({ store, convention, favoured: player }, g, h);
  if (table.proves(g, h)) {
    return { verdict: 'proved', by: 'derivation', steps: derivation(table, g, h) };
  }
  const players = Array.from({ length: store.players }, (_, mover) => mover);
  const play = new ContextTable(store, [g, h], convention, false);
  const tries = (context: GameId): Refuted | undefined => {
    const mover = players.find((first) => {
      const seat = (player - first + store.players) % store.players;
      return wins(play, g, context, first, seat) && !wins(play, h, context, first, seat);
    });
    return mover === undefined ? undefined : { verdict: 'refuted', context, mover, player };
  };
  const constructible = convention === normalPlay(store.players);
  const search = constructible ? SIMPLE_CONTEXTS : options.search;
  let tried = 0;
  for (const context of partizanContexts(store, search)) {
    const refuted = tries(context);
    if (refuted !== undefined) return refuted;
    tried++;
  }
  return constructible ? checked(tries, table, g, h) : { verdict: 'unknown', tried };
}

/** A short context is easier to read than a constructed one, so these are tried first. */
const SIMPLE_CONTEXTS: ContextSearch = { random: 0, seed: 1 };

function checked(
  tries: (context: GameId) => Refuted | undefined,
  table: InequalityTable,
  g: GameId,
  h: GameId,
): Refuted {
  const refuted = tries(separatingContext(table, g, h).context);
  if (refuted === undefined)
    throw new InvariantError('a constructed context does not separate the games');
  return refuted;
}

/**
 * Whether o(G + X) ⊆ o(H + X) for all impartial X, the relation of Theorems 2.19 and 3.7.
 * Both games must be impartial. The player of a refutation is relative to the first mover, 0.
 */
export function compareImpartial(
  store: GameStore,
  g: GameId,
  h: GameId,
  options: CompareOptions = {},
): Comparison {
  if (!store.isImpartial(g) || !store.isImpartial(h)) {
    throw new ValueError('comparison over impartial contexts is for impartial games');
  }
  const convention = options.convention ?? normalPlay(store.players);
  const normal = convention === normalPlay(store.players);
  const setting: InequalitySetting = { store, convention, favoured: 0 };
  const table = inequalityTable(
    normal ? { ...setting, isAbsorbing: absorbingTest(store, [g, h]) } : setting,
    g,
    h,
  );
  if (table.proves(g, h)) {
    return { verdict: 'proved', by: 'derivation', steps: derivation(table, g, h) };
  }
  // With two players the game itself separates (2·G is a second player win) where normal play can.
  const likely = normal ? [store.players === 2 ? g : zeroTest(store)] : [];
  const play = new ContextTable(store, [g, h], convention, true);
  const refutedBy = (context: GameId): Refuted | undefined => {
    const lost = play.outcome(g, context, 0) & ~play.outcome(h, context, 0);
    if (lost === 0) return undefined;
    return { verdict: 'refuted', context, mover: 0, player: 31 - Math.clz32(lost & -lost) };
  };
  for (const context of likely) {
    const refuted = refutedBy(context);
    if (refuted !== undefined) return refuted;
  }
  const { blends = DEFAULT_BLENDS } = options;
  const found = searchAllContexts(store, [g, h], convention, lostWinner, blends);
  if (found.kind === 'closed') return { verdict: 'proved', by: 'exhaustion', closed: found.closed };
  if (found.kind === 'limit') return { verdict: 'unknown', tried: found.effects };
  const refuted = refutedBy(found.context);
  if (refuted === undefined)
    throw new InvariantError('a separating context does not separate the games');
  return refuted;
}

/**
 * {{0, Z}} with Z absorbing: no impartial game but 0 is ≥ 0 over impartial contexts when N > 2.
 *
 * Beside 0, O_1 moves to 0 and wins. Beside G ≇ 0, Next moves in G. If O_1 moves to {0, Z} or not,
 * the next player moves to Z or to {0, Z}, and in the latter case the one after moves to Z; that is
 * never O_1, and beside Z nobody wins by force, so the others can make O_1 lose. With Theorem 3.3
 * this decides all comparisons with 0, the impartial counterpart of Corollary 4.27.
 */
export function zeroTest(store: GameStore): GameId {
  return store.impartial([store.impartial([store.zero, absorbingGame(store)])]);
}

/** What is known about equality, and for whom it was decided. */
export type Equality =
  | { readonly verdict: 'proved'; readonly comparisons: readonly DirectedComparison[] }
  | { readonly verdict: 'refuted'; readonly by: DirectedComparison & { readonly result: Refuted } }
  | { readonly verdict: 'unknown'; readonly open: readonly DirectedComparison[] };

/** One of the comparisons an equality consists of (Proposition 4.17). */
export interface DirectedComparison {
  readonly left: GameId;
  readonly right: GameId;
  /** The player compared for; undefined for the comparison over impartial contexts. */
  readonly player: number | undefined;
  readonly result: Comparison;
}

/** Equality for one player (Definition 4.14), over partizan contexts. */
export function equalFor(
  store: GameStore,
  g: GameId,
  h: GameId,
  player: number,
  options: CompareOptions = {},
): Equality {
  return conclude(
    bothWays(g, h, player, (one, other) => compareFor(store, one, other, player, options)),
  );
}

/**
 * Equality (Definitions 2.17 and 4.16). Two impartial games are compared over impartial contexts
 * unless `world` says otherwise; partizan games always over partizan ones.
 */
export function equal(
  store: GameStore,
  g: GameId,
  h: GameId,
  options: CompareOptions & { readonly world?: World } = {},
): Equality {
  const impartial = store.isImpartial(g) && store.isImpartial(h);
  const world = options.world ?? (impartial ? 'impartial' : 'partizan');
  if (world === 'impartial') {
    return conclude(
      bothWays(g, h, undefined, (one, other) => compareImpartial(store, one, other, options)),
    );
  }
  // Conjugation leaves impartial games alone, so one player speaks for all.
  const players = Array.from({ length: impartial ? 1 : store.players }, (_, player) => player);
  return conclude(
    players.flatMap((player) =>
      bothWays(g, h, player, (one, other) => compareFor(store, one, other, player, options)),
    ),
  );
}

function bothWays(
  g: GameId,
  h: GameId,
  player: number | undefined,
  atMost: (g: GameId, h: GameId) => Comparison,
): DirectedComparison[] {
  return [
    { left: g, right: h, player, result: atMost(g, h) },
    { left: h, right: g, player, result: atMost(h, g) },
  ];
}

function conclude(comparisons: readonly DirectedComparison[]): Equality {
  for (const comparison of comparisons) {
    const { result } = comparison;
    if (result.verdict === 'refuted') return { verdict: 'refuted', by: { ...comparison, result } };
  }
  const open = comparisons.filter(({ result }) => result.verdict === 'unknown');
  if (open.length > 0) return { verdict: 'unknown', open };
  return { verdict: 'proved', comparisons };
}

/** Theorem 3.14, and Proposition 2.24 for the games compared, remembered per game. */
function absorbingTest(store: GameStore, compared: readonly GameId[]): (game: GameId) => boolean {
  const known = new Map<GameId, boolean>();
  return (game) => {
    const answer =
      known.get(game) ??
      (compared.includes(game)
        ? hasAbsorbingSummand(store, game)
        : absorbingConstruction(store, game));
    known.set(game, answer);
    return answer;
  };
}

function wins(
  play: ContextTable,
  game: GameId,
  context: GameId,
  mover: number,
  seat: PlayerSet,
): boolean {
  return ((play.outcome(game, context, mover) >> seat) & 1) === 1;
}
