/**
 * Is a universe pocancellative: does G + J ≥ H + J give G ≥ H, for G, H and J in it?
 * [Davies–Milley, Problem 5.3] asks it of B. E is [Davies et al.], so a failure there would be an
 * error of ours; D is not, and the failure in it must be found.
 *
 * G and H run over the classes born by a day, of which only the critical pairs need asking
 * (`critical-pairs.ts`). J is a class of day 2, or {A | B} of rank 3 with antichains A and B of such
 * classes (`antichains-of.ts`) of at most `left` and `right` elements; {A | B} of rank at most 2 is left
 * out, because its class has been asked. Everything is done with members of the
 * universe, one a class, so nothing is said here of augmented forms:
 *
 * - {A | B} with options on both sides lies in U, which is parental; and equal options make equal
 *   games, so one member of each class is enough.
 * - An end {· | B} is asked where some equal one lies in U: where each class of B has a member m with
 *   {· | m} in U. In D, E and B a set of options makes an end of the universe as soon as each of them
 *   alone does, by definition.
 *
 * Conjugation takes a failure with G, H, J to one with H̄, Ḡ, J̄. So the answer for `left` and `right`
 * exchanged is the same, and where they are equal one of each pair and its mirror image is enough.
 */

import {
  Arena,
  conjugate,
  D,
  expansion,
  type FormId,
  geq,
  InvariantError,
  Left,
  Right,
  rank,
  type Side,
  simplestForm,
  sum,
  type Universe,
  ValueError,
  ZERO,
} from '@proviso/engine';
import { type Census, census, dicotDayThree } from '@proviso/engine/census';
import { posetOf } from '@proviso/engine/posets';
import { missingAside } from '../missing.ts';
import type { Find, Parameters, Plan, Problem, Total } from '../problem.ts';
import { antichainsUpTo, TooManyAntichains } from './antichains-of.ts';
import { at } from './at.ts';
import { cancellationFailure, checkCancellationFailure } from './cancellation-failure.ts';
import { criticalPairs, upToConjugation } from './critical-pairs.ts';
import { integerOf, universeOf } from './parameters.ts';
import { SumsWithJ } from './sums-with-j.ts';

/** J's in a shard: some seconds of work. */
const SHARD = 65_536;
/** The largest antichain of the classes of day 2 is smaller. */
const MOST_OPTIONS = 100;
/** Antichains of one side: they are kept in memory, and their pairs are numbered with twelve digits. */
const MOST_SIDES = 999_999;
const UNIVERSES = ['B', 'E', 'D'];

export const pocancellation: Problem = {
  name: 'pocancellation',
  version: 3,
  summary: 'Games with G + J ≥ H + J but not G ≥ H: is the universe pocancellative?',
  source: 'Davies–Milley, Problem 5.3',
  parameters: [
    { name: 'universe', summary: 'the universe', default: 'B', values: UNIVERSES },
    {
      name: 'day',
      summary: 'G and H are born by this day; 3 for D alone',
      default: 2,
      values: [2, 3],
    },
    { name: 'left', summary: 'the most Left options of J', default: 1 },
    { name: 'right', summary: 'the most Right options of J', default: 1 },
  ],
  plan,
  conclude,
  verify: (parameters, find) => checkCancellationFailure(find, universeOf(parameters, UNIVERSES)),
};

/** Something for each side: Left's, then Right's. */
type Both<T> = readonly [left: T, right: T];

/** What the shards of a search share; forms are those of the arena. */
interface Questions {
  readonly arena: Arena;
  readonly universe: Universe;
  /** A member of each class of day 2. */
  readonly members: readonly FormId[];
  /** The same, by side: one that alone is the option of an end of that side in the universe; else `undefined`. */
  readonly afterEnd: Both<readonly (FormId | undefined)[]>;
  /** Members G and H of the critical pairs. */
  readonly pairs: readonly (readonly [FormId, FormId])[];
  /** The sides of J, by places in `members`. */
  readonly sides: Both<readonly (readonly number[])[]>;
}

