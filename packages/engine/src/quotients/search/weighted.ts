/**
 * The search for a quotient with weights. Words that look the same beside all small words give linear
 * relations between the weights of letters; where these leave one free parameter, the weights are
 * known up to scale. A pair of inverse words then carries every sum to a weight near 0, and what is
 * observed along its powers is learned like a finite quotient. Some sums swallow weights: beside them a
 * unit makes no difference, and what looks like them says nothing about weights.
 */

import type { Ticker } from '../../storage/budget.ts';
import { type Model, ownWeight, type WeightFold } from '../model.ts';
import { modelFault } from '../proof.ts';
import { isReducedAcrossWeights, weightModuli } from '../reduced.ts';
import { type PlayedSums, type Wins, type Word, wordKey, wordProduct } from '../sums.ts';
import type { Learned } from './finite.ts';
import { kernelVector } from './kernel-vector.ts';
import { Learner } from './learner.ts';
import type { Lettered } from './lettered.ts';

/** The lengths of words and of contexts that are tried. */
const SIZES = [
  { words: 3, contexts: 5 },
  { words: 4, contexts: 8 },
  { words: 6, contexts: 12 },
] as const;
/** More pairs of a word and a context are not looked at. */
const MOST_PAIRS = 100_000;
/** How far along powers of the unit outcomes are observed. */
const REACHES = [8, 16] as const;
/** The longest period along them. */
const MOST_PERIOD = 6;
const MOST_CLASSES = 60;
/** So many faults of learned models are learned from. */
const MOST_ROUNDS = 40;

interface Weights {
  readonly of: (word: Word) => number;
  /** Inverse words of the weights step and −step. */
  readonly up: Word;
  readonly down: Word;
  readonly step: number;
}

/** A model with weights that is proved for the letters; none where none was found. */
export function learnWeighted(game: Lettered, ticker?: Ticker): Learned | undefined {
  const letters = game.letters();
  for (const size of SIZES) {
    const words = wordsUpTo(letters, size.words);
    const contexts = wordsUpTo(letters, size.contexts);
    if (words.length * contexts.length > MOST_PAIRS) return undefined;
    const weights = guessWeights(letters, words, contexts, game.played, ticker);
    if (weights === undefined) continue;
    for (const reach of REACHES) {
      const learned = learnAlong(game, letters, weights, reach, ticker);
      if (learned !== undefined) return learned;
    }
  }
  return undefined;
}

function guessWeights(
  letters: readonly number[],
  words: readonly Word[],
  contexts: readonly Word[],
  played: PlayedSums,
  ticker: Ticker | undefined,
): Weights | undefined {
  const rows = new Map<string, string>();
  const rowOf = (word: Word): string => {
    const key = wordKey(word);
    const known = rows.get(key);
    if (known !== undefined) return known;
    ticker?.tick(contexts.length);
    const row = contexts.map((each) => played.wins(wordProduct(word, each))).join('');
    rows.set(key, row);
    return row;
  };
  const alike = lookingAlike(words, rowOf);
  const counts = (word: Word): number[] =>
    letters.map((letter) => word.filter((each) => each === letter).length);
  const relation = ([one, other]: Pair): number[] => {
    const less = counts(other);
    return counts(one).map((count, i) => count - (less[i] as number));
  };
  const all = kernelVector(alike.map(relation), letters.length);
  const vector = all ?? vectorBeside(alike, letters, words, { rowOf, relation });
  if (vector === undefined) return undefined;
  const of = (word: Word): number =>
    word.reduce((sum, kind) => sum + (vector[letters.indexOf(kind)] as number), 0);
  const nothing = rowOf([]);
  const rising = words.filter((word) => of(word) > 0).sort((a, b) => of(a) - of(b));
  for (const up of rising) {
    for (const down of words) {
      if (of(down) !== -of(up) || rowOf(wordProduct(up, down)) !== nothing) continue;
      return { of, up, down, step: of(up) };
    }
  }
  return undefined;
}

