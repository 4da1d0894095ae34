// Seeded random games: any ordinary or augmented form of a given rank, and members of a given
// universe. The same seed gives the same games on every machine.
import { closureUpToRank } from './deadEnds.ts';
import { conjugate, type G, game, one, star, zero } from './game.ts';

export interface Random {
  /** An integer from 0 to n − 1. */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
  chance(p: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
}

/** A small generator (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (p) => next() < p,
    shuffle: (items) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]];
      }
      return out;
    },
  };
}

/** Up to `most` games from `make`, at least `least`. */
const several = (rng: Random, least: number, most: number, make: () => G): G[] =>
  Array.from({ length: least + rng.below(most - least + 1) }, make);

const otherSide = (rng: Random, options: { left: G[]; right: G[] }, g: G) =>
  (rng.chance(0.5) ? options.left : options.right).push(g);

/** A random form of exactly this rank; with `tombstones`, each side may carry one. */
export function randomForm(rng: Random, n: number, tombstones = false): G {
  const tomb = () => tombstones && rng.chance(0.2);
  if (n === 0) return tombstones ? game([], [], tomb(), tomb()) : zero;
  const smaller = () => randomForm(rng, rng.below(n), tombstones);
  const options = { left: several(rng, 0, 2, smaller), right: several(rng, 0, 2, smaller) };
  otherSide(rng, options, randomForm(rng, n - 1, tombstones));
  return game(options.left, options.right, tomb(), tomb());
}

/** How a universe makes its random Left ends of rank at most n. */
type Ends = (rng: Random, n: number) => G;

/** A random member of rank at most n of the universe with these ends. */
export function randomMember(rng: Random, n: number, ends: Ends, endChance: number): G {
  if (n === 0) return zero;
  if (rng.chance(endChance)) {
    const end = ends(rng, n);
    return rng.chance(0.5) ? end : conjugate(end);
  }
  const smaller = () => randomMember(rng, rng.below(n), ends, endChance);
  const options = { left: several(rng, 1, 2, smaller), right: several(rng, 1, 2, smaller) };
  otherSide(rng, options, randomMember(rng, n - 1, ends, endChance));
  return game(options.left, options.right);
}

/** A random Left end all of whose followers are Left ends, any form. */
function randomDeadEnd(rng: Random, n: number): G {
  if (n === 0) return zero;
  return game(
    [],
    several(rng, 1, 3, () => randomDeadEnd(rng, rng.below(n))),
  );
}

/** A random blocked Left end: each Right option is one, or has one among its Left options. */
function randomBlockedEnd(rng: Random, n: number): G {
  if (n === 0) return zero;
  const option = () => {
    const m = rng.below(n);
    if (m === 0 || rng.chance(0.4)) return randomBlockedEnd(rng, m);
    if (rng.chance(0.3)) return rng.pick([one, star]);
    const answers = [
      randomBlockedEnd(rng, m - 1),
      ...several(rng, 0, 1, () => blocking(rng, m - 1)),
    ];
    return game(
      answers,
      several(rng, 1, 2, () => blocking(rng, rng.below(m))),
    );
  };
  return game([], several(rng, 1, 3, option));
}

const blocking = (rng: Random, n: number) => randomMember(rng, n, randomBlockedEnd, 0.25);

const fromClosure =
  (generators: readonly G[]): Ends =>
  (rng, n) =>
    rng.pick(closureUpToRank(generators, n));

const bar1 = game([], [zero]);
const bar10 = game([], [zero, bar1]);

/** Random members of the universes by name, of rank at most n. */
export const randomMemberOf: Readonly<Record<string, (rng: Random, n: number) => G>> = {
  M: (rng, n) => randomForm(rng, n),
  B: blocking,
  E: (rng, n) => randomMember(rng, n, randomDeadEnd, 0.2),
  'D(1̄0)': (rng, n) => randomMember(rng, n, fromClosure([bar10]), 0.2),
  'D(1̄)': (rng, n) => randomMember(rng, n, fromClosure([bar1]), 0.2),
  D: (rng, n) => randomMember(rng, n, () => zero, 0),
};

/** How to make random members of the universe of that name. */
export function memberOf(name: string): (rng: Random, n: number) => G {
  const make = randomMemberOf[name];
  if (make === undefined) throw new RangeError(`no random members of ${name} here`);
  return make;
}

/** A list of random games, without repeats. */
export function sample(seed: number, count: number, make: (rng: Random) => G): G[] {
  const rng = random(seed);
  const found = new Set<G>();
  for (let tries = 0; found.size < count && tries < count * 50; tries++) found.add(make(rng));
  return [...found];
}
