/**
 * What is known of positions of classes: the form of each, or its simplest form. A position and its
 * conjugate have conjugate forms, so that one of the two is worked out.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { InvariantError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Classes } from './classes.ts';
import type { PositionId } from './multisets.ts';

const formsOfPositions = new MemoBy<string, PositionForms>('forms of positions');

export class PositionForms {
  private readonly arena: Arena;
  private readonly classes: Classes;
  /** Position → its form + 1; 0 is not known. */
  private forms: Int32Array<ArrayBuffer> = new Int32Array(64);

  constructor(arena: Arena, classes: Classes) {
    this.arena = arena;
    this.classes = classes;
    arena.counted(this);
  }

  get bytes(): number {
    return this.forms.byteLength;
  }

  /** Whether the form of a position or that of its conjugate is known. */
  has(position: PositionId): boolean {
    return this.find(position) !== 0;
  }

  /** The form of a position, which is known. */
  get(position: PositionId): FormId {
    const found = this.find(position);
    if (found === 0) throw new InvariantError(`position ${position} has no form yet`);
    return (found - 1) as FormId;
  }

  set(position: PositionId, form: FormId): void {
    if (position >= this.forms.length) {
      const length = 2 * position;
      this.arena.beforeGrowth(length * 4);
      const forms = new Int32Array(length);
      forms.set(this.forms);
      this.forms = forms;
    }
    this.forms[position] = form + 1;
  }

  private find(position: PositionId): number {
    const known = this.forms[position] ?? 0;
    if (known !== 0) return known;
    const other = this.forms[this.classes.conjugateOf(position)] ?? 0;
    if (other === 0) return 0;
    const form = conjugate(this.arena, (other - 1) as FormId);
    this.set(position, form);
    return form + 1;
  }
}

/** What is known of positions under some name: their forms, their simplest forms modulo … */
export function positionForms(arena: Arena, classes: Classes, name: string): PositionForms {
  return arena.ownBy(formsOfPositions, name, () => new PositionForms(arena, classes));
}
