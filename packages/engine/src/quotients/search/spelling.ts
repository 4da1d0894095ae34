/** Which letters a model needs, and the words of its elements in these. */

import { type Model, Products } from '../model.ts';
import { type Word, wordProduct } from '../sums.ts';

/** A word for an element, if its weight is one of its class. */
export function elementWord(model: Model, at: number, weight: number): Word {
  const { words, step, units } = model;
  const word = words[at] ?? [];
  if (step === 0) return word;
  const own = word.reduce((sum, kind) => sum + (model.weights[kind] as number), 0);
  const power = (weight - own) / step;
  const unit = (power > 0 ? units[0] : units[1]) ?? [];
  const powers = Array.from({ length: Math.abs(power) }, () => unit).flat();
  return wordProduct(
    word,
    powers.sort((a, b) => a - b),
  );
}

/**
 * The letters that are not products of smaller ones, with a word in these for each of the others.
 * Those in `kept` stay letters.
 */
export function independentLetters(
  model: Model,
  kept: ReadonlySet<number>,
): { letters: number[]; definitions: Map<number, Word> } {
  const letters: number[] = [];
  const definitions = new Map<number, Word>();
  for (const letter of model.letters) {
    const at = model.classes[letter] as number;
    const smaller = reach(model, letters);
    const hasUnits = model.units.flat().every((each) => letters.includes(each));
    const isProduct = smaller.has(at) && hasUnits && !kept.has(letter);
    if (isProduct) {
      const partial = { ...model, words: model.words.map((_, each) => smaller.get(each) ?? []) };
      definitions.set(letter, elementWord(partial, at, model.weights[letter] as number));
    } else {
      letters.push(letter);
    }
  }
  return { letters, definitions };
}

/**
 * For each class the least word in the letters, where fewer of a larger letter go before anything. A
 * move puts smaller letters in the place of one, so it makes words less, and so does this.
 */
export function leastWords(model: Model): Word[] {
  let found = new Map<number, Word>([[0, []]]);
  for (const letter of model.letters) {
    const next = along(model, letter);
    const all = new Map(found);
    for (let layer = found; layer.size > 0; ) {
      const longer = new Map<number, Word>();
      for (const [at, word] of layer) {
        const to = next[at] as number;
        if (all.has(to) || longer.has(to)) continue;
        longer.set(to, [...word, letter]);
      }
      for (const [at, word] of longer) all.set(at, word);
      layer = longer;
    }
    found = all;
  }
  return model.words.map((_, at) => found.get(at) ?? []);
}

/** For each kind that equals a word in smaller letters, that word: then the others may be the letters. */
export function wordsOfKinds(model: Model): Map<number, Word> {
  const least = { ...model, words: leastWords(model) };
  const found = new Map<number, Word>();
  for (const [kind, at] of model.classes.entries()) {
    const word = elementWord(least, at, model.weights[kind] as number);
    if (word.every((letter) => letter < kind)) found.set(kind, word);
  }
  return found;
}

/** The same model with words in some of the letters. */
export function spelled(model: Model, letters: readonly number[]): Model {
  const words = reach(model, letters);
  return {
    ...model,
    letters,
    times: letters.map((letter) => along(model, letter)),
    words: model.words.map((_, at) => words.get(at) ?? []),
  };
}

/** The shortest word in some letters for each class that they reach. */
function reach(model: Model, letters: readonly number[]): Map<number, Word> {
  const found = new Map<number, Word>([[0, []]]);
  for (const [at, word] of found) {
    for (const letter of letters) {
      const next = along(model, letter)[at] as number;
      if (!found.has(next)) found.set(next, wordProduct(word, [letter]));
    }
  }
  return found;
}

/** Where one more of a letter leads. */
function along(model: Model, letter: number): Int32Array {
  return (
    model.times[model.letters.indexOf(letter)] ??
    new Products(model).by(model.classes[letter] as number)
  );
}
