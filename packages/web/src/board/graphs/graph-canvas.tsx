// The picture of a graph that one draws and plays on.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardOption, GraphBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { winsFor } from '../moves.tsx';
import {
  type DrawnGraph,
  distance,
  GROUND,
  type Spot,
  type Thing,
  thingKey,
  vertexNamed,
} from './drawn-graph.ts';
import { edgeLines, pathOf } from './edge-lines.ts';
import { withPlace, withVertex } from './graph-edits.ts';
import { type Frame, groundOf, within } from './graph-frame.ts';
import { nearestVertex } from './graph-keys.ts';
import { EdgeShape, Ground, VertexShape, viewBox } from './graph-picture.tsx';
import { thingOf, usePointer } from './graph-pointer.ts';
import type { Player } from './press-mode.ts';
import { spokenGraph, spokenThing } from './spoken-graph.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import type { GraphDrawing } from './use-graph-drawing.ts';

/** A vertex that is dropped so close to another is joined to it. */
const REACH = 0.7;
/** Below this distance above the ground, a vertex is dropped onto it. */
const ABOVE_GROUND = 0.3;

/** The moves of one player, and how to make one. */
export interface Playing {
  readonly who: Player;
  readonly on: ReadonlyMap<string, BoardOption>;
  readonly play: (thing: Thing | undefined) => void;
}

