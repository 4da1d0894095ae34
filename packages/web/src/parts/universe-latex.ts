// The table over the universes as data, with the columns that stand on the page, and as a LaTeX tabular.

import { type AnswerCopy, copiesOf, type Shown } from '@proviso/language/sheets';
import type { UniverseRow } from '../protocol/answers.ts';
import { universeLabel } from '../protocol/universes.ts';

export function universeLatex(rows: readonly UniverseRow[], inverses: boolean): string {
  const head = ['universe', 'simplest form', 'edges', 'member', 'strong'];
  const lines = rows.map((row) => [
    `$${row.latex ?? universeLabel(row.universe).latex}$`,
    `$${row.simplest?.latex ?? '\\ldots'}$`,
    row.edges ?? '',
    yesNo(row.member),
    strongWord(row),
    ...(inverses ? [yesNo(row.invertible)] : []),
  ]);
  const body = [inverses ? [...head, 'invertible'] : head, ...lines]
    .map((cells) => cells.join(' & '))
    .join(' \\\\\n');
  return `\\begin{tabular}{llrll${inverses ? 'l' : ''}}\n${body}\n\\end{tabular}\n`;
}

/** The rows as words, the heads first; games as they can be typed again. */
function wordsOf(rows: readonly UniverseRow[], inverses: boolean): string[][] {
  const heads = ['universe', 'simplest form', 'edges', 'member', 'strong'];
  return [
    inverses ? [...heads, 'invertible'] : heads,
    ...rows.map(({ universe, simplest, edges = '', member, invertible, ...row }) => [
      universe,
      simplest?.ascii ?? simplest?.text ?? '',
      edges,
      yesNo(member),
      strongWord(row),
      ...(inverses ? [yesNo(invertible)] : []),
    ]),
  ];
}

/** The table in columns, as a terminal has it. */
export function universeText(rows: readonly UniverseRow[], inverses: boolean): string {
  const words = wordsOf(rows, inverses);
  const widths = words[0]?.map((_, i) => Math.max(...words.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((word, i) => word.padEnd(widths?.[i] ?? 0)).join('  ');
  return words.map((row) => `${line(row).trimEnd()}\n`).join('');
}

/** The table in Markdown and for spreadsheets, written as every table among the answers is. */
export function universeFormats(rows: readonly UniverseRow[], inverses: boolean): AnswerCopy[] {
  const words = wordsOf(rows, inverses);
  const [heads = [], ...body] = words;
  const cell = (text: string): Shown => ({ kind: 'plain', type: 'text', text });
  const shown: Shown = {
    kind: 'table',
    heads,
    rows: body.map((row) => row.map(cell)),
    total: body.length,
  };
  const value = words.map((row) => ({
    type: 'list',
    value: row.map((text) => ({ type: 'text', value: text, text })),
  }));
  return copiesOf(shown, JSON.stringify({ type: 'list', value })).filter(({ label }) =>
    ['Markdown', 'CSV'].includes(label),
  );
}

function yesNo(answer: boolean | undefined): string {
  return answer === undefined ? '?' : answer ? 'yes' : 'no';
}

function strongWord({
  leftStrong,
  rightStrong,
}: Pick<UniverseRow, 'leftStrong' | 'rightStrong'>): string {
  if (leftStrong) return rightStrong ? 'both' : 'Left';
  return rightStrong ? 'Right' : 'neither';
}
