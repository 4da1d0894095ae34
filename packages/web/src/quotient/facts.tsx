// What a quotient is, in a few lines: how large, of what, its presentation, period and structure.

import type { ComponentChildren } from 'preact';
import { Letters } from '../parts/letters.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Presentation } from '../parts/presentation.tsx';
import type { FiniteQuotient, QuotientStudy } from '../protocol/quotients.ts';
import { texts } from '../texts/texts.ts';

/** Longer lists of elements are cut. */
const MOST_NAMED = 60;

export function Facts({ study, more }: { readonly study: QuotientStudy; readonly more: boolean }) {
  const t = texts.value.quotient;
  const { finite, classes = [], heaps, wanted, of, kinds } = study;
  return (
    <div class="quotient-facts">
      <p class="big">
        <strong>{finite ? t.elements(finite.elements.length) : t.infinite(classes.length)}</strong>{' '}
        <Whose study={study} />
      </p>
      {of === 'heaps' && heaps < wanted && !more && <p class="note">{t.reached(heaps, wanted)}</p>}
      <dl class="facts">
        {finite && (
          <>
            <dt>{t.presentation}</dt>
            <dd class="presentation">
              <Presentation presentation={finite.presentation} />
            </dd>
            {finite.letters.length > 0 && (
              <>
                <dt>{t.letters}</dt>
                <dd>
                  {commas(
                    finite.letters.map(({ letter, kind }) => (
                      <span key={letter} class="no-break">
                        <Letters text={letter} /> = <KindName study={study} kind={kind} />
                      </span>
                    )),
                  )}
                </dd>
              </>
            )}
          </>
        )}
        {study.presentation && (
          <>
            <dt>{t.presentation}</dt>
            <dd class="presentation">
              <Presentation presentation={study.presentation} />
            </dd>
          </>
        )}
        {of === 'heaps' && kinds.length > 0 && (
          <>
            <dt>{t.period}</dt>
            <dd>
              <Period study={study} />
            </dd>
          </>
        )}
        {finite && <Structure finite={finite} partizan={study.partizan} />}
      </dl>
    </div>
  );
}

function Whose({ study }: { readonly study: QuotientStudy }) {
  const t = texts.value.quotient;
  const { of, subject, heaps, period } = study;
  if (of === 'games') {
    const games = study.asked?.map((game) => <Formula key={game.text} game={game} />);
    return <>{t.ofGames(games ? commas(games) : <code>{subject}</code>)}</>;
  }
  const name = <code>{subject}</code>;
  return <>{period?.forAll ? t.ofAll(name) : t.ofHeaps(heaps, name)}</>;
}

function KindName({ study, kind }: { readonly study: QuotientStudy; readonly kind: number }) {
  const name = study.kinds[kind]?.name;
  if (name === undefined) return null;
  if (study.of === 'games') return <Formula game={name} />;
  return <span>{texts.value.quotient.heap(name.text)}</span>;
}

function Period({ study: { period, heaps } }: { readonly study: QuotientStudy }) {
  const t = texts.value.quotient;
  if (period === undefined) return <>{t.none(heaps)}</>;
  return period.forAll ? (
    <span class="proved">{t.proved(period.period, period.from)}</span>
  ) : (
    <span>{t.seen(period.period, period.from, heaps)}</span>
  );
}

interface StructureProps {
  readonly finite: FiniteQuotient;
  readonly partizan: boolean;
}

function Structure({ finite, partizan }: StructureProps) {
  const t = texts.value.quotient;
  const { parts, kernel, units, isGroup, tame, elements } = finite;
  const name = (element: number) => elements[element]?.text ?? '';
  const kinds = [
    partizan ? t.partizan : t.impartial,
    ...(isGroup ? [t.isGroup] : []),
    ...(tame === undefined ? [] : [t.tame(2 ** tame - 1)]),
  ];
  return (
    <>
      <dt>{t.kind}</dt>
      <dd>{kinds.join(' · ')}</dd>
      <dt>{t.idempotents}</dt>
      <dd>
        {commas(
          parts.map(({ idempotent, group, groupName }) => (
            <span key={idempotent}>
              <Letters text={name(idempotent)} />
              {group.length > 1 &&
                t.group(
                  <span class="no-break">
                    <Letters text={groupName.text} />
                  </span>,
                )}
            </span>
          )),
        )}
      </dd>
      {!isGroup && (
        <>
          <dt>{t.kernel}</dt>
          <dd>
            <Elements finite={finite} of={kernel} />
          </dd>
          <dt>{t.units}</dt>
          <dd>
            <Elements finite={finite} of={units} />
          </dd>
        </>
      )}
    </>
  );
}

interface ElementsProps {
  readonly finite: FiniteQuotient;
  readonly of: readonly number[];
}

function Elements({ finite: { elements }, of }: ElementsProps) {
  const shown = of.slice(0, MOST_NAMED).map((at) => elements[at]?.text ?? '');
  return (
    <>
      <Letters text={shown.join(', ')} />
      {of.length > MOST_NAMED && texts.value.quotient.andMore(of.length - MOST_NAMED)}
    </>
  );
}

/** The elements of each outcome. */
export function Portions({ finite }: { readonly finite: FiniteQuotient }) {
  const numbers = [...finite.elements.keys()];
  return (
    <dl class="portions">
      {(['P', 'N', 'L', 'R'] as const).map((letter) => {
        const portion = numbers.filter((at) => finite.elements[at]?.outcome === letter);
        if (portion.length === 0) return null;
        return (
          <div key={letter}>
            <dt>
              <Outcome is={letter} />{' '}
              <span class="quiet">{texts.value.quotient.elements(portion.length)}</span>
            </dt>
            <dd>
              <Elements finite={finite} of={portion} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function commas(parts: readonly ComponentChildren[]): ComponentChildren[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));
}
