// The way from a view to an answer: it states the question each time it is drawn, and gets what
// belongs to that question.

import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Asker, questionKey, type Reply } from './asker.ts';
import { viewWorkers } from './clients.ts';
import type { Kind } from './questions.ts';

/** A reply, with what it is about and with the reader's say in it. */
export interface Live<Q extends object, A> extends Reply<Q, A> {
  readonly kind: Kind<Q, A>;
  stop(): void;
  again(): void;
}

/** Whether more of an answer is on its way. */
export function moreComes({ state, answer, previous }: Live<object, unknown>): boolean {
  const waiting = state === 'held' || state === 'computing';
  return waiting && (answer !== undefined || previous === undefined);
}

/** The answer to a question as it arrives; a question that is not `ready` is held. */
export function useAnswer<Q extends object, A>(
  kind: Kind<Q, A>,
  question: Q,
  ready?: boolean,
): Live<Q, A>;
export function useAnswer<Q extends object, A>(
  kind: Kind<Q, A>,
  question: Q | undefined,
  ready?: boolean,
): Live<Q, A> | undefined;
export function useAnswer<Q extends object, A>(
  kind: Kind<Q, A>,
  question: Q | undefined,
  ready = true,
): Live<Q, A> | undefined {
  const asker = useMemo(
    () =>
      new Asker<Q, A>(
        (asked, found, told) => viewWorkers.run((api) => kind.ask(api, asked, found), told),
        { known: (asked) => kind.known?.(asked) },
      ),
    [kind],
  );
  const key = question && questionKey(question);
  // The key says all that matters of the question.
  useLayoutEffect(() => asker.want(question, ready), [asker, key, ready]);
  useEffect(() => stopOnEscape(() => asker.stop()), [asker]);
  useEffect(() => () => asker.leave(), [asker]);
  if (question === undefined) return undefined;
  const stop = () => asker.stop();
  const again = () => asker.again();
  return { ...asker.reply(question), kind, stop, again };
}

/** One key ends what is being computed. */
function stopOnEscape(stop: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    // Whoever used the key for something of its own, such as closing a list, has said so.
    if (event.key === 'Escape' && !event.defaultPrevented) stop();
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
