/**
 * The search for a quotient, kind by kind. A new kind is first taken for the element that it looks
 * like beside all words that tell elements apart; if that can be proved, nothing else changes.
 * Otherwise it becomes a letter, and the quotient is learned anew. Old kinds keep the words that they
 * were found to equal until the proof fails for one of them, which then becomes a letter again.
 */

import type { Ticker } from '../../storage/budget.ts';
import { InvariantError, NotDecidedError } from '../../storage/errors.ts';
import { elementOf, type Model, outcomeAt, Products } from '../model.ts';
import { type ModelFault, Proof } from '../proof.ts';
import { separatingWords } from '../reduced.ts';
import { type Kinds, type Word, wordProduct } from '../sums.ts';
import { type Learned, learnFinite } from './finite.ts';
import { Lettered } from './lettered.ts';
import { elementWord, independentLetters, spelled, wordsOfKinds } from './spelling.ts';
import { learnWeighted } from './weighted.ts';

/** How far a search goes. */
export interface QuotientLimits {
  /**
   * The largest number of elements of a finite quotient. Where the players have different moves, the search may
   * end before, when so many sums have been looked at; its error says which it was.
   */
  readonly elements: number;
}

export const QUOTIENT_LIMITS: QuotientLimits = { elements: 1_000 };

/** With more elements than these the search looks for weights before it goes on. */
const FEW_ELEMENTS = 48;
/** And so many sums of partizan games are looked at then: the powers of a game may be different for ever. */
const MOST_OBSERVATIONS = 300_000;
/** More elements than these are tried by play before a proof is tried. */
const FEW_LOOKALIKES = 12;

interface Element {
  readonly class: number;
  readonly weight: number;
}

export class QuotientSearch {
  private readonly game: Lettered;
  private readonly limits: QuotientLimits;
  private readonly ticker: Ticker | undefined;
  private readonly classes: number[] = [];
  private readonly weights: number[] = [];
  /** Kinds that were taken for a word in vain: they stay letters. */
  private readonly stubborn = new Set<number>();
  private experiments: readonly Word[] = [];
  /** Kinds by what their options are in the model. */
  private readonly twins = new Map<string, number>();
  private current: Model;
  private proof: Proof;

  constructor(
    rules: Omit<Kinds, 'moves'>,
    limits: QuotientLimits = QUOTIENT_LIMITS,
    ticker?: Ticker,
  ) {
    this.game = new Lettered(rules, ticker);
    this.limits = limits;
    this.ticker = ticker;
    const { model, experiments } = this.learn();
    this.experiments = experiments;
    this.current = { ...model, classes: this.classes, weights: this.weights };
    this.proof = new Proof(this.current, this.game.kinds, ticker);
  }

  /**
   * Goes on from a model of some kinds that was found before; the first thing that is wrong with it,
   * if anything is. Only while there are no kinds yet.
   */
  resume(model: Model, moves: Kinds['moves']): ModelFault | undefined {
    for (const each of moves) this.game.add(each);
    const proof = new Proof(model, this.game.kinds, this.ticker);
    for (const kind of moves.keys()) {
      const fault = proof.add(kind);
      if (fault !== undefined) return fault;
    }
    this.experiments = separatingWords(model);
    this.settle(model);
    this.game.redefine(wordsOfKinds(model));
    this.keepTwins();
    this.renewProof(this.classes.length);
    return undefined;
  }

  /** What is proved of the kinds added so far. */
  get model(): Model {
    return this.current;
  }

  get kinds(): Kinds {
    return this.game.kinds;
  }

  /** Adds a kind, given by what each mover can make of it: words in the kinds before. */
  add(moves: readonly (readonly Word[])[]): void {
    const kind = this.game.add(moves);
    this.game.playAbove(snapshotOf(this.current), kind);
    if (this.takesForElement(kind)) return;
    if (this.current.step === 0 && this.learnsModulo(kind)) return;
    this.relearn();
  }

