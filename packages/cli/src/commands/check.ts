// `proviso check`: verifies certificates with the independent checker, which trusts neither the
// engine nor the file.

import { readFile } from 'node:fs/promises';
import type { Verdict } from '@proviso/engine/check';
import { type Command, UsageError } from '../command.ts';
import { wholeText } from '../input.ts';
import { Output } from '../output/stream.ts';

export const checkCommand: Command = {
  name: 'check',
  synopsis: '[FILE…]',
  summary: 'Verify certificates.',
  details: [
    'A file holds a certificate as JSON, or answers of `proviso explain --json`, one a line, whose ' +
      'certificates are then checked one by one. Without arguments it reads standard input. What a ' +
      'verdict takes on trust it names. The exit status is 1 if a certificate does not hold.',
  ],
  flags: ['json'],
  examples: [
    { line: 'check certificate.json', meaning: 'verify one certificate' },
    { line: `explain --json '0 >= 0 mod E' | proviso check`, meaning: 'verify what was explained' },
  ],
  least: 0,
  most: Infinity,
  completes: 'files',
  async run({ args, flags }) {
    // Loaded only here: no other command has use for it in this thread.
    const { checkCertificate } = await import('@proviso/engine/check');
    const output = new Output();
    let failed = false;
    for (const name of args.length > 0 ? args : ['-']) {
      for (const certificate of certificatesIn(name, await textOf(name))) {
        const verdict = checkCertificate(certificate);
        failed ||= !verdict.valid;
        output.line(flags.has('json') ? asJson(name, verdict) : inWords(name, verdict));
        await output.flush();
      }
    }
    return failed ? 1 : 0;
  },
};

async function textOf(name: string): Promise<string> {
  if (name === '-') return wholeText();
  try {
    return await readFile(name, 'utf8');
  } catch {
    throw new UsageError(`${name}: it cannot be read`);
  }
}

/** The certificates of a text: one JSON value, or one a line; answers give theirs. */
function certificatesIn(name: string, text: string): unknown[] {
  const values =
    readJson(text) ??
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readJson);
  const found = [values].flat().flatMap((value) => {
    if (value === undefined) throw new UsageError(`${name}: this is not JSON`);
    return certificatesOf(value);
  });
  if (found.length === 0) throw new UsageError(`${name}: there is no certificate in it`);
  return found;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer of the language holds its certificates in its value. */
function certificatesOf(value: unknown): unknown[] {
  const answer = value as { ok?: boolean; value?: { certificates?: unknown } } | null;
  if (answer?.ok === undefined) return [value];
  return [answer.value?.certificates ?? []].flat();
}

function inWords(name: string, verdict: Verdict): string {
  if (!verdict.valid) return `${name}: does not hold: ${verdict.fault}`;
  const { claim, universe, operations, trusts } = verdict;
  return `${name}: ${claim} modulo ${universe} holds; ${operations} steps checked, trusting ${trusts.join(' and ')}`;
}

function asJson(name: string, verdict: Verdict): string {
  if (verdict.valid) {
    const { valid: ok, ...rest } = verdict;
    return JSON.stringify({ ok, file: name, ...rest });
  }
  const error = { code: 'certificate', message: verdict.fault };
  return JSON.stringify({ ok: false, file: name, error });
}
