// A worksheet as text and as cells. A blank line always ends a statement, so it also ends a cell;
// comment lines at the head of a cell are prose and stand by themselves. Every cell is written so
// that reading the text gives the same cells again; a cell in which nothing is written is not.

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
const BLANK = /^[ \t]*$/;
const BLANK_LINE = /\n[ \t]*\n/;

/** The pieces of a worksheet, in order. */
export function piecesOf(worksheet: string): Piece[] {
  const text = withoutBlankEnds(worksheet.replace(/\r\n?/g, '\n'));
  if (text === '') return [];
  return text.split(/(\n(?:[ \t]*\n)+)/).flatMap((block, i, parts): Piece[] => {
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
export function worksheetOf(pieces: readonly Piece[]): string {
  const written = pieces
    .map((piece) => ({ ...piece, text: piece.prose ? commented(piece.text) : piece.text }))
    .filter(({ text }) => !text.split('\n').every((line) => BLANK.test(line)));
  return written
    .map(({ text, prose, gap }, i) => {
      const next = written[i + 1];
      return text + (next === undefined ? '\n' : separating(gap, prose, next));
    })
    .join('');
}

/** The cells that a cell makes up when its text is read again. */
export function resettled({ text, prose }: Pick<Piece, 'text' | 'prose'>): Piece[] {
  return piecesOf(prose ? commented(text) : text);
}

/** The gap, if it keeps two pieces apart; a blank line otherwise. */
function separating(gap: string, prose: boolean, next: Piece): string {
  const apart = BLANK_LINE.test(gap) || (prose && !next.prose && !COMMENT.test(next.text));
  return apart ? gap : '\n\n';
}

/** What is written as prose stays prose: a line that is no comment becomes one. */
function commented(text: string): string {
  const words = withoutBlankEnds(text);
  if (words === '') return '';
  return words
    .split('\n')
    .map((line) => (COMMENT.test(line) ? line : BLANK.test(line) ? '//' : `// ${line}`))
    .join('\n');
}

function withoutBlankEnds(text: string): string {
  const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').replace(/(?:\n[ \t]*)+$/, '');
  return BLANK.test(trimmed) ? '' : trimmed;
}

/** What stands in comment lines. */
export function proseText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^[ \t]*\/\/ ?/, ''))
    .join('\n');
}

/** The words of a comment, paragraph by paragraph. */
export function proseOf(text: string): string[] {
  return proseText(text)
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/\n/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
