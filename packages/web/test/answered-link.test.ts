// A link that holds a sheet with its answers: what comes out is what went in, and of what others wrote
// only answers.

import { copiesOf, ownDrawing, SHEET_FORMATS, writeSheet } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { answeredLink, readAnswered } from '../src/worksheet/answered-link.ts';
import type { Cell } from '../src/worksheet/cell.ts';
import { answersFound, answersToKeep, restoreAnswers } from '../src/worksheet/kept-answers.ts';
import { NotShared, packed, unpacked } from '../src/worksheet/share.ts';
import { Sheet } from '../src/worksheet/sheet.ts';
import { takenSheet } from '../src/worksheet/taken-sheet.ts';
import { CELLS, ran } from './ran-sheet.ts';

const TEXT = `// Prose

${CELLS}
born(1, D)

nonsense
`;

const written = async (sheet: Sheet) =>
  answeredLink({ title: 'Mine', text: sheet.text, answers: answersFound(sheet, 'engine 1') });

function opened(link: string, engine: string): Sheet {
  const { text, answers } = readAnswered(link);
  const sheet = new Sheet();
  sheet.load(text);
  restoreAnswers(sheet, answers, engine, 'link');
  return sheet;
}

const shownIn = ({ answers }: Cell) =>
  answers.value?.list.map(({ statement, ran: { shown, problem, json } }) => {
    return { statement, shown, problem, json };
  });

describe('a link with answers', () => {
  it('holds the sheet and its answers, which are marked as brought along', async () => {
    const sheet = await ran(TEXT);
    const link = await unpacked(await packed(await written(sheet)));
    const copy = opened(link, 'engine 1');
    expect(copy.text).toBe(TEXT);
    const code = copy.cells.value.filter(({ prose }) => !prose);
    expect(code.map(({ standing }) => standing.value)).toEqual(code.map(() => 'brought'));
    // All but TeX that anybody may have written.
    const untexed = (one: Sheet) =>
      JSON.parse(
        JSON.stringify(one.cells.value.map(shownIn), (name, value) =>
          name === 'tikz' ? '' : value,
        ),
      );
    expect(untexed(copy)).toEqual(untexed(sheet));
    expect(copy.cells.value[4]?.answers.value?.list[0]?.ran.shown).toHaveProperty(
      'picture.tikz',
      '',
    );
  });

  it('says so where another version made it, and keeps nothing of it as found here', async () => {
    const copy = opened(await written(await ran('1\n')), 'engine 2');
    expect(copy.cells.value[0]?.answers.value).toMatchObject({ brought: true, elder: true });
    expect(answersFound(copy, 'engine 2').cells).toEqual([]);
  });

  it('keeps its answers when the sheet becomes somebody’s own, still as brought along', async () => {
    const copy = opened(await written(await ran('rank(*3)\n\nG := *\n\nrank(G)\n')), 'engine 2');
    copy.edit(copy.cells.value[1]!, 'G := *2');
    const again = new Sheet();
    again.load(copy.text);
    restoreAnswers(again, structuredClone(answersToKeep(copy, 'engine 2')), 'engine 2');
    expect(again.cells.value.map(({ standing }) => standing.value)).toEqual([
      'brought',
      'new',
      'stale',
    ]);
    expect(again.cells.value[0]?.answers.value).toMatchObject({ brought: true, elder: true });
    // Nor does a link from here pass them on.
    expect(answersFound(again, 'engine 2').cells).toEqual([]);
  });

  it('is not taken along as if it had been computed here', async () => {
    const copy = opened(await written(await ran('1\n')), 'engine 1');
    expect(takenSheet(copy, '').cells).toMatchObject([
      { answers: [], note: 'Not run here; the answers that came with a link are left out.' },
    ]);
  });

  it('is refused where it is damaged or from the future', () => {
    for (const link of ['', 'null', '[]', '{}', '{"version":1,"title":"","text":""}']) {
      expect(() => readAnswered(link)).toThrow(NotShared);
    }
    expect(() => readAnswered('{"version":2}')).toThrow(/later version/);
  });
});

