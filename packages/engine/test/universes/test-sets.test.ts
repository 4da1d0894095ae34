// Test sets [Siegel, Definition 4.8], against the published lists and against enumeration.
import { describe, expect, it } from 'vitest';
import { deadEndValue, testSet } from '../../src/ends/index.ts';
import { truncate } from '../../src/forms/index.ts';
import { Arena, type Closure, closure, type FormId, perfectMurder } from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import * as ends from '../oracle/deadEnds.ts';
import { type G, integer, sum, zero } from '../oracle/game.ts';
import { end } from '../oracle/notation.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const values = (generators: readonly FormId[], n: number) =>
  new Set(testSet(arena, generators, n).map((t) => fromEngine(arena, t.end)));

describe('test sets', () => {
  it('T_n(D) = {0}', () => {
    for (let n = 0; n <= 8; n++) expect(values([], n)).toEqual(new Set([zero]));
  });

  it('T_n(E) = {0, M_n}', () => {
    for (let n = 0; n <= 8; n++)
      expect(values([perfectMurder(arena, n)], n)).toEqual(new Set([zero, ends.perfectMurder(n)]));
    // With all dead ends as generators, where they can be listed.
    for (let n = 0; n <= 4; n++)
      expect(values(ends.leftDeadEnds(n).map(id), n)).toEqual(
        new Set([zero, ends.perfectMurder(n)]),
      );
  });

  it('T_n(D(1̄)) = {0, 1̄, …, n̄}', () => {
    for (let n = 0; n <= 8; n++)
      expect(values([id(integer(-1))], n)).toEqual(
        new Set(Array.from({ length: n + 1 }, (_, k) => integer(-k))),
      );
  });

  it('T_n(D(1̄0)) = {0, 1̄0, 2·(1̄0), …} with k·(1̄0) + 1̄ at odd n = 2k + 1', () => {
    for (let n = 0; n <= 8; n++) {
      const multiples: G[] = [zero];
      for (let k = 1; 2 * k <= n; k++)
        multiples.push(ends.absolute(sum(multiples[k - 1] as G, end(0, 1))));
      if (n % 2 === 1) multiples.push(ends.absolute(sum(multiples[(n - 1) / 2] as G, integer(-1))));
      expect(values([id(end(0, 1))], n)).toEqual(new Set(multiples));
    }
  });

  it('of other closures, against the minimal truncations of enumerated sums', () => {
    for (const generators of [
      [end(0, 2)],
      [end(0, 1, 2)],
      [end(1, 2)],
      [end(0, 2), end(0, 3)],
      [end(0, 1, 4, 5), end(0, 2, 3, 5)],
      ...ends.leftDeadEnds(3).map((g) => [g]),
    ])
      for (let n = 0; n <= 5; n++)
        expect(values(generators.map(id), n)).toEqual(
          new Set(ends.minimal(ends.truncatedClosure(generators, n))),
        );
  });

  it('each comes with a member of cl(A) that it truncates', () => {
    for (const generators of [[end(0, 2)], [end(0, 1, 4, 5), end(0, 2, 3, 5)]]) {
      const u = closure(arena, generators.map(id)) as Closure;
      for (let n = 0; n <= 6; n++)
        for (const t of u.testSet(arena, n)) {
          expect(u.contains(arena, t.member)).toBe(true);
          expect(deadEndValue(arena, truncate(arena, t.member, n))).toBe(t.end);
        }
    }
  });
});
