// The text of a cell. A sheet may have hundreds of cells, and an editor is a costly thing: in such a
// sheet one is made when the cell comes near the window or is to be written in; until then the text
// stands still. It does so again when the cell is far away, unless something was written in it: what
// was typed can be undone as long as the sheet is open.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from './cell.ts';
import { Editor, type EditorProps } from './editor.tsx';

interface Props extends Omit<EditorProps, 'host'> {
  /** Whether there are so many cells that this may wait. */
  readonly many: boolean;
}

export function CellEditor(props: Props) {
  const awake = useSignal<'no' | 'near' | 'asked'>(
    props.focus ? 'asked' : props.many ? 'no' : 'near',
  );
  const written = useRef(false);
  const host = useRef<HTMLDivElement>(null);
  const { value: state } = awake;
  useEffect(() => {
    const { current } = host;
    if (!props.many || state === 'no' || current === null) return;
    return watch(FAR, current, (near) => {
      // Inside the shadow of the editor, or elsewhere.
      const has = document.activeElement === current;
      if (!near && !written.current && !has) awake.value = 'no';
    });
  }, [props.many, state]);
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
  return (
    <Editor
      {...props}
      host={host}
      focus={awake.value === 'asked'}
      onText={(text) => {
        written.current = true;
        props.onText(text);
      }}
    />
  );
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
    return current === null ? undefined : watch(NEAR, current, (is) => is && near());
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

/** Tells of elements whether they are within some distance of the window; one for all cells. */
function watcher(rootMargin: string) {
  const told = new Map<Element, (near: boolean) => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin },
  );
  return { told, observer };
}

/** Half a window ahead, so that scrolling does not show the change. */
const NEAR = watcher('50% 0px');
/** Farther, so that nothing is made and unmade by a little scrolling. */
const FAR = watcher('200% 0px');

/** Follows an element; gives what ends that. */
function watch(
  { told, observer }: ReturnType<typeof watcher>,
  element: Element,
  tell: (near: boolean) => void,
): () => void {
  told.set(element, tell);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer.unobserve(element);
  };
}
