// Markdown for readers who may take HTML for what it is. No tag of the writer's is left, also where one
// program sees code and another does not; addresses that run something lead nowhere.

import { escapeXml } from '@proviso/pictures';

/** What would begin a tag. */
const TAG = /<(?=[A-Za-z/!?])/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const SPAN = /((?<![`\\])(`{1,4})(?!`)[^`]{1,2000}\2(?!`))/;
/** Addresses of links, and of those that stand apart. */
const ADDRESS = /(\]\(\s*|^ {0,3}\[[^\]]*\]:\s*)([^\s)]+)/gm;

/** The same prose without HTML. */
export function withoutHtml(markdown: string): string {
  const parts: string[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      parts.push(lineWithoutHtml(line));
      continue;
    }
    const found = lines.findIndex((one, i) => i > at && one.trimStart().startsWith(fence));
    const end = found === -1 ? lines.length : found;
    const inner = lines.slice(at + 1, end);
    if (TAG.test(inner.join('\n'))) {
      parts.push(`<pre><code>${inner.map(escapeXml).join('\n')}</code></pre>`);
    } else parts.push(lineWithoutHtml(line), ...inner, ...(found === -1 ? [] : [fence]));
    at = end;
  }
  return parts.join('\n').replace(ADDRESS, (_, before: string, to: string) => {
    const leads = /^(?:https?:|mailto:)[^&]*$|^(?:https?:\/\/|mailto:)|^[\w./#-]+$/i.test(to);
    return before + (leads ? to : '#');
  });
}

function lineWithoutHtml(line: string): string {
  if (!TAG.test(line)) return line;
  // Between the parts stand spans of code and the backticks they began with.
  const parts = line.split(SPAN);
  return parts
    .map((part, i) => {
      if (i % 3 === 2) return '';
      if (i % 3 === 0 || !TAG.test(part)) return part.replace(new RegExp(TAG, 'g'), '&lt;');
      const text = part.replace(/^`+ ?| ?`+$/g, '');
      return `<code>${escapeXml(text).replace(/[\\*_[\]]/g, (sign) => `\\${sign}`)}</code>`;
    })
    .join('');
}
