/**
 * From a board to its form, or straight to its simplest form modulo a universe.
 * A position is evaluated from its options; where it lies in the universe, its
 * components are evaluated one by one and added.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { SIDES } from '../forms/side.ts';
import { simplestFromOptions } from '../reduction/simplest.ts';
import type { Universe } from '../universes/universe.ts';
import type { Board } from './board.ts';
import { simplestBySums } from './component-sums.ts';
import { fromOptions } from './from-options.ts';
import { type ComponentId, type PositionId, type Positions, positionsOf } from './positions.ts';

/**
 * The form of a board, with nothing simplified.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, boardForm(arena, makeBoard(domineering, [2, 2]))) // → {1|-1}
 */
export function boardForm(arena: Arena, board: Board): FormId {
  const positions = positionsOf(arena, board);
  return positionForm(arena, positions, positions.place(board.position));
}

function positionForm(arena: Arena, positions: Positions, position: PositionId): FormId {
  const memo = imagesOf(arena, positions, 'forms');
  return fromOptions(arena, positions, memo, position, (left, right) => arena.intern(left, right));
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
 * formToText(arena, boardSimplestForm(arena, makeBoard(domineering, [2, 3]), E)) // → {2,{1|-1}||-1|0,#}
 */
export function boardSimplestForm(
  arena: Arena,
  board: Board,
  universe: Universe,
  { through = 'components' }: EvaluationOptions = {},
): FormId {
  const positions = positionsOf(arena, board);
  const root = positions.place(board.position);
  if (through === 'components' && componentsLieIn(arena, positions, root, universe)) {
    return simplestBySums(arena, positions, root, universe);
  }
  const memo = imagesOf(arena, positions, `modulo ${universe.key}`);
  return fromOptions(arena, positions, memo, root, (left, right) =>
    simplestFromOptions(arena, left, right, universe),
  );
}

/** What is known of positions under some name: their forms, their simplest forms modulo … */
function imagesOf(arena: Arena, positions: Positions, name: string): Map<PositionId, FormId> {
  const memos = arena.own(
    `positions: ${name}`,
    () => new Map<Positions, Map<PositionId, FormId>>(),
  );
  let memo = memos.get(positions);
  if (memo === undefined) {
    memo = new Map();
    memos.set(positions, memo);
  }
  return memo;
}

/**
 * Whether a board is known to lie in a universe component by component. Forms are
 * built of dead ends only, which a closure D(A) has to be asked about (Theorem 3.7).
 */
export function boardLiesIn(arena: Arena, board: Board, universe: Universe): boolean {
  const positions = positionsOf(arena, board);
  return componentsLieIn(arena, positions, positions.place(board.position), universe);
}

function componentsLieIn(
  arena: Arena,
  positions: Positions,
  root: PositionId,
  universe: Universe,
): boolean {
  const components = positions.components(root);
  switch (universe.class) {
    case 'full':
    case 'normal':
      return true;
    case 'dicot':
      return components.every((component) => positions.isDicot(component));
    case 'dead-ending':
    case 'blocking':
      return components.every((component) => positions.isDeadEnding(component));
    case 'closure':
      return (
        components.every((component) => positions.isDeadEnding(component)) &&
        positions
          .componentsWithin(root)
          .every((component) => endLiesIn(arena, positions, component, universe))
      );
  }
}

function endLiesIn(
  arena: Arena,
  positions: Positions,
  component: ComponentId,
  universe: Universe,
): boolean {
  if (!SIDES.some((side) => positions.isDeadEnd(component, side))) return true;
  const form = positionForm(arena, positions, positions.single(component));
  return universe.contains(arena, form);
}
