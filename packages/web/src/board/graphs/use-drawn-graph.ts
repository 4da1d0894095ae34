// The graph of the address, as the page draws it. Its text is read in the worker; a graph that was
// drawn here is known before its text is read again. What is typed keeps the places of the vertices,
// and all that happens to the graph can be taken back.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { graphReading } from '../../client/questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import type { GraphReading, Picture, Problem } from '../../protocol/answers.ts';
import { edit, go, rename } from '../../route.ts';
import { type BoardAddress, boardAddress } from '../board-address.ts';
import { type DrawnGraph, placedGraph } from './drawn-graph.ts';
import { graphText } from './graph-text.ts';
import { changed, historyOf, redone, type UndoHistory, undone } from './undo-history.ts';

/** A graph, and the text in the address that it belongs to. */
interface Known {
  readonly text: string;
  readonly graph: DrawnGraph;
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
  /** A move is made: another page of the history. */
  move(graph: DrawnGraph): void;
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
  const reading = useAnswer(graphReading, { name: at.name, call: [...at.parameters, text] });
  const known = history.value?.present;
  const current = known?.text === text;

  const addressOf = (position: string) => boardAddress({ ...at, position });
  const put = (graph: DrawnGraph): string[] => {
    const next = { graph, text: graphText(graph, 'with places') };
    history.value = history.value ? changed(history.value, next) : historyOf(next);
    draft.value = undefined;
    return addressOf(next.text);
  };
  const turn = (turned: UndoHistory<Known>) => {
    history.value = turned;
    draft.value = undefined;
    edit(...addressOf(turned.present.text));
  };

  const adopt = (read: GraphReading) => {
    const typed = draft.value?.text === text ? draft.value.typed : undefined;
    const graph = placedGraph(read, typed === undefined ? undefined : known?.graph);
    const next = { graph, text: typed === undefined ? text : graphText(graph, 'with places') };
    history.value = history.value ? changed(history.value, next) : historyOf(next);
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
      edit(...addressOf(position));
    },
    move: (graph) => go(...put(graph)),
    undo: now && now.past.length > 0 ? () => turn(undone(now)) : undefined,
    redo: now && now.future.length > 0 ? () => turn(redone(now)) : undefined,
    picture: read?.picture,
  };
}
