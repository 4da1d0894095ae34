/**
 * Words in generators of an abelian group and their inverses, by number: none is listed, because there
 * are too many. Letters never decrease, a generator and its inverse never stand in one word, and the
 * first letter is a generator, as a word and its inverse are one.
 */

import { InvariantError } from '@proviso/engine';

/** A word by its letters: 2i for the i-th generator, 2i + 1 for its inverse; never decreasing. */
export type Word = readonly number[];

/** The words of at most a length: by length, then in lexicographic order. */
export class Words {
  readonly count: number;
  private readonly generators: number;
  private readonly longest: number;
  /** By letters that are still to come, by the last letter: how many words go on so. */
  private readonly onwards: number[][];

  constructor(generators: number, longest: number) {
    this.generators = generators;
    this.longest = longest;
    this.onwards = [new Array<number>(2 * generators).fill(1)];
    for (let more = 1; more < longest; more++) {
      const shorter = this.onwards[more - 1] ?? [];
      const letters = shorter.map((_, last) => sum(this.after(last).map((l) => shorter[l] ?? 0)));
      this.onwards.push(letters);
    }
    this.count = sum(Array.from({ length: longest }, (_, i) => this.ofLength(i + 1)));
  }

  at(place: number): Word {
    let rest = place;
    for (let length = 1; length <= this.longest; length++) {
      if (rest < this.ofLength(length)) return this.ofLengthAt(length, rest);
      rest -= this.ofLength(length);
    }
    throw new InvariantError(`there is no word ${place}`);
  }

  private ofLength(length: number): number {
    return sum(this.after(undefined).map((letter) => this.goingOn(letter, length - 1)));
  }

  private ofLengthAt(length: number, place: number): Word {
    const word: number[] = [];
    let rest = place;
    while (word.length < length) {
      const more = length - word.length - 1;
      for (const letter of this.after(word.at(-1))) {
        const words = this.goingOn(letter, more);
        if (rest < words) {
          word.push(letter);
          break;
        }
        rest -= words;
      }
    }
    return word;
  }

  private goingOn(letter: number, more: number): number {
    return this.onwards[more]?.[letter] ?? 0;
  }

  /** The letters that may follow one, or begin a word. */
  private after(last: number | undefined): number[] {
    const letters: number[] = [];
    for (let letter = last ?? 0; letter < 2 * this.generators; letter++) {
      const isInverse = letter % 2 === 1;
      if (isInverse && (last === undefined || letter === last + 1)) continue;
      letters.push(letter);
    }
    return letters;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
