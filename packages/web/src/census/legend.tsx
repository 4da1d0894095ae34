// What the letters, marks and tints of the table mean, with how many forms have each.

import type { CensusStudy } from '../protocol/censuses.ts';
import { texts } from '../texts/texts.ts';
import type { Colouring } from './census-address.ts';
import { classAt, INVERTIBLE, markOf, NONE, NOT_INVERTIBLE, tintOf, wordsOf } from './colouring.ts';

interface Props {
  readonly study: CensusStudy;
  readonly colouring: Colouring;
  readonly comparing: boolean;
}

const VALUES: Readonly<Record<Exclude<Colouring, 'class'>, readonly string[]>> = {
  outcome: ['L', 'N', 'P', 'R'],
  strong: ['L', 'N', 'P', 'R', NONE],
  invertible: [INVERTIBLE, NOT_INVERTIBLE],
};

/** What stands in a cell that stands for all. */
const SAMPLE = { number: 7, here: 'N', there: 'P' } as const;

export function Legend({ study, colouring, comparing }: Props) {
  const t = texts.value.census;
  const places = [...study.forms.keys()];
  const outside = places.filter((place) => study.forms[place]?.class === undefined).length;
  const entries =
    colouring === 'class'
      ? []
      : VALUES[colouring].flatMap((value) => {
          const having = places.filter((place) => markOf(study, place, colouring) === value);
          const [first] = having;
          if (first === undefined) return [];
          const classes = new Set(having.map((place) => classAt(study, place)?.number)).size;
          const tint = tintOf(study, first, colouring);
          return [{ value, tint, says: wordsOf(value, colouring), forms: having.length, classes }];
        });
  return (
    <ul class="legend">
      {colouring === 'class' && (
        <>
          <li>
            <span class="swatch untinted">{SAMPLE.number}</span>
            <span>{t.legendClass}</span>
          </li>
          <li>
            <span class="swatch tint-1">{SAMPLE.number}</span>
            <span>{t.legendShared}</span>
          </li>
        </>
      )}
      {entries.map(({ value, tint, says, forms, classes }) => (
        <li key={value}>
          <span class={`swatch ${tint}`}>{value}</span>
          <span>
            {says} <span class="quiet">{t.inClasses(forms, classes)}</span>
          </span>
        </li>
      ))}
      {outside > 0 && (
        <li>
          <span class="swatch outside">·</span>
          <span>
            {t.outside} <span class="quiet">{t.formsCount(outside)}</span>
          </span>
        </li>
      )}
      <li>
        <span class="swatch untinted reduced">
          <span class="mark">{SAMPLE.here}</span>
        </span>
        <span>{t.legendReduced}</span>
      </li>
      {comparing && (
        <li>
          <span class="swatch untinted changed">
            {SAMPLE.here}
            <span class="corner-mark">{SAMPLE.there}</span>
          </span>
          <span>{t.legendBadge}</span>
        </li>
      )}
    </ul>
  );
}
