/** Siegel, section 3: the structure of Left dead ends. */

import {
  closure,
  copies,
  D,
  type FormId,
  geq,
  integer,
  perfectMurder,
  Right,
  rank,
  simplestForm,
  sum,
  ZERO,
} from '@proviso/engine';
import {
  closureMembers,
  countDeadEnds,
  deadEndAtLeast,
  deadEndSum,
  deadEnds,
  deadEndValue,
  endDiagram,
  endToText,
  isTerminable,
  joinEnds,
  meetEnds,
  parseEnd,
} from '@proviso/engine/ends';
import { Cases, given } from '../../cases.ts';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, holds, type Lab } from '../../lab.ts';

const orderCode = 'packages/engine/src/universes/dead-end-order.ts#deadEndAtLeast';

function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((a) => list.map((b) => [a, b] as const));
}

/** Theorem 3.1 read off the page, for forms as they stand. */
function atLeastByTheorem(lab: Lab, g: FormId, h: FormId): boolean {
  const { arena } = lab;
  if (g === ZERO) return h === ZERO;
  return arena
    .options(g, Right)
    .every((x) => arena.options(h, Right).some((y) => atLeastByTheorem(lab, x, y)));
}

/** All Left dead ends whose options are the given ones, dominated options left in. */
function unreduced(lab: Lab, options: readonly FormId[]): FormId[] {
  let sets: FormId[][] = [[]];
  for (const option of options) sets = sets.concat(sets.map((set) => [...set, option]));
  return sets.map((set) => lab.arena.intern([], set));
}

/** Of comparable Left dead ends, ordered by the theorem as by the engine, the greater is the earlier. */
function birthdays(lab: Lab, ends: readonly FormId[], born: (g: FormId) => FormId): Finding {
  const { arena } = lab;
  const cases = new Cases();
  for (const [g, h] of pairsOf(ends)) {
    const say = (): string => `${lab.text(g)}, ${lab.text(h)}`;
    const above = atLeastByTheorem(lab, g, h);
    holds(deadEndAtLeast(arena, g, h) === above, say);
    const [day, later] = [depth(lab, born(g)), depth(lab, born(h))];
    cases.try(
      given(above, () => day <= later && rank(arena, born(g)) === day),
      say,
    );
  }
  return cases.finding(
    'comparable pairs of Left dead ends of rank at most 3, dominated options left in',
  );
}

/** The length of the longest play, by definition. */
function depth(lab: Lab, g: FormId): number {
  return 1 + Math.max(-1, ...lab.arena.options(g, Right).map((option) => depth(lab, option)));
}

