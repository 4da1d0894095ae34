// Standard input, line by line, in batches of what has arrived: a pipe of any length runs in bounded
// memory, and a program that waits for an answer before it writes the next line gets it. Whole files are
// read here too.

import { constants, createReadStream, fstatSync, openSync, statSync } from 'node:fs';
import { placedStatements } from '@proviso/language';
import { FileError } from './command.ts';
import type { Statement } from './evaluator/protocol.ts';
import { whileWaiting } from './output/waiting.ts';
import { decoded } from './utf8.ts';

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
      line.text.includes(';') && line.fault === undefined
        ? placedStatements(line.text).map((statement) => ({ ...statement, line: line.line }))
        : [line],
    );
  }
}

/** The lines of a stream that are not empty, each with its number; one of more than `longest` bytes is refused. */
export async function* lineBatches(
  stream: AsyncIterable<Buffer | string> = standardInput(),
  longest = Infinity,
): AsyncGenerator<Statement[]> {
  /** The pieces of the line that has not ended yet. */
  let rest: Buffer[] = [];
  let length = 0;
  let line = 1;
  for await (const chunk of stream) {
    const piece = Buffer.from(chunk);
    const end = piece.lastIndexOf(LINE_END) + 1;
    if (end > 0) {
      const { lines, next } = linesOf(Buffer.concat([...rest, piece.subarray(0, end)]), line);
      for (let from = 0; from < lines.length; from += MOST) yield lines.slice(from, from + MOST);
      line = next;
      rest = [];
      length = 0;
    }
    rest.push(piece.subarray(end));
    length += piece.length - end;
    if (length > longest) throw new FileError(`line ${line} is longer than ${longest} bytes`);
  }
  const { lines } = linesOf(Buffer.concat(rest), line);
  if (lines.length > 0) yield lines;
}

const LINE_END = 0x0a;

/** The lines of whole lines of bytes that are not empty, and the number of the next. */
function linesOf(bytes: Buffer, first: number): { lines: Statement[]; next: number } {
  const { text, fault } = decoded(bytes);
  const texts = text.split(/\r?\n/);
  // Only where something is wrong each line is looked at by itself.
  const parts = fault && splitBytes(bytes);
  const lines = texts.flatMap((text, i) => {
    const line = first + i;
    const wrong = parts && decoded(parts[i] ?? Buffer.of()).fault;
    if (wrong !== undefined) return [{ text, line, fault: { ...wrong, line } }];
    return EMPTY.test(text) ? [] : [{ text, line }];
  });
  return { lines, next: first + texts.length - 1 };
}

function splitBytes(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let from = 0; ; ) {
    const end = bytes.indexOf(LINE_END, from);
    if (end < 0) return [...parts, bytes.subarray(from)];
    parts.push(bytes.subarray(from, end));
    from = end + 1;
  }
}

/** Why a file could not be read. */
export function unreadable(error: unknown): string {
  if (error instanceof FileError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
}

/** The text of a worksheet; `-` is standard input. */
export async function readSheet(file: string): Promise<{ name: string; text: string }> {
  const bytes = await whileWaiting(
    file,
    file === '-' ? gathered(standardInput()) : wholeFile(file),
  );
  const { text, fault } = decoded(bytes);
  if (fault === undefined) return { name: file, text };
  throw new FileError(`${file}:${fault.line}:${fault.column}: ${fault.message}`);
}

async function wholeFile(file: string): Promise<Uint8Array> {
  try {
    return await gathered(fileStream(file));
  } catch (error) {
    throw new FileError(`${file}: ${unreadable(error)}`);
  }
}

async function gathered(stream: AsyncIterable<Buffer | string>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The bytes of a file, piece by piece. */
export function fileStream(file: string): AsyncIterable<Buffer> {
  if (!statSync(file).isFIFO()) return createReadStream(file);
  // A thread of Node's that opens a pipe waits for its writer, and the process could not end before that.
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const { Socket } = process.getBuiltinModule('node:net');
  return new Socket({ fd, readable: true, writable: false });
}
