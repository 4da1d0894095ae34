// What changes from one universe to another, in numbers and class by class.

import { Barred } from '../parts/barred.tsx';
import { LinkList } from '../parts/link-list.tsx';
import type { CensusStudy } from '../protocol/censuses.ts';
import { universeLabel } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import type { CensusAddress } from './census-address.ts';
import type { Changes, Regrouping } from './changes.ts';
import { ClassLink } from './class-link.tsx';
import { markOf } from './colouring.ts';
import { SIGNS } from './form-grid.tsx';
import { FormLink } from './form-link.tsx';

interface Props {
  readonly study: CensusStudy;
  readonly other: CensusStudy;
  readonly changes: Changes;
  readonly at: CensusAddress;
}

const BECOMES = '→';

export function ChangesList({ study, other, changes, at }: Props) {
  const t = texts.value.census;
  const name = (key: CensusStudy['universe']) => <Barred text={universeLabel(key).label} />;
  const moved = (['leaves', 'enters'] as const).map((change) => ({
    change,
    places: [...changes.forms.keys()].filter((place) => changes.forms[place] === change),
  }));
  const regrouped = changes.groups.filter(({ change }) => change !== 'same');
  const kept = changes.groups.length - regrouped.length;
  const there = { ...at, universe: other.universe, other: study.universe, to: undefined };
  return (
    <section class="census-changes">
      <h2>{t.changed(name(study.universe), name(other.universe))}</h2>
      <dl class="facts">
        {moved.map(({ change, places }) => (
          <Places
            key={change}
            {...{ study, places }}
            name={`${SIGNS[change]} ${t.changes[change]}`}
          />
        ))}
        {(['outcome', 'strong', 'invertible'] as const).map((what) => (
          <Places
            key={what}
            study={study}
            places={changes[what]}
            name={t.differs[what]}
            note={(place) =>
              `${markOf(study, place, what)} ${BECOMES} ${markOf(other, place, what)}`
            }
          />
        ))}
        <dt>{t.keptClasses}</dt>
        <dd>{t.classesCount(kept)}</dd>
        {(['split', 'merged', 'regrouped'] as const).map((change) => {
          const groups = regrouped.filter((group) => group.change === change);
          return (
            groups.length > 0 && (
              <Groups
                key={change}
                name={`${SIGNS[change]} ${t.changes[change]}`}
                groups={groups}
                one={(number) => <ClassLink study={study} at={at} number={number} />}
                another={(number) => <ClassLink study={other} at={there} number={number} />}
              />
            )
          );
        })}
      </dl>
    </section>
  );
}

interface PlacesProps {
  readonly study: CensusStudy;
  readonly name: string;
  readonly places: readonly number[];
  readonly note?: (place: number) => string;
}

/** How many forms, and which. */
function Places({ study, name, places, note }: PlacesProps) {
  const t = texts.value.census;
  if (places.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <details>
          <summary>{t.formsCount(places.length)}</summary>
          <LinkList
            of={places}
            name={(place) => place}
            link={(place) => (
              <>
                <FormLink study={study} place={place} />
                {note && <span class="quiet"> {note(place)}</span>}
              </>
            )}
          />
        </details>
      </dd>
    </>
  );
}

interface GroupsProps {
  readonly name: string;
  readonly groups: readonly Regrouping[];
  readonly one: (number: number) => preact.ComponentChildren;
  readonly another: (number: number) => preact.ComponentChildren;
}

/** Which classes become which. */
function Groups({ name, groups, one, another }: GroupsProps) {
  const t = texts.value.census;
  const before = groups.reduce((sum, { from }) => sum + from.length, 0);
  const after = groups.reduce((sum, { to }) => sum + to.length, 0);
  const list = (numbers: readonly number[], each: GroupsProps['one']) =>
    numbers.map((number, i) => (
      <span key={number}>
        {i > 0 && ', '}
        {each(number)}
      </span>
    ));
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <details>
          <summary>{t.becomes(before, after)}</summary>
          <ul class="regroupings">
            {groups.map(({ from, to, forms }) => (
              <li key={forms.join()}>
                {list(from, one)} {BECOMES} {list(to, another)}
              </li>
            ))}
          </ul>
        </details>
      </dd>
    </>
  );
}
