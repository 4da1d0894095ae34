// The table over the universes for a paper, and for a program.

import { writeTable } from '@proviso/pictures/tables';
import type { UniverseRow } from '../protocol/answers.ts';
import type { UniverseKey } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import { CopyMenu, textCopy } from './copy-menu.tsx';
import { universeLatex, universeTableData } from './universe-latex.ts';

interface Props {
  /** What the table is about, as the language writes it. */
  readonly subject: string;
  readonly rows: ReadonlyMap<UniverseKey, UniverseRow>;
  /** Boards have no answer on inverses. */
  readonly inverses?: boolean;
}

export function UniverseCopies({ subject, rows, inverses = true }: Props) {
  const all = [...rows.values()];
  const json = () => JSON.stringify({ subject, rows: all }, null, 1);
  const table = () => universeTableData(subject, all, inverses);
  return (
    <CopyMenu
      label={texts.value.parts.copy.table}
      items={[
        textCopy('text', 'table.txt', () => writeTable(table(), 'table')),
        textCopy('LaTeX', 'table.tex', () => universeLatex(all, inverses)),
        textCopy('Markdown', 'table.md', () => writeTable(table(), 'markdown')),
        textCopy('CSV', 'table.csv', () => writeTable(table(), 'csv')),
        textCopy('JSON', 'table.json', json),
      ]}
    />
  );
}
