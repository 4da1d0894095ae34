// A table that is walked from cell to cell: the one that is pointed to, pressed or walked to is told elsewhere.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { cellOf, type Place, placeOf, walk } from './walked-cells.ts';

interface Props {
  readonly label: string;
  readonly class: string;
  /** The cell that is told. */
  readonly at: Signal<Place | undefined>;
  readonly children: ComponentChildren;
}

export function WalkedTable({ label, class: name, at, children }: Props) {
  const tell = (event: Event) => {
    const place = placeOf(event.target);
    if (place !== undefined) at.value = place;
  };
  return (
    <table
      class={name}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked with keys is a grid
      role="grid"
      aria-label={label}
      aria-readonly="true"
      onPointerOver={tell}
      onFocusIn={tell}
      onClick={(event) => cellOf(event.target)?.focus()}
      onKeyDown={walk}
    >
      {children}
    </table>
  );
}