type Pair = readonly [Word, Word];

/** Words with the first word that looks like them. */
function lookingAlike(words: readonly Word[], rowOf: (word: Word) => string): Pair[] {
  const first = new Map<string, Word>();
  return words.flatMap((word): Pair[] => {
    const known = first.get(rowOf(word));
    if (known === undefined) first.set(rowOf(word), word);
    return known === undefined ? [] : [[word, known]];
  });
}

/**
 * Weights where some sums swallow them: words that look the same with a unit more say nothing about
 * weights and are left out. A letter of which nothing is said then has the weight 0.
 */
function vectorBeside(
  alike: readonly Pair[],
  letters: readonly number[],
  words: readonly Word[],
  {
    rowOf,
    relation,
  }: { readonly rowOf: (word: Word) => string; readonly relation: (pair: Pair) => number[] },
): number[] | undefined {
  const nothing = rowOf([]);
  const short = words.filter((word) => word.length === 1 || word.length === 2);
  for (const up of short) {
    const down = short.find((word) => rowOf(wordProduct(up, word)) === nothing);
    if (down === undefined || rowOf(up) === nothing) continue;
    const telling = alike.filter(([word]) => rowOf(wordProduct(word, up)) !== rowOf(word));
    const relations = telling.map(relation);
    const free = letters.flatMap((letter, place) =>
      up.includes(letter) || down.includes(letter) || relations.some((each) => each[place] !== 0)
        ? []
        : [letters.map((_, other) => (other === place ? 1 : 0))],
    );
    const vector = kernelVector([...relations, ...free], letters.length);
    if (vector !== undefined) return vector;
  }
  return undefined;
}

function learnAlong(
  game: Lettered,
  letters: readonly number[],
  weights: Weights,
  reach: number,
  ticker: Ticker | undefined,
): Learned | undefined {
  const along = new Along(game.played, weights, reach);
  const learner = new Learner(letters, (word) => along.observe(word), ticker);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (!learner.close(MOST_CLASSES)) return undefined;
    if (learner.commute()) continue;
    const model = modelOf(game, letters, learner, weights, along);
    if (model === undefined) return undefined;
    const fault = modelFault(model, game.kinds, letters, ticker);
    if (fault === undefined) {
      const found = withModuli(model, ticker);
      return isReducedAcrossWeights(found, ticker)
        ? { model: found, experiments: learner.experiments }
        : undefined;
    }
    if (!learner.refine(0, fault.word)) return undefined;
  }
  return undefined;
}

/** A model that says where weights make no difference, and gives the least ones there. */
function withModuli(model: Model, ticker: Ticker | undefined): Model {
  const moduli = weightModuli(model, ticker);
  if (moduli.every((modulus) => modulus === 0)) return model;
  const { classes, weights } = model;
  const own = weights.map((weight, kind) => ownWeight({ moduli }, classes[kind] as number, weight));
  return { ...model, weights: own, moduli };
}

/** Outcomes along the powers of a unit. */
class Along {
  private readonly played: PlayedSums;
  private readonly weights: Weights;
  private readonly reach: number;
  private readonly numbers = new Map<string, number>();
  private readonly seen: (readonly Wins[])[] = [];

  constructor(played: PlayedSums, weights: Weights, reach: number) {
    this.played = played;
    this.weights = weights;
    this.reach = reach;
  }

  /** The outcomes of a word brought to a weight from 0 to step − 1, times all powers within reach. */
  observe(word: Word): number {
    const { of, step } = this.weights;
    const shift = Math.floor(of(word) / step);
    const wins: Wins[] = [];
    for (let power = -this.reach; power <= this.reach; power++) {
      wins.push(this.played.wins(this.times(word, power - shift)));
    }
    // Sums of one class have one residue.
    const key = `${of(word) - shift * step} ${wins.join('')}`;
    const known = this.numbers.get(key) ?? this.seen.length;
    if (known === this.seen.length) this.seen.push(wins);
    this.numbers.set(key, known);
    return known;
  }

