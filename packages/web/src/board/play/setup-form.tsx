// Who plays, and how.

import type { MatchSetup } from './match-setup.ts';

interface Props {
  readonly setup: MatchSetup;
  readonly change: (setup: Partial<MatchSetup>) => void;
  /** Whether there is an opponent to choose. */
  readonly opponents: boolean;
}

export function SetupForm({ setup, change, opponents }: Props) {
  return (
    <div class="setup" role="group" aria-label="Who plays">
      {opponents && (
        <Choice
          label="Opponent"
          value={setup.opponent}
          options={{
            perfect: 'perfect',
            fallible: 'errs now and then',
            none: 'none: two people, one screen',
          }}
          choose={(opponent) => change({ opponent })}
        />
      )}
      {opponents && setup.opponent !== 'none' && (
        <Choice
          label="You are"
          value={setup.you}
          options={{ left: 'Left, blue', right: 'Right, red' }}
          choose={(you) => change({ you })}
        />
      )}
      <Choice
        label="First to move"
        value={setup.first}
        options={{ left: 'Left', right: 'Right' }}
        choose={(first) => change({ first })}
      />
      <Choice
        label="Who cannot move"
        value={setup.convention}
        options={{ misere: 'wins (misère play)', normal: 'loses (normal play)' }}
        choose={(convention) => change({ convention })}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly choose: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, choose }: ChoiceProps<T>) {
  return (
    <label>
      <span>{label}</span>{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {Object.entries<string>(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
