// What was typed a moment ago. The database answers later, and a page that is being closed does not
// hear it; local storage is written at once. So every edit is noted there first, and what a visit
// left behind is put into the store by the next.

import { type Draft, type SheetStore, save } from './sheet-store.ts';

const PREFIX = 'proviso: draft ';

const nameOf = ({ by, sheet }: Pick<Draft, 'by' | 'sheet'>) => `${PREFIX}${by} ${sheet}`;

/** Notes a draft; whether the browser took it. */
export function note(draft: Draft): boolean {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft));
    return true;
  } catch {
    // An older draft in its place would come back as if it were the latest.
    forget(draft);
    return false;
  }
}

/** Forgets a draft that is in the store. */
export function forget(draft: Pick<Draft, 'by' | 'sheet'>): void {
  try {
    localStorage.removeItem(nameOf(draft));
  } catch {
    // There is none, then.
  }
}

/** Puts what earlier visits left behind into the store; gives the sheets that became two by it. */
export async function gather(store: SheetStore): Promise<readonly string[]> {
  const apart: string[] = [];
  for (const draft of noted()) {
    const saved = await save(store, draft);
    if (saved.kind === 'apart') apart.push(saved.record.title);
    if (store.lasting) forget(draft);
  }
  return apart;
}

function noted(): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => readDraft(localStorage.getItem(name)))
      .sort((a, b) => a.changed - b.changed);
  } catch {
    return [];
  }
}

function readDraft(json: string | null): Draft[] {
  try {
    const draft: Partial<Draft> | null = JSON.parse(json ?? 'null');
    const whole = typeof draft?.text === 'string' && typeof draft.sheet === 'string';
    return whole ? [draft as Draft] : [];
  } catch {
    return [];
  }
}
