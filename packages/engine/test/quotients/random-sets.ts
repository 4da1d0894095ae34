// Random sets of small games, and what play says of a quotient of them.
import { expect } from 'vitest';
import { Arena, type FormId } from '../../src/index.ts';
import { type QuotientOfGames, quotientOfGames } from '../../src/quotients/index.ts';
import { NotDecidedError } from '../../src/storage/errors.ts';
import { randomSource } from '../../src/storage/random.ts';
import { followersOf, outcomeOfSums, type PlainGame, rowOf, sums, wordOf } from './by-play.ts';

/** Games by rank, each a plain object that stands for its options. */
class Games {
  private readonly made = new Map<string, PlainGame>();
  private readonly numbers = new Map<PlainGame, number>();

  of(left: readonly PlainGame[], right: readonly PlainGame[]): PlainGame {
    const key = [left, right]
      .map((side) =>
        [...new Set(side)]
          .map((g) => this.numbers.get(g))
          .sort()
          .join(),
      )
      .join('|');
    const known = this.made.get(key) ?? { left: [...new Set(left)], right: [...new Set(right)] };
    this.made.set(key, known);
    if (!this.numbers.has(known)) this.numbers.set(known, this.numbers.size);
    return known;
  }
}

export interface RandomSet {
  readonly games: readonly PlainGame[];
  readonly misere: boolean;
}

/** The set of a seed: one or two games of a rank, in three of four cases for misère play. */
export function randomSet(seed: number, kind: 'impartial' | 'partizan', rank: number): RandomSet {
  const rng = randomSource(seed);
  const games = new Games();
  const zero = games.of([], []);
  let smaller: PlainGame[] = [zero];
  const some = (): PlainGame[] => smaller.filter(() => rng(2) === 0);
  const game = (): PlainGame => {
    const left = some();
    return games.of(left, kind === 'impartial' ? left : some());
  };
  for (let day = 1; day < rank; day++) {
    smaller = [...new Set([...smaller, ...Array.from({ length: 3 }, game)])];
  }
  return { games: Array.from({ length: 1 + rng(2) }, game), misere: rng(4) > 0 };
}

function toForm(arena: Arena, game: PlainGame): FormId {
  return arena.intern(
    game.left.map((option) => toForm(arena, option)),
    game.right.map((option) => toForm(arena, option)),
  );
}

/** What was seen of a set: nothing where no quotient was found. */
export interface Seen {
  readonly infinite: boolean;
  readonly swallows: boolean;
  /** Pairs of sums that are one element, and of such that are not. */
  readonly equal: number;
  readonly different: number;
}

/** The largest set that is played out, the most summands, and those of sums that are compared. */
const MOST_KINDS = 4;
const SUMMANDS = 8;
const COMPARED = 4;

/** Compares a quotient with play; nothing where there is none, or where its set is too large to be played out. */
export function comparedWithPlay({ games, misere }: RandomSet, name: string): Seen | undefined {
  const kinds = followersOf(games);
  if (kinds.length === 0 || kinds.length > MOST_KINDS) return undefined;
  const arena = new Arena();
  const found = quotientOf(arena, games, misere);
  if (found === undefined) return undefined;
  // The quotient has its kinds in an order of its own.
  const places = kinds.map((game) => found.forms.indexOf(toForm(arena, game)));
  expect(places.every((place) => place >= 0) && found.forms.length === kinds.length).toBe(true);
  const elementOf = (counts: readonly number[]) => {
    const word = wordOf(counts).map((kind) => places[kind] ?? -1);
    return found.elementOf(word.sort((a, b) => a - b));
  };
  const outcomeOf = outcomeOfSums(kinds, misere);
  const all = sums(kinds.length, SUMMANDS);
  const wrong = all.filter((counts) => found.outcomeOf(elementOf(counts)) !== outcomeOf(counts));
  expect(wrong, name).toEqual([]);
  const compared = sums(kinds.length, COMPARED).map((counts) => ({
    element: JSON.stringify(elementOf(counts)),
    row: rowOf(outcomeOf, counts, all),
    counts,
  }));
  const pairs = compared.flatMap((one, i) =>
    compared.slice(i + 1).map((other) => ({
      same: one.element === other.element,
      alike: one.row === other.row,
      sums: `${one.counts} and ${other.counts}`,
    })),
  );
  expect(
    pairs.filter(({ same, alike }) => same !== alike),
    name,
  ).toEqual([]);
  const equal = pairs.filter(({ same }) => same).length;
  const { moduli = [] } = found.model;
  return {
    infinite: found.order === Infinity,
    swallows: moduli.some((each) => each > 0),
    equal,
    different: pairs.length - equal,
  };
}

function quotientOf(
  arena: Arena,
  games: readonly PlainGame[],
  misere: boolean,
): QuotientOfGames | undefined {
  const forms = games.map((game) => toForm(arena, game));
  try {
    const play = misere ? 'misere' : 'normal';
    return quotientOfGames(arena, forms, { play, limits: { elements: 48 } });
  } catch (error) {
    if (error instanceof NotDecidedError) return undefined;
    throw error;
  }
}

/** What is seen of the sets of some seeds. */
export function seenOf(
  kind: 'impartial' | 'partizan',
  rank: number,
  [from, to]: readonly [number, number],
): Seen[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((seed) => {
    const seen = comparedWithPlay(randomSet(seed, kind, rank), `${kind} ${rank} ${seed}`);
    return seen === undefined ? [] : [seen];
  });
}
