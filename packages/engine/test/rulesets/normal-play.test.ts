// Normal-play values that theory gives, against boards modulo Normal: Hackenbush strings by
// Berlekamp's rule and green ones by the colon principle, Nim, Kayles' nim-sequence, Toads and
// Frogs, and small rectangles of Domineering by the oracle's own canonical forms.
import { describe, expect, it } from 'vitest';
import { heapSize } from '../../src/forms/index.ts';
import { Arena, type FormId, Normal } from '../../src/index.ts';
import {
  boardOutcome,
  boardSimplestForm,
  hackenbush,
  nim,
  octal,
  readBoard,
  rulesets,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { type G, game, integer, nimHeap, star, zero } from '../oracle/game.ts';
import { canonical, dyadic, hackenbushValue, up } from '../oracle/normal.ts';
import * as naive from './naive.ts';
import { words } from './words.ts';

const arena = new Arena();
const value = (name: string, ...call: (string | number)[]): G =>
  fromEngine(arena, boardSimplestForm(arena, rulesets.get(name)!.board(...call), Normal));

describe('normal play', () => {
  it('Hackenbush strings of up to 7 edges by Berlekamp’s rule', () => {
    for (let n = 1; n <= 7; n++)
      for (const word of words('br', n)) {
        const { numerator, exponent } = hackenbushValue(
          word.replaceAll('b', 'L').replaceAll('r', 'R'),
        );
        expect(value('hackenbush', word), word).toBe(dyadic(numerator, exponent));
      }
  });

  it('green trees by the colon principle: 1 + what stands on the edge, added as nimbers', () => {
    const nimber = (text: string): number => {
      // A branch is g followed by its branches in parentheses.
      let total = 0;
      for (let at = 0; at < text.length; ) {
        let depth = 1;
        const start = at + 1;
        for (at = start; depth > 0; at++) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
        total ^= 1 + nimber(text.slice(start + 1, at - 1));
      }
      return total;
    };
    for (const tree of ['(g)', '(g(g))', '(g(g)(g))', '(g(g(g))(g))', '(g(g(g)(g))(g(g)))(g)'])
      expect(value('hackenbush', tree), tree).toBe(nimHeap(nimber(tree)));
  });

  it('trees in three colours, by the oracle’s reduction of the graph', () => {
    for (const [text, graph] of [
      ['gb', '0 1 g;1 2 b'],
      ['g(b)(r)', '0 1 g;1 2 b;1 3 r'],
      ['gbb+gr', '0 1 g;1 2 b;2 3 b;0 4 g;4 5 r'],
    ] as const)
      expect(value('hackenbush', text), text).toBe(canonical(naive.hackenbushGraph(graph)));
  });

  it('Nim by exclusive or', () => {
    for (let a = 0; a <= 5; a++)
      for (let b = 0; b <= a; b++)
        for (let c = 0; c <= b; c++) {
          expect(value('nim', a, b, c)).toBe(nimHeap(a ^ b ^ c));
          const board = readBoard(nim, [a, b, c]);
          expect(boardOutcome(arena, board, 'normal')).toBe((a ^ b ^ c) === 0 ? 'P' : 'N');
          // Bouton: in misère Nim the roles change only where every heap is at most 1.
          const largest = Math.max(a, b, c);
          const lost = largest <= 1 ? (a + b + c) % 2 === 1 : (a ^ b ^ c) === 0;
          expect(boardOutcome(arena, board)).toBe(lost ? 'P' : 'N');
        }
  });

  it.each([
    ['Kayles', '0.77', [1, 2]],
    ['Dawson’s Kayles', '0.07', [2]],
  ] as const)('%s: the nim-sequence by mex', (_, code, widths) => {
    const values: number[] = [];
    for (let n = 0; n <= 40; n++) {
      const reached = new Set<number>();
      for (const width of widths)
        for (let left = 0; left + width <= n; left++)
          reached.add(values[left]! ^ values[n - width - left]!);
      let mex = 0;
      while (reached.has(mex)) mex++;
      values.push(mex);
      if (n === 0) continue;
      const form: FormId = boardSimplestForm(arena, readBoard(octal(code), [n]), Normal);
      expect(heapSize(arena, form), `${code}, heap ${n}`).toBe(mex);
    }
  });

  it('Kayles of heaps up to 12 is 1 2 3 1 4 3 2 1 4 2 6 4 (Winning Ways)', () => {
    const known = [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];
    for (const [i, nimber] of known.entries())
      expect(value('octal', '0.77', i + 1)).toBe(nimHeap(nimber));
  });

  it('octal games with a closed form: 0.333 and 4.0', () => {
    // 0.3…3 with three threes is Nim with at most three counters taken: n mod 4.
    for (let n = 1; n <= 12; n++) expect(value('octal', '0.333', n)).toBe(nimHeap(n % 4));
    // In 4.0 heaps are only split; n counters allow n − 1 splits, all alike.
    for (let n = 1; n <= 8; n++) expect(value('octal', '4.0', n)).toBe(n % 2 === 0 ? star : zero);
  });

  it('Toads and Frogs: the families of Winning Ways', () => {
    expect(value('toadsandfrogs', 't.f')).toBe(star);
    // A lone toad with n empty squares ahead is the integer n.
    for (let n = 1; n <= 6; n++)
      expect(value('toadsandfrogs', `t${'.'.repeat(n)}`)).toBe(integer(n));
    // t.^n f: with an even number of squares between it is 0, with an odd one *.
    for (let n = 1; n <= 7; n++)
      expect(value('toadsandfrogs', 1, n, 1)).toBe(n % 2 === 1 ? star : zero);
    for (let n = 1; n <= 6; n++)
      for (const word of words('t.f', n))
        expect(value('toadsandfrogs', word), word).toBe(canonical(naive.toadsAndFrogs(word)));
  });

  it('small rectangles of Domineering', () => {
    expect(value('domineering', 2, 1)).toBe(integer(1));
    expect(value('domineering', 2, 2)).toBe(game([integer(1)], [integer(-1)]));
    for (const [rows, columns] of [
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 3],
      [3, 4],
      [4, 3],
    ] as const) {
      const open = Array.from({ length: rows }, () => '.'.repeat(columns)).join('|');
      expect(value('domineering', rows, columns)).toBe(canonical(naive.domineering(open)));
    }
  });

  it('Clobber: xo is *, xxo is up, and the oracle agrees on strips', () => {
    expect(value('clobber', 'xo')).toBe(star);
    expect(value('clobber', 'xxo')).toBe(up);
    for (const word of words('.xo', 6))
      expect(value('clobber', word), word).toBe(canonical(naive.clobber(word)));
  });

  it('the sign of a Hackenbush string decides who wins', () => {
    for (const word of words('br', 5)) {
      const { numerator } = hackenbushValue(word.replaceAll('b', 'L').replaceAll('r', 'R'));
      expect(boardOutcome(arena, readBoard(hackenbush, [word]), 'normal')).toBe(
        numerator > 0 ? 'L' : 'R',
      );
    }
  });
});
