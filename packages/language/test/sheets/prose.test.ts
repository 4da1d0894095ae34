// Prose in Markdown: what is read, and that the stars of games are none of it.

import { describe, expect, it } from 'vitest';
import { blocksOf, type Inline, wordsOf } from '../../src/sheets/prose.ts';
import { withoutHtml } from '../../src/sheets/safe-markdown.ts';
import { isPlainFormula } from '../../src/sheets/tex-formulas.ts';

/** The parts of a text in short: `em(words)`. */
function short(words: readonly Inline[]): string {
  return words
    .map((part) => {
      if (part.inline === 'words') return part.text;
      if (part.inline === 'code') return `code(${part.text})`;
      if (part.inline === 'formula') return `tex(${part.tex})`;
      const to = part.inline === 'link' ? `${part.to}, ` : '';
      return `${part.inline}(${to}${short(part.words)})`;
    })
    .join('');
}

describe('words', () => {
  it.each([
    ['plain', 'plain'],
    [
      'an *emphasis* and **strong** _words_',
      'an emphasis(emphasis) and strong(strong) emphasis(words)',
    ],
    ['`*` and ``a ` b``', 'code(*) and code(a ` b)'],
    ['$x_1 \\le 2$ is a formula', 'tex(x_1 \\le 2) is a formula'],
    ['5$ and 6$ are money', '5$ and 6$ are money'],
    ['[the **guide**](https://a.org/b) says', 'link(https://a.org/b, the strong(guide)) says'],
    ['the games * and * are stars', 'the games * and * are stars'],
    ['*2 and *3 are nim-heaps', '*2 and *3 are nim-heaps'],
    ['{*,*|*} and {0, *| *}', '{*,*|*} and {0, *| *}'],
    ['Left option * of G, as in {0,* | *}.', 'Left option * of G, as in {0,* | *}.'],
    ['snake_case_name', 'snake_case_name'],
    ['\\*no emphasis\\*', '*no emphasis*'],
    ['<b>no HTML</b>', '<b>no HTML</b>'],
    ['`not closed', '`not closed'],
  ])('%s', (text, expected) => {
    expect(short(wordsOf(text))).toBe(expected);
  });

  it.each(['*a ', '**b ', '_c ', '[d ', '$ e ', '`````f'])(
    '%s without an end is read in one go',
    (open) => {
      const hostile = open.repeat(50_000);
      expect(short(wordsOf(hostile))).toBe(hostile);
    },
  );
});

describe('blocks', () => {
  it('are headings, paragraphs, lists, quotations, code and formulas', () => {
    const text =
      '# A\n\none\ntwo\n\n- a\n  - b\n\n- c\n1. d\n\n> e\n\n```\n# f\n```\n\n$$\ng\n$$\n\n---';
    const kinds = blocksOf(text).map((block) => block.block);
    expect(kinds).toEqual([
      ...['heading', 'paragraph', 'list', 'list', 'quote', 'code', 'formula', 'rule'],
    ]);
    const [, paragraph, list] = blocksOf(text);
    expect(paragraph).toMatchObject({ words: [{ text: 'one two' }] });
    expect(list).toMatchObject({ ordered: false });
    expect(list).toHaveProperty('items.length', 2);
    expect(list).toHaveProperty(['items', 0, 1, 'block'], 'list');
  });

  it('that never end are read to the end', () => {
    expect(blocksOf('```\na\n\nb')).toEqual([{ block: 'code', text: 'a\n\nb' }]);
    expect(blocksOf('$$\na')).toMatchObject([{ block: 'paragraph' }]);
    expect(blocksOf('> '.repeat(5_000))).toHaveLength(1);
  });
});

describe('HTML in Markdown', () => {
  it.each([
    ['a < b and 1 <= 2', 'a < b and 1 <= 2'],
    ['<script>x</script>', '&lt;script>x&lt;/script>'],
    ['`<b>` is code', '<code>&lt;b&gt;</code> is code'],
    ['```\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>'],
    ['```\nplain\n```', '```\nplain\n```'],
    ['[a](javascript:alert(1))', '[a](#))'],
    ['[a]( JaVaScRiPt:x)', '[a]( #)'],
    ['[a](&#106;avascript:x)', '[a](#)'],
    ['[a]: data:text/html,x', '[a]: #'],
    ['[a](https://b.org/c?d&e) [f](docs/g.md)', '[a](https://b.org/c?d&e) [f](docs/g.md)'],
  ])('%j', (text, expected) => {
    expect(withoutHtml(text)).toBe(expected);
  });

  it.each([
    // What one reader takes for code another may not: no tag is left in either reading.
    '- ```\n  <script>\n  ```\n<script>',
    '```a`b\n<script>',
    'a ` b\nc ` <script> `',
    '\\`<script>`',
    '    ```\n<script>\n    ```',
    '~~~\n```\n<script>\n~~~\n<script>',
  ])('is none, whoever reads %j', (text) => {
    expect(withoutHtml(text)).not.toMatch(/<script/);
  });
});

describe('formulas in documents', () => {
  it.each([
    'x^2 \\le \\overline{1}',
    '\\{ 0, * \\mid * \\}',
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
    '\\left( \\frac{1}{2} \\right)',
    'a_{n_1}^{2}',
  ])('%s may stand', (tex) => {
    expect(isPlainFormula(tex)).toBe(true);
  });

  it.each([
    '',
    '\\input{/etc/passwd}',
    '\\write18{ls}',
    '\\def\\a{\\a}\\a',
    '\\unknowncommand',
    '\\catcode`\\a=13',
    '^^5cinput{x}',
    'a % comment',
    '{',
    'a}{b',
    '\\left( a',
    'a & b',
    '\\begin{document}',
    '\\begin{pmatrix} a \\end{cases}',
    'a^b^c',
    'x_',
  ])('%s may not', (tex) => {
    expect(isPlainFormula(tex)).toBe(false);
  });
});
