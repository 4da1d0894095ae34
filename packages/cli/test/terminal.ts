// The command on a real terminal, which `script` of bsdutils provides.

import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLEAR_LINE } from '../src/output/progress.ts';
import { type BuiltCommand, until, watch } from './process.ts';

export const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** A terminal session: types keys and waits for texts to appear. */
export class Terminal {
  private readonly running;
  private seen = 0;

  /** `line` is what a shell is given after the name of the command. */
  constructor(
    { main }: BuiltCommand,
    line: string,
    environment: NodeJS.ProcessEnv = {},
    { ifStopped }: { ifStopped?: string } = {},
  ) {
    const call = `"${process.execPath}" "${main}" ${line}`;
    // Only a shell that controls jobs can stop one.
    const run =
      ifStopped === undefined
        ? `exec ${call}`
        : `exec bash --norc --noprofile -ic '${call}; ${ifStopped}'`;
    const command = `stty cols 100 rows 40; ${run}`;
    const env = { ...process.env, TERM: 'xterm', NO_COLOR: '' };
    const child = spawn('env', ['script', '-qec', command, '/dev/null'], {
      env: { ...env, ...environment },
    });
    this.running = watch(child);
  }

  type(keys: string): void {
    this.running.child.stdin?.write(keys);
  }

  /** Types slowly, as people do. */
  async typeSlowly(keys: string): Promise<void> {
    for (const key of keys) {
      this.type(key);
      await sleep(20);
    }
  }

  /** Waits for a text that was not there when the last one was found. */
  async see(text: string): Promise<void> {
    const screen = () => this.running.stdout();
    await until(
      () => screen().includes(text, this.seen),
      () => JSON.stringify(screen()),
    );
    this.seen = screen().indexOf(text, this.seen) + text.length;
  }

  /** What was drawn last where the screen is drawn from its upper left corner. */
  get frame(): string {
    return this.screen.slice(this.screen.lastIndexOf('\u001b[H') + 1);
  }

  /** Waits for a frame. */
  async seeFrame(...patterns: readonly RegExp[]): Promise<void> {
    await until(
      () => patterns.every((pattern) => pattern.test(this.frame)),
      () => JSON.stringify(this.frame),
    );
  }

  /** The process that holds the terminal; the command is its child. */
  get pid(): number {
    return this.running.child.pid ?? 0;
  }

  get screen(): string {
    return this.running.stdout();
  }

  async leave(keys = CTRL_D): Promise<number | null> {
    this.type(keys);
    return (await this.running.finished).code;
  }
}

/** Presses Ctrl-C as soon as the command says that it computes; `said` is what it writes after that. */
export async function stopOnTerminal(
  command: BuiltCommand,
  line: string,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const terminal = new Terminal(command, line, { NO_COLOR: '1' });
  await terminal.see('Ctrl-C stops');
  const code = await terminal.leave(CTRL_C);
  // The progress is wiped before anything else is said.
  const said = terminal.screen.split(CLEAR_LINE).at(-1) ?? '';
  return { code, said: said.replaceAll('\r', '') };
}
