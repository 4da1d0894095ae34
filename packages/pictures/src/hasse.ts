/**
 * The Hasse diagram of a list of games modulo a universe: greater games stand
 * higher, a line means "covers". Games that are equal share a node. Where the
 * texts would make the picture too wide, nodes are numbers with a key below.
 */

import {
  type Arena,
  type FormId,
  NotDecidedError,
  orderModulo,
  type Universe,
} from '@proviso/engine';
import { coversOf, posetOf } from '@proviso/engine/posets';
import { hasseText } from './hasse-text.ts';
import { keyBelow } from './key.ts';
import { detours, type LayeredEdge, type LayeredNode, layered } from './layered.ts';
import { levelsFromTop } from './levels.ts';
import { PictureTooLargeError } from './limits.ts';
import { framed, type Item, label, type Scene, textWidth, type Words } from './scene.ts';
import { counted, formTitle, formWords, type NodeGame, nodeGame, plainWords } from './words.ts';

/** One node per class, and which covers which. */
export interface HasseDiagram {
  /** The first game of each class. */
  readonly games: readonly FormId[];
  /** Pairs (upper, lower) of places in `games`. */
  readonly covers: readonly LayeredEdge[];
}

/** The covering relation of some games modulo a universe. */
export function hasseDiagram(
  arena: Arena,
  games: readonly FormId[],
  universe: Universe,
): HasseDiagram {
  const order = orderModulo(arena, universe);
  const geq = (g: FormId, h: FormId): boolean => namingPair(arena, g, h, () => order.geq(g, h));
  const classes: FormId[] = [];
  for (const game of games) {
    if (!classes.some((other) => geq(game, other) && geq(other, game))) classes.push(game);
  }
  const poset = posetOf(classes, geq);
  return {
    games: classes,
    covers: coversOf(poset).map(({ upper, lower }) => [upper, lower] as const),
  };
}

/** Where a pair is not decided, the error names it. */
function namingPair<T>(arena: Arena, g: FormId, h: FormId, question: () => T): T {
  try {
    return question();
  } catch (error) {
    if (!(error instanceof NotDecidedError)) throw error;
    const pair = `${formTitle(arena, g)} and ${formTitle(arena, h)}`;
    throw new NotDecidedError(`${error.message}; this was asked of ${pair}`, { cause: error });
  }
}

const MOST_GAMES = 2_000;
const LONGEST_TEXT = 32;
/** Wider pictures are drawn with numbers. */
const WIDEST = 1_400;

/** The picture of the order of some games modulo a universe. */
export function hassePicture(arena: Arena, listed: readonly FormId[], universe: Universe): Scene {
  PictureTooLargeError.unless('the list', listed.length, 'game', MOST_GAMES);
  const { games: classes, covers } = hasseDiagram(arena, listed, universe);
  const levels = levelsFromTop(classes.length, covers);
  const nodesOf = (words: readonly Words[]): LayeredNode[] =>
    words.map(({ text }, i) => ({ width: textWidth(text) + 8, level: levels[i] ?? 0 }));
  const texts = classes.map((game): Words => {
    return formWords(arena, game, LONGEST_TEXT) ?? plainWords(formTitle(arena, game));
  });
  const numbers = classes.map((_, i) => plainWords(String(i + 1)));
  const readable = widthOf(nodesOf(texts)) <= WIDEST;
  const names = readable ? texts : numbers;
  const games = classes.map((game) => nodeGame(arena, game));
  const items = diagramItems(names, games, covers, nodesOf(names));
  const key = texts.map((meaning, i) => ({ name: plainWords(String(i + 1)), meaning }));
  const lines = hasseText(
    texts.map(({ text }) => text),
    levels,
    covers,
  );
  const scene = framed(
    `Order of ${counted(classes.length, 'game')} modulo ${universe.name}`,
    `A Hasse diagram with ${counted(covers.length, 'covering line')}; greater games, better for Left, stand higher.`,
    readable ? items : [...items, ...keyBelow(items, key)],
  );
  return lines === undefined ? scene : { ...scene, lines };
}

/** How wide the fullest level is. */
function widthOf(nodes: readonly LayeredNode[]): number {
  const widths: number[] = [];
  for (const { level, width } of nodes) widths[level] = (widths[level] ?? 0) + width + 16;
  return Math.max(0, ...widths);
}

function diagramItems(
  names: readonly Words[],
  games: readonly NodeGame[],
  covers: readonly LayeredEdge[],
  nodes: readonly LayeredNode[],
): Item[] {
  const places = layered(nodes, covers);
  const bends = detours(nodes, covers, places);
  const lines = covers.flatMap(([upper, lower], i): Item[] => {
    const from = places[upper];
    const to = places[lower];
    if (from === undefined || to === undefined) return [];
    return [{ item: 'line', kind: 'cover', from, to, bends: bends[i] ?? [] }];
  });
  const labels = names.flatMap((words, i): Item[] => {
    const at = places[i];
    return at === undefined ? [] : [label(at, words, { plate: true, ...games[i] })];
  });
  return [...lines, ...labels];
}
