// A question about a match, answered where the board and its rules are: in the evaluating thread.

import type { Budget } from '@proviso/engine';
import { choiceOf, hintOf, matchOf, reviewOfLine, turnOf, viewOf } from '@proviso/engine/matches';
import type { Board, Graph } from '@proviso/engine/rulesets';
import { explained, type Session } from '@proviso/language';
import { boardPicture } from '@proviso/pictures';
import type { Answer, MatchAnswer, MatchQuestion } from './protocol.ts';

/** What is said of a match on the board that a statement gives. */
export function matchAnswer(
  session: Session,
  text: string,
  question: MatchQuestion,
  budget: Budget,
): Answer {
  const { result, value } = session.run(text, { budget });
  if (!result.ok) return { result, kind: 'evaluate', stopped: false };
  if (value?.type !== 'board') {
    const error = { code: 'type', message: 'a match needs a board', line: 1, column: 1 } as const;
    return { result: { ok: false, error }, kind: 'evaluate', stopped: false };
  }
  try {
    const match = answered(session, value.board, question, budget);
    return { result, kind: 'evaluate', stopped: false, match };
  } catch (thrown) {
    const error = { ...explained(thrown), line: 1, column: 1 };
    return { result: { ok: false, error }, kind: 'evaluate', stopped: false };
  }
}

function answered(
  { arena }: Session,
  board: Board,
  question: MatchQuestion,
  { onProgress: _, ...bounds }: Budget,
): MatchAnswer {
  const { line, seconds } = question;
  const budget = { ...bounds, deadline: Date.now() + seconds * 1000 };
  switch (question.ask) {
    case 'view': {
      const view = viewOf(board, line);
      if (view.surface.kind !== 'text') return { view };
      const drawing = drawingOf(turnOf(matchOf(board, line)).board);
      return { view, ...(drawing && { drawing }) };
    }
    case 'choice': {
      const choice = choiceOf(arena, board, line, question.opponent, budget);
      return choice === undefined ? {} : { choice };
    }
    case 'hint':
      return { hint: hintOf(arena, board, line, budget) };
    case 'review':
      return { review: reviewOfLine(arena, board, line, question.player, budget) };
  }
}

/** A board in letters, where it can be drawn so. */
function drawingOf(board: Board): readonly string[] | undefined {
  if (board.ruleset.draw === undefined) return undefined;
  const { lines } = boardPicture(board);
  // Where vertices are dots their names stand below, by which moves are called.
  return lines && board.ruleset.graphs?.ground
    ? [...lines, edgesText(board.position as Graph)]
    : lines;
}

/** The edges of a graph, one after the other: `0-L-a, a-R-b`. */
function edgesText({ vertices, edges }: Graph): string {
  const nameOf = (place: number) => vertices[place]?.name ?? '';
  return edges
    .map(({ from, to, colour }) => [nameOf(from), colour, nameOf(to)].join('-'))
    .join(', ');
}
