// What the catalogue says of its classes: twice the same bytes, and each fact the other way round.

import {
  buildBoards,
  buildTable,
  type CatalogueEntry,
  classLabelled,
  contentsOf,
  parseLabel,
  searchedRulesets,
  smallestBoards,
  tableNamed,
  withBoards,
} from '@proviso/catalogue';
import {
  Arena,
  conjugate,
  D,
  edges,
  equal,
  type FormId,
  geq,
  rank,
  simplestForm,
  sum,
  usualUniverse,
  ZERO,
} from '@proviso/engine';
import { born, census, countCensus, dicotDayThree } from '@proviso/engine/census';
import { deadEndSum, parseEnd } from '@proviso/engine/ends';
import { formOfCode } from '@proviso/engine/forms';
import { rulesets } from '@proviso/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { membersOf } from '../../packages/catalogue/src/members.ts';
import { read } from '../../packages/engine/test/oracle/notation.ts';
import { misere } from '../../packages/engine/test/oracle/play.ts';

const arena = new Arena();
const built = new Map<string, CatalogueEntry[]>();
function tableOf(name: string): CatalogueEntry[] {
  const known = built.get(name) ?? buildTable(arena, tableNamed(name));
  built.set(name, known);
  return known;
}
const simplestOf = ({ code }: CatalogueEntry): FormId => formOfCode(arena, code);
const classOf = (label: string): FormId => classLabelled(arena, parseLabel(label));

const DAY_TWO = ['M.2', 'B.2', 'E.2', 'D10.2', 'D1.2', 'D.2', 'Normal.2'];

describe('a table', () => {
  it('is the same from another arena, whatever was computed there before', () => {
    const other = new Arena();
    buildTable(other, tableNamed('M.2'));
    for (const name of ['E.2', 'B.2', 'D.3', 'Ends.4']) {
      expect(JSON.stringify(buildTable(other, tableNamed(name)))).toBe(
        JSON.stringify(tableOf(name)),
      );
    }
  });

  it.each(DAY_TWO)('%s has the counts of the census', (name) => {
    const entries = tableOf(name);
    const universe = usualUniverse(tableNamed(name).universe).in(arena);
    const counts = countCensus(census(arena, universe, 2));
    const tally = (of: (entry: CatalogueEntry) => string, value: string) =>
      entries.filter((entry) => of(entry) === value).length;
    expect(entries.reduce((total, { forms }) => total + forms, 0)).toBe(counts.forms);
    expect(entries.filter(({ inverse }) => inverse !== null).length).toBe(counts.invertibleClasses);
    const misere = name !== 'Normal.2';
    if (misere) {
      expect(entries.filter(({ pFree }) => pFree).length).toBe(counts.pFreeClasses);
    }
    for (const outcome of ['L', 'N', 'P', 'R'] as const) {
      expect(tally((entry) => entry.outcome, outcome)).toBe(counts.outcomes[outcome]);
      const strong = tally((entry) => entry.strongOutcome ?? '', outcome);
      expect(strong).toBe(misere ? counts.strongOutcomes[outcome] : 0);
    }
  });

  it.each(DAY_TWO)(
    '%s: members equal their class, conjugates and inverses are what they say',
    (name) => {
      const universe = usualUniverse(tableNamed(name).universe).in(arena);
      for (const entry of tableOf(name)) {
        const form = simplestOf(entry);
        expect([entry.rank, entry.edges]).toEqual([rank(arena, form), Number(edges(arena, form))]);
        expect(classOf(entry.label)).toBe(form);
        expect(classOf(entry.conjugate ?? '')).toBe(conjugate(arena, form));
        expect(entry.members).toHaveLength(entry.forms);
        expect(entry.members?.[0]).toBe(entry.smallest);
        if (name !== 'Normal.2') expect(misere(read(entry.smallest))).toBe(entry.outcome);
        if (entry.inverse != null) {
          const both = sum(arena, form, classOf(entry.inverse));
          expect(equal(arena, both, ZERO, universe)).toBe(true);
        }
      }
    },
  );

  it('has covers with nothing between them, and every relation goes through covers', () => {
    const universe = usualUniverse('E').in(arena);
    const entries = tableOf('E.2');
    const forms = new Map(entries.map((entry) => [entry.label, simplestOf(entry)]));
    const at = (label: string) => forms.get(label) ?? ZERO;
    let covers = 0;
    for (const { label, above = [], below = [] } of entries) {
      for (const upper of above) {
        covers++;
        expect(geq(arena, at(upper), at(label), universe)).toBe(true);
        expect(entries.find((entry) => entry.label === upper)?.below).toContain(label);
        const between = [...forms.values()].filter(
          (form) =>
            form !== at(upper) &&
            form !== at(label) &&
            geq(arena, at(upper), form, universe) &&
            geq(arena, form, at(label), universe),
        );
        expect(between).toEqual([]);
      }
      const under = new Set<string>();
      const visit = (one: string): void => {
        if (under.has(one)) return;
        under.add(one);
        entries.find((entry) => entry.label === one)?.below?.forEach(visit);
      };
      below.forEach(visit);
      const smaller = entries.filter(
        (entry) => entry.label !== label && geq(arena, at(label), at(entry.label), universe),
      );
      expect(under.size).toBe(smaller.length);
    }
    expect(covers).toBeGreaterThan(196);
  });

  // 10 dicots by day 2, so (2^10 − 1)² + 1 by day 3.
  it.each(['D.3', 'E.3d'])('%s stands for all dicots of day 3', (name) => {
    const contents = contentsOf(arena, tableNamed(name));
    const members = membersOf(arena, contents);
    expect([...members.keys()].toSorted()).toEqual(contents.forms.toSorted());
    const counts = [...members.values()].map(({ count }) => count);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(1023 ** 2 + 1);
    for (const [simplest, { smallest }] of members) {
      expect(simplestForm(arena, smallest, contents.universe)).toBe(simplest);
    }
  });

  // All pairs of sets of the ten dicots, each with the class of what it comes down to.
  it.each(['D.3', 'E.3d'])(
    '%s: no form of a class is smaller than the one that is named',
    (name) => {
      const { universe } = contentsOf(arena, tableNamed(name));
      const dicots = born(arena, 2, D).map((form) => ({
        value: simplestForm(arena, form, universe),
        rank: rank(arena, form),
        edges: Number(edges(arena, form)),
      }));
      const sidesOf = (beats: (a: FormId, b: FormId) => boolean) =>
        Array.from({ length: 1023 }, (_, i) => {
          const chosen = dicots.filter((_, place) => ((i + 1) >> place) & 1);
          const values = [...new Set(chosen.map(({ value }) => value))];
          return {
            options: values.filter((a) => !values.some((b) => a !== b && beats(b, a))),
            rank: Math.max(...chosen.map((each) => each.rank)),
            edges: chosen.reduce((total, each) => total + each.edges + 1, 0),
          };
        });
      const lefts = sidesOf((a, b) => geq(arena, a, b, universe));
      const rights = sidesOf((a, b) => geq(arena, b, a, universe));
      const least = new Map<FormId, number>();
      for (const left of lefts) {
        for (const right of rights) {
          const form = arena.intern(left.options, right.options);
          const size = 1000 * (1 + Math.max(left.rank, right.rank)) + left.edges + right.edges;
          const known = least.get(form);
          if (known === undefined || size < known) least.set(form, size);
        }
      }
      const byClass = new Map<FormId, number>([[ZERO, 0]]);
      for (const [form, size] of least) {
        const simplest = simplestForm(arena, form, universe);
        byClass.set(simplest, Math.min(byClass.get(simplest) ?? Infinity, size));
      }
      for (const [simplest, { smallest }] of membersOf(
        arena,
        contentsOf(arena, tableNamed(name)),
      )) {
        const size = 1000 * rank(arena, smallest) + Number(edges(arena, smallest));
        expect([simplest, size]).toEqual([simplest, byClass.get(simplest)]);
      }
    },
  );

  it('D.3 counts what the census counts', () => {
    const { invertible, outcomes } = dicotDayThree(arena, D);
    const entries = tableOf('D.3');
    expect(entries.filter(({ inverse }) => inverse !== null).length).toBe(invertible);
    expect(entries.filter(({ outcome }) => outcome === 'P').length).toBe(outcomes.P);
  });

  it('Ends.4 has its ends in their own notation, with their factors', () => {
    let factored = 0;
    for (const entry of tableOf('Ends.4')) {
      const end = simplestOf(entry);
      expect(parseEnd(arena, entry.compact ?? '')).toBe(end);
      for (const factors of entry.factors ?? []) {
        const parts = factors.map((text) => parseEnd(arena, text));
        expect(parts.reduce((total, part) => deadEndSum(arena, total, part), ZERO)).toBe(end);
        if (factors.length > 1) factored++;
      }
    }
    expect(factored).toBeGreaterThan(5);
  });
});

