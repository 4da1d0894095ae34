// A game studied: what it is, and its simplest form modulo each universe.

import {
  type Arena,
  BudgetError,
  edges,
  type FormId,
  isInvertible,
  Left,
  misereOutcome,
  NotDecidedError,
  nodes,
  normalOutcome,
  passingOutcome,
  Right,
  rank,
  simplestForm,
  type Universe,
  universeText,
} from '@proviso/engine';
import { exportForms } from '@proviso/engine/forms';
import { picture, written } from '@proviso/language/sheets';
import { dagPicture, type TreeOptions, treePicture } from '@proviso/pictures';
import type { GameHead, Picture, UniverseRow } from '../protocol/answers.ts';
import { isOwn, UNIVERSES, type UniverseKey } from '../protocol/universes.ts';
import type { StudyPart } from '../protocol/worker-api.ts';
import { problemOf } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { readGame } from './read-game.ts';
import { universeOf } from './universe-of.ts';
import { writtenInTable } from './written.ts';

/** DAGs of more subpositions are a tangle on a screen. */
const DRAWN_NODES = 150;
/** Larger games are not built by hand. */
const BUILT_EDGES = 120n;

/** Tells what there is to know of a game, part by part. */
export function studyGame(text: string, tell: (part: StudyPart<GameHead>) => void): void {
  const session = pageSession();
  const g = readGame(session, text);
  const { arena } = session;
  tell({ head: arena.under(PAGE_BUDGET, () => head(arena, g)) });
  for (const { key } of UNIVERSES) tell({ row: universeRow(arena, g, key) });
}

/** What a game comes to modulo one universe. */
export function gameModulo(text: string, key: UniverseKey): UniverseRow {
  const session = pageSession();
  return universeRow(session.arena, readGame(session, text), key);
}

function head(arena: Arena, g: FormId): GameHead {
  const count = nodes(arena, g);
  return {
    game: written(arena, g),
    outcome: misereOutcome(arena, g),
    normalOutcome: normalOutcome(arena, g),
    passingOutcome: passingOutcome(arena, g),
    rank: rank(arena, g),
    edges: String(edges(arena, g)),
    nodes: count,
    tree: tree(arena, g),
    ...(count <= DRAWN_NODES && { dag: picture(dagPicture(arena, g)) }),
    ...(edges(arena, g) <= BUILT_EDGES && { dagJson: JSON.stringify(exportForms(arena, [g])) }),
  };
}

/** What is ringed in a tree. */
export type Mark = NonNullable<TreeOptions['marked']>;

/** The tree as it fits on a page. */
export function tree(arena: Arena, g: FormId, marked?: Mark): Picture {
  return picture(treePicture(arena, g, { maxNodes: 60, ...(marked && { marked }) }));
}

function universeRow(arena: Arena, g: FormId, key: UniverseKey): UniverseRow {
  try {
    return arena.under(PAGE_BUDGET, () => {
      const universe = universeOf(arena, key);
      const simplest = simplestForm(arena, g, universe);
      const answer = invertible(arena, g, universe);
      return {
        universe: key,
        ...(isOwn(key) && { latex: universeText(universe, 'latex') }),
        member: universe.contains(arena, g),
        form: simplest,
        simplest: writtenInTable(arena, simplest),
        edges: String(edges(arena, simplest)),
        leftStrong: universe.isStrong(arena, g, Left),
        rightStrong: universe.isStrong(arena, g, Right),
        ...(answer !== undefined && { invertible: answer }),
      };
    });
  } catch (error) {
    return { universe: key, problem: problemOf(error) };
  }
}

/** The sum with the conjugate can be far larger than the game: it gets so many forms and no more. */
const SUM_FORMS = 300_000;

/** `undefined` where the theorems at hand do not decide it, or the sum grows too large. */
function invertible(arena: Arena, g: FormId, universe: Universe): boolean | undefined {
  try {
    const budget = { ...PAGE_BUDGET, maxForms: SUM_FORMS };
    return arena.under(budget, () => isInvertible(arena, g, universe));
  } catch (error) {
    if (error instanceof NotDecidedError || error instanceof BudgetError) return undefined;
    throw error;
  }
}
