// All sheets in one file, with what they were and what was answered, to take along and to bring back.

import { keepNew, present, type SheetRecord, type SheetStore } from './sheet-store.ts';

const FORMAT = 'proviso-sheets';

interface Archive {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly sheets: readonly ArchivedSheet[];
}

interface ArchivedSheet {
  readonly title: string;
  readonly text: string;
  /** Earlier texts, the first one first; files of earlier versions have none, and no answers. */
  readonly earlier?: readonly EarlierText[];
  readonly answers?: unknown;
}

interface EarlierText {
  readonly text: string;
  readonly changed: number;
}

/** More answers than these are found again rather than taken along, in UTF-16 units. */
const MOST_ANSWERS = 2 ** 24;

/** The file. */
export async function archiveOf(store: SheetStore): Promise<string> {
  let room = MOST_ANSWERS;
  const sheets: ArchivedSheet[] = [];
  for (const { id, title, text } of await present(store)) {
    const earlier = (await store.versions(id)).toReversed();
    const answers = await store.answers(id);
    const size = JSON.stringify(answers)?.length ?? 0;
    const fits = size > 0 && size <= room;
    if (fits) room -= size;
    sheets.push({
      ...{ title, text },
      ...(earlier.length > 0 && {
        earlier: earlier.map((one) => ({ text: one.text, changed: one.changed })),
      }),
      ...(fits && { answers }),
    });
  }
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
 * have more than `largest` characters; nothing where the file is no such file. Anybody may have written it:
 * of its answers those are kept that `answersIn` makes of them, and none without it.
 */
export async function keepArchive(
  store: SheetStore,
  json: string,
  largest = Infinity,
  answersIn: (answers: unknown) => unknown = () => undefined,
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
    const record = await keepNew(store, sheet.title, sheet.text);
    await keepEarlier(store, record, sheet.earlier, largest);
    const answers = answersIn(sheet.answers);
    if (answers !== undefined) await store.keepAnswers(record.id, answers);
    kept++;
  }
  return { kept, tooLarge };
}

/** Puts the earlier texts of a sheet behind it, as far as they are such. */
async function keepEarlier(
  store: SheetStore,
  { id }: SheetRecord,
  earlier: unknown,
  largest: number,
): Promise<void> {
  for (const one of Array.isArray(earlier) ? earlier : []) {
    const { text, changed } = (one ?? {}) as Record<string, unknown>;
    if (typeof text !== 'string' || text.length > largest) continue;
    if (typeof changed !== 'number' || !Number.isFinite(changed)) continue;
    await store.change<void>(id, (found) => ({
      ...(found && { put: found, version: { sheet: id, text, changed } }),
      result: undefined,
    }));
  }
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
