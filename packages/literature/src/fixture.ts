/**
 * What the checks work with: an arena, the usual universes, the games of rank
 * at most 2, seeded random games, and ways to say what was expected.
 */

import {
  Arena,
  type FormId,
  formToText,
  isNormalPlay,
  type Universe,
  usualUniverse,
  usualUniverses,
  ZERO,
} from '@proviso/engine';
import { randomForm } from '@proviso/engine/census';
import { parseForm } from '@proviso/language';
import { Mismatch } from './entry.ts';
import { noteTest } from './watch.ts';

export interface FixtureOptions {
  /** Smaller samples and smaller exhaustive ranges, for the quick run. */
  readonly quick?: boolean;
}

export class Fixture {
  readonly arena = new Arena();
  readonly quick: boolean;
  /** The six universes in the order in which they are always listed. */
  readonly six: readonly Universe[];
  /** The six universes and normal play. */
  readonly seven: readonly Universe[];
  readonly barOneZero: Universe;
  readonly barOne: Universe;
  private forms: FormId[] | undefined;

  constructor({ quick = false }: FixtureOptions = {}) {
    this.quick = quick;
    this.seven = usualUniverses(this.arena);
    this.six = this.seven.filter((universe) => !isNormalPlay(universe));
    this.barOneZero = usualUniverse('D10').in(this.arena);
    this.barOne = usualUniverse('D1').in(this.arena);
  }

  /** A game as it is written. */
  game(text: string): FormId {
    return parseForm(this.arena, text);
  }

  /** How a game is written. */
  text(id: FormId): string {
    return formToText(this.arena, id, { style: 'unicode' });
  }

  /** All forms whose options are among the given ones. */
  formsOver(options: readonly FormId[]): FormId[] {
    let sets: FormId[][] = [[]];
    for (const option of options) sets = sets.concat(sets.map((set) => [...set, option]));
    const forms = sets.flatMap((left) => sets.map((right) => this.arena.intern(left, right)));
    return [...new Set(forms)];
  }

  /** The 256 forms of rank at most 2. */
  get dayTwo(): readonly FormId[] {
    this.forms ??= this.formsOver(this.formsOver([ZERO]));
    return this.forms;
  }

  /** Those of them that lie in a universe. */
  dayTwoIn(universe: Universe): FormId[] {
    return this.dayTwo.filter((id) => universe.contains(this.arena, id));
  }

  /** `full` in the long run, a tenth of it in the quick one. */
  sampleSize(full: number): number {
    return this.quick ? Math.ceil(full / 10) : full;
  }

  /** Seeded random members of a universe. */
  sample(universe: Universe, rank: number, count: number, seed = 1): FormId[] {
    return Array.from({ length: this.sampleSize(count) }, (_, i) =>
      randomForm(this.arena, rank, universe, seed * 1_000_003 + i),
    );
  }

  /** Every n-th of a list in the quick run, all of it otherwise. */
  some<T>(list: readonly T[], every: number): readonly T[] {
    return this.quick ? list.filter((_, i) => i % every === 0) : list;
  }
}

/** The check fails unless the condition holds. */
export function holds(condition: boolean, say: () => string): void {
  noteTest();
  if (!condition) throw new Mismatch(say());
}

/** The check fails unless the computed value is the printed one. */
export function agrees(what: string, computed: unknown, printed: unknown): void {
  noteTest();
  const a = String(computed);
  const b = String(printed);
  if (a !== b) throw new Mismatch(`${what}: computed ${a}, printed ${b}`);
}
