// The way between the oracle's objects and the engine's arena: identical trees correspond.
import { Arena, type FormId, Left, Right, type Tombstones } from '../../src/index.ts';
import { type G, game } from './game.ts';

const there = new WeakMap<Arena, Map<G, FormId>>();
const back = new WeakMap<Arena, Map<FormId, G>>();

function mapOf<K, V>(maps: WeakMap<Arena, Map<K, V>>, arena: Arena): Map<K, V> {
  const known = maps.get(arena) ?? new Map<K, V>();
  maps.set(arena, known);
  return known;
}

export function toEngine(arena: Arena, g: G): FormId {
  const known = mapOf(there, arena);
  const id = known.get(g);
  if (id !== undefined) return id;
  const tombstones = (Number(g.tombLeft) + 2 * Number(g.tombRight)) as Tombstones;
  const made = arena.intern(
    g.left.map((l) => toEngine(arena, l)),
    g.right.map((r) => toEngine(arena, r)),
    tombstones,
  );
  known.set(g, made);
  return made;
}

export function fromEngine(arena: Arena, id: FormId): G {
  const known = mapOf(back, arena);
  const g = known.get(id);
  if (g !== undefined) return g;
  const made = game(
    arena.options(id, Left).map((l) => fromEngine(arena, l)),
    arena.options(id, Right).map((r) => fromEngine(arena, r)),
    arena.hasTombstone(id, Left),
    arena.hasTombstone(id, Right),
  );
  known.set(id, made);
  return made;
}

/** A fresh arena with these games in it, and their ids in the same order. */
export function arenaWith(games: readonly G[]): { arena: Arena; ids: FormId[] } {
  const arena = new Arena();
  return { arena, ids: games.map((g) => toEngine(arena, g)) };
}
