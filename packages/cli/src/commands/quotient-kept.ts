// `proviso quotient … --heaps N --resume FILE`: the quotient is kept in a file as its certificate, again
// and again while more heaps are taken in, and the next call goes on from there.

import { existsSync, readFileSync } from 'node:fs';
import type { EncodedValue } from '@proviso/language';
import { type ExitCode, FileError, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import type { Answer } from '../evaluator/protocol.ts';
import type { Flags } from '../flags.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { printable } from '../output/printable.ts';

/** The fewest heaps that are taken in between two writes of the file. */
const FEWEST = 5;

/** What is asked: a ruleset as the language writes it, the largest heap, and the play. */
export interface HeapsQuestion {
  readonly ruleset: string;
  readonly heaps: number;
  readonly play: 'misere' | 'normal';
}

/** A certificate as it stands in the file. */
interface Kept {
  readonly text: string;
  readonly heaps: number;
  /** What it is about, but for the number of heaps: two of the same are steps of one quotient. */
  readonly subject: string;
}

/** Takes heaps in, a few at a time, and keeps the quotient of those so far. */
export async function keptQuotient(
  question: HeapsQuestion,
  file: string,
  flags: Flags,
): Promise<ExitCode> {
  if (!file.endsWith('.json')) {
    throw new UsageError(
      `${file}: the file of --resume is a certificate, and its name ends in .json`,
    );
  }
  checkWritable(file);
  let kept = readKept(file);
  if (kept !== undefined && kept.heaps > question.heaps) {
    throw new UsageError(
      `${file}: it has the heaps up to ${kept.heaps}; ask for as many, or give another file`,
    );
  }
  const conversation = new Conversation(flags);
  for (;;) {
    const heaps = nextStep(kept?.heaps ?? 0, question.heaps);
    const about = `heaps to ${heaps} of ${question.heaps}`;
    const { result, stopped } = await conversation.ask(
      { text: textOf({ ...question, heaps }, kept), line: 1 },
      about,
    );
    const found = result.ok ? result : result.partial;
    const certificate = found && certificateOf(found);
    if (certificate !== undefined) {
      kept = certificate;
      keep(file, certificate);
    }
    if (result.ok && heaps < question.heaps && !conversation.stopped) continue;
    tell(conversation, { result, stopped }, file);
    return conversation.end();
  }
}

/** Writes a certificate, unless another run of the command has come further with the same quotient meanwhile. */
function keep(file: string, { text, heaps, subject }: Kept): void {
  const there = readKept(file);
  if (there?.subject === subject && there.heaps > heaps) return;
  writeWhole(file, text);
}

function nextStep(reached: number, last: number): number {
  return Math.min(last, reached + Math.max(FEWEST, Math.ceil(reached / 2)));
}

function textOf({ ruleset, heaps, play }: HeapsQuestion, kept: Kept | undefined): string {
  const from = kept === undefined ? '' : `, ${JSON.stringify(kept.text)}`;
  return `quotient(${ruleset}, ${heaps}${from}${play === 'normal' ? ', "normal"' : ''})`;
}

function certificateOf({ value }: Pick<EncodedValue, 'value'>): Kept | undefined {
  if (typeof value !== 'object' || value === null || !('certificates' in value)) return undefined;
  const [certificate] = value.certificates;
  if (certificate?.format !== 'proviso-quotient') return undefined;
  return keptOf(certificate, `${JSON.stringify(certificate)}\n`);
}

function keptOf(certificate: object, text: string): Kept {
  const { play, codes, of } = certificate as Record<string, unknown>;
  return { text, heaps: heapsOf(certificate), subject: JSON.stringify([play, codes, of]) };
}

function heapsOf(certificate: object): number {
  const { heaps, moves } = certificate as { heaps?: number; moves?: readonly unknown[] };
  return heaps ?? moves?.length ?? 0;
}

/** The quotient that is there already; nothing where the file does not exist or is empty. */
function readKept(file: string): Kept | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.trim() === '') return undefined;
  let certificate: { readonly format?: unknown } | null;
  try {
    certificate = JSON.parse(text);
  } catch {
    certificate = null;
  }
  if (certificate?.format !== 'proviso-quotient') {
    throw new FileError(`${file}: this is no certificate of a quotient; give another file`);
  }
  return keptOf(certificate, text);
}

/** Prints the quotient, or the one of fewer heaps with the reason why there are no more. */
function tell(
  conversation: Conversation,
  { result, stopped }: Pick<Answer, 'result' | 'stopped'>,
  file: string,
): void {
  const { output } = conversation;
  if (conversation.json) {
    if (!result.ok) conversation.countFailure();
    output.line(JSON.stringify(result));
    return;
  }
  const found = result.ok ? result : result.partial;
  if (found !== undefined) output.line(printable(found.text));
  if (result.ok) return;
  output.write();
  const reason = stopped ? 'stopped' : result.error.message;
  const kept = found === undefined ? '' : `; what was found is kept in ${file}`;
  conversation.fail(`${reason}${kept}`);
}