  /** Whether the quotient is found by play with the least words of the last one, and proved. */
  private learnsModulo(kind: number): boolean {
    this.game.playModulo(this.current, kind);
    // Far more elements are a sign that play goes astray.
    const most = Math.max(FEW_ELEMENTS, 4 * this.current.words.length);
    const learned = learnFinite(
      this.game,
      { classes: Math.min(most, this.limits.elements), ...this.effort() },
      this.experiments,
      this.ticker,
    );
    const proved = typeof learned === 'object' && this.proves(learned) === undefined;
    if (!proved) this.game.redefine(new Map());
    return proved;
  }

  /** Whether a new kind is proved to equal an element that there is. */
  private takesForElement(kind: number): boolean {
    const twin = this.twin(kind);
    return (twin === undefined ? this.lookalikes(kind) : [twin]).some((element) => {
      this.take(kind, element);
      // A heavier kind widens what the proof has to look at.
      if (this.current.step > 0 || this.proof.spoiled) this.renewProof(kind);
      if (this.proof.spoiled || this.proof.add(kind) !== undefined) return false;
      this.game.define(kind, elementWord(this.current, element.class, element.weight));
      return true;
    });
  }

  private take(kind: number, element: Element): void {
    this.classes[kind] = element.class;
    this.weights[kind] = element.weight;
  }

  /** Begins the proof again, without the newest kind. */
  private renewProof(newest: number): void {
    this.proof = new Proof(this.current, this.game.kinds, this.ticker);
    for (let kind = 0; kind < newest; kind++) {
      if (this.proof.add(kind) !== undefined) return;
    }
  }

  /** The elements from which no move of a kind leads amiss; where they are many, those it plays like. */
  private lookalikes(kind: number): Element[] {
    const { words, step, residues, low, high } = this.current;
    const most = high - low + 2 * step;
    if (this.proof.spoiled) this.renewProof(kind);
    const found = words.flatMap((_, at) => {
      const residue = residues[at] as number;
      const modulus = this.current.moduli?.[at] ?? 0;
      const least = modulus === 0 ? residue - step * Math.ceil(most / step) : residue;
      const weights = step === 0 ? [0] : range(least, modulus === 0 ? most : modulus - 1, step);
      return weights.map((weight) => ({ class: at, weight }));
    });
    const fitting = found.filter((element) => {
      this.take(kind, element);
      return this.proof.fits(kind);
    });
    return fitting.length > FEW_LOOKALIKES ? this.playedLike(kind, fitting) : fitting;
  }

  /** Those elements that a kind plays like beside words that tell elements apart. */
  private playedLike(kind: number, elements: readonly Element[]): Element[] {
    const { played } = this.game;
    const products = new Products(this.current);
    const tests = this.tests();
    const wins = tests.map(({ word }) => played.wins(wordProduct(word, [kind])));
    return elements.filter((element) =>
      tests.every((test, i) => {
        this.ticker?.tick();
        const at = products.of(element.class, test.class);
        return outcomeAt(this.current, at, element.weight + test.weight) === wins[i];
      }),
    );
  }

  /** The element of an earlier kind with options that are the same elements. */
  private twin(kind: number): Element | undefined {
    const key = this.optionsKey(kind);
    const known = this.twins.get(key);
    if (known === undefined) this.twins.set(key, kind);
    if (known === undefined) return undefined;
    return { class: this.classOf(known), weight: this.weightOf(known) };
  }

  private optionsKey(kind: number): string {
    const products = new Products(this.current);
    const ofMovers = (this.game.kinds.moves[kind] ?? []).map((words) => {
      this.ticker?.tick(words.length);
      const elements = words.map((word) => elementOf(this.current, products, word));
      return [...new Set(elements.map((each) => `${each.class}:${each.weight}`))].sort().join();
    });
    return ofMovers.join('|');
  }

