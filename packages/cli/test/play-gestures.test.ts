// Every move of every ruleset can be made with arrow keys and Enter, and typed.
import { type TurnView, viewOf } from '@proviso/engine/matches';
import { readBoard, rulesets, sumOfBoards } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { Chooser } from '../src/play/chooser.ts';
import { Lines } from '../src/play/lines.ts';
import { movesMeant } from '../src/play/plain.ts';

const line = (first: 'left' | 'right') => ({ first, convention: 'misere' as const, moves: [] });
const view = (name: string, position: string, first: 'left' | 'right' = 'left'): TurnView => {
  const { ruleset } = rulesets.get(name)!;
  return viewOf(readBoard(ruleset, [position]), line(first));
};

/** Walks the cursor to a square. */
function walk(chooser: Chooser, square: number, columns: number): void {
  const [row, column] = [Math.floor(square / columns), square % columns];
  for (let i = 0; i < 100 && Math.floor(chooser.cursor! / columns) !== row; i++)
    chooser.move(Math.floor(chooser.cursor! / columns) > row ? 'up' : 'down');
  for (let i = 0; i < 100 && chooser.cursor! % columns !== column; i++)
    chooser.move(chooser.cursor! % columns > column ? 'left' : 'right');
}

/** Makes a move as a person would; gives what was played. */
function make(turn: TurnView, move: number): number | undefined {
  const chooser = new Chooser(turn);
  const { gesture } = turn.moves[move]!;
  const { surface } = turn;
  if (surface.kind === 'squares' && gesture.kind === 'squares') {
    const columns = surface.rows[0]!.length;
    // Long moves by their ends, then once more to say that this is all.
    const { squares } = gesture;
    const wanted = squares.length > 3 ? [squares[0]!, squares.at(-1)!] : squares;
    for (const square of [...wanted, wanted.at(-1)!]) {
      walk(chooser, square, columns);
      const entered = chooser.enter();
      if ('move' in entered) return entered.move;
      if (chooser.list !== undefined) break;
    }
  }
  const { list } = chooser;
  if (list !== undefined) {
    for (let at = 0; at < list.moves.indexOf(move); at++) chooser.move('down');
  } else if (gesture.kind === 'heap' || gesture.kind === 'named') {
    for (let i = 0; i < 50 && chooser.proposed !== move; i++) {
      const before = chooser.proposed;
      chooser.move('down');
      if (chooser.proposed === before) chooser.move('right');
    }
  }
  const entered = chooser.enter();
  return 'move' in entered ? entered.move : undefined;
}

const positions = [...rulesets.values()].flatMap(({ name, ruleset }) =>
  ruleset.examples.map((position) => [name, position] as const),
);

describe.each(positions)('%s("%s")', (name, position) => {
  test.each(['left', 'right'] as const)('every move of %s', (first) => {
    const turn = view(name, position, first);
    for (const move of turn.moves.keys()) {
      expect(make(turn, move), turn.moves[move]!.gesture.name).toBe(move);
      expect(movesMeant(turn, `${move + 1}`)).toEqual([move]);
      expect(movesMeant(turn, turn.moves[move]!.gesture.name)).toContain(move);
    }
  });
});

describe('the gesture of a ruleset', () => {
  test.each(positions)('%s("%s")', (name, position) => {
    const { ruleset } = rulesets.get(name)!;
    const turn = view(name, position);
    for (const { position: after, gesture } of turn.moves) {
      if (ruleset.boards !== undefined) {
        // One character a square: what differs are the squares.
        const before = [...turn.position].filter((sign) => sign !== '|');
        const changed = [...after].filter((sign) => sign !== '|');
        const squares = [...before.keys()].filter((i) => before[i] !== changed[i]);
        expect(gesture).toMatchObject({ kind: 'squares', squares });
      } else if (['nim', 'octal', 'grundysgame', 'partizanoctal'].includes(name)) {
        expect(gesture.kind).toBe('heap');
      }
    }
  });
});

describe('squares', () => {
  test('a domino needs both squares, in either order', () => {
    const turn = view('domineering', '..|..');
    const chooser = new Chooser(turn);
    chooser.move('down');
    expect(chooser.enter()).toEqual({});
    expect(chooser.chosen).toEqual([2]);
    chooser.move('up');
    expect(chooser.enter()).toEqual({ move: 0 });
    expect(turn.moves[0]!.gesture).toMatchObject({ name: 'a1 a2', squares: [0, 2] });
  });

  test('a stone is placed by one key', () => {
    const turn = view('snort', '...');
    expect(new Chooser(turn).enter()).toEqual({ move: 0 });
  });

  test('squares that are no move begin anew', () => {
    const chooser = new Chooser(view('domineering', '..|..'));
    chooser.enter();
    chooser.move('right');
    expect(chooser.enter()).toMatchObject({ say: expect.stringContaining('anew') });
    expect(chooser.chosen).toEqual([1]);
    chooser.escape();
    expect(chooser.chosen).toEqual([]);
  });

  test('a square that nobody can change is refused', () => {
    const chooser = new Chooser(view('domineering', '#.|#.'));
    expect(chooser.enter()).toEqual({ say: 'No move of yours changes this square.' });
  });

  test('a line of several lengths is ended by its last square again', () => {
    // Left's lines in one column of three: two of two squares, one of three.
    const turn = view('quelhas', '.|.|.');
    expect(turn.moves.map(({ gesture }) => gesture.name).sort()).toEqual([
      'a1 a2',
      'a1 a2 a3',
      'a2 a3',
    ]);
    const chooser = new Chooser(turn);
    chooser.enter();
    chooser.move('down');
    expect(chooser.enter()).toMatchObject({ say: 'Enter again plays these squares alone.' });
    const entered = chooser.enter();
    expect('move' in entered && turn.moves[entered.move]!.gesture.name).toBe('a1 a2');
  });
});