describe('what somebody else wrote into a link', () => {
  const WHOLE = { ok: true, type: 'integer', value: 1, text: '1' };
  const forged = (shown: unknown, more: object = {}, ran: object = {}, from = 0) =>
    JSON.stringify({
      ...{ version: 1, title: '', text: '1\n' },
      answers: {
        ...{ format: 1, engine: 'e', chain: [] },
        cells: [
          {
            ...{ text: '1', basis: 0 },
            list: [{ statement: '1', from, ran: { json: JSON.stringify(WHOLE), shown, ...ran } }],
          },
        ],
      },
      ...more,
    });

  it.each([
    [{ kind: 'game', game: { text: 1 } }],
    [{ kind: 'game' }],
    [{ kind: 'outcome', outcome: 'X' }],
    [{ kind: 'plain', text: 'a' }],
    [{ kind: 'list', items: [{ kind: 'no such' }], total: 1 }],
    [{ kind: 'list', items: 'abc', total: 1 }],
    [{ kind: 'table', rows: [1], total: 1 }],
    [{ kind: 'explanation', sentence: { says: [{}], because: [] }, latex: '', files: [] }],
    [{ kind: 'picture', picture: { title: '', tikz: '', svg: '<svg onload="x()"/>' } }],
    [{ kind: 'script' }],
    [null],
  ])('%j is no answer', (shown) => {
    expect(opened(forged(shown), 'e').cells.value[0]?.answers.value).toBeUndefined();
  });

  const TEX = '\\input{/etc/hostname}';
  const HTML = '<script>x()</script><meta http-equiv="refresh" content="0;url=//a.org">';
  const HELD = { format: 'LaTeX', name: 'table.tex', text: TEX };
  const PAGE = { format: 'HTML', name: 'table.html', text: HTML };
  const MARKED = { format: 'Markdown', name: 'table.md', text: HTML };
  const DRAWN = { title: '', tikz: TEX, svg: '<svg class="proviso"></svg>' };
  const SMUGGLED = [
    { kind: 'game', game: { text: '1', latex: TEX } },
    { kind: 'picture', picture: DRAWN },
    { kind: 'board', text: '1', picture: DRAWN },
    { kind: 'explanation', sentence: { says: ['1'], because: [] }, latex: TEX, files: [] },
    { kind: 'table', rows: [], total: 0, heads: ['a'], files: [HELD, PAGE, MARKED] },
  ];

  it.each(SMUGGLED)('%j is shown, and never written into a file', (shown) => {
    const json = JSON.stringify({ ...WHOLE, value: {} });
    const sheet = opened(forged(shown, {}, { json }), 'e');
    expect(sheet.cells.value[0]?.standing.value).toBe('brought');
    for (const format of SHEET_FORMATS) {
      const file = writeSheet(takenSheet(sheet, ''), format);
      expect(file).toContain('Not run here');
      expect(file).not.toMatch(/hostname|x\(\)|refresh/);
    }
  });

  const LIST = { kind: 'list', items: [], total: 0 };
  const TABLE = { kind: 'table', rows: [], total: 0 };
  const PLAIN = { kind: 'plain', type: 'integer', text: '1' };
  const listed = (value: unknown) => ({ json: JSON.stringify({ ...WHOLE, type: 'list', value }) });

  it.each([
    [LIST, { json: 'not json' }],
    [LIST, { json: '{"value":[null]}' }],
    [LIST, listed([null])],
    [LIST, listed([{ type: 'list', text: '', value: [null] }])],
    [LIST, listed({})],
    [TABLE, listed([1])],
    [PLAIN, { json: '1' }],
    [PLAIN, { json: '{}' }],
    [PLAIN, { json: '{"ok":false}' }],
    [PLAIN, { json: undefined }],
    [undefined, { problem: { code: 'a', message: 'a', line: 1, column: -5 } }],
    [undefined, { problem: 'a' }],
    [{ ...LIST, total: -1 }, listed([])],
  ])('%j with %j is no answer', (shown, ran) => {
    expect(opened(forged(shown, {}, ran), 'e').cells.value[0]?.answers.value).toBeUndefined();
  });

  it.each([-1, 0.5, 7])('an answer at %d is none: no statement begins there', (from) => {
    expect(opened(forged(PLAIN, {}, {}, from), 'e').cells.value[0]?.answers.value).toBeUndefined();
  });

  it('an answer whose JSON is one is shown', () => {
    const [cell] = opened(forged(LIST, {}, listed([])), 'e').cells.value;
    expect(cell?.standing.value).toBe('brought');
  });

  it('lists its copies without looking into the JSON', () => {
    const made = copiesOf({ kind: 'list', items: [], total: 0 }, 'not json');
    expect(made.map(({ label }) => label)).toContain('CSV');
  });

  it.each([
    ['{"kind":"list","total":1,"items":[', '{"kind":"list","total":0,"items":[]}', ']}'],
    ['{"kind":"table","total":1,"rows":[[', '{"kind":"plain","type":"integer","text":"1"}', ']]}'],
  ])('%s nested 4,000 deep is no answer, and the sheet is there', (begin, within, end) => {
    const deep = begin.repeat(4000) + within + end.repeat(4000);
    const sheet = opened(forged('HERE').replace('"HERE"', deep), 'e');
    expect(sheet.text).toBe('1\n');
    expect(sheet.cells.value[0]?.answers.value).toBeUndefined();
  });

  it('nor are reasons for reasons', () => {
    const sentence = `${'{"says":[],"because":['.repeat(4000)}${']}'.repeat(4000)}`;
    const shown = `{"kind":"explanation","latex":"","files":[],"sentence":${sentence}}`;
    const sheet = opened(forged('HERE').replace('"HERE"', shown), 'e');
    expect(sheet.cells.value[0]?.answers.value).toBeUndefined();
  });

  it('cannot lead its answers in circles', () => {
    const answers = { format: 1, engine: 'e', chain: [[1, 'x := 1']], cells: [] };
    expect(() => readAnswered(forged(undefined, { answers }))).toThrow(NotShared);
  });

  it.each([
    '<svg class="proviso"><script>x()</script></svg>',
    '<svg class="proviso" onload="x()"></svg>',
    '<svg class="proviso"><foreignObject></foreignObject></svg>',
    '<svg class="proviso"><image href="https://a.org/b"/></svg>',
    '<svg class="proviso"><a href="https://a.org/b"/></svg>',
    '<svg class="proviso"><rect style="position:fixed"/></svg>',
    '<svg class="proviso"><style>*{display:none}</style><style>*{display:none}</style></svg>',
    '<svg class="other"></svg>',
    '<svg class="proviso"><rect x="1"',
    '<html class="proviso">',
  ])('%s is no drawing of ours', (svg) => {
    expect(ownDrawing(svg)).toBeUndefined();
  });

  it('has our own style, whatever it brought', async () => {
    const svg = '<svg class="proviso"><desc>d</desc><style>*{display:none}</style></svg>';
    expect(ownDrawing(svg)).not.toContain('display:none');
    expect(ownDrawing(svg)).toContain('.proviso .left');
  });
});
