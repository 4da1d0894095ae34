// A quotient in words: how many elements, a presentation, the outcome of each
// element, and the zero.

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
  const letters = generators.map((kind) => {
    const unit = names.map((_, other) => (other === kind ? 1 : 0));
    const larger = alike && kind === names.length - 1 ? ' and all larger heaps' : '';
    return `${printMonomial(quotient, unit)} = ${names[kind]}${larger}`;
  });
  const values = elements.map((element, number) => {
    const outcome = printPlayerSet(outcomes[number] ?? 0, players);
    return `${printMonomial(quotient, element)}: ${outcome}`;
  });
  const last = zero === undefined ? undefined : elements[zero];
  return [
    `${order} element${order === 1 ? '' : 's'}`,
    `${printPresentation(quotient)}${letters.length === 0 ? '' : ` with ${letters.join(', ')}`}`,
    ...(order <= MANY_ELEMENTS ? [values.join(', ')] : []),
    ...(last === undefined ? [] : [`zero: ${printMonomial(quotient, last)}`]),
  ].join('\n');
}
