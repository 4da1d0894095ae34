// The universes, each in the one before it, with how many classes there are of day 2; and normal play
// beside them. A press chooses one.

import { censusCounts } from '../client/census-question.ts';
import { useAnswer } from '../client/use-answer.ts';
import { AnswerStatus } from '../parts/answered.tsx';
import { Barred } from '../parts/barred.tsx';
import { universeWords } from '../parts/universe-words.ts';
import { UNIVERSES } from '../protocol/universes.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { type CensusAddress, censusAddress, usualKey } from './census-address.ts';

/** As many as there can be: what keeps the room of a number that is not known yet. */
const MOST = 256;

export function UniverseMap({ at }: { readonly at: CensusAddress }) {
  const t = texts.value.census;
  const live = useAnswer(censusCounts, {});
  const known = new Map(live.answer?.map((one) => [one.universe, one]));
  return (
    <nav class="universe-map" aria-label={t.universes}>
      <ol>
        {UNIVERSES.map(({ key, label, words, play }) => {
          const usual = usualKey(key);
          if (usual === undefined) return null;
          const counted = known.get(usual);
          const there = { ...at, universe: usual, chosen: undefined, to: undefined };
          const other = at.other === usual ? at.universe : at.other;
          return (
            <li key={key} class={play === 'normal' ? 'apart' : undefined}>
              <a
                href={address(...censusAddress({ ...there, other }))}
                aria-current={at.universe === usual ? 'true' : undefined}
                title={universeWords({ key, words })}
              >
                <strong>
                  <Barred text={label} />
                </strong>
                <span class={counted === undefined ? 'counts awaited' : 'counts'}>
                  <span>{t.classesCount(counted?.classes ?? MOST)}</span>
                  <span class="quiet">{t.formsCount(counted?.forms ?? MOST)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {/* While they are counted their room says it; where that was stopped, they can be counted again. */}
      {(live.state === 'stopped' || live.state === 'failed') && <AnswerStatus live={live} />}
    </nav>
  );
}
