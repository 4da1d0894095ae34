// The history of the prompt: a file of its own under the XDG state directory, one entry a line,
// newest last. Losing it is no reason to fail.

import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { lexemes } from '@proviso/language';

/** How many entries are kept. */
export const HISTORY_SIZE = 1000;

/** Where the history is kept. */
export function historyFile(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment['XDG_STATE_HOME'] ?? '';
  // The XDG specification has relative paths ignored.
  const state = isAbsolute(given) ? given : join(homedir(), '.local', 'state');
  return join(state, 'proviso', 'history');
}

/** The entries, oldest first. A file that has grown long is cut. */
export function readHistory(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const kept = lines.slice(-HISTORY_SIZE);
    if (lines.length > 2 * HISTORY_SIZE) writeFileSync(file, `${kept.join('\n')}\n`);
    return kept;
  } catch {
    return [];
  }
}

/** Adds a statement. */
export function appendHistory(file: string, statement: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    appendFileSync(file, `${oneLine(statement)}\n`, { mode: 0o600 });
  } catch {
    // A read-only home: the history lasts for this session.
  }
}

/** A statement of several lines as one: line ends become blanks, and comments go. */
export function oneLine(statement: string): string {
  let line = '';
  for (const { kind, text } of lexemes(statement)) {
    if (kind === 'newline') line = `${line.trimEnd()} `;
    else if (kind !== 'space') line += text;
    else if (!text.startsWith('//') && !line.endsWith(' ')) line += text;
  }
  return line.trim();
}
