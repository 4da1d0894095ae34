// A table whose cells are sets of players, walked from cell to cell; the one that is pointed to, pressed or
// walked to is told below.

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Place } from '../parts/walked-cells.ts';
import { WalkedTable } from '../parts/walked-table.tsx';

interface Props {
  readonly label: string;
  /** Where it has no head above, its cells stand for themselves. */
  readonly columns: readonly ComponentChildren[];
  readonly rows: readonly ComponentChildren[];
  readonly corner?: ComponentChildren;
  readonly cell: (row: number, column: number) => ComponentChildren;
  /** What is told of a cell, and of none. */
  readonly told: (place: Place | undefined) => ComponentChildren;
  /** Drawn anew when this changes. */
  readonly of: unknown;
}

export function SetGrid(props: Props) {
  const at = useSignal<Place | undefined>(undefined);
  const { of, label } = props;
  // Drawn once for each table: there may be thousands of cells.
  const cells = useMemo(() => <Cells {...props} at={at} />, [of, label, at]);
  return (
    <div class="products">
      <div class="scroll">{cells}</div>
      <Told told={props.told} at={at} />
    </div>
  );
}

function Told({ told, at }: Pick<Props, 'told'> & { readonly at: Signal<Place | undefined> }) {
  return (
    <div class="product-told" role="status">
      {told(at.value)}
    </div>
  );
}

function Cells({
  label,
  columns,
  rows,
  corner,
  cell,
  at,
}: Props & { readonly at: Signal<Place | undefined> }) {
  return (
    <WalkedTable class="product-table set-table" label={label} at={at}>
      <thead>
        <tr>
          <td>{corner}</td>
          {columns.map((head, j) => (
            <th key={j} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((head, i) => (
          <tr key={i}>
            <th scope="row">{head}</th>
            {columns.map((_, j) => (
              <td
                key={j}
                // One cell is reached by Tab, the others by arrow keys.
                tabIndex={i === 0 && j === 0 ? 0 : -1}
                data-row={i}
                data-column={j}
              >
                {cell(i, j)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WalkedTable>
  );
}
