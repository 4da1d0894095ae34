// A sheet as a Jupyter notebook (nbformat 4.5): prose as Markdown, statements as code with their answers
// as outputs. There is no kernel for the language yet: the notebook names the language it is in, can be
// read, converted and published, and is run again by `proviso run`.

import { escapeXml } from '@proviso/pictures';
import { makingText, rerunLine, rerunWords } from './citation.ts';
import { dataAddress } from './data-address.ts';
import { sentencesToHtml } from './html-words.ts';

import { escaped } from './markdown-words.ts';
import { readProse } from './prose.ts';
import { proseToMarkdown } from './prose-markdown.ts';
import type { Picture, Shown } from './shown.ts';
import { MarkdownWriter } from './shown-markdown.ts';
import { plainText, problemText } from './spelled.ts';
import {
  ownTitle,
  type TakenAnswer,
  type TakenCode,
  type TakenSheet,
  visibleAnswers,
} from './taken.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An output in the formats there are; a reader takes the richest it knows. */
type Bundle = { readonly [type: string]: Json };

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
  const { data, metadata } = bundleOf(shown, json);
  return last
    ? { output_type: 'execute_result', execution_count: count, data, metadata }
    : { output_type: 'display_data', data, metadata };
}

/** The answer in the formats there are. */
function bundleOf(shown: Shown, json: string): { data: Bundle; metadata: Bundle } {
  const picture = pictureIn(shown);
  const markdown = ['explanation', 'table'].includes(shown.kind)
    ? { 'text/markdown': linesOf(new MarkdownWriter().shown(withoutFiles(shown))) }
    : {};
  const html = htmlOf(shown);
  const latex = shown.kind === 'game' ? shown.game.latex : undefined;
  return {
    data: {
      'text/plain': linesOf(plainText(shown)),
      ...markdown,
      ...(html && { 'text/html': linesOf(html) }),
      ...(latex !== undefined && { 'text/latex': linesOf(`$${latex}$`) }),
      ...(picture && { 'image/svg+xml': linesOf(picture.svg) }),
      // What programs want: the value, and certificates. A picture would be there twice.
      ...(shown.kind !== 'picture' && { 'application/vnd.proviso.answer+json': JSON.parse(json) }),
    },
    metadata: picture ? { 'image/svg+xml': { needs_background: 'light' } } : {},
  };
}

/**
 * What is shown where HTML is known. Converters take drawings apart that stand in the page by themselves, and
 * lists in lists that are deeper than a few levels; as HTML both stay whole.
 */
function htmlOf(shown: Shown): string | undefined {
  if (shown.kind === 'table') return shown.files?.find(({ format }) => format === 'HTML')?.text;
  if (shown.kind === 'explanation') {
    return sentencesToHtml(shown.sentence).replaceAll(
      'class="barred"',
      'style="text-decoration:overline"',
    );
  }
  const picture = pictureIn(shown);
  if (picture === undefined) return undefined;
  const title = escapeXml(shown.kind === 'board' ? shown.text : picture.title);
  const source = dataAddress('image/svg+xml', picture.svg);
  return `<img alt="${title}" style="background:#fff" src="${source}"/>`;
}

function pictureIn(shown: Shown): Picture | undefined {
  return shown.kind === 'picture' || shown.kind === 'board' ? shown.picture : undefined;
}

/** Certificates are in the answer's JSON. */
function withoutFiles(shown: Shown): Shown {
  return shown.kind === 'explanation' ? { ...shown, files: [] } : shown;
}

/** Notebooks keep texts line by line. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
