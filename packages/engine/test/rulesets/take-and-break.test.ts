// Take-and-break games by their codes: heaps against the rule in words, published nim-sequences, and
// codes that are refused.
import { describe, expect, it } from 'vitest';
import { Arena, Left } from '../../src/index.ts';
import { boardForm, boardOutcome } from '../../src/rulesets/index.ts';
import { BudgetError } from '../../src/storage/budget.ts';
import { fromEngine } from '../oracle/bridge.ts';
import * as naive from './naive-heaps-and-strips.ts';
import { heapLists } from './small-positions.ts';
import { arena, board, nimber, type Refusal, refused } from './values.ts';

describe('take-and-break games', () => {
  const distinct = (left: number[]) => new Set(left).size === left.length;
  const alike = (left: number[]) => new Set(left).size <= 1;
  // Read from the description of the code. Where every move takes one counter all games of a size are
  // alike, so most codes leave a choice.
  const tellings: readonly [string, naive.Leaves][] = [
    ['4!.0', (taken, left) => taken === 0 && left.length === 2 && distinct(left)],
    ['0.77', (taken, left) => [1, 2].includes(taken) && left.length <= 2],
    [
      '0.3F',
      (taken, left) => (taken === 1 && left.length <= 1) || (taken === 2 && left.length <= 3),
    ],
    ['0.[3]', (taken, left) => taken >= 1 && left.length <= 1],
    ['0.0[30]', (taken, left) => taken >= 2 && taken % 2 === 0 && left.length <= 1],
    ['0.3*', (taken, left) => (taken === 1 && left.length <= 1) || taken === 2],
    [
      '0.3*!',
      (taken, left) => (taken === 1 && left.length <= 1) || (taken === 2 && distinct(left)),
    ],
    [
      '{2+}=.3',
      (taken, left) =>
        (taken === 0 && left.length >= 2 && alike(left)) || (taken === 1 && left.length <= 1),
    ],
    [
      'C?.3',
      (taken, left) =>
        (taken === 0 && [2, 3].includes(left.length) && !alike(left)) ||
        (taken === 1 && left.length <= 1),
    ],
    [
      '0.3{0,2!,3=+}',
      (taken, left) =>
        (taken === 1 && left.length <= 1) ||
        (taken === 2 &&
          (left.length === 0 ||
            (left.length === 2 && distinct(left)) ||
            (left.length >= 3 && alike(left)))),
    ],
    [
      '8.&17;',
      (taken, left) =>
        (taken === 0 && left.length === 3) || (taken === 1 && [0, 4].includes(left.length)),
    ],
    ['.5', (taken, left) => taken === 1 && [0, 2].includes(left.length)],
  ];
  it.each(tellings)('%s: heaps by the rule in words', (code, leaves) => {
    const second = naive.takeAndBreak(leaves);
    for (const text of heapLists(8)) {
      const form = boardForm(arena, board('takeandbreak', code, text));
      expect(fromEngine(arena, form), text).toBe(second(text === '0' ? '' : text));
    }
  });

  it('octal codes mean what they mean for octal games', () => {
    for (const code of ['0.77', '0.07', '0.137', '4.0', '0.3', '0.6', '4.25'])
      for (let n = 0; n <= 9; n++)
        expect(boardForm(arena, board('takeandbreak', code, n)), code).toBe(
          boardForm(arena, board('octal', code, n)),
        );
  });

  it('have the nim-sequences that the tests of [CGSuite] have', () => {
    const sequences: readonly [string, number[]][] = [
      ['4!.0', [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2]],
      ['0.0330003', [0, 0, 1, 1, 2, 0, 0, 1, 1, 2, 0, 0, 1, 1, 2]],
      ['0.3003330[3]', [0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6]],
      ['0.3F', [0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8]],
    ];
    for (const [code, sequence] of sequences)
      for (const [n, expected] of sequence.entries())
        expect(nimber('takeandbreak', code, n), `${code}, heap ${n}`).toBe(expected);
  });

  it('are stopped by a budget where a heap breaks in more ways than can be listed', () => {
    const fresh = new Arena();
    const many = board('takeandbreak', '0.*', 200);
    const work = () => fresh.under({ maxForms: 1000 }, () => boardOutcome(fresh, many));
    expect(work).toThrow(BudgetError);
  });

  it("Lasker's Nim: 4k + 3 and 4k + 4 change places [Berlekamp–Conway–Guy, chapter 4]", () => {
    for (let n = 1; n <= 16; n++)
      expect(nimber('takeandbreak', '4.[3]', n)).toBe(
        n % 4 === 3 ? n + 1 : n % 4 === 0 ? n - 1 : n,
      );
  });
});

it('the largest number of heaps is the same in a digit and in a list', () => {
  const options = (code: string) => {
    const { ruleset, position } = board('takeandbreak', code, 53);
    return [...ruleset.moves(position, Left)];
  };
  for (const code of [`0.&${2 ** 52};`, '0.{52}', `0.&${2 ** 53 - 2 ** 52};`]) {
    expect(options(code)).toEqual([new Array(52).fill(1)]);
  }
});

describe('bad codes', () => {
  const bad: readonly Refusal[] = [
    ['takeandbreak', [5], /needs its code; write takeandbreak\("4\.\[3\]", 5\)/, 1],
    ['takeandbreak', ['0.7W', 5], /"W" is no sign of a code at character 4/, 4],
    ['takeandbreak', ['77', 5], /"77" is no take-and-break code; write a digit/, 1],
    ['takeandbreak', ['0.[3', 5], /is no take-and-break code/, 1],
    ['takeandbreak', ['2.0', 5], /takes nothing must leave two heaps or more/, 1],
    ['takeandbreak', ['*.0', 5], /takes nothing must leave two heaps or more/, 1],
    ['takeandbreak', ['44.0', 5], /several digits before the point would add counters/, 1],
    ['takeandbreak', ['0.{2!}=', 5], /"\{2!\}" is no list of numbers of heaps/, 1],
    ['takeandbreak', ['0.{3,2}', 5], /"\{3,2\}" does not rise/, 1],
    ['takeandbreak', ['0.{}', 5], /"\{\}" is no list/, 1],
    ['takeandbreak', ['0.&99999999999999999;', 5], /is too large/, 1],
    ['takeandbreak', [`0.&${2 ** 53};`, 5], /the digit &9007199254740992; is too large/, 1],
    ['takeandbreak', ['0.{53}', 5], /"\{53\}" is no list of numbers of heaps/, 1],
  ];
  it.each(bad)('%s(%j) is refused with the place and a cure', refused);
});
