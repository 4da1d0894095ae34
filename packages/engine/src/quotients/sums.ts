/**
 * Sums of games of two players, and who wins them by play. A sum is a word in kinds of game; a move
 * puts smaller kinds in the place of one. What the kinds are is nobody's business here: they may be
 * the subpositions of some forms, or heaps.
 */

import type { Ticker } from '../storage/budget.ts';
import { InvariantError, LimitError } from '../storage/errors.ts';

/** A sum: its kinds in rising order, each as often as it occurs. */
export type Word = readonly number[];

export interface Kinds {
  /**
   * moves[kind][mover]: what the mover can make of one game of the kind, words in smaller kinds. There
   * is one mover where both players have the same moves everywhere, otherwise Left and Right.
   */
  readonly moves: readonly (readonly (readonly Word[])[])[];
  readonly movers: 1 | 2;
  /** Whether a player who cannot move wins. */
  readonly misere: boolean;
}

/** Who wins a sum when moving first: a bit for each mover. With one mover 1 is N and 0 is P. */
export type Wins = number;

export function opponentOf(mover: number, movers: 1 | 2): number {
  return movers === 1 ? 0 : 1 - mover;
}

export function wordProduct(one: Word, other: Word): Word {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return [...one, ...other].sort((a, b) => a - b);
}

/** A word without its letter at a place. */
export function without(word: Word, place: number): Word {
  return word.toSpliced(place, 1);
}

/** A word as a text, the same for the same word. */
export function wordKey(word: Word): string {
  return String.fromCharCode(...word);
}

/** Larger kinds would not fit the keys. */
const MOST_KINDS = 60_000;
/** More sums than this are not kept. */
const MOST_SUMS = 4_000_000;

interface Frame {
  readonly word: Word;
  readonly key: string;
  mover: number;
  /** The options of that mover, and how many of them were looked at. */
  options: readonly Word[];
  seen: number;
  wins: Wins;
}

/** Who wins sums, computed by play and remembered. */
export class PlayedSums {
  private readonly kinds: Kinds;
  private readonly ticker: Ticker | undefined;
  private readonly known = new Map<string, Wins>();
  /** Puts a smaller word in the place of one that is taken to equal it. */
  private readonly shorten: (word: Word) => Word;

  constructor(kinds: Kinds, ticker?: Ticker, shorten: (word: Word) => Word = (word) => word) {
    if (kinds.moves.length > MOST_KINDS) {
      throw new LimitError(`more than ${MOST_KINDS} games are too many for sums of them`);
    }
    this.kinds = kinds;
    this.ticker = ticker;
    this.shorten = shorten;
  }

  wins(sum: Word): Wins {
    const word = this.shorten(sum);
    const known = this.known.get(wordKey(word));
    if (known !== undefined) return known;
    const stack = [this.frame(word)];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const open = this.advance(top);
      if (open !== undefined) {
        stack.push(this.frame(open));
      } else if (top.mover === this.kinds.movers) {
        this.remember(top);
        stack.pop();
      }
    }
    return this.known.get(wordKey(word)) ?? unknown();
  }

  /** The options of a mover in a sum, equal ones once. */
  options(word: Word, mover: number): readonly Word[] {
    const found = new Map<string, Word>();
    for (const [place, kind] of word.entries()) {
      if (kind === word[place - 1]) continue;
      const rest = without(word, place);
      for (const to of this.kinds.moves[kind]?.[mover] ?? []) {
        const option = this.shorten(wordProduct(rest, to));
        found.set(wordKey(option), option);
      }
    }
    return [...found.values()];
  }

  private frame(word: Word): Frame {
    const options = this.options(word, 0);
    return { word, key: wordKey(word), mover: 0, options, seen: 0, wins: 0 };
  }

  /** Looks at options until all are known or one is not; that one is returned. */
  private advance(frame: Frame): Word | undefined {
    const { movers, misere } = this.kinds;
    while (frame.mover < movers) {
      let won = frame.options.length === 0 && misere;
      for (; !won && frame.seen < frame.options.length; frame.seen++) {
        this.ticker?.tick();
        const option = frame.options[frame.seen] ?? [];
        const known = this.known.get(wordKey(option));
        if (known === undefined) return option;
        won = ((known >> opponentOf(frame.mover, movers)) & 1) === 0;
      }
      if (won) frame.wins |= 1 << frame.mover;
      frame.mover++;
      frame.seen = 0;
      frame.options = frame.mover < movers ? this.options(frame.word, frame.mover) : [];
    }
    return undefined;
  }

  private remember({ key, wins }: Frame): void {
    if (this.known.size >= MOST_SUMS) {
      throw new LimitError(`more than ${MOST_SUMS} sums would have to be played out`);
    }
    this.known.set(key, wins);
  }
}

function unknown(): never {
  throw new InvariantError('a sum that was played out has no winner');
}
