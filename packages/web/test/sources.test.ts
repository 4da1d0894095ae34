// What stands behind the addresses of worksheets.

import { expect, it } from 'vitest';
import { memoryStore } from '../src/store/memory-store.ts';
import { save } from '../src/store/sheet-store.ts';
import { NotShared } from '../src/worksheet/share.ts';
import { sourceAt } from '../src/worksheet/source.ts';

it.each([
  ['nosuch', undefined, 'There is no worksheet at the address “worksheet/nosuch”.'],
  ['sheet', 'gone', 'This sheet is not kept in this browser.'],
  ['example', 'nosuch', 'There is no example called “nosuch”.'],
])('worksheet/%s/%s leads nowhere, and says so', async (kind, name, said) => {
  const refused = sourceAt(memoryStore(), kind, name);
  await expect(refused).rejects.toThrow(NotShared);
  await expect(refused).rejects.toThrow(said);
});

it.each([undefined, ''])('worksheet/%s is the sheet of a newcomer, or the latest', async (kind) => {
  const store = memoryStore();
  expect(await sourceAt(store, kind)).toMatchObject({ kind: 'own', trusted: true });
  const draft = { sheet: 'one', title: 'Mine', text: 'rank(*)', base: 0, by: 'me', edit: 1 };
  await save(store, { ...draft, changed: 1 });
  expect(await sourceAt(store, kind)).toMatchObject({ title: 'Mine', trusted: false });
});
