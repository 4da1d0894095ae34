// A game as it fits: typeset where it is short, else with its deep options folded, to be unfolded where one
// presses.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Written } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { Barred } from './barred.tsx';
import { FOLDED_LENGTH, folds, type Part, partsOf, shownDepth, withSigns } from './form-fold.ts';
import { Formula } from './math.tsx';
import '../style/answer-table.css';

interface Props {
  readonly game: Pick<Written, 'text' | 'ascii' | 'latex'>;
  /** What it is, in the spoken names of its buttons: `the answer of cell 3`. */
  readonly of?: string | undefined;
}

/** A game, folded where it is long. */
export function FoldedGame({ game, of }: Props) {
  const { text, ascii } = game;
  const whole = ascii === undefined ? text : withSigns(ascii);
  if (whole.length <= FOLDED_LENGTH) return <Formula game={game} />;
  return <LongForm key={whole} text={whole} of={of} />;
}

/** What was unfolded, and where the focus goes with it. */
interface Unfolded {
  readonly paths: ReadonlySet<string>;
  readonly last?: string;
}

function LongForm({ text, of }: { readonly text: string; readonly of: string | undefined }) {
  const t = texts.value.parts.longForm;
  const parts = useMemo(() => partsOf(text), [text]);
  const unfolded = useSignal<Unfolded>({ paths: new Set() });
  const all = useSignal(false);
  const depth = parts === undefined ? Infinity : shownDepth(parts);
  if (parts === undefined || depth === Infinity) return <Formula game={{ text }} />;
  const { paths, last } = unfolded.value;
  const named = (name: string) => (of === undefined ? name : `${name}: ${of}`);
  const unfold = (path: string) => {
    unfolded.value = { paths: new Set([...paths, path]), last: path };
  };
  const toggle = () => {
    const folds = all.value || paths.size > 0;
    all.value = !folds;
    unfolded.value = { paths: new Set() };
  };
  const inside = (some: readonly Part[], path: string, left: number) =>
    some.map((one, i) => {
      const here = path === '' ? String(i + 1) : `${path}.${i + 1}`;
      if (typeof one === 'string') return <Barred key={here} text={one} />;
      if (left > 0 || !folds(one))
        return (
          <span key={here}>{['{', inside(one.inside, here, Math.max(0, left - 1)), '}']}</span>
        );
      if (paths.has(here)) {
        return (
          <Opened key={here} fresh={last === here}>
            {['{', inside(one.inside, here, shownDepth([one]) - 1), '}']}
          </Opened>
        );
      }
      return (
        <button
          type="button"
          key={here}
          class="unfold"
          aria-label={named(t.unfoldPart(here, one.length))}
          title={t.more(one.length)}
          onClick={() => unfold(here)}
        >
          …
        </button>
      );
    });
  return (
    <span class="long-form">
      <span class="formula" role="group" aria-label={named(t.label(text.length))}>
        {inside(parts, '', all.value ? Infinity : depth)}
      </span>{' '}
      <button
        type="button"
        class="plain"
        aria-label={named(all.value || paths.size > 0 ? t.fold : t.unfoldAll)}
        onClick={toggle}
      >
        {all.value || paths.size > 0 ? t.fold : t.unfoldAll}
      </button>
      <span class="formula on-paper">
        <Barred text={text} silent />
      </span>
    </span>
  );
}

interface OpenedProps {
  /** Whether its sign was pressed last: the focus goes on from there. */
  readonly fresh: boolean;
  readonly children: preact.ComponentChildren;
}

function Opened({ fresh, children }: OpenedProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (fresh) place.current?.focus();
  }, []);
  return (
    <span class="opened" ref={place} tabIndex={-1}>
      {children}
    </span>
  );
}
