// How far the work on the catalogue is, on a line of a terminal that is written over.

import { painter } from '../output/colour.ts';
import { CLEAR_LINE } from '../output/progress.ts';

export function tell(text: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`${CLEAR_LINE}${painter(process.stderr)('dim', text)}`);
}

export function clear(): void {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
}
