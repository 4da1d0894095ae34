// Standard input, line by line, in batches of what has arrived: a pipe of any length runs in bounded
// memory, and a program that waits for an answer before it writes the next line gets it.

import { fstatSync } from 'node:fs';
import { placedStatements } from '@proviso/language';
import { FileError } from './command.ts';
import type { Statement } from './evaluator/protocol.ts';

/** A batch is cut here, so that a slow reader holds up little. */
const MOST = 512;

/** Lines with nothing but blanks or a comment hold no statement. */
const EMPTY = /^\s*(\/\/.*)?$/;

/** Standard input; Node takes a folder for an empty file. */
export function standardInput(): AsyncIterable<Buffer | string> {
  if (fstatSync(0).isDirectory()) throw new FileError('standard input is a folder, not a file');
  return process.stdin;
}

/** The statements of a stream, each with its line. */
export async function* statementBatches(
  stream: AsyncIterable<Buffer | string> = standardInput(),
): AsyncGenerator<Statement[]> {
  for await (const lines of lineBatches(stream)) {
    // Only `;` puts several on a line: a bracket that is not closed spoils its own line alone.
    yield lines.flatMap((line) =>
      line.text.includes(';')
        ? placedStatements(line.text).map((statement) => ({ ...statement, line: line.line }))
        : [line],
    );
  }
}

/** The lines of a stream that are not empty, each with its number. */
export async function* lineBatches(
  stream: AsyncIterable<Buffer | string> = standardInput(),
): AsyncGenerator<Statement[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 1;
  const take = (lines: readonly string[]): Statement[] =>
    lines.flatMap((text) => {
      const at = line++;
      return EMPTY.test(text) ? [] : [{ text, line: at }];
    });
  for await (const chunk of stream) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (let from = 0; from < lines.length; from += MOST)
      yield take(lines.slice(from, from + MOST));
  }
  rest += decoder.decode();
  if (rest !== '') yield take([rest]);
}

/** Why a file could not be read. */
export function unreadable(error: unknown): string {
  if (error instanceof FileError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
}

/** All of a stream. */
export async function wholeText(
  stream: AsyncIterable<Buffer | string> = standardInput(),
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
