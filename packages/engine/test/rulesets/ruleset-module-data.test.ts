// What a module tells of its positions beside the moves: where they live, examples, all of a size, and boards
// of squares. It has then what a ruleset that ships has; what is no such thing is refused by name.
import { describe, expect, it } from 'vitest';
import { Arena, E, integer, Left, Right } from '../../src/index.ts';
import {
  boardForm,
  boardMoves,
  boardToText,
  domineering,
  drawBoard,
  makeBoard,
  nim,
  type RulesetModule,
  readBoard,
  realise,
  rulesetFromModule,
  toadsAndFrogs,
} from '../../src/rulesets/index.ts';
import { smallPositions } from './small-positions.ts';

const below = (n: number) => Array.from({ length: n }, (_, k) => k);

/** Dominoes on texts: every pair of open squares a step apart is covered. */
const dominoes = (text: string, step: number) =>
  [...text].flatMap((square, at) =>
    square === '.' && text[at + step] === '.'
      ? [[...text].map((other, i) => (i === at || i === at + step ? '#' : other)).join('')]
      : [],
  );
const columns = (text: string) => (text.indexOf('|') < 0 ? text.length : text.indexOf('|'));

/** Domineering, as somebody outside would write it. */
const own: RulesetModule<string> = {
  name: 'own',
  left: (text) => dominoes(text, columns(text) + 1),
  right: (text) => dominoes(text, 1),
  boards: { squares: { '.': { name: 'open' }, '#': { name: 'covered', closed: true } } },
  habitat: { universe: 'E', because: 'who cannot move never can again' },
  examples: ['..|..', '...|...'],
};

describe('boards of squares', () => {
  const rules = rulesetFromModule(own);

  it('are read, written, drawn and made by their sizes as those that ship', () => {
    const arena = new Arena();
    for (const { text } of smallPositions['domineering'] ?? []) {
      const [mine, shipped] = [readBoard(rules, [text]), readBoard(domineering, [text])];
      expect(boardForm(arena, mine)).toBe(boardForm(arena, shipped));
      expect(drawBoard(mine)).toEqual(drawBoard(shipped));
    }
    expect(boardToText(readBoard(rules, [2, 3]))).toBe('own("...|...")');
    expect(rules.notation).toBe('rows of . (open), # (covered), split by |');
    expect(() => readBoard(rules, ['.x'])).toThrow('"x" is no square');
    expect(() => readBoard(rules, ['..|.'])).toThrow('row 2 has 1 squares and row 1 has 2');
  });

  it('are found by size without a word about it', () => {
    const arena = new Arena();
    const minusOne = integer(arena, -1);
    const { found, searched } = realise(arena, minusOne, rules, E, { largest: 3 });
    expect(found?.size).toBe(2);
    expect(searched.unit).toBe('square');
  });

  it('may be strips, and new squares hold what `fill` says', () => {
    const { moves, boards } = toadsAndFrogs;
    const grid = (text: string) => ({ columns: text.length, text });
    const strips = rulesetFromModule({
      name: 'strips',
      left: (text: string) => [...moves(grid(text), Left)].map((each) => each.text),
      right: (text: string) => [...moves(grid(text), Right)].map((each) => each.text),
      boards: { ...boards!, fill: ['t', '.'] },
    });
    const arena = new Arena();
    expect(boardToText(readBoard(strips, [5]))).toBe('strips("t.t.t")');
    expect(boardForm(arena, readBoard(strips, ['t.f']))).toBe(
      boardForm(arena, readBoard(toadsAndFrogs, ['t.f'])),
    );
    expect(() => readBoard(strips, ['t|f'])).toThrow('a strip has one row');
  });

  it('are what a move leads to; anything else is refused with the move', () => {
    const bad = rulesetFromModule({ ...own, left: () => ['.y'], right: () => [3 as never] });
    expect(() => boardMoves(readBoard(bad, ['..']), Left)).toThrow(
      'left("..") of own gave what is no board: "y" is no square',
    );
    expect(() => boardMoves(readBoard(bad, ['..']), Right)).toThrow(
      'right("..") of own gave what is no board',
    );
  });
});

