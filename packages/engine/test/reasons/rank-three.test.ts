// The search among games of rank 3, against all games whose options are among a handful.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, Left, Right, type Universe } from '../../src/index.ts';
import {
  findOfRankThree,
  type RankThree,
  type RankThreeLimits,
} from '../../src/reasons/rank-three.ts';
import { type Difference, SmallContexts } from '../../src/reasons/small-contexts.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { edges, type G, game, rank, show, subsets } from '../oracle/game.ts';
import { end } from '../oracle/notation.ts';
import { closurePairing, type Pairing, sixPairings } from '../oracle/pairing.ts';
import { misereSumLeft, misereSumRight } from '../oracle/play.ts';
import { type Random, random, randomForm } from '../oracle/random.ts';

const DIFFERENCES: readonly Difference[] = [Left, Right, 'worse', 'apart'];

/** By the definition: Left, with that player or any moving first, fares better in H + X. */
function tells(g: G, h: G, difference: Difference, x: G): boolean {
  const first = [misereSumLeft(g, x), misereSumLeft(h, x)] as const;
  const second = [misereSumRight(g, x), misereSumRight(h, x)] as const;
  const better = ([withG, withH]: readonly [boolean, boolean]) => withH && !withG;
  switch (difference) {
    case Left:
      return better(first);
    case Right:
      return better(second);
    case 'worse':
      return better(first) || better(second);
    default:
      return first[0] !== first[1] || second[0] !== second[1];
  }
}

/** Small contexts of which only some count as members, if it says which. */
class FewContexts extends SmallContexts {
  places: readonly number[] | undefined;

  override membersOf(universe: Universe): readonly number[] {
    return this.places ?? super.membersOf(universe);
  }
}

const contexts = new Map<Arena, FewContexts>();

/** A handful of members as options, and every game of the universe that they make, smallest first. */
interface Handful {
  readonly places: readonly number[];
  readonly games: readonly G[];
}

function contextsOf(arena: Arena): FewContexts {
  const known = contexts.get(arena) ?? new FewContexts(arena);
  contexts.set(arena, known);
  return known;
}

function handful(arena: Arena, rng: Random, { engine, oracle: u }: Pairing): Handful {
  const all = contextsOf(arena);
  all.places = undefined;
  const members = all.membersOf(engine);
  const form = (place: number): G => fromEngine(arena, all.formAt(place));
  const small = members.filter((place) => rank(form(place)) <= 2);
  const larger = members.filter((place) => rank(form(place)) > 2);
  // Small ones oftener than large ones; some of rank 3, which are no options of games of rank 3.
  const chosen = [
    ...rng.shuffle(small.slice(0, 12)).slice(0, 3),
    ...rng.shuffle(small).slice(0, 2),
  ];
  const places = [...new Set([...chosen, ...rng.shuffle(larger).slice(0, 2)])];
  const options = subsets([...new Set(chosen)].map(form));
  const games = options
    .flatMap((left) => options.map((right) => game(left, right)))
    .filter((x) => u.contains(x) && edges(x) > 0n)
    .sort((a, b) => Number(edges(a) - edges(b)));
  return { places: places.sort((a, b) => a - b), games };
}

interface Question {
  readonly g: G;
  readonly h: G;
  readonly difference: Difference;
  readonly fewerThan: number;
}

const question = (rng: Random, i: number): Question => ({
  g: randomForm(rng, 1 + (i % 3), i % 5 === 0),
  h: randomForm(rng, 1 + rng.below(3), i % 7 === 0),
  difference: DIFFERENCES[i % 4]!,
  fewerThan: rng.chance(0.5) ? Infinity : 1 + rng.below(16),
});

function ask(
  arena: Arena,
  { places }: Handful,
  { engine }: Pairing,
  { g, h, difference, fewerThan }: Question,
  limits?: RankThreeLimits,
): RankThree {
  const small = contextsOf(arena);
  small.places = places;
  const pair: [FormId, FormId] = [toEngine(arena, g), toEngine(arena, h)];
  return findOfRankThree(arena, small, pair, engine, difference, fewerThan, limits);
}

