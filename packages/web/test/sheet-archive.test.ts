// All sheets in one file, and sheets that are deleted and come back.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../src/store/memory-store.ts';
import { archiveOf, keepArchive } from '../src/store/sheet-archive.ts';
import { keepNew, present, save, setDeleted, setTitle } from '../src/store/sheet-store.ts';

describe('all sheets in one file', () => {
  it('come back as they were, and are not added twice', async () => {
    const sheet = fc.record({ title: fc.string(), text: fc.string({ unit: 'grapheme' }) });
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, { maxLength: 6 }), async (sheets) => {
        const [here, there] = [memoryStore(), memoryStore()];
        for (const { title, text } of sheets) await keepNew(here, title, text);
        const file = await archiveOf(here);
        const different = new Set(sheets.map(({ title, text }) => JSON.stringify([title, text])));
        expect((await keepArchive(there, file))?.kept).toBe(different.size);
        expect((await keepArchive(there, file))?.kept).toBe(0);
        const found = (await present(there)).map(({ title, text }) =>
          JSON.stringify([title, text]),
        );
        expect(new Set(found)).toEqual(different);
      }),
    );
  });

  it('bring along what they were, and of their answers what is made of them', async () => {
    const [here, there] = [memoryStore(), memoryStore()];
    const { id, title } = await keepNew(here, 'a', 'rank(*)');
    for (const [edit, text] of ['rank(*2)', 'rank(*3)'].entries()) {
      const { revision = 0 } = (await here.get(id)) ?? {};
      const day = 86_400_000 * (edit + 1);
      const changed = Date.now() + day;
      await save(here, { sheet: id, title, text, base: revision, by: 'b', edit, changed });
    }
    await here.keepAnswers(id, { of: 'rank(*3)' });
    const file = await archiveOf(here);
    await keepArchive(there, file, Infinity, (answers) => ({ seen: answers }));
    const [sheet] = await present(there);
    expect(sheet?.text).toBe('rank(*3)');
    const before = async (store: typeof here, sheet: string) =>
      (await store.versions(sheet)).map(({ text, changed }) => [text, changed]);
    expect(await before(there, sheet?.id ?? '')).toEqual(await before(here, id));
    expect((await before(here, id)).map(([text]) => text)).toEqual(['rank(*2)', 'rank(*)']);
    expect(await there.answers(sheet?.id ?? '')).toEqual({ seen: { of: 'rank(*3)' } });
    // Without somebody who looks through them there are none, and what is no text is left out.
    const third = memoryStore();
    await keepArchive(third, file.replace('"rank(*2)"', '7'));
    const [other] = await present(third);
    expect(await third.answers(other?.id ?? '')).toBeUndefined();
    expect((await third.versions(other?.id ?? '')).map(({ text }) => text)).toEqual(['rank(*)']);
  });

  it.each(['', '{}', 'null', '[]', '{"format":"proviso-sheets","version":2,"sheets":[]}'])(
    '%j is no such file',
    async (json) => {
      expect(await keepArchive(memoryStore(), json)).toBeUndefined();
    },
  );

  it('leaves out what is larger than a sheet may be, and says which', async () => {
    const [here, there] = [memoryStore(), memoryStore()];
    await keepNew(here, 'small', 'rank(*)');
    await keepNew(here, 'large', 'rank(*) '.repeat(10));
    const kept = await keepArchive(there, await archiveOf(here), 20);
    expect(kept).toEqual({ kept: 1, tooLarge: ['large'] });
    expect((await present(there)).map(({ title }) => title)).toEqual(['small']);
  });

  it('one that is damaged in part is not taken in part', async () => {
    const store = memoryStore();
    const json = '{"format":"proviso-sheets","version":1,"sheets":[{"title":"a","text":"b"},null]}';
    expect(await keepArchive(store, json)).toBeUndefined();
    expect(await present(store)).toEqual([]);
  });
});

describe('a title', () => {
  it('is changed while somebody writes, and both are kept', async () => {
    const store = memoryStore();
    const { id, title, revision } = await keepNew(store, 'a', 'rank(*)');
    await setTitle(store, id, 'b');
    const text = 'rank(*2)';
    const draft = { sheet: id, title, text, base: revision, by: 'b', edit: 1, changed: 2 };
    expect(await save(store, draft)).toMatchObject({ kind: 'saved', record: { title: 'b', text } });
    expect(await setTitle(store, 'none', 'c')).toBeUndefined();
  });
});

describe('a sheet that was deleted', () => {
  it('is left out of lists and files, and comes back', async () => {
    const store = memoryStore();
    const { id } = await keepNew(store, 'a', 'rank(*)');
    await setDeleted(store, id, 1);
    expect(await present(store)).toEqual([]);
    expect(JSON.parse(await archiveOf(store)).sheets).toEqual([]);
    expect((await store.get(id))?.text).toBe('rank(*)');
    await setDeleted(store, id, undefined);
    expect(await present(store)).toHaveLength(1);
  });

  it('comes back when somebody writes in it in another tab', async () => {
    const store = memoryStore();
    const { id, title, revision } = await keepNew(store, 'a', 'rank(*)');
    await setDeleted(store, id, 1);
    const text = 'rank(*2)';
    await save(store, { sheet: id, title, text, base: revision, by: 'b', edit: 1, changed: 2 });
    expect((await present(store)).map((one) => one.text)).toEqual([text]);
  });
});
