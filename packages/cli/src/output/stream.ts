// Writing to standard output: all lines of one moment in one piece, no faster than the reader takes
// them, and quietly ending when the reader has gone (`proviso … | head -1`).

import { once } from 'node:events';

export class Output {
  private readonly stream: NodeJS.WriteStream;
  private gathered = '';

  constructor(stream: NodeJS.WriteStream = process.stdout) {
    this.stream = stream;
  }

  /** Adds a line; it is written at the end of the moment. */
  line(text: string): void {
    if (this.gathered === '') queueMicrotask(() => this.write());
    this.gathered += `${text}\n`;
  }

  /** Writes what was gathered now, as before something on standard error. */
  write(): void {
    if (this.gathered === '') return;
    this.stream.write(this.gathered);
    this.gathered = '';
  }

  /** Writes what was gathered, and waits if the reader is behind. */
  async flush(): Promise<void> {
    this.write();
    if (this.stream.writableNeedDrain) await once(this.stream, 'drain');
  }
}

/** A reader that goes away is no failure: there is simply nobody left to answer. */
export function endWhenReaderGoes(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.stderr.on('error', () => {}); // nobody reads what is wrong; the exit code still says it
}
