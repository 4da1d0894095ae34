// What is to be said below a cell: that it runs, or why its answers may not be what the sheet says.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { progressText } from '../parts/progress.ts';
import { texts } from '../texts/texts.ts';
import type { Cell } from './cell.ts';
import type { RunQueue } from './run-queue.ts';

export function Note({ cell, queue }: { readonly cell: Cell; readonly queue: RunQueue }) {
  const t = texts.value.worksheet.note;
  switch (cell.phase.value) {
    case 'running':
      return <Waiting queue={queue} />;
    case 'waiting':
      return <p class="quiet">{t.waits}</p>;
    default:
  }
  switch (cell.standing.value) {
    case 'new':
      return cell.unfinished.value === cell.text.value ? <p class="quiet">{t.unfinished}</p> : null;
    case 'stopped':
      return <p class="note">{t.stopped}</p>;
    case 'stale':
      return <p class="quiet">{t.stale}</p>;
    case 'without':
      return <p class="quiet">{t.without}</p>;
    case 'brought': {
      return <p class="quiet">{cell.answers.value?.elder ? t.broughtElder : t.brought}</p>;
    }
    case 'elder':
      return <p class="quiet">{t.elder}</p>;
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
  const t = texts.value.worksheet.note;
  const statement = <code>{short(value.statement)}</code>;
  return (
    <p class="quiet waiting">
      {progress?.again === undefined
        ? t.computing(statement)
        : t.computingAgain(<code>{short(progress.again)}</code>, statement)}
      {seconds > 0 && ` · ${texts.value.parts.answered.seconds(seconds)}`}
      {progress && ` · ${progressText(progress)}`}
      {value.again && ` · ${t.again}`}
      {value.insisted && ` · ${t.already}`}
      {seconds > 0 && !value.insisted && <span class="how-to-stop">{` · ${t.howToStop}`}</span>}
    </p>
  );
}

/** A statement in one line. */
export function short(statement: string): string {
  const line = statement.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
