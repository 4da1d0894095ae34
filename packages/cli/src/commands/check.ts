// `proviso check`: verifies certificates with the independent checker, which trusts neither the
// engine nor the file. It works in a thread of its own; Ctrl-C ends that and says so.

import type { Refused } from '@proviso/engine/check';
import type { Checked, CheckLimits } from '../check/protocol.ts';
import { CheckThread } from '../check/thread.ts';
import type { Command, ExitCode } from '../command.ts';
import { type Flags, flagNumber } from '../flags.ts';
import { fileStream, standardInput, unreadable } from '../input.ts';
import { printable } from '../output/printable.ts';
import { Output } from '../output/stream.ts';
import { whileWaiting } from '../output/waiting.ts';

/** What a certificate may take unless the flags say otherwise. */
const SECONDS = 60;
const MEGABYTES = 1024;
const MILLIONS_OF_FORMS = 5;

export const checkCommand: Command = {
  name: 'check',
  synopsis: '[FILE…]',
  summary: 'Verify certificates.',
  details: [
    'A file holds certificates as JSON, or answers of `proviso explain --json` or `eval --json`, one ' +
      'after the other, whose certificates are then checked. Without arguments it reads standard ' +
      'input. Each verdict repeats the claim in full, as read from the file, and names what it takes ' +
      'on trust.',
    'The exit status is 0 only if everything in the files is a certificate that holds. It is 1 if ' +
      'one does not hold, was not checked because that takes more than the flags allow, or is ' +
      'missing from an answer; 2 if a file cannot be read or has no certificate at all.',
    `Unless the flags say otherwise a certificate may take ${SECONDS} seconds, ${MEGABYTES} MB and ` +
      `${MILLIONS_OF_FORMS},000,000 forms.`,
  ],
  flags: ['json', 'timeout', 'max-forms', 'max-memory'],
  examples: [
    { line: 'check certificate.json', meaning: 'verify one certificate' },
    { line: `explain --json '0 >= 0 mod E' | proviso check`, meaning: 'verify what was explained' },
  ],
  least: 0,
  most: Infinity,
  completes: 'files',
  run: ({ args, flags }) => new CheckRun(flags).run(args.length > 0 ? args : ['-']),
};

class CheckRun {
  private code: ExitCode = 0;
  private readonly json: boolean;
  private readonly limits: CheckLimits;
  private readonly thread: CheckThread;
  private readonly output = new Output();
  private reading = false;
  private interrupted = false;

  constructor(flags: Flags) {
    this.json = flags.has('json');
    this.limits = {
      seconds: flagNumber(flags, 'timeout') ?? SECONDS,
      maxForms: flagNumber(flags, 'max-forms') ?? MILLIONS_OF_FORMS * 1e6,
      maxBytes: (flagNumber(flags, 'max-memory') ?? MEGABYTES) * 2 ** 20,
    };
    this.thread = new CheckThread(this.limits);
  }

  async run(files: readonly string[]): Promise<ExitCode> {
    const onInterrupt = () => {
      if (this.reading) {
        // It may wait for its file for ever.
        process.stderr.write('stopped\n', () => process.exit(130));
        return;
      }
      this.interrupted = true;
      this.thread.stop();
    };
    process.on('SIGINT', onInterrupt);
    try {
      for (const name of files) {
        await this.checkFile(name);
        if (this.interrupted) return await this.sayStopped(name);
      }
      return this.code;
    } finally {
      process.off('SIGINT', onInterrupt);
      await this.thread.end();
    }
  }

  private async checkFile(name: string): Promise<void> {
    let certificates = 0;
    this.reading = true;
    const bytes = await whileWaiting(name, bytesOf(name, this.limits.maxBytes));
    this.reading = false;
    for await (const found of this.foundIn(bytes)) {
      const { verdict } = found;
      if (verdict.valid || verdict.code === 'certificate' || verdict.code === 'budget')
        certificates++;
      await this.print(name, found);
      if (this.interrupted) return;
    }
    if (certificates === 0) this.code = 2;
  }

  private async *foundIn(bytes: Uint8Array<ArrayBuffer> | Refused): AsyncGenerator<Checked> {
    if (bytes instanceof Uint8Array) yield* this.thread.check(bytes);
    else yield { line: 1, verdict: bytes };
  }

  private async print(name: string, found: Checked): Promise<void> {
    const { verdict } = found;
    if (!verdict.valid) this.code = verdict.code === 'unreadable' ? 2 : this.code || 1;
    if (this.json) this.output.line(asJson(name, found));
    else if (verdict.valid || verdict.code === 'certificate') {
      this.output.line(printable(`${name}: ${inWords(found)}`));
    } else {
      // What was said before stands before it.
      this.output.write();
      const what = verdict.code === 'budget' ? 'not checked: ' : '';
      // What cannot be read has its own place in it, or none.
      const place = verdict.code === 'unreadable' ? name : `${name}, line ${found.line}`;
      process.stderr.write(`${printable(`${place}: ${what}${verdict.fault}`)}\n`);
    }
    await this.output.flush();
  }

  /** The verdicts so far stand; the file is not through. */
  private async sayStopped(file: string): Promise<ExitCode> {
    const error = { code: 'budget', message: 'stopped on request' };
    if (this.json) this.output.line(JSON.stringify({ ok: false, file, error }));
    await this.output.flush();
    if (!this.json) process.stderr.write('stopped\n');
    return 130;
  }
}

function inWords({ verdict, claim, where }: Checked): string {
  if (!verdict.valid) {
    const claimed = claim && `; the claim is ${claim}, where ${where}`;
    return `does not hold: ${verdict.fault}${claimed ?? ''}`;
  }
  const { operations, trusts } = verdict;
  return `${claim} holds, where ${where}; ${operations} ${operations === 1 ? 'step' : 'steps'} checked, trusting ${trusts.join(' and ')}`;
}

/** The bytes of a file, read no further than a checker with so much memory could use. */
async function bytesOf(name: string, most: number): Promise<Uint8Array<ArrayBuffer> | Refused> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of name === '-' ? standardInput() : fileStream(name)) {
      length += chunk.length;
      if (length > most) return refused('budget', 'the file is larger than the memory allowed');
      chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    return refused('unreadable', unreadable(error));
  }
  // Not as Buffer.concat has it: small ones are parts of a larger piece, which cannot be handed over.
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function refused(code: Refused['code'], fault: string): Refused {
  return { valid: false, code, fault };
}

function asJson(file: string, { line, verdict }: Checked): string {
  if (verdict.valid) {
    const { valid: ok, ...rest } = verdict;
    return JSON.stringify({ ok, file, line, ...rest });
  }
  const { code, fault: message, claimed } = verdict;
  return JSON.stringify({ ok: false, file, line, error: { code, message }, claimed });
}
