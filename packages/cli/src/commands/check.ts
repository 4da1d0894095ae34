// `proviso check`: verifies certificates with the independent checker, which trusts neither the
// engine nor the file. It runs in this thread: Ctrl-C ends the process, and with it the check.

import { createReadStream } from 'node:fs';
import type * as Checker from '@proviso/engine/check';
import type { Found, Refused, Verdict } from '@proviso/engine/check';
import type { Command, ExitCode } from '../command.ts';
import { type Flags, flagNumber } from '../flags.ts';
import { unreadable } from '../input.ts';
import { Output } from '../output/stream.ts';

/** What a certificate may take unless the flags say otherwise. */
const SECONDS = 60;
const MEGABYTES = 1024;
const MAX_FORMS = 5_000_000;

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
      `${MAX_FORMS.toLocaleString('en')} forms.`,
  ],
  flags: ['json', 'timeout', 'max-forms', 'max-memory'],
  examples: [
    { line: 'check certificate.json', meaning: 'verify one certificate' },
    { line: `explain --json '0 >= 0 mod E' | proviso check`, meaning: 'verify what was explained' },
  ],
  least: 0,
  most: Infinity,
  completes: 'files',
  async run({ args, flags }) {
    // Loaded only here: no other command has use for it in this thread.
    const run = new CheckRun(await import('@proviso/engine/check'), flags);
    for (const name of args.length > 0 ? args : ['-']) await run.checkFile(name);
    return run.code;
  },
};

class CheckRun {
  code: ExitCode = 0;
  private readonly checker: typeof Checker;
  private readonly json: boolean;
  private readonly seconds: number;
  private readonly limits: { readonly maxForms: number; readonly maxBytes: number };
  private readonly output = new Output();

  constructor(checker: typeof Checker, flags: Flags) {
    this.checker = checker;
    this.json = flags.has('json');
    this.seconds = flagNumber(flags, 'timeout') ?? SECONDS;
    this.limits = {
      maxForms: flagNumber(flags, 'max-forms') ?? MAX_FORMS,
      maxBytes: (flagNumber(flags, 'max-memory') ?? MEGABYTES) * 2 ** 20,
    };
  }

  async checkFile(name: string): Promise<void> {
    let certificates = 0;
    for (const found of this.foundIn(await textOf(name, this.limits.maxBytes))) {
      const { verdict } = found;
      if (verdict.valid || verdict.code === 'certificate' || verdict.code === 'budget')
        certificates++;
      await this.print(name, found);
    }
    if (certificates === 0) this.code = 2;
  }

  private foundIn(text: string | Refused): Iterable<Found> {
    if (typeof text !== 'string') return [{ line: 1, verdict: text }];
    const deadline = () => Date.now() + this.seconds * 1000;
    return this.checker.checkText(text, () => ({ ...this.limits, deadline: deadline() }));
  }

  private async print(name: string, found: Found): Promise<void> {
    const { verdict } = found;
    if (!verdict.valid) this.code = verdict.code === 'unreadable' ? 2 : this.code || 1;
    if (this.json) this.output.line(asJson(name, found));
    else if (verdict.valid || verdict.code === 'certificate') {
      this.output.line(`${name}: ${this.inWords(verdict)}`);
    } else {
      // What was said before stands before it.
      this.output.write();
      const what = verdict.code === 'budget' ? 'not checked: ' : '';
      process.stderr.write(`${name}, line ${found.line}: ${what}${verdict.fault}\n`);
    }
    await this.output.flush();
  }

  private inWords(verdict: Verdict): string {
    const { whereText } = this.checker;
    if (!verdict.valid) {
      const { claimed, fault } = verdict;
      const claim = claimed && `; the claim is ${claimed.claim} modulo ${claimed.modulo}, where `;
      return `does not hold: ${fault}${claim ? claim + whereText(claimed) : ''}`;
    }
    const { claim, modulo, operations, trusts } = verdict;
    return `${claim} modulo ${modulo} holds, where ${whereText(verdict)}; ${operations} steps checked, trusting ${trusts.join(' and ')}`;
  }
}

/** The text of a file, read no further than a checker with so much memory could use. */
async function textOf(name: string, most: number): Promise<string | Refused> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of name === '-' ? process.stdin : createReadStream(name)) {
      length += chunk.length;
      if (length > most) return refused('budget', 'the file is larger than the memory allowed');
      chunks.push(chunk);
    }
  } catch (error) {
    return refused('unreadable', unreadable(error));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return refused('unreadable', 'it is not UTF-8');
  }
}

function refused(code: Refused['code'], fault: string): Refused {
  return { valid: false, code, fault };
}

function asJson(file: string, { line, verdict }: Found): string {
  if (verdict.valid) {
    const { valid: ok, ...rest } = verdict;
    return JSON.stringify({ ok, file, line, ...rest });
  }
  const { code, fault: message, claimed } = verdict;
  return JSON.stringify({ ok: false, file, line, error: { code, message }, claimed });
}
