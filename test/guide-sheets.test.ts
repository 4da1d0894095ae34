// Every example of the guide that opens as a sheet runs there: no cell fails but those that the guide
// shows failing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { placedStatements, Session } from '@proviso/language';
import { piecesOf } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { functionsPage } from '../scripts/docs/functions-page.ts';
import { FOR_THE_PROMPT, onThePage, statementsOf } from '../scripts/docs/prompts.ts';
import { stagedPage } from '../scripts/docs/stage.ts';
import { root } from '../scripts/workspace.ts';
import { fencedBlocks } from './examples/extract.ts';

const docs = join(root, 'docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.startsWith('.vitepress'))
  .sort();

/** The sheets that the text of a page links to. */
const sheetsOf = (text: string) =>
  [...text.matchAll(/#\/worksheet\/shared\/([\w-]+)/g)].map(([, packed = '']) =>
    String(inflateRawSync(Buffer.from(packed, 'base64url'))),
  );

/** How many statements of a sheet fail. */
function failures(sheet: string): string[] {
  const session = new Session({ style: 'unicode' }, { keepsAnswers: false });
  return piecesOf(sheet)
    .filter(({ prose }) => !prose)
    .flatMap(({ text }) => placedStatements(text))
    .flatMap(({ text }) => {
      const { result } = session.run(text);
      return result.ok ? [] : [`${text}: ${result.error.message}`];
    });
}

/** The blocks of each page that can be opened, and what is opened. */
const linked = pages.map((page) => ({
  page,
  blocks: fencedBlocks(readFileSync(join(docs, page), 'utf8')).filter(
    ({ language, code }) => statementsOf(language, code).length > 0,
  ),
  sheets: sheetsOf(stagedPage(join('docs', page), page)),
}));

it('what is typed becomes cells: answers used later have a name, files are told of', () => {
  expect(onThePage(['{0 | *}', 'n := 3', 'edges(ans)', '* + *;', 'save(ans, "a.txt")'])).toEqual([
    'ans := {0 | *}\nans',
    'n := 3',
    'edges(ans)',
    '* + *;',
    expect.stringMatching(/^\/\/ At the prompt[\s\S]*\n\/\/ - `save\(ans, "a\.txt"\)`$/),
  ]);
  expect(onThePage(['1 + 1;', 'ans'])).toEqual(['ans := 1 + 1;', 'ans']);
  expect(onThePage(['load("defs.pvs")'])).toEqual([]);
});

describe('examples of functions open as sheets', () => {
  const entries = functionsPage().split(/^### /m).slice(1);

  it('all but those that are nothing but files, which say so', () => {
    const without = entries.filter((entry) => sheetsOf(entry).length === 0);
    expect(without.map((entry) => entry.split(' ')[0])).toEqual(['save', 'load']);
    for (const entry of without) expect(entry).toContain(FOR_THE_PROMPT);
  });

  it.each(entries.map((entry) => [entry.split(' {')[0] ?? '', entry] as const))(
    '%s',
    (_, entry) => {
      for (const sheet of sheetsOf(entry)) expect(failures(sheet)).toEqual([]);
    },
  );
});

describe('examples open as sheets', () => {
  const all = linked.flatMap(({ page, blocks, sheets }) =>
    sheets.map((sheet, i) => [`${page}:${blocks[i]?.line}`, sheet, blocks[i]?.code ?? ''] as const),
  );

  it('on every page that has some', () => {
    expect(all.length).toBeGreaterThan(120);
    for (const { page, blocks, sheets } of linked) expect(sheets.length, page).toBe(blocks.length);
    const typed = pages.flatMap((page) =>
      fencedBlocks(readFileSync(join(docs, page), 'utf8')).filter(
        ({ language, code }) => language === 'prompt' && statementsOf(language, code).length === 0,
      ),
    );
    expect(typed).toEqual([]);
  });

  it.each(all)('%s', (_, sheet, code) => {
    const shown = code.match(/^line \d+, column \d+: .*$/gm) ?? [];
    const failed = failures(sheet);
    expect(failed.length, failed.join('\n')).toBe(shown.length);
    expect(piecesOf(sheet)[0]?.text).toMatch(/^\/\/ # \S/);
  });
});
