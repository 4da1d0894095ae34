/**
 * The order of classes as a Hasse diagram, given its covers: each class is a small box with a name, tinted
 * by outcome and with its letter. Nodes and lines have names of their own, so that a page can find them.
 */

import type { Outcome } from '@proviso/engine';
import { detours, layered } from './layered.ts';
import { levelsFromTop } from './levels.ts';
import { PictureTooLargeError } from './limits.ts';
import { framed, type Item, label, type Scene, SMALL, textWidth, type Words } from './scene.ts';
import { counted, plainWords } from './words.ts';

export interface DrawnClass {
  readonly words: Words;
  readonly outcome: Outcome;
  /** What a pointer shows. */
  readonly hint: string;
  /** What stands there, for a page to lead to. */
  readonly game: string;
}

const MOST_CLASSES = 2_000;
const HEIGHT = 22;
const LETTER_ROOM = textWidth('N') * SMALL + 3;

/**
 * The picture of an order. Covers are pairs of places among the classes, the upper one first; the line of
 * one is named `upper-lower`.
 */
export function drawnOrder(
  classes: readonly DrawnClass[],
  covers: readonly (readonly [upper: number, lower: number])[],
  title: string,
): Scene {
  PictureTooLargeError.unless('the order', classes.length, 'element', MOST_CLASSES);
  const levels = levelsFromTop(classes.length, covers);
  const nodes = classes.map(({ words }, i) => ({
    width: textWidth(words.text) + LETTER_ROOM + 8,
    level: levels[i] ?? 0,
  }));
  const places = layered(nodes, covers);
  const bends = detours(nodes, covers, places);
  const lines = covers.flatMap(([upper, lower], i): Item[] => {
    const [above, below] = [places[upper], places[lower]];
    if (above === undefined || below === undefined) return [];
    // From foot to head: boxes lie under lines.
    const from = { x: above.x, y: above.y + HEIGHT / 2 };
    const to = { x: below.x, y: below.y - HEIGHT / 2 };
    const name = `${upper}-${lower}`;
    return [{ item: 'line', kind: 'cover', from, to, bends: bends[i] ?? [], name }];
  });
  const boxes = classes.flatMap(({ words, outcome, hint, game }, i): Item[] => {
    const { x, y } = places[i] ?? { x: 0, y: 0 };
    const width = nodes[i]?.width ?? 0;
    const corner = { x: x - width / 2, y: y - HEIGHT / 2 };
    const letter = { x: x + width / 2 - LETTER_ROOM / 2 - 2, y: y + 4 };
    return [
      { item: 'rectangle', at: corner, width, height: HEIGHT, fill: `won-${outcome}`, hint },
      label({ x: x - LETTER_ROOM / 2, y }, words, { hint, game }),
      label(letter, plainWords(outcome), { small: true }),
    ];
  });
  return framed(
    title,
    `A Hasse diagram of ${classes.length} class${classes.length === 1 ? '' : 'es'} with ${counted(covers.length, 'covering line')}; greater classes, better for Left, stand higher. Letters and tints are outcomes.`,
    [...lines, ...boxes],
  );
}
