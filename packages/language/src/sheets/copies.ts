// Every way in which one answer is copied or saved: this is the one place that decides. Pictures are
// drawn, and saved as they look, by whoever shows them.

import { wordCell, writeTable } from '@proviso/pictures/tables';
import type { EncodedValue } from '../values/encode.ts';
import { certificateText } from './certificates.ts';

import type { Shown, TableFile } from './shown.ts';
import { shownToLatex } from './shown-latex.ts';
import { MarkdownWriter } from './shown-markdown.ts';
import { inlineOf, plainText } from './spelled.ts';

/** A text to be copied, and the file it is saved as. */
export interface AnswerCopy {
  readonly label: string;
  readonly file: string;
  readonly type: string;
  readonly text: () => string;
}

/** The ways in which an answer is copied, given its JSON. */
export function copiesOf(shown: Shown, json: string): AnswerCopy[] {
  return [
    ...ownCopies(shown, json),
    { label: 'JSON', file: 'answer.json', type: 'application/json', text: () => json },
  ];
}

function ownCopies(shown: Shown, json: string): AnswerCopy[] {
  const markdown = copy('Markdown', '.md', () => new MarkdownWriter().shown(withoutFiles(shown)));
  const latex = copy('LaTeX', '.tex', () => shownToLatex(withoutFiles(shown)));
  const text = copy('text', '.txt', () => plainText(shown));
  const csv = copy('CSV', '.csv', () => csvOf(json));
  switch (shown.kind) {
    case 'game': {
      const { ascii, text: pretty, latex: formula } = shown.game;
      return [
        { ...copy('text', '.pvs', () => ascii ?? pretty), file: 'game.pvs' },
        ...(formula === undefined
          ? []
          : [{ ...copy('LaTeX', '.tex', () => formula), file: 'game.tex' }]),
        markdown,
      ];
    }
    case 'outcome':
      return [text, latex, markdown];
    case 'plain':
      return [text, latex, markdown];
    case 'board':
      return [{ ...text, file: 'board.pvs' }];
    case 'picture':
      return [];
    case 'list':
      return [listText(shown), latex, markdown, csv];
    case 'table':
      return shown.files === undefined
        ? [listText(shown), latex, markdown, csv]
        : shown.files.map(tableCopy);
    case 'explanation':
      return [text, { ...latex, file: 'reasons.tex' }, markdown, ...shown.files.map(certificate)];
  }
}

function copy(label: string, ending: string, text: () => string): AnswerCopy {
  return { label, file: `answer${ending}`, type: 'text/plain', text };
}

/** Lists can be typed back. */
function listText(shown: Shown): AnswerCopy {
  return copy('text', '.pvs', () =>
    inlineOf(shown, {
      game: ({ ascii, text }) => ascii ?? text,
      outcome: (letter) => letter,
      words: (words) => words,
      code: (code) => code,
    }),
  );
}

function tableCopy({ format, name, text }: TableFile): AnswerCopy {
  return { label: format, file: name, type: 'text/plain', text: () => text };
}

function certificate(file: unknown, i: number, all: readonly unknown[]): AnswerCopy {
  return {
    label: all.length > 1 ? `certificate ${i + 1}` : 'certificate',
    file: `certificate-${i + 1}.json`,
    type: 'application/json',
    text: () => certificateText(file),
  };
}

/** Certificates are copied by themselves. */
function withoutFiles(shown: Shown): Shown {
  return shown.kind === 'explanation' ? { ...shown, files: [] } : shown;
}

/** A list as CSV, whole: an element is a row, or its elements are; one that is too large is its summary. */
function csvOf(json: string): string {
  const whole = JSON.parse(json) as EncodedValue;
  const { value } = whole;
  const cell = ({ type, text }: EncodedValue) => ({
    ...wordCell(text),
    ...(type === 'text' && { words: true as const }),
  });
  const items = Array.isArray(value) ? (value as readonly EncodedValue[]) : [whole];
  const rows = items.map((item) =>
    Array.isArray(item.value) ? item.value.map(cell) : [cell(item)],
  );
  const table = { caption: '', columns: [], rows, rowHeadings: false };
  return writeTable(table, 'csv').replace(/^\r\n/, '');
}
