// Every picture of the gallery compiles with pdfLaTeX from Debian's texlive-latex-base and
// texlive-pictures, as a document of its own; so does one pasted into somebody's paper.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Arena, nimHeap } from '@proviso/engine';
import { makeBoard, readBoard, rewritingStrip, rulesetFromModule } from '@proviso/engine/rulesets';
import { afterAll, expect, it } from 'vitest';
import { gallery } from '../../../scripts/gallery/pictures.ts';
import {
  boardPicture,
  plotPicture,
  type Scene,
  TIKZ_PACKAGES,
  toTikz,
  treePicture,
} from '../src/index.ts';
import { formCell, type Table, wordCell, writeTable } from '../src/tables/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-tex-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What TeX complains about, and how many pages it made. */
function compile(
  name: string,
  document: string,
): { complaints: string; pages: string | undefined } {
  writeFileSync(join(folder, `${name}.tex`), document);
  spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const log = readFileSync(join(folder, `${name}.log`), 'latin1');
  return {
    complaints: log
      .split('\n')
      .filter((line) => /^!|Missing character/.test(line))
      .join('\n'),
    pages: /Output written on .*\((\d+) page/.exec(log.replaceAll('\n', ''))?.[1],
  };
}

it.each(Object.entries(gallery))('%s compiles on one page', (name, make) => {
  const document = toTikz(make(), { standalone: true });
  expect(compile(name, document)).toEqual({ complaints: '', pages: '1' });
});

/** Signs that mean something to TeX, and letters that people have in names. */
const SIGNS = '♞ ≥ … a_b^c %&#$ {x} ~\\y "z" <n> größe naïve [1] | G';

const line = { x: 'n', sequence: true };
const own: Readonly<Record<string, () => Scene>> = {
  'plot with signs on its axes': () =>
    plotPicture({ ...line, x: SIGNS, y: `edges(${SIGNS})`, points: [{ x: 0, y: 1 }] }),
  'plot of outcomes by name': () =>
    plotPicture({
      ...line,
      y: 'outcome(pk(n))',
      points: [0, 1, 2, 3].map((x) => ({ x, y: x })),
      names: ['L', 'N', 'P', '(NO, P, -)'],
    }),
  'plot of negative and large values': () =>
    plotPicture({
      x: 'rank(G) - 3',
      y: '2^n',
      sequence: false,
      points: [-7, 0, 5_000_000].map((x) => ({ x, y: -x * x })),
    }),
  'plot of one point': () => plotPicture({ ...line, y: 'n', points: [{ x: 3, y: 3 }] }),
  'plot of a thousand points': () =>
    plotPicture({
      ...line,
      y: 'n rem 7',
      points: Array.from({ length: 1_000 }, (_, x) => ({ x, y: x % 7 })),
    }),
  'board of rules with signs': () =>
    boardPicture(readBoard(rewritingStrip('%& -> #$', '$^ -> _~'), ['%&$^_~#{}\\é'])),
  'empty strip': () => boardPicture(readBoard(rewritingStrip('x -> .', []), [''])),
  'board of a module': () => {
    const none = () => [];
    const pieces = [...'\\%{'].map((symbol, x) => ({ x, y: 0, owner: 'either' as const, symbol }));
    const draw = () => ({ width: 3, height: 1, cells: [], lines: [], pieces });
    const ruleset = rulesetFromModule({ left: none, right: none, draw, title: SIGNS });
    return boardPicture(makeBoard(ruleset, 3));
  },
};

it.each(Object.entries(own))('a %s compiles on one page', (name, make) => {
  const document = toTikz(make(), { standalone: true });
  expect(compile(name.replaceAll(' ', '-'), document)).toEqual({ complaints: '', pages: '1' });
});

it('a picture can be pasted into a paper', () => {
  const arena = new Arena();
  const picture = toTikz(treePicture(arena, nimHeap(arena, 2)));
  const paper = `\\documentclass{article}\n\\usepackage{amssymb,tikz}\n\\begin{document}\nThe tree of $*2$:\n\n${picture}\n\\end{document}\n`;
  expect(compile('paper', paper)).toEqual({ complaints: '', pages: '1' });
});

it.each([
  ['pictures', 'tables'],
  ['tables', 'pictures'],
] as const)('what %s and then %s ask for goes into one paper', (...order) => {
  const arena = new Arena();
  const table: Table = {
    caption: 'Grey',
    columns: [wordCell('n'), wordCell('game')],
    rows: [[wordCell(1), formCell(arena, nimHeap(arena, 1), 'outside')]],
    rowHeadings: true,
  };
  const latex = writeTable(table, 'latex');
  const asked = { pictures: TIKZ_PACKAGES, tables: latex.split('\n')[0]?.replace('% ', '') };
  const picture = toTikz(treePicture(arena, nimHeap(arena, 2)));
  const paper = [
    '\\documentclass{article}',
    ...order.map((which) => asked[which]),
    `\\begin{document}\n${picture}\n${latex}\\end{document}\n`,
  ].join('\n');
  expect(compile(order.join('-'), paper)).toEqual({ complaints: '', pages: '1' });
  // A picture that is a document of its own takes a table as well.
  const document = toTikz(treePicture(arena, nimHeap(arena, 2)), { standalone: true });
  const both = document.replace('\\begin{document}', `${asked.tables}\n$&`);
  expect(compile('document', both)).toEqual({ complaints: '', pages: '1' });
});

it('a table of any words can be pasted into a paper with pictures', () => {
  const arena = new Arena();
  const table: Table = {
    caption: SIGNS,
    columns: [wordCell('[h]'), wordCell('*'), wordCell('n')],
    rows: ['[1,2]', '[2cm] b', '*', ' [x]', '', SIGNS].map((text) => [
      wordCell(text),
      wordCell(text, 'circled'),
      formCell(arena, nimHeap(arena, 2), 'bold'),
    ]),
    rowHeadings: false,
  };
  const latex = writeTable(table, 'latex');
  const preamble = latex.split('\n')[0]?.replace('% ', '');
  const paper = `\\documentclass{article}\n\\usepackage{tikz}\n${preamble}\n\\begin{document}\n${latex}\n\\end{document}\n`;
  expect(compile('table', paper)).toEqual({ complaints: '', pages: '1' });
});
