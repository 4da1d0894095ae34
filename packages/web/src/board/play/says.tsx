// What is said of a match: whose turn it is, why the program played as it did, hints, and after the end who
// won and the first mistake.

import { matchEnd, matchHint } from '../../client/match-questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { AnswerStatus } from '../../parts/answered.tsx';
import { playedFrom } from '../../protocol/match-tree.ts';
import type { PlayerName } from '../../protocol/matches.ts';
import type { Wrap } from '../../texts/rich.ts';
import { texts } from '../../texts/texts.ts';
import { moveWords } from './move-words.ts';
import { PATIENCE, type PlayedMatch } from './use-match.ts';

/** Seconds for the review of a whole match. */
const REVIEW = 20;

/** A hint, where one was asked for at this place. */
export function useHint({ line, turn }: PlayedMatch, asked: boolean) {
  const wanted = asked && turn !== undefined && turn.winner === undefined;
  return useAnswer(matchHint, wanted ? { ...line, seconds: PATIENCE } : undefined);
}

/** What is said when it is over. */
function useEnd({ line, turn, program }: PlayedMatch) {
  const over = turn?.winner !== undefined;
  return useAnswer(matchEnd, over ? { ...line, program, seconds: REVIEW } : undefined);
}

interface Props {
  readonly match: PlayedMatch;
  readonly hint: ReturnType<typeof useHint>;
  /** How a move is made, for whoever has made none yet. */
  readonly howTo: string | undefined;
}

export function Says({ match, hint, howTo }: Props) {
  const { turn, program, programsTurn, reason } = match;
  const end = useEnd(match);
  const t = texts.value.match.says;
  const last = turn?.last && moveWords(turn.last);
  const over = turn?.winner !== undefined;
  const said = last !== undefined && program !== undefined && turn?.mover !== program;
  return (
    <div class="says">
      {turn?.mended && (
        <p class="note" role="alert">
          {t.mended(<span lang="en">{turn.mended.dropped.join('; ')}</span>)}
        </p>
      )}
      <div role="status">
        {said && (
          <p class="reason">
            {reason === undefined
              ? t.played(strong, last)
              : t.playedBecause(strong, last, <span lang="en">{reason}</span>)}
          </p>
        )}
        {turn !== undefined && !over && (
          <p class={`whose ${turn.mover}`}>{whoseTurn(turn.mover, program)}</p>
        )}
        {howTo !== undefined && <p class="quiet">{howTo}</p>}
        {hint?.answer && (
          <p class="hint" lang="en">
            {hint.answer.text}
          </p>
        )}
        {end?.answer?.sentences.map((sentence) => (
          <p key={sentence} class="verdict" lang="en">
            {sentence}
          </p>
        ))}
      </div>
      {end?.answer && end.answer.lines.length > 0 && (
        <details>
          <summary>{t.whatEachDid}</summary>
          <ol class="review" lang="en">
            {end.answer.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      {programsTurn && <Thinking match={match} />}
      {hint && <AnswerStatus live={hint} />}
      {end && <AnswerStatus live={end} />}
    </div>
  );
}

const strong: Wrap = (words) => <strong>{words}</strong>;

/** The program thinks, may be stopped, and may be told to guess or to move another time. */
function Thinking({ match: { choice, tree, play, hurry } }: { readonly match: PlayedMatch }) {
  const t = texts.value.match.says;
  const reply = choice?.state === 'done' ? choice.answer : undefined;
  const played = playedFrom(tree.lines, tree.at).length > 0;
  return (
    <>
      <AnswerStatus live={choice} />
      {(choice?.state === 'computing' || choice?.state === 'stopped') && (
        <p class="thinking">
          <button type="button" onClick={hurry}>
            {t.guess}
          </button>
        </p>
      )}
      {reply !== undefined && played && (
        <p class="thinking">
          <button type="button" onClick={() => play(reply.move)}>
            {t.programMoves}
          </button>
        </p>
      )}
    </>
  );
}

function whoseTurn(mover: PlayerName, program: PlayerName | undefined): string {
  const t = texts.value.match.says;
  const side = texts.value.common.players[mover];
  if (program === undefined) return t.toMove(side);
  return mover === program ? t.programToMove : t.yourMove(side);
}
