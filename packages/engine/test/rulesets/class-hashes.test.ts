// Classes are looked up by a hash that a class and its conjugate share.
import { expect, it } from 'vitest';
import { eitherHash } from '../../src/rulesets/classes.ts';
import { mixHash } from '../../src/storage/hashing.ts';

const hashes = Array.from({ length: 10_000 }, (_, i) => mixHash(1, i));

it('is the same for both', () => {
  for (const [i, one] of hashes.entries()) {
    const other = hashes[(i * 7) % hashes.length] as number;
    expect(eitherHash(one, other)).toBe(eitherHash(other, one));
  }
});

it('tells classes that are their own conjugates apart, in the places of a table too', () => {
  expect(new Set(hashes.map((hash) => eitherHash(hash, hash))).size).toBeGreaterThan(9_000);
  const places = new Set(hashes.map((hash) => eitherHash(hash, hash) & 0xffff));
  // 10,000 balls into 65,536 places leave about 9,280 places with one at least.
  expect(places.size).toBeGreaterThan(8_500);
});
