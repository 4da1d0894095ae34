/**
 * The group that the invertible classes of rank at most 2 generate [Davies–Milley, Problem 5.4]:
 * relations between them by trying all words up to a length. The inverse of a class is its conjugate,
 * so one of each class and its conjugate generates; a word is a sum of generators and their
 * conjugates, never both of one, and up to conjugation its first letter is a generator itself. A word
 * that equals 0 is a relation. Sums of simplest forms stand for sums of members [Siegel, Theorem 5.23].
 *
 * The relations found present a group that maps onto the one asked for: what is torsion here is
 * torsion there, or 0; longer relations may still lower the rank.
 */

import {
  Arena,
  conjugate,
  equal,
  type FormId,
  formToText,
  simplestForm,
  sum,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { census } from '@proviso/engine/census';
import { missingAside } from '../missing.ts';
import type { Find, Parameters, Plan, Problem, Total } from '../problem.ts';
import { at } from './at.ts';
import { integerOf, universeOf } from './parameters.ts';
import { abelianGroup } from './smith-normal-form.ts';
import { type Word, Words } from './words.ts';
import { zeroCertificates, zeroFault } from './zero-certificates.ts';

/** Words in a shard. */
const SHARD = 5_000;
/** Some thousand million words; and finds are put in order by a length of one digit. */
const LONGEST = 9;
const UNIVERSES = ['B', 'E'];

export const inverseGroup: Problem = {
  name: 'inverse-group',
  version: 1,
  summary: 'Which group do the invertible classes of rank at most 2 generate?',
  source: 'Davies–Milley, Problem 5.4',
  parameters: [
    { name: 'universe', summary: 'the universe', default: 'B', values: UNIVERSES },
    { name: 'length', summary: `the longest words, up to ${LONGEST}`, default: 3 },
  ],
  plan,
  conclude,
  verify,
};

/** One of each invertible class and its conjugate, 0 left out, in the order of the census. */
function generatorsOf(arena: Arena, universe: Universe): FormId[] {
  const generators: FormId[] = [];
  for (const { simplest, invertible } of census(arena, universe, 2).classes) {
    if (invertible !== true || simplest === ZERO) continue;
    if (!generators.includes(conjugate(arena, simplest))) generators.push(simplest);
  }
  return generators;
}

function plan(parameters: Parameters): Plan {
  const universe = universeOf(parameters, UNIVERSES);
  const longest = integerOf(parameters, 'length', 1, LONGEST);
  const generators = generatorsOf(new Arena(), universe).length;
  const all = new Words(generators, longest);
  return {
    shards: Math.ceil(all.count / SHARD),
    run(index, { budget }) {
      const arena = new Arena();
      return arena.under(budget, () => {
        const sums = new WordSums(arena, universe);
        const finds: Find[] = [];
        const last = Math.min(all.count, (index + 1) * SHARD);
        for (let place = index * SHARD; place < last; place++) {
          arena.tick();
          const word = all.at(place);
          if (equal(arena, sums.of(word), ZERO, universe)) {
            finds.push(relation(arena, universe, word, sums.letters));
          }
        }
        const words = last - index * SHARD;
        return {
          counts: { generators: index === 0 ? generators : 0, words, relations: finds.length },
          finds,
        };
      });
    },
  };
}

/** Sums of words, all but the last letter in simplest form and remembered. */
class WordSums {
  /** What each letter stands for. */
  readonly letters: readonly FormId[];
  private readonly arena: Arena;
  private readonly universe: Universe;
  private readonly known = new Map<string, FormId>();

  constructor(arena: Arena, universe: Universe) {
    this.arena = arena;
    this.universe = universe;
    this.letters = generatorsOf(arena, universe).flatMap((g) => [g, conjugate(arena, g)]);
  }

  of(word: Word): FormId {
    const letter = word.at(-1);
    if (letter === undefined) return ZERO;
    return sum(this.arena, this.reduced(word.slice(0, -1)), at(this.letters, letter));
  }

  private reduced(word: Word): FormId {
    const key = word.join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = simplestForm(this.arena, this.of(word), this.universe);
    this.known.set(key, value);
    return value;
  }
}

/** How often each generator stands in a word, its conjugate counted as −1. */
function exponents(word: Word, generators: number): number[] {
  const counts = new Array<number>(generators).fill(0);
  for (const letter of word)
    counts[letter >> 1] = (counts[letter >> 1] ?? 0) + (letter % 2 ? -1 : 1);
  return counts;
}

function relation(arena: Arena, universe: Universe, word: Word, letters: readonly FormId[]): Find {
  const whole = word.reduce<FormId>((form, letter) => sum(arena, form, at(letters, letter)), ZERO);
  const text = word.map((letter) => formToText(arena, at(letters, letter))).join(' + ');
  return {
    key: `${word.length} ${word.map((letter) => String(letter).padStart(3, '0')).join(' ')}`,
    text: `${text} = 0 modulo ${universe.name}`,
    data: { exponents: exponents(word, letters.length / 2) },
    certificates: zeroCertificates(arena, whole, universe),
  };
}

function verify(parameters: Parameters, find: Find): string | null {
  const universe = universeOf(parameters, UNIVERSES);
  const arena = new Arena();
  const { exponents: counts } = find.data as { readonly exponents: readonly number[] };
  const generators = generatorsOf(arena, universe);
  let whole = ZERO;
  for (const [i, count] of counts.entries()) {
    const letter = count < 0 ? conjugate(arena, at(generators, i)) : at(generators, i);
    for (let n = 0; n < Math.abs(count); n++) whole = sum(arena, whole, letter);
  }
  return zeroFault(arena, find.certificates, whole, universe);
}

function conclude(parameters: Parameters, total: Total): string[] {
  const { universe, length } = parameters;
  const { counts, finds } = total;
  const generators = Number(counts['generators'] ?? 0);
  const relations = finds.map(
    ({ data }) => (data as { readonly exponents: readonly number[] }).exponents,
  );
  const { rank, torsion } = abelianGroup(generators, relations);
  const parts = [`Z^${rank}`, ...torsion.map((d) => `Z/${d}`)].join(' + ');
  return [
    `Modulo ${universe} ${finds.length} of ${counts['words'] ?? 0} words of length at most ${length} in ${generators} generators equal 0${missingAside(total)}.`,
    `The group with these relations is ${parts}; the group of the invertible classes is a quotient of it.`,
  ];
}
