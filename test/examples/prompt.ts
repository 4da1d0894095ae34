// Runs `prompt` blocks: what is typed at the prompt, and what it shows. A line that begins with the
// prompt, `> ` or `E> `, is typed; `… ` goes on with the line before it; the rest is what comes back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placedStatements, Session } from '@proviso/language';
import { unbarred } from '../../packages/cli/src/evaluator/unbarred.ts';
import { WorkingFolder } from '../../packages/cli/src/evaluator/working-folder.ts';
import { shownAnswer } from '../../packages/cli/src/repl/shown.ts';
import { Where } from '../../packages/cli/src/repl/where.ts';
import { typedLines } from '../../scripts/docs/prompts.ts';

/** A terminal of the usual width. */
const TERMINAL = { style: 'unicode', draw: true, width: 80, longest: 2_000 } as const;

/** The block as the prompt would have written it, from what is typed in it. */
export function promptTranscript(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-prompt-'));
  const files = new WorkingFolder(folder, true);
  const session = new Session(TERMINAL, { files, naming: 'all' });
  const where = new Where();
  const told = new Set<string>();
  try {
    return typedLines(code)
      .flatMap((text) => {
        const typed = `${where.prompt}${text.replaceAll('\n', '\n… ')}`;
        const shown = placedStatements(text).flatMap((statement) => {
          const { result, kind, notes, remark } = session.run(statement.text, {
            firstLine: statement.line,
          });
          const answer = {
            result: result.ok ? unbarred(result) : result,
            kind,
            stopped: false,
            ...(notes === undefined ? {} : { notes }),
            ...(remark === undefined ? {} : { remark }),
          };
          where.follow(answer);
          const lines = shownAnswer(answer, statement, (_, line) => line, told);
          return lines;
        });
        return [typed, ...shown];
      })
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