describe('positions by size', () => {
  it('are looked through for a board', () => {
    const arena = new Arena();
    const heaps = rulesetFromModule({
      left: below,
      right: below,
      sizes: { unit: 'counter', positions: (size: number) => [size] },
    });
    const three = boardForm(arena, readBoard(nim, [3]));
    const { found, searched } = realise(arena, three, heaps, E, { largest: 5 });
    expect([found?.board.position, found?.size, searched.unit]).toEqual([3, 3, 'counter']);
  });

  it('may come from a generator that reads its object, and are checked', () => {
    const sizes = {
      unit: 'counter',
      step: 2,
      *positions(size: number) {
        yield size * this.step;
      },
    };
    const rules = rulesetFromModule({ left: below, right: below, sizes });
    expect([...rules.sizes!.positions(3)]).toEqual([6]);
    const bad = { unit: 'counter', positions: () => [-1] };
    const wrong = rulesetFromModule({ left: below, right: below, sizes: bad }, { name: 'mine' });
    expect(() => [...wrong.sizes!.positions(1)]).toThrow(
      'sizes.positions(1) of mine: the heap -1 is negative',
    );
    const thrower = {
      unit: 'x',
      positions: () => {
        throw new Error('no');
      },
    };
    const throwing = rulesetFromModule(
      { left: below, right: below, sizes: thrower },
      { name: 'mine' },
    );
    expect(() => [...throwing.sizes!.positions(1)]).toThrow(
      'sizes.positions(1) of mine threw Error: no',
    );
  });

  it('that never end are cut', () => {
    const endless = {
      unit: 'x',
      *positions() {
        for (;;) yield 1;
      },
    };
    const rules = rulesetFromModule(
      { left: below, right: below, sizes: endless },
      { name: 'mine' },
    );
    const all = () => {
      for (const _ of rules.sizes!.positions(1));
    };
    expect(all).toThrow('gave more than 1,000,000 positions; does it end?');
  });
});

it('sizes that give a position back are the position as numbers', () => {
  const pair = rulesetFromModule({
    name: 'pair',
    left: () => [],
    right: () => [],
    parse: (text: string) => text.split('x').map(Number),
    print: (sides: number[]) => sides.join('x'),
    fromSizes: (...sizes: number[]) => sizes,
    toSizes: (sides: number[]) => sides,
  });
  expect(pair.toSizes?.([2, 3])).toEqual([2, 3]);
  const bad = rulesetFromModule(
    { left: () => [], right: () => [], toSizes: (_: number) => ['a' as never] },
    { name: 'bad' },
  );
  expect(() => bad.toSizes?.(3)).toThrow('toSizes(3) of bad gave a text among the sizes');
});

it('where positions live and examples are told as they are', () => {
  const rules = rulesetFromModule(own);
  expect(rules.habitat).toEqual({ universe: 'E', because: 'who cannot move never can again' });
  expect(rules.examples).toEqual(['..|..', '...|...']);
});

it.each([
  [{ habitat: 'E' }, '`habitat` is a text; export { universe, because } under this name'],
  [
    { habitat: { universe: 'F', because: 'so' } },
    '`habitat.universe` is "F"; export one of M, B, E, D({.|0,-1}), D(-1), D under this name',
  ],
  [{ habitat: { universe: 'E' } }, '`habitat.because` is nothing; export a text under this name'],
  [{ examples: '3' }, '`examples` is a text; export a list of texts under this name'],
  [{ examples: [3] }, '`examples` has a number among its elements; export a list of texts'],
  [{ sizes: 3 }, '`sizes` is a number; export { unit, positions } under this name'],
  [{ sizes: { unit: 3, positions: below } }, '`sizes.unit` is a number; export a text'],
  [{ sizes: { unit: 'x' } }, '`sizes.positions` is nothing; export a function'],
  [{ boards: [] }, '`boards` is a list; export { squares, strip, fill } under this name'],
  [{ boards: {} }, '`boards.squares` is nothing; export an object with a name for each character'],
  [
    { boards: { squares: { ab: { name: 'x' } } } },
    '`boards.squares` has "ab"; export single characters',
  ],
  [
    { boards: { squares: { '|': { name: 'x' } } } },
    '`boards.squares` has "|"; export single characters',
  ],
  [
    { boards: { squares: { a: 'x' } } },
    '`boards.squares.a` is a text; export { name, owner, closed }',
  ],
  [
    { boards: { squares: { a: { name: 'x', owner: 'me' } } } },
    '`boards.squares.a.owner` is "me"; export one of left, right, either',
  ],
  [{ boards: { squares: {} } }, '`boards.squares` is empty'],
  [
    { boards: { squares: { a: { name: 'x' } }, fill: ['b'] } },
    '`boards.fill` has "b"; export characters of its squares',
  ],
  [
    { boards: { squares: { a: { name: 'x' } }, strip: 1 } },
    '`boards.strip` is a number; export true or false',
  ],
])('%j is refused', (told, problem) => {
  const module = { left: below, right: below, ...told } as unknown as RulesetModule<number>;
  expect(() => rulesetFromModule(module, { name: 'mine', file: 'mine.mjs' })).toThrow(
    `mine.mjs: ${problem}`,
  );
});

it('a module without any of it is as it was', () => {
  const rules = rulesetFromModule({ left: below, right: below });
  for (const name of ['habitat', 'examples', 'sizes', 'boards', 'toSizes'] as const) {
    expect(rules[name]).toBeUndefined();
  }
  expect(makeBoard(rules, 3).position).toBe(3);
});
