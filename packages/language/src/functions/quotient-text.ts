// A quotient in words: how many elements, a presentation, which elements the
// other heaps are, the outcome of each element, and the zero.

import {
  printMonomial,
  printPlayerSet,
  printPresentation,
  type Quotient,
} from '@proviso/engine/multiplayer';

/** Longer lists of elements are left out. */
const MANY_ELEMENTS = 200;

export function quotientText(quotient: Quotient, players: number): string {
  const { order, elements, outcomes, zero, generators, table } = quotient;
  const { names, alike } = table.rules;
  const heaps = names.map((name, kind) => ({
    kind,
    element: printElement(quotient, kind),
    name: alike && kind === names.length - 1 ? `${name} and all larger heaps` : name,
  }));
  const letters = generators.flatMap((kind) => {
    const heap = heaps[kind];
    return heap === undefined ? [] : [`${heap.element} = ${heap.name}`];
  });
  const products = heaps
    .filter(({ kind }) => !generators.includes(kind))
    .map(({ element, name }) => `${name} = ${element}`);
  const values = elements.map((element, number) => {
    const outcome = printPlayerSet(outcomes[number] ?? 0, players);
    return `${printMonomial(quotient, element)}: ${outcome}`;
  });
  const last = zero === undefined ? undefined : elements[zero];
  return [
    `${order} element${order === 1 ? '' : 's'}`,
    `${printPresentation(quotient)}${letters.length === 0 ? '' : ` with ${letters.join(', ')}`}`,
    ...(products.length === 0 ? [] : [products.join(', ')]),
    ...(order <= MANY_ELEMENTS ? [values.join(', ')] : []),
    ...(last === undefined ? [] : [`zero: ${printMonomial(quotient, last)}`]),
  ].join('\n');
}

/** The element that one heap of a kind is, as a product of generators. */
function printElement(quotient: Quotient, kind: number): string {
  const heap = quotient.table.rules.names.map((_, other) => (other === kind ? 1 : 0));
  return printMonomial(quotient, quotient.elements[quotient.elementOf(heap)] ?? heap);
}
