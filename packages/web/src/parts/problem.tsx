// What went wrong, and what to do next.

import type { Problem as ProblemData } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { Words } from './words.tsx';

interface Props {
  readonly problem: ProblemData;
  /** The statement, for the command line. */
  readonly statement?: string | undefined;
}

export function Problem({ problem, statement }: Props) {
  const { budget, internal } = texts.value.parts.problem;
  const next = { budget, internal }[problem.code as 'budget' | 'internal'];
  const command = problem.code === 'internal' ? undefined : statement;
  return (
    <div class="problem" role="alert">
      <p lang="en">
        <Words text={sentenceCase(problem.message)} />
      </p>
      {next && (
        <p class="quiet">
          {next}
          {command === undefined ? '.' : ': '}
          {command !== undefined && <code>{`proviso eval '${command}'`}</code>}
        </p>
      )}
    </div>
  );
}

function sentenceCase(message: string): string {
  const first = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}
