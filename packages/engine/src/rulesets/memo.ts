/** What is known of positions, in a map whose memory the arena counts. */

import type { Arena } from '../forms/arena.ts';

/** Bytes of an entry of a map of numbers, with the room a map keeps free. */
const BYTES_PER_ENTRY = 48;
/** Entries between two questions to the budget. */
const ENTRIES_PER_CHECK = 1024;

export class Memo<K, V> {
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

/** The memo of one owner under a name, made when first asked for. */
export function memoOf<K, V>(arena: Arena, name: string, owner: object): Memo<K, V> {
  const memos = arena.own(name, () => new Map<object, Memo<K, V>>());
  let memo = memos.get(owner);
  if (memo === undefined) {
    memo = new Memo(arena);
    memos.set(owner, memo);
  }
  return memo;
}
