// The addresses of items are printed in papers and linked from elsewhere: none that was given is ever lost.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { itemId, papers } from '../src/index.ts';

const given = readFileSync(new URL('addresses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const present = papers.flatMap(({ key, entries }) =>
  entries.map(({ item }) => `${key}/${itemId(item)}`),
);

it('keeps every address that was given', () => {
  expect(given.filter((address) => !present.includes(address))).toEqual([]);
});

it('writes every new address down in addresses.txt', () => {
  expect(present.filter((address) => !given.includes(address))).toEqual([]);
});

it('gives no address twice', () => {
  expect(new Set(present).size).toBe(present.length);
});

it('needs no encoding in an address', () => {
  for (const address of present) expect(address).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
});

it.each([
  ['Theorem 5.5', 'theorem-5-5'],
  [
    'Section 2, D(1̄) is the least universe beyond D',
    'section-2-d-1-is-the-least-universe-beyond-d',
  ],
  ['Section 4, no inverses in full misère play', 'section-4-no-inverses-in-full-misere-play'],
  ['Open Problem (section 4)', 'open-problem-section-4'],
  ['THEOREM  5.5.', 'theorem-5-5'],
])('%s', (item, id) => {
  expect(itemId(item)).toBe(id);
  expect(itemId(id)).toBe(id);
});
