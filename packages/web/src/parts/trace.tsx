// The reduction of a game, one step at a time: forward and back, by button or arrow key.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { viewClient } from '../client/clients.ts';
import { Failed, Stopped } from '../client/worker-client.ts';
import type { Problem as ProblemData, Trace as TraceData } from '../protocol/answers.ts';
import { type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { Barred } from './barred.tsx';
import { Formula } from './math.tsx';
import { Picture } from './picture.tsx';
import { Problem } from './problem.tsx';
import { Phrases, Sentences } from './sentences.tsx';
import { STOPPED, Waiting } from './waiting.tsx';

interface Props {
  readonly game: string;
  readonly universe: UniverseKey;
  /** Asks only when the worker is free: the table comes first. */
  readonly ready: boolean;
}

export function Trace({ game, universe, ready }: Props) {
  const trace = useSignal<TraceData | undefined>(undefined);
  const problem = useSignal<ProblemData | undefined>(undefined);
  const at = useSignal(0);
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    viewClient
      .ask((api) => api.traceReduction(game, universe))
      .then(
        (answer) => {
          if (gone) return;
          trace.value = answer;
          problem.value = undefined;
          at.value = 0;
        },
        (error) => {
          if (gone) return;
          if (error instanceof Failed) problem.value = error.problem;
          else if (error instanceof Stopped) problem.value = STOPPED;
          else throw error;
        },
      );
    return () => {
      gone = true;
    };
  }, [game, universe, ready, trace, problem, at]);

  const { label } = universeLabel(universe);
  if (problem.value) return <Problem problem={problem.value} statement={`explain(${game})`} />;
  if (trace.value === undefined) {
    return (
      <div class="trace-waiting">
        {ready ? <Waiting>Working out the steps…</Waiting> : <p class="quiet">…</p>}
      </div>
    );
  }
  const { steps, total } = trace.value;
  const step = steps[Math.min(at.value, steps.length - 1)];
  if (step === undefined) {
    return (
      <p>
        <Formula game={trace.value.game} /> is its own simplest form modulo <Barred text={label} />:
        there is nothing to take away.
      </p>
    );
  }
  const move = (by: number) => {
    at.value = Math.max(0, Math.min(steps.length - 1, at.value + by));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div class="trace">
      <fieldset class="steps" onKeyDown={keys} aria-label="Steps of the reduction">
        <button type="button" onClick={() => move(-1)} disabled={at.value === 0}>
          ← back
        </button>
        <span role="status">
          step {at.value + 1} of {steps.length}
          {total > steps.length && ` (${total} in all)`}
        </span>
        <button type="button" onClick={() => move(1)} disabled={at.value === steps.length - 1}>
          next →
        </button>
      </fieldset>
      <p class="step-said">
        <Phrases parts={step.says} />
      </p>
      <div class="before-after">
        <div>
          <h4>before</h4>
          <Picture picture={step.beforePicture} bare />
        </div>
        <div>
          <h4>after</h4>
          <Picture picture={step.afterPicture} bare />
        </div>
      </div>
      <details class="why">
        <summary>
          Why this is allowed modulo <Barred text={label} />
        </summary>
        <Sentences sentence={step.reason} open={2} />
      </details>
    </div>
  );
}
