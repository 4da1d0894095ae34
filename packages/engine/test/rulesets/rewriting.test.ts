// Rulesets made of rewriting rules: games that ship with Proviso, written as rules, on all small
// boards; random rules, with walls and `?`, against the rules told plainly; what is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena, D, E, Left, Right, simplestForm } from '../../src/index.ts';
import {
  BoardNotationError,
  boardForm,
  boardOutcome,
  boardSimplestForm,
  boardToText,
  drawBoard,
  octal,
  readBoard,
  rewritingGrid,
  rewritingStrip,
  rulesetToText,
  turns,
} from '../../src/rulesets/index.ts';
import { holds } from '../oracle/arbitrary.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { misere } from '../oracle/play.ts';
import { rewritingForms } from './naive-rewriting.ts';
import { smallPositions } from './small-positions.ts';

const domineering = rewritingGrid('.|. -> #|#', '.. -> ##');
const clobber = rewritingGrid(turns('xo -> .x'), turns('ox -> .o'));
const cram = rewritingGrid(turns('.. -> ##'), turns('.. -> ##'));
const toads = rewritingStrip(['t. -> .t', 'tf. -> .ft'], ['.f -> f.', '.tf -> ft.']);

describe('games that ship with Proviso, written as rules', () => {
  it.each([
    ['domineering', domineering],
    ['clobber', clobber],
    ['cram', cram],
    ['toadsandfrogs', toads],
  ] as const)('%s has the same forms and outcomes on all small boards', (name, ruleset) => {
    const arena = new Arena();
    for (const { text, form } of smallPositions[name] ?? []) {
      const board = readBoard(ruleset, [text]);
      expect(fromEngine(arena, boardForm(arena, board)), text).toBe(form());
      expect(boardOutcome(arena, board), text).toBe(misere(form()));
    }
  });

  it('Kayles is a row of pins of which a ball takes one or two', () => {
    const arena = new Arena();
    const rules = ['x -> .', 'xx -> ..'];
    const pins = rewritingStrip(rules, rules);
    for (let n = 1; n <= 9; n++) {
      const heap = boardForm(arena, readBoard(octal('0.77'), [n]));
      expect(boardForm(arena, readBoard(pins, ['x'.repeat(n)]))).toBe(heap);
    }
  });

  it('a board named by its sizes is made of dots', () => {
    expect(boardToText(readBoard(domineering, [2, 3]))).toBe(
      'grid(".|. -> #|#", ".. -> ##")("...|...")',
    );
    expect(boardToText(readBoard(toads, [4]))).toContain('("....")');
  });
});

/** Squares that rules may lay over those before them only, so that play ends. */
const LETTERS = 'abc.#';

/** A rule of random shape: some squares go on to later letters, some are `?`, some stay. */
const rule = (rows: number, columns: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constant('??'),
        fc.tuple(fc.nat(2), fc.nat(2)).map(([from, on]) => LETTERS[from]! + LETTERS[from + on]!),
      ),
      { minLength: rows * columns, maxLength: rows * columns },
    )
    .filter((squares) => squares.some(([from, to]) => from !== to))
    .map((squares) =>
      [0, 1]
        .map((side) =>
          Array.from({ length: rows }, (_, r) =>
            squares
              .slice(r * columns, (r + 1) * columns)
              .map((square) => square[side])
              .join(''),
          ).join('|'),
        )
        .join(' -> '),
    );

const rules = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 })).chain((s) => rule(...s)),
  { minLength: 1, maxLength: 3 },
);
const squares = (length: number) =>
  fc.array(fc.constantFrom(...'abc##.'), { minLength: length, maxLength: length });
const board = fc
  .constantFrom([1, 5], [2, 3], [3, 2], [2, 4])
  .chain(([rows = 1, columns = 1]) =>
    fc
      .array(squares(columns), { minLength: rows, maxLength: rows })
      .map((all) => all.map((row) => row.join('')).join('|')),
  );

