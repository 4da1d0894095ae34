// The head of a worksheet: its title, and what can be done with all of it.

import { fileNameOf } from '@proviso/language/sheets';
import { copy, download } from '../parts/files.ts';
import { address } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { LONGEST_LINK, packed } from './share.ts';
import type { SheetController } from './sheet-controller.ts';
import { Examples, OwnSheets } from './sheet-menus.tsx';
import { TakeMenu } from './take-menu.tsx';

export function SheetHead({ controller }: { readonly controller: SheetController }) {
  const { worksheet: w, lists } = texts.value;
  const t = lists.head;
  const { title, kind } = controller.source.value ?? { title: '', kind: 'own' };
  useSubject(title);
  return (
    <div class="sheet-head">
      <h1>{title}</h1>
      <div class="sheet-buttons">
        {controller.queue.busy.value ? (
          <button type="button" class="main" onClick={() => controller.queue.stop()} title="Esc">
            {w.stop}
          </button>
        ) : (
          <button type="button" class="main" onClick={() => controller.queue.runAll()}>
            {w.runAll}
          </button>
        )}
        <button type="button" onClick={() => void share(controller)}>
          {t.share}
        </button>
        <button type="button" onClick={() => exportSheet(controller)}>
          {t.save}
        </button>
        <label class="button">
          {t.open}
          <input
            type="file"
            class="file"
            accept=".pvs,text/plain"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file !== undefined) void controller.openFile(file);
            }}
          />
        </label>
        {kind !== 'own' && (
          <button type="button" onClick={() => controller.own()}>
            {t.keep}
          </button>
        )}
        {kind === 'own' && (
          <button
            type="button"
            data-history
            aria-expanded={controller.lookingBack.value}
            onClick={() => {
              controller.lookingBack.value = !controller.lookingBack.peek();
            }}
          >
            {texts.value.kept.history.button}
          </button>
        )}
        <TakeMenu controller={controller} />
        <OwnSheets controller={controller} />
        <Examples />
      </div>
    </div>
  );
}

async function share(controller: SheetController): Promise<void> {
  const link = await packed(controller.sheet.text);
  if (link.length > LONGEST_LINK) {
    controller.say(() => texts.value.worksheet.take.tooLongForLink);
    return;
  }
  const url = new URL(address('worksheet', 'shared', link), location.href).href;
  const copied = await copy(url);
  controller.say(() => {
    const t = texts.value.worksheet.take;
    return copied ? t.linkCopied : t.copyLink(url);
  });
}

/** Hands the sheet to the reader as a file. */
export function exportSheet(controller: SheetController): void {
  const file = `${fileNameOf(controller.source.peek()?.title ?? '')}.pvs`;
  download(file, new Blob([controller.sheet.text], { type: 'text/plain' }));
  controller.say(() => texts.value.worksheet.take.saved(file));
}
