// A sheet with its answers inside an address. What comes out of a link was written by anybody: it is
// looked through before it is shown, and pictures are held to what our own writer draws.

import { type KeptAnswers, keptAnswersIn } from './kept-answers.ts';
import { damaged, NotShared, readLink } from './share.ts';

/** A sheet with its answers is at most so large, in bytes. */
export const LARGEST_ANSWERED = 2 ** 23;

export interface AnsweredSheet {
  readonly title: string;
  readonly text: string;
  readonly answers: KeptAnswers;
}

const VERSION = 1;

/** The sheet and its answers as the text that is packed into a link. */
export function answeredLink(sheet: AnsweredSheet): string {
  return JSON.stringify({ version: VERSION, ...sheet }, (name, value) =>
    // Our own style is put back when the link is opened.
    name === 'svg' && typeof value === 'string'
      ? value.replace(/<style>[^<]*<\/style>\n?/, '')
      : value,
  );
}

/** The sheet and its answers in such a text. */
export function readAnswered(link: string): AnsweredSheet {
  const read: unknown = readLink(() => JSON.parse(link));
  const { version, title, text, answers } = (read ?? {}) as Record<string, unknown>;
  if (typeof version === 'number' && version > VERSION) {
    throw new NotShared(
      'This link was made by a later version of Proviso. Reload the page for it.',
    );
  }
  const kept = keptAnswersIn(answers, 'link');
  if (typeof title !== 'string' || typeof text !== 'string' || kept === undefined) throw damaged();
  return { title, text, answers: kept };
}
