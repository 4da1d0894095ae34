// What stands in a sheet stands in every file it is taken along in, and nothing in it can break the file.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mathWords } from '../../src/sheets/html-words.ts';
import {
  citationBibtex,
  citationText,
  digestOf,
  SHEET_FORMATS,
  type TakenSheet,
  writeSheet,
} from '../../src/sheets/index.ts';
import { EVERYTHING, EXAMPLES, taken } from './take.ts';

const sheet = taken(EVERYTHING);

const SMALL = `// # Stars\n//\n// About \`*\`.\n\nG := {0, * | *};\n\noutcome(G)\nG mod D\n\n1 +\n\ntree(*)\n`;
const small = taken(SMALL, 'Small & <sound>');

/** Whether some documents are XML, by a parser that is not ours. */
function xmlErrors(documents: readonly string[]): string {
  const script = `import sys, json, xml.etree.ElementTree as tree
for text in json.load(sys.stdin): tree.fromstring(text)`;
  const { stderr } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
  });
  return stderr;
}

describe('HTML', () => {
  const html = writeSheet(sheet, 'html');

  it('has the games of a whole table typeset as others are', () => {
    const table = taken('table(1..2, "n", n -> n, "game", n -> nimheap(n))\n');
    const written = writeSheet(table, 'html', (latex) => `<math>${latex.trim()}</math>`);
    expect(written).toMatch(/<td>1<\/td><td><math>[^<]*<\/math><\/td>/);
  });

  it('is XML as well, also of examples', () => {
    const all = EXAMPLES.filter((_, i) => i % 4 === 0).map(([name, text]) =>
      writeSheet(taken(text, name), 'html'),
    );
    expect(xmlErrors([html, ...all])).toBe('');
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(?:script|link|iframe|object|embed|img)\b/i);
    expect(html).not.toMatch(/\son\w+=/i);
    expect(html).not.toMatch(/(?:src|href)="(?!https:\/\/example\.org\/|data:application\/json)/);
    expect(html).toContain("default-src 'none'");
  });

  it('has the pictures in it, their names being their own', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
    const twice = writeSheet(taken('tree(*)\n\ntree(*)\n'), 'html');
    const names = [...twice.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(4);
  });

  it('follows the colours of its reader, and prints in light ones', () => {
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('@media print');
  });

  it('has certificates to be saved, with their digests', () => {
    const [, base64 = '', digest] =
      /href="data:application\/json;base64,([^"]*)".*?SHA-256 ([0-9a-f]{64})/.exec(html) ?? [];
    const certificate = Buffer.from(base64, 'base64').toString();
    expect(JSON.parse(certificate)).toHaveProperty('format', 'proviso-certificate');
    expect(digest).toBe(createHash('sha256').update(certificate).digest('hex'));
  });

  it('writes formulas as it is told to, and none of a stranger’s that are more than formulas', () => {
    const asked: string[] = [];
    const math = (tex: string) => {
      asked.push(tex);
      return `<math><mtext>${asked.length}</mtext></math>`;
    };
    const written = writeSheet(sheet, 'html', math);
    expect(asked).toContain('x^2 \\le \\overline{1}');
    expect(asked).not.toContain('\\input{/etc/passwd}');
    expect(written).toContain('<code>\\input{/etc/passwd}</code>');
  });
});

describe('powers', () => {
  it.each([
    ['ab^2', 'ab<sup>2</sup>'],
    ['a^-1', 'a<sup>-1</sup>'],
    ['ab^-12 = b', 'ab<sup>-12</sup> = b'],
    ['y^3 x26^2 x27^-3', 'y<sup>3</sup> x26<sup>2</sup> x27<sup>-3</sup>'],
    ['2^3', '2^3'],
  ])('%s is raised', (text, html) => {
    expect(mathWords(text)).toBe(html);
  });

  it('of an infinite quotient in a page and in a notebook', () => {
    const infinite = taken('quotient(1, -1)');
    expect(writeSheet(infinite, 'html')).toContain('aa<sup>-1</sup> = 1');
    expect(writeSheet(infinite, 'ipynb')).toContain('aa<sup>-1</sup> = 1');
  });
});

