// Files with reasons: one for each pair, in order, with the answer of the oracle, and accepted.
import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/check/index.ts';
import {
  Arena,
  type FormId,
  generatedUniverse,
  geq,
  integer,
  Normal,
  nimHeap,
  type Universe,
  ZERO,
} from '../../src/index.ts';
import { reasonFiles } from '../../src/reasons/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { type G, game } from '../oracle/game.ts';
import * as oracle from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, randomForm } from '../oracle/random.ts';

/** A game and the same with an option more, both ways round; some with tombstones. */
function nearPairs(seed: number, count: number): [G, G][] {
  const rng = random(seed);
  return Array.from({ length: count }, (_, i): [G, G] => {
    const g = randomForm(rng, 1 + (i % 3), i % 4 === 3);
    const h = game([...g.left, randomForm(rng, 1)], g.right, g.tombLeft, g.tombRight);
    return i % 2 === 0 ? [g, h] : [h, g];
  });
}

/** The words by which a file says why games are strong. */
function strongWords(file: object): string[] {
  return [...JSON.stringify(file).matchAll(/Strong":\{"by":"([^"]*)"/g)].map(([, by = '']) => by);
}

function judge(universe: Universe, arena: Arena, truth: (g: G, h: G) => boolean): string[] {
  const pairs = nearPairs(131, 60);
  const ids = pairs.map(([g, h]): [FormId, FormId] => [toEngine(arena, g), toEngine(arena, h)]);
  const files = reasonFiles(arena, ids, universe);
  expect(files.length).toBe(pairs.length);
  for (const [i, [g, h]] of pairs.entries()) {
    const file: unknown = JSON.parse(JSON.stringify(files[i]));
    const claim = truth(g, h) ? 'G >= H' : 'not G >= H';
    expect(checkCertificate(file)).toMatchObject({ valid: true, claim });
    // The file is about this pair: alone it is the same.
    expect(reasonFiles(arena, [ids[i]!], universe)).toEqual([files[i]]);
  }
  expect(new Set(files.map(({ claim }) => claim)).size).toBe(2);
  return files.flatMap(strongWords);
}

describe('files with reasons', () => {
  it.each(sixPairings(new Arena()))('modulo $name', ({ engine, oracle: u }) => {
    const words = judge(engine, new Arena(), (g, h) => oracle.geq(g, h, u));
    expect(words).toContain('end-like');
    if (engine.strongAgainstPassing === true) expect(words).toContain('passing');
    if (engine.testSet !== undefined) expect(words).toContain('tests');
  });

  it('in normal play', () => {
    const arena = new Arena();
    const truth = (g: G, h: G) => geq(arena, toEngine(arena, g), toEngine(arena, h), Normal);
    expect(new Set(judge(Normal, arena, truth))).toEqual(new Set(['normal play']));
  });

  it('are none at all where no file can name the universe, and other faults are told', () => {
    const arena = new Arena();
    const star = nimHeap(arena, 1);
    const integers = generatedUniverse('integers', 'all negative integers', (target, n) =>
      Array.from({ length: n + 1 }, (_, i) => integer(target, -i)),
    );
    expect(reasonFiles(arena, [[star, star]], integers)).toEqual([]);
    expect(reasonFiles(arena, [[ZERO, integer(arena, 1)]], integers)).toEqual([]);
    expect(reasonFiles(arena, [], integers)).toEqual([]);
    const nowhere = 999_999 as FormId;
    expect(() => reasonFiles(arena, [[nowhere, ZERO]], integers)).toThrow('not a form');
  });
});
