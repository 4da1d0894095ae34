// Kept sheets: nothing that anybody wrote is replaced by someone who has not seen it.

import { copiesOf } from '@proviso/language/sheets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../src/store/memory-store.ts';
import { type Draft, newId, save } from '../src/store/sheet-store.ts';
import { answersToKeep, restoreAnswers } from '../src/worksheet/kept-answers.ts';
import { Sheet } from '../src/worksheet/sheet.ts';
import { ran as answersOf, CELLS } from './ran-sheet.ts';

const draft = (over: Partial<Draft>): Draft => ({
  sheet: 'one',
  title: 'Worksheet',
  text: '',
  base: 0,
  by: 'a',
  edit: 0,
  changed: 0,
  ...over,
});

describe('saving', () => {
  it('makes a sheet, and changes it for whoever has seen it', async () => {
    const store = memoryStore();
    await save(store, draft({ text: 'first' }));
    await save(store, draft({ text: 'second', base: 1, by: 'b' }));
    expect(await store.all()).toMatchObject([{ id: 'one', text: 'second', revision: 2, by: 'b' }]);
  });

  it('keeps what was removed with the sheet, also where a draft does not know of it', async () => {
    const store = memoryStore();
    const removed = [{ text: '*', prose: false, gap: '\n', at: 0, when: 1 }];
    await save(store, draft({ text: 'first' }));
    await save(store, draft({ text: 'second', base: 1, removed }));
    expect(await store.get('one')).toMatchObject({ text: 'second', removed });
    await save(store, draft({ text: 'third', base: 2 }));
    expect(await store.get('one')).toMatchObject({ text: 'third', removed });
    await save(store, draft({ text: 'fourth', base: 3, removed: [] }));
    expect(await store.get('one')).toMatchObject({ text: 'fourth', removed: [] });
  });

  it('keeps both texts where two wrote at the same time', async () => {
    const store = memoryStore();
    await save(store, draft({ text: 'first' }));
    await save(store, draft({ text: 'by b', base: 1, by: 'b', changed: 1 }));
    const saved = await save(store, draft({ text: 'by c', base: 1, by: 'c', changed: 2 }));
    expect(saved).toMatchObject({ kind: 'apart', other: { id: 'one', text: 'by b' } });
    expect((await store.all()).map(({ text }) => text)).toEqual(['by c', 'by b']);
  });

  it('is no conflict where both wrote the same', async () => {
    const store = memoryStore();
    await save(store, draft({ text: 'first' }));
    await save(store, draft({ text: 'same', base: 1, by: 'b' }));
    const saved = await save(store, draft({ text: 'same', base: 1, by: 'c' }));
    expect(saved.kind).toBe('saved');
    expect(await store.all()).toHaveLength(1);
  });

  it('is no conflict where somebody else has put the draft into the store meanwhile', async () => {
    const store = memoryStore();
    await save(store, draft({ text: 'first' }));
    await save(store, draft({ text: 'half', base: 1 }));
    const saved = await save(store, draft({ text: 'half and half', base: 1 }));
    expect(saved).toMatchObject({ kind: 'saved', record: { text: 'half and half', revision: 3 } });
  });

  it('knows a note again that outlived its saving, when others have gone on from there', async () => {
    const store = memoryStore();
    await save(store, draft({ text: 'a wrote', edit: 3 }));
    await save(store, draft({ text: 'a wrote, b went on', base: 1, by: 'b' }));
    const saved = await save(store, draft({ text: 'a wrote', edit: 3 }));
    expect(saved).toMatchObject({ kind: 'saved', record: { text: 'a wrote, b went on' } });
    expect(await save(store, draft({ text: 'a went on too', edit: 4 }))).toMatchObject({
      kind: 'apart',
    });
  });

  it('makes a sheet again that has been lost', async () => {
    const saved = await save(memoryStore(), draft({ text: 'still here', base: 7 }));
    expect(saved).toMatchObject({ kind: 'saved', record: { revision: 8 } });
  });

  it('puts earlier texts aside, but not with every key', async () => {
    const store = memoryStore();
    for (const [base, seconds] of [0, 1, 2, 61, 62, 130].entries()) {
      await save(store, draft({ text: `at ${seconds}`, base, changed: seconds * 1000 }));
    }
    const versions = await store.versions('one');
    expect(versions.map(({ text }) => text)).toEqual(['at 62', 'at 2']);
  });

  it('believes no clock: the newest text wins, and earlier ones stay in their order', async () => {
    const day = 86_400_000;
    const store = memoryStore();
    const times = [10 * day, 9 * day, 9 * day + 1, 375 * day, 10 * day, 10 * day + 61_000];
    for (const [base, changed] of times.entries()) {
      await save(store, draft({ text: `text ${base}`, base, changed }));
    }
    expect(await store.get('one')).toMatchObject({ text: 'text 5', revision: 6 });
    // Each jump puts the text before it aside, and so does a minute.
    const versions = await store.versions('one');
    expect(versions.map(({ text }) => text)).toEqual(['text 4', 'text 3', 'text 2', 'text 0']);
    // Two sheets: a draft of an hour that has not come yet is no older or newer for it.
    await save(store, draft({ text: 'by b', base: 6, by: 'b', changed: 0 }));
    expect(await store.get('one')).toMatchObject({ text: 'by b' });
  });

  it('puts the text aside at once where that is asked for', async () => {
    const store = memoryStore();
    await save(store, draft({ text: 'first' }));
    await save(store, draft({ text: 'second', base: 1, changed: 1, aside: true }));
    expect((await store.versions('one')).map(({ text }) => text)).toEqual(['first']);
  });

  it('never loses what somebody wrote last, whoever writes and follows in whichever order', async () => {
    const steps = fc.array(
      fc.record({ who: fc.nat(2), does: fc.constantFrom('write', 'save', 'follow') }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const store = memoryStore();
        const tabs = [0, 1, 2].map((i) => ({
          ...draft({ by: `tab ${i}`, text: '' }),
          unsaved: false,
        }));
        let count = 0;
        for (const { who, does } of list) {
          const tab = tabs[who]!;
          if (does === 'write') {
            tabs[who] = { ...tab, text: `${who} wrote ${count}`, edit: count++, unsaved: true };
          } else if (does === 'follow' && !tab.unsaved) {
            const found = await store.get(tab.sheet);
            if (found) tabs[who] = { ...tab, text: found.text, base: found.revision };
          } else if (does === 'save' && tab.unsaved) {
            const { record } = await save(store, tab);
            tabs[who] = { ...tab, sheet: record.id, base: record.revision, unsaved: false };
          }
          // What a tab shows and has saved is in the store, or was replaced by one that had seen it.
          const texts = new Set((await store.all()).map(({ text }) => text));
          for (const { text, unsaved, sheet, base } of tabs) {
            if (unsaved || base === 0) continue;
            const now = await store.get(sheet);
            expect(texts.has(text) || (now !== undefined && now.revision > base)).toBe(true);
          }
        }
      }),
    );
  });

  it('gives every sheet a name of its own', () => {
    expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
  });
});