  winsOf(word: Word): readonly Wins[] {
    return this.seen[this.observe(word)] ?? [];
  }

  /** Where outcomes begin to repeat at both ends; none where they do not repeat within reach. */
  window(rows: readonly (readonly Wins[])[]): WeightFold | undefined {
    const { reach } = this;
    const reversed = rows.map((row) => row.toReversed());
    const [start, end] = [repetition(rows), repetition(reversed)];
    if (start === undefined || end === undefined) return undefined;
    const [from, to] = [start.from - reach, reach - end.from];
    if (from > to) return undefined;
    // A whole period at each end lies between.
    const high = Math.max(to, from + start.period - 1);
    const low = Math.min(from, high - end.period + 1);
    return { low, high, lowPeriod: start.period, highPeriod: end.period };
  }

  private times(word: Word, power: number): Word {
    const { up, down } = this.weights;
    const factor = power < 0 ? down : up;
    const powers = Array.from({ length: Math.abs(power) }, () => factor).flat();
    return wordProduct(
      word,
      powers.sort((a, b) => a - b),
    );
  }
}

/** The shortest period with which rows begin, and the first place that does not repeat a later one. */
function repetition(
  rows: readonly (readonly Wins[])[],
): { period: number; from: number } | undefined {
  const length = rows[0]?.length ?? 0;
  for (let period = 1; period <= MOST_PERIOD; period++) {
    let from = 0;
    while (from + period < length && rows.every((row) => row[from] === row[from + period])) from++;
    if (from > period && from + period < length) return { period, from };
  }
  return undefined;
}

function modelOf(
  game: Lettered,
  letters: readonly number[],
  learner: Learner,
  weights: Weights,
  along: Along,
): Model | undefined {
  const { of, up, down, step } = weights;
  const { words } = learner;
  if (learner.classOf(up) !== 0 || learner.classOf(down) !== 0) return undefined;
  const rows = words.map((word) => along.winsOf(word));
  const window = along.window(rows);
  if (window === undefined) return undefined;
  const residues = words.map((word) => ((of(word) % step) + step) % step);
  const low = window.low * step;
  // Where classes have residues, one step more is looked at, so that all have begun to repeat.
  const high = (step > 1 ? window.high + 2 : window.high + 1) * step - 1;
  const middle = ((rows[0]?.length ?? 1) - 1) / 2;
  const outcomes = rows.map((row, at) =>
    Uint8Array.from({ length: high - low + 1 }, (_, i) => {
      const power = Math.floor((low + i - (residues[at] as number)) / step);
      return row[Math.min(Math.max(power + middle, 0), row.length - 1)] as Wins;
    }),
  );
  const expanded = [...game.kinds.moves.keys()].map((kind) => game.expand(kind));
  return {
    letters,
    times: letters.map((letter) => Int32Array.from(words, (_, at) => learner.next(at, letter))),
    words: [...words],
    classes: expanded.map((word) => learner.classOf(word)),
    weights: expanded.map(of),
    step,
    residues,
    units: [up, down],
    low,
    high,
    lowPeriod: window.lowPeriod * step,
    highPeriod: window.highPeriod * step,
    outcomes,
  };
}

/** All words in some letters of at most a length. */
function wordsUpTo(letters: readonly number[], length: number): Word[] {
  const found: Word[] = [[]];
  let layer: Word[] = [[]];
  for (let i = 0; i < length; i++) {
    layer = layer.flatMap((word) =>
      letters.filter((letter) => letter >= (word.at(-1) ?? 0)).map((letter) => [...word, letter]),
    );
    for (const word of layer) found.push(word);
    if (found.length > MOST_PAIRS) break;
  }
  return found;
}
