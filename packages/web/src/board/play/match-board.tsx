// A board to play on: large, with who plays, what was played and what is said beside it.

import { useSignal } from '@preact/signals';
import { AnswerStatus } from '../../parts/answered.tsx';
import { Words } from '../../parts/words.tsx';
import type { RulesetInfo } from '../../protocol/answers.ts';
import { PositionValue } from '../analyse/position-value.tsx';
import { useVerdicts, VerdictSaid } from '../analyse/verdicts.tsx';
import type { BoardAddress, MatchAddress } from '../board-address.ts';
import { ModeTabs } from '../mode-tabs.tsx';
import { Controls, useArrows } from './controls.tsx';
import { marksOf } from './marks.ts';
import { MoveList } from './move-list.tsx';
import { Says, useHint } from './says.tsx';
import { SetupForm } from './setup-form.tsx';
import { Table } from './table.tsx';
import { useMatch } from './use-match.ts';
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
  const analysed = where.mode === 'analyse';
  const verdicts = useVerdicts(match, analysed && match.setup.marked);
  const yours = match.turn?.winner === undefined && !match.programsTurn;
  useArrows(match);
  return (
    <>
      <section class="board-play">
        <ModeTabs at={at} now={match.turn} />
        <Table
          ruleset={ruleset}
          match={match}
          yours={yours}
          shown={hint?.answer?.move}
          marks={marksOf(verdicts?.answer)}
          parts={analysed}
        />
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
        {analysed && <VerdictSaid match={match} verdicts={verdicts} />}
        <AnswerStatus live={match.live} />
        <MoveList
          lines={match.tree.lines}
          at={match.tree.at}
          first={match.setup.first}
          names={match.turn?.names ?? {}}
          goTo={match.goTo}
        />
        <SetupForm setup={match.setup} change={match.change} opponents={!analysed} />
        <p class="quiet">
          <Words text={ruleset.rules} />
        </p>
      </section>
      {analysed && <PositionValue ruleset={ruleset} at={at} match={match} />}
    </>
  );
}
