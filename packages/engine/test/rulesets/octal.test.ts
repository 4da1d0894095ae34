// Octal games with every digit: the forms of single heaps against the rule read from the code word
// by word. Digit k is the sum of 1, 2 and 4 as taking k counters may leave nothing, exactly one
// heap, or exactly two [Berlekamp–Conway–Guy, chapter 4].
import { describe, expect, it } from 'vitest';
import { Arena } from '../../src/index.ts';
import { boardForm, octal, readBoard } from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { type G, game, sum, zero } from '../oracle/game.ts';

/** The form of a heap, its moves listed as ways to leave counters behind. */
function heapOf(size: number, digits: readonly number[]): G {
  const options: G[] = [];
  for (const [taken, digit] of digits.entries()) {
    const rest = size - taken;
    // In base 2 a digit says, from its last place on, which numbers of heaps may be left.
    const [nothing, one, two] = [...digit.toString(2).padStart(3, '0')].reverse();
    if (nothing === '1' && rest === 0) options.push(zero);
    if (one === '1' && rest >= 1) options.push(heapOf(rest, digits));
    if (two === '1')
      for (let a = 1; a <= rest - 1; a++)
        options.push(sum(heapOf(a, digits), heapOf(rest - a, digits)));
  }
  return game(options, options);
}

describe('octal games', () => {
  const pairs = Array.from({ length: 64 }, (_, i) => [Math.floor(i / 8), i % 8] as const);

  it.each([0, 4])('heaps up to 5 of all codes %i.ab', (before) => {
    const arena = new Arena();
    for (const [a, b] of pairs) {
      const code = `${before}.${a}${b}`;
      for (let size = 0; size <= 5; size++)
        expect(fromEngine(arena, boardForm(arena, readBoard(octal(code), [size]))), code).toBe(
          heapOf(size, [before, a, b]),
        );
    }
  });

  it('in 0.2 a whole heap may not be taken: a single counter is the end of play', () => {
    const arena = new Arena();
    const heap = (n: number) => fromEngine(arena, boardForm(arena, readBoard(octal('0.2'), [n])));
    expect(heap(1)).toBe(zero);
    expect(heap(2)).toBe(game([zero], [zero]));
  });
});
