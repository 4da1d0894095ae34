// Earlier texts of a sheet: when one is put aside, and which are given up when there are too many. The
// clock is not believed: it may jump. So texts are in the order in which they were put aside, a jump in
// either direction puts one aside, and they are given up one at a time and never all at once.

import type { Version } from './sheet-store.ts';

/** An earlier text is put aside at most this often, in milliseconds. */
const EVERY = 60_000;

/** So many texts of a sheet are kept at the most, and so much of them, in UTF-16 units. */
const MOST = 100;
const LARGEST = 8_000_000;
/** However large, so many are kept. */
const LEAST = 4;

/** Whether the text of a sheet is to be put aside before it is changed. */
export function isVersionDue(changed: number, versioned: number): boolean {
  return Math.abs(changed - versioned) >= EVERY;
}

/** The numbers of the texts to be given up, of all those of a sheet in their order. */
export function versionsTooMany(versions: readonly Version[]): number[] {
  const kept = versions.map(({ text, changed }, i) => ({ i, changed, size: text.length }));
  const given: number[] = [];
  let size = kept.reduce((sum, one) => sum + one.size, 0);
  while (kept.length > MOST || (size > LARGEST && kept.length > LEAST)) {
    const [one] = kept.splice(leastMissed(kept), 1);
    if (one === undefined) break;
    given.push(one.i);
    size -= one.size;
  }
  return given;
}

/**
 * The text without which the gap is smallest for its age: of today much is kept, of last year little.
 * The first and the last stay.
 */
function leastMissed(versions: readonly { readonly changed: number }[]): number {
  const last = versions.at(-1)?.changed ?? 0;
  let [least, found] = [Infinity, 0];
  for (let i = 1; i < versions.length - 1; i++) {
    const { changed = 0 } = versions[i] ?? {};
    const gap = Math.abs((versions[i + 1]?.changed ?? 0) - (versions[i - 1]?.changed ?? 0));
    const missed = gap / (Math.abs(last - changed) + EVERY);
    if (missed < least) [least, found] = [missed, i];
  }
  return found;
}
