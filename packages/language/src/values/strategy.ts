// Strategies on boards as text and as JSON.

import { Left, opponent, type Side } from '@proviso/engine';
import type { BoardStrategy } from '@proviso/engine/matches';
import { boardToText, positionToText, type RulesetNames } from '@proviso/engine/rulesets';

/** A strategy as JSON; positions are written as their ruleset writes them. */
export interface EncodedStrategy {
  readonly board: string;
  readonly play: 'misere' | 'normal';
  readonly first: 'left' | 'right';
  readonly winner: 'left' | 'right';
  /** The winner's first move; null where the other player begins, or where there is none. */
  readonly opening: string | null;
  /** Where the loser is to move: every move, and the reply that leads to the stop of a number. */
  readonly stops: readonly {
    readonly position: string;
    readonly answers: readonly {
      readonly move: string;
      readonly reply: string | null;
      readonly to: number | null;
    }[];
  }[];
}

export function encodedStrategy(strategy: BoardStrategy, names?: RulesetNames): EncodedStrategy {
  const { board, convention, first, winner, opening, stops } = strategy;
  return {
    board: boardToText(board, names),
    play: convention,
    first: playerOf(first),
    winner: playerOf(winner),
    opening: opening === undefined ? null : positionToText(opening),
    stops: stops.map((stop) => ({
      position: positionToText(stop.board),
      answers: stop.answers.map(({ move, reply, to }) => ({
        move: positionToText(move),
        reply: reply === undefined ? null : positionToText(reply),
        to: to ?? null,
      })),
    })),
  };
}

/** More lines are not shown; JSON has them all. */
const MOST_LINES = 60;

/**
 * Who wins and by which move; then the positions where the loser is to move, each of his moves with the
 * reply and the number of the position that it leads to.
 */
export function strategyText(
  strategy: BoardStrategy,
  { names, arrow = '->' }: { readonly names?: RulesetNames | undefined; readonly arrow?: string },
): string {
  const { winner, stops, convention } = strategy;
  const loser = opponent(winner);
  const lines = stops.flatMap((stop, i) => {
    const head = `${i + 1}. ${positionToText(stop.board)}`;
    if (stop.answers.length === 0) return [`${head}: ${nameOf(loser)} has no move and loses`];
    return [
      `${head}, ${nameOf(loser)} to move`,
      ...stop.answers.map(({ move, reply, to }) => {
        const moved = `   ${positionToText(move)}`;
        if (reply === undefined) return `${moved}: ${nameOf(winner)} has no move and wins`;
        return `${moved} ${arrow} ${positionToText(reply)} (${(to ?? 0) + 1})`;
      }),
    ];
  });
  const shown = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES) : lines;
  const more = lines.length > shown.length ? [`… ${stops.length} positions in all`] : [];
  const play = convention === 'normal' ? ' in normal play' : '';
  return [`${headText(strategy, names)}${play}`, ...shown, ...more].join('\n');
}

function headText(
  { board, first, winner, opening }: BoardStrategy,
  names: RulesetNames | undefined,
): string {
  const head = `${nameOf(winner)} wins ${boardToText(board, names)}`;
  if (winner !== first) return `${head} when ${nameOf(first)} moves first`;
  if (opening === undefined) return `${head}, moving first, by having no move`;
  return `${head}, moving first, by ${positionToText(opening)}`;
}

function playerOf(side: Side): 'left' | 'right' {
  return side === Left ? 'left' : 'right';
}

function nameOf(side: Side): 'Left' | 'Right' {
  return side === Left ? 'Left' : 'Right';
}
