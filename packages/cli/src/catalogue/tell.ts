// How far the work on the catalogue is, on a line of a terminal that is written over.

import type { Arena } from '@proviso/engine';
import { painter } from '../output/colour.ts';
import { CLEAR_LINE, ProgressLine } from '../output/progress.ts';

export function tell(text: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`${CLEAR_LINE}${painter(process.stderr)('dim', text)}`);
}

export function clear(): void {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
}

/** Works in this thread, and says how far it is when that takes a while. */
export function telling<T>(arena: Arena, about: string, work: () => T): T {
  const line = new ProgressLine();
  line.begin();
  try {
    return arena.under({ onProgress: (progress) => line.show(progress, about) }, work);
  } finally {
    line.clear();
  }
}
