// The plot of an answer, drawn when it is asked for.

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { plotDrawing } from '../client/questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { AnswerStatus } from '../parts/answered.tsx';
import { Choice } from '../parts/choice.tsx';
import { Picture } from '../parts/picture.tsx';
import type { Shown } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { plotsIn } from './plotted.ts';

interface Props {
  readonly shown: Shown;
  readonly json: string;
  readonly of: string;
}

export function PlotFold({ shown, json, of }: Props) {
  const t = texts.value.worksheet.shown;
  const open = useSignal(false);
  return (
    <details
      class="menu plot"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary aria-label={t.plotOf(of)}>{t.plot}</summary>
      {open.value && <Plots shown={shown} json={json} of={of} />}
    </details>
  );
}

function Plots({ shown, json, of }: Props) {
  const t = texts.value.worksheet.shown;
  // The axes are named in the language of the page.
  const { value: words } = texts;
  const plots = useMemo(() => plotsIn(shown, json), [shown, json, words]);
  const chosen = useSignal('0');
  const plot = plots[Number(chosen.value)]?.plot;
  const live = useAnswer(plotDrawing, plot && { plot });
  if (plot === undefined) return <p class="quiet">{t.noPoint}</p>;
  return (
    <>
      {plots.length > 1 && (
        <Choice
          label={t.upwards}
          value={chosen.value}
          options={Object.fromEntries(plots.map(({ name }, i) => [String(i), name]))}
          choose={(value) => {
            chosen.value = value;
          }}
        />
      )}
      {live?.answer ? (
        <Picture picture={live.answer} name="plot" of={t.thePlot(of)} />
      ) : (
        <AnswerStatus live={live} />
      )}
    </>
  );
}
