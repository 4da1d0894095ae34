// What a statement in an argument of TeX may be: one question, whose answer depends on the definitions
// before it and on no other question, and whose text reaches TeX as it was typed.

import { lexemes } from '../syntax/lexemes.ts';
import { splitStatements } from '../syntax/statements.ts';

/** Why a statement cannot stand in an argument, and where in it; nothing where it can. */
export function faultOf(text: string): { offset: number; message: string } | undefined {
  const sign = /\\(?!#)|%|\n[ \t]*\r?\n/.exec(text);
  if (sign !== null) return { offset: sign.index, message: SIGNS[sign[0].charAt(0)] ?? '' };
  const [first, second] = splitStatements(text.replace(/[\r\n]/g, ' '));
  if (first === undefined) return { offset: 0, message: 'here is no statement' };
  if (second !== undefined) {
    return {
      offset: second.from,
      message: 'one statement has one answer; give the second one a \\proviso of its own',
    };
  }
  if (first.text.endsWith(';')) {
    return {
      offset: first.from + first.text.length - 1,
      message: `without the ; there is an answer to print; ${DEFINE}`,
    };
  }
  return stateIn(text, first.from) ?? blanksIn(text);
}

/** Several blanks in a text between quotes: to TeX they are one, and two texts would be the same. */
export function blanksIn(text: string): { offset: number; message: string } | undefined {
  for (const { kind, from, text: part } of lexemes(text)) {
    const at = kind === 'string' ? part.search(/[ \t]{2}|\t/) : -1;
    if (at < 0) continue;
    const message =
      'to TeX several blanks and tabs are one blank, also in a text; give the text a name in a file, and load(…) that in a provisoset';
    return { offset: from + at, message };
  }
  return undefined;
}

/**
 * A statement over several lines in parentheses, within which a line end is a blank, as it is to TeX. The
 * first of them takes the place of the brace before the statement.
 */
export function inParentheses(text: string): string | undefined {
  return /[\r\n]/.test(text.trim()) ? `(${text})` : undefined;
}

const DEFINE = 'definitions stand between \\begin{provisoset} and \\end{provisoset}';

const SIGNS: Readonly<Record<string, string>> = {
  '\\': 'a statement is written in the language of Proviso, without \\: {0, * | *} and not \\{0, * | *\\}, # or \\# for the tombstone',
  '%': '% begins a comment in TeX; leave it out',
  '\n': 'a blank line ends a paragraph and would end the statement; leave it out',
};

/** A statement that sets something, or asks for what was answered last. */
function stateIn(text: string, from: number): { offset: number; message: string } | undefined {
  let depth = 0;
  for (const { kind, from: offset, text: sign } of lexemes(text)) {
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    else if (sign === ':=' && depth === 0) {
      return { offset: from, message: `this defines something; ${DEFINE}` };
    } else if (kind === 'space' && sign.startsWith('/')) {
      return { offset, message: 'to TeX a comment does not end with its line; leave it out' };
    } else if (kind === 'word' && (sign === 'load' || (sign === 'use' && offset === from))) {
      return { offset, message: `\`${sign}\` sets something for all that follows; ${DEFINE}` };
    } else if (kind === 'word' && sign === 'ans') {
      const cure = 'give the answer a name in a provisoset';
      return {
        offset,
        message: `\`ans\` would depend on what happens to stand before it; ${cure}`,
      };
    }
  }
  return undefined;
}

/**
 * A statement as TeX has it after reading: blanks and line ends are one space each, and none at the ends. Two
 * statements that differ only in the number of blanks are one.
 */
export function questionKey(text: string): string {
  return statementOf(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** A statement in the language: some commands of LaTeX take no `#` in their arguments, but take `\\#`. */
export function statementOf(text: string): string {
  return text.replaceAll('\\#', '#');
}

/** The lines of definitions as TeX has them: blanks are one space, and none at the ends of a line. */
export function definitionsKey(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/^ | $/g, ''))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
