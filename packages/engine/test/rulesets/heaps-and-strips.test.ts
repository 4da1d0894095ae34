// Games on heaps, strips and cakes: published values, families by their parameters, and the errors of
// bad input. All small positions are compared with a second telling in `evaluation.test.ts`.
import { describe, expect, it } from 'vitest';
import { B, closure, D, E, integer, Left, M, type Universe } from '../../src/index.ts';
import {
  boardForm,
  boardOutcome,
  drawBoard,
  makeBoard,
  partizanSubtraction,
  positionToText,
  readBoard,
  rulesets,
  sumOfBoards,
} from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { game, star, integer as whole } from '../oracle/game.ts';
import { canonical, dyadic } from '../oracle/normal.ts';
import { read } from '../oracle/notation.ts';
import * as naive from './naive-heaps-and-strips.ts';
import { heapLists, smallPositions } from './small-positions.ts';
import { arena, board, nimber, type Refusal, refused, value } from './values.ts';
import { words } from './words.ts';

describe('partizan subtraction', () => {
  it('of {1, 3} and {2, 3}: a heap of 6, as the tests of [CGSuite] have it', () => {
    const printed = read('{{{1|1,{1|0}}|{0,{1|0}|0}}|{0,{1|0}|0}}');
    expect(value('partizansubtraction', '1,3', '2,3', 6)).toBe(printed);
  });

  it.each([
    [[1], [2]],
    [[2, 5], [3]],
    [[1, 2], [3]],
    [
      [1, 4],
      [1, 3],
    ],
    [[3], [3]],
  ])('of %j and %j: heaps by the rule in words', (left, right) => {
    const second = naive.subtraction(left, right);
    for (const text of heapLists(7)) {
      const heaps = board('partizansubtraction', left.join(), right.join(), text);
      expect(fromEngine(arena, boardForm(arena, heaps))).toBe(second(text === '0' ? '' : text));
    }
  });

  const D1 = closure(arena, [integer(arena, -1)]);
  const universes: Readonly<Record<string, Universe>> = { M, B, E, 'D(-1)': D1, D };
  it.each([
    ['2', '2', 'D'],
    ['1,3', '1,2', 'D'],
    ['1', '3', 'D(-1)'],
    ['5', '2,6', 'D(-1)'],
    ['1,2', '4', 'E'],
    ['7', '2,3', 'E'],
  ])('of %s and %s lives in %s', (left, right, home) => {
    const ruleset = partizanSubtraction(left, right);
    expect(ruleset.habitat.universe).toBe(home);
    const forms = [...Array(12).keys()].map((n) => boardForm(arena, readBoard(ruleset, [n])));
    for (const form of forms) expect(universes[home]!.contains(arena, form)).toBe(true);
    const smaller = home === 'E' ? D1 : home === 'D(-1)' ? D : undefined;
    if (smaller) expect(forms.some((form) => !smaller.contains(arena, form))).toBe(true);
  });
});

describe("Grundy's game", () => {
  it('has the nim-sequence of [Berlekamp–Conway–Guy, chapter 4]', () => {
    const known = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0];
    for (const [n, expected] of known.entries()) expect(nimber('grundysgame', n)).toBe(expected);
  });
});

describe("Wythoff's game", () => {
  const phi = (1 + Math.sqrt(5)) / 2;
  const pairs = [0, 1, 2, 3, 4, 5].map((n) => [Math.floor(n * phi), Math.floor(n * phi * phi)]);

  it('is lost in normal play where the heaps are ⌊nφ⌋ and ⌊nφ²⌋, as Wythoff found', () => {
    const lost = new Set(pairs.map(String));
    for (let b = 0; b <= 13; b++)
      for (let a = 0; a <= Math.min(b, 8); a++)
        expect(boardOutcome(arena, board('wythoff', a, b), 'normal'), `${a} ${b}`).toBe(
          lost.has(String([a, b])) ? 'P' : 'N',
        );
  });

  it('differs in misère play at the start only: 0 1 and 2 2 replace 0 0 and 1 2', () => {
    const lost = new Set(['0,1', '2,2', ...pairs.slice(2).map(String)]);
    for (let b = 0; b <= 13; b++)
      for (let a = 0; a <= Math.min(b, 8); a++)
        expect(boardOutcome(arena, board('wythoff', a, b)), `${a} ${b}`).toBe(
          lost.has(String([a, b])) ? 'P' : 'N',
        );
  });

  it('has the nim-values of row 10 that the tests of [CGSuite] have', () => {
    const row = [10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14];
    for (const [n, expected] of row.entries()) expect(nimber('wythoff', 10, n)).toBe(expected);
  });
});

