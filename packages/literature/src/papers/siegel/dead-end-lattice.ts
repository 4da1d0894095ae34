/** [Siegel, section 3, second half]: the lattices of Left dead ends, and terminable ones. */

import {
  Arena,
  closure,
  D,
  type FormId,
  formToText,
  integer,
  perfectMurder,
  Right,
  simplestForm,
  ZERO,
} from '@proviso/engine';
import {
  closureMembers,
  countDeadEnds,
  deadEndAtLeast,
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
import type { Entry } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { pairsOf, unreduced } from './dead-end-sample.ts';

function distributiveLattice(fixture: Fixture): { cases: number; summary: string } {
  const { arena } = fixture;
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

/** The Hasse diagram of the non-zero Left dead ends of birthday at most n. */
function orderUpTo(n: number): string {
  const arena = new Arena();
  const ends = endDiagram(arena, n).ends.map((end) => formToText(arena, end));
  return `hasse([${ends.join(', ')}], E)`;
}

export const latticeOfDeadEnds: readonly Entry[] = [
  {
    item: 'Figure 1',
    says: 'The semilattices of non-zero Left dead ends of birthday at most 2 and 3.',
    code: ['packages/engine/src/ends/lattice.ts#endDiagram'],
    drawings: () => [orderUpTo(2), orderUpTo(3)],
    standing: 'exact',
    run(fixture) {
      const printed: Readonly<Record<number, readonly string[]>> = {
        2: ['10', '1', '2'],
        3: ['1', '10', '2', '20', '21', '3', '210', '(10)0', '(10)#'],
      };
      let cases = 0;
      for (const [n, texts] of Object.entries(printed)) {
        const expected = new Set(
          texts.map((text) => deadEndValue(fixture.arena, parseEnd(fixture.arena, text))),
        );
        const { ends, covers } = endDiagram(fixture.arena, Number(n));
        agrees(`elements of L×_${n}`, [...ends].sort().join(), [...expected].sort().join());
        // The covering relation against the definition of covering.
        for (const [g, h] of pairsOf(ends)) {
          const below = g !== h && deadEndAtLeast(fixture.arena, g, h);
          const between = ends.some(
            (m) =>
              m !== g &&
              m !== h &&
              deadEndAtLeast(fixture.arena, g, m) &&
              deadEndAtLeast(fixture.arena, m, h),
          );
          const drawn = covers.some(({ upper, lower }) => ends[upper] === g && ends[lower] === h);
          agrees(
            `${endToText(fixture.arena, g)} covers ${endToText(fixture.arena, h)}`,
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
    run(fixture) {
      for (const n of [1, 2, 3, 4]) {
        const ends = deadEnds(fixture.arena, n).filter((end) => end !== ZERO);
        const maximal = ends.filter(
          (g) => !ends.some((h) => h !== g && deadEndAtLeast(fixture.arena, h, g)),
        );
        const integers = Array.from({ length: n }, (_, i) => integer(fixture.arena, -(i + 1)));
        agrees(`maximal of L×_${n}`, [...maximal].sort().join(), [...integers].sort().join());
        const least = ends.filter((g) => ends.every((h) => deadEndAtLeast(fixture.arena, h, g)));
        agrees(`least of L×_${n}`, least.join(), perfectMurder(fixture.arena, n));
      }
      return { cases: 4, summary: 'n up to 4' };
    },
  },
  {
    item: 'Section 3, table of |L_n|',
    says: '|L_n| = 1, 2, 4, 10, 52, 21278 for n = 0 … 5.',
    code: ['packages/engine/src/ends/level-counts.ts#countDeadEnds'],
    standing: 'exact',
    run(fixture) {
      const printed = [1, 2, 4, 10, 52, 21278];
      for (const [n, count] of printed.entries()) {
        agrees(`|L_${n}|`, countDeadEnds(fixture.arena, n), count);
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
    run(fixture) {
      const { arena } = fixture;
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
    run(fixture) {
      const { arena } = fixture;
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
    run(fixture) {
      const ends = unreduced(fixture, deadEnds(fixture.arena, 2));
      let cases = 0;
      for (const end of ends) {
        for (const universe of fixture.six.filter(({ key }) => key !== D.key)) {
          const expected = deadEndValue(fixture.arena, end);
          agrees(fixture.text(end), simplestForm(fixture.arena, end, universe), expected);
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
