// A graph to play on: press the vertex or the edge of your move, or go about with the arrow keys.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { MatchTurn } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
import { type DrawnGraph, placedGraph, type Thing, thingKey } from '../graphs/drawn-graph.ts';
import { edgeLines, pathOf } from '../graphs/edge-lines.ts';
import { frameOf, groundOf } from '../graphs/graph-frame.ts';
import { EdgeShape, Ground, VertexShape, viewBox } from '../graphs/graph-picture.tsx';
import { keysOfThing } from '../graphs/graph-plays.ts';
import { spokenGraph, spokenThing } from '../graphs/spoken-graph.ts';
import type { Mark } from './marks.ts';
import '../../style/graph.css';

interface Props {
  readonly turn: MatchTurn;
  readonly drawn: NonNullable<MatchTurn['graph']>;
  readonly yours: boolean;
  readonly shown?: number | undefined;
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
  readonly play: (move: number) => void;
}

export function GraphTable({ turn, drawn, yours, shown, marks, play }: Props) {
  const t = texts.value.match.graph;
  const picture = useRef<SVGSVGElement>(null);
  const cursor = useSignal('');
  const { boards } = drawn;
  const first = placedGraph({ graph: drawn.first, spots: drawn.spots });
  // What is left stands where it stood.
  const graph = placedGraph({ graph: drawn.now, spots: [] }, first);
  const ground = boards.ground === true;
  const frame = frameOf(first, ground);
  const lines = edgeLines(graph, groundOf(frame));
  const moves = movesByThing(graph, turn);
  const things: Thing[] = [
    ...graph.edges.map((_, index): Thing => ({ kind: 'edge', index })),
    ...graph.vertices.map(({ name }): Thing => ({ kind: 'vertex', name })),
  ];
  const stops = things.map(thingKey).filter((key) => moves.has(key));
  const stop = stops.includes(cursor.value) ? cursor.value : stops[0];
  const press = (target: EventTarget | null) => {
    const key = target instanceof Element ? target.closest('[data-thing]') : null;
    const move = moves.get(key?.getAttribute('data-thing') ?? '');
    if (yours && move !== undefined) play(move);
  };
  const keys = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (way !== undefined) {
      const at = stops.indexOf(stop ?? '');
      const next = stops[(at + way + stops.length) % Math.max(1, stops.length)];
      if (next !== undefined) {
        cursor.value = next;
        picture.current?.querySelector<SVGElement>(`[data-thing="${next}"]`)?.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') press(event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const item = (thing: Thing) => {
    const key = thingKey(thing);
    const move = moves.get(key);
    const spoken = spokenThing(graph, boards, thing);
    if (move === undefined || !yours)
      return { key, class: 'thing', 'aria-label': spoken, role: 'img' } as const;
    const mark = marks?.get(move);
    return {
      key,
      'data-thing': key,
      class: ['thing playable', move === shown && 'pointed', mark].filter(Boolean).join(' '),
      role: 'button',
      tabindex: key === stop ? 0 : -1,
      'aria-label': [
        t.canMove(spoken),
        ...(mark === undefined ? [] : [texts.value.common[mark]]),
      ].join(', '),
      onFocus: () => {
        cursor.value = key;
      },
    } as const;
  };
  const sign = (thing: Thing, [x, y]: readonly [number, number]) => {
    const move = moves.get(thingKey(thing));
    const mark = yours && move !== undefined ? marks?.get(move) : undefined;
    return (
      mark && (
        <text class={`graph-mark ${mark}`} x={x} y={y}>
          {mark === 'wins' ? '✓' : '✗'}
        </text>
      )
    );
  };
  return (
    <svg
      ref={picture}
      class={`graph playing graph-table turn-${turn.mover}${ground ? ' on-ground' : ''}`}
      viewBox={viewBox(frame)}
      role="application"
      aria-label={t.label(spokenGraph(graph))}
      onKeyDown={keys}
      onClick={({ target }) => press(target)}
    >
      {ground && <Ground frame={frame} />}
      {graph.edges.map((edge, index) => {
        const line = lines[index];
        const thing: Thing = { kind: 'edge', index };
        return (
          line && (
            <g {...item(thing)}>
              <path class="hit" d={pathOf(line)} />
              <circle class="middle" cx={line.middle[0]} cy={line.middle[1]} r={MIDDLE_RADIUS} />
              <EdgeShape edge={edge} line={line} />
              {sign(thing, line.middle)}
            </g>
          )
        );
      })}
      {graph.vertices.map((vertex) => {
        const thing: Thing = { kind: 'vertex', name: vertex.name };
        const [x, y] = vertex.at;
        return (
          <g {...item(thing)}>
            <circle class="hit" cx={x} cy={y} r={HIT_RADIUS} />
            <VertexShape vertex={vertex} named={!ground} />
            {sign(thing, [x + BESIDE, y + BESIDE])}
          </g>
        );
      })}
    </svg>
  );
}

/** As large as the tip of a finger on a phone. */
const HIT_RADIUS = 0.5;
/** A line has no width; its middle is where a finger aims. */
const MIDDLE_RADIUS = 0.3;
const BESIDE = 0.4;

/** The moves by what they are played on. */
function movesByThing(graph: DrawnGraph, { moves }: MatchTurn): ReadonlyMap<string, number> {
  return new Map(
    moves.flatMap(({ gesture }, move) =>
      gesture.kind === 'graph'
        ? keysOfThing(graph, gesture.on).map((key): [string, number] => [key, move])
        : [],
    ),
  );
}
