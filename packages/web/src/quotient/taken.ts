// What a quotient is taken along as: words, formulas, products as CSV, data, and pictures in TikZ.

import { copiesOf } from '@proviso/language/sheets';
import { type Copyable, textCopy } from '../parts/copy-menu.tsx';
import type { QuotientStudy } from '../protocol/quotients.ts';

/** The copies of a quotient. */
export function quotientCopies(study: QuotientStudy): Copyable[] {
  const { finite, pictures, told } = study;
  const tikz = Object.entries(pictures).flatMap(([name, picture]) =>
    picture === undefined || picture.tikz === ''
      ? []
      : [textCopy(`TikZ: ${name}`, `quotient-${name}.tex`, () => picture.tikz)],
  );
  const products = finite?.products;
  return [
    ...copiesOf(told, dataText(study)).map(named),
    ...(finite && products ? [textCopy('CSV', 'quotient.csv', () => productsCsv(study))] : []),
    ...tikz,
  ];
}

/** Files are called by what they hold. */
function named(copy: Copyable): Copyable {
  const file = copy.file.replace(/^(?:answer|reasons)/u, 'quotient');
  return { ...copy, file: file.replace(/^certificate-1/u, 'quotient-certificate') };
}

/** Elements, outcomes, products and Φ as data. */
function dataText({ subject, play, heaps, finite, kinds, period }: QuotientStudy): string {
  const data = {
    of: subject,
    play,
    ...(heaps > 0 && { heaps }),
    order: finite?.elements.length ?? null,
    ...(finite && {
      presentation: finite.presentation.text,
      elements: finite.elements.map(({ text, outcome }) => ({ element: text, outcome })),
      products: finite.products,
    }),
    phi: kinds.map(({ name, element: { text, outcome } }) => ({
      of: name.text,
      element: text,
      outcome,
    })),
    ...(period && { period }),
  };
  return `${JSON.stringify(data)}\n`;
}

/** A row for each product. */
function productsCsv({ finite }: QuotientStudy): string {
  const { products = [], elements = [] } = finite ?? {};
  const rows = products.flatMap((row, i) =>
    row.map((product, j) => {
      const { text = '', outcome = '' } = elements[product] ?? {};
      return [elements[i]?.text, elements[j]?.text, text, outcome].join(',');
    }),
  );
  return `x,y,product,outcome\n${rows.join('\n')}\n`;
}
