// What conclusions say while a search is not through.

import { counted } from './counted.ts';
import type { Total } from './problem.ts';

type Progress = Pick<Total, 'shards' | 'done'>;

/** `3 of 8 shards are missing`; undefined where none is. */
function missingShards({ shards, done }: Progress): string | undefined {
  const missing = shards - done;
  if (missing <= 0) return undefined;
  return `${missing} of ${counted(shards, 'shard')} ${missing === 1 ? 'is' : 'are'} missing`;
}

/** The same as a sentence of its own, or none. */
export function missingSentence(total: Progress): readonly string[] {
  const missing = missingShards(total);
  return missing === undefined ? [] : [`${missing}.`];
}

/** The same in parentheses, to be put after what was done. */
export function missingAside(total: Progress): string {
  const missing = missingShards(total);
  return missing === undefined ? '' : ` (${missing})`;
}
