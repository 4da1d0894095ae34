// A drawn graph as a picture: lines, and discs on them. Left is blue and solid, Right red and dashed,
// either green and dotted; who cannot tell colours reads the letters.

import type { ComponentChildren } from 'preact';
import type { DrawnEdge, DrawnGraph, DrawnVertex } from './drawn-graph.ts';
import { type EdgeLine, edgeLines, headPath, pathOf, RADIUS } from './edge-lines.ts';
import { type Frame, groundOf } from './graph-frame.ts';

const LOOKS: Readonly<Record<string, string>> = { L: 'left', R: 'right', E: 'either' };

/** How something with a mark looks. */
export function lookOf(mark: string): string {
  return LOOKS[mark] ?? 'nobody';
}

export function EdgeShape({ edge, line }: { readonly edge: DrawnEdge; readonly line: EdgeLine }) {
  return (
    <>
      <path class={`edge ${lookOf(edge.colour)}`} d={pathOf(line)} />
      {line.head && <path class={`head ${lookOf(edge.colour)}`} d={headPath(line.head)} />}
    </>
  );
}

interface VertexProps {
  readonly vertex: DrawnVertex;
  /** Whether its name is shown as well. */
  readonly named?: boolean;
}

export function VertexShape({ vertex: { name, mark, at }, named = true }: VertexProps) {
  const [x, y] = at;
  return (
    <>
      <circle class={`vertex ${lookOf(mark)}`} cx={x} cy={y} r={RADIUS} />
      {(named || mark !== '') && (
        <text class={`letter ${lookOf(mark)}`} x={x} y={y}>
          {mark === '' ? name : mark}
        </text>
      )}
      {named && mark !== '' && (
        <text class="name" x={x + RADIUS} y={y - RADIUS}>
          {name}
        </text>
      )}
    </>
  );
}

export function viewBox({ left, top, right, bottom }: Frame): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

export function Ground({ frame }: { readonly frame: Frame }): ComponentChildren {
  const y = groundOf(frame);
  return <line class="ground" x1={frame.left} y1={y} x2={frame.right} y2={y} />;
}

/** A graph to look at, small: where a move leads. */
export function SmallGraph({
  graph,
  frame,
  ground,
}: {
  readonly graph: DrawnGraph;
  /** That of the graph before the move, so that things are where they were. */
  readonly frame: Frame;
  readonly ground: boolean;
}) {
  const lines = edgeLines(graph, groundOf(frame));
  return (
    <svg class="small-graph" viewBox={viewBox(frame)} aria-hidden="true">
      {ground && <Ground frame={frame} />}
      {graph.edges.map((edge, i) => {
        const line = lines[i];
        return line && <EdgeShape key={`edge ${i}`} edge={edge} line={line} />;
      })}
      {graph.vertices.map((vertex) => (
        <VertexShape key={vertex.name} vertex={vertex} named={false} />
      ))}
    </svg>
  );
}
