// How far the checks are that were asked for, how they are stopped, and what came of them all, unless that
// is told elsewhere.

import { useRef } from 'preact/hooks';
import { useFocusAfter } from '../parts/focus-after.ts';
import { texts } from '../texts/texts.ts';
import { pageRuns, secondsText } from './page-runs.ts';

export function QueueStatus({ told = true }: { readonly told?: boolean }) {
  const t = texts.value.papers;
  const { busy, total, done, stood, failed, cases, milliseconds, stopped } = pageRuns.queue.value;
  // The button that stops goes when there is nothing to stop.
  const status = useRef<HTMLDivElement>(null);
  useFocusAfter(busy, () => status.current);
  return (
    <div class="papers-queue" ref={status} tabIndex={-1}>
      {busy && (
        <p class="computing">
          <progress max={total} value={done} aria-label={t.progress(done, total)} />{' '}
          <span>{t.progress(done, total)}</span>{' '}
          <button type="button" onClick={() => pageRuns.stop()} title={t.stopTitle}>
            {t.stop}
          </button>
        </p>
      )}
      <p role="status">
        {told && !busy && total > 0 && (
          <>
            {stopped && `${t.endedStopped} `}
            {t.ended(stood, cases, secondsText(milliseconds, texts.value.common.locale))}
            {failed > 0 && <strong> {t.endedFailed(failed)}</strong>}
          </>
        )}
      </p>
    </div>
  );
}
