// Debian's Jupyter opens the notebooks and converts them without running anything; its HTML parser takes
// the pages as they are.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSheet } from '../../src/sheets/index.ts';
import { EVERYTHING, EXAMPLES, taken } from './take.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-jupyter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sheets = [
  taken(EVERYTHING, 'Everything'),
  taken(EVERYTHING.replace(/^\/\/ # .*\n\/\/\n/, ''), 'Titled'),
  taken('', 'Empty'),
  ...EXAMPLES.slice(0, 12).map(([name, text]) => taken(text, name)),
];

/** What Debian's own Python says of some files. */
function python(script: string, files: readonly string[]): string {
  const { stderr } = spawnSync('/usr/bin/python3', ['-c', script, ...files], {
    encoding: 'utf8',
  });
  return stderr;
}

function written(format: 'html' | 'ipynb'): string[] {
  return sheets.map((sheet, i) => {
    const file = join(folder, `sheet-${i}.${format}`);
    writeFileSync(file, writeSheet(sheet, format));
    return file;
  });
}

describe('notebooks', () => {
  const files = written('ipynb');

  it('are valid', () => {
    const script = `import sys, nbformat
for file in sys.argv[1:]: nbformat.validate(nbformat.read(file, nbformat.NO_CONVERT))`;
    expect(python(script, files)).toBe('');
  });

  it('become HTML and Markdown without being run', () => {
    for (const to of ['html', 'markdown']) {
      const { status, stderr } = spawnSync(
        'jupyter-nbconvert',
        ['--to', to, ...files.slice(0, 3)],
        {
          encoding: 'utf8',
        },
      );
      expect(stderr).not.toMatch(/warn|error/i);
      expect(status).toBe(0);
    }
    const html = readFileSync(join(folder, 'sheet-0.html'), 'utf8');
    expect(html).toContain('domineering(2, 3)');
    // Its pictures are there, and whole: what stands in the page as SVG is taken apart by the converter.
    const pictures = [...html.matchAll(/<img [^>]*src="data:image\/svg\+xml;base64,([^"]+)"/g)];
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, held = ''] of pictures) {
      expect(Buffer.from(held, 'base64').toString()).toMatch(
        /^<svg [\s\S]*<(?:path|line|circle|rect|text)[\s\S]*<\/svg>\s*$/,
      );
    }
    expect(html).not.toContain('<script>alert(1)</script>');
  });
});

it('pages are HTML to a strict parser', () => {
  const script = `import sys, html5lib
for file in sys.argv[1:]: html5lib.HTMLParser(strict=True).parse(open(file, encoding='utf-8').read())`;
  expect(python(script, written('html'))).toBe('');
});