interface Props {
  readonly graph: DrawnGraph;
  readonly boards: GraphBoards;
  readonly frame: Frame;
  readonly drawing: GraphDrawing;
  /** Where somebody plays instead of drawing. */
  readonly playing: Playing | undefined;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** A vertex on its way. */
interface Dragged {
  readonly name: string;
  readonly at: Spot;
  /** What it would be joined to. */
  readonly onto: string | undefined;
}

export function GraphCanvas(props: Props) {
  const { graph, boards, frame, drawing, playing } = props;
  const picture = useRef<SVGSVGElement>(null);
  const dragged = useSignal<Dragged | undefined>(undefined);
  const ground = boards.ground === true;
  const level = groundOf(frame);
  const { toFocus, cursor } = drawing;

  useLayoutEffect(() => {
    if (toFocus.value === undefined) return;
    const next = picture.current?.querySelector<SVGElement>(`[data-thing="${toFocus.value}"]`);
    (next ?? picture.current)?.focus();
    toFocus.value = undefined;
  });

  const press = (thing: Thing | undefined, at?: Spot) => {
    if (playing) playing.play(thing);
    else if (thing) drawing.press(thing);
    else if (at) drawing.add(withVertex(graph, boards, within(frame, at)));
  };
  /** What a vertex would be joined to if it were dropped at a spot. */
  const under = (name: string, at: Spot): string | undefined => {
    const vertices = graph.vertices.filter((one) => one.name !== name);
    const near = nearestVertex({ ...graph, vertices }, at);
    if (near !== undefined && distance(vertexNamed(graph, near)?.at ?? at, at) < REACH) return near;
    return ground && at[1] > level - ABOVE_GROUND ? GROUND : undefined;
  };
  const handlers = usePointer(picture, {
    press,
    mayDrag: (name) => playing === undefined && name !== GROUND,
    drag(name, at) {
      dragged.value = { name, at: within(frame, at), onto: under(name, at) };
    },
    drop(name, at) {
      dragged.value = undefined;
      const onto = under(name, at);
      if (onto !== undefined) drawing.join(name, onto);
      else
        drawing.change(withPlace(graph, name, within(frame, at)), () =>
          texts.value.graphs.vertexMoved(name),
        );
    },
    letGo() {
      dragged.value = undefined;
    },
  });
  const keys = useCanvasKeys({ ...props, press });
  /** Screen readers click without a pointer. */
  const click = (event: MouseEvent) => {
    const thing = event.detail === 0 ? thingOf(event.target) : undefined;
    if (thing !== undefined) press(thing);
  };

  const hand = dragged.value;
  const shown = hand && hand.onto === undefined ? withPlace(graph, hand.name, hand.at) : graph;
  const lines = edgeLines(shown, level);
  const all: Thing[] = [
    ...graph.vertices.map(({ name }): Thing => ({ kind: 'vertex', name })),
    ...graph.edges.map((_, index): Thing => ({ kind: 'edge', index })),
    ...(ground ? [{ kind: 'vertex', name: GROUND } as const] : []),
  ];
  const stops = all.map(thingKey);
  const stop = stops.includes(cursor.value) ? cursor.value : stops[0];
  /** What every vertex and edge has in common. */
  const item = (thing: Thing) => {
    const key = thingKey(thing);
    const option = playing?.on.get(key);
    const wins = option && playing && winsFor(playing.who, option.outcome);
    const chosen = drawing.chosen !== undefined && thingKey(drawing.chosen) === key;
    const onto = hand?.onto !== undefined && key === `vertex ${hand.onto}`;
    const what = spokenThing(graph, boards, thing);
    const t = texts.value.graphs;
    const says =
      option && playing
        ? [
            t.canMoveHere(what, texts.value.common.players[playing.who], option.outcome),
            ...(wins ? [t.winningMove] : []),
          ].join(', ')
        : what;
    return {
      key,
      'data-thing': key,
      class: `thing${chosen || onto ? ' chosen' : ''}${option ? ` playable outcome-${option.outcome}` : ''}${wins ? ' winning' : ''}`,
      role: 'button',
      tabindex: key === stop ? 0 : -1,
      'aria-pressed': chosen,
      'aria-label': says,
      onFocus: () => {
        cursor.value = key;
      },
    } as const;
  };
  return (
    <svg
      ref={picture}
      class={playing ? 'graph playing' : 'graph'}
      viewBox={viewBox(frame)}
      role="application"
      aria-label={texts.value.graphs.label(spokenGraph(graph))}
      aria-describedby="graph-hint"
      tabindex={stops.length === 0 ? 0 : -1}
      onKeyDown={keys}
      onClick={click}
      {...handlers}
    >
      {ground && (
        <g {...item({ kind: 'vertex', name: GROUND })}>
          <rect
            class="hit"
            x={frame.left}
            y={level - ABOVE_GROUND}
            width={frame.right - frame.left}
            height={frame.bottom - level + ABOVE_GROUND}
          />
          <Ground frame={frame} />
        </g>
      )}
      {shown.edges.map((edge, index) => {
        const line = lines[index];
        const props = item({ kind: 'edge', index });
        return (
          line && (
            <g {...props}>
              <path class="hit" d={pathOf(line)} />
              <EdgeShape edge={edge} line={line} />
              <Verdict at={line.middle} option={playing?.on.get(props.key)} />
            </g>
          )
        );
      })}
      {hand?.onto !== undefined && <Preview graph={graph} hand={hand} level={level} />}
      {shown.vertices.map((vertex) => {
        const props = item({ kind: 'vertex', name: vertex.name });
        const [x, y] = vertex.at;
        return (
          <g {...props}>
            <circle class="hit" cx={x} cy={y} r={HIT_RADIUS} />
            <VertexShape vertex={vertex} />
            <Verdict at={[x + BESIDE, y + BESIDE]} option={playing?.on.get(props.key)} />
          </g>
        );
      })}
    </svg>
  );
}

/** As large as the tip of a finger on a phone. */
const HIT_RADIUS = 0.55;
/** From the middle of a vertex to the verdict on a move there. */
const BESIDE = 0.4;

/** The edge that would be drawn or removed. */
function Preview({
  graph,
  hand,
  level,
}: {
  readonly graph: DrawnGraph;
  readonly hand: Dragged;
  readonly level: number;
}) {
  const [x, y] = vertexNamed(graph, hand.name)?.at ?? hand.at;
  const [toX, toY] = vertexNamed(graph, hand.onto ?? '')?.at ?? [x, level];
  return <path class="preview" d={`M${x} ${y}L${toX} ${toY}`} />;
}

/** Who wins after a move, beside where it is played. */
function Verdict({
  at: [x, y],
  option,
}: {
  readonly at: Spot;
  readonly option: BoardOption | undefined;
}) {
  return option === undefined ? null : (
    <>
      <circle class="verdict" cx={x} cy={y} r={0.26} />
      <text class="verdict-letter" x={x} y={y}>
        {option.outcome}
      </text>
    </>
  );
}
