// Every sheet written as LaTeX compiles as it is with pdfLaTeX.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeSheet } from '../../src/sheets/index.ts';
import { EVERYTHING, EXAMPLES, taken } from './take.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-tex-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What TeX complains about, and whether it made pages. */
function compile(name: string, document: string): { complaints: string; made: boolean } {
  writeFileSync(join(folder, `${name}.tex`), document);
  spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const log = readFileSync(join(folder, `${name}.log`), 'latin1').replaceAll('\n', '§');
  const complaints = [...log.matchAll(/§(!.{0,300}|Missing character[^§]*)/g)].map(
    ([, text]) => text,
  );
  return { complaints: complaints.join('\n'), made: /Output written on/.test(log) };
}

const FINE = { complaints: '', made: true };

it('a sheet with everything in it compiles', () => {
  expect(compile('everything', writeSheet(taken(EVERYTHING), 'latex'))).toEqual(FINE);
});

it('a sheet with every sign in its prose, code and title compiles', () => {
  const signs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const odd = '\u0000\u0007\u0301é\u200b中\u{1f600}\ud800Ж';
  const text = `// ${signs}${odd}\n// ${signs.replaceAll('`', '')}\n\n"${signs.replace(/["\\]/g, '')}" // ${signs}${odd}\n`;
  expect(compile('signs', writeSheet(taken(text, signs + odd), 'latex'))).toEqual(FINE);
});

it('all examples compile, in one document', () => {
  const sheets = EXAMPLES.map(([name, text]) => taken(text, name));
  const cells = sheets.flatMap((sheet) => sheet.cells);
  expect(sheets.length).toBeGreaterThan(50);
  expect(compile('examples', writeSheet({ ...taken('', 'Examples'), cells }, 'latex'))).toEqual(
    FINE,
  );
});
