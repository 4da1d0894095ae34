// The session behind a worksheet.

import { complete, helpText, type Session } from '@proviso/language';
import { shownAnswer } from '@proviso/language/sheets';
import type { Offered, Progress, Ran, Vocabulary } from '../protocol/answers.ts';
import type { After } from '../protocol/worker-api.ts';
import { problemOf } from './errors.ts';
import { addressOf } from './own-rules.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

const session = pageSession({ keepsAnswers: false });

/**
 * Runs one statement in the state that other statements leave: the first `kept` of those that were
 * run before, and then `again`. One that may leave something itself is marked, to be kept later.
 */
export function runStatement(
  text: string,
  { kept, again, leaves }: After,
  onProgress: (progress: Progress) => void,
): Ran {
  const start = performance.now();
  const budgetOf = (statement?: string) => ({
    ...PAGE_BUDGET,
    onProgress: ({ forms, positions = 0, bytes, element, elements }: Progress) =>
      onProgress({
        forms,
        positions,
        bytes,
        ...(element === undefined || elements === undefined ? {} : { element, elements }),
        ...(statement === undefined ? {} : { again: statement }),
      }),
  });
  session.returnTo(kept);
  for (const statement of again) {
    session.run(statement, { budget: budgetOf(statement) });
    session.mark();
  }
  const run = session.run(text, { budget: budgetOf() });
  const { result, remark } = run;
  if (leaves) session.mark();
  const ran = {
    json: JSON.stringify(result),
    milliseconds: performance.now() - start,
    ...(remark !== undefined && { remark }),
  };
  if (!result.ok) return { ...ran, problem: result.error };
  try {
    const showing = { names: session.rulesetNames(), trees: true, playedAt: addressOf };
    const shown = session.arena.under(PAGE_BUDGET, () => shownAnswer(run, showing));
    return { ...ran, ...(shown && { shown }) };
  } catch (error) {
    return { ...ran, problem: problemOf(error) };
  }
}

/** The words of the language, with help, among games of two players and among those of several. */
export function vocabulary(): Vocabulary {
  const players = pageSession();
  players.run('use 3 players');
  return { two: offered(pageSession()), several: offered(players) };
}

function offered(state: Session): Offered[] {
  return complete('', 0, state).options.map((option) => {
    const descriptor = state.functions.get(option.label);
    return { ...option, ...(descriptor && { help: helpText(descriptor) }) };
  });
}
