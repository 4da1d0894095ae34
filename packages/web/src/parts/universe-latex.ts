// The table over the universes as data, with the columns that stand on the page, and as a LaTeX tabular.

import { type Table, wordCell } from '@proviso/pictures/tables';
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

/** The table for those formats that write any. */
export function universeTableData(
  subject: string,
  rows: readonly UniverseRow[],
  inverses: boolean,
): Table {
  const heads = ['universe', 'simplest form', 'edges', 'member', 'strong'];
  return {
    caption: `${subject} in each universe`,
    columns: (inverses ? [...heads, 'invertible'] : heads).map((head) => wordCell(head)),
    rows: rows.map(({ universe, simplest, edges = '', member, invertible, ...row }) => {
      const form = simplest?.ascii ?? simplest?.text ?? '';
      return [
        { ...wordCell(universeLabel(universe).label), plain: universe },
        { ...wordCell(simplest?.text ?? ''), plain: form },
        wordCell(/^\d{1,15}$/.test(edges) ? Number(edges) : edges),
        wordCell(yesNo(member)),
        wordCell(strongWord(row)),
        ...(inverses ? [wordCell(yesNo(invertible))] : []),
      ];
    }),
    rowHeadings: true,
    numbersToTheRight: true,
  };
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
