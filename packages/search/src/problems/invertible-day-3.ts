/**
 * How many invertible classes are born by day 3? [Davies–Milley, section 5] asks it of E and B, and
 * gives 46 and 52 for day 2. The first shard counts (`invertible-classes.ts`). The others try the
 * count: each draws forms {A | B} at random, antichains and tombstones uniformly, lets the engine
 * reduce them and look for a member of their class, and compares with what their kinds say.
 */

import {
  Arena,
  expansion,
  type FormId,
  formToText,
  isInvertible,
  Left,
  orderModulo,
  Right,
  rank,
  type Tombstones,
  type Universe,
} from '@proviso/engine';
import { type RandomStream, randomStream } from '@proviso/engine/census';
import { reduce } from '@proviso/engine/reasons';
import { missingSentence } from '../missing.ts';
import type { Find, Parameters, Plan, Problem, ShardResult, Total } from '../problem.ts';
import { InvertibleClasses, type OptionSet } from './invertible-classes.ts';
import { integerOf, universeOf } from './parameters.ts';

/** Forms drawn in a shard. */
const DRAWS = 500;
const UNIVERSES = ['E', 'B'];

export const invertibleDayThree: Problem = {
  name: 'invertible-day-3',
  version: 1,
  summary: 'How many invertible classes are born by day 3, exactly?',
  source: 'Davies–Milley, section 5',
  parameters: [
    { name: 'universe', summary: 'the universe', default: 'B', values: UNIVERSES },
    { name: 'day', summary: 'the day; 2 for the known numbers', default: 3, values: [2, 3] },
    { name: 'samples', summary: `shards of ${DRAWS} random forms that try the count`, default: 20 },
    { name: 'seed', summary: 'of the random forms', default: 1 },
  ],
  plan,
  conclude,
};

function plan(parameters: Parameters): Plan {
  const universe = universeOf(parameters, UNIVERSES);
  const day = integerOf(parameters, 'day', 2, 3);
  const samples = integerOf(parameters, 'samples', 0, 1_000_000);
  const seed = integerOf(parameters, 'seed', 0, 2 ** 31 - 1);
  return {
    shards: 1 + samples,
    run(index, { budget }) {
      const arena = new Arena();
      return arena.under(budget, () => {
        const classes = new InvertibleClasses(arena, universe, day);
        if (index > 0) return tried(arena, classes, universe, day, seed + index);
        const { classes: count, antichains } = classes.count(() => arena.tick());
        return { counts: { classes: String(count), antichains }, finds: [] };
      });
    },
  };
}

/** What kinds say of random forms, and whether the engine says the same. */
function tried(
  arena: Arena,
  classes: InvertibleClasses,
  universe: Universe,
  day: number,
  seed: number,
): ShardResult {
  const draw = drawSides(arena, classes, randomStream(seed));
  const counts = { drawn: 0, confirmed: 0, undecided: 0 };
  const finds: Find[] = [];
  for (; counts.drawn < DRAWS; counts.drawn++) {
    const { left, right, tombstones } = draw();
    const sides = [
      classes.kindOf(left, Left, (tombstones & 1) !== 0),
      classes.kindOf(right, Right, (tombstones & 2) !== 0),
    ] as const;
    const [a, b] = [left, right].map(({ places }) => optionsAt(classes, places)) as [
      FormId[],
      FormId[],
    ];
    const form = arena.intern(a, b, tombstones);
    const isSimplest = reduce(arena, orderModulo(arena, universe), a, b, tombstones) === form;
    const isClass = isSimplest && classOf(arena, form, universe, day);
    if (isClass === true) counts.confirmed++;
    const kindsSay = classes.isClass(...sides);
    // Whether a class of B is born by a day is known only where a member is found.
    if (isClass === undefined && kindsSay) counts.undecided++;
    else if (classes.isSimplest(...sides) !== isSimplest || kindsSay !== (isClass ?? false)) {
      finds.push(disagreement(arena, form, kindsSay, `${seed} ${counts.drawn}`));
    }
  }
  return { counts: { ...counts, disagreements: finds.length }, finds };
}

/** Whether a simplest form is that of an invertible member born by the day; `undefined` where it may be. */
function classOf(arena: Arena, form: FormId, universe: Universe, day: number): boolean | undefined {
  const member = expansion(arena, form, universe);
  if (member === undefined || !isInvertible(arena, member, universe)) return false;
  if (rank(arena, member) <= day) return true;
  return universe.birthdaysAreExact === true ? false : undefined;
}

function optionsAt({ pool }: InvertibleClasses, places: readonly number[]): FormId[] {
  return places.flatMap((place) => pool.options[place] ?? []);
}

interface Draw {
  readonly left: OptionSet;
  readonly right: OptionSet;
  readonly tombstones: Tombstones;
}

/** Pairs of antichains with tombstones, all equally likely. */
function drawSides(arena: Arena, classes: InvertibleClasses, random: RandomStream): () => Draw {
  const sides: OptionSet[] = [];
  for (const side of classes.sides()) {
    arena.tick();
    sides.push(side);
  }
  const any = (): OptionSet => {
    const side = sides[random.below(sides.length)];
    return side ?? any();
  };
  return () => ({ left: any(), right: any(), tombstones: random.below(4) as Tombstones });
}

function disagreement(arena: Arena, form: FormId, kindsSay: boolean, key: string): Find {
  const text = formToText(arena, form);
  return {
    key: `disagreement ${key}`,
    text: `${text}: kinds say ${kindsSay ? 'a class' : 'no class'}, reduction says otherwise`,
    data: { form: text, kindsSay },
  };
}

function conclude(parameters: Parameters, total: Total): readonly string[] {
  const { universe, day } = parameters;
  const { counts } = total;
  const { classes = '0', antichains = '0', drawn = '0', confirmed = '0' } = counts;
  const { disagreements = '0', undecided = '0' } = counts;
  const sentences: string[] = [];
  if (classes !== '0') {
    const number =
      disagreements === '0'
        ? `Exactly ${classes} invertible classes of ${universe} are born by day ${day}`
        : `The number of invertible classes of ${universe} born by day ${day} is not settled: ${classes} were counted, and random forms disagree`;
    sentences.push(
      `${number}; their sides are antichains of the invertible classes of the day before, of which there are ${antichains}.`,
    );
  }
  if (drawn !== '0' && classes !== '0') {
    const share = Number(confirmed) / Number(drawn);
    const all = 4 * Number(antichains) ** 2;
    const error = 1.96 * Math.sqrt((share * (1 - share)) / Number(drawn)) * all;
    const open =
      undecided === '0' ? '' : `, ${undecided} are undecided, as no member of that day was found`;
    sentences.push(
      `Of ${drawn} random forms the engine confirmed ${confirmed} as such classes, which alone would say ${(share * all).toExponential(3)} ± ${error.toExponential(1)} (95%); ${disagreements} disagreed with the count${open}.`,
    );
  }
  return [...sentences, ...missingSentence(total)];
}
