/**
 * The order of a finite partizan quotient as a Hasse diagram: x stands above y when Left does at least as well with x
 * beside every element. Each element has the colour and the letter of its outcome.
 */

import { ValueError } from '@proviso/engine';
import { coversOf, posetOf } from '@proviso/engine/posets';
import { quotientAtLeast, type TwoPlayerQuotient } from '@proviso/engine/quotients';
import { hasseText } from '../hasse-text.ts';
import { type LayeredEdge, layered } from '../layered.ts';
import { levelsFromTop } from '../levels.ts';
import { PictureTooLargeError } from '../limits.ts';
import { framed, type Point, type Scene } from '../scene.ts';
import { counted, plainWords } from '../words.ts';
import { coverItems } from './covers.ts';
import {
  CELL_HEIGHT,
  cellItems,
  cellWidth,
  classWords,
  outcomeOfClass,
  quotientTitle,
} from './elements.ts';
import { demandFinite } from './finite.ts';

const MOST_ELEMENTS = 100;
const LEVEL_GAP = 40;
/** Between elements side by side. */
const GAP = 14;

export function quotientOrderPicture(quotient: TwoPlayerQuotient): Scene {
  demandFinite(quotient, 'order of finitely many elements');
  if (quotient.kinds.movers === 1) {
    throw new ValueError(
      'no two elements of an impartial quotient are above each other; draw its semilattice',
    );
  }
  PictureTooLargeError.unless('the quotient', quotient.order, 'element', MOST_ELEMENTS);
  const all = [...quotient.monoid.elements.keys()];
  const poset = posetOf(all, (x, y) => quotientAtLeast(quotient, x, y));
  const covers = coversOf(poset).map(({ upper, lower }): LayeredEdge => [upper, lower]);
  const levels = levelsFromTop(all.length, covers);
  const words = all.map((at) => classWords(quotient, at));
  const width = cellWidth(words);
  const across = layered(
    all.map((at) => ({ width: width + GAP, level: levels[at] ?? 0 })),
    covers,
  );
  const places = across.map(
    ({ x }, at): Point => ({ x, y: (levels[at] ?? 0) * (CELL_HEIGHT + LEVEL_GAP) }),
  );
  const boxes = all.map(() => ({ width, height: CELL_HEIGHT }));
  const items = [
    ...covers.flatMap(([upper, lower]) => coverItems(boxes, places, upper, lower)),
    ...all.flatMap((at) => {
      const { x, y } = places[at] ?? { x: 0, y: 0 };
      const outcome = outcomeOfClass(quotient, at);
      const name = words[at] ?? plainWords('');
      const hint = `${name.text}: ${outcome}`;
      return cellItems({ at: { x: x - width / 2, y }, width, words: name, outcome, hint });
    }),
  ];
  const scene = framed(
    `Order of ${quotientTitle(quotient)}`,
    `A Hasse diagram of ${counted(all.length, 'element')} with ${counted(covers.length, 'cover')}: x stands above y when Left does at least as well with x beside every element.`,
    items,
  );
  const names = all.map((at) => `${words[at]?.text ?? ''} ${outcomeOfClass(quotient, at)}`);
  const lines = hasseText(names, levels, covers);
  return lines === undefined ? scene : { ...scene, lines };
}
