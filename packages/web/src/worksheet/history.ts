// The steps by which a sheet came to have the cells it has, and the way back and forth through them.
// A step names its cells by what stands before them, not by numbers, so that it can still be undone
// when the sheet has changed elsewhere. A text that is undone away is never lost: it stays among the
// removals.

import { computed, signal } from '@preact/signals';
import type { Cell } from './cell.ts';

/** Where a cell stands: after another, or, where that is gone, so many cells from the top. */
export interface Place {
  readonly after: Cell | undefined;
  readonly at: number;
}

/** A cell that came, went or moved; without a place it is not in the sheet. */
export interface Shift {
  readonly cell: Cell;
  readonly from?: Place | undefined;
  readonly to?: Place | undefined;
  /** The text with which it came, where that is kept elsewhere. */
  readonly text?: string;
}

export type StepKind = 'removal' | 'addition' | 'move' | 'division' | 'slide' | 'restoration';

export interface Step {
  readonly kind: StepKind;
  readonly shifts: readonly Shift[];
  /** The text of the cell that was divided, or in which a slider changed a number. */
  readonly text?: { readonly cell: Cell; readonly before: string; readonly after: string };
  readonly when: number;
  /** In so many visits since the sheet was changed; nothing if it was in this one. */
  readonly age?: number;
}

/** A cell that was removed, and where it stood. */
export interface Removal extends Place {
  readonly step: Step;
  readonly cell: Cell;
  readonly when: number;
  readonly age: number;
}

/** For so many visits in which the sheet is changed, a removal is offered where it was. No clock is asked. */
const OFFERED = 5;

/** Whether a removal is to be offered where it was; later it can only be undone as any other step. */
export function isOffered({ age = 0 }: Pick<Step, 'age'>): boolean {
  return age <= OFFERED;
}

/** So many steps are remembered. */
const MOST_STEPS = 200;
/** So many removals of something written are remembered, and kept with the sheet, whatever came after. */
export const MOST_REMOVALS = 20;

export class History {
  /** The steps that can be undone, the latest last, and those that can be done again. */
  readonly done = signal<readonly Step[]>([]);
  readonly undone = signal<readonly Step[]>([]);
  /** The removals among those that can be undone. */
  readonly removals = computed(() => this.done.value.flatMap(removalOf));

  /** What was removed or undone away and is worth keeping, the latest last. */
  get lost(): readonly Removal[] {
    return [...this.undone.peek().flatMap(undoneAway), ...this.removals.peek()];
  }

  record(step: Step): void {
    // What can no longer be done again is still somebody's text.
    const lost = this.undone.peek().flatMap(undoneAway);
    this.undone.value = [];
    this.done.value = remembered([...this.done.peek(), ...lost.map((one) => one.step), step]);
  }

  /** Takes a step out of those done; it can be done again. */
  undo(step: Step): void {
    this.done.value = this.done.peek().filter((one) => one !== step);
    this.undone.value = [...this.undone.peek(), step];
  }

  redo(step: Step): void {
    this.undone.value = this.undone.peek().filter((one) => one !== step);
    this.done.value = [...this.done.peek(), step];
  }

  /** Puts a step in the place of the last one, of which it is the continuation. */
  extend(step: Step): void {
    this.done.value = this.done.peek().with(-1, step);
  }

  /** Forgets a step that means nothing any more, but not the text it had undone away. */
  drop(step: Step, there: readonly Cell[]): void {
    const away = this.undone.peek().includes(step) ? undoneAway(step) : [];
    const lost = away.filter(({ cell }) => !there.includes(cell)).map((one) => one.step);
    this.done.value = [...this.done.peek().filter((one) => one !== step), ...lost];
    this.undone.value = this.undone.peek().filter((one) => one !== step);
  }

  /** Begins with removals alone. */
  restore(removals: readonly Step[]): void {
    const others = this.done.peek().filter(({ kind }) => kind !== 'removal');
    this.done.value = [...others, ...removals];
  }

  clear(): void {
    this.done.value = [];
    this.undone.value = [];
  }
}

/** The last steps, and of those before them the last removals. */
function remembered(steps: readonly Step[]): readonly Step[] {
  const late = steps.slice(-MOST_STEPS);
  const isRemoval = (step: Step) => removalOf(step).some(({ cell }) => !isBlank(cell));
  const room = Math.max(0, MOST_REMOVALS - late.filter(isRemoval).length);
  const early = steps.slice(0, -MOST_STEPS).filter(isRemoval);
  return [...early.slice(early.length - Math.min(room, early.length)), ...late];
}

function removalOf(step: Step): Removal[] {
  const [shift] = step.shifts;
  if (step.kind !== 'removal' || shift?.from === undefined) return [];
  const { when, age = 0 } = step;
  return [{ step, cell: shift.cell, ...shift.from, when, age }];
}

/** The written cells that an undone step had brought, as removals. */
function undoneAway({ shifts, text, when }: Step): Removal[] {
  return shifts.flatMap(({ cell, from, to, text: came }) => {
    if (from !== undefined || to === undefined || isBlank(cell)) return [];
    if (cell.text.peek() === came) return [];
    // What was divided is whole again, with this part in it.
    if (text?.before.includes(cell.text.peek())) return [];
    return removalOf(removing(cell, to, when, 0));
  });
}

export function removing(cell: Cell, from: Place, when: number, age: number): Step {
  return { kind: 'removal', shifts: [{ cell, from }], when, age };
}

/** Nothing is written in it; the mark of prose alone is nothing. */
function isBlank({ text }: Cell): boolean {
  return text.peek().replaceAll('//', '').trim() === '';
}
