// The box a game is typed into. The answer appears while one types; a text that is no game yet
// leaves the last answer standing.

import type { Problem as ProblemData } from '../protocol/answers.ts';
import { settle } from '../route.ts';
import { Problem } from './problem.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem?: ProblemData | undefined;
  readonly onText: (text: string) => void;
  readonly placeholder?: string;
}

export function GameBox({ id, label, value, problem, onText, placeholder }: Props) {
  return (
    <div class="game-box">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        onInput={(event) => onText(event.currentTarget.value)}
        // The next game that is typed is another step of the way back.
        onChange={settle}
      />
      <div id={`${id}-said`} class="said">
        {problem && <Problem problem={problem} statement={value} />}
      </div>
    </div>
  );
}
