// Files and links of sheets that an earlier version made; see test/compatibility/README.md.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { memoryStore } from '../src/store/memory-store.ts';
import { keepArchive } from '../src/store/sheet-archive.ts';
import { present } from '../src/store/sheet-store.ts';
import { readAnswered } from '../src/worksheet/answered-link.ts';
import { restoreAnswers } from '../src/worksheet/kept-answers.ts';
import { unpacked } from '../src/worksheet/share.ts';
import { Sheet } from '../src/worksheet/sheet.ts';

const folder = resolve(import.meta.dirname, '../../../test/compatibility/sheets');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

it('a file of all sheets is loaded', async () => {
  const store = memoryStore();
  expect(await keepArchive(store, read('save-all-1.json'))).toEqual({ kept: 3, tooLarge: [] });
  const titles = (await present(store)).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Worksheet', 'gone', 'kayles']);
});

it('a link with answers is opened, with all of them', async () => {
  const link = read('answered-link-1.txt').trim().replace('#/worksheet/answered/', '');
  const { title, text, answers } = readAnswered(await unpacked(link));
  const sheet = new Sheet();
  sheet.load(text);
  restoreAnswers(sheet, answers, 'another', 'link');
  expect(title).toBe('A shared worksheet');
  const standings = sheet.cells.value.map(({ standing }) => standing.value);
  expect(standings).toEqual(['new', ...Array.from({ length: 8 }, () => 'brought')]);
});

it('answers that a browser keeps are found again, with all of them', () => {
  const { stores } = JSON.parse(read('database-1.json'));
  const [id, record] = stores.sheets.entries.find(
    ([, one]: [string, { title: string }]) => one.title === 'Worksheet',
  );
  const [, kept] = stores.answers.entries.find(([of]: [string]) => of === id);
  const sheet = new Sheet();
  sheet.load(record.text);
  restoreAnswers(sheet, kept, kept.engine);
  const standings = sheet.cells.value.map(({ standing }) => standing.value);
  expect(standings).toEqual(['new', ...Array.from({ length: 7 }, () => 'current')]);
});
