// A class of a table that has no grid, in full: dicots of day 3 and Left dead ends.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classStudy } from '../client/catalogue-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { useFocusAfter } from '../parts/focus-after.ts';
import { LinkList } from '../parts/link-list.tsx';
import { FoldedGame } from '../parts/long-form.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import { Term } from '../parts/term.tsx';
import { UniverseTerm } from '../parts/universe-term.tsx';
import type { ClassStudy, NamedClass } from '../protocol/catalogue.ts';
import { address } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { listAddress } from './catalogue-address.ts';
import { CiteClass } from './cite-class.tsx';
import { ClassBoards } from './class-boards.tsx';
import { LabelLink } from './label-link.tsx';
import { LookUpBox } from './look-up-box.tsx';
import { Occurrences } from './occurrences.tsx';

export function ClassPage({ label }: { readonly label: string }) {
  const t = texts.value.catalogue;
  useSubject(label);
  const live = useAnswer(classStudy, { label });
  const study = useRef<HTMLElement>(null);
  useFocusAfter(label, () => study.current);
  return (
    <>
      <section>
        <h1>{t.heading}</h1>
        <LookUpBox text={label} />
      </section>
      <section aria-busy={live.state === 'computing'} ref={study} tabIndex={-1}>
        <div class="census-status">
          <AnswerStatus live={live} />
        </div>
        <Answered live={live}>{(study) => <Study study={study} />}</Answered>
      </section>
    </>
  );
}

function Study({ study }: { readonly study: ClassStudy }) {
  const t = texts.value.catalogue;
  const { label, simplest, table, number, classes } = study;
  return (
    <div class="class-study">
      <div class="class-panel">
        <h2>{label}</h2>
        <p class="big">
          <a href={address('game', simplest.ascii ?? simplest.text)}>
            <FoldedGame game={simplest} />
          </a>
        </p>
        <p class="quiet">
          {t.numberOf(
            number,
            classes,
            <a href={address(...listAddress(table))}>{table}</a>,
            <UniverseTerm universe={study.universe} />,
          )}
        </p>
        <dl class="facts">
          <Facts study={study} />
        </dl>
        <CiteClass shown={study} />
      </div>
      <div>
        <Picture picture={study.picture} name={label} of={label} />
        <ClassBoards key={label} label={label} />
      </div>
    </div>
  );
}

interface FactProps {
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Facts({ study }: { readonly study: ClassStudy }) {
  const t = texts.value.catalogue;
  const { census } = texts.value;
  const { label, outcome, strong, inverse, conjugate, canonical, simplest, factors } = study;
  const written = (game: ClassStudy['smallest']) => <Formula game={{ text: game.text }} />;
  return (
    <>
      <Fact name={<Term name="outcome">{t.fields.outcome}</Term>}>
        <Outcome is={outcome} spelled />
      </Fact>
      {strong && (
        <Fact name={<Term name="strong outcome">{t.fields.strongOutcome}</Term>}>
          <Outcome is={strong} />
        </Fact>
      )}
      {inverse !== undefined && (
        <Fact name={<Term name="invertible">{census.inverse}</Term>}>
          {inverse === null ? census.none : one(inverse, label, census.itself)}
        </Fact>
      )}
      {conjugate && (
        <Fact name={<Term name="conjugate">{census.conjugate}</Term>}>
          {one(conjugate, label, census.itself)}
        </Fact>
      )}
      {study.pFree !== undefined && (
        <Fact name={<Term name="P-free">{t.fields.pFree}</Term>}>{study.pFree ? t.yes : t.no}</Fact>
      )}
      {canonical && canonical.ascii !== simplest.ascii && (
        <Fact name={<Term name="canonical form">{census.canonical}</Term>}>
          {written(canonical)}
        </Fact>
      )}
      <Fact name={t.measures}>{`${study.rank}, ${study.edges}, ${study.nodes}`}</Fact>
      <Fact name={t.heads.forms}>
        {study.forms.toLocaleString(texts.value.common.locale)}
        {study.forms > 1 && (
          <>
            , {t.smallest} {written(study.smallest)}
          </>
        )}
      </Fact>
      {study.compact && (
        <Fact name={t.compact}>
          <code>{study.compact}</code>
        </Fact>
      )}
      {factors && (
        <Fact name={t.factors}>
          {factors.map((each) => (
            <span key={each.join()} class="factorisation">
              <code>{each.length === 0 ? '0' : each.join(' + ')}</code>
            </span>
          ))}
        </Fact>
      )}
      <Fact name={census.above}>
        <Neighbours classes={study.above} none={census.maximal} />
      </Fact>
      <Fact name={census.below}>
        <Neighbours classes={study.below} none={census.minimal} />
      </Fact>
      <Occurrences label={label} />
    </>
  );
}

function one(other: NamedClass, own: string, itself: string): ComponentChildren {
  return other.label === own ? itself : <LabelLink one={other} />;
}

/** More neighbours than this are behind a line. */
const MOST = 24;

function Neighbours(props: { readonly classes: readonly NamedClass[]; readonly none: string }) {
  const { classes, none } = props;
  if (classes.length === 0) return <>{none}</>;
  return (
    <LinkList
      of={classes}
      most={MOST}
      name={({ label }) => label}
      link={(each) => <LabelLink one={each} />}
    />
  );
}
