/** The search for a finite quotient: learn from play, try to prove, learn from what fails. */

import type { Ticker } from '../../storage/budget.ts';
import { elementOf, type Model, outcomeAt, Products } from '../model.ts';
import { modelFault } from '../proof.ts';
import { type Word, wordKey } from '../sums.ts';
import { Learner } from './learner.ts';
import type { Lettered } from './lettered.ts';

export interface Learned {
  readonly model: Model;
  /** The words that told the classes apart. */
  readonly experiments: readonly Word[];
}

/** How far is gone for a model. */
export interface Extent {
  /** So many classes at most. */
  readonly classes: number;
  /** So many sums are looked at, if that is bounded. */
  readonly observations?: number;
}

/** More classes than allowed, more sums looked at than allowed, or play modulo what is wrong. */
export type NotLearned = 'larger' | 'longer' | 'misled';

/** A model that is proved for the letters. */
export function learnFinite(
  game: Lettered,
  { classes, observations }: Extent,
  seeds: readonly Word[],
  ticker?: Ticker,
): Learned | NotLearned {
  const letters = game.letters();
  const { played } = game;
  const learner = new Learner(letters, (word) => played.wins(word), ticker, observations);
  for (const seed of seeds) learner.addExperiment(seed);
  for (;;) {
    if (!learner.close(classes)) return learner.isSpent ? 'longer' : 'larger';
    if (learner.commute()) continue;
    const model = modelOf(learner, letters, game);
    const fault = modelFault(model, game.kinds, letters, ticker);
    if (fault === undefined) return { model, experiments: learner.experiments };
    if (!learnsFrom(fault.word, learner, model, game)) return 'misled';
  }
}

/** The model errs at a word or at an option of it; whether play says where. */
function learnsFrom(word: Word, learner: Learner, model: Model, game: Lettered): boolean {
  const { kinds, played } = game;
  const products = new Products(model);
  const suspects = new Map([[wordKey(word), word]]);
  for (let mover = 0; mover < kinds.movers; mover++) {
    for (const option of played.options(word, mover)) suspects.set(wordKey(option), option);
  }
  for (const suspect of suspects.values()) {
    const said = outcomeAt(model, elementOf(model, products, suspect).class, 0);
    if (said !== played.wins(suspect) && learner.refine(0, suspect)) return true;
  }
  return false;
}

function modelOf(learner: Learner, letters: readonly number[], game: Lettered): Model {
  const { words } = learner;
  const kinds = [...game.kinds.moves.keys()];
  return {
    letters,
    times: letters.map((letter) => Int32Array.from(words, (_, at) => learner.next(at, letter))),
    words: [...words],
    classes: kinds.map((kind) => learner.classOf(game.expand(kind))),
    weights: kinds.map(() => 0),
    step: 0,
    residues: words.map(() => 0),
    units: [],
    low: 0,
    high: 0,
    lowPeriod: 1,
    highPeriod: 1,
    outcomes: words.map((word) => Uint8Array.of(game.played.wins(word))),
  };
}
