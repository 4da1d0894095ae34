// What the position of a match comes to: how it falls apart, its simplest form in each universe, and, where
// that is asked for, who wins whoever moves first.

import { boardStudy } from '../../client/questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { Answered, AnswerStatus } from '../../parts/answered.tsx';
import type { RulesetInfo } from '../../protocol/answers.ts';
import { OWN_NAME } from '../../protocol/own-name.ts';
import type { BoardAddress } from '../board-address.ts';
import { BoardFacts } from '../board-facts.tsx';
import { ComesTo } from '../comes-to.tsx';
import type { PlayedMatch } from '../play/use-match.ts';

interface Props {
  readonly ruleset: RulesetInfo;
  readonly at: BoardAddress;
  readonly match: PlayedMatch;
}

export function PositionValue({ ruleset, at, match: { turn, setup } }: Props) {
  const other = turn !== undefined && at.name !== OWN_NAME && turn.ruleset !== at.name;
  const name = other ? turn.ruleset : at.name;
  const parameters = other ? [] : at.parameters;
  const call = [...parameters, turn?.position ?? at.position];
  const live = useAnswer(boardStudy, { name, call }, turn !== undefined);
  return (
    <>
      <section class="board-value" aria-busy={live.state === 'computing'}>
        <AnswerStatus live={live} />
        <Answered live={live}>
          {({ head }) => (
            <BoardFacts head={head} named={ruleset.graphs !== undefined} outcomes={setup.marked} />
          )}
        </Answered>
      </section>
      <ComesTo live={live} ruleset={ruleset} />
    </>
  );
}
