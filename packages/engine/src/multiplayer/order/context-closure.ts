/**
 * All impartial contexts at once: comparison over impartial contexts by exhaustion.
 *
 * For a finite set S of impartial games closed under options, a context X acts by its *effect*, the
 * outcomes of s + X for all s in S. The effect of X is determined by the effects of its options:
 * only their intersection in O_0, …, O_{N−2} and their union in P matter, which together make up a
 * *blend* of effects. So the effects of all contexts are the least set that contains the effect of
 * 0 and, with any effects, the effect of their blend. There are finitely many. When the set is
 * complete, a comparison that fails nowhere in it is proved for all contexts; a context found on
 * the way that separates two games refutes it. This works for every N and every convention; only
 * the number of blends limits it.
 */

import { Gathered } from '../../storage/gathered.ts';
import { mixHash } from '../../storage/hashing.ts';
import { requireImpartial } from '../games/impartial.ts';
import type { Convention, PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { subpositions } from '../games/subpositions.ts';
import { outcomeFrom } from '../play/outcome.ts';

/** A finite set of effects that contains those of all contexts. */
export interface ClosedSet {
  /** S, increasing. */
  readonly positions: readonly GameId[];
  /** Effects, one outcome per position. */
  readonly effects: readonly Int32Array[];
  /** Blends: bits 0 to N−2 the intersection, bit N−1 the union. */
  readonly blends: readonly Int32Array[];
}

export type ClosureResult =
  | { readonly kind: 'separated'; readonly context: GameId }
  | { readonly kind: 'closed'; readonly closed: ClosedSet }
  | { readonly kind: 'limit'; readonly effects: number };

/** The number of blends after which the search gives up. */
export const DEFAULT_BLENDS = 20_000;

/** What is looked for: the outcomes of the given games beside a context, in the order given. */
export type Separation = (outcomes: readonly PlayerSet[]) => boolean;

/** o(G + X) ⊄ o(H + X), for the games G and H. */
export const lostWinner: Separation = ([ofG = 0, ofH = 0]) => (ofG & ~ofH) !== 0;

/** Look through all contexts, simplest first, for one beside which the games are separated. */
export function searchAllContexts(
  store: GameStore,
  games: readonly GameId[],
  convention: Convention,
  separates: Separation,
  limit: number = DEFAULT_BLENDS,
): ClosureResult {
  const scene = sceneOf(store, games, convention);
  const places = games.map((game) => scene.positions.indexOf(game));
  const effects = new RowSet();
  const blends = new RowSet();
  /** A context with each effect, and for each blend the contexts blended. */
  const contexts: GameId[] = [];
  const blended: (readonly GameId[])[] = [];
  const learn = (effect: Int32Array, options: readonly GameId[]): void => {
    if (effects.add(effect)) contexts.push(store.impartial(options));
  };
  learn(effectOf(scene, undefined), []);
  for (let next = 0; next < effects.rows.length; next++) {
    const effect = effects.rows[next] as Int32Array;
    const context = contexts[next] as GameId;
    if (separates(places.map((place) => effect[place] as number))) {
      return { kind: 'separated', context };
    }
    // Blends added from here on contain this effect already.
    const before = blends.rows.length;
    for (let other = -1; other < before; other++) {
      store.tick(scene.work);
      const blend = other < 0 ? effect : blendOf(scene, blends.rows[other] as Int32Array, effect);
      if (!blends.add(blend)) continue;
      const options = other < 0 ? [context] : [...(blended[other] as GameId[]), context];
      blended.push(options);
      learn(effectOf(scene, blend), options);
    }
    if (blends.rows.length > limit) return { kind: 'limit', effects: effects.rows.length };
  }
  const closed = { positions: scene.positions, effects: effects.rows, blends: blends.rows };
  return { kind: 'closed', closed };
}

/**
 * Check that a claimed closed set contains the effects of all contexts, and that none of them
 * separates the games. Written from the definition.
 */
export function checkClosedSet(
  store: GameStore,
  closed: ClosedSet,
  games: readonly GameId[],
  convention: Convention,
  separates: Separation,
): boolean {
  const scene = sceneOf(store, games, convention);
  if (!sameRow(scene.positions, closed.positions)) return false;
  const effects = new RowSet();
  const blends = new RowSet();
  for (const effect of closed.effects) effects.add(effect);
  for (const blend of closed.blends) blends.add(blend);
  const places = games.map((game) => scene.positions.indexOf(game));
  const separated = (effect: Int32Array): boolean =>
    separates(places.map((place) => effect[place] as number));
  const blendsWithin = (effect: Int32Array): boolean =>
    closed.blends.every((blend) => {
      store.tick(scene.work);
      return blends.has(blendOf(scene, blend, effect));
    });
  const effectWithin = (blend: Int32Array): boolean => {
    store.tick(scene.work);
    return effects.has(effectOf(scene, blend));
  };
  // Rows that are no effects or blends do no harm: they only add to what the set has to satisfy.
  if (!effects.has(effectOf(scene, undefined))) return false;
  if (closed.effects.some(separated)) return false;
  if (!closed.effects.every((effect) => blends.has(effect))) return false;
  if (!closed.effects.every(blendsWithin)) return false;
  if (!closed.blends.every(effectWithin)) return false;
  return true;
}

/** The games whose sums with contexts are looked at, with their options as places in the list. */
interface Scene {
  readonly players: number;
  readonly convention: Convention;
  readonly positions: readonly GameId[];
  readonly options: readonly Int32Array[];
  /** The steps that one effect takes. */
  readonly work: number;
}

function sceneOf(store: GameStore, games: readonly GameId[], convention: Convention): Scene {
  requireImpartial(store, ...games);
  const positions = subpositions(store, games);
  const places = new Map(positions.map((position, place) => [position, place]));
  const options = positions.map((position) =>
    Int32Array.from(store.options(position), (option) => places.get(option) as number),
  );
  const work = options.reduce((sum, list) => sum + list.length, 1 + positions.length);
  return { players: store.players, convention, positions, options, work };
}

/** The effect of a context whose options blend to `blend`; undefined for the empty context. */
function effectOf(scene: Scene, blend: Int32Array | undefined): Int32Array {
  const { players, convention, options } = scene;
  const effect = new Int32Array(options.length);
  const gathered = new Gathered();
  options.forEach((places, position) => {
    gathered.clear();
    if (blend !== undefined) gathered.add(blend[position] as number);
    for (const place of places) gathered.add(effect[place] as number);
    effect[position] = outcomeFrom(gathered, convention, players);
  });
  return effect;
}

function blendOf(scene: Scene, one: Int32Array, other: Int32Array): Int32Array {
  const previous = 1 << (scene.players - 1);
  const blend = new Int32Array(one.length);
  for (let position = 0; position < one.length; position++) {
    const [a, b] = [one[position] as number, other[position] as number];
    blend[position] = (a & b & ~previous) | ((a | b) & previous);
  }
  return blend;
}

/** A set of rows of equal length, in the order they were added, found by hashing. */
class RowSet {
  readonly rows: Int32Array[] = [];
  #table = new Int32Array(1024).fill(-1);

  /** Whether the row is new. */
  add(row: Int32Array): boolean {
    const slot = this.#slot(row);
    if (this.#table[slot] !== -1) return false;
    this.#table[slot] = this.rows.length;
    this.rows.push(row);
    if (this.rows.length * 2 > this.#table.length) this.#grow();
    return true;
  }

  has(row: Int32Array): boolean {
    return this.#table[this.#slot(row)] !== -1;
  }

  #slot(row: Int32Array): number {
    let hash = 0;
    for (const entry of row) hash = mixHash(hash, entry);
    const mask = this.#table.length - 1;
    let slot = hash & mask;
    for (;;) {
      const found = this.#table[slot] as number;
      if (found === -1 || sameRow(this.rows[found] as Int32Array, row)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(-1);
    this.rows.forEach((row, number) => {
      this.#table[this.#slot(row)] = number;
    });
  }
}

function sameRow(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let entry = 0; entry < one.length; entry++) {
    if (one[entry] !== other[entry]) return false;
  }
  return true;
}
