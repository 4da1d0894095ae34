// Random positions of a size, of any ruleset on squares or on graphs.

import type { Board, Ruleset } from '../../src/rulesets/index.ts';
import { BoardNotationError, type Graph, readBoard } from '../../src/rulesets/index.ts';
import type { RandomStream } from '../../src/storage/random.ts';

function pick<T>(random: RandomStream, things: readonly T[]): T {
  return things[random.below(things.length)]!;
}

/** A position of so many squares or vertices, in any shape; none where the ruleset does not read it. */
export function randomPosition(
  ruleset: Ruleset,
  size: number,
  random: RandomStream,
): Board | undefined {
  const { boards, graphs } = ruleset;
  const text = boards
    ? randomSquares(Object.keys(boards.squares), boards.strip ?? false, size, random)
    : graphs && ruleset.print!(randomGraph(ruleset, size, random));
  return text === undefined ? undefined : readIfLegal(ruleset, text);
}

/** A position, where the ruleset reads it: in Col neighbours of one colour are none. */
export function readIfLegal(ruleset: Ruleset, text: string): Board | undefined {
  try {
    return readBoard(ruleset, [text]);
  } catch (error) {
    if (error instanceof BoardNotationError) return undefined;
    throw error;
  }
}

function randomSquares(
  signs: readonly string[],
  strip: boolean,
  size: number,
  random: RandomStream,
): string {
  const heights = Array.from({ length: size }, (_, i) => i + 1).filter((rows) => size % rows === 0);
  const rows = strip ? 1 : pick(random, heights);
  const columns = size / rows;
  // Mostly one sign, so that regions are large.
  const usual = pick(random, signs);
  const square = () => (random.below(2) === 0 ? pick(random, signs) : usual);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, square).join('')).join(
    '|',
  );
}

function randomGraph({ graphs }: Ruleset, size: number, random: RandomStream): Graph {
  const { marks, colours, direction, counters = false, ground = false } = graphs!;
  const vertices = Array.from({ length: size }, (_, i) => ({
    name: ground && i === 0 ? '0' : `v${i}`,
    mark: counters ? String(random.below(3)) : pick(random, Object.keys(marks)),
  }));
  const edges = vertices.flatMap((_, to) =>
    vertices.slice(0, to).flatMap((__, from) => {
      // Neighbours in the list more often than others, so that there are paths and few edges.
      if (random.below(to - from === 1 ? 2 : 5) !== 0) return [];
      const arc = direction === 'arcs' || (direction === 'both' && random.below(2) === 0);
      return [{ from, to, arc, colour: pick(random, colours) }];
    }),
  );
  return { vertices, edges };
}
