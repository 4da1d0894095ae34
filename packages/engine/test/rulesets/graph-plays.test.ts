// Every ruleset on graphs tells on what each move is played: these are its moves, and what is played on
// is not what it was.

import { describe, expect, it } from 'vitest';
import { SIDES } from '../../src/forms/side.ts';
import { positionToText } from '../../src/rulesets/board.ts';
import type { Graph } from '../../src/rulesets/graphs/graph.ts';
import { rulesets } from '../../src/rulesets/registry.ts';

const onGraphs = [...rulesets.values()].filter(({ ruleset }) => ruleset.graphs !== undefined);

/** Small positions of a ruleset: those it counts, and its examples. */
function positions({ ruleset }: (typeof onGraphs)[number]): Graph[] {
  const counted = [0, 1, 2, 3].flatMap((size) => [...(ruleset.sizes?.positions(size) ?? [])]);
  return [...counted, ...ruleset.examples.map((text) => ruleset.parse(text))] as Graph[];
}

describe.each(onGraphs)('$name', (entry) => {
  const { ruleset } = entry;
  const textOf = (position: unknown) => positionToText({ ruleset, position });

  it('has the moves that are played, in the same order', () => {
    for (const graph of positions(entry)) {
      for (const side of SIDES) {
        const plays = ruleset.plays!(graph, side).map(({ to }) => textOf(to));
        expect(plays).toEqual([...ruleset.moves(graph, side)].map(textOf));
      }
    }
  });

  it('plays each move on something that is another or gone afterwards', () => {
    for (const graph of positions(entry)) {
      for (const side of SIDES) {
        for (const { on, to } of ruleset.plays!(graph, side)) {
          const after = to as Graph;
          const changed = (vertex: number) => {
            const { name, mark } = graph.vertices[vertex]!;
            return after.vertices.find((one) => one.name === name)?.mark !== mark;
          };
          if ('vertex' in on) expect(changed(on.vertex)).toBe(true);
          else {
            const { from, to: end } = graph.edges[on.edge]!;
            const fewer = after.edges.length < graph.edges.length;
            expect(fewer || (changed(from) && changed(end))).toBe(true);
          }
        }
      }
    }
  });

  it('plays on every thing once at most for a player', () => {
    for (const graph of positions(entry)) {
      for (const side of SIDES) {
        const things = ruleset.plays!(graph, side).map(({ on }) => JSON.stringify(on));
        expect(new Set(things).size).toBe(things.length);
      }
    }
  });
});
