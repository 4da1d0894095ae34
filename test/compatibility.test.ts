// What people wrote for an earlier version still works and is answered alike: see the page beside the
// files.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCertificate } from '@proviso/engine/check';
import { type EncodedValue, type Result, Session, splitStatements } from '@proviso/language';
import { withoutBars } from '@proviso/pictures';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'compatibility');
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

interface Certificates {
  readonly certificates: readonly unknown[];
}

/** What is compared of an answer, so that all right answers are alike. */
function essence(statement: string, result: Result): unknown {
  if (!result.ok) {
    const { code, line, column } = result.error;
    return { ok: false, error: { code, line, column } };
  }
  const { ok, type, value } = result;
  // There are several right ones, and other statements of the sheet look at what was given.
  if (/distinguish\(|separating\(/.test(statement)) return { ok, type };
  // Help gets better, and so do the words of reasons and pictures.
  if (/^help\(/.test(statement)) return { ok, type };
  if (/^explain\(/.test(statement) && type === 'text') {
    return { ok, type, claim: String(value).split('\n', 1)[0] };
  }
  if (type === 'certificate') {
    return { ok, type, proved: (value as unknown as Certificates).certificates.map(provedBy) };
  }
  if (type === 'picture') {
    const { title, svg } = value as { title: string; svg: string };
    return { ok, type, title, isSvg: svg.startsWith('<svg ') };
  }
  return plain(result);
}

/** Values by type, value and text, with barred integers as they are read. */
function plain({ type, value, text }: EncodedValue): unknown {
  const inner = Array.isArray(value) ? value.map(plain) : value;
  return {
    type,
    value: typeof inner === 'string' ? withoutBars(inner) : inner,
    text: withoutBars(text),
  };
}

/** What the independent checker says that a certificate proves. */
function provedBy(certificate: unknown): unknown {
  const verdict = checkCertificate(certificate);
  expect(verdict).toMatchObject({ valid: true });
  if (!verdict.valid || verdict.claim === 'outcome' || verdict.claim === 'quotient') return verdict;
  const { claim, modulo, games } = verdict;
  const { G, H } = games;
  return { claim, modulo, G, H };
}

/** Answers that had no certificate may have some by now: `explain(G mod U)` has. */
function withLater(before: Result, now: Result): Result {
  const none =
    before.ok &&
    before.type === 'certificate' &&
    (before.value as unknown as Certificates).certificates.length === 0;
  return none && now.ok ? { ...before, value: now.value } : before;
}

const sheets = readdirSync(join(folder, 'worksheets')).map((name) => name.replace('.pvs', ''));

describe.each(sheets)('the worksheet %s', (name) => {
  const statements = splitStatements(read('worksheets', `${name}.pvs`));
  const answers = read('answers', `${name}.jsonl`).trimEnd().split('\n');
  const session = new Session({ style: 'unicode' });

  test('has as many statements', () => {
    expect(statements.length).toBe(answers.length);
  });

  test.each(statements.map((statement, i) => [statement.text, statement.line, i] as const))(
    '%s',
    (text, line, i) => {
      const { result } = session.run(text, { firstLine: line });
      // As a file holds it.
      const now = JSON.parse(JSON.stringify(result)) as Result;
      const before = JSON.parse(answers[i] ?? '') as Result;
      expect(essence(text, now)).toEqual(essence(text, withLater(before, now)));
    },
  );
});
