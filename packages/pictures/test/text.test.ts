// Pictures in letters, as a terminal shows them. What is expected was drawn by hand.

import { Arena, type FormId, integer, nimHeap, ZERO } from '@proviso/engine';
import { clobber, hackenbush, nim, readBoard } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { boardPicture, treePicture } from '../src/index.ts';

const arena = new Arena();
const star = nimHeap(arena, 1);

function drawn(id: FormId): string | undefined {
  return treePicture(arena, id).lines?.join('\n');
}

describe('trees', () => {
  test('Left solid to the left, Right dashed to the right', () => {
    expect(drawn(star)).toBe(['  *', '╭─┴┄╮', '0   0'].join('\n'));
  });

  test('one side only', () => {
    expect(drawn(integer(arena, 1))).toBe(['  1', '╭─╯', '0'].join('\n'));
    // The name of -1 takes two columns, and its bar is none of them.
    expect(drawn(integer(arena, -1))).toBe(['-1', ' ╰┄╮', '   0'].join('\n'));
  });

  test('a tombstone stands on its side', () => {
    expect(drawn(arena.intern([ZERO], [star], 1))).toBe(
      ['      •', '╭──┬──┴┄┄╮', '■  0     *', '       ╭─┴┄╮', '       0   0'].join('\n'),
    );
    expect(drawn(arena.intern([], [], 2))).toBe(['•', '╰┄╮', '  ■'].join('\n'));
  });

  test('0 is a root alone', () => {
    expect(drawn(ZERO)).toBe('0');
  });

  test('every line fits a terminal, and what does not fit has no lines', () => {
    for (let n = 2; n <= 6; n++) {
      const lines = treePicture(arena, nimHeap(arena, n), { maxNodes: 1000 }).lines ?? [];
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(78);
    }
    expect(treePicture(arena, nimHeap(arena, 6), { maxNodes: 1000 }).lines).toBeUndefined();
  });
});

describe('boards', () => {
  const lines = (board: Parameters<typeof boardPicture>[0]) => boardPicture(board).lines;

  test('a letter for every square', () => {
    expect(lines(readBoard(clobber, ['xo|.x']))).toEqual(['x o', '· x']);
  });

  test('heaps stand on the ground', () => {
    expect(lines(readBoard(nim, [2, 1]))).toEqual(['•', '• •', '─────']);
  });

  test('edges carry the letter of their colour, each once', () => {
    expect(lines(readBoard(hackenbush, ['br']))).toEqual(['  •', '  r', '  •', '  b', '─────']);
    expect(lines(readBoard(hackenbush, ['g(b)r']))).toEqual([
      '  •   •',
      '   b r',
      '    •',
      '    g',
      '─────────',
    ]);
  });
});
