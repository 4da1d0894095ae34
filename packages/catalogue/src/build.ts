/**
 * A table with all that is said of its classes, from nothing. Two builds give the same bytes wherever they
 * run: nothing depends on the ids of an arena, and no time is kept.
 */

import {
  type Arena,
  canonicalForm,
  conjugate,
  edges,
  type FormId,
  formToText,
  geq,
  inverse,
  isNormalPlay,
  isPFree,
  misereOutcome,
  nodes,
  normalOutcome,
  rank,
  strongOutcome,
  type Universe,
  USUAL_UNIVERSES,
} from '@proviso/engine';
import { endToText, irreducibleFactorisations } from '@proviso/engine/ends';
import { formCode } from '@proviso/engine/forms';
import { coversOf, posetOf } from '@proviso/engine/posets';
import { catalogueText, contentsOf, labelOf, type TableContents } from './contents.ts';
import { endsNextBelow } from './end-covers.ts';
import type { CatalogueEntry } from './entry.ts';
import { type Members, membersOf } from './members.ts';
import type { CatalogueTable } from './tables.ts';

export interface BuildOptions {
  /**
   * Whether the classes next above and below are found; unless told, they are. But for ends that takes
   * all pairs.
   */
  readonly covers?: boolean;
}

/** The entries of a table, in the order of their numbers. */
export function buildTable(
  arena: Arena,
  table: CatalogueTable,
  { covers: wantsCovers = true }: BuildOptions = {},
): CatalogueEntry[] {
  const builder = new EntryBuilder(arena, table);
  const { forms } = builder.contents;
  const covers = wantsCovers ? builder.covers() : undefined;
  return forms.map((_, i) => ({ ...builder.entry(i + 1), ...covers?.[i] }));
}

/** One entry of a table, with the classes next above and below it. */
export function buildEntry(arena: Arena, table: CatalogueTable, number: number): CatalogueEntry {
  const builder = new EntryBuilder(arena, table);
  return { ...builder.entry(number), ...builder.coversOfOne(number) };
}

interface Cover {
  readonly upper: number;
  readonly lower: number;
}

interface Neighbours {
  readonly above: string[];
  readonly below: string[];
}

class EntryBuilder {
  readonly contents: TableContents;
  private readonly arena: Arena;
  private readonly table: CatalogueTable;
  private readonly universe: Universe;
  private readonly members: ReadonlyMap<FormId, Members>;

  constructor(arena: Arena, table: CatalogueTable) {
    this.arena = arena;
    this.table = table;
    this.contents = contentsOf(arena, table);
    this.universe = this.contents.universe;
    this.members = membersOf(arena, this.contents);
  }

  /** All that is said of a class, but for its neighbours. */
  entry(number: number): CatalogueEntry {
    const { arena, table, universe } = this;
    arena.tick();
    const form = this.contents.at(number);
    const { count, smallest, forms } = this.members.get(form) ?? { count: 0, smallest: form };
    const isEnd = table.scope === 'ends';
    return {
      label: this.labelOf(form) ?? '',
      table: table.name,
      number,
      universe: table.universe,
      ...described(arena, form, universe),
      forms: count,
      smallest: catalogueText(arena, smallest),
      ...(forms !== undefined && { members: forms.map((member) => catalogueText(arena, member)) }),
      ...canonical(arena, smallest, universe),
      liesIn: USUAL_UNIVERSES.filter((each) => each.in(arena).contains(arena, smallest)).map(
        ({ key }) => key,
      ),
      conjugate: this.labelOf(conjugate(arena, form)) ?? null,
      ...(isEnd ? endFacts(arena, form) : { inverse: this.inverseOf(smallest) }),
    };
  }

  /** For each class the classes of the table next above and next below it. */
  covers(): Neighbours[] {
    const { forms } = this.contents;
    const labels = forms.map((form) => this.labelOf(form) ?? '');
    const found = forms.map((): Neighbours => ({ above: [], below: [] }));
    for (const { upper, lower } of this.coverPairs()) {
      found[upper]?.below.push(labels[lower] ?? '');
      found[lower]?.above.push(labels[upper] ?? '');
    }
    return found;
  }

  /** By places in the table: upper ones in their order, and of each the lower ones. */
  private coverPairs(): readonly Cover[] {
    const { forms } = this.contents;
    if (this.table.scope !== 'ends') {
      return coversOf(posetOf(forms, (a, b) => this.atLeast(a, b)));
    }
    const below = endsNextBelow(this.arena, this.table.day, forms);
    return below.flatMap((lowers, upper) => lowers.map((lower) => ({ upper, lower })));
  }

  /** The same for one class, with as many comparisons as there are classes. */
  coversOfOne(number: number): Neighbours {
    if (this.table.scope === 'ends') return this.endsBesideOne(number - 1);
    const form = this.contents.at(number);
    const others = this.contents.forms.filter((other) => other !== form);
    const nearest = (side: readonly FormId[], beats: (a: FormId, b: FormId) => boolean) =>
      side
        .filter((one) => !side.some((other) => other !== one && beats(one, other)))
        .map((one) => this.labelOf(one) ?? '');
    return {
      above: nearest(
        others.filter((other) => this.atLeast(other, form)),
        (a, b) => this.atLeast(a, b),
      ),
      below: nearest(
        others.filter((other) => this.atLeast(form, other)),
        (a, b) => this.atLeast(b, a),
      ),
    };
  }

  private endsBesideOne(place: number): Neighbours {
    const pairs = this.coverPairs();
    const label = (at: number) => this.labelOf(this.contents.at(at + 1)) ?? '';
    return {
      above: pairs.filter(({ lower }) => lower === place).map(({ upper }) => label(upper)),
      below: pairs.filter(({ upper }) => upper === place).map(({ lower }) => label(lower)),
    };
  }

  private atLeast(a: FormId, b: FormId): boolean {
    this.arena.tick();
    return geq(this.arena, a, b, this.universe);
  }

  private labelOf(form: FormId): string | undefined {
    return labelOf(this.arena, form, this.universe);
  }

  private inverseOf(member: FormId): string | null {
    const found = inverse(this.arena, member, this.universe);
    return found === undefined ? null : (this.labelOf(found) ?? null);
  }
}

/** What a simplest form tells by itself. */
function described(arena: Arena, form: FormId, universe: Universe) {
  const ofPlay = isNormalPlay(universe)
    ? { outcome: normalOutcome(arena, form) }
    : {
        outcome: misereOutcome(arena, form),
        strongOutcome: strongOutcome(arena, form, universe),
        pFree: isPFree(arena, form),
      };
  return {
    simplest: catalogueText(arena, form),
    latex: formToText(arena, form, { style: 'latex', naming: 'integers', maxLength: Infinity }),
    code: formCode(arena, form),
    rank: rank(arena, form),
    edges: Number(edges(arena, form)),
    nodes: nodes(arena, form),
    ...ofPlay,
  };
}

function canonical(arena: Arena, member: FormId, universe: Universe): { canonical?: string } {
  if (universe.canonicalOption === undefined) return {};
  return { canonical: catalogueText(arena, canonicalForm(arena, member, universe)) };
}

/** A Left dead end in its own notation, and all ways to write it as a sum of irreducible ones. */
function endFacts(arena: Arena, end: FormId): { compact?: string; factors?: string[][] } {
  const compact = endToText(arena, end);
  const textOf = (factor: FormId): string => endToText(arena, factor) ?? '';
  return {
    ...(compact !== undefined && { compact }),
    factors: irreducibleFactorisations(arena, end).map((factors) => factors.map(textOf)),
  };
}