function settle(parameters: Parameters): Questions {
  const universe = universeOf(parameters, UNIVERSES);
  const day = integerOf(parameters, 'day', 2, 3);
  const left = integerOf(parameters, 'left', 0, MOST_OPTIONS);
  const right = integerOf(parameters, 'right', 0, MOST_OPTIONS);
  if (day === 3 && universe !== D) {
    throw new ValueError(
      `the classes of day 3 are listed modulo D only; with ${universe.name} write day=2`,
    );
  }
  const arena = new Arena();
  const dayTwo = census(arena, universe, 2);
  const sides = [sidesOf(dayTwo, 'left', left), sidesOf(dayTwo, 'right', right)] as const;
  const members = dayTwo.classes.map(({ smallest }) => smallest);
  const games = day === 2 ? members : dicotsOfDayThree(arena);
  const order = posetOf(games, (g, h) => geq(arena, g, h, universe));
  const critical = criticalPairs(order);
  const asked =
    left === right ? upToConjugation(critical, conjugatePlaces(arena, games, universe)) : critical;
  return {
    arena,
    universe,
    members,
    afterEnd: [membersAfterEnd(arena, dayTwo, Left), membersAfterEnd(arena, dayTwo, Right)],
    pairs: asked.map(([g, h]): [FormId, FormId] => [at(games, g), at(games, h)]),
    sides,
  };
}

/** The sets of options of a side of J; too many are refused. */
function sidesOf({ order }: Census, parameter: string, most: number): number[][] {
  try {
    return antichainsUpTo(order, most, MOST_SIDES);
  } catch (error) {
    if (!(error instanceof TooManyAntichains)) throw error;
    const { count, elements } = error;
    throw new ValueError(
      `${parameter} is ${most}: there are ${count} antichains of at most ${elements} options, and a search lists ${MOST_SIDES}; write ${parameter}=${elements - 1} or less`,
    );
  }
}

/** Of each class, a member that may be the only option of an end of `side` in the universe. */
function membersAfterEnd(
  arena: Arena,
  { classes, universe }: Census,
  side: Side,
): (FormId | undefined)[] {
  return classes.map(({ members }) =>
    members.find((member) => universe.contains(arena, endWith(arena, [member], side))),
  );
}

/** The end of a side with these options of the other. */
function endWith(arena: Arena, options: readonly FormId[], side: Side): FormId {
  return side === Left ? arena.intern([], options) : arena.intern(options, []);
}

/** A dicot of each class born by day 3 modulo D. */
function dicotsOfDayThree(arena: Arena): FormId[] {
  return dicotDayThree(arena, D).classes.map((simplest) => {
    const member = expansion(arena, simplest, D);
    if (member === undefined) throw new InvariantError('a class of dicots has no dicot');
    return member;
  });
}

/** Where the conjugate of each game's class stands. */
function conjugatePlaces(arena: Arena, games: readonly FormId[], universe: Universe): number[] {
  const places = new Map(games.map((game, i) => [simplestForm(arena, game, universe), i]));
  return games.map((game) => {
    const place = places.get(simplestForm(arena, conjugate(arena, game), universe));
    if (place === undefined) throw new InvariantError('a class has no conjugate');
    return place;
  });
}

function plan(parameters: Parameters): Plan {
  const questions = settle(parameters);
  const { arena, universe, members, pairs, sides } = questions;
  const total = members.length + sides[0].length * sides[1].length;
  const fails = failingPairs(questions, new SumsWithJ(arena, universe, pairs.flat(), members));
  const gameAt = gamesJ(questions);
  return {
    shards: Math.ceil(total / SHARD),
    run: (index, { budget }) =>
      arena.under(budget, () => {
        const finds: Find[] = [];
        const counts = { J: 0, 'J that fail': 0, questions: 0, failures: 0 };
        for (let i = index * SHARD; i < Math.min(total, (index + 1) * SHARD); i++) {
          const failing = fails(i);
          if (failing === undefined) continue;
          arena.tick(pairs.length);
          counts.J++;
          counts.questions += pairs.length;
          counts.failures += failing.length;
          const [first] = failing;
          if (first === undefined) continue;
          counts['J that fail']++;
          const [g, h] = at(pairs, first);
          const triple = { g, h, j: gameAt(i) ?? ZERO };
          finds.push(cancellationFailure(arena, triple, keyOf(i), universe));
        }
        return { counts, finds };
      }),
  };
}

