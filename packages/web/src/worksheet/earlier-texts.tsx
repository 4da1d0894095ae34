// What the sheet was: its earlier texts by day and time, the one that is chosen to be looked at, and the
// way back to it.

import { useSignal } from '@preact/signals';
import { type Piece, piecesOf } from '@proviso/language/sheets';
import { useEffect } from 'preact/hooks';
import { Guard } from '../parts/guard.tsx';
import type { Version } from '../store/sheet-store.ts';
import { texts } from '../texts/texts.ts';
import { ProseText } from './prose.tsx';
import type { SheetController } from './sheet-controller.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { dayOf, timeOf } from './when.ts';
import '../style/earlier-texts.css';

interface Props {
  readonly controller: SheetController;
}

export function EarlierTexts({ controller }: Props) {
  const versions = useSignal<readonly Version[] | undefined>(undefined);
  const chosen = useSignal<Version | undefined>(undefined);
  // Every change may have put a text aside.
  const edits = controller.sheet.edits.value;
  useEffect(() => {
    void controller.versions().then((found) => {
      versions.value = found;
    });
  }, [controller, edits]);
  const close = () => {
    controller.lookingBack.value = false;
    const button = document.querySelector<HTMLElement>('[data-act="history"]');
    // On a phone it is in a menu, which is closed by now.
    const menu = button?.closest('details');
    (menu ? menu.querySelector('summary') : button)?.focus();
  };
  const t = texts.value.kept.history;
  const { value: all } = versions;
  const shown = chosen.value ?? all?.[0];
  return (
    <SheetPanel class="earlier" label={t.label} close={close}>
      <div class="earlier-head">
        <h2>{t.heading}</h2>
        <button type="button" onClick={close}>
          {t.close}
        </button>
      </div>
      {all?.length === 0 && <p class="quiet">{t.none}</p>}
      {all !== undefined && shown !== undefined && (
        <div class="earlier-body">
          <Days versions={all} shown={shown} choose={(version) => (chosen.value = version)} />
          <Earlier controller={controller} version={shown} />
        </div>
      )}
    </SheetPanel>
  );
}

interface DaysProps {
  readonly versions: readonly Version[];
  readonly shown: Version;
  readonly choose: (version: Version) => void;
}

/** The texts in their order, under their days. */
function Days({ versions, shown, choose }: DaysProps) {
  const days: { readonly day: string; readonly list: Version[] }[] = [];
  for (const version of versions) {
    const day = dayOf(version.changed);
    const last = days.at(-1);
    if (last?.day === day) last.list.push(version);
    else days.push({ day, list: [version] });
  }
  return (
    <div class="earlier-days">
      {days.map(({ day, list }, i) => (
        <div key={`${i} ${day}`}>
          <h3>{day}</h3>
          <ul>
            {list.map((version, j) => (
              <li key={j}>
                <button
                  type="button"
                  class="plain"
                  aria-pressed={version === shown}
                  onClick={() => choose(version)}
                >
                  {timeOf(version.changed)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** An earlier text, with what the sheet has no longer marked. */
function Earlier({ controller, version }: Props & { readonly version: Version }) {
  const pieces = piecesOf(version.text);
  const now = new Set(controller.sheet.cells.value.map(({ text }) => text.value));
  const gone = pieces.filter(({ text }) => !now.has(text)).length;
  const t = texts.value.kept.history;
  const when = `${dayOf(version.changed)}, ${timeOf(version.changed)}`;
  return (
    <div class="earlier-text">
      <div class="earlier-head">
        <p>
          {gone === 0 ? t.allThere(when, pieces.length) : t.someGone(when, pieces.length, gone)}
        </p>
        <button type="button" class="main" onClick={() => void controller.restore(version)}>
          {t.restore}
        </button>
      </div>
      <div class="earlier-cells" role="region" aria-label={t.sheetThen(when)} tabIndex={0}>
        {pieces.map((piece, i) => (
          <EarlierCell key={i} piece={piece} gone={!now.has(piece.text)} />
        ))}
      </div>
    </div>
  );
}

function EarlierCell({ piece, gone }: { readonly piece: Piece; readonly gone: boolean }) {
  return (
    <div class={gone ? 'gone' : undefined}>
      {gone && <p class="quiet">{texts.value.kept.history.gone}</p>}
      {piece.prose ? (
        <Guard of={piece.text} what={texts.value.worksheet.cell.thisProse}>
          <ProseText text={piece.text} />
        </Guard>
      ) : (
        <pre>
          <code>{piece.text}</code>
        </pre>
      )}
    </div>
  );
}
