// All sheets in one file, to take along and to bring back.

import { keepNew, present, type SheetStore } from './sheet-store.ts';

const FORMAT = 'proviso-sheets';

interface Archive {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly sheets: readonly { readonly title: string; readonly text: string }[];
}

/** The file. */
export async function archiveOf(store: SheetStore): Promise<string> {
  const sheets = (await present(store)).map(({ title, text }) => ({ title, text }));
  return `${JSON.stringify({ format: FORMAT, version: 1, sheets } satisfies Archive, null, 1)}\n`;
}

/** Larger files are not taken, in bytes. */
export const LARGEST_ARCHIVE = 2 ** 26;

/** How many sheets were kept, and the titles of those that are too large. */
export interface KeptArchive {
  readonly kept: number;
  readonly tooLarge: readonly string[];
}

/**
 * Keeps the sheets of a file that are not there yet, word for word and under the same title, unless they
 * have more than `largest` characters; nothing where the file is no such file.
 */
export async function keepArchive(
  store: SheetStore,
  json: string,
  largest = Infinity,
): Promise<KeptArchive | undefined> {
  const archive = archiveIn(json);
  if (archive === undefined) return undefined;
  const keyOf = ({ title, text }: { title: string; text: string }) => JSON.stringify([title, text]);
  const there = new Set((await present(store)).map(keyOf));
  let kept = 0;
  const tooLarge: string[] = [];
  // The first of the file was changed last, and is so again.
  for (const sheet of archive.sheets.toReversed()) {
    if (there.has(keyOf(sheet))) continue;
    there.add(keyOf(sheet));
    if (sheet.text.length > largest) {
      tooLarge.push(sheet.title);
      continue;
    }
    await keepNew(store, sheet.title, sheet.text);
    kept++;
  }
  return { kept, tooLarge };
}

function archiveIn(json: string): Archive | undefined {
  let read: Partial<Archive> | null;
  try {
    read = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (read?.format !== FORMAT || read.version !== 1 || !Array.isArray(read.sheets))
    return undefined;
  const whole = read.sheets.every(
    (sheet: unknown) =>
      typeof (sheet as { title?: unknown } | null)?.title === 'string' &&
      typeof (sheet as { text?: unknown } | null)?.text === 'string',
  );
  return whole ? (read as Archive) : undefined;
}
