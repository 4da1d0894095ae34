// The text of a cell. A sheet may have hundreds of cells, and an editor is a costly thing: in such a
// sheet one is made when the cell comes near the window or is to be written in; until then the text
// stands still.

import type { Diagnostic } from '@codemirror/lint';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from './cell.ts';
import { Editor } from './editor.tsx';
import type { Surroundings } from './language-support.ts';

interface Props {
  readonly cell: Cell;
  /** Whether there are so many cells that this may wait. */
  readonly many: boolean;
  readonly label: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly focus: boolean;
  readonly around: Surroundings;
  readonly onText: (text: string) => void;
  /** The cell is to run; then to go on to the next, or to stay. */
  readonly onRun: (goesOn: boolean) => void;
  /** The reader goes on to the cell above (-1) or below (1); whether there is one. */
  readonly onWalk: (by: -1 | 1) => boolean;
  /** The cell is to go up (-1) or down (1). */
  readonly onMove: (by: number) => void;
  readonly onLeave: () => void;
}

export function CellEditor(props: Props) {
  const awake = useSignal<'no' | 'near' | 'asked'>(
    props.focus ? 'asked' : props.many ? 'no' : 'near',
  );
  if (awake.value === 'no') {
    return (
      <Still
        cell={props.cell}
        label={props.label}
        near={() => (awake.value = 'near')}
        ask={() => (awake.value = 'asked')}
      />
    );
  }
  return <Editor {...props} focus={awake.value === 'asked'} />;
}

interface StillProps {
  readonly cell: Cell;
  readonly label: string;
  readonly near: () => void;
  readonly ask: () => void;
}

function Still({ cell, label, near, ask }: StillProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    whenNear.set(current, near);
    observer.observe(current);
    return () => {
      whenNear.delete(current);
      observer.unobserve(current);
    };
  }, []);
  return (
    <div
      class="still"
      ref={place}
      role="textbox"
      aria-label={label}
      aria-multiline
      tabIndex={0}
      onFocus={ask}
    >
      {cell.text}
    </div>
  );
}

const whenNear = new Map<Element, () => void>();

/** One for all cells; half a window ahead, so that scrolling does not show the change. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) whenNear.get(target)?.();
    }
  },
  { rootMargin: '50% 0px' },
);
