// What the command waits for is said where that takes a while: a pipe may have no writer for ever.

import { printable } from './printable.ts';

/** Milliseconds in which a file is usually there. */
const SILENCE = 1000;

/**
 * What is awaited, with a word on standard error when it does not come soon. Whoever pipes a program into
 * the command knows what it waits for.
 */
export async function whileWaiting<T>(name: string, awaited: Promise<T>): Promise<T> {
  if (name === '-' && !process.stdin.isTTY) return awaited;
  const source = name === '-' ? 'standard input' : printable(name);
  const timer = setTimeout(
    () => process.stderr.write(`waiting for ${source}; Ctrl-C stops\n`),
    SILENCE,
  );
  try {
    return await awaited;
  } finally {
    clearTimeout(timer);
  }
}