describe('random rules', () => {
  it('give boards, taken apart and turned, the forms that the rules told plainly give', () => {
    let apart = 0;
    holds(
      fc.property(rules, rules, board, (left, right, text) => {
        const arena = new Arena();
        const ruleset = rewritingGrid(left, right);
        const made = readBoard(ruleset, [text]);
        const expected = rewritingForms(left, right)(text);
        if (ruleset.components!(made.position as never).length > 1) apart++;
        expect(boardOutcome(arena, made)).toBe(misere(expected));
        const form = boardForm(arena, made);
        expect(fromEngine(arena, form)).toBe(expected);
        for (const universe of [E, D])
          expect(boardSimplestForm(arena, made, universe)).toBe(
            simplestForm(arena, form, universe),
          );
      }),
      250,
    );
    expect(apart).toBeGreaterThan(20);
  });
});

describe('components', () => {
  const texts = (ruleset: ReturnType<typeof rewritingGrid>, text: string) =>
    ruleset.components!(ruleset.parse!(text)).map(({ text: part }) => part);

  it('are what walls part, and single squares that no pattern covers are none', () => {
    expect(texts(domineering, '..#..|###..')).toEqual(['..', '..|..']);
    expect(texts(domineering, '.#|#.')).toEqual([]);
    expect(texts(clobber, 'xo.x|...o')).toEqual(['xo', 'x|o']);
  });

  it('any square left of no arrow is a wall, whatever it is called', () => {
    expect(texts(domineering, '..w..')).toEqual(['..', '..']);
  });

  it('a ? joins nothing, and a pattern that looks over an edge finds no board', () => {
    const leaning = rewritingStrip('x? -> .?', 'x? -> .?');
    expect(texts(leaning, 'xx')).toHaveLength(1);
    expect(texts(leaning, 'xxx')).toHaveLength(2);
    const arena = new Arena();
    const star = boardForm(arena, readBoard(leaning, ['x.']));
    expect(boardForm(arena, readBoard(leaning, ['.x']))).toBe(0);
    expect(boardForm(arena, readBoard(leaning, ['x#']))).toBe(star);
    expect(boardForm(arena, readBoard(leaning, ['xx']))).toBe(star);
  });

  it('there is a wall to part with even where rules use all the usual ones', () => {
    const used = rewritingStrip(['ab -> #.', '#._ -> _##'], ['b -> a', '##_ -> #__']);
    const expected = rewritingForms(['ab -> #.', '#._ -> _##'], ['b -> a', '##_ -> #__']);
    const arena = new Arena();
    for (const text of ['ab_b', '#._ab', 'wabwb'])
      expect(fromEngine(arena, boardForm(arena, readBoard(used, [text]))), text).toBe(
        expected(text),
      );
  });
});

describe('turns', () => {
  it('are the quarter turns and mirror images, each once', () => {
    expect(turns('xo->.x').sort()).toEqual(
      ['xo -> .x', 'x|o -> .|x', 'ox -> x.', 'o|x -> x|.'].sort(),
    );
    expect(turns('.. -> ##')).toEqual(['.. -> ##', '.|. -> #|#']);
    expect(turns('ab|c. -> ..|..')).toHaveLength(8);
  });

  it('in a strip are the reverse', () => {
    const both = rewritingStrip(turns('xo -> .x'), turns('ox -> .o'));
    const written = rewritingStrip(['xo -> .x', 'ox -> x.'], ['ox -> .o', 'xo -> o.']);
    expect(rulesetToText(both)).toBe(rulesetToText(written));
    expect(rulesetToText(both)).toBe('strip(turns("xo -> .x"), turns("ox -> .o"))');
  });
});

