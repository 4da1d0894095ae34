// `proviso latex`: the answers that a paper in LaTeX prints, written for proviso.sty, or checked.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, type ExitCode, FileError, UsageError } from '../command.ts';
import type { Flags } from '../flags.ts';
import { checkWritable, refuseLink, writeWhole } from '../output/file.ts';
import { texFile } from '../tex-files.ts';

export const latexCommand: Command = {
  name: 'latex',
  synopsis: '[PAPER.tex]',
  summary: 'Write the answers that a paper in LaTeX prints, or check them.',
  details: [
    'The paper loads the package `proviso` and asks: \\proviso{G mod D} prints an answer, \\provisotext ' +
      'as text, \\provisotable a table, \\provisopicture a picture, \\provisocertificate the digest of a ' +
      'certificate. Definitions stand between \\begin{provisoset} and \\end{provisoset}. Files of \\input ' +
      'and \\include are read too. All statements are run in their order in one session, and the answers ' +
      'are written to PAPER.proviso, from which LaTeX takes them.',
    'An answer is kept with its statement and the definitions before it. Where these have changed, or the ' +
      'answer is missing, LaTeX prints ?? and warns; only of files that are loaded it cannot know. What fails is told ' +
      'with its place, and the other answers are written all the same. Ctrl-C keeps what was computed.',
    'With --check nothing is written: all is computed again, and the exit status is 1 where an answer is ' +
      'missing or is not the one that comes out.',
    'The style file, proviso.sty, lies in the folder `tex` of this package; --sty writes it.',
  ],
  flags: ['check', 'missing', 'sty', 'json', 'timeout', 'max-forms', 'max-memory'],
  examples: [
    { line: 'latex paper.tex', meaning: 'write paper.proviso' },
    { line: 'latex --check paper.tex', meaning: 'fail where it is not what comes out' },
    { line: 'latex --sty paper.tex', meaning: 'write proviso.sty beside the paper' },
  ],
  least: 0,
  most: 1,
  completes: 'files',
  async run({ args: [paper], flags }) {
    refuseClashes(flags);
    if (flags.has('sty')) return writeStyle(paper);
    if (paper === undefined) {
      throw new UsageError('`latex` needs the paper, as in `proviso latex paper.tex`');
    }
    // Loaded only here: what writes LaTeX is large.
    const { writeAnswers } = await import('../manuscripts/run.ts');
    return writeAnswers(paper, flags);
  },
};

function refuseClashes(flags: Flags): void {
  for (const [one, other] of [
    ['check', 'missing'],
    ['sty', 'check'],
    ['sty', 'missing'],
  ] as const) {
    if (flags.has(one) && flags.has(other)) {
      throw new UsageError(`--${one} and --${other} exclude each other`);
    }
  }
}

/** Writes the style file beside the paper; one that is not ours stays. */
function writeStyle(paper: string | undefined): ExitCode {
  const file = join(paper === undefined ? '.' : dirname(paper), 'proviso.sty');
  const text = texFile('proviso.sty');
  refuseLink(file);
  checkWritable(file);
  if (existsSync(file) && !readFileSync(file, 'utf8').includes('\\ProvidesPackage{proviso}')) {
    throw new FileError(`${file}: this is another file; take it away first`);
  }
  writeWhole(file, text);
  process.stdout.write(`${file}\n`);
  return 0;
}
