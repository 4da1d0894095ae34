// A table among the answers: its head stays in sight, a press on it sorts, and a long one is folded.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { FOLDED_LENGTH } from '../parts/form-fold.ts';
import type { Shown, ShownTable } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { headsOf } from './table-heads.ts';
import { nextOrder, orderedRows, type TableOrder } from './table-order.ts';
import { More, useFold } from './use-fold.tsx';

interface Props {
  readonly table: ShownTable;
  readonly of?: string | undefined;
  /** Draws a cell. */
  readonly cell: (shown: Shown, of: string | undefined) => ComponentChildren;
}

/** So much of a long table is shown at first, and how long that is. */
const FIRST_ROWS = { most: 25, first: 20 };

export function Table({ table, of, cell }: Props) {
  const { rows, total, files, note } = table;
  const t = texts.value.worksheet.shown;
  const named = headsOf(table);
  // Columns without names are lettered where there is something to sort.
  const heads = named ?? (rows.length > 1 ? lettersFor(rows) : undefined);
  const order = useSignal<TableOrder | undefined>(undefined);
  const ordered = orderedRows(rows, order.value);
  const { part, fold, open } = useFold(ordered, FIRST_ROWS, 'rows', of, total);
  // A row is known by where it came, wherever it stands.
  const places = new Map(rows.map((row, i) => [row, i]));
  return (
    <>
      <div
        class={
          open && part.length > FIRST_ROWS.first
            ? 'scroll answer-table unfolded'
            : 'scroll answer-table'
        }
        role="region"
        aria-label={t.table}
        tabIndex={0}
      >
        <table>
          {heads && (
            <thead class={named ? undefined : 'lettered'}>
              <tr>
                {heads.map((head, i) => (
                  <Head
                    key={i}
                    head={head}
                    of={of}
                    column={named ? head : t.column(head)}
                    number={isNumber(rows[0]?.[i])}
                    direction={order.value?.column === i ? order.value.direction : undefined}
                    press={() => {
                      order.value = nextOrder(order.value, i);
                    }}
                  />
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {part.map((row) => {
              const place = places.get(row) ?? 0;
              return (
                <tr key={place}>
                  {row.map((one, j) => (
                    <td key={j} class={classOf(one)}>
                      {cell(one, of && t.place(place + 1, j + 1, of))}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {fold}
      <More
        shown={part.length}
        total={total}
        says={files === undefined ? t.jsonHasAll : t.copiesHaveAll}
      />
      {order.value && rows.length < total && <p class="quiet">{t.sortedAmong(rows.length)}</p>}
      {note && (
        <p class="quiet" lang="en">
          {note}
        </p>
      )}
    </>
  );
}

interface HeadProps {
  readonly head: string;
  /** What is sorted by, in spoken names. */
  readonly column: string;
  readonly of: string | undefined;
  readonly number: boolean;
  readonly direction: TableOrder['direction'] | undefined;
  readonly press: () => void;
}

const ARROWS = { ascending: '↑', descending: '↓' } as const;

function Head({ head, column, of, number, direction, press }: HeadProps) {
  const t = texts.value.worksheet.shown;
  return (
    <th scope="col" class={number ? 'number' : undefined} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        class="plain sort"
        aria-label={of === undefined ? t.sortBy(column) : `${t.sortBy(column)}: ${of}`}
        title={t.sortTitle}
        onClick={press}
      >
        {head}
        <span class="arrow" aria-hidden="true">
          {direction && ARROWS[direction]}
        </span>
      </button>
    </th>
  );
}

/** A letter for each column, as in spreadsheets. */
function lettersFor(rows: ShownTable['rows']): readonly string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) =>
    i < 26 ? String.fromCharCode(65 + i) : String(i + 1),
  );
}

/** What is short keeps in one line; what is long has a width of its own. */
function classOf(cell: Shown): string | undefined {
  if (isNumber(cell)) return 'number';
  if (cell.kind !== 'game') return undefined;
  return (cell.game.ascii ?? cell.game.text).length <= FOLDED_LENGTH ? 'one-piece' : 'long-piece';
}

function isNumber(cell: Shown | undefined): boolean {
  return cell?.kind === 'plain' && cell.type === 'integer';
}