type Path = readonly string[];

/** The ways to everything within some data. */
function pathsIn(data: unknown): Path[] {
  if (typeof data !== 'object' || data === null) return [[]];
  return [
    [],
    ...Object.entries(data).flatMap(([name, part]) => pathsIn(part).map((path) => [name, ...path])),
  ];
}

function put(data: unknown, [name = '', ...rest]: Path, value: unknown): void {
  const record = data as Record<string, unknown>;
  if (rest.length === 0) record[name] = value;
  else put(record[name], rest, value);
}

describe('kept answers', () => {
  const json = JSON.stringify({ ok: true, type: 'outcome', value: 'P', text: 'P' });
  const ran = { json, milliseconds: 1 };

  /** A sheet every cell of which has an answer to its text. */
  function answered(text: string): Sheet {
    const sheet = new Sheet();
    sheet.load(text);
    for (const cell of sheet.cells.value) {
      if (cell.prose) continue;
      cell.answers.value = {
        text: cell.text.value,
        basis: sheet.basis(cell),
        list: [{ statement: cell.text.value, from: 0, ran }],
        complete: true,
        without: false,
        elder: false,
      };
    }
    return sheet;
  }
  const standings = (sheet: Sheet) => sheet.cells.value.map(({ standing }) => standing.value);
  const restored = (text: string, kept: unknown, engine = 'this') => {
    const sheet = new Sheet();
    sheet.load(text);
    restoreAnswers(sheet, structuredClone(kept), engine);
    return sheet;
  };

  const TEXT = 'G := *\n\noutcome(G)\n\nG := 1\n\noutcome(G)\n';

  it('come back with the texts they answer', () => {
    const kept = answersToKeep(answered(TEXT), 'this');
    expect(standings(restored(TEXT, kept))).toEqual(['current', 'current', 'current', 'current']);
  });

  it('are marked where something above is another, and never beside another text', () => {
    const kept = answersToKeep(answered(TEXT), 'this');
    const other = TEXT.replace('G := *', 'G := *2');
    expect(standings(restored(other, kept))).toEqual(['new', 'stale', 'stale', 'stale']);
  });

  it('are marked where another version found them', () => {
    const kept = answersToKeep(answered(TEXT), 'that');
    expect(new Set(standings(restored(TEXT, kept)))).toEqual(new Set(['elder']));
  });

  it('to a text that has changed since are not kept', () => {
    const sheet = answered(TEXT);
    sheet.edit(sheet.cells.value[1]!, 'rank(G)');
    const kept = answersToKeep(sheet, 'this');
    expect(standings(restored(sheet.text, kept))).toEqual(['current', 'new', 'current', 'current']);
  });

  it('that were not found by the end are told from those nobody asked for', () => {
    const sheet = answered(TEXT);
    const [, running, stopped, fresh] = sheet.cells.value;
    running!.answers.value = undefined;
    running!.phase.value = 'running';
    stopped!.answers.value = { ...stopped!.answers.value!, list: [], complete: false };
    sheet.edit(fresh!, 'rank(G)');
    const again = restored(sheet.text, answersToKeep(sheet, 'this'));
    expect(standings(again)).toEqual(['current', 'new', 'new', 'new']);
    expect(again.cells.value.map(({ unfinished }) => unfinished.value)).toEqual([
      undefined,
      'outcome(G)',
      'G := 1',
      undefined,
    ]);
  });

  it('are all that they were', async () => {
    const text = `${CELLS}\nrealise(*)\n\nnonsense\n\nuse 3 players\n\n{1[0] | | 1[2]}\n`;
    const sheet = await answersOf(text);
    const again = restored(text, answersToKeep(sheet, 'this'));
    const all = (one: Sheet) => one.cells.value.map(({ answers }) => answers.value?.list);
    expect(all(again)).toEqual(all(sheet));
  });

  it('stay marked as another version’s when they are kept again', () => {
    const elder = restored(TEXT, answersToKeep(answered(TEXT), 'that'));
    expect(new Set(standings(restored(TEXT, answersToKeep(elder, 'this'))))).toEqual(
      new Set(['elder']),
    );
  });

  it('that are damaged are none, and the others are there', async () => {
    const text = 'rank(*)\n\n[1, 2]\n';
    const kept = answersToKeep(await answersOf(text), 'this');
    // Every part of the first answer in turn is something else.
    const paths = pathsIn(kept.cells[0]).filter((path) => path.length > 0);
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      for (const junk of [null, -1, '\u0000', [], {}, undefined]) {
        const damaged = structuredClone(kept);
        put(damaged.cells[0], path, junk);
        const sheet = restored(text, damaged);
        const [first, second] = sheet.cells.value;
        expect(second?.standing.value).toBe('current');
        // Whatever is left of the first can be shown: it is what it was but for words and numbers.
        for (const { ran } of first?.answers.value?.list ?? []) {
          if (ran.shown === undefined) continue;
          for (const copy of copiesOf(ran.shown, ran.json))
            expect(copy.text()).toBeTypeOf('string');
        }
      }
    }
    for (const path of [['chain'], ['cells'], ['engine'], ['format']]) {
      const damaged = structuredClone(kept);
      put(damaged, path, null);
      expect(standings(restored(text, damaged))).toEqual(['new', 'new']);
    }
  });

  it('of another format are none', () => {
    for (const junk of [undefined, null, 1, {}, { format: 99, cells: [] }]) {
      expect(standings(restored('G := *', junk))).toEqual(['new']);
    }
  });
});
