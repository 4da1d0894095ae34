// The census of day 2: the papers' table of all 256 forms, coloured by what one asks of a universe; what
// changes between two of them; the classes and their order. The address holds all of it.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { LookUpBox } from '../catalogue/look-up-box.tsx';
import { censusStudy } from '../client/census-question.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Choice } from '../parts/choice.tsx';
import { UniverseTerm } from '../parts/universe-term.tsx';
import type { CensusStudy } from '../protocol/censuses.ts';
import { UNIVERSES, universeLabel } from '../protocol/universes.ts';
import { go, route } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import {
  type CensusAddress,
  censusAddress,
  readCensusAddress,
  usualKey,
} from './census-address.ts';
import { changesBetween } from './changes.ts';
import { ChangesList } from './changes-list.tsx';
import { ClassPanel } from './class-panel.tsx';
import { FormCard } from './form-card.tsx';
import { FormGrid } from './form-grid.tsx';
import { Legend } from './legend.tsx';
import { CoverOrder } from './order.ts';
import { OrderMap } from './order-map.tsx';
import { OrderSection } from './order-section.tsx';
import { UniverseMap } from './universe-map.tsx';

export function CensusView() {
  const at = readCensusAddress(route.value);
  const t = texts.value.census;
  const live = useAnswer(censusStudy, { universe: at.universe });
  const asked = at.other && { universe: at.other };
  const second = useAnswer(censusStudy, asked, live.state === 'done');
  useSubject(subjectOf(at));
  const change = (to: Partial<CensusAddress>) => go(...censusAddress({ ...at, ...to }));
  const others = Object.fromEntries(
    UNIVERSES.filter(({ key }) => key !== at.universe).map(({ key, label }) => [key, label]),
  );
  return (
    <div class="census">
      <section>
        <h1>{t.heading}</h1>
        <p class="quiet">
          {t.intro}{' '}
          <a href="./guide/catalogue.html#the-census-on-the-page" hreflang="en">
            {t.guide}
          </a>
        </p>
        {at.unknown !== undefined && <p role="alert">{t.unknown(at.unknown)}</p>}
        <LookUpBox />
        <UniverseMap at={at} />
        <div class="census-how">
          <Choice
            label={t.colouredBy}
            value={at.colouring}
            options={t.colourings}
            choose={(colouring) => change({ colouring })}
          />
          <Choice<string>
            label={t.comparedWith}
            value={at.other ?? ''}
            options={{ '': t.nothing, ...others }}
            choose={(key) => change({ other: usualKey(key) })}
          />
        </div>
      </section>
      <section aria-busy={live.state === 'computing'}>
        <div class="census-status">
          <AnswerStatus live={live.state === 'done' ? (second ?? live) : live} />
        </div>
        <Answered live={live} empty={<div class="grid-room" />}>
          {(study) => <Taken study={study} other={second?.answer} at={at} />}
        </Answered>
      </section>
      <OrderMap at={at} />
    </div>
  );
}

/** What tells this page from others: the class or the universe, and how it is looked at. */
function subjectOf({ universe, chosen, colouring, other }: CensusAddress): string {
  const t = texts.value.census;
  const { label } = universeLabel(universe);
  const beside = other === undefined ? [] : [t.versus(universeLabel(other).label)];
  const of = chosen === undefined ? label : `${universe}.2.${chosen}`;
  return [of, ...beside, ...(colouring === 'outcome' ? [] : [t.colourings[colouring]])].join(', ');
}

interface TakenProps {
  readonly study: CensusStudy;
  readonly other: CensusStudy | undefined;
  readonly at: CensusAddress;
}

function Taken({ study, other, at }: TakenProps) {
  const t = texts.value.census;
  const pointed = useSignal<number | undefined>(undefined);
  const order = useMemo(() => new CoverOrder(study.covers), [study]);
  const compared = useMemo(
    () => other && { study: other, changes: changesBetween(study, other) },
    [study, other],
  );
  const { classes, forms } = study;
  const shown = at.chosen === undefined ? undefined : classes[at.chosen - 1];
  const members = forms.filter((form) => form.class !== undefined).length;
  const invertible = classes.filter(({ inverse }) => inverse !== undefined).length;
  const choose = (place: number) => {
    const chosen = forms[place]?.class;
    if (chosen !== undefined) go(...censusAddress({ ...at, chosen }));
  };
  // Whoever has gone on to another class no longer looks at what was pointed to.
  useLayoutEffect(() => {
    const before = pointed.peek();
    if (before !== undefined && forms[before]?.class !== at.chosen) pointed.value = undefined;
  }, [at.chosen]);
  // What is pointed to; otherwise the first form of the class that is looked at.
  const place = pointed.value ?? shown?.members[0];
  return (
    <div class="census-taken">
      <p class="census-counts">
        {t.counts(
          forms.length,
          members,
          classes.length,
          invertible,
          <UniverseTerm universe={study.universe} />,
        )}
      </p>
      <div class="census-main">
        <div class="census-table">
          <FormGrid
            study={study}
            colouring={at.colouring}
            label={t.table(universeLabel(study.universe).label, t.colourings[at.colouring])}
            compared={compared}
            chosen={shown?.number}
            pointed={pointed}
            choose={choose}
          />
          <Legend study={study} colouring={at.colouring} comparing={compared !== undefined} />
        </div>
        <div class="census-beside">
          <FormCard study={study} at={at} place={place} compared={compared} />
          {at.chosen !== undefined && shown === undefined && (
            <p role="alert">{t.noSuchNumber(study.universe, at.chosen, classes.length)}</p>
          )}
          {shown ? (
            <ClassPanel study={study} order={order} at={at} shown={shown} />
          ) : (
            <p class="quiet class-none">{t.chooseHint}</p>
          )}
        </div>
      </div>
      {compared && (
        <ChangesList study={study} other={compared.study} changes={compared.changes} at={at} />
      )}
      <OrderSection study={study} order={order} at={at} />
    </div>
  );
}
