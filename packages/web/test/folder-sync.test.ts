// Sheets and the files of a folder: what is changed on one side comes to the other, and nothing is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FileLink,
  type Folder,
  type Settlement,
  syncFolder,
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

/** A folder in memory. */
function memoryFolder(files: Map<string, string>): Folder {
  return {
    names: async () => [...files.keys()].sort(),
    read: async (name) => files.get(name),
    write: async (name, text) => void files.set(name, text),
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
    sync: async (settlements?: ReadonlyMap<string, Settlement>) => {
      const synced = await syncFolder(store, memoryFolder(files), links, settlements);
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

  it('loses no text, whoever writes where and when', async () => {
    const deed = fc.record({
      does: fc.constantFrom('write here', 'write there', 'sync', 'settle', 'begin there'),
      at: fc.nat(2),
      how: fc.constantFrom<Settlement>('mine', 'theirs', 'both'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 20 }), async (deeds) => {
        const { store, files, sync } = kept();
        await keepNew(store, 'a', 'first');
        // The last text of each place that nobody has written over or decided against.
        const wanted = new Set(['first']);
        for (const [i, { does, at, how }] of deeds.entries()) {
          const records = await present(store);
          const record = records[at % records.length]!;
          const names = [...files.keys()];
          const name = names[at % Math.max(1, names.length)];
          if (does === 'write here') {
            wanted.delete(record.text);
            wanted.add(`here ${i}`);
            await change(store, record.id, `here ${i}`);
          } else if (does === 'write there' && name !== undefined) {
            wanted.delete(files.get(name) ?? '');
            wanted.add(`there ${i}`);
            files.set(name, `there ${i}`);
          } else if (does === 'begin there') {
            wanted.add(`there ${i}`);
            files.set(`new-${i}.pvs`, `there ${i}`);
          } else if (does === 'settle') {
            const { clashes } = await sync();
            for (const { sheet, file } of clashes) {
              if (how === 'mine') wanted.delete(files.get(file) ?? '');
              if (how === 'theirs') wanted.delete((await store.get(sheet))?.text ?? '');
            }
            await sync(new Map(clashes.map(({ sheet }) => [sheet, how])));
          } else await sync();
          const all = [...files.values(), ...(await present(store)).map(({ text }) => text)];
          for (const text of wanted) expect(all).toContain(text);
        }
        // In the end both sides are the same.
        const { clashes } = await sync();
        await sync(new Map(clashes.map(({ sheet }) => [sheet, 'both'])));
        await sync();
        const here = (await present(store)).map(({ text }) => text).toSorted();
        expect([...files.values()].toSorted()).toEqual(here);
      }),
      { numRuns: 200 },
    );
  });
});
