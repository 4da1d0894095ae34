// The head of a worksheet: its title, and what can be done with all of it.

import { fileNameOf } from '@proviso/language/sheets';
import type { ComponentChildren, VNode } from 'preact';
import { copy, download } from '../parts/files.ts';
import { address } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { Menu } from './menu.tsx';
import { narrow } from './narrow.ts';
import { LONGEST_LINK, packed } from './share.ts';
import type { SheetController } from './sheet-controller.ts';
import { Examples, OwnSheets } from './sheet-menus.tsx';
import { TakeMenu, WaysToTake } from './take-menu.tsx';

export function SheetHead({ controller }: { readonly controller: SheetController }) {
  const { title } = controller.source.value ?? { title: '' };
  useSubject(title);
  return (
    <div class="sheet-head">
      <h1>{title}</h1>
      {narrow.value ? <OneRow controller={controller} /> : <AllButtons controller={controller} />}
    </div>
  );
}

interface Props {
  readonly controller: SheetController;
}

function AllButtons({ controller }: Props) {
  return (
    <div class="sheet-buttons">
      <RunButton controller={controller} />
      {buttons(controller)}
      <TakeMenu controller={controller} />
      <OwnSheets controller={controller} />
      <Examples />
    </div>
  );
}

/** Where the window is narrow: what is used most, and a menu of the rest. */
function OneRow({ controller }: Props) {
  const { worksheet: w, lists } = texts.value;
  return (
    <div class="sheet-buttons one-row">
      <RunButton controller={controller} />
      <OwnSheets controller={controller} />
      <Examples />
      <Menu name="more" label={lists.head.more} sign="⋯">
        <ul class="acts">
          {buttons(controller).map((button) => (
            <li key={button.key}>{button}</li>
          ))}
        </ul>
        <p class="menu-part">{w.take.label}</p>
        <WaysToTake controller={controller} />
      </Menu>
    </div>
  );
}

function RunButton({ controller }: Props) {
  const { stop, runAll, runAllShort } = texts.value.worksheet;
  if (controller.queue.busy.value) {
    return (
      <button type="button" class="main stops" onClick={() => controller.queue.stop()} title="Esc">
        {stop}
      </button>
    );
  }
  return (
    <button type="button" class="main" aria-label={runAll} onClick={() => controller.runAll()}>
      {narrow.value ? runAllShort : runAll}
    </button>
  );
}

/** What is done with the sheet and needs no menu of its own. */
function buttons(controller: SheetController): readonly VNode[] {
  const { lists, kept } = texts.value;
  const t = lists.head;
  const { lookingBack } = controller;
  // One button: whoever presses it by key stays on it when the sheet is theirs.
  const last =
    controller.source.value?.kind === 'own' ? (
      <ActButton
        key="own"
        name="history"
        open={lookingBack.value}
        run={() => {
          lookingBack.value = !lookingBack.peek();
        }}
      >
        {kept.history.button}
      </ActButton>
    ) : (
      <ActButton key="own" name="keep" run={() => controller.own()}>
        {t.keep}
      </ActButton>
    );
  return [
    <ActButton key="share" name="share" run={() => void share(controller)}>
      {t.share}
    </ActButton>,
    <ActButton key="save" name="save" run={() => exportSheet(controller)}>
      {t.save}
    </ActButton>,
    <OpenButton key="open" controller={controller} />,
    last,
  ];
}

function ActButton(props: {
  /** What it is called in the document. */
  readonly name: string;
  readonly run: () => void;
  /** Whether what it opens is open. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={narrow.value ? 'plain' : undefined}
      data-act={props.name}
      aria-expanded={props.open}
      onClick={props.run}
    >
      {props.children}
    </button>
  );
}

function OpenButton({ controller }: Props) {
  return (
    <label class={narrow.value ? 'button plain' : 'button'}>
      {texts.value.lists.head.open}
      <input
        type="file"
        class="file"
        accept=".pvs,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          const menu = currentTarget.closest('details');
          if (menu !== null) menu.open = false;
          if (file !== undefined) void controller.openFile(file);
        }}
      />
    </label>
  );
}

async function share(controller: SheetController): Promise<void> {
  const link = await packed(controller.sheet.text);
  controller.tooLong.value = false;
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
