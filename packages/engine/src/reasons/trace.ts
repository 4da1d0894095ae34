/**
 * How a simplest form came about: the steps of the reduction in the order they
 * were applied, subposition by subposition from the bottom up, each with the
 * form before and after it and, on demand, the comparison it rests on [Siegel,
 * Lemmas 5.12, 5.13, 5.14 and 5.16].
 */

import type { Arena, FormId, Tombstones } from '../forms/arena.ts';
import { inCanonicalOrder } from '../forms/canonical-order.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { orderModulo } from '../order/compare.ts';
import { type ReductionStep, reduce } from '../reduction/simplest.ts';
import { InvariantError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';
import { type Certificate, certify } from './certificate.ts';

/** One step, with the form it was applied to and the form it left. */
export interface TraceStep {
  readonly step: ReductionStep;
  readonly before: FormId;
  readonly after: FormId;
}

/** What happened to one subposition. */
export interface TraceEntry {
  /** The subposition as it stands in the game. */
  readonly position: FormId;
  /** The same with each option replaced by its simplest form. */
  readonly start: FormId;
  readonly steps: readonly TraceStep[];
  /** Its simplest form. */
  readonly result: FormId;
}

export interface Trace {
  readonly universe: Universe;
  readonly game: FormId;
  readonly simplest: FormId;
  /** The subpositions at which something was done, options first. */
  readonly entries: readonly TraceEntry[];
}

/**
 * The steps that lead from G to its simplest form.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([ZERO, star], [star]);
 * const { entries } = traceSimplest(arena, g, D);
 * entries.flatMap(({ steps }) => steps.map(({ step }) => step.kind)) // → ["tombstone"]
 */
export function traceSimplest(arena: Arena, g: FormId, universe: Universe): Trace {
  const order = orderModulo(arena, universe);
  const simplest = new Map<FormId, FormId>();
  const entries: TraceEntry[] = [];
  for (const position of inCanonicalOrder(arena, subpositions(arena, g))) {
    const options = (side: Side): FormId[] =>
      inCanonicalOrder(
        arena,
        new Set(arena.options(position, side).map((option) => simplest.get(option) ?? option)),
      );
    const marks = arena.tombstones(position);
    const [left, right] = [options(Left), options(Right)];
    const start = arena.intern(left, right, marks);
    const steps: TraceStep[] = [];
    let before = start;
    const result = reduce(arena, order, left, right, marks, (step, l, r) => {
      const after = arena.intern(l, r, tombstonesAfter(arena, before, step));
      steps.push({ step, before, after });
      before = after;
    });
    simplest.set(position, result);
    if (steps.length > 0) entries.push({ position, start, steps, result });
  }
  return { universe, game: g, simplest: simplest.get(g) ?? g, entries };
}

function tombstonesAfter(arena: Arena, before: FormId, step: ReductionStep): Tombstones {
  const marks = arena.tombstones(before);
  const mine = 1 << step.side;
  switch (step.kind) {
    case 'dominated':
      return marks;
    case 'bypassed':
      return (marks | (arena.tombstones(step.through) & mine)) as Tombstones;
    case 'tombstone':
      return (marks | mine) as Tombstones;
    case 'erased':
      return (marks & ~mine) as Tombstones;
  }
}

/** The comparison A ≥ B that a step rests on. */
export function comparisonBehind({ step, before, after }: TraceStep): readonly [FormId, FormId] {
  const [better, worse] = ((): readonly [FormId, FormId] => {
    switch (step.kind) {
      case 'dominated':
        return [step.by, step.option];
      case 'bypassed':
      case 'tombstone':
        return [before, step.through];
      case 'erased':
        return [after, before];
    }
  })();
  return step.side === Left ? [better, worse] : [worse, better];
}

/** The certificate of the comparison that a step rests on. */
export function certifyStep(arena: Arena, step: TraceStep, universe: Universe): Certificate {
  const certificate = certify(arena, ...comparisonBehind(step), universe);
  if (certificate === undefined) throw new InvariantError('a step of a reduction rests on nothing');
  return certificate;
}
