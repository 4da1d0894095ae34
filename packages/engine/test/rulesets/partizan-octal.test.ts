// Partizan octal games: heaps of many pairs of codes against the rule read from the codes word by
// word, and Partizan Kayles as it is played.
import { describe, expect, it } from 'vitest';
import { Arena } from '../../src/index.ts';
import {
  boardForm,
  boardOutcome,
  partizanOctal,
  readBoard,
  rulesets,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { type G, game, sum, zero } from '../oracle/game.ts';
import { heapLists } from './small-positions.ts';

/** What may be left of a heap, as the codes say it. */
function heapOf(size: number, codes: readonly [string, string]): G {
  const options = (code: string): G[] => {
    const digits = [...code.replace('.', '')].map(Number);
    return digits.flatMap((digit, taken) => {
      const rest = size - taken;
      const left: G[] = [];
      if ([1, 3, 5, 7].includes(digit) && rest === 0) left.push(zero);
      if ([2, 3, 6, 7].includes(digit) && rest > 0) left.push(heapOf(rest, codes));
      if (digit >= 4)
        for (let a = 1; a < rest; a++) left.push(sum(heapOf(a, codes), heapOf(rest - a, codes)));
      return left;
    });
  };
  return game(options(codes[0]), options(codes[1]));
}

describe('partizan octal games', () => {
  const codes = ['0.1', '0.2', '0.3', '0.4', '0.7', '0.07', '0.25', '0.61', '4.0', '4.03'];

  it('heaps up to 5 of pairs of codes', () => {
    const arena = new Arena();
    for (const left of codes)
      for (const right of codes)
        for (let size = 0; size <= 5; size++) {
          const board = readBoard(partizanOctal(left, right), [size]);
          const expected = heapOf(size, [left, right]);
          expect(fromEngine(arena, boardForm(arena, board)), `${left} ${right}`).toBe(expected);
        }
  });

  it('one pin and two are inverses among positions of Partizan Kayles [Milley, abstract]', () => {
    const arena = new Arena();
    const kayles = partizanOctal('0.7', '0.07');
    const outcomeOf = (text: string) => boardOutcome(arena, readBoard(kayles, [text]));
    expect([outcomeOf('1'), outcomeOf('2')]).toEqual(['R', 'P']);
    for (const text of heapLists(12)) expect(outcomeOf(`${text} 2 1`), text).toBe(outcomeOf(text));
  });

  it('are called by two codes and a position', () => {
    const { board } = rulesets.get('partizanoctal')!;
    expect(() => board('0.7', 5)).toThrow('a partizan octal game needs two codes');
    expect(() => board('0.7', '0.8', 5)).toThrow('"8" is no octal digit');
    expect(() => board('0.7', '0.07')).toThrow('partizanoctal needs a position');
  });
});
