// Prose reads the same wherever it stands: what a reader sees of the page's tree is what is seen of the
// files, each read by a program that knows nothing of ours.

import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { piecesOf, proseText } from '../../src/sheets/cells.ts';
import { type Prose, readProse } from '../../src/sheets/prose.ts';
import { proseToHtml } from '../../src/sheets/prose-html.ts';
import { proseToLatex } from '../../src/sheets/prose-latex.ts';
import { proseToMarkdown } from '../../src/sheets/prose-markdown.ts';
import { EVERYTHING, EXAMPLES } from './take.ts';

/** A reader of Markdown as others have it: HTML is HTML, and a star is a mark. */
const stranger = new MarkdownIt({ html: true });

const html = (text: string) => proseToHtml(readProse(text), () => undefined);
const latex = (text: string) => proseToLatex(readProse(text));
const markdown = (text: string) => proseToMarkdown(readProse(text));

/** What is seen of HTML, and the elements it is made of. */
function seen(page: string): { words: string; tags: string[] } {
  const words = page
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const tags = [...page.matchAll(/<([a-z]+\d?)/g)].map(([, tag = '']) => tag);
  return {
    words: words.replace(/\s+/g, ' ').trim(),
    tags: tags.filter((tag) => tag !== 'span'),
  };
}

/** What is seen of the tree, its formulas between dollars. */
function wordsOf(prose: readonly Prose[]): string {
  const all = prose.map((one): string => {
    if ('text' in one) return one.text;
    if ('game' in one) return one.game;
    if ('code' in one) return one.code;
    if ('tex' in one) return one.tex;
    const words = wordsOf(one.children);
    return ['em', 'strong', 'a'].includes(one.tag) ? words : ` ${words} `;
  });
  return all.join('');
}

/** Strangers know no formulas. */
function withoutFormulas(prose: readonly Prose[]): Prose[] {
  return prose.map((one) => {
    if ('tex' in one) return { code: one.tex, block: false };
    return 'tag' in one ? { ...one, children: withoutFormulas(one.children) } : one;
  });
}

const squeezed = (text: string) => text.replace(/\s+/g, '').normalize();

const PROSE = [...EXAMPLES, ['everything', EVERYTHING] as const].flatMap(([name, text]) =>
  piecesOf(text)
    .filter(({ prose }) => prose)
    .map((piece) => [name, proseText(piece.text)] as const),
);

const ODD: readonly (readonly [string, string])[] = [
  '# On _dicots_\n## Second\ntext',
  'The games * and *2, {*,*|*} and (*+*) are **not** `outcome(*)` but `{0,*|*}`.',
  '- one\n- two\n  1. a\n  2. b\n- three',
  '- loose\n\n  more\n\n- two',
  '3. three\n4. four',
  '- a\n- b\n\n1. c\n\n+ * is added\n> 0 or = 0',
  '| a | b |\n| - | - |\n| `*2` | `a\\|b` |\n| x \\| y | **z** |',
  '```\nrank(*)\n\n  {0|*}\n```\n\n    indented',
  '1\\. no list, \\# no heading, \\- no item',
  '\\- no item\n\n\\=\n\n2\\) no list',
  'a & b &lt; c &amp;lt; d',
  '![no picture](https://example.org/x.png) and <b>no HTML</b>',
  '[a link](https://example.org/a_b?c=d&e=%20(f)#g) [the page](#/game/*) [no](javascript:x)',
  '5$ and 6$; `` a ` b ``; ~~G; M_(n+1); snake_case_name',
  'hard\\\nbreak\n\n---\n\nrule',
].map((text) => [text, text] as const);

describe.each([
  ['the examples', PROSE],
  ['odd ones', ODD],
])('prose of %s', (_, all) => {
  it('is the same in the page and in HTML', () => {
    for (const [, text] of all) {
      expect(squeezed(seen(html(text)).words), text).toBe(
        squeezed(unbarred(wordsOf(readProse(text)))),
      );
    }
  });

  it('is the same in HTML and in Markdown, as others read it', () => {
    for (const [, text] of all) {
      const there = seen(stranger.render(proseToMarkdown(withoutFormulas(readProse(text)))));
      const here = seen(html(text));
      expect(squeezed(unbarred(there.words)), text).toBe(
        squeezed(unbarred(wordsOf(readProse(text)))),
      );
      expect(there.tags, text).toEqual(here.tags);
    }
  });

  it('is read again from Markdown as the same', () => {
    for (const [, text] of all) {
      if (/<[a-z]/.test(text)) continue;
      expect(squeezed(wordsOf(readProse(markdown(text)))), text).toBe(
        squeezed(wordsOf(readProse(text))),
      );
    }
  });

  it('has as many parts of each kind in LaTeX', () => {
    for (const [, text] of all) {
      const { tags } = seen(html(text));
      const count = (tag: string) => tags.filter((one) => one === tag).length;
      const written = latex(text);
      const times = (part: string) => written.split(part).length - 1;
      expect(times('\\begin{tabular}'), text).toBe(count('table'));
      expect(
        times('\\item{}') + times('\n-- ') + times('\\item{} -- '),
        text,
      ).toBeGreaterThanOrEqual(count('li'));
      expect(times('\\emph{'), text).toBe(count('em'));
      expect(times('\\section*{'), text).toBe(count('h1'));
      expect(times('\\begin{verbatim}'), text).toBe(count('pre'));
    }
  });
});

/** Barred digits are drawn, not spelled, in HTML. */
function unbarred(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\d)\u0304/g, '')
    .normalize();
}

describe('HTML in Markdown', () => {
  it.each([
    '<script>x</script>',
    '`<script>` is code',
    '```\n<script>\n```',
    '- ```\n  <script>\n  ```\n<script>',
    '```a`b\n<script>',
    'a ` b\nc ` <script> `',
    '\\`<script>`',
    '$<script>$',
    '    ```\n<script>\n    ```',
    '~~~\n```\n<script>\n~~~\n<script>',
  ])('is none, whoever reads %j', (text) => {
    expect(markdown(text)).not.toMatch(/(?<!\\)<script/);
    expect(stranger.render(markdown(text))).not.toMatch(/<script/);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a]( JaVaScRiPt:x)',
    '[a](&#106;avascript:x)',
    '[a]: data:text/html,x\n\n[a]',
    '![a](https://example.org/x.png)',
  ])('leads nowhere that runs, and shows nothing from elsewhere: %j', (text) => {
    const page = stranger.render(markdown(text));
    expect(page).not.toMatch(/<img|href="(?!https:)/);
  });
});
