/** From components as they are written to the classes they play like. Plays each through once. */

import type { Arena } from '../forms/arena.ts';
import { Left, Right, SIDES, type Side } from '../forms/side.ts';
import { IntColumn } from '../storage/int-column.ts';
import { Memo } from '../storage/memo.ts';
import type { Board } from './board.ts';
import { type Classes, classesIn, NOTHING } from './classes.ts';
import { type Components, componentsIn } from './components.ts';
import { EndlessPlayError, MAX_LINE, refuseLongLine } from './endless-play.ts';
import type { ComponentId, PositionId } from './multisets.ts';

const classesOfWritten = new Memo<WrittenClasses>('classes of written components');

/** The classes of a board, found through the texts of its positions. */
export function classesOfWrittenBoard(arena: Arena, board: Board): PositionId {
  const make = (): WrittenClasses =>
    new WrittenClasses(arena, classesIn(arena), componentsIn(arena));
  return arena.own(classesOfWritten, make).place(board);
}

class WrittenClasses {
  private readonly arena: Arena;
  private readonly classes: Classes;
  private readonly written: Components;
  /** Component → class, where it is known. */
  private readonly known: (ComponentId | undefined)[] = [];

  constructor(arena: Arena, classes: Classes, written: Components) {
    this.arena = arena;
    this.classes = classes;
    this.written = written;
  }

  place(board: Board): PositionId {
    const placed = this.written.place(board);
    for (const component of this.written.components(placed)) this.explore(component);
    return this.classified(placed);
  }

  /** Finds the class of a component, after those of its options', with a stack of its own. */
  private explore(root: ComponentId): void {
    const { written, known } = this;
    const stack: ComponentId[] = [root];
    const underway = new Set<ComponentId>();
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      this.arena.tick();
      if (known[top] !== undefined) {
        stack.pop();
      } else if (underway.has(top)) {
        known[top] = this.classOf(top);
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
              if (known[part] !== undefined) continue;
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
    return this.classes.classWith(this.options(component, Left), this.options(component, Right));
  }

  private options(component: ComponentId, side: Side): IntColumn {
    const options = new IntColumn();
    for (const option of this.written.optionsOf(component, side)) {
      options.push(this.classified(option));
    }
    return options;
  }

  private classified(position: PositionId): PositionId {
    const found: ComponentId[] = [];
    for (const component of this.written.components(position)) {
      const one = this.known[component] ?? NOTHING;
      if (one !== NOTHING) found.push(one);
    }
    return this.classes.intern(found);
  }
}
