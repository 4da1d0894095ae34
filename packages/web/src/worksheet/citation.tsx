// "Cite this": what computed the sheet, from which text, when, and how a reader runs it again.

import { citationBibtex, citationText } from '@proviso/language/sheets';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { texts } from '../texts/texts.ts';
import type { SheetController } from './sheet-controller.ts';
import { takenSheet } from './taken-sheet.ts';

export function Citation({ controller }: { readonly controller: SheetController }) {
  const t = texts.value.worksheet.citation;
  const place = useRef<HTMLElement>(null);
  const title = controller.source.value?.title ?? '';
  // The text is the one that is cited: an edit makes it another.
  const edits = controller.sheet.edits.value;
  // It tells whether anything was computed, too, which changes when a run is over.
  const busy = controller.queue.busy.value;
  const making = useMemo(() => takenSheet(controller.sheet, title), [edits, title, busy]);
  useEffect(() => place.current?.focus(), []);
  const close = () => {
    controller.citing.value = false;
    document
      .querySelector<HTMLElement>(':is([data-menu=take], [data-menu=more]) > summary')
      ?.focus();
  };
  const text = citationText(making);
  const bibtex = citationBibtex(making);
  return (
    <section
      class="citation"
      aria-label={t.label}
      tabIndex={-1}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
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
    </section>
  );
}
