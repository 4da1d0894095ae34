// The answers of a manuscript as a file that proviso.sty reads: `paper.proviso` beside `paper.tex`. Each
// answer stands with its statement, the kind it is printed in, and how many sets of definitions were before
// it; the definitions stand there too, for TeX compares both with the document and prints no answer to
// anything else. A digest of all these and the answer tells what was changed by hand.

import { digestOf } from '../sheets/digest.ts';
import { declarationsFor } from '../sheets/latex-words.ts';
import type { AnswerKind } from './parts.ts';
import { definitionsKey, questionKey } from './questions.ts';

/** What is asked: how many sets of definitions were before, how it is printed, and the statement. */
export interface Asked {
  readonly after: number;
  readonly kind: AnswerKind;
  readonly statement: string;
}

/** An answer, or why there is none. */
export type KeptAnswer = Asked & {
  readonly digest: string;
  readonly latex?: string;
  /** The answer in ASCII, where it takes one line: for bookmarks of a PDF. */
  readonly plain?: string;
  readonly message?: string;
};

export interface Cache {
  readonly version: string;
  /** The sets of definitions, each as it stands. */
  readonly definitions: readonly string[];
  readonly answers: readonly KeptAnswer[];
}

/** Whether two statements are one. */
export function askedKey({ after, kind, statement }: Asked): string {
  return `${after} ${kind} ${questionKey(statement)}`;
}

/** SHA-256 of an answer with all that it depends on. */
export function answerDigest(
  asked: Asked,
  answer: Pick<KeptAnswer, 'latex' | 'plain' | 'message'>,
  definitions: readonly string[],
): string {
  const before = definitions.slice(0, asked.after).map(definitionsKey);
  const { latex = null, plain = null, message = null } = answer;
  return digestOf(
    JSON.stringify([before, asked.kind, questionKey(asked.statement), latex, plain, message]),
  );
}

/** SHA-256 of all that was asked and answered: two papers with one digest say the same. */
export function cacheDigest({ definitions, answers }: Omit<Cache, 'version'>): string {
  return digestOf(
    JSON.stringify([definitions.map(definitionsKey), answers.map(({ digest }) => digest)]),
  );
}

const FORMAT = 1;

/** The file. */
export function writeCache(cache: Cache, file: string): string {
  const { version, definitions, answers } = cache;
  const name = file.replace(/[^\x20-\x7e]|[%{}\\#]/g, '?');
  const lines = [
    `% Answers of Proviso ${version} to ${name}: written by \`proviso latex ${name}\`, read by proviso.sty.`,
    `% \`proviso latex --check ${name}\` tells what is not what comes out.`,
    `\\provisocache{${FORMAT}}{${version}}{${cacheDigest(cache)}}{${answers.filter(({ latex }) => latex !== undefined).length}}`,
  ];
  const printed = answers.flatMap(({ latex, message }) => [latex ?? '', message ?? '']).join('\n');
  for (const declaration of declarationsFor(printed)) {
    const [, code = '', meaning = ''] =
      /^\\DeclareUnicodeCharacter\{(.*?)\}\{(.*)\}$/.exec(declaration) ?? [];
    lines.push(
      `\\provisosign{${String.fromCodePoint(Number.parseInt(code, 16))}}{${code}}{${meaning}}`,
    );
  }
  for (const [i, text] of definitions.entries()) {
    // Behind \begin{provisoset} blanks are passed over.
    lines.push(`\\provisokept{${i + 1}}${text.replace(/^[ \t]+/, '')}\\endprovisokept`);
  }
  for (const { after, kind, statement, digest, latex, plain, message } of answers) {
    const head = `{${after}}{${kind}}{${digest}}{${questionKey(statement)}}`;
    if (latex === undefined) lines.push(`\\provisofault${head}{${oneLine(message ?? '')}}`);
    else lines.push(`\\provisoanswer${head}{%`, `${latex}%`, `}{${plain ?? ''}}%.`);
  }
  return `${lines.join('\n')}\n`;
}

/** Text for a message of TeX, in which no sign means anything. */
function oneLine(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(/[{}\\%#~^]/g, (sign) => MILD[sign] ?? '?')
    .replace(/[^\x20-\x7e]/g, '?');
}

const MILD: Readonly<Record<string, string>> = { '{': '(', '}': ')', '\\': '/', '~': '-' };

/** Reads the file; nothing where it is none, or of another format. */
export function readCache(text: string): Cache | undefined {
  const head = /^\\provisocache\{(\d+)\}\{([^{}]*)\}/m.exec(text);
  if (head === null || Number(head[1]) !== FORMAT) return undefined;
  const definitions = [...text.matchAll(/^\\provisokept\{\d+\}([\s\S]*?)\\endprovisokept$/gm)].map(
    ([, lines = '']) => lines,
  );
  const answers: KeptAnswer[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, what, after, kind, digest, rest = ''] =
      /^\\proviso(answer|fault)\{(\d+)\}\{(\w+)\}\{(\w*)\}\{(.*)\}$/.exec(
        lines[at]?.replace(/\{%$/, '}') ?? '',
      ) ?? [];
    if (what === undefined || digest === undefined) continue;
    const asked = { after: Number(after), kind: kind as AnswerKind, digest };
    if (what === 'fault') {
      const [, statement = '', message = ''] = /^(.*)\}\{([^{}]*)$/.exec(rest) ?? [];
      answers.push({ ...asked, statement, message });
      continue;
    }
    const end = lines.findIndex((line, i) => i > at && /^\}\{.*\}%\.$/.test(line));
    if (end < 0) break;
    const plain = lines[end]?.slice(2, -3) ?? '';
    answers.push({
      ...asked,
      statement: rest.replace(/\}$/, ''),
      latex: lines
        .slice(at + 1, end)
        .join('\n')
        .replace(/%$/, ''),
      ...(plain !== '' && { plain }),
    });
    at = end;
  }
  return { version: head[2] ?? '', definitions, answers };
}
