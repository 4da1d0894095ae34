// A board to play on: large, with who plays, what was played and what is said beside it.

import { useSignal } from '@preact/signals';
import { AnswerStatus } from '../../parts/answered.tsx';
import type { RulesetInfo } from '../../protocol/answers.ts';
import { go } from '../../route.ts';
import { BestLineSaid, useBestLine } from '../analyse/best-line.tsx';
import { PositionValue } from '../analyse/position-value.tsx';
import { useVerdicts, VerdictSaid } from '../analyse/verdicts.tsx';
import { type BoardAddress, boardAddress, type MatchAddress } from '../board-address.ts';
import { ModeTabs } from '../mode-tabs.tsx';
import { Rules } from '../rules.tsx';
import { Controls, useArrows } from './controls.tsx';
import { howToMove } from './how-to-move.ts';
import { marksOf } from './marks.ts';
import { MoveList } from './move-list.tsx';
import { Says, useHint } from './says.tsx';
import { SetupForm } from './setup-form.tsx';
import { startsOf } from './starts.ts';
import { Table } from './table.tsx';
import { UnknownWords } from './unknown-words.tsx';
import { useMatch } from './use-match.ts';
import '../../style/play.css';
import '../../style/play-layout.css';
import '../../style/play-marks.css';

interface Props {
  readonly ruleset: RulesetInfo;
  readonly at: BoardAddress;
  readonly match: MatchAddress;
  /** Whether there are rules to play by. */
  readonly readable: boolean;
}

export function MatchBoard(props: Props) {
  const { unknown } = props.match;
  return unknown === undefined ? (
    <PlayedBoard {...props} />
  ) : (
    <UnknownWords at={props.at} match={props.match} unknown={unknown} />
  );
}

function PlayedBoard({ ruleset, at, match: where, readable }: Props) {
  const match = useMatch(at, where, readable);
  /** The place at which a hint was asked for. */
  const hinted = useSignal('');
  const place = JSON.stringify(match.line);
  const hint = useHint(match, hinted.value === place);
  const analysed = where.mode === 'analyse';
  const verdicts = useVerdicts(match, analysed && match.setup.marked);
  const bestLine = useBestLine(match, verdicts?.answer);
  /** A move of the line of best play that somebody points at, and where. */
  const best = useSignal<{ readonly on: string; readonly move: number } | undefined>(undefined);
  const yours = match.turn?.winner === undefined && !match.programsTurn;
  useArrows(match);
  const begun = match.tree.at.length > (match.program === match.setup.first ? 1 : 0);
  const howTo =
    match.turn && yours && !begun ? howToMove(ruleset, match.turn, match.setup) : undefined;
  return (
    <>
      <section class="board-play">
        <ModeTabs at={at} start={at.position} now={match.turn} />
        <Table
          ruleset={ruleset}
          match={match}
          yours={yours}
          shown={best.value?.on === place ? best.value.move : hint?.answer?.move}
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
        <Says match={match} hint={hint} howTo={howTo} />
        {analysed && <VerdictSaid match={match} verdicts={verdicts} />}
        {analysed && bestLine && (
          <BestLineSaid
            match={match}
            line={bestLine}
            point={(move) => {
              best.value = move === undefined ? undefined : { on: place, move };
            }}
          />
        )}
        <AnswerStatus live={match.live} />
        <MoveList
          lines={match.tree.lines}
          at={match.tree.at}
          first={match.setup.first}
          names={match.turn?.names ?? {}}
          goTo={match.goTo}
        />
        <SetupForm
          setup={match.setup}
          change={match.change}
          opponents={!analysed}
          starts={startsOf(ruleset, at.position)}
          start={at.position}
          begin={(position) =>
            go(...boardAddress({ ...at, position, match: { ...where, tree: '' } }))
          }
        />
        <Rules class="quiet" ruleset={ruleset} />
      </section>
      {analysed && <PositionValue ruleset={ruleset} at={at} match={match} />}
    </>
  );
}
