// What is told of the form that is pointed to: its class in a few words, and where one can go from here.

import type { ComponentChildren } from 'preact';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Term } from '../parts/term.tsx';
import { UniverseTerm } from '../parts/universe-term.tsx';
import type { CensusStudy } from '../protocol/censuses.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import type { CensusAddress } from './census-address.ts';
import type { Changes } from './changes.ts';
import { ClassLink } from './class-link.tsx';
import { classAt } from './colouring.ts';

interface Props {
  readonly study: CensusStudy;
  readonly at: CensusAddress;
  readonly place: number | undefined;
  readonly compared?: { readonly study: CensusStudy; readonly changes: Changes } | undefined;
}

export function FormCard({ study, at, place, compared }: Props) {
  const t = texts.value.census;
  const form = place === undefined ? undefined : study.forms[place];
  if (place === undefined || form === undefined) {
    return (
      <div class="form-card">
        <p class="quiet">{t.hint}</p>
      </div>
    );
  }
  const found = classAt(study, place);
  const there = compared && classAt(compared.study, place);
  return (
    <div class="form-card">
      <p class="card-head">
        <span class="card-form">
          <Formula game={form.game} />{' '}
          {found && found.simplest.text !== form.game.text && (
            <>
              <span class="quiet">=</span> <Formula game={found.simplest} />
            </>
          )}
        </span>
        <a href={address('game', form.game.ascii ?? form.game.text)}>{t.openGame}</a>
      </p>
      {found === undefined ? (
        <p>
          {t.notIn(<UniverseTerm universe={study.universe} />)}{' '}
          <Outcome is={form.outcome} spelled />
        </p>
      ) : (
        <dl class="card-facts">
          <Fact name={t.class}>
            <ClassLink study={study} at={at} number={found.number} />{' '}
            <span class="quiet">{t.formsCount(found.members.length)}</span>
          </Fact>
          <Fact name={<Term name="outcome">{t.colourings.outcome}</Term>}>
            <Outcome is={found.outcome} />
          </Fact>
          {found.strong && (
            <Fact name={<Term name="strong outcome">{t.strongOutcome}</Term>}>
              <Outcome is={found.strong} />
            </Fact>
          )}
          <Fact name={<Term name="invertible">{t.inverse}</Term>}>
            {found.inverse === undefined ? (
              t.none
            ) : (
              <ClassLink study={study} at={at} number={found.inverse} />
            )}
          </Fact>
          {compared && at.other && (
            <Fact name={t.in(<UniverseTerm universe={at.other} />)}>
              {there === undefined ? (
                t.noMember
              ) : (
                <>
                  <ClassLink
                    study={compared.study}
                    at={{ ...at, universe: at.other, other: at.universe, to: undefined }}
                    number={there.number}
                  />{' '}
                  <span class="quiet">{t.formsCount(there.members.length)}</span>
                </>
              )}
            </Fact>
          )}
        </dl>
      )}
    </div>
  );
}

function Fact(props: { readonly name: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
