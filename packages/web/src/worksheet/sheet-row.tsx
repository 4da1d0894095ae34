// A sheet in the list: its title, to be changed in place, when it was changed, how it begins, and what
// can be done with it.

import { useSignal } from '@preact/signals';
import { piecesOf } from '@proviso/language/sheets';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Guard } from '../parts/guard.tsx';
import { address } from '../route.ts';
import type { SheetRecord } from '../store/sheet-store.ts';
import { type Texts, texts } from '../texts/texts.ts';
import { ProseText } from './prose.tsx';
import { dayOf, timeOf } from './when.ts';

type Act = keyof Texts['lists']['acts'];

interface Props {
  readonly record: SheetRecord;
  /** What can be done with it. */
  readonly acts: Readonly<Partial<Record<Act, (record: SheetRecord) => unknown>>>;
  /** Missing where it has to keep its title. */
  readonly rename?: (title: string) => void;
}

/** One that is deleted leads nowhere. */
export function SheetRow({ record, acts, rename }: Props) {
  const { id, title, changed, text, deleted } = record;
  const t = texts.value.lists;
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
              aria-label={t.actOn.rename(title)}
              onClick={() => (naming.value = true)}
            >
              {t.acts.rename}
            </button>
          )}
          {(Object.keys(acts) as Act[]).map((name) => (
            <button
              key={name}
              type="button"
              class="plain"
              data-stays
              aria-label={t.actOn[name](title)}
              onClick={() => acts[name]?.(record)}
            >
              {t.acts[name]}
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
      aria-label={texts.value.lists.titleOf(title)}
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
  const t = texts.value.lists;
  return (
    <>
      <p class="quiet sheet-facts">
        {when} · {pieces.length === 0 ? t.empty : t.cells(pieces.length)}
      </p>
      <div class="sheet-beginning" inert>
        {pieces.slice(0, FIRST_CELLS).map((piece, i) => {
          const first = piece.text.slice(0, FIRST_CHARACTERS);
          return piece.prose ? (
            <Guard key={i} of={first} what={t.beginning}>
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
  return day === texts.value.lists.today ? timeOf(changed) : day;
}
