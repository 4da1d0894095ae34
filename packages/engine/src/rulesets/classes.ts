/**
 * The components of boards as they play: two components with the same
 * options are one, like the 1×2 and the 1×3 strip of Domineering, and what has
 * no move is nothing at all. Options of a class consist of classes with smaller
 * ids, so that whatever is defined option by option can be computed in id order.
 */

import type { Arena } from '../forms/arena.ts';
import { type Both, Left, of, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { Memo } from '../storage/memo.ts';
import type { Board } from './board.ts';
import { type Components, componentsIn } from './components.ts';
import { EndlessPlayError, MAX_LINE, refuseLongLine } from './endless-play.ts';
import { type ComponentId, Multisets, type PositionId } from './multisets.ts';

const classesOfBoards = new Memo<Classes>('classes of components');

/** The class without moves; no position contains it. */
const NOTHING = 0 as ComponentId;

/** Kinds of classes, as bits. A dead end of a side has its bit shifted by the side. */
const DICOT = 1;
const DEAD_ENDING = 2;
const DEAD_END = 4;

export class Classes extends Multisets {
  private readonly written: Components;
  /** Component as written → class, where it is known. */
  private readonly classes: (ComponentId | undefined)[] = [];
  /** The options of a class, as a text of position ids → class. */
  private readonly byOptions = new Map<string, ComponentId>([['|', NOTHING]]);
  /** Class → its options. */
  private readonly moves: Both<readonly PositionId[]>[] = [{ left: [], right: [] }];
  /** Class → its kind. */
  private readonly kinds: number[] = [
    DICOT | DEAD_ENDING | (DEAD_END << Left) | (DEAD_END << Right),
  ];

  constructor(arena: Arena, written: Components) {
    super(arena);
    this.written = written;
  }

  /** Classes known so far. */
  get classCount(): number {
    return this.moves.length;
  }

  /** The multiset of classes of a board. Plays it through once. */
  place(board: Board): PositionId {
    const placed = this.written.place(board);
    for (const component of this.written.components(placed)) this.explore(component);
    return this.classified(placed);
  }

  optionsOf(component: ComponentId, side: Side): readonly PositionId[] {
    const moves = this.moves[component];
    return moves === undefined ? [] : of(moves, side);
  }

  /** Whether both players can move, or neither, here and after any moves. */
  isDicot(component: ComponentId): boolean {
    return ((this.kinds[component] ?? 0) & DICOT) !== 0;
  }

  /** Whether a player who cannot move, here or after any moves, never will. */
  isDeadEnding(component: ComponentId): boolean {
    return ((this.kinds[component] ?? 0) & DEAD_ENDING) !== 0;
  }

  /** Whether a player cannot move and never will. */
  isDeadEnd(component: ComponentId, side: Side): boolean {
    return ((this.kinds[component] ?? 0) & (DEAD_END << side)) !== 0;
  }

  /** All classes that occur in a position or after any moves, by increasing id. */
  classesWithin(position: PositionId): ComponentId[] {
    const seen = new Set<ComponentId>(this.components(position));
    for (const component of seen) {
      this.arena.tick();
      for (const side of SIDES) {
        for (const option of this.optionsOf(component, side)) {
          for (const part of this.components(option)) seen.add(part);
        }
      }
    }
    return [...seen].sort((a, b) => a - b);
  }

  /** Finds the class of a component, after those of its options', with a stack of its own. */
  private explore(root: ComponentId): void {
    const { written, classes } = this;
    const stack: ComponentId[] = [root];
    const underway = new Set<ComponentId>();
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      this.arena.tick();
      if (classes[top] !== undefined) {
        stack.pop();
      } else if (underway.has(top)) {
        classes[top] = this.classOf(top);
        underway.delete(top);
        stack.pop();
      } else {
        underway.add(top);
        if (underway.size > MAX_LINE) {
          refuseLongLine(written.rulesIn([root]), [written.textOf(root)], [written.textOf(top)]);
        }
        for (const side of SIDES) {
          for (const option of written.optionsOf(top, side)) {
            for (const part of written.components(option)) {
              if (classes[part] !== undefined) continue;
              if (underway.has(part)) this.refuseCircle(underway, part);
              stack.push(part);
            }
          }
        }
      }
    }
  }

  /** Refuses what leads from a component back to itself, given the line of play. */
  private refuseCircle(line: Iterable<ComponentId>, back: ComponentId): never {
    const path = [...line];
    const circle = path.slice(path.indexOf(back));
    const texts = circle.map((component) => [this.written.textOf(component)]);
    throw new EndlessPlayError(this.written.rulesIn(circle), texts);
  }

  /** The class of a component whose options' components all have one. */
  private classOf(component: ComponentId): ComponentId {
    const options = (side: Side): PositionId[] => {
      const positions = this.written.optionsOf(component, side).map((at) => this.classified(at));
      return [...new Set(positions)].sort((a, b) => a - b);
    };
    const moves = { left: options(Left), right: options(Right) };
    const key = `${moves.left.join()}|${moves.right.join()}`;
    let id = this.byOptions.get(key);
    if (id === undefined) {
      // The key, and the options themselves.
      this.makeRoom(2 * key.length + 8 * (moves.left.length + moves.right.length));
      id = this.moves.length as ComponentId;
      this.moves.push(moves);
      this.kinds.push(this.kindOf(moves));
      this.byOptions.set(key, id);
    }
    return id;
  }

  private classified(position: PositionId): PositionId {
    const found: ComponentId[] = [];
    for (const component of this.written.components(position)) {
      const one = this.classes[component] ?? NOTHING;
      if (one !== NOTHING) found.push(one);
    }
    return this.intern(found);
  }

  private kindOf(moves: Both<readonly PositionId[]>): number {
    let common = -1;
    for (const side of SIDES) {
      for (const option of of(moves, side)) {
        for (const part of this.components(option)) common &= this.kinds[part] ?? 0;
      }
    }
    let kind = common & (DICOT | DEAD_ENDING);
    for (const side of SIDES) {
      if (of(moves, side).length > 0) continue;
      if (of(moves, opponent(side)).length > 0) kind &= ~DICOT;
      if ((common & (DEAD_END << side)) !== 0) kind |= DEAD_END << side;
      else kind &= ~DEAD_ENDING;
    }
    return kind;
  }
}

/** The classes of all boards in an arena. */
export function classesIn(arena: Arena): Classes {
  return arena.own(classesOfBoards, () => new Classes(arena, componentsIn(arena)));
}