const shared = new Arena();
const pairings = [...sixPairings(shared), closurePairing(shared, 'D(2̄1̄0)', [end(0, 1, 2)])];

describe.each(pairings)('games of rank 3 modulo $name', (pairing) => {
  const { engine, oracle: u } = pairing;

  it('are found if there are any, with the fewest edges', () => {
    const arena = shared;
    const rng = random(71);
    const counts = { found: 0, none: 0 };
    for (let round = 0; round < 8; round++) {
      const options = handful(arena, rng, pairing);
      for (let i = 0; i < 40; i++) {
        const asked = question(rng, i);
        const { g, h, difference, fewerThan } = asked;
        const { x: id, complete } = ask(arena, options, pairing, asked);
        const x = id === undefined ? undefined : fromEngine(arena, id);
        const told = `${show(g)}, ${show(h)}, ${String(difference)}, below ${fewerThan}`;
        // Ends that cannot be put together option by option may be missed.
        expect(complete, told).toBe(engine.endsByOption === true);
        if (x !== undefined) {
          expect(u.contains(x) && tells(g, h, difference, x), told).toBe(true);
          expect(rank(x), told).toBeLessThanOrEqual(3);
          expect(Number(edges(x)), told).toBeLessThan(fewerThan);
        }
        if (!complete) continue;
        const first = options.games.find(
          (y) => Number(edges(y)) < fewerThan && tells(g, h, difference, y),
        );
        expect(x === undefined ? undefined : edges(x), told).toBe(first && edges(first));
        counts[first === undefined ? 'none' : 'found']++;
      }
    }
    if (engine.endsByOption === true)
      expect(Math.min(counts.found, counts.none)).toBeGreaterThan(20);
  });
});

describe('limits of a search', () => {
  const arena = new Arena();
  const [pairing] = sixPairings(arena) as [Pairing, ...Pairing[]];

  /** A search and the steps it took. */
  function counted(
    options: Handful,
    asked: Question,
    limits: RankThreeLimits,
  ): [RankThree, number] {
    let steps = 0;
    arena.tick = () => {
      steps++;
    };
    const answer = ask(arena, options, pairing, asked, limits);
    return [answer, steps];
  }

  it('as many pairs are tried as allowed, and what is incomplete says so', () => {
    const rng = random(72);
    let cut = 0;
    for (let i = 0; i < 60; i++) {
      const options = handful(arena, rng, pairing);
      const asked = question(rng, i);
      const unions = Infinity;
      const answer = ask(arena, options, pairing, asked);
      const [all, steps] = counted(options, asked, { unions, pairs: Infinity });
      const [, grown] = counted(options, asked, { unions, pairs: 0 });
      const needed = steps - grown;
      expect(all).toEqual(answer);
      for (const pairs of new Set([0, 1, needed >> 1, needed - 1, needed, needed + 1])) {
        if (pairs < 0) continue;
        const [some, taken] = counted(options, asked, { unions, pairs });
        expect(taken - grown).toBe(Math.min(pairs, needed));
        expect(some).toEqual(pairs < needed ? { complete: false } : all);
        if (pairs < needed) cut++;
      }
    }
    expect(cut).toBeGreaterThan(100);
  });

  it('with too few unions what is found tells them apart, and is not called the smallest', () => {
    const rng = random(73);
    let cut = 0;
    for (let i = 0; i < 120; i++) {
      const options = handful(arena, rng, pairing);
      const asked = question(rng, i);
      const all = ask(arena, options, pairing, asked);
      for (const unions of [0, 1, 4, 16, 64]) {
        const some = ask(arena, options, pairing, asked, { unions, pairs: Infinity });
        if (some.complete) {
          expect(some).toEqual(all);
          continue;
        }
        cut++;
        if (some.x === undefined) continue;
        const x = fromEngine(arena, some.x);
        expect(tells(asked.g, asked.h, asked.difference, x)).toBe(true);
        expect(Number(edges(x))).toBeLessThan(asked.fewerThan);
      }
    }
    expect(cut).toBeGreaterThan(50);
  });
});
