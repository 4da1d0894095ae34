// Prose as Markdown that every reader of Markdown reads alike: signs of games are escaped, and no tag of
// the writer's is left, also where one program sees code and another does not.

import { escapeXml } from '@proviso/pictures';
import { codeSpan, escaped, fenced, unmarked } from './markdown-words.ts';
import {
  type Element,
  headingLevel,
  isLink,
  type Prose,
  paragraphsIn,
  rowsOf,
} from './prose-parts.ts';

/** The prose as Markdown. */
export function proseToMarkdown(prose: readonly Prose[]): string {
  return paragraphsIn(prose).map(block).join('\n\n');
}

/** What would begin a tag. */
const TAG = /<(?=[A-Za-z/!?])/;

function block(prose: Prose, i: number, all: readonly Prose[]): string {
  if ('code' in prose) return codeBlock(prose.code);
  if (!('tag' in prose)) return words([prose]);
  const level = headingLevel(prose);
  if (level) return `${'#'.repeat(level)} ${words(prose.children)}`;
  switch (prose.tag) {
    case 'ul':
    case 'ol':
      return list(prose, isAfterAnother(prose, i, all));
    case 'hr':
      return '---';
    case 'table':
      return table(prose);
    default:
      return unmarked(words(prose.children));
  }
}

/** Two lists in a row would be one if they had the same marks. */
function isAfterAnother({ tag }: Element, i: number, all: readonly Prose[]): boolean {
  let before = 0;
  while (before < i) {
    const one = all[i - before - 1];
    if (one === undefined || !('tag' in one) || one.tag !== tag) break;
    before++;
  }
  return before % 2 === 1;
}

function list({ tag, start = 1, children }: Element, other: boolean): string {
  const items = children.map((item, i) => {
    const mark = tag === 'ol' ? `${start + i}${other ? ')' : '.'} ` : other ? '+ ' : '- ';
    const inner = 'tag' in item ? item.children : [item];
    const text = paragraphsIn(inner)
      .map(block)
      .join(isTight(inner) ? '\n' : '\n\n');
    return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  });
  const tight = children.every((item) => 'tag' in item && isTight(item.children));
  return items.join(tight ? '\n' : '\n\n');
}

/** Items whose words are no paragraphs stand line by line. */
function isTight(item: readonly Prose[]): boolean {
  return !item.some((one) => 'tag' in one && one.tag === 'p');
}

function table(prose: Element): string {
  const [head = [], ...rows] = rowsOf(prose);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (inner: readonly Prose[]) => words(inner).replace(/(?<!\\)\|/g, '\\|');
  return [
    line(head.map(cell)),
    line(head.map(() => '---')),
    ...rows.map((row) => line(row.map(cell))),
  ].join('\n');
}

function codeBlock(code: string): string {
  if (!TAG.test(code)) return fenced(code, '');
  return `<pre><code>${code.split('\n').map(escapeXml).join('\n')}</code></pre>`;
}

function words(prose: readonly Prose[]): string {
  return prose.map(inline).join('');
}

function inline(prose: Prose): string {
  if ('text' in prose) return escaped(prose.text);
  if ('game' in prose) return code(prose.game);
  if ('code' in prose) return code(prose.code);
  if ('tex' in prose) {
    // A blank means nothing in a formula, and takes from a tag that it is one.
    const tex = prose.tex.replace(/\s+/g, ' ').replace(new RegExp(TAG, 'g'), '< ');
    return prose.display ? `$$${tex}$$` : `$${tex}$`;
  }
  const inner = words(prose.children);
  switch (prose.tag) {
    case 'em':
      return `_${inner}_`;
    case 'strong':
      return `**${inner}**`;
    case 'br':
      return '\\\n';
    case 'a':
      return isLink(prose.href) ? `[${inner}](<${hrefOf(prose.href)}>)` : inner;
    default:
      return inner;
  }
}

function code(text: string): string {
  if (!TAG.test(text)) return codeSpan(text);
  return `<code>${escapeXml(text).replace(/[\\`*_[\]$|]/g, (sign) => `\\${sign}`)}</code>`;
}

/** An address in which nothing ends it or means another sign. */
function hrefOf(to: string): string {
  return to
    .replace(/[<>\\\s]/g, (sign) => encodeURIComponent(sign))
    .replace(/&(?=#?\w+;)/g, '&amp;');
}
