// The small games that are tried first: all of them are there, in order, and their rows say who wins.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, Left, M, Right } from '../../src/index.ts';
import { type Difference, FIRST, SECOND, SmallContexts } from '../../src/reasons/small-contexts.ts';
import { sumOutcome, winningSumMoves } from '../../src/reasons/sum-play.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { edges, formsByEdges, formsOfRankAtMost, type G, rank, show, sum } from '../oracle/game.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misereSum, misereSumLeft, misereSumRight, normal } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

describe('small contexts', () => {
  const arena = new Arena();
  const small = new SmallContexts(arena);
  const places = small.membersOf(M);
  const formAt = (place: number): G => fromEngine(arena, small.formAt(place));

  it('are the forms of rank at most 2 and those with at most 5 edges, smallest first', () => {
    const forms = places.map(formAt);
    const all = new Set([...formsOfRankAtMost(2), ...formsByEdges(5).flat()]);
    expect(forms.length).toBe(all.size);
    expect(new Set(forms)).toEqual(all);
    for (const [i, form] of forms.slice(1).entries()) {
      const before = forms[i]!;
      const later = rank(form) - rank(before) || Number(edges(form) - edges(before));
      expect(later, `${show(before)}, ${show(form)}`).toBeGreaterThanOrEqual(0);
    }
  });

  it('have rows that say who wins', () => {
    const rng = random(111);
    for (let i = 0; i < 60; i++) {
      const g = randomForm(rng, 1 + (i % 4), i % 2 === 1);
      const row = small.row(toEngine(arena, g));
      expect(row.length).toBe(places.length);
      for (const place of places) {
        const x = formAt(place);
        const bits = (misereSumLeft(g, x) ? FIRST : 0) | (misereSumRight(g, x) ? SECOND : 0);
        expect(row[place], `${show(g)} + ${show(x)}`).toBe(bits);
      }
    }
  });

  it.each(sixPairings(arena))(
    'the first that makes a difference is found, modulo $name',
    (pair) => {
      const rng = random(112);
      const members = places.filter((place) => pair.oracle.contains(formAt(place)));
      expect(small.membersOf(pair.engine)).toEqual(members);
      for (let i = 0; i < 80; i++) {
        const [g, h] = [randomForm(rng, 2, i % 3 === 0), randomForm(rng, 1 + (i % 2))];
        const better = (wins: (g: G, x: G) => boolean) => (x: G) => wins(h, x) && !wins(g, x);
        const [first, second] = [better(misereSumLeft), better(misereSumRight)];
        const wanted: readonly (readonly [Difference, (x: G) => boolean])[] = [
          [Left, first],
          [Right, second],
          ['worse', (x) => first(x) || second(x)],
          ['apart', (x) => misereSum(g, x) !== misereSum(h, x)],
        ];
        for (const [difference, tells] of wanted) {
          const place = members.find((each) => tells(formAt(each)));
          const found = small.find(toEngine(arena, g), toEngine(arena, h), pair.engine, difference);
          expect(found).toBe(place === undefined ? undefined : small.formAt(place));
        }
      }
    },
  );
});

describe('play in a sum that is not built', () => {
  it('has the outcome of the sum and its winning moves, by either convention', () => {
    const arena = new Arena();
    const rng = random(113);
    for (let i = 0; i < 150; i++) {
      const [g, x] = [randomForm(rng, 1 + (i % 3), i % 2 === 1), randomForm(rng, 2, i % 3 === 0)];
      const [a, b] = [toEngine(arena, g), toEngine(arena, x)];
      expect(sumOutcome(arena, a, b)).toBe(misereSum(g, x));
      expect(sumOutcome(arena, a, b, 'normal')).toBe(normal(sum(g, x)));
      for (const convention of ['misère', 'normal'] as const) {
        const outcome = (p: G, q: G) =>
          convention === 'normal' ? normal(sum(p, q)) : misereSum(p, q);
        for (const side of [Left, Right]) {
          const options = (p: G) => (side === Left ? p.left : p.right);
          const wins = (p: G, q: G) => ['P', side === Left ? 'L' : 'R'].includes(outcome(p, q));
          const named = (place: string, to: FormId | G): string =>
            `${place} ${typeof to === 'number' ? show(fromEngine(arena, to)) : show(to)}`;
          const moves = [
            ...options(g).flatMap((to) => (wins(to, x) ? [named('game', to)] : [])),
            ...options(x).flatMap((to) => (wins(g, to) ? [named('context', to)] : [])),
          ];
          const found = winningSumMoves(arena, a, b, side, convention);
          expect(found.map((move) => named(move.in, move.to)).sort()).toEqual(moves.sort());
        }
      }
    }
  });
});
