/** The quotient of all sums of some games and their followers. */

import type { Arena, FormId } from '../forms/arena.ts';
import { ZERO } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { formToText, textLength } from '../forms/print.ts';
import { Left, Right } from '../forms/side.ts';
import { LimitError, ValueError } from '../storage/errors.ts';
import { QUOTIENT_LIMITS, type QuotientLimits, QuotientSearch } from './search/quotient-search.ts';
import type { Kinds, Word } from './sums.ts';
import { type TwoPlayerQuotient, twoPlayerQuotient } from './two-players.ts';

/** How a quotient is to be taken. */
export interface QuotientQuestion {
  /** Misère play if left out. */
  readonly play?: 'misere' | 'normal';
  readonly limits?: QuotientLimits;
}

/** More followers than these are refused. */
const MOST_FOLLOWERS = 2_000;
/** A longer form is not a name. */
const LONG_NAME = 40;

export interface QuotientOfGames extends TwoPlayerQuotient {
  /** The games that it was asked of. */
  readonly games: readonly FormId[];
  /** The forms that the kinds are. */
  readonly forms: readonly FormId[];
}

/**
 * The quotient of all sums of some games and their followers, proved for all of them.
 *
 * @example
 * import { quotientOfGames } from '@proviso/engine/quotients';
 * const arena = new Arena();
 * quotientOfGames(arena, [nimHeap(arena, 2)]).order // → 6
 * quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)]).order // → Infinity
 */
export function quotientOfGames(
  arena: Arena,
  games: readonly FormId[],
  question: QuotientQuestion = {},
): QuotientOfGames {
  const forms = followers(arena, games);
  const places = new Map(forms.map((form, place) => [form, place]));
  const words = (options: readonly FormId[]): Word[] =>
    options.map((option) => (option === ZERO ? [] : [places.get(option) ?? -1]));
  const moves = forms.map((form) =>
    [Left, Right].map((side) => words([...arena.options(form, side)])),
  );
  const rules = {
    movers: isImpartial(moves) ? (1 as const) : (2 as const),
    misere: question.play !== 'normal',
  };
  const search = new QuotientSearch(rules, question.limits ?? QUOTIENT_LIMITS, arena);
  for (const ofSides of moves) search.add(ofSides.slice(0, rules.movers));
  const names = forms.map((form, place) => {
    const text = formToText(arena, form);
    return text.length > LONG_NAME ? `G${place + 1}` : text;
  });
  return { ...twoPlayerQuotient(search.model, search.kinds, names, arena), games, forms };
}

/** Whether both players have the same moves throughout. */
function isImpartial(moves: Kinds['moves']): boolean {
  return moves.every(([left, right]) => {
    const own = new Set(left?.map((word) => word.join()));
    return right?.length === own.size && right.every((word) => own.has(word.join()));
  });
}

/** The followers of some games but 0, options first, in an order that the games alone decide. */
function followers(arena: Arena, games: readonly FormId[]): FormId[] {
  const order = new CanonicalOrder(arena, games);
  const found = order.forms.filter((form) => form !== ZERO);
  const marked = found.find((form) => arena.tombstones(form) !== 0);
  if (marked !== undefined) {
    throw new ValueError(
      `${markedName(arena, games, marked)} has a tombstone, and a quotient is taken of games without tombstones; take expansion(G, U) of such a form`,
    );
  }
  if (found.length > MOST_FOLLOWERS) {
    throw new LimitError(
      `these games have ${found.length} followers; quotients are taken of at most ${MOST_FOLLOWERS}`,
    );
  }
  return found;
}

/** A form; where it is too long, the game that it follows. */
function markedName(arena: Arena, games: readonly FormId[], marked: FormId): string {
  if (textLength(arena, marked) <= LONG_NAME) return formToText(arena, marked);
  const place = games.findIndex((game) => new CanonicalOrder(arena, [game]).forms.includes(marked));
  const game = games.length === 1 ? 'the game' : `game ${place + 1} of ${games.length}`;
  return games[place] === marked ? game : `a follower of ${game}`;
}
