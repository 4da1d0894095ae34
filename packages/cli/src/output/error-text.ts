// An error for people: where, what, and the line with a mark under the place.

import { basename } from 'node:path';
import type { Failure } from '@proviso/language';
import type { Statement } from '../evaluator/protocol.ts';
import { width } from './columns.ts';
import { printable } from './printable.ts';

/** Characters of a line that are shown. */
const SHOWN = 76;

/** The same error with its place in the text alone, without what was put in front of it. */
export function withoutPrefix(
  error: Failure['error'],
  { line, fault }: Statement,
  prefix: string,
): Failure['error'] {
  const shift = error.line === line && fault === undefined ? prefix.length : 0;
  return { ...error, column: Math.max(1, error.column - shift) };
}

/** A message in which what was typed stands, and not the names that stood for it in the session. */
export function asTyped(
  message: string,
  names: readonly string[],
  typed: readonly Statement[],
): string {
  return message.replaceAll(/(?<!\w)_\d+(?!\w)/g, (name) => {
    return typed[names.indexOf(name)]?.text.trim() ?? name;
  });
}

/** What is said where the code of a ruleset is run. */
export function aboutCode(file: string): string {
  return `note: ${basename(file)} is code and can do all that you can; take rulesets only from people you trust`;
}

/** Why the file of a ruleset was not taken. */
export function loadingText(file: string, { code, message }: Failure['error']): string {
  return code === 'budget' ? `${basename(file)} did not load: ${message}` : message;
}

/** The message with its place, and the offending line. */
export function errorText(
  { message, line, column }: Failure['error'],
  { text, line: firstLine }: Statement,
  file?: string,
): string {
  const place = file === undefined ? `line ${line}, column ${column}` : `${file}:${line}:${column}`;
  const source = text.split(/\r\n?|\n/)[line - firstLine];
  if (source === undefined) return printable(`${place}: ${message}`);
  // A long line is shown around the place.
  const from = Math.max(0, Math.min(column - 1 - SHOWN / 2, source.length - SHOWN));
  // No half of a character stands at either end.
  const shown = source
    .slice(from, from + SHOWN)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, ' ')
    .replaceAll('\t', ' ');
  const mark = ' '.repeat(width(printable(shown.slice(0, column - 1 - from))));
  return printable(`${place}: ${message}\n  ${shown}\n  ${mark}^`);
}
