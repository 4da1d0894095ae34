// Who plays, and how.

import { Choice } from '../../parts/choice.tsx';
import type { MatchSetup } from './match-setup.ts';

interface Props {
  readonly setup: MatchSetup;
  readonly change: (setup: Partial<MatchSetup>) => void;
  /** Whether there is an opponent to choose. */
  readonly opponents: boolean;
  /** Boards to begin on, by their texts, and the one that is played on. */
  readonly starts: Readonly<Record<string, string>>;
  readonly start: string;
  readonly begin: (position: string) => void;
}

export function SetupForm({ setup, change, opponents, starts, start, begin }: Props) {
  return (
    <div class="setup" role="group" aria-label="Who plays">
      <Choice label="Board" value={start} options={starts} choose={begin} />
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
