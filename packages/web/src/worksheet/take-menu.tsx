// Everything a sheet can be taken along as: files, links, paper, and how it is cited.

import type { SheetFormat } from '@proviso/language/sheets';
import type { Command } from '../commands.ts';
import { ENGINE } from '../parts/engine-version.ts';
import { copy, download } from '../parts/files.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { answersFound } from './kept-answers.ts';
import { Menu } from './menu.tsx';
import { LONGEST_LINK, packed } from './share.ts';
import type { SheetController } from './sheet-controller.ts';
import { takenSheet } from './taken-sheet.ts';

/** The formats, as the menu names them. */
function formats(): readonly (readonly [SheetFormat, string])[] {
  const { latex, html, ipynb } = texts.value.worksheet.take;
  return [
    ['latex', latex],
    ['html', html],
    ['ipynb', ipynb],
    ['markdown', 'Markdown'],
  ];
}

/** Everything the menu offers; the palette has it as well. */
export function waysToTake(controller: SheetController): readonly Command[] {
  const t = texts.value.worksheet.take;
  return [
    ...formats().map(([format, name]) => ({ name, run: () => void take(controller, format) })),
    { name: t.print, run: () => window.print() },
    { name: t.linkWithAnswers, run: () => void shareWithAnswers(controller) },
    {
      name: t.cite,
      run: () => {
        controller.citing.value = true;
      },
    },
  ];
}

export function TakeMenu({ controller }: { readonly controller: SheetController }) {
  return (
    <Menu name="take" label={texts.value.worksheet.take.label}>
      <WaysToTake controller={controller} />
    </Menu>
  );
}

export function WaysToTake({ controller }: { readonly controller: SheetController }) {
  return (
    <ul class="acts take-along">
      {waysToTake(controller).map(({ name, run }) => (
        <li key={name}>
          <button type="button" class="plain" onClick={run}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Hands the sheet with its answers to the reader as a file. */
export async function take(controller: SheetController, format: SheetFormat): Promise<void> {
  const { fileOf } = await import('./take-files.ts');
  const { name, content } = await fileOf(
    takenSheet(controller.sheet, controller.source.peek()?.title ?? ''),
    format,
  );
  download(name, content);
  controller.tooLong.value = false;
  controller.say(() => texts.value.worksheet.take.saved(name));
}

/** Copies a link that holds the sheet and its answers. */
async function shareWithAnswers(controller: SheetController): Promise<void> {
  const { answeredLink } = await import('./answered-link.ts');
  const { sheet, source } = controller;
  const answers = answersFound(sheet, ENGINE);
  const title = source.peek()?.title ?? '';
  const link = await packed(answeredLink({ title, text: sheet.text, answers }));
  controller.tooLong.value = link.length > LONGEST_LINK;
  if (controller.tooLong.peek()) {
    // What was said of another link is not said of this one.
    controller.say('');
    return;
  }
  const url = new URL(address('worksheet', 'answered', link), location.href).href;
  const copied = await copy(url);
  controller.say(() => {
    const t = texts.value.worksheet.take;
    if (!copied) return t.copyLink(url);
    return answers.cells.length > 0 ? t.linkWithAnswersCopied : t.linkWithoutAnswersCopied;
  });
}
