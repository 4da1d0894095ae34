// A game can be asked everything without an id: against the oracle on all forms of rank at most 1
// and their sums, and the papers' first examples by name.
import { describe, expect, it } from 'vitest';
import { Arena, D, E, ForeignGameError, Game, Left, M, Normal, Right } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import * as oracle from '../oracle/game.ts';
import { isInvertible } from '../oracle/invertible.ts';
import { read } from '../oracle/notation.ts';
import { equal, geq } from '../oracle/order.ts';
import { misere, misereSum, normal, outcomeAtLeast, winningMoves } from '../oracle/play.ts';
import { simplest } from '../oracle/simplest.ts';
import * as universes from '../oracle/universes.ts';

const arena = new Arena();
const handle = (g: oracle.G) => new Game(arena, toEngine(arena, g));
const zero = Game.zero(arena);
const star = Game.nimHeap(arena, 1);
const games = [
  ...oracle.formsOfRankAtMost(1),
  ...['{0,*|*}', '{*|*}', '{0,*|}', '{1|-1}', '{|1}'].map(read),
].map((g) => ({ g, game: handle(g) }));
const both = [
  { u: M, known: universes.M },
  { u: E, known: universes.E },
  { u: D, known: universes.D },
] as const;
const ids = (list: readonly Game[]) => list.map(({ id }) => id).sort();

describe('a game', () => {
  it.each(games)('$game knows its outcomes, options and winning moves', ({ g, game }) => {
    expect(game.outcome()).toBe(misere(g));
    expect(game.normalOutcome()).toBe(normal(g));
    expect(ids(game.left)).toEqual(ids(g.left.map(handle)));
    expect(ids(game.right)).toEqual(ids(g.right.map(handle)));
    expect(ids(game.winningMoves(Left))).toEqual(ids(winningMoves(g, 'left').map(handle)));
    expect(ids(game.winningMoves(Right))).toEqual(ids(winningMoves(g, 'right').map(handle)));
  });

  it.each(both)('knows whether it is in $u.name, and its simplest form there', ({ u, known }) => {
    for (const { g, game } of games) {
      expect(game.isIn(u)).toBe(known.contains(g));
      expect(game.simplest(u).isSame(handle(simplest(g, known)))).toBe(true);
    }
  });

  it.each(both)('is compared and told apart modulo $u.name', ({ u, known }) => {
    for (const { g, game } of games) {
      for (const { g: h, game: other } of games) {
        const [up, down] = [geq(g, h, known), geq(h, g, known)];
        expect(game.isAtLeast(other, u)).toBe(up);
        expect(game.equals(other, u)).toBe(equal(g, h, known));
        expect(game.compare(other, u)).toBe(up ? (down ? '=' : '>') : down ? '<' : '||');
        const x = game.distinguish(other, u);
        expect(x === undefined).toBe(up);
        if (x !== undefined) {
          expect(x.isIn(u)).toBe(true);
          expect(outcomeAtLeast(game.plus(x).outcome(), other.plus(x).outcome())).toBe(false);
        }
        const apart = game.tellApart(other, u);
        expect(apart === undefined).toBe(up && down);
        if (apart !== undefined) {
          expect(game.plus(apart).outcome()).not.toBe(other.plus(apart).outcome());
        }
      }
    }
  });

  it.each(both)('knows its inverse modulo $u.name', ({ u, known }) => {
    for (const { g, game } of games.filter(({ g }) => known.contains(g))) {
      expect(game.isInvertible(u)).toBe(isInvertible(g, known));
      const inverse = game.inverse(u);
      expect(inverse !== undefined).toBe(isInvertible(g, known));
      if (inverse !== undefined) expect(game.plus(inverse).equals(zero, u)).toBe(true);
    }
  });

  it('adds: its outcomes in sums are those of the oracle', () => {
    for (const { g, game } of games) {
      for (const { g: h, game: other } of games) {
        expect(game.plus(other).outcome()).toBe(misereSum(g, h));
      }
    }
  });

  it('explains itself', () => {
    const game = Game.of(arena, [zero, star], [star]);
    expect(String(star.explainOutcome())).toMatch(/^o\(\*\) = P/);
    expect(star.plus(star).explainComparison(zero, E).toText({ style: 'ascii' })).toContain(
      'modulo E',
    );
    expect(game.explainSimplest(D).toMarkdown()).toContain('- `');
    expect(star.explainInvertible(D).toLatex()).toContain('\\noindent');
    expect(game.explainSimplest(D).explanation.because.length).toBeGreaterThan(0);
  });

  it('is written as text and as LaTeX', () => {
    const game = Game.of(arena, [zero, star], [star]).simplest(D);
    expect(String(game)).toBe('{0, # | *}');
    expect(game.toText({ style: 'unicode' })).toBe('{0, ■ | *}');
    expect(game.toLatex()).toBe('\\{ 0, \\blacksquare \\mid * \\}');
  });

  it('in normal play * + * is 0 and * is its own inverse', () => {
    expect(star.plus(star).equals(zero, Normal)).toBe(true);
    expect(star.inverse(Normal)?.isSame(star)).toBe(true);
  });

  it('refuses games of another arena whatever is asked of both', () => {
    const foreign = Game.nimHeap(new Arena(), 1);
    const questions: ((g: Game) => unknown)[] = [
      (g) => g.plus(foreign),
      (g) => g.isSame(foreign),
      (g) => g.compare(foreign, D),
      (g) => g.isAtLeast(foreign, D),
      (g) => g.equals(foreign, D),
      (g) => g.distinguish(foreign, D),
      (g) => g.tellApart(foreign, D),
      (g) => g.explainComparison(foreign, D),
    ];
    for (const ask of questions) expect(() => ask(star)).toThrow(ForeignGameError);
  });
});
