// How large a board of squares is. Whoever types 10 writes 1 first: squares that a smaller board has
// no room for come back as long as one stays in the boxes.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useTypedNumber } from '../parts/typed-number.ts';
import type { SquareBoards } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { LARGEST_SIDE, resized, sizeOf } from './squares.ts';

interface Props {
  readonly boards: SquareBoards;
  readonly position: string;
  readonly draw: (position: string) => void;
}

export function Sizes({ boards, position, draw }: Props) {
  const t = texts.value.board;
  const behind = useRef('');
  const rows = position.split('|').length;
  const columns = position.split('|')[0]?.length ?? 1;
  const resize = (newRows: number, newColumns: number) => {
    const old = behind.current.split('|');
    const most = [Math.max(rows, old.length), Math.max(columns, old[0]?.length ?? 0)] as const;
    behind.current = resized(position, boards, ...most, behind.current);
    draw(resized(position, boards, newRows, newColumns, behind.current));
  };
  const forget = () => {
    behind.current = '';
  };
  return (
    <p class="sizes">
      {!boards.strip && (
        <Size
          id="rows"
          label={t.rows}
          value={rows}
          resize={(size) => resize(size, columns)}
          forget={forget}
        />
      )}
      <Size
        id="columns"
        label={t.columns}
        value={columns}
        resize={(size) => resize(rows, size)}
        forget={forget}
      />
    </p>
  );
}

interface SizeProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly resize: (size: number) => void;
  readonly forget: () => void;
}

function Size({ id, label, value, resize, forget }: SizeProps) {
  /** What was typed and is no size; it stays named after the box shows the size again. */
  const refused = useSignal<string | undefined>(undefined);
  const box = useTypedNumber(value);
  const read = (text: string) => {
    box.type(text);
    // Whoever empties the box is about to type.
    if (text === '') return;
    const size = sizeOf(text);
    refused.value = size === undefined ? text : undefined;
    if (size !== undefined && size !== value) resize(size);
  };
  return (
    <span class="size">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min="1"
        max={LARGEST_SIDE}
        value={box.shown}
        aria-invalid={refused.value !== undefined}
        aria-describedby={`${id}-range`}
        onInput={(event) => read(event.currentTarget.value)}
        onBlur={(event) => {
          forget();
          if (event.currentTarget.value === '') refused.value = '';
          box.leave();
        }}
      />
      <span
        id={`${id}-range`}
        class={refused.value === undefined ? 'quiet' : 'refused'}
        role="status"
      >
        {rangeText(refused.value)}
      </span>
    </span>
  );
}

function rangeText(refused: string | undefined): string {
  const { range, rangeWhole, rangeNot } = texts.value.board;
  if (refused === undefined) return range(LARGEST_SIDE);
  return refused === '' ? rangeWhole(LARGEST_SIDE) : rangeNot(LARGEST_SIDE, refused);
}
