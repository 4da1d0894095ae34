// Random games with a seed: the same seed gives the same game everywhere.

import { type Arena, type FormId, rank, type Universe, ZERO } from '@proviso/engine';
import { describe, type FunctionDescriptor } from './descriptor.ts';
import { integer, natural, universeOrDefault } from './parameters.ts';

export const RANDOM: readonly FunctionDescriptor[] = [
  describe({
    name: 'random',
    theme: 'families',
    parameters: [natural('n'), universeOrDefault('U'), seed()],
    result: 'a game',
    summary: 'A random game of rank n in U, the same for the same seed.',
    examples: [
      { input: 'rank(random(3, D, 1))', output: '3' },
      { input: 'random(3, E, 7) in E', output: 'true' },
      { input: 'same(random(2, M, 5), random(2, M, 5))', output: 'true' },
    ],
    run: ({ arena, game, error }, n, u, s) => {
      if (n > MAX_RANK) throw error('value', `random games have rank at most ${MAX_RANK}`);
      return game(randomForm(arena, n, u, new Dice(s ?? 0)));
    },
  }),
];

function seed() {
  return { ...integer('seed'), missing: () => 0 };
}

const MAX_RANK = 1_000;
/** Members of U kept from each rank to build the next from. */
const POOL_PER_RANK = 6;
/** Tries to find one more member of U before what is there has to do. */
const TRIES = 40;
const MAX_OPTIONS = 3;

/** A 32-bit generator (mulberry32): small, and the same on every machine. */
class Dice {
  private state: number;

  constructor(seedNumber: number) {
    this.state = seedNumber | 0;
  }

  /** A number from 0 to below `sides`. */
  roll(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * sides);
  }
}

/**
 * Builds rank by rank: universes are closed under options, so a member of rank
 * r has its options among members of lower rank, one of them of rank r − 1.
 */
function randomForm(arena: Arena, n: number, universe: Universe, dice: Dice): FormId {
  const pool: FormId[] = [ZERO];
  let last: FormId[] = [ZERO];
  for (let r = 1; r <= n; r++) {
    const found = new Set<FormId>();
    for (let i = 0; i < TRIES && found.size < POOL_PER_RANK; i++) {
      arena.tick();
      const tall = last[dice.roll(last.length)] ?? ZERO;
      const [left, right] = [draw(pool, dice), draw(pool, dice)];
      (dice.roll(2) === 0 ? left : right).push(tall);
      const form = arena.intern(left, right);
      if (universe.contains(arena, form)) found.add(form);
    }
    // {G | G} for G in U is in U: universes are closed under parents with both sides filled.
    if (found.size === 0) {
      const tall = last[dice.roll(last.length)] ?? ZERO;
      found.add(arena.intern([tall], [tall]));
    }
    last = [...found].filter((form) => rank(arena, form) === r);
    pool.push(...last);
  }
  return last[dice.roll(last.length)] ?? ZERO;
}

/** Up to three members of the pool, the later ones more often. */
function draw(pool: readonly FormId[], dice: Dice): FormId[] {
  const options: FormId[] = [];
  for (let i = dice.roll(MAX_OPTIONS + 1); i > 0; i--) {
    const form = pool[Math.max(dice.roll(pool.length), dice.roll(pool.length))];
    if (form !== undefined) options.push(form);
  }
  return options;
}
