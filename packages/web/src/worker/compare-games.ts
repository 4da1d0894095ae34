// Two games compared modulo each universe, and why it is so modulo one of them.

import { type Arena, compare, type FormId } from '@proviso/engine';
import { explainComparison, reasonFiles, renderLatex, tellApart } from '@proviso/engine/reasons';
import { sentence, written } from '@proviso/language/sheets';
import type { ComparisonRow, Reasons } from '../protocol/answers.ts';
import { UNIVERSES, type UniverseKey } from '../protocol/universes.ts';
import { problemOf } from './errors.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { readGame } from './read-game.ts';
import { universeOf } from './universe-of.ts';

/** The order of two games, universe by universe. */
export function compareGames(
  first: string,
  second: string,
  tell: (row: ComparisonRow) => void,
): void {
  const session = pageSession();
  const g = readGame(session, first);
  const h = readGame(session, second);
  for (const { key } of UNIVERSES) tell(comparisonRow(session.arena, g, h, key));
}

/** Their order modulo one universe. */
export function compareModulo(first: string, second: string, key: UniverseKey): ComparisonRow {
  const session = pageSession();
  const [g, h] = [readGame(session, first), readGame(session, second)];
  return comparisonRow(session.arena, g, h, key);
}

function comparisonRow(arena: Arena, g: FormId, h: FormId, key: UniverseKey): ComparisonRow {
  try {
    const relation = arena.under(PAGE_BUDGET, () => compare(arena, g, h, universeOf(arena, key)));
    return { universe: key, relation };
  } catch (error) {
    return { universe: key, problem: problemOf(error) };
  }
}

/** Why two games compare as they do modulo a universe. */
export function reasons(first: string, second: string, key: UniverseKey): Reasons {
  const session = pageSession();
  const g = readGame(session, first);
  const h = readGame(session, second);
  const { arena } = session;
  return arena.under(PAGE_BUDGET, () => {
    const universe = universeOf(arena, key);
    const explanation = explainComparison(arena, g, h, universe);
    const apart = tellApart(arena, g, h, universe);
    return {
      sentence: sentence(arena, explanation),
      latex: renderLatex(arena, explanation),
      files: reasonFiles(
        arena,
        [
          [g, h],
          [h, g],
        ],
        universe,
      ),
      ...(apart && {
        distinguishing: {
          x: written(arena, apart.x),
          withG: apart.withG.outcome,
          withH: apart.withH.outcome,
        },
      }),
    };
  });
}
