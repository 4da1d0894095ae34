// The table over the universes for a paper, and for a program.

import type { UniverseRow } from '../protocol/answers.ts';
import { type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { CopyMenu, textCopy } from './copy-menu.tsx';

interface Props {
  /** What the table is about, as the language writes it. */
  readonly subject: string;
  readonly rows: ReadonlyMap<UniverseKey, UniverseRow>;
}

export function UniverseCopies({ subject, rows }: Props) {
  const all = [...rows.values()];
  const json = () => JSON.stringify({ subject, rows: all }, null, 1);
  return (
    <CopyMenu
      label="Copy table"
      items={[
        textCopy('LaTeX', 'table.tex', () => latexOf(all)),
        textCopy('JSON', 'table.json', json),
      ]}
    />
  );
}

function latexOf(rows: readonly UniverseRow[]): string {
  const lines = rows.map((row) =>
    [
      `$${universeLabel(row.universe).latex}$`,
      `$${row.simplest?.latex ?? '\\ldots'}$`,
      row.edges ?? '',
      strongWord(row),
      row.invertible === undefined ? '?' : row.invertible ? 'yes' : 'no',
    ].join(' & '),
  );
  const body = ['universe & simplest form & edges & strong & invertible', ...lines].join(' \\\\\n');
  return `\\begin{tabular}{llrll}\n${body}\n\\end{tabular}\n`;
}

function strongWord({ leftStrong, rightStrong }: UniverseRow): string {
  if (leftStrong) return rightStrong ? 'both' : 'Left';
  return rightStrong ? 'Right' : 'neither';
}
