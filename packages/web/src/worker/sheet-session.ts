// The session behind a worksheet.

import { complete, functions, helpText, type Run, Session } from '@proviso/language';
import type { Offered, Progress, Ran } from '../protocol/answers.ts';
import { problemOf } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { show } from './show-value.ts';

/** The statements that leave something behind. */
const CHANGES: ReadonlySet<Run['kind']> = new Set([
  'assign',
  'define',
  'use-universe',
  'use-players',
]);

let session = new Session({ style: 'unicode' });

/** Forgets everything, and does again what earlier statements did. */
export function begin(statements: readonly string[]): void {
  session = new Session({ style: 'unicode' });
  for (const statement of statements) session.run(statement, { budget: PAGE_BUDGET });
}

/** Runs one statement. */
export function runStatement(text: string, onProgress: (progress: Progress) => void): Ran {
  const start = performance.now();
  const budget = {
    ...PAGE_BUDGET,
    onProgress: ({ forms, bytes }: Progress) => onProgress({ forms, bytes }),
  };
  const { result, kind, value } = session.run(text, { budget });
  const ran = {
    changes: result.ok && CHANGES.has(kind),
    json: JSON.stringify(result),
    milliseconds: performance.now() - start,
  };
  if (!result.ok) return { ...ran, problem: result.error };
  if (value === undefined || value.type === 'nothing' || kind === 'use-universe') {
    // An assertion that holds says so; `nothing` is an answer only where something was asked.
    const text = kind === 'assert' ? 'holds' : kind === 'evaluate' ? 'nothing' : '';
    return text === '' ? ran : { ...ran, shown: { kind: 'plain', type: kind, text } };
  }
  try {
    return { ...ran, shown: session.arena.under(PAGE_BUDGET, () => show(value)) };
  } catch (error) {
    return { ...ran, problem: problemOf(error) };
  }
}

/** The words of the language, with help. */
export function vocabulary(): Offered[] {
  return complete('', 0).options.map((option) => {
    const descriptor = functions.get(option.label);
    return { ...option, ...(descriptor && { help: helpText(descriptor) }) };
  });
}
