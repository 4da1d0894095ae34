// The question about a quotient, which is answered heap by heap.

import { proxy } from 'comlink';
import type { QuotientPlay, QuotientStudy } from '../protocol/quotients.ts';
import { texts } from '../texts/texts.ts';
import type { Kind } from './questions.ts';

export interface QuotientQuestion {
  /** Codes, games or a ruleset. */
  readonly text: string;
  /** The largest heap, as it was typed. */
  readonly heaps: string;
  readonly play: QuotientPlay;
}

export const quotientStudy: Kind<QuotientQuestion, QuotientStudy> = {
  what: () => texts.value.quotient.what,
  about: ({ text }) => [{ math: text }],
  share: ({ of, heaps, wanted }) =>
    of === 'heaps' ? texts.value.quotient.heapOf(heaps, wanted) : '',
  statement: ({ text, heaps, play }) => statementOf(text, heaps, play),
  ask: (api, { text, heaps, play }, found) => api.studyQuotient(text, heaps, play, proxy(found)),
};

/** The same question in the language, where it is one of codes. */
function statementOf(text: string, heaps: string, play: QuotientPlay): string | undefined {
  const codes = text.trim().split(/[,\s]+/u);
  if (codes.length > 2 || !codes.every((code) => /^\d*\.\d+$/u.test(code))) return undefined;
  const quoted = codes.map((code) => JSON.stringify(code)).join(', ');
  const ruleset = codes.length === 1 ? `octal(${quoted})` : `partizanoctal(${quoted})`;
  return `quotient(${ruleset}, ${heaps}${play === 'normal' ? ', "normal"' : ''})`;
}
