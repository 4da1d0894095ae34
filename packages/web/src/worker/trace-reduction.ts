// The reduction of a game to its simplest form, step by step. Between two steps stands the whole
// game: subpositions done so far in their simplest forms, the others as they were.

import {
  type Arena,
  BudgetError,
  type FormId,
  Left,
  NotDecidedError,
  type ReductionStep,
  Right,
  type Universe,
} from '@proviso/engine';
import {
  type Explanation,
  explainSimplest,
  type ReasonFile,
  reasonFiles,
  renderLatex,
  traceSimplest,
  UnnamedUniverseError,
} from '@proviso/engine/reasons';
import { phrases, sentence, written } from '@proviso/language/sheets';
import type { Trace, TraceStep, Uncertified } from '../protocol/answers.ts';
import type { UniverseKey } from '../protocol/universes.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { readGame } from './read-game.ts';
import { type Mark, tree } from './study-game.ts';
import { universeOf } from './universe-of.ts';

/** More steps are not shown one by one. */
const MOST_STEPS = 200;

/** The steps from a game to its simplest form. */
export function traceReduction(text: string, key: UniverseKey): Trace {
  const session = pageSession();
  const g = readGame(session, text);
  const { arena } = session;
  return arena.under(PAGE_BUDGET, () => {
    const universe = universeOf(arena, key);
    const { entries, simplest } = traceSimplest(arena, g, universe);
    const explanation = explainSimplest(arena, g, universe);
    const reasons = explanation.because;
    const done = new Map<FormId, FormId>();
    const steps: TraceStep[] = [];
    let total = 0;
    for (const [i, { position, steps: here, result }] of entries.entries()) {
      total += here.length;
      for (const [j, { step, before, after }] of here.entries()) {
        const why = reasons[i]?.because[j];
        if (steps.length >= MOST_STEPS || why === undefined) continue;
        const whole = (form: FormId) => rebuilt(arena, g, new Map([...done, [position, form]]));
        steps.push({
          kind: step.kind,
          says: phrases(arena, why.says),
          ...(why.cites === undefined ? {} : { cites: why.cites }),
          reason: sentence(arena, because(why)),
          before: written(arena, before),
          after: written(arena, after),
          beforePicture: tree(arena, whole(before), goes(before, step)),
          afterPicture: tree(arena, whole(after), comes(arena, before, after, step)),
        });
      }
      done.set(position, result);
    }
    const certified = certificates(arena, g, simplest, universe);
    return {
      universe: key,
      game: written(arena, g),
      simplest: written(arena, simplest),
      steps,
      total,
      told: {
        kind: 'explanation',
        sentence: sentence(arena, explanation),
        latex: renderLatex(arena, explanation),
        files: typeof certified === 'string' ? [] : certified,
      },
      ...(typeof certified === 'string' && { uncertified: certified }),
    };
  });
}

/** Certificates may take more room than the steps: they get so many forms and no more. */
const CERTIFICATE_FORMS = 300_000;

/** That a game and its simplest form are equal, for a checker; or why there is none. */
function certificates(
  arena: Arena,
  g: FormId,
  simplest: FormId,
  universe: Universe,
): ReasonFile[] | Uncertified {
  const both = [
    [g, simplest],
    [simplest, g],
  ] as const;
  try {
    const budget = { ...PAGE_BUDGET, maxForms: CERTIFICATE_FORMS };
    return arena.under(budget, () => reasonFiles(arena, both, universe));
  } catch (error) {
    if (error instanceof BudgetError) return 'large';
    if (error instanceof NotDecidedError) return 'undecided';
    if (error instanceof UnnamedUniverseError) return 'unnamed';
    throw error;
  }
}

/** Marks what a step takes away. */
function goes(before: FormId, step: ReductionStep): Mark {
  const gone = step.kind === 'erased' ? 'tombstone' : step.option;
  return (from, side, to) => from === before && side === step.side && to === gone;
}

/** Marks what a step puts there instead, or what made the option superfluous. */
function comes(arena: Arena, before: FormId, after: FormId, step: ReductionStep): Mark {
  const old = arena.options(before, step.side);
  return (from, side, to) => {
    if (from !== after || side !== step.side || step.kind === 'erased') return false;
    if (step.kind === 'dominated') return to === step.by;
    return to === 'tombstone' ? !arena.hasTombstone(before, side) : !old.includes(to);
  };
}

/** The comparison that a step rests on. */
function because(step: Explanation): Explanation {
  return step.because[0] ?? step;
}

/** The game with some of its subpositions replaced. */
function rebuilt(arena: Arena, g: FormId, replaced: ReadonlyMap<FormId, FormId>): FormId {
  const memo = new Map(replaced);
  const image = (id: FormId): FormId => {
    const known = memo.get(id);
    if (known !== undefined) return known;
    const made = arena.intern(
      arena.options(id, Left).map(image),
      arena.options(id, Right).map(image),
      arena.tombstones(id),
    );
    memo.set(id, made);
    return made;
  };
  return image(g);
}
