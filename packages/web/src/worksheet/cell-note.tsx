// What is to be said below a cell: that it runs, or why its answers may not be what the sheet says.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { progressText } from '../parts/progress.ts';
import type { Cell } from './cell.ts';
import type { RunQueue } from './run-queue.ts';

export function Note({ cell, queue }: { readonly cell: Cell; readonly queue: RunQueue }) {
  switch (cell.phase.value) {
    case 'running':
      return <Waiting queue={queue} />;
    case 'waiting':
      return <p class="quiet">waits for the cells above</p>;
    default:
  }
  switch (cell.standing.value) {
    case 'new':
      return cell.unfinished.value === cell.text.value ? (
        <p class="quiet">Begun before, and not finished. Run it again for its answer.</p>
      ) : null;
    case 'stopped':
      return (
        <p class="note">
          Stopped. What was found before stands above; the other cells are as they were.
        </p>
      );
    case 'stale':
      return (
        <p class="quiet">A cell above has changed since. Run again to bring this up to date.</p>
      );
    case 'without':
      return <p class="quiet">Found without a cell above that was stopped.</p>;
    case 'brought': {
      const which = cell.answers.value?.elder ? ' from another version of Proviso' : '';
      return (
        <p class="quiet">{`Came with the link${which}, and was not computed here. Run it to check it and to copy it.`}</p>
      );
    }
    case 'elder':
      return (
        <p class="quiet">
          Found by another version of Proviso. Run again to see what this one says.
        </p>
      );
    default:
      return null;
  }
}

/** What is being computed, how far, and how to stop it. */
function Waiting({ queue }: { readonly queue: RunQueue }) {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 250);
    return () => clearInterval(timer);
  }, [now]);
  const { value } = queue.running;
  if (value === undefined) return null;
  const seconds = Math.max(0, Math.floor((now.value - value.since) / 1000));
  const { progress } = value;
  return (
    <p class="quiet waiting">
      computing <code>{short(progress?.again ?? value.statement)}</code>
      {progress?.again !== undefined && (
        <>
          {' '}
          again, for <code>{short(value.statement)}</code>
        </>
      )}
      {seconds > 0 && ` · ${seconds} s`}
      {progress && ` · ${progressText(progress)}`}
      {seconds > 0 && ' · Stop or Esc ends it and keeps the rest'}
    </p>
  );
}

/** A statement in one line. */
export function short(statement: string): string {
  const line = statement.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
