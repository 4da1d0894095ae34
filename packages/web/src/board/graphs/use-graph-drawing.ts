// What somebody does to a graph with her hands, one thing after another: what is chosen, what became
// of it in words, and where the focus goes.

import { type Signal, useSignal } from '@preact/signals';
import type { GraphBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import {
  type DrawnGraph,
  GROUND,
  hasMarks,
  type Spot,
  type Thing,
  thingKey,
  vertexNamed,
} from './drawn-graph.ts';
import { edgeKinds, joinedOrParted, recoloured, withoutThing } from './graph-edits.ts';
import { nearestVertex } from './graph-keys.ts';
import { calledVertex, spokenThing } from './spoken-graph.ts';
import type { Said } from './use-said.ts';

export interface GraphDrawing {
  /** What was pressed last and waits for what is done to it. */
  readonly chosen: Thing | undefined;
  choose(thing: Thing | undefined): void;
  /** Nothing is chosen any more. */
  letGo(): void;
  /** What the keys are meant for. */
  readonly cursor: Signal<string>;
  /** What gets the focus as soon as it is drawn. */
  readonly toFocus: Signal<string | undefined>;
  change(next: DrawnGraph, words: () => string): void;
  add(next: DrawnGraph): void;
  join(from: string, to: string): void;
  canChange(thing: Thing): boolean;
  recolour(thing: Thing): void;
  remove(thing: Thing): void;
  /** A thing is pressed. */
  press(thing: Thing): void;
}

export function useGraphDrawing(
  graph: DrawnGraph,
  boards: GraphBoards,
  draw: (graph: DrawnGraph) => void,
  said: Said,
): GraphDrawing {
  const lastChosen = useSignal<Thing | undefined>(undefined);
  const cursor = useSignal('');
  const toFocus = useSignal<string | undefined>(undefined);
  const chosen = stillThere(graph, lastChosen.value);
  const choose = (thing: Thing | undefined) => {
    lastChosen.value = thing;
  };
  const letGo = () => {
    choose(undefined);
    said.say(undefined);
  };

  const change = (next: DrawnGraph, words: () => string) => {
    if (next === graph) return;
    said.sayOfNext(words);
    draw(next);
  };
  const add = (next: DrawnGraph) => {
    choose(undefined);
    change(next, () => texts.value.graphs.vertexAdded(next.vertices.at(-1)?.name ?? ''));
  };
  const join = (from: string, to: string) => {
    const next = joinedOrParted(graph, boards, from, to);
    const parted = next.edges.length < graph.edges.length;
    choose(undefined);
    // Names stay as they are typed, and do not begin a sentence.
    change(next, () => {
      const t = texts.value.graphs;
      return (parted ? t.parted : t.joined)(calledVertex(from), calledVertex(to));
    });
  };
  const canChange = (thing: Thing) => {
    if (thing.kind === 'vertex') return thing.name !== GROUND && hasMarks(boards);
    const edge = graph.edges[thing.index];
    return edge !== undefined && edgeKinds(boards, edge).length > 1;
  };
  const recolour = (thing: Thing) => {
    if (!canChange(thing)) return;
    const next = recoloured(graph, boards, thing);
    change(next, () => `${spokenThing(next, boards, thing)}.`);
  };
  const remove = (thing: Thing) => {
    if (thing.kind === 'vertex' && thing.name === GROUND) return;
    const next = withoutThing(graph, thing);
    const end = thing.kind === 'vertex' ? thing.name : (graph.edges[thing.index]?.from ?? '');
    const near = nearestVertex(next, vertexNamed(graph, end)?.at ?? ORIGIN);
    // The picture itself has the focus when nothing is left in it.
    toFocus.value = near === undefined ? '' : thingKey({ kind: 'vertex', name: near });
    cursor.value = toFocus.value;
    choose(undefined);
    change(next, () => {
      const t = texts.value.graphs;
      return thing.kind === 'vertex' ? t.vertexRemoved(thing.name) : t.edgeRemoved;
    });
  };
  const press = (thing: Thing) => {
    cursor.value = thingKey(thing);
    if (chosen && thingKey(chosen) === thingKey(thing)) {
      if (canChange(thing)) recolour(thing);
      else letGo();
    } else if (chosen?.kind === 'vertex' && thing.kind === 'vertex') {
      join(chosen.name, thing.name);
    } else {
      choose(thing);
      said.say(() => {
        const t = texts.value.graphs;
        const again = canChange(thing) ? t.pressAgain : '';
        const other = thing.kind === 'vertex' ? t.pressOther : '';
        return `${spokenThing(graph, boards, thing)}.${again}${other}`;
      });
    }
  };
  return {
    chosen,
    choose,
    letGo,
    cursor,
    toFocus,
    change,
    add,
    join,
    canChange,
    recolour,
    remove,
    press,
  };
}

const ORIGIN: Spot = [0, 0];

/** A thing, if the graph has it. */
function stillThere(graph: DrawnGraph, thing: Thing | undefined): Thing | undefined {
  if (thing === undefined) return undefined;
  const there =
    thing.kind === 'edge'
      ? thing.index < graph.edges.length
      : thing.name === GROUND || vertexNamed(graph, thing.name) !== undefined;
  return there ? thing : undefined;
}
