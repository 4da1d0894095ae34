// A universe of the reader's own: read from an address and a box, and asked about games and boards.

import { describe, expect, it } from 'vitest';
import { universeLatex } from '../src/parts/universe-latex.ts';
import {
  isBegun,
  listedUniverses,
  ownUniverse,
  readUniverse,
  UNIVERSES,
  universeLabel,
} from '../src/protocol/universes.ts';
import { compareModulo, reasons } from '../src/worker/compare-games.ts';
import { sensibleOnBoard } from '../src/worker/sensible-on-board.ts';
import { boardModulo } from '../src/worker/study-board.ts';
import { gameModulo } from '../src/worker/study-game.ts';
import { traceReduction } from '../src/worker/trace-reduction.ts';

const ENDS = 'D({.|0,*})';
/** Strength is not always decided here. */
const OPEN = 'D({.|{1,*|-1},*2})';

describe('what is read', () => {
  it('usual universes by their keys, others as the language writes them', () => {
    for (const { key } of UNIVERSES) {
      expect(readUniverse(key)).toBe(key);
      expect(ownUniverse(key)).toBeUndefined();
      expect(listedUniverses(key)).toBe(UNIVERSES);
    }
    expect(ownUniverse(readUniverse(ENDS))).toBe(ENDS);
    for (const text of [undefined, '', 'Q', 'd(1)', 'D10('])
      expect(readUniverse(text)).toBeUndefined();
  });

  it('what may become one is told from what cannot', () => {
    for (const text of ['D', 'E', 'D(']) expect(isBegun(text), text).toBe(true);
    for (const text of ['junk', '3', 'B + 1', 'D[']) expect(isBegun(text), text).toBe(false);
  });

  it("one of the reader's own is listed behind the others", () => {
    expect(listedUniverses(ENDS).map(({ key }) => key)).toEqual([
      ...UNIVERSES.map(({ key }) => key),
      ENDS,
    ]);
    expect(universeLabel(ENDS)).toMatchObject({ label: ENDS, play: 'misère' });
  });
});

describe('what is answered', () => {
  it('a game, its reduction and its order', () => {
    // The example of the guide: Left keeps her option *, because beside {. | 0, *} she loses.
    expect(gameModulo('{0,*|*}', ENDS)).toMatchObject({
      universe: ENDS,
      simplest: { text: '{0, * | *}' },
      leftStrong: false,
      member: true,
    });
    expect(gameModulo('{0,*|*}', 'D({.|*})').simplest?.text).toBe('{0, ■ | *}');
    expect(traceReduction('{0,*|*}', 'D({.|*})').total).toBeGreaterThan(0);
    // Propositions 7.2 and 7.4 of Siegel.
    expect(compareModulo('{.|*}', '0', 'D({.|*})').relation).toBe('=');
    expect(compareModulo('{.|*}', '0', 'D({.|*},{.|1})').relation).toBe('>');
    expect(reasons('{.|*}', '0', 'D({.|*},{.|1})').files.length).toBeGreaterThan(0);
  });

  it('a board, and its sensible moves', () => {
    expect(boardModulo('clobber', ['xox'], ENDS)).toMatchObject({ universe: ENDS, member: true });
    const { left, right } = sensibleOnBoard('clobber', ['xox'], ENDS);
    expect(left.length + right.length).toBeGreaterThan(0);
  });

  it('typeset in the table that is copied', () => {
    expect(universeLatex([gameModulo('*', ENDS)], true)).toContain(
      '$\\mathcal{D}(\\{ \\cdot \\mid 0, * \\})$',
    );
  });
});

describe('what stands in the way is said in its row', () => {
  it('not decided', () => {
    expect(gameModulo('{-1,*|.}', OPEN).problem?.message).toMatch(
      /^not decided: Left wins beside up to 4 ends of D\(\{\. \| \{1, \* \| -1\}, \*2\}\)/,
    );
    expect(compareModulo('{-1,*|.}', '0', OPEN).problem?.message).toMatch(/^not decided/);
  });

  it('half a universe, a game, a tombstone', () => {
    expect(gameModulo('*', 'D({.|0').problem?.code).toBe('syntax');
    expect(gameModulo('*', 'D({#|0})').problem?.message).toMatch(/has a tombstone/);
    expect(gameModulo('*', 'D(1) in M' as never).problem).toBeDefined();
  });
});
