// Two tabs that write in different cells of one sheet: both changes are there, and nothing else is.

import { piecesOf } from '@proviso/language/sheets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../src/store/memory-store.ts';
import { mergedText, replacements } from '../src/store/merge-cells.ts';
import { type Draft, save } from '../src/store/sheet-store.ts';
import { Sheet } from '../src/worksheet/sheet.ts';

const text = (...cells: string[]) => cells.map((cell) => `${cell}\n`).join('\n');

/** What each side does with a cell of the base: leaves it, writes something new, removes it, adds one below. */
type Act = 'leave' | 'write' | 'remove' | 'add';
const act = fc.constantFrom<Act>('leave', 'leave', 'write', 'remove', 'add');

interface Case {
  readonly base: string;
  readonly theirs: string;
  readonly ours: string;
  readonly both: string;
}

/** The cells after one side's acts, told plainly. */
function done(acts: readonly Act[], who: string): string[] {
  return acts.flatMap((what, i) => {
    const cell = `cell ${i}`;
    switch (what) {
      case 'leave':
        return [cell];
      case 'write':
        return [`${who} ${i}`];
      case 'remove':
        return [];
      default:
        return [cell, `${who} below ${i}`];
    }
  });
}

/** At most one side changes each cell, and neither removes or adds beside the other's changes. */
const apart = fc
  .array(fc.record({ what: act, who: fc.constantFrom('theirs', 'ours') }), { maxLength: 8 })
  .map((list): Case => {
    const side = (who: string) => list.map((one): Act => (one.who === who ? one.what : 'leave'));
    // Told once more, as one list of acts by two people.
    const both = list.flatMap(({ what, who }, i) => {
      const cell = `cell ${i}`;
      if (what === 'write') return [`${who} ${i}`];
      if (what === 'remove') return [];
      return what === 'add' ? [cell, `${who} below ${i}`] : [cell];
    });
    const base = text(...list.map((_, i) => `cell ${i}`));
    const [theirs, ours] = [done(side('theirs'), 'theirs'), done(side('ours'), 'ours')];
    return { base, theirs: text(...theirs), ours: text(...ours), both: text(...both) };
  });

const cells = fc.array(fc.constantFrom('a', 'b', 'c', '// d', 'e\nf'), { maxLength: 7 });

describe('what was changed', () => {
  it('makes the one into the other', () => {
    fc.assert(
      fc.property(cells, cells, (first, second) => {
        const [before, after] = [piecesOf(text(...first)), piecesOf(text(...second))];
        const made: { text: string }[] = [...before];
        for (const { from, to, by } of replacements(before, after).toReversed()) {
          made.splice(from, to - from, ...by);
        }
        expect(made.map((one) => one.text)).toEqual(after.map((one) => one.text));
      }),
    );
  });
});

describe('merging', () => {
  it('has the changes of both where each changed other cells', () => {
    fc.assert(
      fc.property(apart, ({ base, theirs, ours, both }) => {
        // Removing and writing side by side reads like one change of a longer run, which may clash.
        const merged = mergedText(base, theirs, ours);
        if (merged !== undefined) expect(merged).toBe(both);
      }),
      { numRuns: 500 },
    );
  });

  it('never clashes where each only wrote in other cells', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', 'theirs', 'ours'), { maxLength: 8 }), (writers) => {
        const by = (...who: string[]) =>
          text(...writers.map((one, i) => (who.includes(one) ? `${one} ${i}` : `cell ${i}`)));
        expect(mergedText(by(), by('theirs'), by('ours'))).toBe(by('theirs', 'ours'));
      }),
    );
  });

  it('is left to people where both changed the same cell, in whatever way', () => {
    const base = text('a', 'b', 'c');
    expect(mergedText(base, text('a', 'x', 'c'), text('a', 'y', 'c'))).toBeUndefined();
    expect(mergedText(base, text('a', 'x', 'c'), text('a', 'c'))).toBeUndefined();
    expect(mergedText(base, text('a', 'c'), text('a', 'y', 'c'))).toBeUndefined();
  });

  it('takes once what both did, and what both added in one place from both', () => {
    const base = text('a', 'b');
    expect(mergedText(base, text('a', 'x'), text('a', 'x'))).toBe(text('a', 'x'));
    expect(mergedText(base, text('a', 'b', 'x'), text('a', 'b', 'y'))).toBe(
      text('a', 'b', 'x', 'y'),
    );
    expect(mergedText('', text('x'), text('y'))).toBe(text('x', 'y'));
  });

  it('tells no sheet from itself, and loses no word of either side', () => {
    fc.assert(
      fc.property(cells, cells, cells, (a, b, c) => {
        const [base, theirs, ours] = [text(...a), text(...b), text(...c)];
        // The lines between cells may be fewer.
        const plain = (one = '') => piecesOf(one).map(({ gap: _, ...piece }) => piece);
        expect(plain(mergedText(base, theirs, base))).toEqual(plain(theirs));
        expect(plain(mergedText(base, base, ours))).toEqual(plain(ours));
        const merged = mergedText(base, theirs, ours);
        if (merged === undefined) return;
        const had = new Set(piecesOf(base).map((one) => one.text));
        const has = new Set(piecesOf(merged).map((one) => one.text));
        for (const one of [...piecesOf(theirs), ...piecesOf(ours)]) {
          if (!had.has(one.text)) expect(has).toContain(one.text);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('tabs', () => {
  const draft = (over: Partial<Draft>): Draft => ({
    ...{ sheet: 'one', title: 'Worksheet', text: '', base: 0, by: 'a', edit: 0, changed: 0 },
    ...over,
  });

  it('that wrote in different cells have one sheet, and the text before the merging among the earlier ones', async () => {
    const store = memoryStore();
    const from = text('a', 'b', 'c');
    await save(store, draft({ text: from }));
    const removed = (cell: string) => [{ text: cell, prose: false, gap: '\n', at: 0, when: 1 }];
    const first = { text: text('x', 'b', 'c'), base: 1, from, by: 'b', edit: 1 };
    await save(store, draft({ ...first, removed: removed('old') }));
    const saved = await save(
      store,
      draft({
        ...{ text: text('a', 'b', 'y'), base: 1, from, by: 'c', edit: 1, changed: 100_000 },
        removed: removed('older'),
      }),
    );
    expect(saved).toMatchObject({ kind: 'merged', record: { text: text('x', 'b', 'y') } });
    const all = await store.all();
    expect(all).toHaveLength(1);
    expect(all[0]?.removed?.map((one) => one.text)).toEqual(['old', 'older']);
    expect((await store.versions('one')).map((one) => one.text)).toEqual([first.text]);
    // A note of either that outlived its saving changes nothing.
    expect(await save(store, draft(first))).toMatchObject({ kind: 'saved' });
    // Neither has seen the merged text: a change of the other's cell does not replace it.
    const unseen = draft({ ...first, text: text('x', 'b', 'z'), edit: 2 });
    expect(await save(store, unseen)).toMatchObject({ kind: 'apart' });
  });

  it('go on in the cell in which they write while the other’s changes come in', () => {
    const sheet = new Sheet();
    sheet.load(text('a', 'b', 'c'));
    const [, second, third] = sheet.cells.value;
    const blank = sheet.add(second);
    if (third) sheet.edit(third, 'c\n\nwriting on');
    sheet.follow(text('new', 'x', 'b', 'c', 'writing on'));
    const now = sheet.cells.value;
    expect(now.map((cell) => cell.text.value)).toEqual(['new', 'x', 'b', '', 'c\n\nwriting on']);
    expect([now[2], now[3], now[4]]).toEqual([second, blank, third]);
  });
});
