// A value within a line, in any format: the parts that a format writes in its own way are handed to it.

import type { Outcome } from '@proviso/engine';
import type { Problem, Sentence, Shown, Written } from './shown.ts';

/** How a format writes what can stand in a line. */
export interface LineFormat {
  readonly game: (game: Written) => string;
  readonly outcome: (letter: Outcome) => string;
  readonly words: (text: string) => string;
  readonly code: (text: string) => string;
}

/** The value on one line. */
export function inlineOf(shown: Shown, format: LineFormat): string {
  const inside = (each: Shown) => inlineOf(each, format);
  switch (shown.kind) {
    case 'game':
      return format.game(shown.game);
    case 'outcome':
      return format.outcome(shown.outcome);
    case 'plain':
      return format.words(shown.text);
    case 'board':
      return format.code(shown.text);
    case 'picture':
      return format.words(shown.picture.title);
    case 'explanation':
      return format.words(sentenceText(shown.sentence));
    case 'list':
      return bracketed(shown.items.map(inside), shown, format);
    case 'table':
      return bracketed(
        shown.rows.map(
          (row) => `${format.words('[')}${row.map(inside).join(', ')}${format.words(']')}`,
        ),
        shown,
        format,
      );
  }
}

function bracketed(
  parts: readonly string[],
  { total, note }: { readonly total: number; readonly note?: string },
  { words }: LineFormat,
): string {
  const more = total > parts.length ? [words(`… ${total} in all`)] : [];
  const list = `${words('[')}${[...parts, ...more].join(', ')}${words(']')}`;
  return note === undefined ? list : `${list} ${words(`(${note})`)}`;
}

/** What went wrong, and where. */
export function problemText({ message, line, column }: Problem): string {
  return `line ${line}, column ${column}: ${message}`;
}

/** The same in a format: code stands between backticks. */
export function problemIn(
  problem: Problem,
  { words, code }: Pick<LineFormat, 'words' | 'code'>,
): string {
  return problemText(problem)
    .split('`')
    .map((part, i) => (part === '' ? '' : i % 2 === 1 ? code(part) : words(part)))
    .join('');
}

/** A sentence without its reasons. */
export function sentenceText({ says }: Sentence): string {
  return says.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.math)).join('');
}

/** What a sentence says, and in parentheses what it rests on. */
export function citing({ says, cites }: Sentence): Sentence['says'] {
  return cites === undefined ? says : [...says, ` (${cites})`];
}

/** A sentence with its reasons, a line each, indented; the line gets the phrases and its depth. */
export function sentenceLines(
  root: Sentence,
  line: (says: Sentence['says'], depth: number) => string,
): string[] {
  const lines: string[] = [];
  const stack = [{ sentence: root, depth: 0 }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { sentence, depth } = top;
    lines.push(line(citing(sentence), depth));
    for (const reason of sentence.because.toReversed()) {
      stack.push({ sentence: reason, depth: depth + 1 });
    }
  }
  return lines;
}

/** The value as the terminal has it, on as many lines as it takes. */
export function plainText(shown: Shown): string {
  switch (shown.kind) {
    case 'plain':
      return shown.text;
    case 'explanation':
      return sentenceLines(
        shown.sentence,
        (says, depth) => '  '.repeat(depth) + sentenceText({ says, because: [] }),
      ).join('\n');
    default:
      return inlineOf(shown, {
        game: ({ text }) => text,
        outcome: (letter) => letter,
        words: (text) => text,
        code: (text) => text,
      });
  }
}
