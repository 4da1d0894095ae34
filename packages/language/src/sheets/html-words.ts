// Words in HTML that is XML as well.

import { escapeXml } from '@proviso/pictures';

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