/** By the number of J, the places of the pairs that fail with it; `undefined` where there is no such J, or it was asked. */
function failingPairs(
  questions: Questions,
  tables: SumsWithJ,
): (index: number) => number[] | undefined {
  const { arena, universe, members, pairs, sides } = questions;
  const [lefts, rights] = sides;
  const gameAt = gamesJ(questions);
  const places = members.map((member) => tables.placeOfX(member));
  const asked = pairs.map(([g, h]) => [tables.placeOfGame(g), tables.placeOfGame(h)] as const);
  const early = members.map((member) => rank(arena, member) <= 1);
  const isEarly = (side: readonly number[]): boolean => side.every((i) => at(early, i));
  const placesOf = (side: readonly number[]): number[] => side.map((i) => at(places, i));
  const failing = (fails: (pair: number) => boolean): number[] => {
    const found: number[] = [];
    for (let pair = 0; pair < pairs.length; pair++) if (fails(pair)) found.push(pair);
    return found;
  };
  let leftSet: readonly number[] = [];
  return (index) => {
    const number = index - members.length;
    const left = lefts[Math.floor(number / rights.length)] ?? [];
    const right = rights[number % rights.length] ?? [];
    if (left.length === 0 || right.length === 0) {
      const j = gameAt(index);
      if (j === undefined || (number >= 0 && rank(arena, j) <= 2)) return undefined;
      return failing((pair) => {
        const [g, h] = at(pairs, pair);
        return geq(arena, sum(arena, g, j), sum(arena, h, j), universe);
      });
    }
    if (isEarly(left) && isEarly(right)) return undefined;
    if (left !== leftSet) tables.setSide(Left, placesOf(left));
    leftSet = left;
    tables.setSide(Right, placesOf(right));
    tables.begin();
    return failing((pair) => tables.atLeast(...at(asked, pair)));
  };
}

/** Keys sort as numbers do. */
function keyOf(index: number): string {
  return `J ${String(index).padStart(12, '0')}`;
}

/** J by its number; `undefined` for an end that the universe does not have. */
function gamesJ(questions: Questions): (index: number) => FormId | undefined {
  const { arena, members, afterEnd, sides } = questions;
  const [lefts, rights] = sides;
  const end = (places: readonly number[], side: Side): FormId | undefined => {
    const members = side === Left ? afterEnd[0] : afterEnd[1];
    const options = places.map((place) => members[place]);
    return options.includes(undefined)
      ? undefined
      : endWith(arena, options as readonly FormId[], side);
  };
  const formsOf = (places: readonly number[]): FormId[] =>
    places.map((place) => at(members, place));
  return (index) => {
    const member = members[index];
    if (member !== undefined) return member;
    const number = index - members.length;
    const left = at(lefts, Math.floor(number / rights.length));
    const right = at(rights, number % rights.length);
    if (left.length === 0) return end(right, Left);
    if (right.length === 0) return end(left, Right);
    return arena.intern(formsOf(left), formsOf(right));
  };
}

function conclude(parameters: Parameters, total: Total): readonly string[] {
  const { universe, day, left, right } = parameters;
  const failures = total.counts['failures'] ?? '0';
  const where = `modulo ${universe}: all G and H of rank at most ${day}, by their critical pairs, with J of rank at most 2 and J = {A | B}, where A has at most ${left} and B at most ${right} options, all of rank at most 2`;
  const missing = missingAside(total);
  if (failures === '0') {
    return [
      `No failure of pocancellation ${missing === '' ? '' : 'so far '}${where}${missing}.`,
      `${total.counts['J'] ?? 0} games J were tried, ${total.counts['questions'] ?? 0} questions G + J ≥ H + J asked.`,
    ];
  }
  return [
    `${universe} is not pocancellative: ${total.counts['J that fail'] ?? 0} of ${total.counts['J'] ?? 0} games J fail, each with one critical pair or more and ${failures} in all, ${where}${missing}.`,
    ...total.finds.slice(0, 1).map(({ text }) => text),
  ];
}
