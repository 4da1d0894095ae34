// Numbers with their nouns.

/** `1 shard`, `3 shards`. */
export function counted(n: number, noun: string): string {
  return `${n} ${n === 1 ? noun : `${noun}s`}`;
}
