// Classes of the catalogue: one in full, all of a table, and those that a game belongs to.

import {
  buildEntry,
  buildTable,
  CATALOGUE_TABLES,
  type CatalogueEntry,
  classLabelled,
  contentsOf,
  fullestTable,
  labelOf,
  parseLabel,
  tableNamed,
} from '@proviso/catalogue';
import {
  Arena,
  canonicalForm,
  type FormId,
  rank,
  simplestForm,
  USUAL_UNIVERSES,
} from '@proviso/engine';
import { formCode, formOfCode } from '@proviso/engine/forms';
import { parseForm } from '@proviso/language';
import { picture, written } from '@proviso/language/sheets';
import { dagPicture } from '@proviso/pictures';
import type {
  ClassList,
  ClassStudy,
  ListedClass,
  LookedUp,
  LookUpPart,
  NamedClass,
} from '../protocol/catalogue.ts';
import { problemOf } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { readGame } from './read-game.ts';

/** Tables that were listed stay: their classes are looked at one after the other. */
const arena = new Arena();

/** All that is said of the class under a label. */
export function studyClass(text: string): ClassStudy {
  return arena.under(PAGE_BUDGET, () => arena.named('integers', () => studied(text)));
}

function studied(text: string): ClassStudy {
  const label = parseLabel(text);
  const table = fullestTable(label.table);
  const { universe, forms } = contentsOf(arena, table);
  const form = classLabelled(arena, label);
  const entry = buildEntry(arena, table, label.number);
  const { conjugate, inverse, strongOutcome: strong, pFree, compact, factors } = entry;
  const smallest = parseForm(arena, entry.smallest);
  return {
    ...named(entry.label),
    ...{ universe: table.universe, table: table.name, number: label.number, classes: forms.length },
    ...{ outcome: entry.outcome, rank: entry.rank, edges: entry.edges, nodes: entry.nodes },
    ...{ code: entry.code, forms: entry.forms, liesIn: entry.liesIn },
    ...(strong !== undefined && { strong }),
    ...(pFree !== undefined && { pFree }),
    ...(universe.canonicalOption !== undefined && {
      canonical: written(arena, canonicalForm(arena, smallest, universe)),
    }),
    smallest: written(arena, smallest),
    ...(conjugate !== null && { conjugate: named(conjugate) }),
    ...(inverse !== undefined && { inverse: inverse === null ? null : named(inverse) }),
    above: (entry.above ?? []).map(named),
    below: (entry.below ?? []).map(named),
    ...(compact !== undefined && { compact }),
    ...(factors !== undefined && { factors }),
    picture: picture(dagPicture(arena, form)),
  };
}

function named(label: string): NamedClass {
  return { label, simplest: written(arena, classLabelled(arena, parseLabel(label))) };
}

/** The classes of a table, a line each. */
export function listClasses(name: string): ClassList {
  const table = tableNamed(name);
  const entries = arena.under(PAGE_BUDGET, () => buildTable(arena, table, { covers: false }));
  return { table: table.name, classes: entries.map(line) };
}

function line(entry: CatalogueEntry): ListedClass {
  const { label, simplest, outcome, strongOutcome: strong, inverse, pFree } = entry;
  const { rank, edges, forms } = entry;
  return {
    ...{ label, simplest, outcome, rank, edges, forms },
    ...(strong !== undefined && { strong }),
    ...(inverse !== undefined && { invertible: inverse !== null }),
    ...(pFree !== undefined && { pFree }),
  };
}

/** The classes of a game or a board in the usual universes, told one after the other. */
export function lookUp(text: string, tell: (part: LookUpPart) => void): void {
  const session = pageSession();
  const g = readGame(session, text);
  const { arena: own } = session;
  tell({ game: written(own, g) });
  for (const usual of USUAL_UNIVERSES) tell({ row: lookedUp(own, g, usual) });
}

type Usual = (typeof USUAL_UNIVERSES)[number];

/** No table lists classes of larger ranks. */
const LARGEST_RANK = Math.max(...CATALOGUE_TABLES.map(({ day }) => day));

/** Looked up where the tables are that were listed already. */
function labelIn(own: Arena, simplest: FormId, usual: Usual): string | undefined {
  if (rank(own, simplest) > LARGEST_RANK) return undefined;
  return labelOf(arena, formOfCode(arena, formCode(own, simplest)), usual.in(arena));
}

function lookedUp(own: Arena, g: FormId, usual: Usual): LookedUp {
  const { key } = usual;
  try {
    return own.under(PAGE_BUDGET, () => {
      const universe = usual.in(own);
      const simplest = simplestForm(own, g, universe);
      const label = labelIn(own, simplest, usual);
      return {
        universe: key,
        member: universe.contains(own, g),
        simplest: written(own, simplest),
        ...(label !== undefined && { label }),
      };
    });
  } catch (error) {
    return { universe: key, problem: problemOf(error) };
  }
}
