/**
 * Checks a text, as it is read from a file: all that it holds, so that nothing wrong stands
 * unnoticed behind something right.
 */

import type { Budget } from '../storage/budget.ts';
import { CHECK_BUDGET, checkCertificate } from './check.ts';
import { type Entry, entriesOf } from './entries.ts';
import { JsonText } from './json.ts';
import { type Refused, refusing, type Verdict } from './verdict.ts';

/** JavaScript's bytes for a value of JSON, at most and on average. */
const BYTES_PER_VALUE = 64;

/** A verdict on something in a text, with the line that the value around it begins on. */
export interface Found {
  readonly line: number;
  readonly verdict: Verdict;
}

/**
 * Checks all that a text holds: certificates, answers that carry them, or lists of these, as JSON
 * values with blanks or line breaks between. What cannot be checked gets a verdict as well, so that
 * a text holds if all verdicts are valid and there is at least one.
 *
 * @example
 * import { checkText } from '@proviso/engine/check';
 * [...checkText('{"ok":true,"type":"integer","value":1}')].map(({ verdict }) => verdict.valid) // → [false]
 */
export function* checkText(
  text: string,
  budget: () => Budget = () => CHECK_BUDGET,
): Generator<Found> {
  const { maxBytes = Infinity } = budget();
  const values = new JsonText(text, maxBytes / BYTES_PER_VALUE).values();
  let line = 1;
  let found = false;
  for (;;) {
    const next = refusing(() => values.next());
    if ('valid' in next) {
      yield { line, verdict: next };
      return;
    }
    if (next.done) break;
    line = next.value.line;
    for (const entry of entriesOf(next.value.value)) {
      found = true;
      yield { line, verdict: checkEntry(entry, budget()) };
    }
  }
  if (!found) yield { line, verdict: missing('there is no certificate in it') };
}

function checkEntry(entry: Entry, budget: Budget): Verdict {
  if ('missing' in entry) return missing(entry.missing);
  return checkCertificate(entry.certificate, budget);
}

function missing(fault: string): Refused {
  return { valid: false, code: 'missing', fault };
}
