// The bar that shows how far the literature is: on standard error, on a terminal only, gone at the end.

import { painter } from '../output/colour.ts';
import { CLEAR_LINE } from '../output/progress.ts';

const CELLS = 24;

export class ProgressBar {
  private readonly stream = process.stderr;
  private readonly begun = Date.now();
  private total = 0;
  private done = 0;
  private doing = '';
  private shown = false;

  begin(total: number): void {
    this.total = total;
  }

  running(paper: string, item: string): void {
    this.doing = `${paper}, ${item}`;
    this.show();
  }

  step(): void {
    this.done++;
  }

  get counts(): string {
    return `${this.done} of ${this.total} entries`;
  }

  get seconds(): string {
    return ((Date.now() - this.begun) / 1000).toFixed(1);
  }

  clear(): void {
    if (this.shown) this.stream.write(CLEAR_LINE);
    this.shown = false;
  }

  private show(): void {
    if (!this.stream.isTTY) return;
    const full = Math.floor((CELLS * this.done) / Math.max(1, this.total));
    const bar = '█'.repeat(full) + '░'.repeat(CELLS - full);
    const text = `${bar} ${this.done}/${this.total} · ${this.seconds} s · Ctrl-C stops · ${this.doing}`;
    const room = (this.stream.columns || 80) - 1;
    this.stream.write(
      `${CLEAR_LINE}${painter(this.stream)('dim', [...text].slice(0, room).join(''))}`,
    );
    this.shown = true;
  }
}
