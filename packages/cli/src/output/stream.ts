// Writing to standard output: all lines of one moment in one piece, no faster than the reader takes
// them. The command ends quietly when the reader has gone (`proviso … | head -1`), and with a message
// when the lines cannot be written (`proviso … > /dev/full`, `proviso … >&-`).

import { once } from 'node:events';
import { isOutputClosed } from './closed-output.ts';

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
    if (this.stream === process.stdout && isOutputClosed())
      cannotWrite('standard output is closed');
    this.stream.write(this.gathered);
    this.gathered = '';
  }

  /** Writes what was gathered, and waits if the reader is behind. */
  async flush(): Promise<void> {
    this.write();
    if (this.stream.writableNeedDrain) await once(this.stream, 'drain');
  }
}

/** Ends the command when its output cannot be written, whoever was writing. */
export function endWhenOutputFails(): void {
  process.stdout.on('error', outputFailed);
  process.stderr.on('error', () => {}); // nobody reads what is wrong; the exit code still says it
}

/** A reader that goes away is no failure: there is simply nobody left to answer. Others are. */
export function outputFailed(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0);
  cannotWrite(error.code === 'ENOSPC' ? 'no space left on device (ENOSPC)' : error.message);
}

function cannotWrite(reason: string): never {
  process.stderr.write(`proviso: the output could not be written: ${reason}\n`);
  process.exit(1);
}
