// The statements of a manuscript, run in their order in one session, and their answers as LaTeX. Answers that
// are kept and belong to the same statements can be taken instead.

import { dirname, relative } from 'node:path';
import { placedStatements } from '@proviso/language';
import {
  answerDigest,
  askedKey,
  type Cache,
  type Definitions,
  definitionsKey,
  inParentheses,
  type KeptAnswer,
  printAnswer,
  type Question,
  statementOf,
} from '@proviso/language/manuscripts';
import type { Conversation } from '../conversation.ts';
import type { Answer, Statement } from '../evaluator/protocol.ts';
import { errorText } from '../output/error-text.ts';
import type { Manuscript } from './files.ts';

/** A question with its answer; questions that are asked again come again. */
export interface Answered {
  readonly file: string;
  readonly question: Question;
  readonly kept: KeptAnswer;
  /** Taken from the answers that were kept. */
  readonly taken: boolean;
}

export interface Answers extends Omit<Cache, 'version'> {
  readonly asked: readonly Answered[];
}

/** What went wrong, where it is not an answer that tells. */
export interface Failing {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
  /** As it is told to people, with the line it stands in. */
  readonly told: string;
}

export interface Ways {
  readonly conversation: Conversation;
  /** An answer that need not be computed. */
  readonly known?: (asked: KeptAnswer) => KeptAnswer | undefined;
  readonly fail: (failing: Failing) => void;
}

/** Runs the manuscript, until it is through or stopped. */
export async function answerManuscript(
  { file: main, parts }: Manuscript,
  { conversation, known, fail }: Ways,
): Promise<Answers> {
  const definitions: string[] = [];
  const found = new Map<string, Omit<Answered, 'file' | 'question'>>();
  const asked: Answered[] = [];
  /** Why nothing is answered any more, told in a file: a name may still mean what it meant before. */
  let refusal: ((file: string) => string) | undefined;
  for (const part of parts) {
    const { file } = part;
    if (part.part === 'obstacle') {
      const { line, column, message } = part;
      fail({
        file,
        line,
        column,
        code: 'manuscript',
        message,
        told: `${file}:${line}:${column}: ${message}`,
      });
    } else if (part.part === 'definitions') {
      definitions.push(part.text);
      await define(part, file);
    } else {
      const answered = await answer(part, file);
      if (answered !== undefined) asked.push({ file, question: part, ...answered });
    }
    if (conversation.stopped) break;
  }
  const answers = [...found.values()].map(({ kept }) => kept);
  return { definitions, answers, asked };

  async function define(part: Definitions, file: string): Promise<void> {
    const statements = placedIn(part);
    const answers = await conversation.gather(statements, file, true);
    for (const [i, { result, stopped }] of answers.entries()) {
      const statement = statements[i];
      if (result.ok || stopped || statement === undefined) continue;
      fail(failing(result.error, statement, file));
      const where = ` of ${relative(dirname(main), file)}`;
      refusal ??= (asking) =>
        `the definition in line ${statement.line}${asking === file ? '' : where} failed`;
    }
  }

  async function answer(
    question: Question,
    file: string,
  ): Promise<Omit<Answered, 'file' | 'question'> | undefined> {
    const asking = { after: definitions.length, kind: question.answer, statement: question.text };
    const key = askedKey(asking);
    const before = found.get(key);
    if (before !== undefined) return before;
    const refused = refusal?.(file);
    const old = refused === undefined ? known?.({ ...asking, digest: '' }) : undefined;
    let kept = old;
    if (refused !== undefined) {
      const { line, column } = question;
      const told = `${file}:${line}:${column}: no answer to this: ${refused}`;
      fail({ file, line, column, code: 'manuscript', message: refused, told });
      const printed = { message: refused };
      kept = { ...asking, ...printed, digest: answerDigest(asking, printed, definitions) };
    }
    if (kept === undefined) {
      const [statement] = placedIn(question);
      const [given] = statement ? await conversation.gather([statement], file, true) : [];
      if (statement === undefined || given === undefined || given.stopped) return undefined;
      if (given.lostState) {
        refusal ??= () =>
          `the statement in line ${question.line} had to be ended, and not all definitions could be run again`;
      }
      const printed = printedAs(given, question);
      if ('message' in printed) {
        const error = given.result.ok
          ? {
              code: 'manuscript',
              message: printed.message,
              line: question.line,
              column: question.column,
            }
          : given.result.error;
        if (given.result.ok) conversation.countFailure();
        fail(failing(error, statement, file));
      }
      kept = { ...asking, ...printed, digest: answerDigest(asking, printed, definitions) };
    }
    const answered = { kept, taken: old !== undefined };
    found.set(key, answered);
    return answered;
  }
}

type PrintedAnswer = Pick<KeptAnswer, 'latex' | 'plain' | 'message'>;

function printedAs({ result, shown }: Answer, { answer }: Question): PrintedAnswer {
  if (!result.ok) return { message: result.error.message };
  const printed = printAnswer(answer, shown, result.text);
  const plain = (shown?.kind === 'game' ? shown.game.ascii : undefined) ?? result.text;
  return { ...printed, ...('latex' in printed && isShort(plain) && { plain }) };
}

/** Whether TeX can read a text as an argument of one line. */
function isShort(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth++;
    if (sign === '}' && --depth < 0) return false;
  }
  return depth === 0 && /^[ -~]{1,80}$/.test(text);
}

/** The statements of a part with the places of its file. */
function placedIn({ part, text, line, column }: Question | Definitions): Statement[] {
  const own = part === 'question' ? statementOf(text) : text;
  const whole = part === 'question' ? inParentheses(own) : undefined;
  const before = ' '.repeat(column - (whole === undefined ? 1 : 2));
  const statements = placedStatements(before + (whole ?? own));
  return statements.map((statement) => ({ ...statement, line: statement.line + line - 1 }));
}

function failing(
  error: { code: string; message: string; line: number; column: number },
  statement: Statement,
  file: string,
): Failing {
  const { code, message, line, column } = error;
  return { file, line, column, code, message, told: errorText(error as never, statement, file) };
}

/** The answers of a cache that belong to the same statements, changed by nobody; what has failed is none. */
export function keptAnswers(cache: Cache, { parts }: Manuscript): ReadonlyMap<string, KeptAnswer> {
  const now = parts.flatMap((part) =>
    part.part === 'definitions' ? [definitionsKey(part.text)] : [],
  );
  const then = cache.definitions.map(definitionsKey);
  // What is loaded stands in another file, and may have changed.
  const first = then.findIndex((text, i) => text !== now[i] || /\bload\b/.test(text));
  const same = first < 0 ? then.length : first;
  return new Map(
    cache.answers
      .filter(
        (kept) =>
          kept.latex !== undefined &&
          kept.after <= same &&
          kept.digest === answerDigest(kept, kept, cache.definitions),
      )
      .map((kept) => [askedKey(kept), kept]),
  );
}
