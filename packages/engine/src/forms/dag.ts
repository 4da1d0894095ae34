/**
 * Forms as a compact DAG in JSON: every distinct subposition once, options by
 * index, in canonical order. Exact, and the same text from every arena, so
 * that huge forms travel without being printed.
 *
 * Format `proviso-forms`, version 1: `forms[i]` is `[left, right]` or
 * `[left, right, tombstones]` with lists of indices below i and tombstones
 * 1 (Left), 2 (Right) or 3 (both); `roots` are the indices of the forms meant.
 */

import { InvariantError, NotationError } from '../storage/errors.ts';
import { Arena, type FormId, type Tombstones } from './arena.ts';
import { CanonicalOrder } from './canonical-order.ts';
import { Left, Right, type Side } from './side.ts';
import { reachable } from './transform.ts';

export type DagNode =
  | readonly [left: readonly number[], right: readonly number[]]
  | readonly [left: readonly number[], right: readonly number[], tombstones: number];

export interface FormDag {
  readonly format: 'proviso-forms';
  readonly version: 1;
  readonly forms: readonly DagNode[];
  readonly roots: readonly number[];
}

/** A file that is not a form DAG, with the place that is wrong. */
export class DagError extends NotationError {
  override readonly name = 'DagError';
}

/** Some forms with all their subpositions. */
export function exportForms(arena: Arena, roots: readonly FormId[]): FormDag {
  const order = new CanonicalOrder(arena, roots);
  const indices = (id: FormId, side: Side): number[] =>
    order.options(id, side).map((option) => order.place(option));
  const forms = order.forms.map((id): DagNode => {
    const marks = arena.tombstones(id);
    const left = indices(id, Left);
    const right = indices(id, Right);
    return marks === 0 ? [left, right] : [left, right, marks];
  });
  return {
    format: 'proviso-forms',
    version: 1,
    forms,
    roots: roots.map((root) => order.place(root)),
  };
}

/** The roots of a DAG as forms of this arena. Refuses anything that is not a DAG of forms. */
export function importForms(arena: Arena, dag: unknown): FormId[] {
  const { forms, roots } = checkHead(dag);
  const ids: FormId[] = [];
  for (const [i, node] of forms.entries()) {
    if (!Array.isArray(node) || node.length < 2 || node.length > 3) {
      throw new DagError(`forms[${i}] is not [left, right] or [left, right, tombstones]`);
    }
    const [left, right, marks = 0]: unknown[] = node;
    if (marks !== 0 && marks !== 1 && marks !== 2 && marks !== 3) {
      throw new DagError(`forms[${i}] has tombstones ${String(marks)}; they are 1, 2 or 3`);
    }
    ids.push(
      arena.intern(
        lookUp(ids, left, `forms[${i}]`),
        lookUp(ids, right, `forms[${i}]`),
        marks as Tombstones,
      ),
    );
  }
  return lookUp(ids, roots, 'roots');
}

function checkHead(dag: unknown): { forms: readonly unknown[]; roots: unknown } {
  if (typeof dag !== 'object' || dag === null) throw new DagError('a form DAG is a JSON object');
  const { format, version, forms, roots } = dag as Record<string, unknown>;
  if (format !== 'proviso-forms') throw new DagError('its "format" is not "proviso-forms"');
  if (version !== 1) throw new DagError(`version ${String(version)} is not known here; 1 is`);
  if (!Array.isArray(forms)) throw new DagError('"forms" is not a list');
  return { forms, roots };
}

function lookUp(ids: readonly FormId[], indices: unknown, place: string): FormId[] {
  if (!Array.isArray(indices)) throw new DagError(`${place} holds something that is not a list`);
  return indices.map((index: unknown) => {
    const id = typeof index === 'number' ? ids[index] : undefined;
    if (id === undefined) {
      throw new DagError(`${place} refers to ${String(index)}, which is not an earlier form`);
    }
    return id;
  });
}

/** Copies forms into another arena. */
export function copyForms(from: Arena, roots: readonly FormId[], to: Arena): FormId[] {
  const copies = new Map<FormId, FormId>();
  const copy = (id: FormId): FormId => {
    const copied = copies.get(id);
    if (copied === undefined) throw new InvariantError(`form ${id} has no copy yet`);
    return copied;
  };
  for (const id of reachable(from, roots)) {
    const left = from.options(id, Left).map(copy);
    const right = from.options(id, Right).map(copy);
    copies.set(id, to.intern(left, right, from.tombstones(id)));
  }
  return roots.map(copy);
}

/** All forms of an arena, to be kept in a file; the tables are left behind. */
export function saveArena(arena: Arena): FormDag {
  const all: FormId[] = [];
  const forms: DagNode[] = [];
  for (let i = 0; i < arena.size; i++) {
    const id = i as FormId;
    const marks = arena.tombstones(id);
    const left = arena.options(id, Left);
    const right = arena.options(id, Right);
    all.push(id);
    forms.push(marks === 0 ? [left, right] : [left, right, marks]);
  }
  return { format: 'proviso-forms', version: 1, forms, roots: all };
}

/** An arena with the same forms under the same ids as the one that was saved. */
export function loadArena(saved: unknown): Arena {
  const arena = new Arena();
  const ids = importForms(arena, saved);
  if (ids.some((id, i) => id !== i)) {
    throw new DagError('the forms are not the distinct forms of an arena in its own order');
  }
  return arena;
}
