/**
 * Kinds of game of which only some are letters: the others are taken to equal words in smaller
 * letters. That is a guess which shortens play, and nothing rests on it: a model is proved for the
 * kinds as they are.
 */

import type { Ticker } from '../../storage/budget.ts';
import { elementOf, type Model, outcomeAt, Products } from '../model.ts';
import { type Kinds, PlayedSums, type Wins, type Word, wordProduct } from '../sums.ts';
import { leastWords } from './spelling.ts';

type Moves = readonly (readonly Word[])[];

export class Lettered {
  readonly kinds: Kinds & { readonly moves: Moves[] };
  /** For each kind the word it is taken to equal; nothing for a letter. */
  private readonly definitions: (Word | undefined)[] = [];
  private readonly ticker: Ticker | undefined;
  private shortened: Kinds & { readonly moves: Moves[] };
  private sums: PlayedSums;
  private proved: (word: Word) => Wins | undefined = () => undefined;

  constructor(rules: Omit<Kinds, 'moves'>, ticker?: Ticker) {
    this.kinds = { ...rules, moves: [] };
    this.ticker = ticker;
    this.shortened = { ...rules, moves: [] };
    this.sums = new PlayedSums(this.shortened, ticker);
  }

  /** Play among the letters. */
  get played(): PlayedSums {
    return this.sums;
  }

  letters(): number[] {
    return [...this.definitions.keys()].filter((kind) => this.definitions[kind] === undefined);
  }

  isLetter(kind: number): boolean {
    return this.definitions[kind] === undefined;
  }

  /** A kind as a word in letters. */
  expand(kind: number): Word {
    const defined = this.definitions[kind];
    if (defined === undefined) return [kind];
    return this.isShort(defined) ? defined : this.expandWord(defined);
  }

  /** A new kind, a letter at first. */
  add(moves: Moves): number {
    const kind = this.kinds.moves.length;
    this.kinds.moves.push(moves);
    this.shortened.moves.push(moves.map((words) => this.shorten(words)));
    this.definitions.push(undefined);
    return kind;
  }

  /** Takes a kind to equal a word; no letter's moves lead to it yet. */
  define(kind: number, word: Word): void {
    this.definitions[kind] = word;
  }

  /** Changes which kinds are letters, and begins play anew. */
  redefine(definitions: ReadonlyMap<number, Word | undefined>): void {
    for (const [kind, word] of definitions) this.definitions[kind] = word;
    const { movers, misere, moves } = this.kinds;
    const shortened = moves.map((ofMovers) => ofMovers.map((words) => this.shorten(words)));
    this.shortened = { movers, misere, moves: shortened };
    this.beginPlay();
  }

  /**
   * Until letters change, plays with the least words of a finite model that is proved for all kinds but
   * the newest: a guess too, as old elements may differ beside the newest kind.
   */
  playModulo(model: Model, newest: number): void {
    const words = leastWords(model);
    const products = new Products(model);
    const shorten = (word: Word): Word => {
      const old = word.filter((kind) => kind !== newest);
      const least = words[elementOf(model, products, old).class] ?? [];
      return wordProduct(least, word.slice(old.length));
    };
    this.sums = new PlayedSums(this.shortened, this.ticker, { shorten });
  }

  /** Knows from now on who wins sums of the kinds before the newest, for which the model is proved. */
  playAbove(model: Model, newest: number): void {
    const products = new Products(model);
    this.proved = (word) => {
      if (word.at(-1) === newest) return undefined;
      const { class: at, weight } = elementOf(model, products, word);
      return outcomeAt(model, at, weight);
    };
    this.beginPlay();
  }

  private beginPlay(): void {
    this.sums = new PlayedSums(this.shortened, this.ticker, { proved: this.proved });
  }

  private shorten(words: readonly Word[]): Word[] {
    const found = new Map(
      words.map((word) => this.expandWord(word)).map((each) => [each.join(), each]),
    );
    return [...found.values()];
  }

  private expandWord(word: Word): Word {
    this.ticker?.tick();
    return word.reduce<Word>((all, kind) => wordProduct(all, this.expand(kind)), []);
  }

  private isShort(word: Word): boolean {
    return word.every((kind) => this.definitions[kind] === undefined);
  }
}
