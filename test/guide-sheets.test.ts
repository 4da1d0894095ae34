// Every example of the guide that opens as a sheet runs there: no cell fails but those that the guide
// shows failing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { placedStatements, Session } from '@proviso/language';
import { piecesOf } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../scripts/docs/prompts.ts';
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
  const session = new Session({ style: 'unicode' });
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

describe('examples open as sheets', () => {
  const all = linked.flatMap(({ page, blocks, sheets }) =>
    sheets.map((sheet, i) => [`${page}:${blocks[i]?.line}`, sheet, blocks[i]?.code ?? ''] as const),
  );

  it('on every page that has some', () => {
    expect(all.length).toBeGreaterThan(120);
    for (const { page, blocks, sheets } of linked) expect(sheets.length, page).toBe(blocks.length);
  });

  it.each(all)('%s', (_, sheet, code) => {
    const shown = code.match(/^line \d+, column \d+: .*$/gm) ?? [];
    const failed = failures(sheet);
    expect(failed.length, failed.join('\n')).toBe(shown.length);
    expect(piecesOf(sheet)[0]?.text).toMatch(/^\/\/ # \S/);
  });
});
