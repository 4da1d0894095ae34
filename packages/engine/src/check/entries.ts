/**
 * What a text holds to be checked: certificates, and answers of `explain --json` and `eval --json`,
 * which carry theirs in their value. Nothing is passed over: whatever is neither, or an answer
 * without a certificate, is an entry too, and one that does not hold.
 */

import { repeated } from './fault.ts';

export type Entry =
  | { readonly certificate: unknown }
  /** Why there is nothing to check. */
  | { readonly missing: string };

const EXPLAINED =
  'an explanation without a certificate: only comparisons, simplest forms and outcomes of boards have one';

/** The entries of one JSON value: a certificate, an answer, or a list of these. */
export function entriesOf(value: unknown): Entry[] {
  return isFilled(value) ? value.flatMap(entriesOfOne) : entriesOfOne(value);
}

function entriesOfOne(value: unknown): Entry[] {
  // A certificate is one whatever other fields it has.
  if (has(value, 'format')) return [{ certificate: value }];
  if (has(value, 'ok')) return answerEntries(value);
  return [{ missing: 'neither a certificate nor an answer' }];
}

function answerEntries(answer: unknown): Entry[] {
  const { type, value } = (has(answer, 'value') ? answer : {}) as {
    type?: unknown;
    value?: unknown;
  };
  if (has(value, 'certificates') && isFilled(value.certificates)) {
    return value.certificates.map((certificate) => ({ certificate }));
  }
  if (isFilled(value)) return value.flatMap(answerEntries);
  if (type === 'certificate') return [{ missing: EXPLAINED }];
  const kind = typeof type === 'string' ? ` of type ${repeated(type)}` : '';
  return [{ missing: `an answer${kind} without a certificate` }];
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

function isFilled(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}
