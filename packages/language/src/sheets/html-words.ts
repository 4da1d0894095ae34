// Words in HTML that is XML as well.

import { escapeXml } from '@proviso/pictures';
import type { Sentence } from './shown.ts';
import { citing } from './spelled.ts';

/** Code within a line. */
export function codeOf(text: string): string {
  return `<code>${escapeXml(text)}</code>`;
}

/** A text with its lines. */
export function escapeXmlText(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => escapeXml(line.replaceAll('\t', '    ')))
    .join('\n');
}

/** Mathematics that is written as text: stars in the middle of the line, powers raised. */
export function mathWords(text: string): string {
  return barred(text.replaceAll('*', '∗')).replace(/(?<=[a-z]\d*)\^(-?\d+)/gi, '<sup>$1</sup>');
}

/** A sentence and its reasons, as lists in lists. */
export function sentencesToHtml(sentence: Sentence): string {
  const { because } = sentence;
  const words = citing(sentence)
    .map((phrase) => (typeof phrase === 'string' ? escapeXml(phrase) : mathWords(phrase.math)))
    .join('');
  if (because.length === 0) return `<p>${words}</p>`;
  const reasons = because.map((reason) => `<li>${sentencesToHtml(reason)}</li>`);
  return `<p>${words}</p>\n<ul>\n${reasons.join('\n')}\n</ul>`;
}

/** Words with their barred digits drawn: many faces place the combining mark badly. */
export function barred(text: string): string {
  return text
    .split(/((?:\d\u0304)+)/)
    .map((part, i) =>
      i % 2 === 0
        ? escapeXml(part)
        : `<span class="barred">${escapeXml(part.replaceAll('\u0304', ''))}</span>`,
    )
    .join('');
}
