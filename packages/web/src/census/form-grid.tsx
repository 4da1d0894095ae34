// The table of all forms of rank at most 2, Left's options down and Right's across. One cell is reached by
// Tab, the others by arrow keys; what is pointed to is told beside, and a press looks at its class.

import type { Signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Starred } from '../parts/barred.tsx';
import { spoken } from '../parts/spoken.ts';
import type { CensusStudy } from '../protocol/censuses.ts';
import { texts } from '../texts/texts.ts';
import type { Colouring } from './census-address.ts';
import type { Changes } from './changes.ts';
import { markOf, NONE, tintOf, wordsOf } from './colouring.ts';

interface Props {
  readonly study: CensusStudy;
  readonly colouring: Colouring;
  readonly label: string;
  /** The universe that it is compared with, and what changes. */
  readonly compared?: { readonly study: CensusStudy; readonly changes: Changes } | undefined;
  /** The class that is looked at. */
  readonly chosen?: number | undefined;
  /** The place that is pointed to. */
  readonly pointed: Signal<number | undefined>;
  readonly choose: (place: number) => void;
}

export function FormGrid(props: Props) {
  const { study, colouring, label, compared, chosen, pointed, choose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const t = texts.value;
  const cells = useMemo(
    () => <Rows {...{ study, colouring, compared }} />,
    [study, colouring, compared?.changes, t],
  );
  const place = pointed.value;
  const kin = place === undefined ? undefined : study.forms[place]?.class;
  useLayoutEffect(() => {
    for (const cell of grid.current?.querySelectorAll<HTMLElement>('td[data-place]') ?? []) {
      const number = study.forms[Number(cell.dataset['place'])]?.class;
      const isChosen = number !== undefined && number === chosen;
      cell.classList.toggle('is-chosen', isChosen);
      cell.classList.toggle('is-kin', number !== undefined && number === kin);
      cell.setAttribute('aria-selected', String(isChosen));
    }
  });
  const point = ({ target }: Event) => {
    const cell = cellOf(target);
    if (cell !== null) pointed.value = placeOf(cell);
  };
  return (
    <div class="grid-scroll">
      <table
        class={`form-grid by-${colouring}`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked with keys is a grid
        role="grid"
        ref={grid}
        aria-label={label}
        aria-readonly="true"
        onPointerOver={point}
        onFocusIn={point}
        onClick={({ target }) => {
          const cell = cellOf(target);
          if (cell === null) return;
          reach(cell);
          choose(placeOf(cell));
        }}
        onKeyDown={(event) => {
          const cell = cellOf(event.target);
          if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === 'Enter' || event.key === ' ') choose(placeOf(cell));
          else if (!walk(event.currentTarget, cell, event.key)) return;
          event.preventDefault();
        }}
      >
        {cells}
      </table>
    </div>
  );
}

const SIDE = 16;

function Rows({ study, colouring, compared }: Pick<Props, 'study' | 'colouring' | 'compared'>) {
  const t = texts.value.census;
  const { lefts, rights, forms } = study;
  return (
    <>
      <thead>
        <tr>
          <td class="corner">
            <span class="right">{t.rightOptions}</span>
            <span class="left">{t.leftOptions}</span>
          </td>
          {rights.map((options) => (
            <th key={options.join()} scope="col" aria-label={heading(options)}>
              {(options.length === 0 ? ['·'] : options).map((option) => (
                <span key={option}>
                  <Starred text={option} />
                </span>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lefts.map((options, row) => (
          <tr key={options.join()}>
            <th scope="row" aria-label={heading(options)}>
              <Starred text={options.join(', ') || '·'} />
            </th>
            {rights.map((right, column) => {
              const place = row * SIDE + column;
              const form = forms[place];
              if (form === undefined) return null;
              const value = markOf(study, place, colouring);
              const badge = compared && badgeOf(compared, place, colouring, value);
              const names = [
                tintOf(study, place, colouring),
                form.reduced && 'reduced',
                value !== '' && badge && 'changed',
              ];
              const said = wordsOf(value, colouring);
              return (
                <td
                  key={right.join()}
                  class={names.filter(Boolean).join(' ')}
                  tabIndex={place === 0 ? 0 : -1}
                  data-place={place}
                  aria-label={`${spoken(form.game.text)}: ${said}${badge ? `, ${badge.says}` : ''}`}
                >
                  {value === '' ? (
                    <span class="mark">{badge?.mark ?? '·'}</span>
                  ) : (
                    <>
                      <span class="mark">{value}</span>
                      {badge && <span class="corner-mark">{badge.mark}</span>}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function heading(options: readonly string[]): string {
  return options.length === 0 ? texts.value.census.noOptions : spoken(options.join(', '));
}

/** What differs at a place, as a sign in the corner of its cell and in words. */
function badgeOf(
  { study, changes }: NonNullable<Props['compared']>,
  place: number,
  colouring: Colouring,
  value: string,
): { readonly mark: string; readonly says: string } | undefined {
  const t = texts.value.census;
  const change = changes.forms[place] ?? 'same';
  if (change === 'outside') return undefined;
  if (change === 'leaves' || change === 'enters') {
    return { mark: SIGNS[change], says: t.changes[change] };
  }
  if (colouring === 'class') {
    return change === 'same' ? undefined : { mark: SIGNS[change], says: t.changes[change] };
  }
  const there = markOf(study, place, colouring);
  if (there === value || there === NONE || value === NONE) return undefined;
  return { mark: there, says: t.there(wordsOf(there, colouring)) };
}

/** Signs for what becomes of a form and its class. */
export const SIGNS = { split: '÷', merged: '∪', regrouped: '≠', leaves: '−', enters: '+' } as const;

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('td[data-place]') : null;
}

function placeOf(cell: HTMLElement): number {
  return Number(cell.dataset['place']);
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-SIDE, 0],
  PageDown: [SIDE, 0],
  Home: [0, -SIDE],
  End: [0, SIDE],
};

/** Goes to another cell: a step, or as far as it goes. */
function walk(grid: HTMLElement, cell: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const within = (n: number) => Math.max(0, Math.min(SIDE - 1, n));
  const place = placeOf(cell);
  const row = within(Math.floor(place / SIDE) + step[0]);
  const column = within((place % SIDE) + step[1]);
  const next = grid.querySelector<HTMLElement>(`td[data-place="${row * SIDE + column}"]`);
  if (next !== null) reach(next);
  return true;
}

/** The cell that Tab comes back to. */
function reach(cell: HTMLElement): void {
  const before = cell.closest('table')?.querySelector('td[tabindex="0"]');
  before?.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
  cell.focus();
}
