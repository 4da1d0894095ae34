// Sheets and the files of a folder: what is changed on one side comes to the other, and nothing is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FileLink,
  type Folder,
  type Settlement,
  syncFolder,
  UNREADABLE,
} from '../src/store/folder-sync.ts';
import { memoryStore } from '../src/store/memory-store.ts';
import {
  keepNew,
  newId,
  present,
  type SheetStore,
  save,
  setDeleted,
  setTitle,
} from '../src/store/sheet-store.ts';

/** What stands for bytes that are no worksheet. */
const BYTES = 'bytes ';

/** What somebody else does to the folder while it is brought together with the sheets. */
interface Meanwhile {
  beforeWrite?: () => void;
  afterWrite?: () => void;
}

/** A folder in memory. */
function memoryFolder(files: Map<string, string>, meanwhile: Meanwhile): Folder {
  return {
    names: async () => [...files.keys()].sort(),
    read: async (name) => {
      const text = files.get(name);
      return text?.startsWith(BYTES) ? UNREADABLE : text;
    },
    write: async (name, text) => {
      meanwhile.beforeWrite?.();
      files.set(name, text);
      meanwhile.afterWrite?.();
    },
    remove: async (name) => void files.delete(name),
  };
}

function kept() {
  const store = memoryStore();
  const files = new Map<string, string>();
  let links: readonly FileLink[] = [];
  return {
    store,
    files,
    sync: async (settlements?: ReadonlyMap<string, Settlement>, meanwhile: Meanwhile = {}) => {
      const synced = await syncFolder(store, memoryFolder(files, meanwhile), links, settlements);
      ({ links } = synced);
      return synced;
    },
  };
}

async function change(store: SheetStore, id: string, text: string): Promise<void> {
  const { title = '', revision = 0 } = (await store.get(id)) ?? {};
  await save(store, {
    ...{ sheet: id, title, text, base: revision },
    ...{ by: newId(), edit: 0, changed: 0 },
  });
}

