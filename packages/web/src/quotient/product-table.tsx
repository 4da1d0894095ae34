// The products of the elements, coloured by outcome and with its letter. The one that is pointed to,
// pressed or walked to is told below.

import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Letters } from '../parts/letters.tsx';
import { Outcome } from '../parts/outcome.tsx';
import type { Place } from '../parts/walked-cells.ts';
import { WalkedTable } from '../parts/walked-table.tsx';
import type { FiniteQuotient } from '../protocol/quotients.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly finite: FiniteQuotient;
  readonly subject: string;
}

export function ProductTable({ finite, subject }: Props) {
  const at = useSignal<Place | undefined>(undefined);
  const { products, elements } = finite;
  const t = texts.value.quotient;
  const label = t.productsOf(subject);
  // Drawn once for each quotient: there may be thousands of cells.
  const cells = useMemo(() => <Cells finite={finite} label={label} at={at} />, [finite, label, at]);
  if (products === undefined) return <p class="quiet">{t.tooMany(elements.length)}</p>;
  return (
    <div class="products">
      <div class="scroll">{cells}</div>
      <Told finite={finite} at={at} />
    </div>
  );
}

interface CellsProps {
  readonly finite: FiniteQuotient;
  readonly label: string;
  readonly at: Signal<Place | undefined>;
}

function Cells({ finite, label, at }: CellsProps) {
  const { products = [], elements } = finite;
  return (
    <WalkedTable class="product-table" label={label} at={at}>
      <thead>
        <tr>
          <td />
          {elements.map(({ text }) => (
            <th key={text} scope="col">
              <Letters text={text} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((row, i) => (
          <tr key={elements[i]?.text}>
            <th scope="row">
              <Letters text={elements[i]?.text ?? ''} />
            </th>
            {row.map((product, j) => {
              const { text = '', outcome } = elements[product] ?? {};
              return (
                <td
                  key={elements[j]?.text}
                  class={`won-${outcome}`}
                  // One cell is reached by Tab, the others by arrow keys.
                  tabIndex={i === 0 && j === 0 ? 0 : -1}
                  data-row={i}
                  data-column={j}
                >
                  <Letters text={text} />
                  <sub>{outcome}</sub>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WalkedTable>
  );
}

function Told({ finite, at }: Pick<CellsProps, 'finite' | 'at'>) {
  const { products = [], elements } = finite;
  const place = at.value;
  const name = (element: number) => elements[element]?.text ?? '';
  const product = place && products[place.row]?.[place.column];
  return (
    <p class="product-told" role="status">
      {place === undefined || product === undefined ? (
        <span class="quiet">{texts.value.quotient.productsHint}</span>
      ) : (
        <>
          <Letters text={`${name(place.row)} · ${name(place.column)} = ${name(product)}`} />{' '}
          <Outcome is={elements[product]?.outcome ?? 'N'} spelled />
        </>
      )}
    </p>
  );
}
