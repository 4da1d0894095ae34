// A board to play on: large, with who plays, what was played and what is said beside it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AnswerStatus } from '../../parts/answered.tsx';
import { Words } from '../../parts/words.tsx';
import type { RulesetInfo } from '../../protocol/answers.ts';
import type { BoardAddress, MatchAddress } from '../board-address.ts';
import { ModeTabs } from '../mode-tabs.tsx';
import { MoveList } from './move-list.tsx';
import { Says, useHint } from './says.tsx';
import { SetupForm } from './setup-form.tsx';
import { Table } from './table.tsx';
import { type PlayedMatch, useMatch } from './use-match.ts';
import '../../style/play.css';

interface Props {
  readonly ruleset: RulesetInfo;
  readonly at: BoardAddress;
  readonly match: MatchAddress;
  /** Whether there are rules to play by. */
  readonly readable: boolean;
}

export function MatchBoard({ ruleset, at, match: where, readable }: Props) {
  const match = useMatch(at, where, readable);
  /** The place at which a hint was asked for. */
  const hinted = useSignal('');
  const place = JSON.stringify(match.line);
  const hint = useHint(match, hinted.value === place);
  const yours = match.turn?.winner === undefined && !match.programsTurn;
  useArrows(match);
  return (
    <>
      <section class="board-play">
        <ModeTabs at={at} position={match.position} />
        <Table ruleset={ruleset} match={match} yours={yours} shown={hint?.answer?.move} />
        <Controls
          match={match}
          askHint={
            yours && match.turn !== undefined
              ? () => {
                  hinted.value = place;
                }
              : undefined
          }
        />
      </section>
      <section class="board-beside">
        <Says match={match} hint={hint} />
        <AnswerStatus live={match.live} />
        <MoveList
          lines={match.tree.lines}
          at={match.tree.at}
          first={match.setup.first}
          names={match.turn?.names ?? {}}
          goTo={match.goTo}
        />
        <SetupForm setup={match.setup} change={match.change} opponents={where.mode === 'play'} />
        <p class="quiet">
          <Words text={ruleset.rules} />
        </p>
      </section>
    </>
  );
}

interface ControlsProps {
  readonly match: PlayedMatch;
  readonly askHint: (() => void) | undefined;
}

function Controls({ match, askHint }: ControlsProps) {
  const { tree, step, takeBack, restart } = match;
  const some = tree.at.length > 0;
  return (
    <div class="controls" role="group" aria-label="The match">
      <button type="button" onClick={takeBack} disabled={!some}>
        Take back
      </button>
      <button type="button" onClick={askHint} disabled={askHint === undefined}>
        Hint
      </button>
      <button type="button" onClick={restart} disabled={tree.lines.length === 0}>
        New game
      </button>
      <span class="steps-through">
        <button
          type="button"
          aria-label="One move back"
          onClick={() => step('back')}
          disabled={!some}
        >
          ←
        </button>
        <button type="button" aria-label="One move on" onClick={() => step('on')}>
          →
        </button>
      </span>
    </div>
  );
}

/** ← and → go through the line wherever they have no meaning of their own. */
function useArrows({ step }: PlayedMatch): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, [role="grid"]'))
        return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      step(key === 'ArrowLeft' ? 'back' : 'on');
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
}
