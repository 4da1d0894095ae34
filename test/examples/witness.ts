// What an instrumented example calls. It needs nothing but Node, so that it can go along with an
// example into a folder where only the packed packages are installed.

import { inspect } from 'node:util';

function json(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined; // bigints and circles have no JSON
  }
}

/** Whether a value is written as `expected`: as text, as JSON or as Node shows it. */
export function isWritten(value: unknown, expected: string): boolean {
  if (String(value) === expected) return true;
  const tight = (text: string | undefined) => text?.replaceAll(/\s+/g, '');
  const shown = inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 10 });
  return [json(value), shown].some((text) => tight(text) === tight(expected));
}

export const witness = {
  /** Fails unless the value is written as expected. */
  shows(value: unknown, expected: string): void {
    if (!isWritten(value, expected)) {
      throw new Error(`expected ${expected}\n     got ${String(value)} (${inspect(value)})`);
    }
  },
  /** Fails unless an error is thrown that contains the text. */
  throws(run: () => unknown, expected: string): void {
    try {
      run();
    } catch (error) {
      if (String(error).includes(expected)) return;
      throw new Error(`expected an error with ${expected}, got ${error}`);
    }
    throw new Error(`expected an error with ${expected}, got none`);
  },
};
