/**
 * The Hasse diagram of a list of games modulo a universe: greater games stand
 * higher, a line means "covers". Games that are equal share a node.
 */

import { type Arena, type FormId, orderModulo, type Universe } from '@proviso/engine';
import { layeredPlaces } from './layered.ts';
import { framed, type Item, type Scene, textWidth } from './scene.ts';
import { formWords } from './words.ts';

/** One node per class, and which covers which. */
export interface HasseDiagram {
  /** The first game of each class. */
  readonly games: readonly FormId[];
  /** Pairs (upper, lower) of places in `games`. */
  readonly covers: readonly (readonly [number, number])[];
}

/** The covering relation of some games modulo a universe. */
export function hasseDiagram(
  arena: Arena,
  games: readonly FormId[],
  universe: Universe,
): HasseDiagram {
  const order = orderModulo(arena, universe);
  const classes: FormId[] = [];
  for (const game of games) {
    if (!classes.some((other) => order.geq(game, other) && order.geq(other, game))) {
      classes.push(game);
    }
  }
  const below = classes.map((g) =>
    classes.flatMap((h, i) => (h !== g && order.geq(g, h) ? [i] : [])),
  );
  const covers = below.flatMap((lower, upper) => {
    const indirect = new Set(lower.flatMap((middle) => below[middle] ?? []));
    return lower.filter((i) => !indirect.has(i)).map((i) => [upper, i] as const);
  });
  return { games: classes, covers };
}

/** The picture of the order of some games modulo a universe. */
export function hassePicture(arena: Arena, games: readonly FormId[], universe: Universe): Scene {
  const { games: classes, covers } = hasseDiagram(arena, games, universe);
  const words = classes.map((game) => formWords(arena, game, 24));
  const levels = levelsFromTop(classes.length, covers);
  const places = layeredPlaces(
    words.map((word, i) => ({ width: textWidth(word.text) + 8, level: levels[i] ?? 0 })),
    covers,
  );
  const items: Item[] = [];
  for (const [upper, lower] of covers) {
    const from = places[upper];
    const to = places[lower];
    if (from !== undefined && to !== undefined) {
      items.push({
        item: 'line',
        kind: 'cover',
        from: { x: from.x, y: from.y + 8 },
        to: { x: to.x, y: to.y - 8 },
      });
    }
  }
  for (const [i, word] of words.entries()) {
    const at = places[i];
    if (at !== undefined) {
      items.push({ item: 'label', at, words: word, width: textWidth(word.text), plate: true });
    }
  }
  return framed(
    `Order of ${classes.length} game${classes.length === 1 ? '' : 's'} modulo ${universe.name}`,
    `A Hasse diagram with ${covers.length} covering lines; greater games, better for Left, stand higher.`,
    items,
  );
}

/** The longest way down to each node from a maximal one. */
function levelsFromTop(size: number, covers: readonly (readonly [number, number])[]): number[] {
  const levels = new Array<number>(size).fill(0);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [upper, lower] of covers) {
      const needed = (levels[upper] ?? 0) + 1;
      if ((levels[lower] ?? 0) < needed) {
        levels[lower] = needed;
        changed = true;
      }
    }
  }
  return levels;
}
