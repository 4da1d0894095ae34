// The sheet as files; loaded when one is asked for.

import {
  mathmlWriter,
  type SheetFormat,
  sheetFormat,
  type TakenSheet,
  writeSheet,
} from '@proviso/language/sheets';

/** The sheet in a format, as a file and what it is called. */
export async function fileOf(
  sheet: TakenSheet,
  format: SheetFormat,
): Promise<{ readonly name: string; readonly content: Blob }> {
  const { ending, type } = sheetFormat(format);
  const text = writeSheet(sheet, format, format === 'html' ? await mathml() : undefined);
  return {
    name: sheet.file.replace(/\.pvs$/, ending),
    content: new Blob([text], { type: `${type};charset=utf-8` }),
  };
}

/** Without Temml, offline on a first visit say, formulas stay text. */
async function mathml() {
  try {
    const { default: temml } = await import('temml');
    return mathmlWriter((tex, displayMode) =>
      temml.renderToString(tex, { displayMode, throwOnError: true, xml: true }),
    );
  } catch {
    return undefined;
  }
}
