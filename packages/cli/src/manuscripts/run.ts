// A manuscript from its files to the file of its answers, or to what is wrong with that.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { askedKey, type Cache, readCache, writeCache } from '@proviso/language/manuscripts';
import { type ExitCode, FileError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import type { Settings } from '../evaluator/protocol.ts';
import { settingsFrom } from '../evaluator/settings.ts';
import type { Flags } from '../flags.ts';
import { checkWritable, refuseLink, writeWhole } from '../output/file.ts';
import { version } from '../version.ts';
import { type Answers, answerManuscript, type Failing, keptAnswers } from './answering.ts';
import { type OtherLine, otherLine, standings, standingText } from './checking.ts';
import { type Manuscript, readManuscript } from './files.ts';

/** Writes the answers of a paper, or with `--check` tells what is wrong with them. */
export async function writeAnswers(named: string, flags: Flags): Promise<ExitCode> {
  const checking = flags.has('check');
  const manuscript = await readManuscript(named);
  const { file, cache: place, parts, absent } = manuscript;
  if (parts.length === 0) {
    throw new FileError(
      `${file}: nothing is asked here; \\proviso{…} asks, after \\usepackage{proviso}`,
    );
  }
  if (!checking) {
    refuseLink(place);
    checkWritable(place);
  }
  const kept = keptText(place);
  const old = kept === undefined ? undefined : readCache(kept);
  const json = flags.has('json');
  const conversation = new Conversation(new Map(), false, undefined, settings(flags));
  for (const { in: where, line, column, file: included } of absent) {
    if (!json)
      process.stderr.write(
        `note: ${where}:${line}:${column}: ${included} is not here; what it asks is not answered\n`,
      );
  }
  const known =
    old && flags.has('missing') && old.version === version()
      ? keptAnswers(old, manuscript)
      : undefined;
  let failed = 0;
  const fail = (failing: Failing): void => {
    failed++;
    if (!json) {
      conversation.fail(failing.told);
      return;
    }
    conversation.countFailure();
    const { file, line, column, code, message } = failing;
    conversation.output.line(
      JSON.stringify({ ok: false, file, error: { code, message, line, column } }),
    );
  };
  const now = await answerManuscript(manuscript, {
    conversation,
    fail,
    ...(known && { known: (asked) => known.get(askedKey(asked)) }),
  });
  const report: Report = { manuscript, kept, old, now, conversation, json, failed };
  if (checking) tellStandings(report);
  else write(report);
  if (conversation.stopped && !json) process.stderr.write('stopped\n');
  return conversation.end();
}

interface Report {
  readonly manuscript: Manuscript;
  /** The file of the answers as it stands, and what is read of it. */
  readonly kept: string | undefined;
  readonly old: Cache | undefined;
  readonly now: Answers;
  readonly conversation: Conversation;
  readonly json: boolean;
  /** How many statements have no answer, definitions among them. */
  readonly failed: number;
}

/** What a paper prints does not depend on the terminal. */
function settings(flags: Flags): Settings {
  const { maxBytes, maxForms, seconds } = settingsFrom(flags);
  return {
    style: 'unicode',
    naming: 'all',
    dataTexts: true,
    cites: 'keys',
    draw: false,
    // Else a definition could bring the answer of whatever question happens to stand before.
    keepsAnswers: false,
    longest: 100_000,
    ...(maxBytes !== undefined && { maxBytes }),
    ...(maxForms !== undefined && { maxForms }),
    ...(seconds !== undefined && { seconds }),
  };
}

function keptText(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new FileError(`${place}: it cannot be read (${code})`);
  }
}

