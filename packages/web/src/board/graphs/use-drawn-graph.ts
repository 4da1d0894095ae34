// The graph of the address, as the page draws it. Its text is read in the worker; a graph that was
// drawn here is known before its text is read again. What is typed keeps the places of the vertices,
// and all that happens to the graph can be taken back, a move with the turn.

import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { graphReading } from '../../client/questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import type { GraphReading, Picture, Problem } from '../../protocol/answers.ts';
import { edit, go, rename } from '../../route.ts';
import { type BoardAddress, boardAddress } from '../board-address.ts';
import { type DrawnGraph, placedGraph } from './drawn-graph.ts';
import { graphText } from './graph-text.ts';
import { otherPlayer, type Player, type PressMode } from './press-mode.ts';
import { changed, historyOf, redone, turnedTo, type UndoHistory, undone } from './undo-history.ts';

/** A graph, and the text in the address that it belongs to. */
interface Known {
  readonly text: string;
  readonly graph: DrawnGraph;
  /** Whose move led to it, where it was played on the picture. */
  readonly mover?: Player | undefined;
}

export interface DrawnGraphState {
  /** The last graph that could be read; none before the first. */
  readonly graph: DrawnGraph | undefined;
  /** Whether it is that of the address, which may be unread yet or no graph. */
  readonly current: boolean;
  readonly problem: Problem | undefined;
  /** As it stands in the box. */
  readonly typed: string;
  /** Somebody types. */
  type(text: string): void;
  /** Somebody draws. */
  draw(graph: DrawnGraph): void;
  /** Another text is opened, with nothing of this graph. */
  open(text: string): void;
  /** A move is made: another page of the history. Whoever moved, the other is next. */
  move(graph: DrawnGraph, mover?: Player): void;
  /** What a press does: it follows the moves, there and back. */
  readonly mode: Signal<PressMode>;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The picture for other pages. */
  readonly picture: Picture | undefined;
}

export function useDrawnGraph(at: BoardAddress): DrawnGraphState {
  const text = at.position;
  const history = useSignal<UndoHistory<Known> | undefined>(undefined);
  /** What was typed, and the text of the address that came of it. */
  const draft = useSignal<{ readonly typed: string; readonly text: string } | undefined>(undefined);
  /** What was opened as another graph, though it may have been here before. */
  const opened = useSignal<string | undefined>(undefined);
  const mode = useSignal<PressMode>('draw');
  const reading = useAnswer(graphReading, { name: at.name, call: [...at.parameters, text] });
  const known = history.value?.present;
  const current = known?.text === text;

  const addressOf = (position: string) => boardAddress({ ...at, position });
  const keep = (next: Known) => {
    history.value = history.value ? changed(history.value, next) : historyOf(next);
    opened.value = undefined;
  };
  const put = (graph: DrawnGraph, mover?: Player): string[] => {
    const next = { graph, text: graphText(graph, 'with places'), mover };
    keep(next);
    draft.value = undefined;
    return addressOf(next.text);
  };
  const turn = (turned: UndoHistory<Known>) => {
    mode.value = turnAfter(history.value, turned) ?? mode.value;
    history.value = turned;
    draft.value = undefined;
    opened.value = undefined;
  };
  const turnHere = (turned: UndoHistory<Known>) => {
    turn(turned);
    edit(...addressOf(turned.present.text));
  };

  const adopt = (read: GraphReading) => {
    const typed = draft.value?.text === text ? draft.value.typed : undefined;
    // The browser's way back and forth is the same way.
    const browsed = typed === undefined && opened.value !== text ? history.value : undefined;
    const step = browsed && turnedTo(browsed, (known) => known.text === text);
    if (step) {
      turn(step);
      return;
    }
    const graph = placedGraph(read, typed === undefined ? undefined : known?.graph);
    const next = { graph, text: typed === undefined ? text : graphText(graph, 'with places') };
    keep(next);
    if (typed === undefined) return;
    draft.value = { typed, text: next.text };
    rename(...addressOf(next.text));
  };
  const read = reading.answer;
  useLayoutEffect(() => {
    if (read !== undefined && !current) adopt(read);
  }, [read, current]);

  const now = history.value;
  return {
    graph: known?.graph,
    current,
    problem: reading.problem,
    typed:
      draft.value?.text === text
        ? draft.value.typed
        : current && text.includes('@')
          ? graphText(known.graph, 'without places')
          : text,
    type(typed) {
      draft.value = { typed, text: typed };
      edit(...addressOf(typed));
    },
    draw: (graph) => edit(...put(graph)),
    open(position) {
      draft.value = undefined;
      opened.value = position;
      edit(...addressOf(position));
    },
    move(graph, mover) {
      if (mover) mode.value = otherPlayer(mover);
      go(...put(graph, mover));
    },
    mode,
    undo: now && now.past.length > 0 ? () => turnHere(undone(now)) : undefined,
    redo: now && now.future.length > 0 ? () => turnHere(redone(now)) : undefined,
    picture: read?.picture,
  };
}

/** Who is to move after steps were taken back or made again, where the last of them was a move. */
function turnAfter(
  before: UndoHistory<Known> | undefined,
  after: UndoHistory<Known>,
): Player | undefined {
  if (before === undefined || after.past.length < before.past.length) return after.future[0]?.mover;
  return after.present.mover && otherPlayer(after.present.mover);
}