describe('Shove and Push', () => {
  /** The number of squares up to the rightmost piece, counted for its owner. */
  const stride = (text: string): number => {
    const piece = Math.max(text.lastIndexOf('l'), text.lastIndexOf('r'));
    return piece < 0 ? 0 : text[piece] === 'l' ? piece + 1 : -(piece + 1);
  };
  const ofInteger = (n: number) => (n === 0 ? 'N' : n > 0 ? 'R' : 'L');
  const strips = [1, 2, 3].flatMap((n) => words('.lr', n));

  it.each(['shove', 'push'])(
    'misère %s: sums have the outcome of the sum of strides [Maciosowski]',
    (name) => {
      for (const text of words('.lr', 6))
        expect(boardOutcome(arena, board(name, text)), text).toBe(ofInteger(stride(text)));
      for (const a of strips)
        for (const b of strips) {
          const both = sumOfBoards([board(name, a), board(name, b)]);
          expect(boardOutcome(arena, both), `${a} ${b}`).toBe(ofInteger(stride(a) + stride(b)));
        }
    },
  );

  it('Shove in normal play is a number: each piece counts its square, halved for every piece to its right up to the last change of colour [Albert–Nowakowski–Wolfe]', () => {
    for (let length = 1; length <= 6; length++)
      for (const text of words('.lr', length)) {
        const pieces = [...text].flatMap((c, i) => (c === '.' ? [] : [{ c, square: i + 1 }]));
        const lastChange = pieces.findLastIndex(({ c }, i) => i > 0 && c !== pieces[i - 1]!.c);
        let total = 0;
        for (const [i, { c, square }] of pieces.entries()) {
          const halvings = Math.max(0, lastChange - i);
          total += ((c === 'l' ? 1 : -1) * square) / 2 ** halvings;
        }
        expect(value('shove', text), text).toBe(dyadic(total * 2 ** 8, 8));
      }
  });
});

describe('Toppling Dominoes', () => {
  it('l…l r…r is the switch of all but one of each', () => {
    for (let m = 1; m <= 4; m++)
      for (let n = 1; n <= 4; n++) {
        const row = 'l'.repeat(m) + 'r'.repeat(n);
        expect(value('topplingdominoes', row)).toBe(
          canonical(game([whole(m - 1)], [whole(1 - n)])),
        );
      }
  });

  it('small rows: l is 1, lr is *, lrl is 1/2, n of either are a nim-heap', () => {
    expect(value('topplingdominoes', 'l')).toBe(whole(1));
    expect(value('topplingdominoes', 'lr')).toBe(star);
    expect(value('topplingdominoes', 'lrl')).toBe(dyadic(1, 1));
    for (let n = 1; n <= 6; n++) expect(nimber('topplingdominoes', 'e'.repeat(n))).toBe(n);
  });

  it('a fall stops at a gap', () => {
    const { ruleset, position } = board('topplingdominoes', 'r.lr');
    const moved = [...ruleset.moves(position, Left)].map((after) =>
      positionToText({ ruleset, position: after }),
    );
    expect(moved).toEqual(['r..r', 'r...']);
  });
});