/** Writes what was computed; after a stop, what was kept and still belongs there stays. */
function write(report: Report): void {
  const { manuscript, old, now, conversation, json, failed } = report;
  const { file, cache: place, parts } = manuscript;
  const computed = new Set(now.answers.map(askedKey));
  const known = conversation.stopped && old ? [...keptAnswers(old, manuscript).values()] : [];
  const rest = known.filter((kept) => !computed.has(askedKey(kept)));
  const answers = [...now.answers, ...rest];
  const definitions = parts.flatMap((part) => (part.part === 'definitions' ? [part.text] : []));
  // With answers of another version among them, all are to be computed again by `--missing`.
  const by = old !== undefined && rest.length > 0 ? old.version : version();
  writeWhole(place, writeCache({ version: by, definitions, answers }, basename(file)));
  if (json) {
    tellAll(report, false);
    return;
  }
  const standing = standings(old, now);
  const changed = new Set(
    now.asked
      .filter((one) => one.kept.latex !== undefined && standing(one) !== 'same')
      .map(({ kept }) => askedKey(kept)),
  );
  const printed = answers.filter(({ latex }) => latex !== undefined).length;
  const asked = conversation.stopped ? '' : `, ${changed.size} of them new or different`;
  const without = failed === 0 ? '' : `; ${failed} failed`;
  conversation.output.line(`${place}: ${counted(printed)}${asked}${without}`);
}

/** Tells what is wrong, and at the end whether all is well. */
function tellStandings(report: Report): void {
  const { manuscript, old, now, conversation, json } = report;
  if (json) {
    tellAll(report, true);
    return;
  }
  const standing = standings(old, now);
  const wrong = now.asked.filter((one) => one.kept.latex !== undefined && standing(one) !== 'same');
  for (const one of wrong) {
    const { file, question } = one;
    const text = standingText(standing(one), one, old);
    conversation.fail(`${file}:${question.line}:${question.column}: ${text}`);
  }
  const other = wrong.length === 0 ? writtenOtherwise(report) : undefined;
  if (other) conversation.fail(`${manuscript.cache}:${other.line}: ${other.message}`);
  if (wrong.length > 0 || other) {
    process.stderr.write(`${manuscript.cache}: run \`proviso latex ${manuscript.file}\`\n`);
  } else if (!conversation.stopped && !conversation.failed) {
    conversation.output.line(
      `${manuscript.file}: ${counted(now.answers.length)}, all as they are printed`,
    );
  }
}

/** Where the file is not byte for byte what would be written, by the version that it names. */
function writtenOtherwise({
  manuscript,
  kept,
  old,
  now,
  conversation,
}: Report): OtherLine | undefined {
  if (conversation.stopped) return undefined;
  const by = /^[\w.+-]+$/.test(old?.version ?? '') ? old?.version : undefined;
  const { definitions, answers } = now;
  const cache = { version: by ?? version(), definitions, answers };
  return otherLine(kept ?? '', writeCache(cache, basename(manuscript.file)));
}

/** One object for each question; where answers are checked, it fails where they are not the same. */
function tellAll(report: Report, checking: boolean): void {
  const { manuscript, old, now, conversation } = report;
  const standing = standings(old, now);
  let wrong = 0;
  for (const one of now.asked) {
    const { file, question, kept } = one;
    if (kept.latex === undefined) continue;
    const { line, column, answer: asks, text: statement } = question;
    const before = standing(one);
    const ok = !checking || before === 'same';
    if (!ok) wrong++;
    if (!ok) conversation.countFailure();
    const message = standingText(before, one, old);
    conversation.output.line(
      JSON.stringify({
        ...{ ok, file, line, column, asks, statement, latex: kept.latex, kept: before },
        ...(!ok && { error: { code: 'manuscript', message, line, column } }),
      }),
    );
  }
  const other = checking && wrong === 0 ? writtenOtherwise(report) : undefined;
  if (other === undefined) return;
  conversation.countFailure();
  const { line, message } = other;
  const error = { code: 'manuscript', message, line, column: 1 };
  conversation.output.line(JSON.stringify({ ok: false, file: manuscript.cache, error }));
}

function counted(answers: number): string {
  return `${answers} ${answers === 1 ? 'answer' : 'answers'}`;
}
