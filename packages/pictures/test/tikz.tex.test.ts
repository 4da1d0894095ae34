// Every picture of the gallery compiles with pdfLaTeX from Debian's texlive-latex-base and
// texlive-pictures, as a document of its own; so does one pasted into somebody's paper.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Arena, nimHeap } from '@proviso/engine';
import { afterAll, expect, it } from 'vitest';
import { gallery } from '../../../scripts/gallery/pictures.ts';
import { toTikz, treePicture } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-tex-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What TeX complains about, and how many pages it made. */
function compile(
  name: string,
  document: string,
): { complaints: string; pages: string | undefined } {
  writeFileSync(join(folder, `${name}.tex`), document);
  spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const log = readFileSync(join(folder, `${name}.log`), 'latin1');
  return {
    complaints: log
      .split('\n')
      .filter((line) => /^!|Missing character/.test(line))
      .join('\n'),
    pages: /Output written on .*\((\d+) page/.exec(log.replaceAll('\n', ''))?.[1],
  };
}

it.each(Object.entries(gallery))('%s compiles on one page', (name, make) => {
  const document = toTikz(make(), { standalone: true });
  expect(compile(name, document)).toEqual({ complaints: '', pages: '1' });
});

it('a picture can be pasted into a paper', () => {
  const arena = new Arena();
  const picture = toTikz(treePicture(arena, nimHeap(arena, 2)));
  const paper = `\\documentclass{article}\n\\usepackage{amssymb,tikz}\n\\begin{document}\nThe tree of $*2$:\n\n${picture}\n\\end{document}\n`;
  expect(compile('paper', paper)).toEqual({ complaints: '', pages: '1' });
});
