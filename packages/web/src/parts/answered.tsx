// An answer on the page, with its question. What belongs to the question that is asked stands as it
// is. What belongs to an earlier one is dimmed, named, and cannot be used: nothing in it can be
// pressed, copied or followed.

import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { questionKey } from '../client/asker.ts';
import type { Live } from '../client/use-answer.ts';
import type { Phrase } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { Barred } from './barred.tsx';
import { Problem } from './problem.tsx';
import { progressText } from './progress.ts';
import '../style/answers.css';

interface AnsweredProps<Q extends object, A> {
  readonly live: Live<Q, A> | undefined;
  /** Draws an answer, for the question that it answers. */
  readonly children: (answer: A, question: Q) => ComponentChildren;
  /** Stands where no answer has ever been. */
  readonly empty?: ComponentChildren;
}

export function Answered<Q extends object, A>({ live, children, empty }: AnsweredProps<Q, A>) {
  if (live === undefined) return <>{empty}</>;
  const t = texts.value.parts.answered;
  const { question, answer, previous, kind } = live;
  const old = answer === undefined ? previous : undefined;
  const shown = answer === undefined ? old : { question, answer };
  return (
    <div class={old ? 'answer previous' : 'answer'}>
      {old && <p class="previous-name">{t.previous(<About parts={kind.about(old.question)} />)}</p>}
      <div class="answer-body" inert={old !== undefined}>
        {shown ? (
          <Fragment key={questionKey(shown.question)}>
            {children(shown.answer, shown.question)}
          </Fragment>
        ) : (
          empty
        )}
      </div>
    </div>
  );
}

interface StatusProps<Q extends object, A> {
  readonly live: Live<Q, A> | undefined;
  /** Why the question is held, and whether the reader may ask it nevertheless. */
  readonly held?: { readonly because: string; readonly offer: boolean } | undefined;
  /** Problems that are told elsewhere are not told here. */
  readonly problems?: boolean;
}

/** What is being computed, for how long, and how to end it; or how it ended. */
export function AnswerStatus<Q extends object, A>({
  live,
  held,
  problems = true,
}: StatusProps<Q, A>) {
  return (
    <div class="answer-status">
      {live && <Status live={live} held={held} />}
      {problems && live?.problem && (
        <Problem problem={live.problem} statement={live.kind.statement?.(live.question)} />
      )}
    </div>
  );
}

function Status<Q extends object, A>({ live, held }: StatusProps<Q, A>) {
  if (live === undefined) return null;
  const { state, kind, answer, progress, since, until = since, stop, again } = live;
  const t = texts.value.parts.answered;
  const parts = kind.about(live.question);
  const about = <About parts={parts} />;
  switch (state) {
    case 'computing':
      return (
        <p class="computing">
          <span role="status">{kind.doing?.() ?? t.computing(kind.what(), about)} …</span>{' '}
          <button type="button" onClick={stop} title={t.orEscape}>
            {t.stop}
          </button>{' '}
          <span class="elapsed" aria-hidden="true">
            <Elapsed key={since} since={since} />
            {answer !== undefined && kind.share && ` · ${kind.share(answer)}`}
            {progress && ` · ${progressText(progress)}`}
          </span>
        </p>
      );
    case 'stopped':
      return (
        <p class="note">
          <span role="status">
            {t.stoppedAfter(duration(until - since))}{' '}
            {kind.doing === undefined &&
              parts.length > 0 &&
              (answer === undefined ? t.nothingFound(about) : t.foundStands(about))}
          </span>{' '}
          <button type="button" onClick={again}>
            {t.again}
          </button>
        </p>
      );
    case 'held':
      return held === undefined ? null : (
        <p class="computing">
          {held.because}{' '}
          {held.offer && (
            <button type="button" onClick={again}>
              {t.now}
            </button>
          )}
        </p>
      );
    default:
      return null;
  }
}

/** Longer texts are cut where they are only named. */
const NAMED_LENGTH = 60;

function About({ parts }: { readonly parts: readonly Phrase[] }) {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <Barred key={`${i} ${part}`} text={part} />
        ) : (
          <code key={`${i} ${part.math}`} title={part.math}>
            {part.math.length <= NAMED_LENGTH
              ? part.math
              : `${part.math.slice(0, NAMED_LENGTH - 1)}…`}
          </code>
        ),
      )}
    </>
  );
}

/** The seconds since a moment, counted on; not read out each second. */
function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <>{duration(now - since)}</>;
}

/** A time in words: seconds, or minutes and seconds. */
function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const t = texts.value.parts.answered;
  if (seconds < 60) return t.seconds(seconds);
  return t.minutes(Math.floor(seconds / 60), seconds % 60);
}
