// The table over the universes in LaTeX has the columns of the table on the page.

import { expect, it } from 'vitest';
import { universeFormats, universeLatex, universeText } from '../src/parts/universe-latex.ts';
import type { UniverseRow } from '../src/protocol/answers.ts';

const M: UniverseRow = {
  universe: 'M',
  simplest: { text: '{0|*}', latex: '\\{0\\mid*\\}' },
  edges: '4',
  member: true,
  leftStrong: true,
  rightStrong: false,
  invertible: false,
};
const D: UniverseRow = { universe: 'D', member: false, leftStrong: false, rightStrong: false };

it('says whether the game is a member', () => {
  expect(universeLatex([M, D], true).split('\n')).toEqual([
    '\\begin{tabular}{llrlll}',
    'universe & simplest form & edges & member & strong & invertible \\\\',
    '$\\mathcal{M}$ & $\\{0\\mid*\\}$ & 4 & yes & Left & no \\\\',
    '$\\mathcal{D}$ & $\\ldots$ &  & no & neither & ?',
    '\\end{tabular}',
    '',
  ]);
});

it('has no column on inverses where the page has none', () => {
  expect(universeLatex([M], false).split('\n')).toEqual([
    '\\begin{tabular}{llrll}',
    'universe & simplest form & edges & member & strong \\\\',
    '$\\mathcal{M}$ & $\\{0\\mid*\\}$ & 4 & yes & Left',
    '\\end{tabular}',
    '',
  ]);
});

it('goes into a spreadsheet, Markdown and a terminal with what can be typed again', () => {
  const rows = [{ ...M, simplest: { text: '{0|1̄}', ascii: '{0|-1}', latex: '' } }, D];
  const formats = new Map(universeFormats(rows, true).map(({ label, text }) => [label, text()]));
  expect([...formats.keys()].sort()).toEqual(['CSV', 'Markdown']);
  expect(formats.get('CSV')?.split('\r\n')).toEqual([
    'universe,simplest form,edges,member,strong,invertible',
    'M,{0|-1},4,yes,Left,no',
    'D,,,no,neither,?',
    '',
  ]);
  expect(formats.get('Markdown')).toMatch(/^\| universe \| simplest form \|/);
  expect(universeText(rows, false).split('\n')).toEqual([
    'universe  simplest form  edges  member  strong',
    'M         {0|-1}         4      yes     Left',
    'D                               no      neither',
    '',
  ]);
});