describe('Elephants and Rhinos', () => {
  it('tttt..fff is 1 in normal play, as the tests of [CGSuite] have it', () => {
    expect(value('elephantsandrhinos', 'tttt..fff')).toBe(whole(1));
  });
});

describe('cakes', () => {
  it('Cutcake: rows a and columns b are worth ⌊b / 2^⌊log₂ a⌋⌋ − 1 where b ≥ a [Berlekamp–Conway–Guy, chapter 2]', () => {
    for (let a = 1; a <= 8; a++)
      for (let b = a; b <= 8; b++) {
        const worth = Math.floor(b / 2 ** Math.floor(Math.log2(a))) - 1;
        expect(value('cutcake', a, b), `${a}x${b}`).toBe(whole(worth));
        expect(value('cutcake', b, a), `${b}x${a}`).toBe(whole(-worth));
      }
  });

  it('Maundy Cake with 8 rows and 1 to 8 columns, as the tests of [CGSuite] have it', () => {
    const row = [-7, -3, -3, -1, -3, -1, -3, 0];
    for (const [i, worth] of row.entries())
      expect(value('maundycake', 8, i + 1), `8x${i + 1}`).toBe(whole(worth));
  });

  it('are drawn side by side', () => {
    const drawing = drawBoard(board('cutcake', '2x2 1x3'))!;
    expect(drawing).toMatchObject({ width: 6, height: 2 });
    expect(drawing.cells).toHaveLength(7);
  });
});

describe('components and symmetries change nothing', () => {
  const names = ['partizansubtraction', 'takeandbreak', 'grundysgame', 'wythoff', 'shove', 'push'];
  const others = ['topplingdominoes', 'turning', 'elephantsandrhinos', 'cutcake', 'maundycake'];
  it.each([...names, ...others])('%s by its moves alone', (name) => {
    const { ruleset } = rulesets.get(name)!;
    const { moves, print } = ruleset;
    for (const { text } of smallPositions[name]!) {
      const bare = makeBoard({ moves, print }, ruleset.parse(text));
      const whole = boardForm(arena, readBoard(ruleset, [text]));
      expect(boardForm(arena, bare), text).toBe(whole);
    }
  });
});

describe('bad input', () => {
  const bad: readonly Refusal[] = [
    ['partizansubtraction', [6], /needs two sets; write partizansubtraction\("1,3", "2,3", 6\)/, 1],
    ['partizansubtraction', ['1', '2'], /needs a position/, 1],
    [
      'partizansubtraction',
      ['1,x', '2', 6],
      /"x" is no number to take at character 3.*like "1,3"/,
      3,
    ],
    ['partizansubtraction', ['1', ' ', 6], /the set is empty; write numbers/, 1],
    ['partizansubtraction', ['0,1', '2', 6], /a number to take cannot be 0/, 1],
    ['wythoff', ['3'], /has two heaps; write two sizes/, 1],
    ['wythoff', ['3 5 7'], /has two heaps/, 1],
    ['wythoff', [3, -1], /a heap cannot be -1/, 1],
    ['wythoff', ['3 x'], /"x" is no heap at character 3/, 3],
    ['shove', ['l.x'], /"x" is no square at character 3/, 3],
    ['push', ['l|r'], /a strip has one row/, 2],
    ['shove', [3], /shove needs a position/, 1],
    ['topplingdominoes', ['lrg'], /"g" is no square.*e \(a domino of either player\)/, 3],
    ['elephantsandrhinos', ['e.r'], /"e" is no square.*t \(an elephant of Left\)/, 1],
    ['cutcake', ['2x3 4'], /"4" is no cake at character 5 .*write rows x columns/, 5],
    ['cutcake', [''], /there is no cake/, 1],
    ['cutcake', ['0x3'], /a side of a cake cannot be 0/, 1],
    ['cutcake', [2, 3, 4], /a cake has two sizes/, 1],
    ['maundycake', [1000, 1000], /the number of squares cannot be 1000000/, 1],
  ];
  it.each(bad)('%s(%j) is refused with the place and a cure', refused);
});
