/**
 * Winning play in words: what the winner does at each position, whatever the
 * other player answers. A position that comes about twice is explained once.
 * Beside the game there may be an end of the winner's, in which only the other
 * player moves, or the other player may be allowed to pass.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, SIDES, type Side, sideName } from '../forms/side.ts';
import { misereOutcome, winsMovingFirst } from '../play/misere.ts';
import {
  type Explanation,
  explanation,
  game,
  type Inline,
  listed,
  outcomeOf,
  says,
  sumOf,
} from './explanation.ts';
import { strategy } from './strategy.ts';
import type { StrategyMove } from './strong.ts';

/** A position at which the winner is to move: a game, alone or beside an end. */
interface Place {
  readonly at: FormId;
  readonly end?: FormId | undefined;
}

export class PlayExplainer {
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly mayPass: boolean;
  private readonly moves = new Map<string, FormId>();
  private readonly shown = new Set<string>();

  /** Explains by the given moves of a side; the opponent may pass if `mayPass`. */
  constructor(arena: Arena, side: Side, moves: Iterable<StrategyMove>, mayPass: boolean) {
    this.arena = arena;
    this.side = side;
    this.mayPass = mayPass;
    for (const { at, end, move } of moves) this.moves.set(key({ at, end }), move);
  }

  /** Why the side, to move, wins here. */
  wins(place: Place): Explanation {
    const { arena } = this;
    const me = sideName(this.side);
    const move = this.moves.get(key(place));
    if (move === undefined) {
      return explanation(says`${this.position(place)}: ${me} is to move and has won already.`);
    }
    const to = this.position({ at: move, end: place.end });
    if (this.shown.has(key(place))) {
      return explanation(says`${this.position(place)}: ${me} moves to ${to}, as shown above.`);
    }
    this.shown.add(key(place));
    const replies = this.afterReplies(move, place.end);
    const won = replies.filter(({ at }) => isEndLike(arena, at, this.side));
    const open = replies.filter(({ at }) => !isEndLike(arena, at, this.side));
    return explanation(says`${this.position(place)}: ${me} moves to ${to}.`, [
      ...(won.length > 0 ? [this.wonAt(won)] : []),
      ...open.map((reply) => this.wins(reply)),
    ]);
  }

  /** The positions after the opponent's replies at which nothing is left to do. */
  private wonAt(places: readonly Place[]): Explanation {
    const { arena, side } = this;
    const positions = listed(
      places.map((place) => this.position(place)),
      'or',
    );
    const marked = places.filter(({ at }) => arena.hasTombstone(at, side)).length;
    const how =
      marked === 0
        ? 'cannot move'
        : marked === places.length
          ? 'is to move and has a ■'
          : 'cannot move or has a ■';
    const rival = sideName(opponent(side));
    return explanation(
      says`If ${rival} then leaves ${positions}, ${sideName(side)} ${how}, and has won.`,
    );
  }

  private afterReplies(move: FormId, end: FormId | undefined): Place[] {
    const { arena } = this;
    const rival = opponent(this.side);
    return [
      ...canonicalOptions(arena, move, rival).map((at) => ({ at, end })),
      ...(end === undefined
        ? []
        : canonicalOptions(arena, end, rival).map((e) => ({ at: move, end: e }))),
      ...(this.mayPass ? [{ at: move }] : []),
    ];
  }

  private position({ at, end }: Place): Inline {
    return end === undefined || end === ZERO ? game(at) : sumOf(at, end);
  }
}

function key({ at, end }: Place): string {
  return `${at} ${end}`;
}

/** Left is she, Right is he, as in the papers. */
function pronoun(side: Side): 'she' | 'he' {
  return side === Left ? 'she' : 'he';
}

/** The outcome of G under misère play, with winning play for either starter. */
export function explainOutcome(arena: Arena, g: FormId): Explanation {
  return explanation(
    says`${outcomeOf(misereOutcome(arena, g), g)} under misère play.`,
    SIDES.map((starter) => explainStart(arena, g, starter)),
  );
}

function explainStart(arena: Arena, g: FormId, starter: Side): Explanation {
  const rival = opponent(starter);
  const winner = winsMovingFirst(arena, g, starter) ? starter : rival;
  const moves = strategy(arena, g, winner, starter)?.moves ?? new Map<FormId, FormId>();
  const play = new PlayExplainer(
    arena,
    winner,
    [...moves].map(([at, move]) => ({ at, move })),
    false,
  );
  if (winner === starter) {
    return explanation([`${sideName(starter)}, moving first, wins.`], [play.wins({ at: g })]);
  }
  return explanation(
    [`${sideName(starter)}, moving first, loses whatever ${pronoun(starter)} does.`],
    canonicalOptions(arena, g, starter).map((at) => play.wins({ at })),
  );
}
