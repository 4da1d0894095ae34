// A graph to draw on and to play on, with what belongs to it: what a press does, what has happened,
// what can be undone, and shapes to start from.

import type { Signal } from '@preact/signals';
import type { BoardOption, GraphBoards } from '../../protocol/answers.ts';
import { ChosenThing } from './chosen-thing.tsx';
import { type DrawnGraph, type Thing, thingKey } from './drawn-graph.ts';
import { GraphCanvas, type Playing } from './graph-canvas.tsx';
import type { Frame } from './graph-frame.ts';
import { playsOn } from './graph-plays.ts';
import { SHAPE_NAMES, shapeNamed } from './graph-shapes.ts';
import { otherPlayer, type Player, type PressMode } from './press-mode.ts';
import { spokenThing } from './spoken-graph.ts';
import { useGraphDrawing } from './use-graph-drawing.ts';
import { useSaid } from './use-said.ts';

const MODES: readonly (readonly [PressMode, string])[] = [
  ['draw', 'Draw'],
  ['left', 'Left moves'],
  ['right', 'Right moves'],
];
const NAMES = { left: 'Left', right: 'Right' } as const;

const HINTS: Readonly<Record<PressMode, string>> = {
  draw: 'Press an empty place for a vertex. Press two vertices, or drag one onto the other, to join or part them; press one twice to change it; drag to move.',
  left: 'Press where Left moves; each place shows the misère outcome after it.',
  right: 'Press where Right moves; each place shows the misère outcome after it.',
};

interface Props {
  readonly graph: DrawnGraph;
  readonly boards: GraphBoards;
  readonly frame: Frame;
  /** Whether the graph is that of the address. */
  readonly current: boolean;
  readonly mode: Signal<PressMode>;
  readonly draw: (graph: DrawnGraph) => void;
  /** Begins with another graph. */
  readonly begin: (graph: DrawnGraph) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The moves of both, as soon as they are known. */
  readonly moves: Readonly<Record<Player, readonly BoardOption[]>> | undefined;
  readonly play: (option: BoardOption, mover: Player) => void;
}

export function GraphEditor(props: Props) {
  const { graph, boards, frame, mode, draw, begin, undo, redo, moves, play } = props;
  const said = useSaid(graph, props.current);
  const drawing = useGraphDrawing(graph, boards, draw, said);
  const { chosen } = drawing;

  const playingAs = (player: Player): Playing => {
    const on = playsOn(graph, moves?.[player] ?? []);
    const who = NAMES[player];
    const playThing = (thing: Thing | undefined) => {
      const option = thing && on.get(thingKey(thing));
      if (option === undefined) {
        said.say(moves ? `${who} cannot move there.` : 'The moves are not known yet.');
        return;
      }
      const [where] = spokenThing(graph, boards, thing as Thing).split(',');
      said.sayOfNext(`${who} moved on ${where}; ${NAMES[otherPlayer(player)]} is to move.`);
      play(option, player);
    };
    return { who, on, play: playThing };
  };
  const turnTo = (next: PressMode) => {
    mode.value = next;
    drawing.choose(undefined);
    said.say('');
  };
  const turnBack = (turn: (() => void) | undefined, words: string) =>
    turn &&
    (() => {
      said.sayOfNext(words);
      turn();
    });
  const taken = turnBack(undo, 'Undone.');
  const again = turnBack(redo, 'Redone.');
  return (
    <div class="graph-editor">
      <div class="chips" role="group" aria-label="What a press does">
        {MODES.map(([one, label]) => (
          <button
            type="button"
            key={one}
            aria-pressed={mode.value === one}
            onClick={() => turnTo(one)}
          >
            {label}
          </button>
        ))}
        <button type="button" disabled={!taken} onClick={taken} title="Ctrl+Z">
          Undo
        </button>
        <button type="button" disabled={!again} onClick={again} title="Ctrl+Y">
          Redo
        </button>
      </div>
      <GraphCanvas
        graph={graph}
        boards={boards}
        frame={frame}
        drawing={drawing}
        playing={mode.value === 'draw' ? undefined : playingAs(mode.value)}
        undo={taken}
        redo={again}
      />
      {chosen && mode.value === 'draw' && (
        <ChosenThing
          graph={graph}
          boards={boards}
          thing={chosen}
          draw={(next) => drawing.change(next, `${spokenThing(next, boards, chosen)}.`)}
          remove={() => drawing.remove(chosen)}
        />
      )}
      {/* What has happened stands where the hint was, and moves nothing. */}
      <div class="graph-words">
        <p role="status">{said.words}</p>
        <p class={said.words === '' ? 'quiet' : 'quiet unseen'} id="graph-hint">
          {HINTS[mode.value]}
        </p>
      </div>
      <details>
        <summary>Keys</summary>
        <p class="quiet">
          Arrows go from vertex to vertex, with Shift they move one. <kbd>n</kbd> adds a vertex,
          with Shift joined to this one. <kbd>j</kbd> on two vertices joins or parts them.{' '}
          <kbd>c</kbd> changes the colour, <kbd>e</kbd> goes to the edges of a vertex, Delete
          removes. Ctrl+Z and Ctrl+Y undo and redo; Enter plays where a player moves.
        </p>
      </details>
      <div class="chips" role="group" aria-label="Shapes to start from">
        {SHAPE_NAMES.map((name) => (
          <button type="button" key={name} onClick={() => begin(shapeNamed(name, boards))}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => begin({ vertices: [], edges: [] })}>
          Empty
        </button>
      </div>
    </div>
  );
}
