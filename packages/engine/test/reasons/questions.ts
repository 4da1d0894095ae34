// Every question has a reason and the checker accepts it: the questions, and what became of them.
// `all-questions.test.ts` asks a tenth of them, `all-questions.long.test.ts` all.
import { checkCertificate } from '../../src/check/index.ts';
import {
  Arena,
  type FormId,
  geq,
  isNormalPlay,
  Left,
  Right,
  type Universe,
  usualUniverses,
  ZERO,
} from '../../src/index.ts';
import { reasonFile } from '../check/files.ts';
import { toEngine } from '../oracle/bridge.ts';
import { random, randomForm } from '../oracle/random.ts';

/** M, B, E, D({· | 0, 1̄}), D(1̄) and D. */
function sixUniverses(arena: Arena): readonly Universe[] {
  return usualUniverses(arena).filter((universe) => !isNormalPlay(universe));
}

/** The 256 forms of rank at most 2. */
function formsOfRankTwo(arena: Arena): FormId[] {
  const next = (options: readonly FormId[]): FormId[] => {
    const sets: FormId[][] = [[]];
    for (const option of options) sets.push(...sets.map((set) => [...set, option]));
    return sets.flatMap((left) => sets.map((right) => arena.intern(left, right)));
  };
  return next(next([ZERO]));
}

/** What became of some questions. */
interface Tally {
  questions: number;
  yes: number;
  no: number;
  /** Reasons the checker refused, or that are for the other answer. */
  faults: string[];
}

function ask(arena: Arena, g: FormId, h: FormId, universe: Universe, tally: Tally): void {
  tally.questions++;
  const answer = geq(arena, g, h, universe);
  const verdict = checkCertificate(reasonFile(arena, g, h, universe));
  if (!verdict.valid) tally.faults.push(`${universe.name}, ${g} and ${h}: ${verdict.fault}`);
  else if ((verdict.claim === 'G >= H') !== answer) tally.faults.push('the other answer');
  if (answer) tally.yes++;
  else tally.no++;
}

const empty = (): Tally => ({ questions: 0, yes: 0, no: 0, faults: [] });

/** Every `step`-th ordered pair of the forms of rank at most 2, in six universes. */
export function checkRankTwo(step: number): Record<string, Tally> {
  const arena = new Arena();
  const forms = formsOfRankTwo(arena);
  const tallies: Record<string, Tally> = {};
  for (const [u, universe] of sixUniverses(arena).entries()) {
    const tally = empty();
    tallies[universe.name] = tally;
    for (let i = u % step; i < forms.length ** 2; i += step) {
      const [g, h] = [forms[Math.floor(i / forms.length)], forms[i % forms.length]];
      if (g !== undefined && h !== undefined) ask(arena, g, h, universe, tally);
    }
  }
  return tallies;
}

/** Random pairs of rank 3 and 4, half of them with tombstones, in six universes. */
export function checkRandom(pairs: number, seed: number): Tally {
  const rng = random(seed);
  const tally = empty();
  let arena = new Arena();
  for (let i = 0; i < pairs; i++) {
    if (i % 500 === 0) arena = new Arena();
    const form = (): FormId => toEngine(arena, randomForm(rng, 3 + (i % 2), i % 4 >= 2));
    const g = form();
    // Unrelated games are hardly ever comparable; a game and its variant often are.
    const h = rng.chance(0.5) ? form() : variant(arena, g, rng.below(4), form());
    for (const universe of sixUniverses(arena)) ask(arena, g, h, universe, tally);
  }
  return tally;
}

/** The game with an option more, or less, on one side. */
function variant(arena: Arena, g: FormId, kind: number, other: FormId): FormId {
  const left = arena.options(g, Left);
  const right = arena.options(g, Right);
  const changed = (options: FormId[]): FormId[] =>
    kind < 2 ? [...options, ...arena.options(other, Left).slice(0, 1)] : options.slice(1);
  return kind % 2 === 0 ? arena.intern(changed(left), right) : arena.intern(left, changed(right));
}
