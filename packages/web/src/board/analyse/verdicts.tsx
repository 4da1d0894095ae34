// Who wins where a match is, and by which moves: said and marked when somebody asks.

import { matchVerdicts } from '../../client/match-questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { AnswerStatus } from '../../parts/answered.tsx';
import type { MatchTurn, Verdicts } from '../../protocol/matches.ts';
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
        Show who wins
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
  const who = `${mover === 'left' ? 'Left' : 'Right'}, to move,`;
  const count = (wanted: string) => moves.filter((one) => one === wanted).length;
  const undecided = count('undecided');
  const rest = undecided === 0 ? '' : `; ${undecided} could not be decided in time`;
  switch (verdict) {
    case 'wins':
      return `${who} wins by ${count('wins')} of ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}${rest}.`;
    case 'loses':
      return `${who} loses: ${moves.length === 1 ? 'the only move loses' : `all ${moves.length} moves lose`}.`;
    case 'undecided':
      return `Who wins could not be decided in time: ${count('loses')} of ${moves.length} moves lose${rest}.`;
  }
}

/** What the marks mean: each is of a move, or where moves overlap, of all that change a square. */
function marksText({ moves }: Pick<MatchTurn, 'moves'>): string {
  const wide = moves.some(
    ({ gesture }) => gesture.kind === 'squares' && gesture.squares.length > 2,
  );
  return wide
    ? '✓ some move here wins, ✗ every move here loses.'
    : '✓ this move wins, ✗ this move loses.';
}