export const structureOfDeadEnds: readonly Entry[] = [
  {
    item: 'Theorem 3.1',
    says: 'Left dead ends compare option by option, and in the same way in every universe.',
    code: [orderCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const [g, h] of pairsOf(deadEnds(lab.arena, 3))) {
        const expected = atLeastByTheorem(lab, g, h);
        agrees(`${lab.text(g)} ≥ ${lab.text(h)}`, deadEndAtLeast(lab.arena, g, h), expected);
        for (const universe of lab.six.filter(({ key }) => key !== D.key)) {
          agrees(
            `${lab.text(g)} ≥ ${lab.text(h)} mod ${universe.name}`,
            geq(lab.arena, g, h, universe),
            expected,
          );
          cases++;
        }
      }
      return {
        cases,
        summary: 'pairs of Left dead ends of rank at most 3, in every universe that has ends',
      };
    },
  },
  {
    item: 'Corollary 3.2',
    says: 'No non-zero Left dead end compares with 0.',
    code: [orderCode],
    standing: 'exhaustive',
    run(lab) {
      const ends = deadEnds(lab.arena, 4).filter((end) => end !== ZERO);
      for (const end of ends) {
        agrees('≥ 0', deadEndAtLeast(lab.arena, end, ZERO), false);
        agrees('≤ 0', deadEndAtLeast(lab.arena, ZERO, end), false);
      }
      return { cases: ends.length, summary: 'Left dead ends of rank at most 4' };
    },
  },
  {
    item: 'Proposition 3.3',
    says: 'G ≥ H gives formal birthdays b̃(G) ≤ b̃(H).',
    code: [orderCode, 'packages/engine/src/forms/measures.ts#rank'],
    standing: 'exhaustive',
    run: (lab) => birthdays(lab, unreduced(lab, deadEnds(lab.arena, 2)), (g) => g),
  },
  {
    item: 'Proposition 3.4',
    says: 'G ≥ H gives birthdays b(G) ≤ b(H).',
    code: [orderCode, 'packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run: (lab) =>
      birthdays(lab, unreduced(lab, deadEnds(lab.arena, 2)), (g) => deadEndValue(lab.arena, g)),
  },
  {
    item: 'Lemma 3.5',
    says: 'Fewer Right options, but some, make a Left dead end greater.',
    code: [orderCode],
    standing: 'exhaustive',
    run(lab) {
      let cases = 0;
      for (const [g, h] of pairsOf(unreduced(lab, deadEnds(lab.arena, 2)))) {
        const options = lab.arena.options(g, Right);
        const others = lab.arena.options(h, Right);
        if (options.length === 0 || !options.every((x) => others.includes(x))) continue;
        holds(deadEndAtLeast(lab.arena, g, h), () => `${lab.text(g)} ≥ ${lab.text(h)}`);
        cases++;
      }
      return { cases, summary: 'pairs with a subset of options, rank at most 3' };
    },
  },
  {
    item: 'Lemma 3.6',
    says: 'Removing a dominated option does not change a Left dead end.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run(lab) {
      const ends = unreduced(lab, deadEnds(lab.arena, 3));
      for (const end of ends) {
        const value = deadEndValue(lab.arena, end);
        holds(
          atLeastByTheorem(lab, end, value) && atLeastByTheorem(lab, value, end),
          () => `${lab.text(end)} and ${lab.text(value)}`,
        );
      }
      return { cases: ends.length, summary: 'Left dead ends over the ten of rank at most 3' };
    },
  },
  {
    item: 'Theorem 3.7',
    says: 'Equal Left dead ends without dominated options are identical.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndValue'],
    standing: 'exhaustive',
    run(lab) {
      const thinned = unreduced(lab, deadEnds(lab.arena, 3)).filter((_, i) => i % 3 === 0);
      let cases = 0;
      for (const [g, h] of pairsOf(lab.some(thinned, 3))) {
        const equal = atLeastByTheorem(lab, g, h) && atLeastByTheorem(lab, h, g);
        agrees(
          `${lab.text(g)} = ${lab.text(h)}`,
          deadEndValue(lab.arena, g) === deadEndValue(lab.arena, h),
          equal,
        );
        cases++;
      }
      return {
        cases,
        summary: 'pairs among every third Left dead end over the ten of rank at most 3',
      };
    },
  },
  {
    item: 'Proposition 3.8',
    says: 'Birthdays of Left dead ends add.',
    code: ['packages/engine/src/universes/dead-end-order.ts#deadEndSum'],
    standing: 'exhaustive',
    run(lab) {
      const pairs = pairsOf(deadEnds(lab.arena, 3));
      for (const [g, h] of pairs) {
        agrees(
          `${lab.text(g)} + ${lab.text(h)}`,
          rank(lab.arena, deadEndSum(lab.arena, g, h)),
          rank(lab.arena, g) + rank(lab.arena, h),
        );
      }
      return { cases: pairs.length, summary: 'sums of values of rank at most 3' };
    },
  },
  {
    item: 'Proposition 3.9',
    says: '0 is no option of a sum of two non-zero Left dead ends.',
    code: ['packages/engine/src/universes/test-sets.ts#isTerminable'],
    standing: 'exhaustive',
    run(lab) {
      const pairs = pairsOf(deadEnds(lab.arena, 3).filter((end) => end !== ZERO));
      for (const [g, h] of pairs) {
        agrees('terminable', isTerminable(lab.arena, deadEndSum(lab.arena, g, h)), false);
      }
      return { cases: pairs.length, summary: 'sums of non-zero values of rank at most 3' };
    },
  },
  {
    item: 'Figure 1',
    says: 'The semilattices of non-zero Left dead ends of birthday at most 2 and 3.',
    code: ['packages/engine/src/ends/lattice.ts#endDiagram'],
    standing: 'exact',
    run(lab) {
      const printed: Readonly<Record<number, readonly string[]>> = {
        2: ['10', '1', '2'],
        3: ['1', '10', '2', '20', '21', '3', '210', '(10)0', '(10)#'],
      };
      let cases = 0;
      for (const [n, texts] of Object.entries(printed)) {
        const expected = new Set(
          texts.map((text) => deadEndValue(lab.arena, parseEnd(lab.arena, text))),
        );
        const { ends, covers } = endDiagram(lab.arena, Number(n));
        agrees(`elements of L×_${n}`, [...ends].sort().join(), [...expected].sort().join());
        // The covering relation against the definition of covering.
        for (const [g, h] of pairsOf(ends)) {
          const below = g !== h && deadEndAtLeast(lab.arena, g, h);
          const between = ends.some(
            (m) =>
              m !== g &&
              m !== h &&
              deadEndAtLeast(lab.arena, g, m) &&
              deadEndAtLeast(lab.arena, m, h),
          );
          const drawn = covers.some(({ upper, lower }) => ends[upper] === g && ends[lower] === h);
          agrees(
            `${endToText(lab.arena, g)} covers ${endToText(lab.arena, h)}`,
            drawn,
            below && !between,
          );
          cases++;
        }
      }
      return { cases, summary: 'elements as printed, covers by the definition' };
    },
  },
  {
    item: 'Section 3, least and greatest elements',
    says: 'The maximal elements of L×_n are the negative integers, its least element is M_n.',
    code: ['packages/engine/src/universes/perfect-murder.ts#perfectMurder'],
    standing: 'exhaustive',
    run(lab) {
      for (const n of [1, 2, 3, 4]) {
        const ends = deadEnds(lab.arena, n).filter((end) => end !== ZERO);
        const maximal = ends.filter(
          (g) => !ends.some((h) => h !== g && deadEndAtLeast(lab.arena, h, g)),
        );
        const integers = Array.from({ length: n }, (_, i) => integer(lab.arena, -(i + 1)));
        agrees(`maximal of L×_${n}`, [...maximal].sort().join(), [...integers].sort().join());
        const least = ends.filter((g) => ends.every((h) => deadEndAtLeast(lab.arena, h, g)));
        agrees(`least of L×_${n}`, least.join(), perfectMurder(lab.arena, n));
      }
      return { cases: 4, summary: 'n up to 4' };
    },
  },
  {
    item: 'Section 3, table of |L_n|',
    says: '|L_n| = 1, 2, 4, 10, 52, 21278 for n = 0 … 5.',
    code: ['packages/engine/src/ends/level-counts.ts#countDeadEnds'],
    standing: 'exact',
    run(lab) {
      const printed = [1, 2, 4, 10, 52, 21278];
      for (const [n, count] of printed.entries()) {
        agrees(`|L_${n}|`, countDeadEnds(lab.arena, n), count);
      }
      return { cases: printed.length, summary: 'all six counts' };
    },
  },
  {
    item: 'Section 3, L_{n+1} as antichains',
    says: 'L_{n+1} consists of the antichains of L_n.',
    code: ['packages/engine/src/ends/lattice.ts#deadEnds'],
    standing: 'exhaustive',
    erratum: {
      printed: 'nonempty antichains ordered by set inclusion',
      computed: 'nonempty antichains ordered by the up-sets they generate, larger up-sets below',
      argument:
        'the antichains {0} and {0, 1̄} include one another as M_1 and M_2 compare, but 2̄ = {1̄} and M_3 = {0, M_2} compare (2̄ ≥ M_3) while neither antichain contains the other',
    },
    run(lab) {
      const { arena } = lab;
      const level = deadEnds(arena, 3);
      let antichains = 0;
      for (let bits = 0; bits < 1 << level.length; bits++) {
        const set = level.filter((_, i) => (bits >> i) & 1);
        const free = set.every((g) => set.every((h) => g === h || !deadEndAtLeast(arena, g, h)));
        if (free) antichains++;
      }
      agrees('antichains of L_3', antichains, deadEnds(arena, 4).length);
      const two = parseEnd(arena, '2');
      holds(deadEndAtLeast(arena, two, perfectMurder(arena, 3)), () => '2̄ ≥ M_3');
      holds(
        !arena.options(perfectMurder(arena, 3), Right).includes(integer(arena, -1)),
        () => 'the antichain of M_3 contains that of 2̄',
      );
      return { cases: 1 << level.length, summary: 'all subsets of L_3' };
    },
  },
  ...(['Theorem 3.10', 'Theorem 3.11'] as const).map(
    (item): Entry => ({
      item,
      says:
        item === 'Theorem 3.10'
          ? 'L×_n is a distributive meet semilattice.'
          : 'L×_n with a top added is a distributive lattice.',
      code: [
        'packages/engine/src/ends/lattice.ts#meetEnds',
        'packages/engine/src/ends/lattice.ts#joinEnds',
      ],
      standing: 'exhaustive',
      run: distributiveLattice,
    }),
  ),
  {
    item: 'Definition 3.12',
    says: 'A Left dead end is terminable when 0 is one of its Right options.',
    code: ['packages/engine/src/universes/test-sets.ts#isTerminable'],
    standing: 'definition',
  },
  {
    item: 'Section 3, terminable ends of {n̄0 : n ∈ N}',
    says: 'The terminable members of cl{n̄0 : n ∈ N} are the n̄0 themselves and 1̄.',
    code: ['packages/engine/src/ends/closures.ts#closureMembers'],
    standing: 'exhaustive',
    run(lab) {
      const { arena } = lab;
      const cases = new Cases();
      // Every family of n up to 4.
      for (let bits = 1; bits < 16; bits++) {
        const family = [1, 2, 3, 4].filter((n) => (bits >> (n - 1)) & 1);
        const generators = family.map((n) => deadEndValue(arena, parseEnd(arena, `${n}0`)));
        const expected = new Set([integer(arena, -1), ...generators]);
        const universe = closure(arena, generators);
        const members = new Set(closureMembers(arena, generators, 5));
        for (const end of [...deadEnds(arena, 4), ...expected]) {
          const say = (): string => `${endToText(arena, end)} beside ${family.join(', ')}`;
          holds(members.has(end) === universe.contains(arena, end), say);
          cases.try(
            given(
              members.has(end) && arena.options(end, Right).includes(ZERO),
              () => isTerminable(arena, end) && expected.has(end),
            ),
            say,
          );
        }
        for (const end of expected)
          holds(members.has(end), () => `${endToText(arena, end)} is missing`);
      }
      return cases.finding(
        'all families with n up to 4, against all Left dead ends of rank at most 4',
      );
    },
  },
  {
    item: 'Section 3, dead ends and simplest forms',
    says: 'The simplest form of a Left dead end is the same in every universe that has it.',
    code: ['packages/engine/src/reduction/simplest.ts#simplestForm'],
    standing: 'exhaustive',
    run(lab) {
      const ends = unreduced(lab, deadEnds(lab.arena, 2));
      let cases = 0;
      for (const end of ends) {
        for (const universe of lab.six.filter(({ key }) => key !== D.key)) {
          const expected = deadEndValue(lab.arena, end);
          agrees(lab.text(end), simplestForm(lab.arena, end, universe), expected);
          cases++;
        }
      }
      return {
        cases,
        summary: 'Left dead ends of rank at most 3 in the five universes that have ends',
      };
    },
  },
];

