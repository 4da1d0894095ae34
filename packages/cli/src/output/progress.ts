// The line that says a computation is under way: on standard error, on a terminal only, and gone as
// soon as there is an answer.

import type { Progress } from '../evaluator/protocol.ts';
import { painter } from './colour.ts';

/** Back to the margin, and nothing to the right of it. */
export const CLEAR_LINE = '\r\u001b[K';

export class ProgressLine {
  private readonly stream = process.stderr;
  private begun = Date.now();
  private shown = false;

  /** A statement has begun. */
  begin(): void {
    this.clear();
    this.begun = Date.now();
  }

  show(progress: Progress, about?: string): void {
    if (!this.stream.isTTY) return;
    const seconds = (Date.now() - this.begun) / 1000;
    const text = [about ?? [], progressText(progress, seconds)].flat().join(' · ');
    this.stream.write(`${CLEAR_LINE}${painter(this.stream)('dim', text)}`);
    this.shown = true;
  }

  clear(): void {
    if (this.shown) this.stream.write(CLEAR_LINE);
    this.shown = false;
  }
}

/** `2.5 s · element 3 of 40 · 1,234 forms · 20,000 positions · 3 MB · Ctrl-C stops`. */
export function progressText(
  { forms, positions, bytes, element, elements, search }: Progress,
  seconds: number,
): string {
  const counted = (n: number) => n.toLocaleString('en');
  return [
    `${seconds.toFixed(1)} s`,
    ...(element === undefined || elements === undefined
      ? []
      : [`element ${counted(element)} of ${counted(elements)}`]),
    `${counted(forms)} forms`,
    ...(positions > 0 ? [`${counted(positions)} positions`] : []),
    ...(search === undefined
      ? []
      : [
          `${counted(Math.round(search.positionsPerSecond))} a second`,
          `depth ${search.depth}`,
          `table ${Math.round(100 * search.tableFill)}% full`,
        ]),
    `${Math.round(bytes / 2 ** 20)} MB`,
    'Ctrl-C stops',
  ].join(' · ');
}
