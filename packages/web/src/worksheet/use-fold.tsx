// The first of many, and a button for the others, which are drawn only then.

import { useSignal } from '@preact/signals';
import { texts } from '../texts/texts.ts';

interface Fold {
  /** Longer than this it is folded, down to so many. */
  readonly most: number;
  readonly first: number;
}

export function useFold<T>(
  all: readonly T[],
  { most, first }: Fold,
  what: 'rows' | 'elements',
  of: string | undefined,
  /** How many there are; these may be the first of them. */
  total: number,
) {
  const open = useSignal(false);
  if (all.length <= most) return { part: all, fold: null, open: true };
  const t = texts.value.worksheet.shown;
  const unfolds = all.length < total ? t.first[what] : t.all[what];
  const label = open.value ? t.first[what](first) : unfolds(all.length);
  const fold = (
    <p>
      <button
        type="button"
        aria-expanded={open.value}
        aria-label={of && `${label}: ${of}`}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {label}
      </button>
    </p>
  );
  return { part: open.value ? all : all.slice(0, first), fold, open: open.value };
}

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  /** Who has all of them. */
  readonly says: (shown: number, total: number) => string;
}

export function More({ shown, total, says }: MoreProps) {
  if (shown === total) return null;
  return <p class="quiet">{says(shown, total)}</p>;
}
