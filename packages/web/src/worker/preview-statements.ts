// What a cell that is being typed comes to, where that takes milliseconds. The session is one of its
// own, in a worker of its own: nothing that is typed leaves anything behind for the sheet.

import { shownAnswer } from '@proviso/language/sheets';
import type { Shown } from '../protocol/answers.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

/** A preview is small in every way. */
const MOST_BYTES = 64 * 2 ** 20;

const fresh = () => pageSession({ keepsAnswers: false });
let session = fresh();
/** The statements that the session has marked, in order. */
let known: string[] = [];

/**
 * The last answer of some statements in the state that others leave; nothing where one of them is no
 * statement yet, and `late` where it takes longer.
 */
export function previewStatements(
  statements: readonly string[],
  before: readonly string[],
  milliseconds: number,
): Shown | 'late' | undefined {
  const deadline = Date.now() + milliseconds;
  const budget = { ...PAGE_BUDGET, maxBytes: MOST_BYTES, deadline, onProgress: () => {} };
  const late = () => Date.now() >= deadline;
  let kept = 0;
  while (kept < before.length && known[kept] === before[kept]) kept++;
  session.returnTo(kept);
  known = known.slice(0, kept);
  let shown: Shown | undefined;
  try {
    for (const statement of before.slice(kept)) {
      session.run(statement, { budget });
      if (late()) return tooLate();
      session.mark();
      known.push(statement);
    }
    for (const statement of statements) {
      const run = session.run(statement, { budget });
      if (!run.result.ok) return late() ? tooLate() : undefined;
      const showing = { names: session.rulesetNames(), trees: false };
      shown = session.arena.under(budget, () => shownAnswer(run, showing)) ?? shown;
    }
    return late() ? tooLate() : shown;
  } catch {
    return tooLate();
  } finally {
    session.returnTo(known.length);
  }
}

/** Begins anew: what ended in the middle may have left half of something. */
function tooLate(): 'late' {
  session = fresh();
  known = [];
  return 'late';
}
