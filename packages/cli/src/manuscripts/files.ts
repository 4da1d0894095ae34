// The files of a manuscript, read as TeX reads them: the main one, and where it includes others, those.

import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type Inclusion, type Part, scanLatex } from '@proviso/language/manuscripts';
import { FileError } from '../command.ts';
import { readSheet } from '../input.ts';

/** A part of a manuscript, and the file it stands in, as that is told to people. */
export type PlacedPart = Exclude<Part, Inclusion> & { readonly file: string };

export interface Manuscript {
  /** The main file. */
  readonly file: string;
  /** Where its answers are kept. */
  readonly cache: string;
  readonly parts: readonly PlacedPart[];
  /** Files that it includes and that are not there; TeX may have them elsewhere. */
  readonly absent: readonly (Inclusion & { readonly in: string })[];
}

/** How deep files include files, as TeX has it. */
const DEEPEST = 15;

/** The manuscript whose main file is named, `.tex` or not. */
export async function readManuscript(named: string): Promise<Manuscript> {
  const main = existsSync(named) || extname(named) === '.tex' ? named : `${named}.tex`;
  const folder = dirname(main);
  const parts: PlacedPart[] = [];
  const absent: Manuscript['absent'][number][] = [];
  await read(main, [main]);
  return { file: main, cache: cacheOf(main), parts, absent };

  /** Reads a file, and says whether the document has ended in it. */
  async function read(file: string, open: readonly string[]): Promise<boolean> {
    const { text } = await readSheet(file);
    const { parts: found, ended } = scanLatex(text);
    for (const part of found) {
      if (part.part !== 'inclusion') {
        parts.push({ ...part, file });
        continue;
      }
      const included = [`${part.file}.tex`, part.file]
        .map((name) => join(folder, name))
        .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
      if (included === undefined) {
        absent.push({ ...part, in: file });
        continue;
      }
      if (open.includes(included) || open.length > DEEPEST) {
        const place = `${file}:${part.line}:${part.column}`;
        throw new FileError(`${place}: ${included} includes itself; take this \\input out`);
      }
      if (await read(included, [...open, included])) return true;
    }
    return ended;
  }
}

/** `paper.proviso` of `paper.tex`, where proviso.sty looks for it. */
function cacheOf(main: string): string {
  return join(dirname(main), `${basename(main, extname(main))}.proviso`);
}