describe('a folder', () => {
  it('gets every sheet as a file, and gives its own as sheets', async () => {
    const { store, files, sync } = kept();
    await keepNew(store, 'On Kayles', 'rank(*)\n');
    await keepNew(store, 'On kayles', 'rank(*2)\n');
    files.set('My notes.pvs', 'rank(*3)\n');
    await sync();
    expect([...files].sort()).toEqual([
      ['My notes.pvs', 'rank(*3)\n'],
      ['on-kayles-2.pvs', expect.any(String)],
      ['on-kayles.pvs', expect.any(String)],
    ]);
    const titles = (await present(store)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['My notes', 'On Kayles', 'On kayles']);
    expect((await sync()).taken).toEqual([]);
    expect(files.size).toBe(3);
  });

  it('takes and gives changes, deletions of sheets and titles; a file that is gone takes no sheet along', async () => {
    const { store, files, sync } = kept();
    const { id } = await keepNew(store, 'a', 'one');
    await sync();
    await change(store, id, 'two');
    await sync();
    expect(files.get('a.pvs')).toBe('two');
    files.set('a.pvs', 'three');
    expect((await sync()).taken).toMatchObject([{ id, text: 'three' }]);
    // What it was is among its earlier texts.
    expect((await store.versions(id))[0]?.text).toBe('two');
    await setTitle(store, id, 'b');
    await sync();
    expect([...files]).toEqual([['b.pvs', 'three']]);
    files.clear();
    await sync();
    expect(files.size).toBe(0);
    expect(await present(store)).toHaveLength(1);
    await change(store, id, 'four');
    await sync();
    expect([...files]).toEqual([['b.pvs', 'four']]);
    await setDeleted(store, id, 1);
    await sync();
    expect(files.size).toBe(0);
    await setDeleted(store, id, undefined);
    await sync();
    expect([...files]).toEqual([['b.pvs', 'four']]);
  });

  it.each([
    ['mine', { 'a.pvs': 'mine' }, ['mine']],
    ['theirs', { 'a.pvs': 'theirs' }, ['theirs']],
    ['both', { 'a.pvs': 'mine', 'a-from-the-folder.pvs': 'theirs' }, ['mine', 'theirs']],
  ] as const)('asks where both were changed, and %s settles it', async (settled, disk, texts) => {
    const { store, files, sync } = kept();
    const { id } = await keepNew(store, 'a', 'one');
    await sync();
    await change(store, id, 'mine');
    files.set('a.pvs', 'theirs');
    expect((await sync()).clashes).toEqual([{ sheet: id, title: 'a', file: 'a.pvs' }]);
    // As long as nobody has decided, nothing is written.
    expect(files.get('a.pvs')).toBe('theirs');
    expect((await store.get(id))?.text).toBe('mine');
    expect((await sync(new Map([[id, settled]]))).clashes).toEqual([]);
    expect((await sync()).clashes).toEqual([]);
    expect(Object.fromEntries(files)).toEqual(disk);
    expect((await present(store)).map(({ text }) => text).toSorted()).toEqual([...texts]);
  });

  it('gives two sheets that are renamed alike two files', async () => {
    const { store, files, sync } = kept();
    const a = await keepNew(store, 'a', 'TEXT A');
    const b = await keepNew(store, 'b', 'TEXT B');
    await sync();
    await setTitle(store, a.id, 'same');
    await setTitle(store, b.id, 'same');
    await sync();
    await sync();
    expect([...files.keys()].sort()).toEqual(['same-2.pvs', 'same.pvs']);
    expect([...files.values()].sort()).toEqual(['TEXT A', 'TEXT B']);
    expect((await store.get(a.id))?.text).toBe('TEXT A');
    expect((await store.get(b.id))?.text).toBe('TEXT B');
  });

  it('tells of a file that cannot be read, and writes nothing over it', async () => {
    const { store, files, sync } = kept();
    const { id } = await keepNew(store, 'a', 'one');
    await sync();
    files.set('a.pvs', `${BYTES}1`);
    files.set('z.pvs', `${BYTES}2`);
    await change(store, id, 'two');
    await setTitle(store, id, 'z');
    expect((await sync()).unread).toEqual(['a.pvs', 'z.pvs']);
    await sync();
    expect(Object.fromEntries(files)).toEqual({ 'a.pvs': `${BYTES}1`, 'z.pvs': `${BYTES}2` });
    expect(await present(store)).toMatchObject([{ id, text: 'two' }]);
    // Put away by its reader, it makes room for the sheet.
    files.delete('a.pvs');
    files.delete('z.pvs');
    await sync();
    expect((await sync()).unread).toEqual([]);
    expect([...files]).toEqual([['z.pvs', 'two']]);
    // A deleted sheet takes no such file along.
    files.set('z.pvs', `${BYTES}3`);
    await setDeleted(store, id, 1);
    await sync();
    expect([...files]).toEqual([['z.pvs', `${BYTES}3`]]);
  });

  it('keeps what is written into the old file while a sheet is renamed', async () => {
    const { store, files, sync } = kept();
    const { id } = await keepNew(store, 'a', 'one');
    await sync();
    await setTitle(store, id, 'b');
    await sync(undefined, { afterWrite: () => void files.set('a.pvs', 'edited') });
    expect(Object.fromEntries(files)).toEqual({ 'a.pvs': 'edited', 'b.pvs': 'one' });
    await sync();
    expect((await present(store)).map(({ text }) => text).toSorted()).toEqual(['edited', 'one']);
  });

  it('writes no new file over one that came while it looked', async () => {
    const { store, files, sync } = kept();
    await keepNew(store, 'a', 'one');
    await keepNew(store, 'b', 'two');
    const come = () => {
      for (const name of ['a.pvs', 'b.pvs']) if (!files.has(name)) files.set(name, 'came');
    };
    await sync(undefined, { afterWrite: come });
    expect([...files.values()]).toContain('came');
    await sync();
    const texts = (await present(store)).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['came', 'one', 'two']);
    expect([...files.values()].toSorted()).toEqual(['came', 'one', 'two']);
  });

  it('renames the file of a sheet that was changed too, on either side', async () => {
    const { store, files, sync } = kept();
    const { id } = await keepNew(store, 'a', 'one');
    await sync();
    await setTitle(store, id, 'b');
    await change(store, id, 'two');
    await sync();
    await sync();
    expect([...files]).toEqual([['b.pvs', 'two']]);
    await setTitle(store, id, 'c');
    files.set('b.pvs', 'three');
    await sync();
    await sync();
    expect([...files]).toEqual([['c.pvs', 'three']]);
    expect(await present(store)).toMatchObject([{ id, text: 'three' }]);
  });

  it.each([
    ['Foo', 'Foo!', 'foo.pvs'],
    ['foo', 'Foo', 'foo.pvs'],
  ])('leaves the file of %s alone when it is called %s', async (before, after, file) => {
    const { store, files, sync } = kept();
    const { id } = await keepNew(store, before, 'one');
    await sync();
    await setTitle(store, id, after);
    await sync();
    await sync();
    expect([...files]).toEqual([[file, 'one']]);
  });

  it('knows what it did before it failed', async () => {
    const { store, files, sync } = kept();
    const a = await keepNew(store, 'a', 'one');
    const b = await keepNew(store, 'b', 'two');
    await sync();
    await setTitle(store, a.id, 'c');
    await setTitle(store, b.id, 'd');
    let writes = 0;
    const failed = await sync(undefined, {
      beforeWrite: () => {
        writes++;
        if (writes === 2) throw new Error('the disk is full');
      },
    });
    expect(failed.error).toEqual(new Error('the disk is full'));
    expect((await sync()).error).toBeUndefined();
    await sync();
    expect(Object.fromEntries(files)).toEqual({ 'c.pvs': 'one', 'd.pvs': 'two' });
    expect(await present(store)).toHaveLength(2);
  });

  it('loses no text, whoever writes where and when', async () => {
    const deed = fc.record({
      does: fc.constantFrom(
        ...['write here', 'write there', 'sync', 'settle', 'begin there', 'title', 'delete here'],
        ...['remove there', 'spoil there', 'write there meanwhile', 'spoil there meanwhile'],
      ),
      at: fc.nat(3),
      title: fc.constantFrom('a', 'b', 'B!', 'b 2'),
      how: fc.constantFrom<Settlement>('mine', 'theirs', 'both'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 20 }), async (deeds) => {
        const { store, files, sync } = kept();
        await keepNew(store, 'a', 'first');
        await keepNew(store, 'c', 'second');
        // The last text of each place that nobody has written over or decided against.
        const wanted = new Set(['first', 'second']);
        const fileAt = (at: number) => [...files.keys()][at % Math.max(1, files.size)];
        const put = (name: string | undefined, text: string) => {
          if (name === undefined) return;
          wanted.delete(files.get(name) ?? '');
          wanted.add(text);
          files.set(name, text);
        };
        const textsHere = async () => (await present(store)).map(({ text }) => text);
        for (const [i, { does, at, how, title }] of deeds.entries()) {
          const records = await present(store);
          const record = records[at % Math.max(1, records.length)];
          const name = fileAt(at);
          const words = does.startsWith('spoil') ? `${BYTES}${i}` : `there ${i}`;
          if (does === 'write here' && record) {
            wanted.delete(record.text);
            wanted.add(`here ${i}`);
            await change(store, record.id, `here ${i}`);
          } else if (does === 'title' && record) await setTitle(store, record.id, title);
          else if (does === 'delete here' && record) {
            wanted.delete(record.text);
            await setDeleted(store, record.id, 1);
          } else if (does === 'write there' || does === 'spoil there') put(name, words);
          else if (does === 'begin there') put(`new-${i}.pvs`, words);
          else if (does === 'remove there' && name !== undefined) {
            const text = files.get(name) ?? '';
            if (!records.some((other) => other.text === text)) wanted.delete(text);
            files.delete(name);
          } else if (does.endsWith('meanwhile')) {
            let done = false;
            const afterWrite = () => {
              if (!done) put(fileAt(at), words);
              done = true;
            };
            await sync(undefined, { afterWrite });
          } else if (does === 'settle') {
            const { clashes } = await sync();
            for (const { sheet, file } of clashes) {
              if (how === 'mine') wanted.delete(files.get(file) ?? '');
              if (how === 'theirs') wanted.delete((await store.get(sheet))?.text ?? '');
            }
            await sync(new Map(clashes.map(({ sheet }) => [sheet, how])));
          } else await sync();
          const all = [...files.values(), ...(await textsHere())];
          for (const text of wanted) expect(all).toContain(text);
        }
        // In the end both sides are the same, but for sheets whose files were removed.
        for (const [name, text] of files) {
          if (text.startsWith(BYTES)) files.set(name, `was ${text}`);
        }
        for (let n = 0; n < 5; n++) {
          const { clashes } = await sync();
          await sync(new Map(clashes.map(({ sheet }) => [sheet, 'both'])));
        }
        const here = (await textsHere()).toSorted();
        const there = [...files.values()].toSorted();
        if (deeds.some(({ does }) => does === 'remove there')) {
          expect(here).toEqual(expect.arrayContaining(there));
        } else expect(there).toEqual(here);
      }),
      { numRuns: 300 },
    );
  });
});
