// Prose as HTML that is XML as well.

import { escapeXml } from '@proviso/pictures';
import { barred, codeOf, escapeXmlText } from './html-words.ts';
import type { MathWriter } from './mathml.ts';
import { isLink, type Prose } from './prose-parts.ts';
import { isPlainFormula } from './tex-formulas.ts';

/** The prose as HTML; formulas are written by `math`, and stand as text where it writes none. */
export function proseToHtml(prose: readonly Prose[], math: MathWriter): string {
  const inner = (one: Prose): string => {
    if ('text' in one) return barred(one.text);
    if ('game' in one) return math(one.latex, false) ?? codeOf(one.game);
    if ('tex' in one) {
      const { tex, display } = one;
      return (isPlainFormula(tex) ? math(tex, display) : undefined) ?? codeOf(tex);
    }
    if ('code' in one) {
      return one.block ? `<pre><code>${escapeXmlText(one.code)}</code></pre>` : codeOf(one.code);
    }
    const { tag, href, start, children } = one;
    if (tag === 'hr' || tag === 'br') return `<${tag}/>`;
    const words = children.map(inner).join('');
    if (tag === 'a') return isLink(href) ? `<a href="${escapeXml(href)}">${words}</a>` : words;
    return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${words}</${tag}>`;
  };
  return prose.map(inner).join('\n');
}
