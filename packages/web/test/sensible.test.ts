// Sensible moves on the page: every move of the board once, with what the language says of it.

import { Session } from '@proviso/language';
import { describe, expect, it } from 'vitest';
import { boardAddress, readBoardAddress } from '../src/board/board-address.ts';
import type { BoardHead, MoveFate } from '../src/protocol/answers.ts';
import type { StudyPart } from '../src/protocol/worker-api.ts';
import { sensibleOnBoard } from '../src/worker/sensible-on-board.ts';
import { rulesetList, studyBoard } from '../src/worker/study-board.ts';

const headOf = (name: string, call: readonly string[]): BoardHead => {
  const parts: StudyPart<BoardHead>[] = [];
  studyBoard(name, call, (part) => parts.push(part));
  return parts.flatMap((part) => ('head' in part ? [part.head] : []))[0]!;
};

const positions = (moves: readonly { readonly position: string }[]) =>
  moves.map(({ position }) => position).sort();

describe('sensible moves', () => {
  it('of bbr in normal play: cutting the second edge is better for Left than cutting the first', () => {
    const { simplest, left, right } = sensibleOnBoard('hackenbush', ['bbr'], 'Normal');
    expect(simplest.ascii).toBe('3/2');
    expect(left).toMatchObject([
      { position: '0', kind: 'dominated', why: 'dominated by b' },
      { position: 'b', kind: 'survives', why: 'an option of the simplest form' },
    ]);
    expect(right.map(({ position, kind }) => [position, kind])).toEqual([['bb', 'survives']]);
  });

  it.each([
    ['domineering', ['...|...'], 'E'],
    ['clobber', ['xox|oxo'], 'D'],
    ['toadsandfrogs', ['tt.ff'], 'M'],
    ['octal', ['0.77', '5'], 'D'],
    ['hackenbush', ['b(r)(g)'], 'E'],
  ] as const)(
    'of %s %s are those of the language, and all that the page lists',
    (name, call, u) => {
      const head = headOf(name, call);
      const { left, right } = sensibleOnBoard(name, call, u);
      expect(positions(left)).toEqual(positions(head.left));
      expect(positions(right)).toEqual(positions(head.right));
      const survives = (fates: readonly MoveFate[]) =>
        fates.map(({ kind }) => (kind === 'survives' ? 'true' : 'false'));
      const { result } = new Session().run(`[move[2] for move in sensible(${head.call}, ${u})]`);
      expect(result.ok && result.text).toBe(
        `[${[...survives(left), ...survives(right)].join(', ')}]`,
      );
    },
  );

  it.each([
    ['graphcol', ['a-b-c-d, b-e'], 5, 5],
    ['timber', ['a>b>c<d, c>e'], 4, 4],
  ] as const)('of %s %s are as many as are listed, alike or not', (name, call, left, right) => {
    const head = headOf(name, call);
    const study = sensibleOnBoard(name, call, 'E');
    expect([head.left.length, head.right.length]).toEqual([left, right]);
    expect(study.left.map(({ position }) => position)).toEqual(
      head.left.map(({ position }) => position),
    );
    expect(study.right.map(({ position }) => position)).toEqual(
      head.right.map(({ position }) => position),
    );
  });

  it('modulo Normal come with who wins in normal play, modulo others they do not', () => {
    // From b Right cannot move, from 0 nobody can: in normal play the one is Left's, the other the
    // previous player's.
    const { left } = sensibleOnBoard('hackenbush', ['bbr'], 'Normal');
    expect(left.map(({ position, normalOutcome }) => [position, normalOutcome])).toEqual([
      ['0', 'P'],
      ['b', 'L'],
    ]);
    const misere = sensibleOnBoard('hackenbush', ['bbr'], 'E');
    expect(misere.left.some((fate) => 'normalOutcome' in fate)).toBe(false);
  });

  it('are refused of what is no board', () => {
    expect(() => sensibleOnBoard('domineering', ['?'], 'E')).toThrow(/\?/);
  });
});

describe('the address of a board', () => {
  it.each(rulesetList().map((info) => [info.name, info] as const))(
    'of %s keeps the universe of the sensible moves behind the position, where there is one',
    (name, info) => {
      const plain = readBoardAddress(boardAddress(readBoardAddress(['board', name], info)), info);
      expect(plain.sensible).toBeUndefined();
      const marked = boardAddress({ ...plain, sensible: 'D10' });
      expect(marked).toEqual([...boardAddress(plain), 'D10']);
      expect(readBoardAddress(marked, info)).toEqual({ ...plain, sensible: 'D10' });
      // What is no universe marks nothing, and is named.
      expect(readBoardAddress([...boardAddress(plain), 'nonsense'], info)).toEqual({
        ...plain,
        strange: 'nonsense',
      });
    },
  );
});
