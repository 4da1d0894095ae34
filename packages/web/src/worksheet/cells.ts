// A worksheet as text and as cells. A blank line always ends a statement, so it also ends a cell;
// comment lines at the head of a cell are prose and stand by themselves. Joining the cells again
// gives the text back.

/** A piece of a worksheet. */
export interface Piece {
  readonly text: string;
  /** Comment lines only. */
  readonly prose: boolean;
  /** What stands between this piece and the next. */
  readonly gap: string;
}

/** A line that is nothing but a comment. */
const COMMENT = /^[ \t]*\/\//;

/** The pieces of a worksheet, in order. */
export function piecesOf(worksheet: string): Piece[] {
  const text = worksheet.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '');
  if (text === '') return [];
  return text.split(/(\n[ \t]*(?:\n[ \t]*)+)/).flatMap((block, i, parts): Piece[] => {
    if (i % 2 === 1) return [];
    const gap = parts[i + 1] ?? '\n';
    const lines = block.split('\n');
    const code = lines.findIndex((line) => !COMMENT.test(line));
    if (code === -1) return [{ text: block, prose: true, gap }];
    if (code === 0) return [{ text: block, prose: false, gap }];
    return [
      { text: lines.slice(0, code).join('\n'), prose: true, gap: '\n' },
      { text: lines.slice(code).join('\n'), prose: false, gap },
    ];
  });
}

/** The worksheet the pieces make up. */
export function worksheetOf(pieces: readonly Pick<Piece, 'text' | 'gap'>[]): string {
  return pieces.map(({ text, gap }, i) => text + (i === pieces.length - 1 ? '\n' : gap)).join('');
}

/** The words of a comment, paragraph by paragraph. */
export function proseOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[ \t]*\/\/ ?/, ''));
  return lines
    .join('\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/\n/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
