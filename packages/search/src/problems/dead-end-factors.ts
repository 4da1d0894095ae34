/**
 * Is a Left dead end a sum of atoms, that is of irreducible ends, in one way only? Every sum of an
 * atom of L_m and an atom of L_n is taken apart in all ways (`irreducibleFactorisations`); a second way
 * is a find. Modulo E such sums cancel [Davies et al.], so that the engine finds every way there is.
 * Shards are cut from the table of the two lists of atoms, above its diagonal where the levels meet.
 */

import { Arena, type FormId, ValueError, ZERO } from '@proviso/engine';
import {
  deadEndSum,
  deadEnds,
  deadEndValue,
  endToText,
  irreducibleFactorisations,
  isIrreducibleEnd,
  parseEnd,
} from '@proviso/engine/ends';
import { CanonicalOrder } from '@proviso/engine/forms';
import { missingAside } from '../missing.ts';
import type { Find, Parameters, Plan, Problem, Total } from '../problem.ts';
import { at } from './at.ts';
import { integerOf } from './parameters.ts';

/** Sums in a shard: some seconds. */
const SHARD = 2_000;
const LARGEST_LEVEL = 5;

export const deadEndFactors: Problem = {
  name: 'dead-end-factors',
  version: 1,
  summary: 'Is a Left dead end a sum of irreducible ends in one way only?',
  source: 'Siegel, section 3',
  parameters: [
    { name: 'first', summary: 'the level of the one atom, up to 5', default: 4 },
    { name: 'second', summary: 'the level of the other, at least as large', default: 5 },
  ],
  plan,
  conclude,
  verify,
};

function plan(parameters: Parameters): Plan {
  const first = integerOf(parameters, 'first', 1, LARGEST_LEVEL);
  const second = integerOf(parameters, 'second', 1, LARGEST_LEVEL);
  if (first > second) {
    throw new ValueError(`first is ${first} and second ${second}; write the smaller level first`);
  }
  // Smaller levels come first in canonical order, so those of the one list begin the other.
  const shared = new Arena();
  const count = atomsOf(shared, first).length;
  const total = atomsOf(shared, second).length * count;
  return {
    shards: Math.ceil(total / SHARD),
    run(index, { budget }) {
      const arena = new Arena();
      return arena.under(budget, () => {
        const atoms = atomsOf(arena, second);
        const finds: Find[] = [];
        let sums = 0;
        for (let place = index * SHARD; place < Math.min(total, (index + 1) * SHARD); place++) {
          const [i, j] = [place % count, Math.floor(place / count)];
          if (i > j) continue;
          arena.tick();
          sums++;
          const sum = deadEndSum(arena, at(atoms, i), at(atoms, j));
          const ways = irreducibleFactorisations(arena, sum);
          if (ways.length > 1) finds.push(severalWays(arena, sum, ways));
        }
        return { counts: { sums, 'in several ways': finds.length }, finds };
      });
    },
  };
}

/** The irreducible ends of a level, in canonical order. */
function atomsOf(arena: Arena, level: number): FormId[] {
  const atoms = deadEnds(arena, level).filter((end) => isIrreducibleEnd(arena, end));
  const order = new CanonicalOrder(arena, atoms);
  return atoms.sort((a, b) => order.place(a) - order.place(b));
}

function severalWays(arena: Arena, sum: FormId, ways: readonly (readonly FormId[])[]): Find {
  const name = (end: FormId): string => endToText(arena, end) ?? '';
  const texts = ways.map((way) => way.map(name));
  return {
    key: name(sum),
    text: `${name(sum)} = ${texts.map((way) => way.join(' + ')).join(' = ')}`,
    data: { sum: name(sum), ways: texts },
  };
}

/** Factorisations, each by the texts of its parts. */
type Ways = readonly (readonly string[])[];

/** Adds the parts up again, and looks that the ways differ and their parts are irreducible. */
function verify(_: Parameters, { data }: Find): string | null {
  const arena = new Arena();
  const { sum, ways } = data as { readonly sum: string; readonly ways: Ways };
  const parsed = ways.map((way) => way.map((part) => deadEndValue(arena, parseEnd(arena, part))));
  // The order of the parts, and how they are written, make no other way.
  const different = new Set(parsed.map((parts) => parts.toSorted((a, b) => a - b).join(' ')));
  if (different.size < ways.length || ways.length < 2) return 'there are not two ways';
  const value = deadEndValue(arena, parseEnd(arena, sum));
  for (const [i, parts] of parsed.entries()) {
    const way = at(ways, i);
    const added = parts.reduce((one, other) => deadEndSum(arena, one, other), ZERO);
    if (added !== value) return `${way.join(' + ') || 'the empty sum'} is not ${sum}`;
    const reducible = parts.findIndex((part) => !isIrreducibleEnd(arena, part));
    if (reducible >= 0) return `${way[reducible]} is itself a sum`;
  }
  return null;
}

function conclude(parameters: Parameters, total: Total): string[] {
  const { first, second } = parameters;
  const { counts, finds } = total;
  const sums = `${counts['sums'] ?? 0} sums of an atom of L_${first} and an atom of L_${second}${missingAside(total)}`;
  return finds.length === 0
    ? [`Each of ${sums} is a sum of irreducible ends in one way only.`]
    : [
        `Factorisation is not unique: ${finds.length} of ${sums} have several.`,
        finds[0]?.text ?? '',
      ];
}
