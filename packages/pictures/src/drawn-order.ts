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
  /** Tints the box, and stands in it; without one the box is plain. */
  readonly outcome?: Outcome;
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
  description = describe(classes, covers),
): Scene {
  PictureTooLargeError.unless('the order', classes.length, 'element', MOST_CLASSES);
  const levels = levelsFromTop(classes.length, covers);
  const letterRoom = ({ outcome }: DrawnClass): number => (outcome === undefined ? 0 : LETTER_ROOM);
  const nodes = classes.map((one, i) => ({
    width: textWidth(one.words.text) + letterRoom(one) + 8,
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
  const boxes = classes.flatMap((one, i): Item[] => {
    const { words, outcome, hint, game } = one;
    const { x, y } = places[i] ?? { x: 0, y: 0 };
    const width = nodes[i]?.width ?? 0;
    const box = { at: { x: x - width / 2, y: y - HEIGHT / 2 }, width, height: HEIGHT, hint };
    const name = label({ x: x - letterRoom(one) / 2, y }, words, { hint, game });
    if (outcome === undefined) return [{ item: 'rectangle', ...box, fill: 'cell' }, name];
    const letter = { x: x + width / 2 - LETTER_ROOM / 2 - 2, y: y + 4 };
    return [
      { item: 'rectangle', ...box, fill: `won-${outcome}` },
      name,
      label(letter, plainWords(outcome), { small: true }),
    ];
  });
  return framed(title, description, [...lines, ...boxes]);
}

function describe(
  classes: readonly DrawnClass[],
  covers: readonly (readonly [upper: number, lower: number])[],
): string {
  return `A Hasse diagram of ${classes.length} class${classes.length === 1 ? '' : 'es'} with ${counted(covers.length, 'covering line')}; greater classes, better for Left, stand higher. Letters and tints are outcomes.`;
}
