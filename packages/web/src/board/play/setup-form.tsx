// Who plays, and how.

import { Choice } from '../../parts/choice.tsx';
import { texts } from '../../texts/texts.ts';
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
  const t = texts.value.match.setup;
  return (
    <div class="setup" role="group" aria-label={t.label}>
      <Choice label={t.board} value={start} options={starts} choose={begin} />
      {opponents && (
        <Choice
          label={t.opponent}
          value={setup.opponent}
          options={t.opponents}
          choose={(opponent) => change({ opponent })}
        />
      )}
      {opponents && setup.opponent !== 'none' && (
        <Choice
          label={t.you}
          value={setup.you}
          options={t.yous}
          choose={(you) => change({ you })}
        />
      )}
      <Choice
        label={t.first}
        value={setup.first}
        options={texts.value.common.players}
        choose={(first) => change({ first })}
      />
      <Choice
        label={t.convention}
        value={setup.convention}
        options={t.conventions}
        choose={(convention) => change({ convention })}
      />
    </div>
  );
}
