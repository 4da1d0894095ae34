// Game trees in which the moves that do not survive modulo a universe are pale.

import {
  Arena,
  D,
  E,
  type FormId,
  Left,
  M,
  nimHeap,
  SIDES,
  type Universe,
  ZERO,
} from '@proviso/engine';
import {
  boardForm,
  clobber,
  domineering,
  hackenbush,
  type Ruleset,
  readBoard,
  sensibleMoves,
} from '@proviso/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { type Line, type Scene, toSvg, toTikz, treePicture } from '../src/index.ts';

const linesOf = (scene: Scene): Line[] => scene.items.filter((item) => item.item === 'line');

/** The lines that leave the root, by player. */
const fromRoot = (scene: Scene, kind: 'left' | 'right'): Line[] => {
  const lines = linesOf(scene);
  const top = Math.min(...lines.map(({ from }) => from.y));
  return lines.filter((line) => line.from.y === top && line.kind === kind);
};

describe('a tree modulo a universe', () => {
  it('shows that Left need not think of * in {0, * | *} among dicots', () => {
    const arena = new Arena();
    const star = nimHeap(arena, 1);
    const g = arena.intern([ZERO, star], [star]);
    const scene = treePicture(arena, g, { modulo: D });
    expect(scene.title).toMatch(/, with the moves that survive modulo D$/);
    // The move to * and the two below it; the label of * and of what it leads to.
    expect(linesOf(scene).filter(({ pale }) => pale)).toHaveLength(3);
    expect(fromRoot(scene, 'left').map(({ pale }) => pale ?? false)).toEqual([true, false]);
    expect(fromRoot(scene, 'right').some(({ pale }) => pale)).toBe(false);
    const muted = scene.items.filter((item) => item.item === 'label' && item.tone === 'muted');
    expect(muted).toHaveLength(3);
    expect(scene.lines?.join('\n')).toMatch(/\(\*\)/);
    expect(scene.lines?.join('\n').match(/\(/g)).toHaveLength(1);
    expect(toSvg(scene).match(/class="line \w+ pale"/g)).toHaveLength(3);
    expect(toTikz(scene).match(/\\draw\[opacity=\.4\]/g)).toHaveLength(3);
    // Among all games nothing can be forgotten.
    expect(linesOf(treePicture(arena, g, { modulo: M })).some(({ pale }) => pale)).toBe(false);
    expect(toSvg(treePicture(arena, g))).not.toMatch(/class="[^"]*pale/);
  });

  it.each<[string, Ruleset, string, Universe]>([
    ['domineering', domineering, '...|...', E],
    ['domineering', domineering, '..|..|..', D],
    ['clobber', clobber, 'xoxo', D],
    ['clobber', clobber, 'xox|.o.', E],
    ['hackenbush', hackenbush, 'bbr', M],
    ['hackenbush', hackenbush, 'b(r)(g)', E],
    ['hackenbush', hackenbush, 'bg+r', E],
  ])('shows of %s the moves that are sensible: %o %s', (_, ruleset, position, universe) => {
    const arena = new Arena();
    const board = readBoard(ruleset, [position]);
    const scene = treePicture(arena, boardForm(arena, board), { modulo: universe });
    const { moves } = sensibleMoves(arena, board, universe);
    for (const side of SIDES) {
      const options = new Map<FormId, boolean>(
        moves
          .filter((move) => move.side === side)
          .map(({ after, fate }) => [boardForm(arena, after), fate.kind !== 'survives']),
      );
      const lines = fromRoot(scene, side === Left ? 'left' : 'right');
      expect(lines).toHaveLength(options.size);
      expect(lines.filter(({ pale }) => pale)).toHaveLength(
        [...options.values()].filter((fell) => fell).length,
      );
    }
  });
});
