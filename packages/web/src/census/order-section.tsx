// The order of the classes: a diagram to be searched, the interval between two classes, and a way from one
// to the other.

import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { orderDrawing } from '../client/census-question.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { useFocusAfter } from '../parts/focus-after.ts';
import { LinkList } from '../parts/link-list.tsx';
import { Formula } from '../parts/math.tsx';
import type { CensusClass, CensusStudy } from '../protocol/censuses.ts';
import { address, go } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { type CensusAddress, censusAddress } from './census-address.ts';
import { ClassLink } from './class-link.tsx';
import { findClasses } from './find-classes.ts';
import { MarkedOrder } from './marked-order.tsx';
import type { CoverOrder, Interval } from './order.ts';

interface Props {
  readonly study: CensusStudy;
  readonly order: CoverOrder;
  readonly at: CensusAddress;
}

export function OrderSection({ study, order, at }: Props) {
  const t = texts.value.census;
  const { classes, covers, universe } = study;
  const { chosen, to } = at;
  const alone = useSignal(false);
  const interval = useMemo(
    () => (chosen === undefined || to === undefined ? undefined : order.interval(chosen, to)),
    [order, chosen, to],
  );
  const only = alone.value && interval !== undefined;
  const numbers = only ? interval.elements : classes.map(({ number }) => number);
  const kind = useMemo(() => orderDrawing(study), [study]);
  const live = useAnswer(kind, { universe, numbers: only ? numbers.join(' ') : '' });
  const maximal = classes.filter(({ number }) => order.above(number).length === 0);
  const minimal = classes.filter(({ number }) => order.below(number).length === 0);
  return (
    <section class="census-order">
      <h2>{t.order}</h2>
      <p class="quiet">
        {t.orderSays(classes.length, covers.length, maximal.length, minimal.length)}
      </p>
      <div class="order-tools">
        <Finder study={study} at={at} />
        <Ends study={study} at={at} interval={interval} alone={alone} />
      </div>
      <div class="order-picture">
        <AnswerStatus live={live} />
        <Answered live={live}>
          {(picture, asked) => (
            <MarkedOrder
              picture={picture}
              classes={
                asked.numbers === ''
                  ? classes
                  : asked.numbers.split(' ').flatMap((number) => classes[Number(number) - 1] ?? [])
              }
              at={at}
              interval={interval}
            />
          )}
        </Answered>
      </div>
    </section>
  );
}

/** So many finds are offered. */
const MOST_FOUND = 8;

/** The box for a label or a form, and what it may mean. */
function Finder({ study, at }: Pick<Props, 'study' | 'at'>) {
  const t = texts.value.census;
  const typed = useSignal('');
  const found = useMemo(() => findClasses(study, typed.value), [study, typed.value]);
  const choose = (one: CensusClass | undefined) => {
    if (one === undefined) return;
    go(...censusAddress({ ...at, chosen: one.number }));
  };
  return (
    <form
      class="finder"
      onSubmit={(event) => {
        event.preventDefault();
        choose(found[0]);
      }}
    >
      <label for="find-class">{t.find}</label>
      <input
        id="find-class"
        type="search"
        value={typed.value}
        placeholder={`${study.universe}.2.7, {0|*}`}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="found-classes"
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
        }}
      />
      <p class="found quiet" id="found-classes" role="status">
        {typed.value.trim() === '' ? t.findHint : t.found(found.length)}
      </p>
      {found.length > 0 && (
        <LinkList
          of={found.slice(0, MOST_FOUND)}
          name={({ number }) => number}
          link={({ number }) => <ClassLink study={study} at={at} number={number} written />}
        />
      )}
    </form>
  );
}

interface EndsProps extends Pick<Props, 'study' | 'at'> {
  readonly interval: Interval | undefined;
  readonly alone: { value: boolean };
}

/** The class that is looked at, the other end, and what lies between them. */
function Ends({ study, at, interval, alone }: EndsProps) {
  const t = texts.value.census;
  const { chosen, to } = at;
  const ends = useRef<HTMLDivElement>(null);
  useFocusAfter(to, () => ends.current);
  const shown = chosen === undefined ? undefined : study.classes[chosen - 1];
  const one = (number: number, written = false) => (
    <ClassLink study={study} at={at} number={number} written={written} />
  );
  if (shown === undefined) return <p class="ends quiet">{t.endsHint}</p>;
  const pinned = to === undefined ? undefined : study.classes[to - 1];
  return (
    <div class="ends" ref={ends} tabIndex={-1}>
      <p>
        {t.lookedAt(
          <strong>
            {shown.label} <Formula game={{ text: shown.simplest.text }} />
          </strong>,
        )}{' '}
        {to !== chosen && (
          <a class="button" href={address(...censusAddress({ ...at, to: chosen }))}>
            {t.pin}
          </a>
        )}
      </p>
      {pinned !== undefined && (
        <p>
          {t.pinned(one(pinned.number, true))}{' '}
          <a class="button" href={address(...censusAddress({ ...at, to: undefined }))}>
            {t.unpin}
          </a>
        </p>
      )}
      {pinned !== undefined && to === chosen && <p class="quiet">{t.pinHint}</p>}
      {pinned !== undefined && to !== chosen && interval === undefined && (
        <p role="status">{t.incomparable}</p>
      )}
      {interval !== undefined && to !== chosen && (
        <div role="status">
          <p>
            {t.interval(one(interval.top), one(interval.bottom), interval.elements.length)}{' '}
            <label>
              <input
                type="checkbox"
                checked={alone.value}
                onChange={({ currentTarget }) => {
                  alone.value = currentTarget.checked;
                }}
              />{' '}
              {t.alone}
            </label>
          </p>
          <p>{t.path(interval.path.length)}</p>
          <ol class="path">
            {interval.path.map((number) => (
              <li key={number}>{one(number, true)}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
