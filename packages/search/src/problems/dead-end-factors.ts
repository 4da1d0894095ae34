/**
 * Is a Left dead end a sum of atoms, that is of irreducible ends, in one way only? Sums of an end of L_m
 * and an atom of L_n are taken apart in all ways (`irreducibleFactorisations`); a second way is a find.
 * Modulo E such sums cancel [Davies et al.], so that the engine finds every way there is. The end of L_m
 * is any but 0 if its rank is less than n, and an atom if it is n.
 *
 * Of two atoms of rank n there are too many sums to take apart where n is 5. But what the search says of
 * the ends of smaller rank leaves few of them (`common-factors.ts`), and only these are taken apart.
 * Shards are cut from the list of the atoms of L_n.
 */

import { Arena, type FormId, rank, ValueError, ZERO } from '@proviso/engine';
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
import { CommonFactors } from './common-factors.ts';
import { integerOf } from './parameters.ts';

/** Atoms of the second list in a shard: some seconds. */
const SHARD = 40;
const LARGEST_LEVEL = 5;

export const deadEndFactors: Problem = {
  name: 'dead-end-factors',
  version: 2,
  summary: 'Is a Left dead end a sum of irreducible ends in one way only?',
  source: 'Siegel, section 3',
  parameters: [
    { name: 'first', summary: 'the level of the one end, up to 5', default: 4 },
    { name: 'second', summary: 'the level of the other, an atom; at least as large', default: 5 },
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
  const shared = new Arena();
  const ends = endsOf(shared, second);
  const common = new CommonFactors(shared, ends, deadEnds(shared, second - 1).length);
  const { atoms, parts, isAtom, isLast } = partsOf(shared, ends, second);
  // Smaller levels come first in canonical order, so those of the one list begin the other.
  const count = deadEnds(shared, first).length;
  return {
    shards: Math.ceil(atoms.length / SHARD),
    run(index, { budget }) {
      const arena = new Arena();
      return arena.under(budget, () => {
        const own = endsOf(arena, second);
        const counts = { sums: 0, 'taken apart': 0, 'in several ways': 0 };
        const finds: Find[] = [];
        for (const b of atoms.slice(index * SHARD, (index + 1) * SHARD)) {
          for (const a of parts) {
            if (a >= count || (a > b && isAtom[a])) continue;
            arena.tick();
            counts.sums++;
            if (isLast[a] && isLast[b] && common.common(a, b) === 0n) continue;
            counts['taken apart']++;
            const sum = deadEndSum(arena, at(own, a), at(own, b));
            const ways = irreducibleFactorisations(arena, sum);
            if (ways.length > 1) finds.push(severalWays(arena, sum, ways));
          }
        }
        counts['in several ways'] = finds.length;
        return { counts, finds };
      });
    },
  };
}

/** The ends of a level in canonical order, so by rank. */
function endsOf(arena: Arena, level: number): FormId[] {
  const ends = [...deadEnds(arena, level)];
  const order = new CanonicalOrder(arena, ends);
  return ends.sort((a, b) => order.place(a) - order.place(b));
}

/** The atoms of a level, and what is added to them, by places in the list of its ends. */
function partsOf(arena: Arena, ends: readonly FormId[], level: number) {
  const isAtom = ends.map((end) => isIrreducibleEnd(arena, end));
  const isLast = ends.map((end) => rank(arena, end) === level);
  const places = Array.from(ends.keys());
  return {
    isAtom,
    isLast,
    atoms: places.filter((i) => isAtom[i]),
    parts: places.filter((i) => isAtom[i] || (ends[i] !== ZERO && !isLast[i])),
  };
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
  const sums = `${counts['sums'] ?? 0} sums of an end of L_${first} and an atom of L_${second}${missingAside(total)}`;
  return finds.length === 0
    ? [`Each of ${sums} is a sum of irreducible ends in one way only.`]
    : [
        `Factorisation is not unique: ${finds.length} of ${sums} have several.`,
        finds[0]?.text ?? '',
      ];
}
