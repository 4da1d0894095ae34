/**
 * From a board to its form, or straight to its simplest form modulo a universe.
 * A position is evaluated from its options; where it lies in the universe, its
 * components are evaluated one by one and added.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { simplestFromOptions } from '../reduction/simplest.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import type { Board } from './board.ts';
import { type Classes, classesIn } from './classes.ts';
import { simplestBySums } from './component-sums.ts';
import { fromOptions } from './from-options.ts';
import type { ComponentId, PositionId } from './multisets.ts';
import { packedValue } from './packed-values.ts';
import { placeBoard } from './place-board.ts';
import { positionForms } from './position-forms.ts';

/**
 * The form of a board, with nothing simplified.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, boardForm(arena, readBoard(domineering, [2, 2]))) // → +-1
 */
export function boardForm(arena: Arena, board: Board): FormId {
  const classes = classesIn(arena);
  return positionForm(arena, classes, placeBoard(arena, board));
}

function positionForm(arena: Arena, classes: Classes, position: PositionId): FormId {
  const memo = positionForms(arena, classes, 'forms');
  return fromOptions(arena, classes, memo, position, (left, right) => arena.intern(left, right));
}

/** How the simplest form of a board may be found. */
export interface EvaluationOptions {
  /** `'options'` never adds components, even where it may: slower, and the same in the end. */
  readonly through?: 'components' | 'options';
}

/**
 * The simplest form of a board modulo a universe, without building its form.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, boardSimplestForm(arena, readBoard(domineering, [2, 3]), E)) // → {2, +-1 | {-1 | 0, #}}
 */
export function boardSimplestForm(
  arena: Arena,
  board: Board,
  universe: Universe,
  { through = 'components' }: EvaluationOptions = {},
): FormId {
  if (through === 'components' && isNormalPlay(universe)) {
    const value = packedValue(arena, board);
    if (value !== undefined) return value;
  }
  const classes = classesIn(arena);
  const root = placeBoard(arena, board);
  if (through === 'components' && componentsLieIn(arena, classes, root, universe)) {
    return simplestBySums(arena, classes, root, universe);
  }
  const memo = positionForms(arena, classes, `modulo ${universe.key}`);
  return fromOptions(arena, classes, memo, root, (left, right) =>
    simplestFromOptions(arena, left, right, universe),
  );
}

/**
 * Whether a board is known to lie in a universe component by component. Dicots lie in
 * every universe. Else the ends decide: a universe has every game whose ends and options
 * it has [Siegel, Definition 1.4], so where it is not known to have all ends of a kind,
 * it is asked for each end among the components.
 */
export function boardLiesIn(arena: Arena, board: Board, universe: Universe): boolean {
  const classes = classesIn(arena);
  return componentsLieIn(arena, classes, placeBoard(arena, board), universe);
}

function componentsLieIn(
  arena: Arena,
  classes: Classes,
  root: PositionId,
  universe: Universe,
): boolean {
  if (isNormalPlay(universe) || universe.includes === 'M') return true;
  const components = classes.components(root);
  if (components.every((component) => classes.isDicot(component))) return true;
  const deadEnding = components.every((component) => classes.isDeadEnding(component));
  if (universe.includes === 'E' || universe.includes === 'B') return deadEnding;
  if (universe.isDeadEnding === true && !deadEnding) return false;
  return classes
    .classesWithin(root)
    .every((component) => endLiesIn(arena, classes, component, universe));
}

function endLiesIn(
  arena: Arena,
  classes: Classes,
  component: ComponentId,
  universe: Universe,
): boolean {
  if (!classes.isEnd(component)) return true;
  const form = positionForm(arena, classes, classes.intern([component]));
  return universe.contains(arena, form);
}
