// Drawing and playing on a graph by keys alone.

import type { GraphBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { type DrawnGraph, type Spot, type Thing, thingKey, vertexNamed } from './drawn-graph.ts';
import { joinedOrParted, withPlace, withVertexBeside } from './graph-edits.ts';
import { type Frame, within } from './graph-frame.ts';
import { edgeAfter, endTowards, STEPS, vertexTowards } from './graph-keys.ts';
import { thingOf } from './graph-pointer.ts';
import type { GraphDrawing } from './use-graph-drawing.ts';

/** How far a key moves a vertex. */
const STEP = 0.5;

interface Canvas {
  readonly graph: DrawnGraph;
  readonly boards: GraphBoards;
  readonly frame: Frame;
  readonly drawing: GraphDrawing;
  readonly playing: object | undefined;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly press: (thing: Thing) => void;
}

/** What a key does; a key that does nothing here is left to others. */
export function useCanvasKeys(canvas: Canvas): (event: KeyboardEvent) => void {
  const { undo, redo } = canvas;
  return (event) => {
    const { key } = event;
    const command = event.ctrlKey || event.metaKey;
    if (command && /^[zy]$/i.test(key)) {
      event.preventDefault();
      (key.toLowerCase() === 'y' || event.shiftKey ? redo : undo)?.();
    } else if (!command && !event.altKey && pressed(canvas, event)) {
      event.preventDefault();
    }
  };
}

function pressed(canvas: Canvas, { key, shiftKey, target }: KeyboardEvent): boolean {
  const { graph, drawing, playing, press } = canvas;
  const thing = thingOf(target);
  const step = STEPS[key];
  if (step !== undefined) {
    if (shiftKey) moveVertex(canvas, thing, step);
    else goTowards(canvas, thing, step);
    return true;
  }
  if (key === 'Escape' && drawing.chosen) {
    drawing.letGo();
    return true;
  }
  if ((key === 'Enter' || key === ' ') && thing) {
    press(thing);
    return true;
  }
  if (key === 'e' && thing) {
    const index = edgeAfter(graph, thing);
    if (index !== undefined) focusOn(drawing, { kind: 'edge', index });
    return true;
  }
  if (playing) return false;
  if (key === 'n' || key === 'N') grow(canvas, thing, shiftKey);
  else if (key === 'j' && thing?.kind === 'vertex') press(thing);
  else if (key === 'c' && thing) drawing.recolour(thing);
  else if ((key === 'Delete' || key === 'Backspace') && thing) drawing.remove(thing);
  else return false;
  return true;
}

function focusOn({ cursor, toFocus }: GraphDrawing, thing: Thing): void {
  cursor.value = thingKey(thing);
  toFocus.value = cursor.value;
}

/** Another vertex, beside the one that has the focus; joined to it, if it is to be. */
function grow({ graph, boards, frame, drawing }: Canvas, from: Thing | undefined, joined: boolean) {
  const base = from?.kind === 'vertex' ? from.name : undefined;
  const middle: Spot = [(frame.left + frame.right) / 2 - 1, (frame.top + frame.bottom) / 2];
  const near = (base !== undefined && vertexNamed(graph, base)?.at) || middle;
  const added = withVertexBeside(graph, boards, near);
  const name = added.vertices.at(-1)?.name ?? '';
  focusOn(drawing, { kind: 'vertex', name });
  drawing.add(joined && base !== undefined ? joinedOrParted(added, boards, base, name) : added);
}

function moveVertex(
  { graph, frame, drawing, playing }: Canvas,
  thing: Thing | undefined,
  [x, y]: Spot,
): void {
  const at = thing?.kind === 'vertex' ? vertexNamed(graph, thing.name)?.at : undefined;
  if (thing?.kind !== 'vertex' || at === undefined || playing) return;
  const to = within(frame, [at[0] + STEP * x, at[1] + STEP * y]);
  drawing.change(withPlace(graph, thing.name, to), () =>
    texts.value.graphs.vertexMoved(thing.name),
  );
}

function goTowards({ graph, boards, drawing }: Canvas, thing: Thing | undefined, step: Spot): void {
  const name =
    thing === undefined
      ? graph.vertices[0]?.name
      : thing.kind === 'edge'
        ? endTowards(graph, thing.index, step)
        : vertexTowards(graph, thing.name, step, boards.ground === true);
  if (name !== undefined) focusOn(drawing, { kind: 'vertex', name });
}