describe('heaps', () => {
  test('left and right choose the heap, up and down how much', () => {
    const turn = view('nim', '3 2 2');
    const name = (chooser: Chooser) => turn.moves[chooser.proposed!]!.gesture.name;
    const chooser = new Chooser(turn);
    expect(name(chooser)).toBe('take 1 from 3');
    chooser.move('down');
    chooser.move('down');
    expect(name(chooser)).toBe('take 3 from 3');
    chooser.move('down');
    expect(name(chooser)).toBe('take 3 from 3');
    chooser.move('right');
    expect([chooser.heap, name(chooser)]).toEqual([1, 'take 1 from 2']);
    chooser.move('right');
    expect([chooser.heap, name(chooser)]).toEqual([2, 'take 1 from 2']);
  });

  test('what concerns both heaps stands after them', () => {
    const turn = view('wythoff', '1 2');
    expect(turn.moves.map(({ gesture }) => gesture.name)).toEqual([
      'take 1 from 1',
      'take 2 from 2',
      'take 1 from 2',
      'take 1 from both',
    ]);
  });
});

describe('typed moves', () => {
  test.each([
    ['domineering', '..|..', 'a1 a2', [0]],
    ['domineering', '..|..', 'A2-A1', [0]],
    ['domineering', '..|..', '#.|#.', [0]],
    ['domineering', '..|..', 'a1 b1', []],
    ['domineering', '..|..', '3', []],
    ['quelhas', '.|.|.', 'a1 a2', [0]],
    ['nim', '3 1', 'take 2 from 3', [1]],
    ['nim', '3 1', '2 from 3', [1]],
  ])('%s("%s"): %s', (name, position, typed, moves) => {
    const turn = view(name, position);
    const found = movesMeant(turn, typed).map((move) => turn.moves[move]!.gesture.name);
    const names = moves.map((move) => turn.moves[move]!.gesture.name);
    if (name === 'quelhas') expect(found).toEqual(['a1 a2']);
    else if (name === 'nim') expect(found).toEqual(['take 2 from 3']);
    else expect(found).toEqual(names);
  });
});

describe('lines', () => {
  const lines = () => new Lines<string>((a, b) => a === b);

  test('another move after taking back keeps the line before it', () => {
    const game = lines();
    for (const move of ['a', 'b', 'c']) game.play(move);
    game.back();
    game.back();
    game.play('d');
    expect(game.all).toEqual([
      ['a', 'b', 'c'],
      ['a', 'd'],
    ]);
    expect(game.number).toBe(1);
    expect(game.goTo(0)).toBe(true);
    expect(game.moves).toEqual(['a', 'b', 'c']);
    game.back();
    game.back();
    // What is played again is of the line that was gone to.
    expect(game.next).toBe('b');
    expect(game.number).toBe(0);
  });

  test('a move that was played before goes on along its line', () => {
    const game = lines();
    for (const move of ['a', 'b']) game.play(move);
    game.back();
    game.back();
    game.play('a');
    expect(game.on()).toBe(true);
    expect(game.all).toEqual([['a', 'b']]);
  });

  test('there is no way back from the start, on from an end, or to a line that is none', () => {
    const game = lines();
    expect([game.back(), game.on(), game.goTo(1)]).toEqual([false, false, false]);
    expect([game.all, game.number]).toEqual([[[]], 0]);
  });
});

describe('a sum of boards', () => {
  test('is played by the names of its moves, with the board where it is needed', () => {
    const boards = [
      ['nim', '2'],
      ['nim', '2'],
      ['domineering', '..|..'],
    ] as const;
    const sum = sumOfBoards(
      boards.map(([name, position]) => readBoard(rulesets.get(name)!.ruleset, [position])),
    );
    const turn = viewOf(sum, line('left'));
    const names = turn.moves.map(({ gesture }) => gesture.name);
    expect(movesMeant(turn, 'a1 a2')).toEqual([names.indexOf('a1 a2 on board 3')]);
    expect(movesMeant(turn, 'take 1 from 2 on board 2')).toEqual([
      names.indexOf('take 1 from 2 on board 2'),
    ]);
    expect(movesMeant(turn, '1 from 2')).toHaveLength(2);
  });
});
