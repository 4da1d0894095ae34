// A class: what it is called, all its forms, its neighbours in the order, its inverse; how it is cited.

import { useRef } from 'preact/hooks';
import { CiteClass } from '../catalogue/cite-class.tsx';
import { ClassBoards } from '../catalogue/class-boards.tsx';
import { Occurrences } from '../catalogue/occurrences.tsx';
import { useFocusAfter } from '../parts/focus-after.ts';
import { LinkList } from '../parts/link-list.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Term } from '../parts/term.tsx';
import type { CensusClass, CensusStudy } from '../protocol/censuses.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import type { CensusAddress } from './census-address.ts';
import { ClassLink } from './class-link.tsx';
import { FormLink } from './form-link.tsx';
import type { CoverOrder } from './order.ts';

interface Props {
  readonly study: CensusStudy;
  readonly order: CoverOrder;
  readonly at: CensusAddress;
  readonly shown: CensusClass;
}

export function ClassPanel({ study, order, at, shown }: Props) {
  const { catalogue, census: t } = texts.value;
  const { label, simplest, members, outcome, strong, inverse, conjugate } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(label, () => heading.current);
  const one = (number: number) => <ClassLink study={study} at={at} number={number} />;
  return (
    <section class="class-panel" aria-label={label}>
      <h2 ref={heading} tabIndex={-1}>
        {label}{' '}
        <a href={address('game', simplest.ascii ?? simplest.text)}>
          <Formula game={simplest} />
        </a>
      </h2>
      <dl class="facts">
        <dt>
          <Term name="outcome">{t.colourings.outcome}</Term>
        </dt>
        <dd>
          <Outcome is={outcome} spelled />
        </dd>
        {strong && (
          <>
            <dt>
              <Term name="strong outcome">{t.strongOutcome}</Term>
            </dt>
            <dd>
              <Outcome is={strong} />
            </dd>
          </>
        )}
        <dt>
          <Term name="invertible">{t.inverse}</Term>
        </dt>
        <dd>{inverse === undefined ? t.none : one(inverse)}</dd>
        {conjugate !== undefined && (
          <>
            <dt>
              <Term name="conjugate">{t.conjugate}</Term>
            </dt>
            <dd>{conjugate === shown.number ? t.itself : one(conjugate)}</dd>
          </>
        )}
        {shown.canonical !== undefined && shown.canonical.ascii !== simplest.ascii && (
          <>
            <dt>
              <Term name="canonical form">{t.canonical}</Term>
            </dt>
            <dd>
              <Formula game={shown.canonical} />
            </dd>
          </>
        )}
        {shown.pFree !== undefined && (
          <>
            <dt>
              <Term name="P-free">{catalogue.fields.pFree}</Term>
            </dt>
            <dd>{shown.pFree ? catalogue.yes : catalogue.no}</dd>
          </>
        )}
        <dt>{t.above}</dt>
        <dd>
          <Neighbours {...{ study, at }} numbers={order.above(shown.number)} none={t.maximal} />
        </dd>
        <dt>{t.below}</dt>
        <dd>
          <Neighbours {...{ study, at }} numbers={order.below(shown.number)} none={t.minimal} />
        </dd>
        <dt>{t.forms}</dt>
        <dd>
          <Forms study={study} places={members} />
        </dd>
        <Occurrences label={label} />
      </dl>
      <ClassBoards key={label} label={label} />
      <CiteClass key={label} shown={shown} />
    </section>
  );
}

interface NeighboursProps extends Pick<Props, 'study' | 'at'> {
  readonly numbers: readonly number[];
  readonly none: string;
}

function Neighbours({ study, at, numbers, none }: NeighboursProps) {
  if (numbers.length === 0) return <>{none}</>;
  return (
    <LinkList
      of={numbers}
      name={(number) => number}
      link={(number) => <ClassLink study={study} at={at} number={number} />}
    />
  );
}

/** More forms than this are behind a line. */
const MOST_FORMS = 12;

function Forms({ study, places }: { study: CensusStudy; places: readonly number[] }) {
  return (
    <LinkList
      of={places}
      most={MOST_FORMS}
      name={(place) => place}
      link={(place) => <FormLink study={study} place={place} />}
    />
  );
}
