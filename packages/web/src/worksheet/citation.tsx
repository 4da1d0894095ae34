// "Cite this": what computed the sheet, from which text, when, and how a reader runs it again.

import { citationBibtex, citationText } from '@proviso/language/sheets';
import { useMemo } from 'preact/hooks';
import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { texts } from '../texts/texts.ts';
import type { SheetController } from './sheet-controller.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { takenSheet } from './taken-sheet.ts';

export function Citation({ controller }: { readonly controller: SheetController }) {
  const t = texts.value.worksheet.citation;
  const title = controller.source.value?.title ?? '';
  // The text is the one that is cited: an edit makes it another.
  const edits = controller.sheet.edits.value;
  // It tells whether anything was computed, too, which changes when a run is over.
  const busy = controller.queue.busy.value;
  const making = useMemo(() => takenSheet(controller.sheet, title), [edits, title, busy]);
  const close = () => {
    controller.citing.value = false;
    document
      .querySelector<HTMLElement>(':is([data-menu=take], [data-menu=more]) > summary')
      ?.focus();
  };
  const text = citationText(making);
  const bibtex = citationBibtex(making);
  return (
    <SheetPanel class="citation" label={t.label} close={close}>
      <p lang="en">{text}</p>
      <pre>{bibtex}</pre>
      <p class="quiet">{t.digest(making.file, <code>{'sha256sum'}</code>)}</p>
      <CopyMenu
        label={t.copy}
        of={t.thisSheet}
        items={[
          textCopy(texts.value.common.text, 'citation.txt', () => text),
          { ...textCopy('BibTeX', 'citation.bib', () => bibtex), type: 'application/x-bibtex' },
        ]}
      />
      <button type="button" onClick={close}>
        {t.close}
      </button>
    </SheetPanel>
  );
}
