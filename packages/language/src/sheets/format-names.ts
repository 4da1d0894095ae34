/**
 * The formats a sheet can be taken along in, by name. What writes them is in `formats.ts`, so that
 * whoever only asks for a name or an ending loads no writer.
 */

interface SheetFile {
  /** What people call it. */
  readonly title: string;
  readonly ending: string;
  readonly type: string;
}

const FILES = {
  latex: { title: 'LaTeX', ending: '.tex', type: 'text/x-tex' },
  html: { title: 'HTML', ending: '.html', type: 'text/html' },
  ipynb: { title: 'Jupyter notebook', ending: '.ipynb', type: 'application/x-ipynb+json' },
  markdown: { title: 'Markdown', ending: '.md', type: 'text/markdown' },
} as const satisfies Record<string, SheetFile>;

export type SheetFormat = keyof typeof FILES;

/** The names of the formats. */
export const SHEET_FORMATS = Object.keys(FILES) as [SheetFormat, ...SheetFormat[]];

/** What people call a format, and how files of it end. */
export function sheetFormat(format: SheetFormat): SheetFile {
  return FILES[format];
}
