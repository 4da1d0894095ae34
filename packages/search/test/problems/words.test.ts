import { describe, expect, test } from 'vitest';
import { Words } from '../../src/problems/words.ts';

/** All sequences of letters of a length, in lexicographic order. */
function sequences(letters: number, length: number): number[][] {
  if (length === 0) return [[]];
  return sequences(letters, length - 1).flatMap((word) =>
    Array.from({ length: letters }, (_, letter) => [...word, letter]),
  );
}

describe('words by number', () => {
  test.each([
    [1, 4],
    [2, 5],
    [3, 4],
  ])(
    'of %i generators, up to %i letters, are those among all sequences, in order',
    (n, longest) => {
      const listed = Array.from({ length: longest }, (_, i) => sequences(2 * n, i + 1))
        .flat()
        .filter(
          (word) =>
            word[0]! % 2 === 0 &&
            word.every((letter, i) => i === 0 || word[i - 1]! <= letter) &&
            word.every((letter) => !word.includes(letter ^ 1)),
        );
      const words = new Words(n, longest);
      expect(Array.from({ length: words.count }, (_, place) => words.at(place))).toEqual(listed);
      expect(() => words.at(words.count)).toThrow(`there is no word ${words.count}`);
    },
  );
});
