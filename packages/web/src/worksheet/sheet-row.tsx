// A sheet in the list: its title, to be changed in place, when it was changed, how it begins, and what
// can be done with it.

import { useSignal } from '@preact/signals';
import { piecesOf } from '@proviso/language/sheets';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Guard } from '../parts/guard.tsx';
import { address } from '../route.ts';
import type { SheetRecord } from '../store/sheet-store.ts';
import { ProseText } from './prose.tsx';
import { dayOf, timeOf } from './when.ts';

interface Props {
  readonly record: SheetRecord;
  /** What can be done with it, by name. */
  readonly acts: Readonly<Record<string, (record: SheetRecord) => unknown>>;
  /** Missing where it has to keep its title. */
  readonly rename?: (title: string) => void;
}

/** One that is deleted leads nowhere. */
export function SheetRow({ record, acts, rename }: Props) {
  const { id, title, changed, text, deleted } = record;
  const naming = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const named = (to: string | undefined) => {
    naming.value = false;
    if (to !== undefined && to !== title) rename?.(to);
    button.current?.focus();
  };
  return (
    <li>
      <div class="sheet-row">
        {naming.value ? (
          <TitleBox title={title} done={named} />
        ) : deleted === undefined ? (
          <a href={address('worksheet', 'sheet', id)}>{title}</a>
        ) : (
          <span>{title}</span>
        )}
        <span class="sheet-acts">
          {rename && (
            <button
              type="button"
              class="plain"
              data-stays
              ref={button}
              aria-label={`Rename ${title}`}
              onClick={() => (naming.value = true)}
            >
              rename
            </button>
          )}
          {Object.entries(acts).map(([name, act]) => (
            <button
              key={name}
              type="button"
              class="plain"
              data-stays
              aria-label={`${name} ${title}`}
              onClick={() => act(record)}
            >
              {name.toLowerCase()}
            </button>
          ))}
        </span>
      </div>
      <Beginning text={text} when={whenOf(changed)} />
    </li>
  );
}

interface TitleProps {
  readonly title: string;
  /** Gets the title; nothing where it stays. */
  readonly done: (title?: string) => void;
}

/** Enter and leaving it take the title, Escape leaves it as it was. */
function TitleBox({ title, done }: TitleProps) {
  const box = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => box.current?.select(), []);
  const end = (to?: string) => {
    if (ended.current) return;
    ended.current = true;
    done(to === '' ? undefined : to);
  };
  return (
    <input
      type="text"
      ref={box}
      aria-label={`Title of ${title}`}
      defaultValue={title}
      maxLength={200}
      onBlur={({ currentTarget }) => end(currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        // The menu around it stays open.
        event.stopPropagation();
        end(event.key === 'Enter' ? event.currentTarget.value.trim() : undefined);
      }}
    />
  );
}

/** So many cells of a sheet are shown in the list, and so much of each. */
const FIRST_CELLS = 2;
const FIRST_CHARACTERS = 240;

/** What tells sheets of the same title apart: how large they are, when they were changed, how they begin. */
function Beginning({ text, when }: { readonly text: string; readonly when: string }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  const cells = `${pieces.length} ${pieces.length === 1 ? 'cell' : 'cells'}`;
  return (
    <>
      <p class="quiet sheet-facts">
        {when} · {pieces.length === 0 ? 'empty' : cells}
      </p>
      <div class="sheet-beginning" inert>
        {pieces.slice(0, FIRST_CELLS).map((piece, i) => {
          const first = piece.text.slice(0, FIRST_CHARACTERS);
          return piece.prose ? (
            <Guard key={i} of={first} what="How it begins">
              <ProseText text={first} />
            </Guard>
          ) : (
            <code key={i}>{first}</code>
          );
        })}
      </div>
    </>
  );
}

function whenOf(changed: number): string {
  const day = dayOf(changed);
  return day === 'today' ? timeOf(changed) : day;
}
