// Who wins where a match is, and by which moves: said and marked when somebody asks.

import { matchVerdicts } from '../../client/match-questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { AnswerStatus } from '../../parts/answered.tsx';
import type { MatchTurn, Verdicts } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
import { PATIENCE, type PlayedMatch } from '../play/use-match.ts';

export function useVerdicts({ line, turn }: PlayedMatch, asked: boolean) {
  const wanted = asked && turn !== undefined;
  return useAnswer(matchVerdicts, wanted ? { ...line, seconds: PATIENCE } : undefined);
}

interface Props {
  readonly match: PlayedMatch;
  readonly verdicts: ReturnType<typeof useVerdicts>;
}

export function VerdictSaid({ match: { turn, setup, change }, verdicts }: Props) {
  return (
    <div class="verdict-said">
      <label>
        <input
          type="checkbox"
          checked={setup.marked}
          onChange={(event) => change({ marked: event.currentTarget.checked })}
        />{' '}
        {texts.value.match.verdict.show}
      </label>
      <p role="status">
        {turn &&
          verdicts?.answer &&
          turn.winner === undefined &&
          verdictText(turn, verdicts.answer)}
      </p>
      {verdicts?.answer && turn && turn.moves.length > 0 && <p class="quiet">{marksText(turn)}</p>}
      {verdicts && <AnswerStatus live={verdicts} />}
    </div>
  );
}

/** `Left, to move, wins by 2 of 12 moves.` */
export function verdictText(
  { mover }: Pick<MatchTurn, 'mover'>,
  { mover: verdict, moves }: Verdicts,
): string {
  const t = texts.value.match.verdict;
  const who = texts.value.common.players[mover];
  const count = (wanted: string) => moves.filter((one) => one === wanted).length;
  const undecided = count('undecided');
  const rest = undecided === 0 ? '' : t.rest(undecided);
  switch (verdict) {
    case 'wins':
      return `${t.wins(who, count('wins'), moves.length)}${rest}.`;
    case 'loses':
      return moves.length === 1 ? t.onlyLoses(who) : t.allLose(who, moves.length);
    case 'undecided':
      return `${t.undecided(count('loses'), moves.length)}${rest}.`;
  }
}

/** What the marks mean: each is of a move, or where moves overlap, of all that change a square. */
function marksText({ moves }: Pick<MatchTurn, 'moves'>): string {
  const wide = moves.some(
    ({ gesture }) => gesture.kind === 'squares' && gesture.squares.length > 2,
  );
  return wide ? texts.value.match.verdict.wideMarks : texts.value.match.verdict.marks;
}
