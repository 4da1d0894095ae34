// How small distinguishing games are, by rank and then by edges of the tree: against enumeration on
// plain objects. Where the engine says "smallest", nothing enumerated may be smaller.
import { describe, expect, it } from 'vitest';
import { Arena, M } from '../../src/index.ts';
import { type Distinction, distinguish, tellApart } from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  edges,
  formsByEdges,
  formsOfRankAtMost,
  type G,
  game,
  nimHeap,
  rank,
  show,
} from '../oracle/game.ts';
import { lazy } from '../oracle/lazy.ts';
import { read } from '../oracle/notation.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { misereSum, outcomeAtLeast } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

/** Enumerated completely up to this many edges. */
const MOST = 8;
const bySize = lazy(() => formsByEdges(MOST));
const rank2 = formsOfRankAtMost(2);

/** All of rank at most 2, and of rank 3 with few edges; smallest first. */
const enumerated = lazy(() => [
  ...[...rank2].sort((a, b) => rank(a) - rank(b) || Number(edges(a) - edges(b))),
  ...bySize()
    .flat()
    .filter((x) => rank(x) === 3),
]);

const apart = (g: G, h: G) => (x: G) => misereSum(g, x) !== misereSum(h, x);
const worse = (g: G, h: G) => (x: G) => !outcomeAtLeast(misereSum(g, x), misereSum(h, x));

type Verdict = 'minimal' | 'larger' | 'unknown';

/** Whether X is as small as can be; unknown where the enumeration does not reach that far. */
function judged(x: G, tells: (x: G) => boolean, contains: (x: G) => boolean): Verdict {
  const first = enumerated().find((y) => contains(y) && tells(y));
  if (first === undefined)
    return rank(x) === 3 && edges(x) === BigInt(MOST + 1) ? 'minimal' : 'unknown';
  return rank(x) === rank(first) && edges(x) === edges(first) ? 'minimal' : 'larger';
}

describe('the size of distinguishing games', () => {
  it('counts the forms with few edges: 1, 2, 5 …', () => {
    // One edge: 1 and 1̄. Two: *, and 1 or 1̄ as the only option of either player.
    expect(
      bySize()
        .slice(0, 3)
        .map((list) => list.length),
    ).toEqual([1, 2, 5]);
    expect(new Set(bySize().flat()).size).toBe(bySize().flat().length);
  });

  it('both directions are looked at: {*2 | *2} and {*2 | *3} are told apart by {*2 | ·}', () => {
    const [two, three] = [nimHeap(2), nimHeap(3)];
    const [g, h] = [game([two], [two]), game([two], [three])];
    const x = game([two], []);
    expect([rank(x), edges(x)]).toEqual([3, 9n]);
    // Nothing of rank 2, nor of rank 3 with at most 8 edges, does it.
    expect(enumerated().some(apart(g, h))).toBe(false);
    for (const [a, b] of [
      [g, h],
      [h, g],
    ] as const) {
      const arena = new Arena();
      const found = tellApart(arena, toEngine(arena, a), toEngine(arena, b), M);
      expect(found?.smallest).toBe(true);
      expect(fromEngine(arena, found!.x)).toBe(x);
      expect([found?.withG.outcome, found?.withH.outcome]).toEqual([
        misereSum(a, x),
        misereSum(b, x),
      ]);
    }
  });

  it('ends that only whole sets of options make are not forgotten where it says smallest', () => {
    // Modulo D(A) with A = {· | 0, 1̄, 2̄}, no end has the options 0 and 2̄ alone, or 1̄ and 2̄; beside
    // these two games they do what all three do, and a search that keeps the cheapest misses A itself.
    const a = read('{.|0,-1,-2}');
    const g = read('{*,{*|*}|{.|{*|.}}}');
    const h = read('{*,{*|*},{.|0,*,-1}|{.|{*|.}}}');
    expect([rank(a), edges(a), apart(g, h)(a)]).toEqual([3, 6n, true]);
    const arena = new Arena();
    const { oracle: u, engine } = closurePairing(arena, 'D(A)', [a]);
    const found = tellApart(arena, toEngine(arena, g), toEngine(arena, h), engine);
    const x = fromEngine(arena, found!.x);
    expect(u.contains(a) && u.contains(x) && apart(g, h)(x)).toBe(true);
    expect(found!.smallest && (rank(x) > 3 || edges(x) > 6n)).toBe(false);
  });

  it.each([
    ['apart', tellApart, apart],
    ['worse', distinguish, worse],
  ] as const)('%s: what is called smallest is, in six universes', (_, ask, question) => {
    const arena = new Arena();
    const rng = random(21);
    const counts: Record<string, number> = {};
    const judge = (g: G, h: G, i: number): void => {
      const { oracle: u, engine } = sixPairings(arena)[i % 6]!;
      const found: Distinction | undefined = ask(
        arena,
        toEngine(arena, g),
        toEngine(arena, h),
        engine,
      );
      if (found === undefined) return;
      const x = fromEngine(arena, found.x);
      expect(u.contains(x) && question(g, h)(x), show(x)).toBe(true);
      const verdict = judged(x, question(g, h), u.contains);
      const key = `${found.smallest ? 'smallest' : 'open'} ${verdict}`;
      counts[key] = (counts[key] ?? 0) + 1;
      if (found.smallest) expect(verdict, `${show(g)}, ${show(h)}: ${show(x)}`).not.toBe('larger');
      if (rank(x) <= 2) expect(found.smallest).toBe(true);
    };
    for (let i = 0; i < 1200; i++) judge(rng.pick(rank2), rng.pick(rank2), i);
    for (let i = 0; i < 300; i++) judge(randomForm(rng, 3), randomForm(rng, 3), i);
    expect(counts['smallest minimal']).toBeGreaterThan(900);
    // Wherever enumeration reaches, nothing smaller was missed.
    expect(counts['open larger'] ?? 0).toBe(0);
  });
});
