// `proviso run`: runs worksheets, and writes one down with its answers.

import { statSync } from 'node:fs';
import { placedStatements, SHEET_FORMATS, type SheetFormat, sheetFormat } from '@proviso/language';
import { type Command, type ExitCode, FileError, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { EVALUATION_FLAGS, type FlagName, type Flags, flagValue } from '../flags.ts';
import { readSheet } from '../input.ts';
import { checkWritable, writeWhole } from '../output/file.ts';

export const runCommand: Command = {
  name: 'run',
  synopsis: 'FILE…',
  summary: 'Run worksheets (.pvs) and print the values of their statements.',
  details: [
    'A statement ends with its line, unless a bracket is open; a blank line always ends it. ' +
      '`-` is standard input. Several files share their variables. An `assert` that does not hold ' +
      'fails like any other statement, and the exit status is 1.',
    'With --to the worksheet is written down, prose, statements and answers, as a LaTeX article that ' +
      'compiles as it is, an HTML page that stands alone, a Jupyter notebook or Markdown: to standard ' +
      'output, or with --output (also -o) to a file, whose ending says the format where --to does not. ' +
      'What fails stands in it too, and on standard error.',
    '`load` reads worksheets of the current folder. `save` is refused without --allow-save, so that a ' +
      'sheet from a stranger cannot write; with it, files of the current folder and the folders in it ' +
      'are written, but none that is hidden, a link, a device or a settings file.',
  ],
  flags: [...EVALUATION_FLAGS, 'allow-save', 'to', 'output'],
  examples: [
    { line: 'run examples/first-steps.pvs', meaning: 'run a worksheet' },
    { line: 'run --json sheet.pvs', meaning: 'one JSON object per statement' },
    { line: 'run sheet.pvs --to latex -o sheet.tex', meaning: 'the worksheet as an article' },
  ],
  least: 1,
  most: Infinity,
  completes: 'files',
  async run({ args, flags }) {
    for (const file of args) refuseNotebook(file);
    const format = formatOf(flags);
    if (format !== undefined) return writeDown(args, flags, format);
    const sheets = await Promise.all(args.map(readSheet));
    const conversation = new Conversation(flags);
    for (const { name, text } of sheets) {
      await conversation.say(placedStatements(text), name);
    }
    return conversation.end();
  },
};

/** A notebook is JSON, and would be read as a form. */
function refuseNotebook(file: string): void {
  if (!/\.ipynb$/i.test(file)) return;
  throw new FileError(
    `${file}: this is a notebook, which Jupyter runs; \`jupyter nbconvert --to script\` writes its statements as a worksheet`,
  );
}

const ENDINGS: ReadonlyMap<string, SheetFormat> = new Map(
  SHEET_FORMATS.map((format) => [sheetFormat(format).ending, format]),
);

/** The format in which the sheet is to be written down, if it is. */
function formatOf(flags: Flags): SheetFormat | undefined {
  const told = flagValue(flags, 'to') as SheetFormat | undefined;
  const file = flagValue(flags, 'output');
  if (told !== undefined || file === undefined) return told;
  const format = ENDINGS.get(/\.\w+$/.exec(file)?.[0] ?? '');
  if (format !== undefined) return format;
  throw new UsageError(
    `${file}: the ending is none of ${[...ENDINGS.keys()].join(', ')}; say the format with --to`,
  );
}

/** How values are printed says nothing where a sheet is written down. */
const CLASHING: readonly FlagName[] = ['json', 'latex', 'ascii', 'full'];

/** A worksheet is never written over: what is written down does not run again. */
function refuseWorksheet(output: string, file: string): void {
  const [to, from] = [output, file].map((each) => statSync(each, { throwIfNoEntry: false }));
  const same = to !== undefined && from !== undefined && to.ino === from.ino && to.dev === from.dev;
  if (file !== '-' && same) {
    throw new UsageError(
      `${output}: this is the worksheet itself; name another file with --output`,
    );
  }
  if (/\.pvs$/i.test(output)) {
    throw new UsageError(
      `${output}: .pvs is the ending of worksheets; name a file that ends in one of ${[...ENDINGS.keys()].join(', ')}`,
    );
  }
}

async function writeDown(
  files: readonly string[],
  flags: Flags,
  format: SheetFormat,
): Promise<ExitCode> {
  const clash = CLASHING.find((name) => flags.has(name));
  if (clash !== undefined) {
    const asked = flags.has('to') ? '--to' : '--output';
    const cure = clash === 'latex' ? '; --to latex alone writes LaTeX' : '';
    throw new UsageError(`--${clash} and ${asked} exclude each other${cure}`);
  }
  const [file, second] = files;
  if (file === undefined || second !== undefined) {
    throw new UsageError('one worksheet at a time is written down');
  }
  const output = flagValue(flags, 'output');
  if (output !== undefined) checkWritable(output);
  const sheet = await readSheet(file);
  if (output !== undefined) refuseWorksheet(output, file);
  // Loaded only here, as drawing is.
  const { writtenSheet } = await import('./take-sheet.ts');
  const conversation = new Conversation(new Map([...flags, ['to', format]]));
  const text = await writtenSheet(conversation, sheet, format);
  if (text !== undefined) {
    if (output === undefined) conversation.output.line(text.trimEnd());
    else writeWhole(output, text);
  }
  return conversation.end();
}
