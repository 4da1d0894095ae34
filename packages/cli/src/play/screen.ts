// The terminal as a screen: the alternate screen and single keys while it is open, and everything as it
// was however the command ends.

import { emitKeypressEvents, type Key } from 'node:readline';
import { type Paint, painter } from '../output/colour.ts';
import { width } from '../output/columns.ts';
import { suspended } from '../output/suspended.ts';
import type { SpanLine } from './picture.ts';

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?1049l';
const HOME = '\u001b[H';
const CLEAR_TO_END_OF_LINE = '\u001b[K';
const CLEAR_BELOW = '\u001b[J';
const INVERSE = ['\u001b[7m', '\u001b[27m'] as const;

/** The exit status of a process that a signal has ended. */
const ENDED_BY = { SIGTERM: 143, SIGHUP: 129 } as const;

export interface Keyboard {
  key(key: Key): void;
  resized(): void;
}

export class Screen {
  private readonly paint: Paint = painter(process.stdout);
  private readonly inverts = this.paint('red', '') !== '';
  private open = false;
  private readonly onExit = () => this.close();
  private readonly onKey = (_: string | undefined, key: Key) => this.keyboard?.key(key);
  private readonly onResize = () => this.keyboard?.resized();
  private readonly onSignal = (signal: keyof typeof ENDED_BY) => {
    this.close();
    process.exit(ENDED_BY[signal]);
  };
  private keyboard: Keyboard | undefined;

  /** Opens the screen; keys and changes of its size are told to the keyboard. */
  start(keyboard: Keyboard): void {
    this.keyboard = keyboard;
    this.open = true;
    // Whoever ends the process, the terminal is given back.
    process.on('exit', this.onExit);
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
    process.stdout.on('resize', this.onResize);
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true);
    process.stdin.on('keypress', this.onKey);
    process.stdin.resume();
    process.stdout.write(ENTER);
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    process.stdout.write(LEAVE);
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stdin.off('keypress', this.onKey);
    process.stdout.off('resize', this.onResize);
    process.off('exit', this.onExit);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
  }

  /** Gives the terminal back to the shell, as Ctrl-Z asks, until the shell brings the command to the front again. */
  suspend(): void {
    const { keyboard } = this;
    if (!this.open || keyboard === undefined) return;
    this.close();
    suspended(() => {
      this.start(keyboard);
      keyboard.resized();
    });
  }

  get columns(): number {
    return process.stdout.columns > 0 ? process.stdout.columns : 80;
  }

  get rows(): number {
    return process.stdout.rows > 0 ? process.stdout.rows : 24;
  }

  /** Shows lines from the top; what does not fit is left out. */
  show(lines: readonly SpanLine[]): void {
    if (!this.open) return;
    const shown = lines
      .slice(0, this.rows)
      .map((line) => this.painted(line) + CLEAR_TO_END_OF_LINE);
    process.stdout.write(`${HOME}${shown.join('\r\n')}${CLEAR_BELOW}`);
  }

  private painted(line: SpanLine): string {
    let room = this.columns - 1;
    let painted = '';
    for (const { text, colour, inverse } of line) {
      const cut = cropped(text, room);
      room -= width(cut);
      const coloured = colour === undefined ? cut : this.paint(colour, cut);
      painted += inverse && this.inverts ? INVERSE.join(coloured) : coloured;
    }
    return painted;
  }
}

const SIGNALS = Object.keys(ENDED_BY) as (keyof typeof ENDED_BY)[];

/** The beginning of a text that fits. */
function cropped(text: string, room: number): string {
  if (width(text) <= room) return text;
  let cut = '';
  for (const letter of text) {
    if (width(cut + letter) > room) break;
    cut += letter;
  }
  return cut;
}
