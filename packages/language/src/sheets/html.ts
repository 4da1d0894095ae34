// A sheet as a page that stands alone: its style and pictures are in it, it needs no script and loads
// nothing, follows the reader's colours, and prints in light ones. It is XML as well as HTML.

import { escapeXml, stylesheet } from '@proviso/pictures';
import { certificateText } from './certificates.ts';
import { citationBibtex, makingText, rerunLine, rerunWords } from './citation.ts';
import { dataAddress } from './data-address.ts';
import { digestOf } from './digest.ts';
import { barred, codeOf, escapeXmlText, mathWords, sentencesToHtml } from './html-words.ts';
import type { MathWriter } from './mathml.ts';
import { readProse } from './prose.ts';
import { proseToHtml } from './prose-html.ts';
import type { Picture, Shown, ShownTable } from './shown.ts';
import { inlineOf, problemIn } from './spelled.ts';
import {
  ownTitle,
  type TakenAnswer,
  type TakenCell,
  type TakenSheet,
  visibleAnswers,
} from './taken.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#1b1b1f;--paper:#fff;--quiet:#62626d;--line:#d4d4dc;--code:#f3f3f6;--wrong:#a32020}
@media (prefers-color-scheme:dark){:root{--ink:#ececf1;--paper:#1b1b1f;--quiet:#a4a4b0;--line:#474752;--code:#26262c;--wrong:#ff8a80}}
@media print{:root{color-scheme:light;--ink:#000;--paper:#fff;--quiet:#444;--line:#bbb;--code:#fff;--wrong:#a32020}}
body{margin:0 auto;padding:1.5rem 1rem;max-width:46rem;background:var(--paper);color:var(--ink);font:1rem/1.5 "STIX Two Text",STIX,Cambria,Georgia,serif}
a{color:inherit}
pre,code{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;font-size:.9em}
pre{margin:0;padding:.6rem .8rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--code);border:1px solid var(--line);border-radius:4px}
.cell{margin:1rem 0;break-inside:avoid-page}
.answer{margin:.5rem 0 .5rem 1rem;overflow-x:auto}
.answer p{margin:.2rem 0;overflow-wrap:anywhere}
.tml-overline{padding-top:.08em;border-top:.065em solid}
.answer pre{background:none}
.named{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:baseline}
.statement{color:var(--quiet)}
.wrong{color:var(--wrong)}
.quiet,footer{color:var(--quiet);font-size:.9em}
.barred{text-decoration:overline}
figure{margin:.5rem 0;text-align:center;break-inside:avoid}
figcaption{color:var(--quiet);font-size:.9em}
table{border-collapse:collapse}
th,td{padding:.15rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead{display:table-header-group}
tr{break-inside:avoid}
footer{margin-top:2rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
`.trim();

/** Nothing is loaded and nothing runs, whatever stands in the sheet. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The sheet as a page; without a writer for formulas these stand as text. */
export function toHtmlPage(sheet: TakenSheet, math: MathWriter = () => undefined): string {
  const writer = new HtmlWriter(math);
  const title = ownTitle(sheet);
  return [
    '<!DOCTYPE html>',
    '<html lang="en" xmlns="http://www.w3.org/1999/xhtml">',
    '<head>',
    '<meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(POLICY)}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta name="generator" content="Proviso ${escapeXml(sheet.version)}"/>`,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<style>\n${STYLE}\n${stylesheet('auto')}\n</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...(title === undefined ? [] : [`<h1>${barred(title)}</h1>`]),
    ...sheet.cells.map((cell) => writer.cell(cell)),
    '</main>',
    '<footer>',
    `<p>${escapeXml(makingText(sheet))} ${rerunWords(sheet)} <code>${escapeXml(rerunLine(sheet))}</code></p>`,
    `<pre>${escapeXmlText(citationBibtex(sheet))}</pre>`,
    '</footer>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

class HtmlWriter {
  private readonly math: MathWriter;
  private pictures = 0;
  private certificates = 0;

  constructor(math: MathWriter) {
    this.math = math;
  }

  cell(cell: TakenCell): string {
    if (cell.kind === 'prose') {
      return `<section class="cell">\n${proseToHtml(readProse(cell.text), this.math)}\n</section>`;
    }
    const answers = visibleAnswers(cell).map(({ answer, named }) => {
      const statement = named
        ? `<code class="statement">${escapeXml(answer.statement)}</code>\n`
        : '';
      return `<div class="answer${named ? ' named' : ''}">\n${statement}${this.answer(answer)}\n</div>`;
    });
    const note = cell.note === undefined ? [] : [`<p class="quiet">${escapeXml(cell.note)}</p>`];
    return [
      '<section class="cell">',
      `<pre><code>${escapeXmlText(cell.text)}</code></pre>`,
      ...answers,
      ...note,
      '</section>',
    ].join('\n');
  }

  private answer({ shown, problem }: TakenAnswer): string {
    if (problem !== undefined) {
      const message = problemIn(problem, { words: escapeXml, code: codeOf });
      return `<p class="wrong"><strong>Error:</strong> ${message}</p>`;
    }
    return shown === undefined ? '' : this.shown(shown);
  }

  private shown(shown: Shown): string {
    switch (shown.kind) {
      case 'plain':
        return shown.text.includes('\n')
          ? `<pre>${escapeXmlText(shown.text)}</pre>`
          : `<p>${barred(shown.text)}</p>`;
      case 'board':
        return shown.picture
          ? this.picture(shown.picture, shown.text)
          : `<p>${this.inline(shown)}</p>`;
      case 'picture':
        return this.picture(shown.picture, shown.picture.title);
      case 'explanation':
        return [sentencesToHtml(shown.sentence), ...this.files(shown.files)].join('\n');
      case 'table':
        return this.table(shown);
      default:
        return `<p>${this.inline(shown)}</p>`;
    }
  }

  /** The picture; its style stands at the head, and its names are its own on the page. */
  private picture({ svg }: Picture, caption: string): string {
    const number = ++this.pictures;
    const inner = svg
      .replace(/<style>[^<]*<\/style>\n?/, '')
      .replace(/(\bid="|aria-(?:labelledby|describedby)=")([^"]*)"/g, `$1p${number}-$2"`)
      .trimEnd();
    return `<figure>\n${inner}\n<figcaption>${mathWords(caption)}</figcaption>\n</figure>`;
  }

  /** Certificates are in the page, to be saved. */
  private files(files: readonly unknown[]): string[] {
    return files.map((file) => {
      const text = certificateText(file);
      const name = `certificate-${++this.certificates}.json`;
      const link = `<a download="${name}" href="${dataAddress('application/json', text)}">${name}</a>`;
      return `<p class="quiet">${link}, SHA-256 ${digestOf(text)}; <code>proviso check ${name}</code></p>`;
    });
  }

  private table({ rows, heads, files, total, note }: ShownTable): string {
    const written = files?.find(({ format }) => format === 'HTML')?.text.trimEnd();
    const line = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const head = heads ? [`<thead>${line(heads.map(barred), 'th')}</thead>`] : [];
    const body = rows.map((row) =>
      line(
        row.map((cell) => this.inline(cell)),
        'td',
      ),
    );
    // With all its rows a table is typeset as other answers are.
    const table =
      (total > rows.length ? written : undefined) ??
      ['<table>', ...head, '<tbody>', ...body, '</tbody>', '</table>'].join('\n');
    const cut =
      written === undefined && total > rows.length ? `${rows.length} of ${total} rows.` : '';
    const below = [cut, note ?? ''].filter((text) => text !== '');
    return [table, ...below.map((text) => `<p class="quiet">${escapeXml(text)}</p>`)].join('\n');
  }

  private inline(shown: Shown): string {
    return inlineOf(shown, {
      game: ({ latex, text }) =>
        (latex === undefined ? undefined : this.math(latex, false)) ?? mathWords(text),
      outcome: (letter) => letter,
      words: barred,
      code: codeOf,
    });
  }
}
