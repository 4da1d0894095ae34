// The reduction of a game to its simplest form, step by step. Between two steps stands the whole
// game: subpositions done so far in their simplest forms, the others as they were.

import {
  type Arena,
  type Explanation,
  explainSimplest,
  type FormId,
  Left,
  Right,
  traceSimplest,
} from '@proviso/engine';
import { Session } from '@proviso/language';
import type { UniverseKey } from '../universes.ts';
import { PAGE_BUDGET, readGame, universeOf } from './lab.ts';
import type { Trace, TraceStep } from './protocol.ts';
import { tree } from './study.ts';
import { phrases, sentence, written } from './written.ts';

/** More steps are not shown one by one. */
const MOST_STEPS = 200;

/** The steps from a game to its simplest form. */
export function trace(text: string, key: UniverseKey): Trace {
  const session = new Session();
  const g = readGame(session, text);
  const { arena } = session;
  return arena.under(PAGE_BUDGET, () => {
    const universe = universeOf(arena, key);
    const { entries, simplest } = traceSimplest(arena, g, universe);
    const reasons = explainSimplest(arena, g, universe).because;
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
          reason: sentence(arena, because(why)),
          before: written(arena, before),
          after: written(arena, after),
          beforePicture: tree(arena, whole(before)),
          afterPicture: tree(arena, whole(after)),
        });
      }
      done.set(position, result);
    }
    return {
      universe: key,
      game: written(arena, g),
      simplest: written(arena, simplest),
      steps,
      total,
    };
  });
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
