// A line of best play from where a match is, when somebody asks who wins; each of its moves leads to where
// it stands on the board.

import { matchBestLine } from '../../client/match-questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { AnswerStatus } from '../../parts/answered.tsx';
import type { BestLine, Verdicts } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
import { moveWords } from '../play/move-words.ts';
import { PATIENCE, type PlayedMatch } from '../play/use-match.ts';

/** It is looked for when it is known who wins: where that takes too long, so would this. */
export function useBestLine({ line, turn }: PlayedMatch, verdicts: Verdicts | undefined) {
  const known = verdicts !== undefined && verdicts.mover !== 'undecided';
  const wanted = known && turn !== undefined && turn.winner === undefined;
  return useAnswer(matchBestLine, wanted ? { ...line, seconds: PATIENCE } : undefined);
}

interface Props {
  readonly match: PlayedMatch;
  readonly line: NonNullable<ReturnType<typeof useBestLine>>;
  /** Points at a move of this turn on the board, or at none. */
  readonly point: (move: number | undefined) => void;
}

export function BestLineSaid({ match: { tree, playOn }, line: live, point }: Props) {
  const line = live.answer;
  if (line === undefined) return <AnswerStatus live={live} />;
  const t = texts.value.match.best;
  const { players } = texts.value.common;
  const { moves } = line;
  const before = tree.at.length;
  return (
    <div class="best-line" role="group" aria-label={t.label}>
      <p>
        <strong>{t.title}</strong>
        {line.winner !== undefined && t.how}
      </p>
      {moves.length > 0 && (
        <ol aria-label={t.moves}>
          {moves.map(({ player, move, gesture }, i) => (
            <li key={`${before} ${i}`}>
              <button
                type="button"
                class={`plain ${player}`}
                aria-label={t.move(before + i + 1, players[player], moveWords(gesture))}
                onPointerEnter={() => point(i === 0 ? move : undefined)}
                onPointerLeave={() => point(undefined)}
                onFocus={() => point(i === 0 ? move : undefined)}
                onBlur={() => point(undefined)}
                onClick={() => playOn(moves.slice(0, i + 1).map((one) => one.move))}
              >
                <span class="quiet">{before + i + 1}.</span> {moveWords(gesture)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p class="quiet">{endText(line)}</p>
    </div>
  );
}

/** How the line ends. */
export function endText({ moves, winner, over }: BestLine): string {
  const t = texts.value.match.best;
  if (winner === undefined) {
    return t.none;
  }
  const who = texts.value.common.players[winner];
  if (over) return t.thenWon(who);
  return moves.length === 0 ? t.wins(who) : t.andSoOn(who);
}
