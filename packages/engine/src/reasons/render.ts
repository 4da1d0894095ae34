/**
 * Writing explanations down: as text (Unicode or ASCII), as Markdown with
 * nested lists, and as LaTeX. Paragraphs are indented by hand in LaTeX, whose
 * own lists cannot be nested more than a few deep. The words are the same in
 * all three; only the signs differ.
 */

import type { Arena } from '../forms/arena.ts';
import { latexEscaped } from '../forms/latex-escapes.ts';
import { formToText, type PrintStyle } from '../forms/print.ts';
import { universeText } from '../universes/universe.ts';
import { referenceKey } from './citing.ts';
import type { Explanation, Inline, Sign, Token } from './explanation.ts';
import { withNames } from './naming.ts';

export interface RenderOptions {
  /** Reasons below this depth are folded away, and their number is told. */
  readonly depth?: number;
  /** Games with longer texts are abbreviated. */
  readonly maxGameLength?: number;
  /** Games with longer texts that occur again are given names. */
  readonly nameLongerThan?: number;
  /**
   * Whether a sentence ends with what it rests on: in words, in parentheses, or in LaTeX as `keys`, by
   * which a bibliography is cited.
   */
  readonly cites?: boolean | 'keys';
}

export interface TextOptions extends RenderOptions {
  readonly style?: 'ascii' | 'unicode';
}

const MAX_GAME_LENGTH = 400;
const NAME_LONGER_THAN = 30;

const SIGNS: Readonly<Record<PrintStyle, Readonly<Record<Sign, string>>>> = {
  ascii: {
    'at least': ' >= ',
    'not at least': ' not >= ',
    equal: ' == ',
    identical: ' same as ',
    incomparable: ' <> ',
    plus: ' + ',
  },
  unicode: {
    'at least': ' ≥ ',
    'not at least': ' ≱ ',
    equal: ' ≡ ',
    identical: ' ≅ ',
    incomparable: ' ∥ ',
    plus: ' + ',
  },
  latex: {
    'at least': ' \\geq ',
    'not at least': ' \\not\\geq ',
    equal: ' \\equiv ',
    identical: ' \\cong ',
    incomparable: ' \\parallel ',
    plus: ' + ',
  },
};

/** How one format writes formulas and lines. */
interface Format {
  readonly style: PrintStyle;
  readonly words: (text: string) => string;
  readonly formula: (text: string) => string;
  /** What a sentence rests on, where not in words. */
  readonly citation?: (cites: string) => string | undefined;
  readonly line: (text: string, depth: number) => string;
}

/** As lines of text, reasons indented. */
export function renderText(
  arena: Arena,
  explanation: Explanation,
  options: TextOptions = {},
): string {
  const style = options.style ?? 'unicode';
  return render(arena, explanation, options, {
    style,
    words: style === 'ascii' ? (text) => text.replaceAll('■', '#').replaceAll('…', '...') : same,
    formula: same,
    line: (text, depth) => `${'  '.repeat(depth)}${text}\n`,
  });
}

/** As Markdown: a nested list. */
export function renderMarkdown(
  arena: Arena,
  explanation: Explanation,
  options: RenderOptions = {},
): string {
  return render(arena, explanation, options, {
    style: 'unicode',
    words: same,
    formula: (text) => `\`${text}\``,
    line: (text, depth) => `${'  '.repeat(depth)}- ${text}\n`,
  });
}

/** As LaTeX paragraphs, each indented by its depth; needs amssymb for the tombstone. */
export function renderLatex(
  arena: Arena,
  explanation: Explanation,
  options: RenderOptions = {},
): string {
  return render(arena, explanation, options, {
    style: 'latex',
    words: latexSentence,
    formula: (text) => `$${text}$`,
    ...(options.cites === 'keys' && { citation: latexCitation }),
    line: (text, depth) => `{\\leftskip=${(depth * 1.5).toFixed(1)}em\\noindent ${text}\\par}\n`,
  });
}

/** `\\cite[Theorem 5.5]{siegel}`; nothing where no work is named first. */
function latexCitation(cites: string): string | undefined {
  const [, work, item] = /^([^,]+), (.+)$/.exec(cites) ?? [];
  if (work === undefined || item === undefined) return undefined;
  return `~\\cite[{${latexSentence(item)}}]{${referenceKey(work)}}`;
}

/** Words of a sentence, which may name positions and rulesets of anybody's, and so hold any sign. */
function latexSentence(text: string): string {
  return latexEscaped(text.replace(/\p{Cc}/gu, ' '))
    .replaceAll('■', '$\\blacksquare$')
    .replaceAll('…', '\\ldots{}');
}

function same(text: string): string {
  return text;
}

function render(
  arena: Arena,
  explanation: Explanation,
  options: RenderOptions,
  format: Format,
): string {
  const maxGameLength = options.maxGameLength ?? MAX_GAME_LENGTH;
  const visible = folded(explanation, options.depth ?? Number.POSITIVE_INFINITY);
  const root = withNames(arena, visible, options.nameLongerThan ?? NAME_LONGER_THAN);
  const lines: string[] = [];
  const stack = [{ node: root, depth: 0 }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { node, depth } = top;
    const sentence = node.says.map((part) => inline(arena, part, format, maxGameLength)).join('');
    const cites = options.cites ? node.cites : undefined;
    const cited = cites && (format.citation?.(cites) ?? format.words(` (${cites})`));
    lines.push(format.line(sentence + (cited ?? ''), depth));
    for (const reason of [...node.because].reverse())
      stack.push({ node: reason, depth: depth + 1 });
  }
  return lines.join('');
}

/** The explanation down to a depth; a sentence whose reasons are left out says how many. */
function folded(node: Explanation, depth: number): Explanation {
  if (depth > 0 || node.because.length === 0) {
    return { ...node, because: node.because.map((reason) => folded(reason, depth - 1)) };
  }
  return { ...node, says: [...node.says, ` (… ${count(node) - 1} more)`], because: [] };
}

/** How many sentences an explanation has. */
function count(root: Explanation): number {
  let total = 0;
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    total++;
    stack.push(...node.because);
  }
  return total;
}

function inline(arena: Arena, part: Inline, format: Format, maxLength: number): string {
  if (typeof part === 'string') return format.words(part);
  return format.formula(tokens(arena, part.formula, format.style, maxLength));
}

function tokens(
  arena: Arena,
  formula: readonly Token[],
  style: PrintStyle,
  maxLength: number,
): string {
  return formula
    .map((token) => {
      if ('game' in token) return formToText(arena, token.game, { style, maxLength });
      if ('name' in token) return nameText(token.name, style);
      if ('sign' in token) return SIGNS[style][token.sign];
      if ('universe' in token) return universeText(token.universe, style);
      if ('text' in token) return style === 'latex' ? token.latex : token.text;
      const of = tokens(arena, token.outcomeOf, style, maxLength);
      return `o(${of}) = ${style === 'latex' ? `\\mathcal{${token.is}}` : token.is}`;
    })
    .join('');
}

function nameText(name: number, style: PrintStyle): string {
  if (style === 'latex') return `G_{${name}}`;
  if (style === 'ascii') return `G${name}`;
  return `G${[...String(name)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('')}`;
}
