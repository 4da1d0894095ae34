// A sheet as Markdown. Pictures and certificates are in the file as well, at its end, where they are in
// nobody's way.

import { citationBibtex, makingText, rerunLine, rerunWords } from './citation.ts';
import { codeSpan, escaped, fenced } from './markdown-words.ts';
import { readProse } from './prose.ts';
import { proseToMarkdown } from './prose-markdown.ts';
import { MarkdownWriter } from './shown-markdown.ts';
import { problemIn } from './spelled.ts';
import {
  ownTitle,
  type TakenAnswer,
  type TakenCell,
  type TakenSheet,
  visibleAnswers,
} from './taken.ts';

/** The sheet as Markdown. */
export function toMarkdownFile(sheet: TakenSheet): string {
  const writer = new MarkdownWriter();
  const title = ownTitle(sheet);
  const parts = [
    ...(title === undefined ? [] : [`# ${escaped(title)}`]),
    ...sheet.cells.map((cell) => cellToMarkdown(cell, writer)),
    '---',
    `${makingText(sheet)} ${rerunWords(sheet)} ${codeSpan(rerunLine(sheet))}`,
    fenced(citationBibtex(sheet).trimEnd(), 'bibtex'),
    ...(writer.addresses.length > 0 ? [writer.addresses.join('\n')] : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function cellToMarkdown(cell: TakenCell, writer: MarkdownWriter): string {
  if (cell.kind === 'prose') return proseToMarkdown(readProse(cell.text));
  const answers = visibleAnswers(cell).flatMap(({ answer, named }) => [
    ...(named ? [`${codeSpan(answer.statement)}:`] : []),
    answerToMarkdown(answer, writer),
  ]);
  const note = cell.note === undefined ? [] : [`*${escaped(cell.note)}*`];
  return [fenced(cell.text, 'proviso'), ...answers, ...note].join('\n\n');
}

function answerToMarkdown({ shown, problem }: TakenAnswer, writer: MarkdownWriter): string {
  if (problem !== undefined) {
    return `**Error:** ${problemIn(problem, { words: escaped, code: codeSpan })}`;
  }
  return shown === undefined ? '' : writer.shown(shown);
}