  /** Words that tell elements apart, with the elements that they are. */
  private tests(): (Element & { readonly word: Word })[] {
    const { step, units } = this.current;
    const products = new Products(this.current);
    const powers = step === 0 ? [[]] : units.flatMap((unit) => [[], unit, [...unit, ...unit]]);
    return this.experiments.flatMap((test) =>
      powers.map((power) => {
        const word = wordProduct(
          test,
          [...power].sort((a, b) => a - b),
        );
        let at = 0;
        let weight = 0;
        for (const each of word) {
          at = products.of(at, this.classOf(each));
          weight += this.weightOf(each);
        }
        return { word, class: at, weight };
      }),
    );
  }

  private relearn(): void {
    for (;;) {
      const culprit = this.proves(this.learn());
      if (culprit === undefined) return;
      if (this.game.isLetter(culprit)) {
        throw new InvariantError('a letter of a quotient is not proved');
      }
      this.stubborn.add(culprit);
      this.game.redefine(new Map([[culprit, undefined]]));
    }
  }

  /** Takes what was learned for the quotient of all kinds; the kind for which that fails, if any. */
  private proves({ model, experiments }: Learned): number | undefined {
    const { letters, definitions } = independentLetters(model, this.stubborn);
    const found = spelled(model, letters);
    const proof = new Proof(found, this.game.kinds, this.ticker);
    const others = [...this.game.kinds.moves.keys()].filter((kind) => !this.game.isLetter(kind));
    const culprit = [...this.game.letters(), ...others].find(
      (kind) => proof.add(kind) !== undefined,
    );
    if (culprit !== undefined) return culprit;
    this.experiments = experiments;
    this.settle(found);
    this.game.redefine(definitions);
    this.keepTwins();
    this.renewProof(this.classes.length);
    return undefined;
  }

  private settle(model: Model): void {
    this.classes.splice(0, Infinity, ...model.classes);
    this.weights.splice(0, Infinity, ...model.weights);
    this.current = { ...model, classes: this.classes, weights: this.weights };
  }

  private keepTwins(): void {
    this.twins.clear();
    for (const kind of this.game.kinds.moves.keys()) this.twins.set(this.optionsKey(kind), kind);
  }

  private classOf(kind: number): number {
    return this.classes[kind] as number;
  }

  private weightOf(kind: number): number {
    return this.weights[kind] as number;
  }

  private effort(): { readonly observations?: number } {
    return this.game.kinds.movers === 2 ? { observations: MOST_OBSERVATIONS } : {};
  }

  private learn(): Learned {
    const { elements } = this.limits;
    let ended: 'larger' | 'longer' = 'larger';
    const within = (most: number): Learned | undefined => {
      const extent = { classes: most, ...this.effort() };
      const learned = learnFinite(this.game, extent, this.experiments, this.ticker);
      if (learned === 'misled') throw new InvariantError('a model fails where play agrees with it');
      if (typeof learned === 'object') return learned;
      ended = learned;
      return undefined;
    };
    const learned =
      within(Math.min(FEW_ELEMENTS, elements)) ??
      // Where both have the same moves no sum of infinite order with an inverse is known.
      (this.game.kinds.movers === 2 ? learnWeighted(this.game, this.ticker) : undefined) ??
      (elements > FEW_ELEMENTS ? within(elements) : undefined);
    if (learned !== undefined) return learned;
    throw new NotDecidedError(
      `not finite within these bounds: ${boundText(ended, elements)}, and none with integer weights`,
    );
  }
}

/** Which bound ended the search for a finite quotient. */
function boundText(ended: 'larger' | 'longer', elements: number): string {
  return ended === 'larger'
    ? `no quotient of at most ${elements} elements was found`
    : `no finite quotient was found while ${MOST_OBSERVATIONS} sums were looked at`;
}

/** A model as it is now: Φ of later kinds is not written into it. */
export function snapshotOf(model: Model): Model {
  return { ...model, classes: [...model.classes], weights: [...model.weights] };
}

function range(from: number, to: number, step: number): number[] {
  const found: number[] = [];
  for (let each = from; each <= to; each += step) found.push(each);
  return found;
}
