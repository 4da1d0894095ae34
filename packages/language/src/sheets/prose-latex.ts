// Prose as LaTeX. Formulas that mean more than mathematics stand there as text.

import { latexTable, verbatim } from './latex-parts.ts';
import { latexWords } from './latex-words.ts';
import {
  type Element,
  headingLevel,
  isLink,
  type Prose,
  paragraphsIn,
  rowsOf,
} from './prose-parts.ts';
import { isPlainFormula } from './tex-formulas.ts';

/** The prose as LaTeX. */
export function proseToLatex(prose: readonly Prose[]): string {
  return blocks(prose, 0);
}

function blocks(prose: readonly Prose[], depth: number): string {
  return paragraphsIn(prose)
    .map((one) => block(one, depth))
    .join('\n\n');
}

/** LaTeX has no lists in lists deeper than this. */
const DEEPEST = 3;

const HEADINGS = ['section', 'subsection', 'subsubsection', 'paragraph'];

function block(prose: Prose, depth: number): string {
  if ('code' in prose) return verbatim(prose.code);
  if (!('tag' in prose)) return inline(prose);
  const level = headingLevel(prose);
  if (level) return `\\${HEADINGS[level - 1] ?? 'paragraph'}*{${words(prose.children)}}`;
  switch (prose.tag) {
    case 'ul':
    case 'ol':
      return list(prose, depth);
    case 'hr':
      return '\\noindent\\hrule';
    case 'table':
      return table(prose);
    default:
      return words(prose.children);
  }
}

function list({ tag, start, children }: Element, depth: number): string {
  const inner = children.map((item) => ('tag' in item ? blocks(item.children, depth + 1) : ''));
  if (depth >= DEEPEST) return inner.map((item) => `-- ${item}`).join('\n\n');
  const items = inner.map((item) => `\\item{} ${item}`);
  const kind = tag === 'ol' ? 'enumerate' : 'itemize';
  // The four counters are called enumi to enumiv.
  const counted =
    start === undefined
      ? []
      : [`\\setcounter{\\csname @enumctr\\endcsname}{${Math.max(0, start - 1)}}`];
  return [`\\begin{${kind}}`, ...counted, ...items, `\\end{${kind}}`].join('\n');
}

function table(prose: Element): string {
  const rows = rowsOf(prose);
  const [head = []] = rows;
  const lines = rows.map((row, i) => {
    const cells = row.map((cell) => (i === 0 ? `\\textbf{${words(cell)}}` : words(cell)));
    return `  {}${cells.join(' & ')} \\\\${i === 0 ? ' \\hline' : ''}`;
  });
  return latexTable('l'.repeat(Math.max(1, head.length)), lines.join('\n'), rows.length);
}

function words(prose: readonly Prose[]): string {
  return prose.map(inline).join('');
}

function inline(prose: Prose): string {
  if ('text' in prose) return latexWords(prose.text);
  if ('code' in prose) return `\\texttt{${latexWords(prose.code)}}`;
  if ('game' in prose) return `$${prose.latex}$`;
  if ('tex' in prose) return formula(prose);
  const inner = words(prose.children);
  switch (prose.tag) {
    case 'em':
      return `\\emph{${inner}}`;
    case 'strong':
      return `\\textbf{${inner}}`;
    case 'br':
      return '\\newline{}';
    case 'a':
      return isLink(prose.href) ? `\\href{${hrefOf(prose.href)}}{${inner}}` : inner;
    default:
      return inner;
  }
}

function formula({ tex, display }: { readonly tex: string; readonly display: boolean }): string {
  if (!isPlainFormula(tex)) return `\\texttt{${latexWords(tex)}}`;
  return display ? `\\[${tex}\\]` : `$${tex}$`;
}

/** An address with nothing in it that TeX reads. */
function hrefOf(to: string): string {
  return encodeURI(to)
    .replace(/%25(?=[0-9A-Fa-f]{2})/g, '%')
    .replace(/[\\{}^~|<>"`]/g, (sign) => encodeURIComponent(sign))
    .replace(/[%#&_$]/g, (sign) => `\\${sign}`);
}
