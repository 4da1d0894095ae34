// Φ as a strip: which element each heap is, or each game, with its outcome. Rows are as long as the period,
// so that what repeats stands below itself; whatever is pressed is added to the sum.

import { Letters } from '../parts/letters.tsx';
import { Formula } from '../parts/math.tsx';
import type { QuotientStudy } from '../protocol/quotients.ts';
import { texts } from '../texts/texts.ts';

/** Longer strips of what repeats are cut after the second period. */
const MOST = 240;

interface Props {
  readonly study: QuotientStudy;
  readonly add: (name: string) => void;
}

export function PhiStrip({ study, add }: Props) {
  const t = texts.value.quotient;
  const { kinds, period, of } = study;
  const isHeaps = of === 'heaps';
  const repeated = period?.forAll ? period.from + 2 * period.period - 1 : MOST;
  const shown = kinds.slice(0, Math.min(MOST, Math.max(repeated, 12)));
  const inPeriod = (heap: number) =>
    isHeaps && period !== undefined && heap >= period.from && heap < period.from + period.period;
  return (
    <>
      <ol class={isHeaps ? 'phi' : 'phi games'} style={{ '--across': rowLength(study) }}>
        {shown.map(({ name, element }, i) => (
          <li key={name.text} class={inPeriod(i + 1) ? 'in-period' : undefined}>
            <button
              type="button"
              class={`won-${element.outcome}`}
              title={inPeriod(i + 1) ? t.periodHere : undefined}
              aria-label={(isHeaps ? t.addHeap : t.addGame)(
                name.text,
                element.text,
                element.outcome,
              )}
              onClick={() => add(name.text)}
            >
              <span class="phi-name">{isHeaps ? name.text : <Formula game={name} />}</span>
              <span class="phi-element">
                <Letters text={element.text} />
                <sub>{element.outcome}</sub>
              </span>
            </button>
          </li>
        ))}
        {(shown.length < kinds.length || period?.forAll) && <li class="phi-more">…</li>}
      </ol>
      <p class="quiet">{t.phiHint}</p>
    </>
  );
}

/** As many in a row as the period says, or as some periods make about twelve. */
function rowLength({ period, kinds }: QuotientStudy): number {
  if (period === undefined || period.period > 24) return Math.min(12, Math.max(1, kinds.length));
  return period.period * Math.max(1, Math.floor(12 / period.period));
}
