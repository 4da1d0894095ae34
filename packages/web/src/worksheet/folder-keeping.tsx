// Sheets in a folder of the reader's disk: how to choose it, and what has to be decided.

import type { ComponentChildren } from 'preact';
import {
  chooseFolder,
  keptFolder,
  leaveFolder,
  settleClash,
  wakeFolder,
} from '../store/kept-folder.ts';
import { texts } from '../texts/texts.ts';

/** The folder, in the list of sheets. */
export function FolderKeeping() {
  const { kind, name } = keptFolder.value;
  const t = texts.value.kept.folder;
  switch (kind) {
    case 'unsupported':
      return <p class="quiet folder-keeping">{t.unsupported}</p>;
    case 'none':
      return (
        <p class="folder-keeping">
          <FolderButton act={chooseFolder}>{t.choose}</FolderButton>
        </p>
      );
    case 'kept':
      return (
        <p class="quiet folder-keeping">
          {t.kept(name)} <FolderButton act={leaveFolder}>{t.stop}</FolderButton>
        </p>
      );
    default:
      return (
        <p class="quiet folder-keeping">
          <FolderButton act={leaveFolder}>{t.stop}</FolderButton>
        </p>
      );
  }
}

/** What its reader has to know of the folder, or to decide. */
export function FolderNotices() {
  const { kind, name, clashes, unread } = keptFolder.value;
  const t = texts.value.kept.folder;
  return (
    <>
      {kind === 'asleep' && (
        <p class="notice">
          {t.asleep(name)} <FolderButton act={wakeFolder}>{t.wake}</FolderButton>
        </p>
      )}
      {kind === 'lost' && <p class="notice">{t.lost(name)}</p>}
      {unread.length > 0 && <p class="notice">{t.unread(unread.join(', '))}</p>}
      {clashes.map((clash) => (
        <p class="notice" key={clash.sheet}>
          {t.clash(clash.title, clash.file)}{' '}
          {(['mine', 'theirs', 'both'] as const).map((settlement) => (
            <FolderButton key={settlement} act={() => settleClash(clash, settlement)}>
              {t[settlement]}
            </FolderButton>
          ))}
        </p>
      ))}
    </>
  );
}

function FolderButton(props: {
  readonly act: () => Promise<void>;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" data-stays onClick={() => void props.act()}>
      {props.children}
    </button>
  );
}