function distributiveLattice(lab: Lab): { cases: number; summary: string } {
  const { arena } = lab;
  const ends = deadEnds(arena, 3).filter((end) => end !== ZERO);
  const top = undefined;
  const elements: (FormId | undefined)[] = [...ends, top];
  const meet = (g: FormId | undefined, h: FormId | undefined): FormId | undefined =>
    g === top ? h : h === top ? g : meetEnds(arena, g, h);
  const join = (g: FormId | undefined, h: FormId | undefined): FormId | undefined =>
    g === top || h === top ? top : joinEnds(arena, g, h);
  const atLeast = (g: FormId | undefined, h: FormId | undefined): boolean =>
    g === top || (h !== top && deadEndAtLeast(arena, g, h));
  let cases = 0;
  for (const g of elements) {
    for (const h of elements) {
      const lower = elements.filter((m) => atLeast(g, m) && atLeast(h, m));
      const greatest = lower.find((m) => lower.every((other) => atLeast(m, other)));
      agrees('meet', meet(g, h), greatest);
      const upper = elements.filter((m) => atLeast(m, g) && atLeast(m, h));
      const least = upper.find((m) => upper.every((other) => atLeast(other, m)));
      agrees('join', join(g, h), least);
      for (const k of elements) {
        agrees('distributivity', meet(g, join(h, k)), join(meet(g, h), meet(g, k)));
        cases++;
      }
    }
  }
  return {
    cases,
    summary: 'triples of L*_3: meet and join are the bounds of the order, and distribute',
  };
}

/** Used by the section on test sets: k copies of 1̄0 and perhaps 1̄. */
export function domineeringTestSet(lab: Lab, n: number): FormId[] {
  const barOneZero = parseEnd(lab.arena, '10');
  const k = Math.floor(n / 2);
  const tests = Array.from({ length: k }, (_, i) =>
    deadEndValue(lab.arena, copies(lab.arena, i + 1, barOneZero)),
  );
  if (n % 2 === 1) {
    const last = copies(lab.arena, k, barOneZero);
    tests.push(deadEndValue(lab.arena, sum(lab.arena, last, integer(lab.arena, -1))));
  }
  return [ZERO, ...tests];
}
