// Prose in Markdown: what was written before Markdown reads as it did, games keep their signs, and
// nothing in it is more than text.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, proseText } from '../../src/sheets/cells.ts';
import { gameLatex } from '../../src/sheets/game-latex.ts';
import { type Prose, readProse } from '../../src/sheets/prose.ts';

const markdownOf = (comment: string) => readProse(proseText(comment));

const folder = join(import.meta.dirname, '../../../../examples');
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // The gallery was written in Markdown from the first.
  .filter((name) => name.endsWith('.pvs') && !name.startsWith('gallery'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

/** What a reader sees, code between backticks. */
function flat(prose: readonly Prose[]): string {
  return prose
    .map((one) => {
      if ('text' in one) return one.text;
      if ('game' in one) return `\`${one.game}\``;
      if ('code' in one) return `\`${one.code}\``;
      if ('tex' in one) return `$${one.tex}$`;
      return flat(one.children);
    })
    .join('');
}

const tagsIn = (prose: readonly Prose[]): string[] =>
  prose.flatMap((one) => ('tag' in one ? [one.tag, ...tagsIn(one.children)] : []));

/** The paragraphs of a comment, read without Markdown. */
function paragraphs(comment: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^[ \t]*\/\/ ?/, ''));
  return lines
    .join('\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

describe('prose', () => {
  it.each(examples)('%s reads as it did before prose was Markdown', (_, text) => {
    for (const piece of piecesOf(text).filter(({ prose }) => prose)) {
      const tree = markdownOf(piece.text);
      expect(tree.map((one) => flat([one]).replace(/\s+/g, ' ').trim())).toEqual(
        paragraphs(piece.text),
      );
      expect(tagsIn(tree).filter((tag) => tag !== 'p')).toEqual([]);
    }
  });

  it('has headings, lists, emphasis, tables and code', () => {
    const text = [
      '# On stars',
      '',
      'A _dicot_ is **not** a',
      '# heading here.',
      '',
      '- `{0|*}`',
      '- two',
      '',
      '| a | b |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      '```',
      'rank(*)',
      '```',
    ];
    const tree = markdownOf(text.map((line) => `// ${line}`).join('\n'));
    expect(tree.map((one) => ('tag' in one ? one.tag : 'code'))).toEqual([
      'h1',
      'p',
      'ul',
      'table',
      'code',
    ]);
    expect(flat(tree.slice(1, 2))).toBe('A dicot is not a # heading here.');
    expect(tagsIn(tree)).toEqual(expect.arrayContaining(['em', 'strong', 'th', 'td']));
    expect(tree.at(-1)).toEqual({ code: 'rank(*)', block: true });
  });

  it.each([
    '* + * is 0 and *2 + *2 is not',
    '(*+*) and (*+*)',
    '> 0, or = 0',
    '+ * is added',
    'M_0 = 0, M_(n+1) = {. | 0, M_n}',
    '~~G is G',
    '[Siegel]: a game',
    '5$ and 6$, or $5 and 6',
    '<b>bold</b> & <script>alert(1)</script>',
  ])('%s stays as it is', (line) => {
    const tree = markdownOf(`// ${line}`);
    expect(tagsIn(tree)).toEqual(['p']);
    expect(flat(tree)).toBe(line);
  });

  it('games between backticks are typeset', () => {
    expect(markdownOf('// `{0|*}` `rank(*)`')).toEqual([
      {
        tag: 'p',
        children: [
          { game: '{0|*}', latex: '\\{ 0 \\mid * \\}' },
          { text: ' ' },
          { code: 'rank(*)', block: false },
        ],
      },
    ]);
  });

  it.each([
    ['\\*no mark\\*', '*no mark*'],
    ['\\**no strong**', '**no strong**'],
    ['\\_no mark\\_', '_no mark_'],
    ['\\\\*', '\\*'],
  ])('%s is %s', (line, words) => {
    const tree = markdownOf(`// ${line}`);
    expect(tagsIn(tree)).toEqual(['p']);
    expect(flat(tree)).toBe(words);
  });

  it.each(['*a ', '**b ', '_c ', '[d ', '$ e ', '$f '])(
    '%s without an end is read in one go',
    (open) => {
      const hostile = open.repeat(20_000);
      expect(flat(markdownOf(`// ${hostile}`)).trim()).toBe(hostile.trim());
    },
  );

  it('formulas stand between dollars', () => {
    const [line, formula] = markdownOf('// Let $G^{L_1} * 2$ be.\n//\n// $$\\sum_i\n// G_i$$');
    expect(line).toEqual({
      tag: 'p',
      children: [{ text: 'Let ' }, { tex: 'G^{L_1} * 2', display: false }, { text: ' be.' }],
    });
    expect(formula).toEqual({ tag: 'p', children: [{ tex: '\\sum_i\nG_i', display: true }] });
  });

  it.each([
    ['[a](https://example.org/x)', 'https://example.org/x'],
    ['<mailto:a@example.org>', 'mailto:a@example.org'],
    ['[a](#/game/*)', '#/game/*'],
    ['[a](javascript:alert(1))', undefined],
    ['[a](JaVaScRiPt:alert(1))', undefined],
    ['[a](data:text/html,x)', undefined],
    ['[a](&#106;avascript:alert(1))', undefined],
    ['[a](//example.org)', undefined],
    ['![a](https://example.org/x.png)', 'https://example.org/x.png'],
  ])('%s leads to %s', (line, href) => {
    const hrefs = (prose: readonly Prose[]): string[] =>
      prose.flatMap((one) =>
        'tag' in one ? [...(one.href ? [one.href] : []), ...hrefs(one.children)] : [],
      );
    expect(hrefs(markdownOf(`// ${line}`))).toEqual(href === undefined ? [] : [href]);
  });

  it('any text is read, and of a plain word nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 })), (lines) => {
        const text = lines.map((line) => `// ${line.replace(/[\r\n]/g, '')}`).join('\n');
        expect(Array.isArray(markdownOf(text))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab *{}|,.+-()=') }), (line) => {
        // Neither a list nor a line across the page, nor strong.
        fc.pre(!/^\s*-|\*\*/.test(line) && !/^\s{4}/.test(line));
        expect(flat(markdownOf(`// ${line}`)).trim()).toBe(line.trim());
      }),
      { numRuns: 1000 },
    );
  });
});

describe('games between backticks', () => {
  it.each([
    ['{0,*|*}', '\\{ 0, * \\mid * \\}'],
    ['{1||0|*2}', '\\{ 1 \\mathrel{||} 0 \\mid *2 \\}'],
    ['{.|-1, #}', '\\{ \\cdot  \\mid \\overline{1}, \\blacksquare  \\}'],
    ['* + * == 0', '*+* \\equiv 0'],
    ['*-1', '*-1'],
    ['1̄ + 1/2 + ±*', '\\overline{1}+\\frac{1}{2}+\\pm *'],
    ['{G|^}', '\\{ G \\mid \\uparrow  \\}'],
  ])('%s is %s', (text, latex) => {
    expect(gameLatex(text)).toBe(latex);
  });

  it.each(['outcome(*)', 'G', '1', 'n + 1', '{0|*', '}{', '* mod D', 'G := *', '', '"*"'])(
    '%s stays code',
    (text) => {
      expect(gameLatex(text)).toBeUndefined();
    },
  );
});
