// What can be done to the vertex or the edge that is chosen, for those who have no keys.

import type { GraphBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { type DrawnGraph, GROUND, hasMarks, type Thing, vertexNamed } from './drawn-graph.ts';
import { edgeKinds, sameKind, withEdge, withMark } from './graph-edits.ts';
import { calledVertex, spokenColour, spokenMark } from './spoken-graph.ts';

interface Choice {
  readonly label: string;
  readonly is: boolean;
  readonly graph: DrawnGraph;
}

interface Props {
  readonly graph: DrawnGraph;
  readonly boards: GraphBoards;
  readonly thing: Thing;
  readonly draw: (graph: DrawnGraph) => void;
  readonly remove: () => void;
}

export function ChosenThing({ graph, boards, thing, draw, remove }: Props) {
  const t = texts.value.graphs;
  const choices = choicesOf(graph, boards, thing);
  const isGround = thing.kind === 'vertex' && thing.name === GROUND;
  const title = thing.kind === 'vertex' ? calledVertex(thing.name) : t.theEdge;
  return (
    <div class="chips" role="group" aria-label={t.change(title)}>
      {choices.map(({ label, is, graph: next }) => (
        <button type="button" key={label} aria-pressed={is} onClick={() => draw(next)}>
          {label}
        </button>
      ))}
      {!isGround && (
        <button type="button" onClick={remove}>
          {t.remove(title)}
        </button>
      )}
    </div>
  );
}

/** What else the thing may be. */
function choicesOf(graph: DrawnGraph, boards: GraphBoards, thing: Thing): Choice[] {
  if (thing.kind === 'edge') {
    const edge = graph.edges[thing.index];
    const kinds = edge === undefined ? [] : edgeKinds(boards, edge);
    if (edge === undefined || kinds.length < 2) return [];
    return kinds.map((kind) => {
      const way = kind.arc ? `${calledVertex(kind.from)} → ${calledVertex(kind.to)}` : '';
      return {
        label: [spokenColour(kind), way].filter(Boolean).join(', ') || texts.value.graphs.bothWays,
        is: sameKind(kind, edge),
        graph: withEdge(graph, thing.index, kind),
      };
    });
  }
  const vertex = vertexNamed(graph, thing.name);
  if (vertex === undefined || !hasMarks(boards)) return [];
  const { name, mark } = vertex;
  if (boards.counters) {
    const number = Number(mark);
    return [
      {
        label: texts.value.graphs.fewer,
        is: false,
        graph: withMark(graph, name, `${Math.max(0, number - 1)}`),
      },
      { label: texts.value.graphs.more, is: false, graph: withMark(graph, name, `${number + 1}`) },
    ];
  }
  return Object.keys(boards.marks).map((other) => ({
    label: spokenMark(boards, other),
    is: other === mark,
    graph: withMark(graph, name, other),
  }));
}
