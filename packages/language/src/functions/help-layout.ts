// Paragraphs and tables of help, laid out for a terminal.

/** Columns that help fills. */
const WIDTH = 84;

/** A blank at which no line is broken, until it is one. */
const FIXED = '\u0000';

/** A paragraph as lines, the later ones indented. */
export function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => each.replaceAll(FIXED, ' '));
}

/** A name and a sentence a row, the sentences below each other. */
export function rows(entries: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...entries.map(([name]) => name.length));
  return entries.flatMap(([name, text]) => {
    const head = `  ${name.padEnd(width)}  `;
    return wrapped(head.replaceAll(' ', FIXED) + text, ' '.repeat(head.length));
  });
}
