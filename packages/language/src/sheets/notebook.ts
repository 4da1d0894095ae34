// A sheet as a Jupyter notebook (nbformat 4.5): prose as Markdown, statements as code with their answers
// as outputs. It opens with the kernel that `proviso jupyter install` makes known; without it, it is read,
// converted and published all the same, and is run again by `proviso run`.

import { makingText, rerunLine, rerunWords } from './citation.ts';
import { escaped } from './markdown-words.ts';
import { type Json, mimeBundle } from './mime-bundle.ts';
import { readProse } from './prose.ts';
import { proseToMarkdown } from './prose-markdown.ts';
import { problemText } from './spelled.ts';
import {
  ownTitle,
  type TakenAnswer,
  type TakenCode,
  type TakenSheet,
  visibleAnswers,
} from './taken.ts';

/** The sheet as a notebook. */
export function toNotebook(sheet: TakenSheet): string {
  const { version, digest, date, title } = sheet;
  const own = ownTitle(sheet);
  let runs = 0;
  const cells = [
    ...(own === undefined ? [] : [markdownCell(`# ${escaped(own)}`)]),
    ...sheet.cells.map((cell) =>
      cell.kind === 'prose'
        ? markdownCell(proseToMarkdown(readProse(cell.text)))
        : codeCell(cell, ++runs),
    ),
    markdownCell(`${makingText(sheet)} ${rerunWords(sheet)} \`${rerunLine(sheet)}\``),
  ];
  const notebook = {
    cells: cells.map((cell, i) => ({ id: `cell-${i + 1}`, ...cell })),
    metadata: {
      kernelspec: { name: 'proviso', display_name: 'Proviso', language: 'proviso' },
      // Highlighters know no such language, and would complain.
      language_info: {
        name: 'proviso',
        file_extension: '.pvs',
        mimetype: 'text/x-proviso',
        pygments_lexer: 'text',
        version,
      },
      proviso: { version, sha256: digest, date },
      title,
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

function markdownCell(text: string): { readonly [key: string]: Json } {
  return { cell_type: 'markdown', metadata: {}, source: linesOf(text) };
}

function codeCell(cell: TakenCode, count: number): { readonly [key: string]: Json } {
  const ran = cell.answers.length > 0;
  const visible = visibleAnswers(cell);
  const outputs = visible.map(({ answer }, i) => outputOf(answer, i === visible.length - 1, count));
  const note = cell.note === undefined ? [] : [noteOf(cell.note)];
  return {
    cell_type: 'code',
    execution_count: ran ? count : null,
    metadata: {},
    source: linesOf(cell.text),
    outputs: [...outputs, ...note],
  };
}

function noteOf(note: string): Json {
  return { output_type: 'stream', name: 'stderr', text: linesOf(`${note}\n`) };
}

function outputOf({ shown, problem, json }: TakenAnswer, last: boolean, count: number): Json {
  if (problem !== undefined || shown === undefined) {
    const text = problem === undefined ? '' : problemText(problem);
    return { output_type: 'error', ename: problem?.code ?? '', evalue: text, traceback: [text] };
  }
  const bundle = mimeBundle(shown, json);
  const { metadata } = bundle;
  const data = byLines(bundle.data);
  return last
    ? { output_type: 'execute_result', execution_count: count, data, metadata }
    : { output_type: 'display_data', data, metadata };
}

/** Texts line by line, and values as they are. */
function byLines(data: { readonly [type: string]: Json }): { readonly [type: string]: Json } {
  return Object.fromEntries(
    Object.entries(data).map(([type, value]) => [
      type,
      typeof value === 'string' ? linesOf(value) : value,
    ]),
  );
}

/** Notebooks keep texts line by line. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
