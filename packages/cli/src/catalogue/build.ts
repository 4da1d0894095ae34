// `proviso catalogue build`: all tables, and the files they are written to.

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { tableNamed } from '@proviso/catalogue';
import { type Call, type ExitCode, FileError, UsageError } from '../command.ts';
import { flagNumber, flagValue } from '../flags.ts';
import { writeWhole } from '../output/file.ts';
import { Output } from '../output/stream.ts';
import { type Catalogue, CatalogueBuilder } from './builder.ts';
import { databaseOf } from './database.ts';
import { sumsFile, textFiles } from './files.ts';
import { pageFiles } from './pages.ts';
import { reading } from './reading.ts';
import { clear, tell } from './tell.ts';

const FOLDER = 'catalogue';
const MOST_THREADS = 1024;

export async function buildCatalogue({ args, flags }: Call): Promise<ExitCode> {
  const tables = args.map((name) => reading(() => tableNamed(name)));
  const folder = flagValue(flags, 'output') ?? FOLDER;
  const threads = flagNumber(flags, 'threads') ?? availableParallelism();
  if (!Number.isInteger(threads) || threads > MOST_THREADS) {
    throw new UsageError(`--threads needs a whole number up to ${MOST_THREADS}`);
  }
  const builder = new CatalogueBuilder(tables);
  const onInterrupt = () => builder.stop();
  process.on('SIGINT', onInterrupt);
  const begun = Date.now();
  const seconds = () => ((Date.now() - begun) / 1000).toFixed(1);
  try {
    made(folder);
    const catalogue = await builder.build(threads, (done, all, name) =>
      tell(`${done} of ${all} parts · ${seconds()} s · Ctrl-C stops · ${name}`),
    );
    clear();
    if (catalogue === undefined) {
      process.stderr.write('stopped; nothing was written\n');
      return 130;
    }
    const files = textFiles(catalogue);
    const content = databaseOf(catalogue, join(folder, `.draft.${process.pid}.sqlite`));
    files.push({ name: 'catalogue.sqlite', content });
    files.push(sumsFile(files));
    for (const file of files) writeWhole(join(folder, file.name), file.content);
    const pages = flags.has('pages') ? writePages(catalogue, join(folder, 'pages'), tell) : 0;
    clear();
    const output = new Output();
    const classes = [...catalogue.tables.values()].reduce((sum, each) => sum + each.length, 0);
    const report = {
      ...{ folder, classes, boards: catalogue.boards.length, pages },
      seconds: Number(seconds()),
    };
    output.line(
      flags.has('json')
        ? JSON.stringify({ ok: true, ...report, files: files.map(({ name }) => name) })
        : `${folder}: ${classes} entries in ${catalogue.tables.size} tables, ${report.boards} boards; ${files.length} files${pages > 0 ? ` and ${pages} pages` : ''} in ${report.seconds} s`,
    );
    await output.flush();
    return 0;
  } finally {
    clear();
    process.off('SIGINT', onInterrupt);
  }
}

/** How many pages there are. */
function writePages(catalogue: Catalogue, folder: string, step: (text: string) => void): number {
  made(folder);
  let written = 0;
  for (const { name, content } of pageFiles(catalogue)) {
    writeWhole(join(folder, name), content);
    if (++written % 100 === 0) step(`${written} pages`);
  }
  return written;
}

function made(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new FileError(`${folder}: this folder cannot be made (${code})`);
  }
}
