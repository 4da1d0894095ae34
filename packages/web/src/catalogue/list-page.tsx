// All classes of a table that have some invariants, a line each. The address holds what is asked.

import { useSignal } from '@preact/signals';
import { classList } from '../client/catalogue-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Choice } from '../parts/choice.tsx';
import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { withSigns } from '../parts/form-fold.ts';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Term } from '../parts/term.tsx';
import type { ListedClass } from '../protocol/catalogue.ts';
import { UNIVERSES } from '../protocol/universes.ts';
import { address, edit, go, settle } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { classAddress, listAddress } from './catalogue-address.ts';
import {
  BOUNDED,
  type Bounded,
  CHOSEN,
  type Chosen,
  type Conditions,
  holds,
  SIGNS,
  saidOf,
  writeConditions,
} from './conditions.ts';
import { listCsv } from './list-csv.ts';
import { LookUpBox } from './look-up-box.tsx';

/** The tables that are offered: those that the others are parts of. */
const TABLES = [...UNIVERSES.map(({ key }) => `${key}.2`), 'D.3', 'E.3d', 'Ends.4', 'Ends.5'];

interface Props {
  readonly table: string;
  readonly conditions: Conditions;
}

export function ListPage({ table, conditions }: Props) {
  const t = texts.value.catalogue;
  const name = TABLES.find((one) => one.toLowerCase() === table.toLowerCase()) ?? table;
  const live = useAnswer(classList, { table: name });
  useSubject([name, ...writeConditions(conditions)].join(', '));
  const asked = (changed: Conditions) => listAddress(name, { ...conditions, ...changed });
  const tables = Object.fromEntries(
    (TABLES.includes(name) ? TABLES : [name, ...TABLES]).map((one) => [one, one]),
  );
  return (
    <>
      <section>
        <h1>{t.lists}</h1>
        <LookUpBox />
        <div class="census-how list-conditions">
          <Choice
            label={t.table}
            value={name}
            options={tables}
            choose={(one) => go(...listAddress(one, conditions))}
          />
          {CHOSEN.map((field) => (
            <Choice<string>
              key={field}
              label={t.fields[field]}
              value={conditions[field] ?? ''}
              options={optionsOf(field)}
              choose={(value) => go(...asked({ [field]: value }))}
            />
          ))}
          {BOUNDED.map((field) => (
            <Bound
              key={field}
              field={field}
              value={conditions[field] ?? ''}
              ask={(value) => edit(...asked({ [field]: value }))}
            />
          ))}
        </div>
      </section>
      <section aria-busy={live.state === 'computing'}>
        <div class="census-status">
          <AnswerStatus live={live} />
        </div>
        <Answered live={live}>
          {({ classes }, question) => (
            <Found table={question.table} all={classes} conditions={conditions} />
          )}
        </Answered>
      </section>
    </>
  );
}

function optionsOf(field: Chosen): Readonly<Record<string, string>> {
  const { any, yes, no } = texts.value.catalogue;
  if (field === 'invertible' || field === 'pFree') return { '': any, true: yes, false: no };
  return { '': any, L: 'L', N: 'N', P: 'P', R: 'R' };
}

interface BoundProps {
  readonly field: Bounded;
  readonly value: string;
  readonly ask: (value: string) => void;
}

function Bound({ field, value, ask }: BoundProps) {
  return (
    <label class="choice">
      <span>{texts.value.catalogue.fields[field]}</span>{' '}
      <input
        type="text"
        inputMode="numeric"
        class="bound"
        value={value}
        placeholder={SIGNS[field] === '<=' ? '≤' : '≥'}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '').slice(0, 9);
          currentTarget.value = digits;
          ask(digits);
        }}
        onBlur={settle}
      />
    </label>
  );
}

/** So many lines stand there at first, and come at a time. */
const LINES = 200;

interface FoundProps {
  readonly table: string;
  readonly all: readonly ListedClass[];
  readonly conditions: Conditions;
}

function Found({ table, all, conditions }: FoundProps) {
  const t = texts.value.catalogue;
  const found = all.filter((one) => holds(one, conditions));
  const unsaid = CHOSEN.filter(
    (field) => conditions[field] && all[0] && saidOf(all[0], field) === undefined,
  );
  const { [0]: first } = all;
  const fields = CHOSEN.filter((field) => first && saidOf(first, field) !== undefined);
  return (
    <>
      <p role="status">
        {t.foundOf(found.length, all.length, table)}
        {unsaid.length > 0 &&
          ` ${t.doesNotSay(table, unsaid.map((field) => t.fields[field]).join(', '))}`}
      </p>
      {found.length > 0 && (
        // Another list begins at its top; what is said of it is said in the same place.
        <Lines
          key={writeConditions(conditions).join(' ')}
          table={table}
          found={found}
          fields={fields}
        />
      )}
    </>
  );
}

interface LinesProps {
  readonly table: string;
  readonly found: readonly ListedClass[];
  readonly fields: readonly Chosen[];
}

function Lines({ table, found, fields }: LinesProps) {
  const t = texts.value.catalogue;
  const shown = useSignal(LINES);
  return (
    <>
      <div class="scroll">
        <table class="class-list">
          <thead>
            <tr>
              <th scope="col">{t.label}</th>
              <th scope="col">{t.simplest}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  <Term name={TERMS[field]}>{t.fields[field]}</Term>
                </th>
              ))}
              {BOUNDED.map((field) => (
                <th key={field} scope="col" class="number">
                  {t.heads[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown.value).map((one) => (
              <Line key={one.label} one={one} fields={fields} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="list-more">
        {found.length > shown.value && (
          <button
            type="button"
            onClick={() => {
              shown.value += LINES;
            }}
          >
            {t.more(Math.min(LINES, found.length - shown.value))}
          </button>
        )}
        <CopyMenu
          label={t.take}
          of={table}
          items={[
            textCopy('CSV', `${table}.csv`, () => listCsv(found)),
            textCopy('JSON', `${table}.json`, () => `${JSON.stringify(found)}\n`),
          ]}
        />
      </p>
    </>
  );
}

const TERMS: Readonly<Record<Chosen, string>> = {
  outcome: 'outcome',
  strongOutcome: 'strong outcome',
  invertible: 'invertible',
  pFree: 'P-free',
};

interface LineProps {
  readonly one: ListedClass;
  readonly fields: readonly Chosen[];
}

function Line({ one, fields }: LineProps) {
  const { label, simplest, outcome, strong } = one;
  const { yes, no } = texts.value.catalogue;
  const { locale } = texts.value.common;
  const cell = (field: Chosen) => {
    if (field === 'outcome') return <Outcome is={outcome} />;
    if (field === 'strongOutcome') return strong && <Outcome is={strong} />;
    return saidOf(one, field) === 'true' ? yes : <span class="quiet">{no}</span>;
  };
  return (
    <tr>
      <th scope="row">
        <a class="class-link" href={address(...classAddress(label))}>
          <span class="class-label">{label}</span>
        </a>
      </th>
      <td class="listed-form">
        <Formula game={{ text: withSigns(simplest) }} />
      </td>
      {fields.map((field) => (
        <td key={field}>{cell(field)}</td>
      ))}
      {BOUNDED.map((field) => (
        <td key={field} class="number">
          {one[field].toLocaleString(locale)}
        </td>
      ))}
    </tr>
  );
}
