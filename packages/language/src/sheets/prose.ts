// Prose as a tree: Markdown, as far as it leaves the signs of games alone. A lone `*` is a game and
// never a mark, `#` is a heading at the head of a paragraph only, `+` and `>` are signs. Nothing in
// the tree is HTML: a text is a text, whatever stands in it, and a link leads to a page or nowhere.
// The page shows this tree, and every file a sheet is taken along in is written from it.

import MarkdownIt, { type StateInline, type Token } from 'markdown-it';
import { gameLatex } from './game-latex.ts';

/** The elements that prose is made of, by their names in HTML. */
const BLOCKS = [
  ...(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'hr'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
];
const INLINES = ['em', 'strong', 'a', 'br'] as const;
const TAGS = [...BLOCKS, ...INLINES];
export type Tag = (typeof TAGS)[number];

export interface Element {
  readonly tag: Tag;
  /** Where a link leads. */
  readonly href?: string;
  /** The number with which a list begins. */
  readonly start?: number;
  readonly children: readonly Prose[];
}

export type Prose =
  | Element
  | { readonly text: string }
  | { readonly code: string; readonly block: boolean }
  /** A game between backticks, as it was typed and as LaTeX. */
  | { readonly game: string; readonly latex: string }
  | { readonly tex: string; readonly display: boolean };

/** Signs that stand for those of games while Markdown is read; Unicode keeps them for such use. */
const HIDDEN: Readonly<Record<string, string>> = {
  '\ufdd0': '*',
  '\ufdd1': '#',
  '\ufdd2': '+',
  '\ufdd3': '>',
};
const [STAR, HASH, PLUS, GREATER] = Object.keys(HIDDEN) as [string, string, string, string];

const reader = new MarkdownIt({ html: false, linkify: false, typographer: false });
reader.disable(['image', 'lheading', 'reference', 'strikethrough', 'blockquote']);
reader.validateLink = (href) => /^(?:https?:\/\/|mailto:|#\/)/i.test(href);
const { normalizeLink } = reader;
reader.normalizeLink = (href) => normalizeLink(shown(href));
reader.inline.ruler.after('escape', 'tex', readTex);
reader.inline.ruler.before('escape', 'hidden sign', readHidden);

/** The tree of a text in Markdown. */
export function readProse(words: string): readonly Prose[] {
  return treeOf(reader.parse(hidden(words), {}));
}

/** Whether it stands within a line. */
export function isInline(prose: Prose): boolean {
  if ('code' in prose) return !prose.block;
  return !('tag' in prose) || INLINES.some((tag) => tag === prose.tag);
}

/** The words with the signs hidden that are games here and marks in Markdown elsewhere. */
function hidden(words: string): string {
  const lines = words.replace(/[\ufdd0-\ufdd3]/g, '').split('\n');
  return lines
    .map((line, i) => {
      const before = lines[i - 1]?.trim() ?? '';
      const heads = before === '' || /^#+ /.test(before);
      return line
        .replace(/(\\*)(\*+)/g, (all, slashes: string, stars: string) => {
          const marks = stars.length === 2 && slashes.length % 2 === 0;
          return marks ? all : slashes + STAR.repeat(stars.length);
        })
        .replace(/^(\s*)\+/, `$1${PLUS}`)
        .replace(/^(\s*)>/, `$1${GREATER}`)
        .replace(/^\s*#+/, (run) => (heads ? run : run.replaceAll('#', HASH)));
    })
    .join('\n');
}

function shown(text: string): string {
  return text.replace(/[\ufdd0-\ufdd3]/g, (sign) => HIDDEN[sign] ?? sign);
}

function treeOf(tokens: readonly Token[]): readonly Prose[] {
  const root: Prose[] = [];
  const open: Prose[][] = [root];
  for (const token of tokens) {
    const place = open.at(-1) ?? root;
    if (token.hidden) continue;
    if (token.nesting === 1) {
      const children: Prose[] = [];
      place.push(elementOf(token, children));
      open.push(children);
    } else if (token.nesting === -1) open.pop();
    else place.push(...leavesOf(token));
  }
  return root;
}

function elementOf(token: Token, children: readonly Prose[]): Element {
  const href = token.attrGet('href');
  const start = token.attrGet('start');
  return {
    tag: tagOf(token),
    ...(href !== null && { href }),
    ...(start !== null && { start: Number(start) }),
    children,
  };
}

function tagOf({ tag }: Token): Tag {
  return TAGS.find((one) => one === tag) ?? 'p';
}

function leavesOf(token: Token): readonly Prose[] {
  const text = shown(token.content);
  switch (token.type) {
    case 'inline':
      return treeOf(token.children ?? []);
    case 'code_inline':
      return [codeOf(text)];
    case 'code_block':
    case 'fence':
      return [{ code: text.replace(/\n$/, ''), block: true }];
    case 'tex':
      return [{ tex: text, display: token.markup === '$$' }];
    case 'softbreak':
      return [{ text: ' ' }];
    case 'hardbreak':
    case 'hr':
      return [{ tag: tagOf(token), children: [] }];
    default:
      return text === '' ? [] : [{ text }];
  }
}

function codeOf(code: string): Prose {
  const latex = gameLatex(code);
  return latex === undefined ? { code, block: false } : { game: code, latex };
}

/** A backslash before a hidden sign takes its meaning, as it does before others. */
function readHidden(state: StateInline, silent: boolean): boolean {
  const sign = state.src[state.pos + 1];
  if (state.src[state.pos] !== '\\' || sign === undefined || !(sign in HIDDEN)) return false;
  if (!silent) state.pending += sign;
  state.pos += 2;
  return true;
}

/** `$…$` and `$$…$$`; amounts of dollars are none, as no blank stands inside and no digit behind. */
const TEX = /\$\$((?:\\[\s\S]|[^$\\])+)\$\$|\$(?![\s$])((?:\\[\s\S]|[^$\\])+)(?<!\s)\$(?!\d)/y;

function readTex(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  TEX.lastIndex = state.pos;
  const [all, display, inline = ''] = TEX.exec(state.src) ?? [];
  if (all === undefined) return false;
  if (!silent) {
    const token = state.push('tex', '', 0);
    token.content = (display ?? inline).trim();
    token.markup = display === undefined ? '$' : '$$';
  }
  state.pos += all.length;
  return true;
}