describe('boards', () => {
  const domineering = buildBoards(arena, rulesets.get('domineering')!);

  it('stand in their classes, the smallest of a ruleset in the entry', () => {
    const square = domineering.find(({ board }) => board === 'domineering("..|..")');
    expect(square).toMatchObject({ size: 4, unit: 'square', outcome: 'P', normalOutcome: 'N' });
    const label = square?.labels['E'] ?? '';
    const entry = withBoards(tableOf('E.2'), domineering).find((one) => one.label === label);
    expect(entry?.simplest).toBe('+-1');
    expect(entry?.boards).toEqual(['domineering("..|..")']);
  });

  it('are searched to a size, and the smallest of a class is one of least size', () => {
    expect(searchedRulesets(domineering)).toEqual([
      { ruleset: 'domineering', unit: 'square', upTo: 7, boards: domineering.length },
    ]);
    let named = 0;
    for (const [label, [board]] of smallestBoards(domineering)) {
      const sizes = domineering.filter(({ labels }) => Object.values(labels).includes(label));
      expect(board?.size).toBe(Math.min(...sizes.map(({ size }) => size)));
      named++;
    }
    expect(named).toBeGreaterThan(50);
  });

  it('have the form their code names, and lie where they say', () => {
    for (const { code, labels, liesIn } of domineering) {
      const form = formOfCode(arena, code);
      for (const key of liesIn) {
        const universe = usualUniverse(key as 'E').in(arena);
        expect(universe.contains(arena, form)).toBe(true);
        const label = labels[key];
        if (label !== undefined) {
          expect(equal(arena, classOf(label), form, universe)).toBe(true);
        }
      }
    }
    expect(domineering.length).toBeGreaterThan(300);
  });
});
