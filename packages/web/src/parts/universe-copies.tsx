// The table over the universes for a paper, and for a program.

import type { UniverseRow } from '../protocol/answers.ts';
import type { UniverseKey } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import { CopyMenu, textCopy } from './copy-menu.tsx';
import { universeFormats, universeLatex, universeText } from './universe-latex.ts';

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
  return (
    <CopyMenu
      label={texts.value.parts.copy.table}
      items={[
        textCopy(texts.value.common.text, 'table.txt', () => universeText(all, inverses)),
        textCopy('LaTeX', 'table.tex', () => universeLatex(all, inverses)),
        ...universeFormats(all, inverses).map((one) => ({
          ...one,
          file: one.file.replace('answer', 'table'),
        })),
        textCopy('JSON', 'table.json', json),
      ]}
    />
  );
}
