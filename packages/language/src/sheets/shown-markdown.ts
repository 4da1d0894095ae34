// An answer as Markdown. Pictures and certificates are links to addresses that hold them.

import { certificateText } from './certificates.ts';
import { dataAddress } from './data-address.ts';
import { digestOf } from './digest.ts';
import { codeSpan, escaped, escapedLine, fenced } from './markdown-words.ts';
import type { Picture, Shown, ShownTable } from './shown.ts';
import { inlineOf, sentenceLines } from './spelled.ts';

/** Writes answers, and counts what they link to. */
export class MarkdownWriter {
  /** What the links of pictures and certificates lead to. */
  readonly addresses: string[] = [];
  private pictures = 0;
  private certificates = 0;

  shown(shown: Shown): string {
    switch (shown.kind) {
      case 'plain':
        return shown.text.includes('\n') ? fenced(shown.text, 'text') : escapedLine(shown.text);
      case 'board':
        return shown.picture ? this.picture(shown.picture, shown.text) : markdownInline(shown);
      case 'picture':
        return this.picture(shown.picture, shown.picture.title);
      case 'explanation': {
        const lines = sentenceLines(shown.sentence, (says, depth) => {
          const words = says.map((phrase) =>
            typeof phrase === 'string' ? escaped(phrase) : codeSpan(phrase.math),
          );
          return `${'  '.repeat(depth)}- ${words.join('')}`;
        });
        return [lines.join('\n'), ...this.files(shown.files)].join('\n\n');
      }
      case 'table':
        return this.table(shown);
      default:
        return markdownInline(shown);
    }
  }

  private picture({ svg }: Picture, caption: string): string {
    const name = `picture-${++this.pictures}`;
    this.addresses.push(`[${name}]: ${dataAddress('image/svg+xml', svg)}`);
    return `![${escaped(caption)}][${name}]`;
  }

  private files(files: readonly unknown[]): string[] {
    return files.map((file) => {
      const text = certificateText(file);
      const name = `certificate-${++this.certificates}`;
      this.addresses.push(`[${name}]: ${dataAddress('application/json', text)}`);
      return `[${name}.json][${name}], SHA-256 ${digestOf(text)}`;
    });
  }

  private table({ rows, heads, files, total, note }: ShownTable): string {
    const written = files?.find(({ format }) => format === 'Markdown')?.text.trimEnd();
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const names = heads?.map(escaped) ?? rows[0]?.map(() => ' ') ?? [];
    const table =
      written ??
      [
        line(names),
        line(names.map(() => '---')),
        ...rows.map((row) =>
          line(row.map((cell) => markdownInline(cell).replace(/(?<!\\)\|/g, '\\|'))),
        ),
      ].join('\n');
    const cut =
      written === undefined && total > rows.length ? [`${rows.length} of ${total} rows.`] : [];
    return [table, ...cut, ...(note === undefined ? [] : [escapedLine(note)])].join('\n\n');
  }
}

/** A value within a line. */
function markdownInline(shown: Shown): string {
  return inlineOf(shown, {
    game: ({ text }) => codeSpan(text),
    outcome: (letter) => letter,
    words: escaped,
    code: codeSpan,
  });
}