describe('what a ruleset of rules tells', () => {
  it('is its definition, which makes it again', () => {
    expect(rulesetToText(clobber)).toBe('grid(turns("xo -> .x"), turns("ox -> .o"))');
    expect(rulesetToText(toads)).toBe(
      'strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."])',
    );
    expect(rulesetToText(rewritingStrip([], 'x -> .'))).toBe('strip([], "x -> .")');
  });

  it('is which positions look alike', () => {
    const grid = (text: string) => domineering.parse!(text);
    const alike = (ruleset: typeof domineering, text: string) =>
      (ruleset.symmetries?.(grid(text)) ?? []).map((each) => each.text);
    expect(new Set(alike(domineering, '..|.#'))).toEqual(new Set(['#.|..', '.#|..', '..|#.']));
    expect(alike(clobber, 'xo|o.')).toHaveLength(7);
    expect(alike(toads, 't.f')).toEqual([]);
  });

  it('is whose the pieces are', () => {
    const owners = (text: string) =>
      drawBoard(readBoard(toads, [text]))?.pieces.map(({ symbol, owner }) => symbol + owner);
    expect(owners('t.f')).toEqual(['tleft', 'fright']);
    const closed = drawBoard(readBoard(domineering, ['.#w']))?.cells.map((cell) => cell.closed);
    expect(closed).toEqual([false, true, true]);
  });

  it('is whether the squares stand in one row', () => {
    expect([toads.boards?.strip, domineering.boards?.strip]).toEqual([true, undefined]);
  });

  it('moves of a side, without taking the board apart', () => {
    const at = domineering.parse!('..|..');
    expect([...domineering.moves(at, Left)].map(({ text }) => text)).toEqual(['#.|#.', '.#|.#']);
    expect([...domineering.moves(at, Right)].map(({ text }) => text)).toEqual(['##|..', '..|##']);
  });
});

describe('rules that are refused, with the cure', () => {
  it.each([
    ['xo .x', 'the rule "xo .x" has no ->; write "pattern -> replacement"'],
    ['x -> o -> .', 'has more than one ->'],
    ['-> x', 'has no pattern'],
    ['x ->', 'has no replacement'],
    ['xo -> .', 'is 1×2 on the left and 1×1 on the right; both sides have the same shape'],
    ['xo -> .|x', 'is 1×2 on the left and 2×1 on the right'],
    ['xo|x -> ..|..', 'row 2 has 1 squares and row 1 has 2'],
    ['x? -> .x', 'has a ? on one side only; what a ? stands for stays as it is'],
    ['x. -> ??', 'has a ? on one side only'],
    ['xo -> xo', 'changes nothing; play must end'],
    ['x o -> . .', '" " is no square'],
    ['😀 -> .', 'is no square'],
  ])('%s', (text, message) => {
    expect(() => rewritingGrid(text, [])).toThrow(BoardNotationError);
    expect(() => rewritingGrid([], text)).toThrow(message);
    expect(() => turns(text)).toThrow(message);
  });

  it('upright ones in a strip', () => {
    expect(() => rewritingStrip('x|o -> .|x', [])).toThrow(
      'the rule "x|o -> .|x" has several rows and lies on no strip',
    );
  });

  it('boards of squares that cannot be', () => {
    expect(() => readBoard(domineering, ['.?'])).toThrow('"?" is no square');
    expect(() => readBoard(domineering, ['..|.'])).toThrow('row 2 has 1 squares');
    expect(() => readBoard(toads, ['t.|.f'])).toThrow('a strip has one row and no |');
    expect(() => readBoard(toads, [3, 4])).toThrow('a strip has one size');
    expect(() => readBoard(domineering, [3])).toThrow('a board has two sizes');
  });
});

describe('play that need not end', () => {
  it('is named with the circle', () => {
    const rocking = rewritingStrip('x. -> .x', '.x -> x.');
    for (const find of [boardOutcome, boardForm])
      expect(() => find(new Arena(), readBoard(rocking, ['x.']))).toThrow(
        /in strip\("x\. -> \.x", "\.x -> x\."\) the position (x\. can come back, by way of \.x|\.x can come back, by way of x\.); play must end/,
      );
  });

  it('of which a long circle is cut', () => {
    const letters = 'abcdefgh';
    const round = rewritingStrip(
      [...letters].map((letter, i) => `${letter} -> ${letters[(i + 1) % 8]}`),
      [],
    );
    expect(() => boardForm(new Arena(), readBoard(round, ['a']))).toThrow(
      'the position a can come back, by way of b, c, d, e and 3 more',
    );
  });
});
