/**
 * Learning a finite commutative monoid from what is observed of products of its generators: Angluin's
 * table of words and experiments, with counterexamples taken apart as by Rivest and Schapire.
 *
 * Two words are taken to be the same until an experiment, a word beside which they are observed to
 * differ, tells them apart. So there are never more classes than in the coarsest congruence that
 * respects the observations, and each counterexample adds one.
 */

import type { Ticker } from '../../storage/budget.ts';
import { InvariantError } from '../../storage/errors.ts';
import { type Word, wordKey, wordProduct } from '../sums.ts';

/** Larger numbers are not observed. */
const MOST_VALUES = 2 ** 20;

interface Entry {
  readonly word: Word;
  /** What the experiments tell of the word so far, as a number. */
  row: number;
}

export class Learner {
  /** The words of the classes. */
  readonly words: Word[] = [];
  private readonly letters: readonly number[];
  private readonly observe: (word: Word) => number;
  private readonly ticker: Ticker | undefined;
  private readonly entries = new Map<string, Entry>();
  private readonly tests: Word[] = [];
  /** From a row and one more observation to the next row. */
  private readonly rows: Map<number, number>[] = [];
  private rowCount = 1;
  /** How often something was observed, and how often it may be. */
  private observed = 0;
  private readonly most: number;
  private byRow = new Map<number, number>();

  constructor(
    letters: readonly number[],
    observe: (word: Word) => number,
    ticker?: Ticker,
    most = Infinity,
  ) {
    this.letters = letters;
    this.observe = observe;
    this.ticker = ticker;
    this.most = most;
    this.addExperiment([]);
  }

  get experiments(): readonly Word[] {
    return this.tests;
  }

  /** Whether as much was observed as may be. */
  get isSpent(): boolean {
    return this.observed > this.most;
  }

  addExperiment(test: Word): void {
    if (this.tests.some((each) => wordKey(each) === wordKey(test))) return;
    this.tests.push(test);
    this.rows.push(new Map());
    const place = this.tests.length - 1;
    for (const entry of this.entries.values()) entry.row = this.nextRow(entry, place);
    this.byRow = new Map(this.words.map((word, at) => [this.entryOf(word).row, at]));
  }

  /** Finds all classes that the experiments tell apart; false where that is more than is allowed. */
  close(most: number): boolean {
    if (this.words.length === 0) this.addWord([]);
    for (let at = 0; at < this.words.length; at++) {
      for (const letter of this.letters) {
        const word = wordProduct(this.words[at] ?? [], [letter]);
        if (this.byRow.has(this.entryOf(word).row)) continue;
        if (this.words.length >= most || this.isSpent) return false;
        this.addWord(word);
      }
    }
    return true;
  }

  /** The class after one more letter; only when closed. */
  next(at: number, letter: number): number {
    const word = wordProduct(this.words[at] ?? [], [letter]);
    const found = this.byRow.get(this.entryOf(word).row);
    if (found === undefined) throw new InvariantError('a table of words is not closed');
    return found;
  }

  classOf(word: Word): number {
    return word.reduce((at, letter) => this.next(at, letter), 0);
  }

  /** Tells letters that do not commute in the table apart; whether there were such. */
  commute(): boolean {
    for (let at = 0; at < this.words.length; at++) {
      for (const [place, one] of this.letters.entries()) {
        for (const other of this.letters.slice(place + 1)) {
          this.ticker?.tick();
          const first = this.next(this.next(at, one), other);
          const second = this.next(this.next(at, other), one);
          if (first === second) continue;
          const test = this.separating(first, second);
          const told = this.refine(at, [one, other], test) || this.refine(at, [other, one], test);
          if (told) return true;
          throw new InvariantError('letters of a sum do not commute');
        }
      }
    }
    return false;
  }

  /**
   * Adds an experiment if the class reached from `start` along the letters is not observed like the
   * word itself, beside a test.
   */
  refine(start: number, letters: Word, test: Word = []): boolean {
    let at = start;
    let before = this.beside(at, letters, test);
    for (const [i, letter] of letters.entries()) {
      const rest = letters.slice(i + 1);
      at = this.next(at, letter);
      const after = this.beside(at, rest, test);
      if (after !== before) {
        this.addExperiment([...rest, ...test].sort((a, b) => a - b));
        return true;
      }
      before = after;
    }
    return false;
  }

  private beside(at: number, letters: Word, test: Word): number {
    const word = [...(this.words[at] ?? []), ...letters, ...test];
    return this.observe(word.sort((a, b) => a - b));
  }

  private separating(one: number, other: number): Word {
    const test = this.tests.find(
      (each) => this.beside(one, [], each) !== this.beside(other, [], each),
    );
    if (test === undefined) throw new InvariantError('two classes are not told apart');
    return test;
  }

  private addWord(word: Word): void {
    this.byRow.set(this.entryOf(word).row, this.words.length);
    this.words.push(word);
  }

  private entryOf(word: Word): Entry {
    const key = wordKey(word);
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const entry: Entry = { word, row: 0 };
    for (const place of this.tests.keys()) entry.row = this.nextRow(entry, place);
    this.entries.set(key, entry);
    return entry;
  }

  private nextRow({ word, row }: Entry, place: number): number {
    this.ticker?.tick();
    this.observed++;
    const value = this.observe(wordProduct(word, this.tests[place] ?? []));
    const key = row * MOST_VALUES + value;
    const rows = this.rows[place] as Map<number, number>;
    const known = rows.get(key) ?? this.rowCount++;
    rows.set(key, known);
    return known;
  }
}
