/**
 * The multiplication table of a finite quotient: each product is a cell, tinted by its outcome and with
 * the letter of it. Of many elements only the letters are shown.
 */

import type { TwoPlayerQuotient } from '@proviso/engine/quotients';
import { PictureTooLargeError } from '../limits.ts';
import { framed, type Item, label, type Scene, textWidth } from '../scene.ts';
import { plainWords } from '../words.ts';
import {
  CELL_HEIGHT,
  cellItems,
  cellWidth,
  classWords,
  outcomeOfClass,
  quotientTitle,
} from './elements.ts';
import { demandFinite } from './finite.ts';
import { textRows } from './text-rows.ts';

const MOST_ELEMENTS = 120;
/** Up to so many elements, products are written in their cells. */
const MOST_WRITTEN = 48;
const SMALL_CELL = 18;

export function multiplicationTablePicture(quotient: TwoPlayerQuotient): Scene {
  demandFinite(quotient, 'multiplication table');
  const { order } = quotient;
  PictureTooLargeError.unless('the quotient', order, 'element', MOST_ELEMENTS);
  const numbers = [...quotient.monoid.elements.keys()];
  const words = numbers.map((at) => classWords(quotient, at));
  const name = (at: number): string => words[at]?.text ?? '';
  const product = (one: number, other: number): number =>
    quotient.multiply({ class: one, weight: 0 }, { class: other, weight: 0 }).class;
  const written = order <= MOST_WRITTEN;
  const width = written ? cellWidth(words) : SMALL_CELL;
  const height = written ? CELL_HEIGHT : SMALL_CELL;
  const margin = Math.max(...words.map(({ text }) => textWidth(text))) + 10;
  const items: Item[] = numbers.flatMap((at): Item[] => {
    const heading = words[at] ?? plainWords('');
    const row = label({ x: -margin / 2, y: (at + 0.5) * height }, heading);
    // In narrow columns words do not fit; the rows have the same heads.
    if (!written) return [row];
    return [row, label({ x: (at + 0.5) * width, y: -height / 2 }, heading)];
  });
  for (const one of numbers) {
    for (const other of numbers) {
      const result = product(one, other);
      const outcome = outcomeOfClass(quotient, result);
      const at = { x: other * width, y: one * height };
      const hint = `${name(one)} · ${name(other)} = ${name(result)}, ${outcome}`;
      const cell = { at, width, words: words[result] ?? plainWords(''), outcome, hint };
      items.push(...(written ? cellItems(cell) : letterItems(cell)));
    }
  }
  const scene = framed(
    `Multiplication table of ${quotientTitle(quotient)}`,
    `A square of ${order} rows and columns. Each product stands with its outcome: ${portions(quotient)}.`,
    items,
  );
  const lines = textRows([
    ['', ...words.map(({ text }) => text)],
    ...numbers.map((one) => [
      name(one),
      ...numbers.map((other) => {
        const result = product(one, other);
        return `${name(result)} ${outcomeOfClass(quotient, result)}`;
      }),
    ]),
  ]);
  return lines === undefined ? scene : { ...scene, lines };
}

/** A cell with nothing but the letter of its outcome. */
function letterItems({ at, outcome, hint }: Parameters<typeof cellItems>[0]): Item[] {
  const centre = { x: at.x + SMALL_CELL / 2, y: at.y + SMALL_CELL / 2 };
  return [
    {
      item: 'rectangle',
      at,
      width: SMALL_CELL,
      height: SMALL_CELL,
      fill: `won-${outcome}`,
      hint,
    },
    label(centre, plainWords(outcome), { small: true }),
  ];
}

/** `2 elements are P, 4 are N`. */
function portions(quotient: TwoPlayerQuotient): string {
  const counts = (['P', 'N', 'L', 'R'] as const).flatMap((letter) => {
    const all = [...quotient.monoid.elements.keys()];
    const count = all.filter((at) => outcomeOfClass(quotient, at) === letter).length;
    return count === 0 ? [] : [`${count} of outcome ${letter}`];
  });
  return `${counts.join(', ')} among the elements`;
}
