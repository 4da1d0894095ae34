// Who wins a board, as a certificate that is checked by play.

import { Left, opponent, Right, type Side } from '@proviso/engine';
import { type OutcomeFile, outcomeFile } from '@proviso/engine/matches';
import type { Explanation } from '@proviso/engine/reasons';
import { type Board, boardMoves, boardToText, type Convention } from '@proviso/engine/rulesets';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import type { CertificateValue } from '../values/value.ts';
import { board, firstOf } from './parameters.ts';

export const BOARD_REASONS: readonly FunctionDescriptor[] = [
  describe({
    name: 'certificate',
    theme: 'reasons',
    parameters: [board('board'), firstOf('play', ['misere', 'normal'])],
    result: 'a certificate: who wins in words, and a file that `proviso check` verifies',
    summary: 'Who wins a board, with winning moves that a checker follows by play.',
    notes: [
      'The file has one winning move for every position that a winner may come to; `save(certificate(board), "file.json")` writes it.',
      'The checkers know the rules of Domineering, Cram, Clobber, Col, Snort, NoGo and Nim; of other rulesets the file lists the moves.',
    ],
    examples: [
      {
        input: 'certificate(nim(2))',
        output:
          'nim("2") has outcome N in misère play:\n  Left, moving first, wins by moving to 1\n  Right, moving first, wins by moving to 1',
      },
      { input: 'check(certificate(domineering(3, 3), "normal"))', output: 'true' },
    ],
    run: (context, from, play) => boardCertificate(context, from, play),
  }),
];

/** The certificate of a board's outcome, told by play. */
export function boardCertificate(
  context: CallContext,
  from: Board,
  play: Convention,
): CertificateValue {
  const file = outcomeOfBoard(context, from, play);
  const explanation = explainBoard(from, file, boardToText(from, context.names));
  return { type: 'certificate', arena: context.arena, explanation, files: [file] };
}

/** The file alone. */
export function outcomeOfBoard(
  { arena, names }: CallContext,
  from: Board,
  play: Convention,
): OutcomeFile {
  return outcomeFile(arena, from, play, names);
}

function explainBoard(from: Board, file: OutcomeFile, text: string): Explanation {
  const play = file.play === 'normal' ? 'normal' : 'misère';
  return {
    says: [`${text} has outcome ${file.outcome} in ${play} play:`],
    because: [Left, Right].map((first) => ({ says: [firstMover(from, file, first)], because: [] })),
  };
}

/** What comes of it when a player moves first. */
function firstMover(from: Board, file: OutcomeFile, first: Side): string {
  const [mover, rival] = [nameOf(first), nameOf(opponent(first))];
  const wins = file.outcome === 'N' || file.outcome === mover.charAt(0);
  if (boardMoves(from, first).length === 0) {
    return `${mover}, moving first, has no move and ${wins ? 'wins' : 'loses'}`;
  }
  if (!wins) return `${mover}, moving first, loses: ${rival} has a winning reply to every move`;
  return `${mover}, moving first, wins by moving to ${openingOf(file, first)}`;
}

/** The position after the winning first move. */
function openingOf(file: OutcomeFile, first: Side): string {
  const side = first === Left ? 'left' : 'right';
  if ('moves' in file) {
    const start = file.moves.length - 1;
    const [, to] = file.strategies[side].find(([at]) => at === start) ?? [];
    return file.moves[to ?? start]?.[0] ?? '';
  }
  return file.strategies[side].find(([at]) => at === file.position)?.[1] ?? '';
}

function nameOf(side: Side): 'Left' | 'Right' {
  return side === Left ? 'Left' : 'Right';
}
