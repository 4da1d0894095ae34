import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../src/protocol/answers.ts';
import { nextOrder, orderedRows, type TableOrder } from '../src/worksheet/table-order.ts';

const number = (n: bigint | number): Shown => ({
  kind: 'plain',
  type: 'integer',
  text: String(n),
});
const game = (text: string): Shown => ({ kind: 'game', game: { text } });
const outcome = (letter: 'L' | 'N' | 'P' | 'R'): Shown => ({ kind: 'outcome', outcome: letter });

const cell: fc.Arbitrary<Shown> = fc.oneof(
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(number),
  fc.integer({ min: -3, max: 3 }).map(number),
  fc.constantFrom('0', '*', '*2', '*10', '{0 | *}', '1̄').map(game),
  fc.constantFrom('L', 'N', 'P', 'R').map((letter) => outcome(letter as 'L')),
);
const rows = fc.array(fc.tuple(cell, cell), { maxLength: 40 });
const direction = fc.constantFrom('ascending', 'descending') as fc.Arbitrary<
  TableOrder['direction']
>;

describe('rows in order', () => {
  it('are the same rows, whatever the column', () => {
    fc.assert(
      fc.property(rows, fc.nat(2), direction, (all, column, way) => {
        const ordered = orderedRows(all, { column, direction: way });
        expect(ordered).toHaveLength(all.length);
        expect(new Set(ordered)).toEqual(new Set(all));
      }),
    );
  });

  it('stay as they came where they are alike, up and down', () => {
    fc.assert(
      fc.property(rows, direction, (all, way) => {
        const ordered = orderedRows(all, { column: 0, direction: way });
        const alike = (text: string) => (row: readonly Shown[]) => JSON.stringify(row[0]) === text;
        for (const [first] of all) {
          const same = alike(JSON.stringify(first));
          expect(ordered.filter(same)).toEqual(all.filter(same));
        }
      }),
    );
  });

  it('are numbers by their size, however long', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt()), (all) => {
        const ordered = orderedRows(
          all.map((n) => [number(n)]),
          { column: 0, direction: 'ascending' },
        );
        const sizes = ordered.map(([one]) => BigInt(one?.kind === 'plain' ? one.text : 0));
        expect(sizes.every((n, i) => i === 0 || (sizes[i - 1] ?? n) <= n)).toBe(true);
      }),
    );
  });

  it('sorting twice is sorting once, and down is up the other way round where none are alike', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const up = { column: 1, direction: 'ascending' } as const;
        const once = orderedRows(all, up);
        expect(orderedRows(once, up)).toEqual(once);
      }),
    );
    const some = [3, 1, 2].map((n) => [number(n)]);
    const texts = (way: TableOrder['direction']) =>
      orderedRows(some, { column: 0, direction: way }).map(([one]) => JSON.stringify(one));
    expect(texts('descending')).toEqual(texts('ascending').reverse());
  });

  it('numbers stand before games, and *2 before *10', () => {
    const mixed = [game('*10'), game('*2'), number(10), number(9)].map((one) => [one]);
    const ordered = orderedRows(mixed, { column: 0, direction: 'ascending' });
    expect(ordered.flat()).toEqual([number(9), number(10), game('*2'), game('*10')]);
  });

  it('a third press brings back the order in which they came', () => {
    const first = nextOrder(undefined, 2);
    expect(first).toEqual({ column: 2, direction: 'ascending' });
    const second = nextOrder(first, 2);
    expect(second).toEqual({ column: 2, direction: 'descending' });
    expect(nextOrder(second, 2)).toBeUndefined();
    expect(nextOrder(second, 1)).toEqual({ column: 1, direction: 'ascending' });
    const all = [[number(2)], [number(1)]];
    expect(orderedRows(all, undefined)).toBe(all);
  });
});
