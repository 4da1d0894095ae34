// What went wrong, and what to do next.

import type { Problem as ProblemData } from '../protocol/answers.ts';
import { Words } from './words.tsx';

const NEXT: Readonly<Record<string, string>> = {
  budget: 'That is more than a page may use; the command line has more room',
  internal: 'The worksheet and the words above help to mend it',
};

interface Props {
  readonly problem: ProblemData;
  /** The statement, for the command line. */
  readonly statement?: string | undefined;
}

export function Problem({ problem, statement }: Props) {
  const next = NEXT[problem.code];
  const command = problem.code === 'internal' ? undefined : statement;
  return (
    <div class="problem" role="alert">
      <p>
        <Words text={sentenceCase(problem.message)} />
      </p>
      {next && (
        <p class="quiet">
          {next}
          {command === undefined ? '.' : ': '}
          {command !== undefined && <code>proviso eval '{command}'</code>}
        </p>
      )}
    </div>
  );
}

function sentenceCase(message: string): string {
  const first = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}