describe('a notebook', () => {
  const notebook = JSON.parse(writeSheet(small, 'ipynb'));

  it('has prose as Markdown and statements as code, in order', () => {
    expect(notebook).toMatchObject({ nbformat: 4, nbformat_minor: 5 });
    const kinds = notebook.cells.map(({ cell_type }: { cell_type: string }) => cell_type);
    expect(kinds).toEqual(['markdown', 'code', 'code', 'code', 'code', 'markdown']);
    expect(notebook.cells[0].source.join('')).toBe('# Stars\n\nAbout `*`.');
  });

  it('is in a language of its own, so that no kernel of another runs it', () => {
    expect(notebook.metadata.kernelspec.language).toBe('proviso');
    expect(notebook.metadata.language_info).toMatchObject({
      name: 'proviso',
      file_extension: '.pvs',
    });
  });

  it('has each answer in the formats there are', () => {
    const [, silent, two, wrong, picture] = notebook.cells;
    expect(silent.outputs).toEqual([]);
    expect(two.outputs).toMatchObject([
      { output_type: 'display_data', data: { 'text/plain': ['N'] } },
      {
        output_type: 'execute_result',
        data: {
          'text/plain': ['{0, ■ | *}'],
          'text/latex': ['$\\{ 0, \\blacksquare \\mid * \\}$'],
        },
      },
    ]);
    expect(two.outputs[1].data['application/vnd.proviso.answer+json']).toMatchObject({
      value: '{0, # | *}',
    });
    expect(wrong.outputs).toMatchObject([{ output_type: 'error', ename: 'syntax' }]);
    expect(picture.outputs[0].data['image/svg+xml'].join('')).toMatch(/^<svg/);
  });
});

describe('Markdown', () => {
  const markdown = writeSheet(small, 'markdown');

  it('reads as the sheet does', () => {
    const head = ['# Stars', '', 'About `*`.', '', '```proviso', 'G := {0, * | *};', '```', ''];
    const two = ['```proviso', 'outcome(G)', 'G mod D', '```', '', '`outcome(G)`:', '', 'N', ''];
    expect(markdown).toContain([...head, ...two, '`G mod D`:', '', '`{0, ■ | *}`', ''].join('\n'));
  });

  it('has its pictures at the end', () => {
    expect(markdown).toContain('![Game tree of \\*][picture-1]');
    const [, base64 = ''] =
      /^\[picture-1\]: data:image\/svg\+xml;base64,(\S+)$/m.exec(markdown) ?? [];
    expect(Buffer.from(base64, 'base64').toString()).toMatch(/^<svg/);
  });
});

describe('every format', () => {
  it.each(SHEET_FORMATS)(
    '%s says what computed it, when, from which text, and how to run it again',
    (format) => {
      const text = writeSheet(small, format).replaceAll('\\allowbreak{}', '');
      for (const part of [
        'Proviso 1.2.3',
        '2026-05-17',
        small.digest,
        'proviso run small-sound.pvs',
      ]) {
        expect(text).toContain(part);
      }
    },
  );

  it.each(SHEET_FORMATS)('%s has the title unless the sheet begins with its own', (format) => {
    const titled = writeSheet(taken('1\n', 'Own title'), format);
    const heading = {
      latex: '\\section*{Own title}',
      html: '<h1>Own title</h1>',
      ipynb: '# Own title',
      markdown: '# Own title\n',
    };
    expect(titled).toContain(heading[format]);
    expect(writeSheet(taken('// # Mine\n\n1\n', 'Own title'), format)).not.toContain(
      heading[format],
    );
  });

  it.each(SHEET_FORMATS)('%s says what is to be known of answers that are missing', (format) => {
    const cells = [{ kind: 'code', text: 'G', answers: [], note: 'Not run.' }] as const;
    const noted: TakenSheet = { ...small, cells };
    expect(writeSheet(noted, format)).toContain('Not run.');
  });
});

describe('a citation', () => {
  it('names the version, the day, the digest and the command', () => {
    expect(citationText(small)).toBe(
      `“Small & <sound>”, a worksheet. Computed with Proviso 1.2.3 on 2026-05-17, from a worksheet with SHA-256 ${digestOf(SMALL)}. To run it again: proviso run small-sound.pvs`,
    );
  });

  it('says so where nothing was computed, and so does every file', () => {
    const unrun = { ...small, unrun: true } as const;
    expect(citationText(unrun)).toBe(
      `“Small & <sound>”, a worksheet. Written for Proviso 1.2.3, not run; 2026-05-17, SHA-256 of the worksheet ${digestOf(SMALL)}. To run it: proviso run small-sound.pvs`,
    );
    expect(citationBibtex(unrun)).toContain('{Worksheet for Proviso 1.2.3, not run}');
    for (const format of SHEET_FORMATS) {
      const text = writeSheet(unrun, format);
      expect(text).toContain('Written for Proviso 1.2.3, not run');
      expect(text).not.toMatch(/computed with|run it again|run again/i);
    }
  });

  it('is BibTeX too', () => {
    const bibtex = citationBibtex(small);
    expect(bibtex).toMatch(/^@misc\{proviso-[0-9a-f]{12},\n/);
    expect(bibtex).toContain('title        = {{Small \\& \\textless{}sound\\textgreater{}}}');
    expect(bibtex).toContain('month        = may');
    const formula = citationBibtex({ ...small, title: 'On $\\{0\\mid*\\}$ & $\\input{x}$' });
    expect(formula).toContain('title        = {{On $\\{0\\mid*\\}$ \\& \\$\\textbackslash{}input');
  });

  it('has the digest that sha256sum gives', () => {
    for (const text of [SMALL, 'größe 中 \u{1f600}\n', '', 'x'.repeat(1_000)]) {
      expect(digestOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
