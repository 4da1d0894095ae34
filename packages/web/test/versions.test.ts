// Which earlier texts of a sheet are kept, when there are very many.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Version } from '../src/store/sheet-store.ts';
import { versionsTooMany } from '../src/store/versions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What is left when texts are put aside one after the other. */
function left(times: readonly number[], size = 1): Version[] {
  let kept: Version[] = [];
  for (const changed of times) {
    kept.push({ sheet: 'one', text: 'a'.repeat(size), changed });
    const given = new Set(versionsTooMany(kept));
    kept = kept.filter((_, i) => !given.has(i));
  }
  return kept;
}

describe('earlier texts', () => {
  it('of a year of work: the last hours closely, every day of the last weeks, and the first', () => {
    const times: number[] = [];
    for (let day = 0; day < 365; day++) {
      for (let minute = 0; minute < 300; minute += 5) times.push(day * DAY + minute * MINUTE);
    }
    const kept = left(times).map(({ changed }) => changed);
    const last = times.at(-1) ?? 0;
    expect(kept.length).toBeLessThanOrEqual(100);
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(last);
    const since = (age: number) => kept.filter((changed) => last - changed <= age).length;
    expect(since(60 * MINUTE)).toBeGreaterThanOrEqual(8);
    const days = new Set(kept.map((changed) => Math.floor((last - changed) / DAY)));
    for (let day = 0; day < 10; day++) expect(days).toContain(day);
  });

  it('stay in order, are bounded, and the last is there, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 * DAY }), { maxLength: 300 }), (times) => {
        const kept = left(times).map(({ changed }) => changed);
        expect(kept.length).toBe(Math.min(100, times.length));
        expect(kept.at(-1)).toBe(times.at(-1));
        // In order: what is left is what was put aside, with some left out.
        let at = 0;
        for (const changed of kept) {
          at = times.indexOf(changed, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are not given up all at once when the clock jumps', () => {
    const before = Array.from({ length: 90 }, (_, i) => i * MINUTE);
    const after = Array.from({ length: 5 }, (_, i) => 365 * DAY + i * MINUTE);
    expect(left([...before, ...after])).toHaveLength(95);
  });

  it('that are large are fewer', () => {
    const kept = left(
      Array.from({ length: 50 }, (_, i) => i * MINUTE),
      1_000_000,
    );
    expect(kept).toHaveLength(8);
  });
});
