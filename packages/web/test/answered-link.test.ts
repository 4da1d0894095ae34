// A link that holds a sheet with its answers: what comes out is what went in, and of what others wrote
// only answers.

import { ownDrawing } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { runStatement } from '../src/worker/sheet-session.ts';
import { answeredLink, readAnswered } from '../src/worksheet/answered-link.ts';
import type { Cell } from '../src/worksheet/cell.ts';
import { answersToKeep, restoreAnswers } from '../src/worksheet/kept-answers.ts';
import { RunQueue } from '../src/worksheet/run-queue.ts';
import { NotShared, packed, unpacked } from '../src/worksheet/share.ts';
import { Sheet } from '../src/worksheet/sheet.ts';
import { takenSheet } from '../src/worksheet/taken-sheet.ts';

const TEXT = `// Prose

G := {0, * | *}

outcome(G)
G mod D

explain(G mod D)

tree(G)

domineering(2, 3)

[[1, 2], [3, *]]

table([1, 2], "n", n -> n, "game", n -> {n | -n})

born(1, D)

nonsense
`;

/** A sheet that has run. */
async function ran(text: string): Promise<Sheet> {
  const sheet = new Sheet();
  sheet.load(text);
  const queue = new RunQueue(sheet, {
    run: async (statement, after) => runStatement(statement, after, () => {}),
    stop: () => {},
  });
  queue.runAll();
  while (queue.busy.value) await new Promise((resolve) => setImmediate(resolve));
  return sheet;
}

const written = async (sheet: Sheet) =>
  answeredLink({ title: 'Mine', text: sheet.text, answers: answersToKeep(sheet, 'engine 1') });

function opened(link: string, engine: string): Sheet {
  const { text, answers } = readAnswered(link);
  const sheet = new Sheet();
  sheet.load(text);
  restoreAnswers(sheet, answers, engine, true);
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
    expect(copy.cells.value.map(shownIn)).toEqual(sheet.cells.value.map(shownIn));
  });

  it('says so where another version made it, and keeps nothing of it as found here', async () => {
    const copy = opened(await written(await ran('1\n')), 'engine 2');
    expect(copy.cells.value[0]?.answers.value).toMatchObject({ brought: true, elder: true });
    expect(answersToKeep(copy, 'engine 2').cells).toEqual([]);
  });

  it('is not taken along as if it had been computed here', async () => {
    const copy = opened(await written(await ran('1\n')), 'engine 1');
    expect(takenSheet(copy, '').cells).toMatchObject([
      { note: 'Came with a link and was not computed again.' },
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
  const forged = (shown: unknown, more: object = {}) =>
    JSON.stringify({
      ...{ version: 1, title: '', text: '1\n' },
      answers: {
        ...{ format: 1, engine: 'e', chain: [] },
        cells: [
          { text: '1', basis: 0, list: [{ statement: '1', from: 0, ran: { json: '{}', shown } }] },
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
