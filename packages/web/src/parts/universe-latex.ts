// The table over the universes as a LaTeX tabular, with the columns that stand on the page.

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

function yesNo(answer: boolean | undefined): string {
  return answer === undefined ? '?' : answer ? 'yes' : 'no';
}

function strongWord({ leftStrong, rightStrong }: UniverseRow): string {
  if (leftStrong) return rightStrong ? 'both' : 'Left';
  return rightStrong ? 'Right' : 'neither';
}
