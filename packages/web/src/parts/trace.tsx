// The reduction of a game, one step at a time: forward and back, by button or arrow key.

import { useSignal } from '@preact/signals';
import { copiesOf } from '@proviso/language/sheets';
import type { AskedState } from '../client/asker.ts';
import { reduction } from '../client/questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import type { Trace as TraceData, Written } from '../protocol/answers.ts';
import { type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import { Answered, AnswerStatus } from './answered.tsx';
import { Barred } from './barred.tsx';
import { Cited } from './cited.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { Formula } from './math.tsx';
import { Picture } from './picture.tsx';
import { Phrases, Sentences } from './sentences.tsx';

interface Props {
  readonly game: string;
  readonly universe: UniverseKey;
  /** How the table stands: it comes first. */
  readonly table: AskedState;
}

export function Trace({ game, universe, table }: Props) {
  const live = useAnswer(reduction, { game, universe }, table === 'done');
  return (
    <div class="trace-block">
      <AnswerStatus live={live} held={heldFor(table)} />
      <Answered live={live}>{(trace) => <Steps trace={trace} />}</Answered>
    </div>
  );
}

/** Why a question waits for the table. */
export function heldFor(state: AskedState) {
  const { waitingForTable, tableStopped } = texts.value.parts.answered;
  switch (state) {
    case 'held':
    case 'computing':
      return { because: waitingForTable, offer: false };
    case 'stopped':
      return { because: tableStopped, offer: true };
    default:
      return undefined;
  }
}

/** The steps as data. */
function jsonOf({ universe, game, simplest, steps, total }: TraceData): string {
  const typed = ({ ascii, text }: Written) => ascii ?? text;
  const told = steps.map(({ kind, before, after }) => {
    return { kind, before: typed(before), after: typed(after) };
  });
  const whole = { game: typed(game), universe, simplest: typed(simplest), steps: told, total };
  return JSON.stringify(whole, null, 1);
}

function Steps({ trace }: { readonly trace: TraceData }) {
  const t = texts.value.parts.trace;
  const at = useSignal(0);
  const { label } = universeLabel(trace.universe);
  const { steps, total } = trace;
  const step = steps[Math.min(at.value, steps.length - 1)];
  if (step === undefined) {
    return <p>{t.nothing(<Formula game={trace.game} />, <Barred text={label} />)}</p>;
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
  // A button that is disabled while it is pressed by key loses the focus.
  return (
    <div class="trace">
      <fieldset class="steps" onKeyDown={keys} aria-label={t.label}>
        <button type="button" onClick={() => move(-1)} aria-disabled={at.value === 0}>
          {t.back}
        </button>
        <span role="status">
          {total > steps.length
            ? t.stepOfMore(at.value + 1, steps.length, total)
            : t.step(at.value + 1, steps.length)}
        </span>
        <button type="button" onClick={() => move(1)} aria-disabled={at.value === steps.length - 1}>
          {t.next}
        </button>
      </fieldset>
      <p class="step-said" lang="en">
        <Phrases parts={step.says} />{' '}
        {step.cites !== undefined && (
          <span class="cites">
            <Cited text={step.cites} />
          </span>
        )}
      </p>
      <div class="before-after">
        <div>
          <h3>{t.before}</h3>
          <Picture picture={step.beforePicture} bare />
        </div>
        <div>
          <h3>{t.after}</h3>
          <Picture picture={step.afterPicture} bare />
        </div>
      </div>
      <details class="why">
        <summary>{t.why(<Barred text={label} />)}</summary>
        <Sentences sentence={step.reason} open={2} />
      </details>
      <CopyMenu
        label={texts.value.parts.copyReduction}
        items={copiesOf(trace.told, jsonOf(trace))}
      />
      {trace.uncertified && <p class="quiet">{t.uncertified[trace.uncertified]}</p>}
    </div>
  );
}
