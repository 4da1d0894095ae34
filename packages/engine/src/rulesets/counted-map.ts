/** What is known of positions, in a map whose memory the arena counts. */

import type { Arena } from '../forms/arena.ts';
import type { MemoBy } from '../storage/memo.ts';

/** Bytes of an entry of a map of numbers, with the room a map keeps free. */
const BYTES_PER_ENTRY = 48;
/** Entries between two questions to the budget. */
const ENTRIES_PER_CHECK = 1024;

export class CountedMap<K, V> {
  private readonly arena: Arena;
  private readonly entries = new Map<K, V>();

  constructor(arena: Arena) {
    this.arena = arena;
    arena.counted(this);
  }

  get bytes(): number {
    return this.entries.size * BYTES_PER_ENTRY;
  }

  get(key: K): V | undefined {
    return this.entries.get(key);
  }

  has(key: K): boolean {
    return this.entries.has(key);
  }

  set(key: K, value: V): void {
    if (this.entries.size % ENTRIES_PER_CHECK === 0) {
      this.arena.beforeGrowth(ENTRIES_PER_CHECK * BYTES_PER_ENTRY);
    }
    this.entries.set(key, value);
  }
}

/** The maps of one owner, by name. */
export type CountedMaps<K, V> = Map<string, CountedMap<K, V>>;

/** The map of one owner under a name, made when first asked for. */
export function countedMap<O extends object, K, V>(
  arena: Arena,
  memo: MemoBy<O, CountedMaps<K, V>>,
  owner: O,
  name: string,
): CountedMap<K, V> {
  const maps = arena.ownBy(memo, owner, () => new Map());
  let map = maps.get(name);
  if (map === undefined) {
    map = new CountedMap(arena);
    maps.set(name, map);
  }
  return map;
}
