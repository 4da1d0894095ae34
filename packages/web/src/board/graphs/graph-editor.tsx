// A graph to draw on and to play on, with what belongs to it: what a press does, what has happened,
// what can be undone, and shapes to start from.

import type { Signal } from '@preact/signals';
import { keyNames } from '../../parts/key-names.ts';
import type { BoardOption, GraphBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
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

const MODES: readonly PressMode[] = ['draw', 'left', 'right'];

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
  const t = texts.value.graphs;
  const said = useSaid(graph, props.current);
  const drawing = useGraphDrawing(graph, boards, draw, said);
  const { chosen } = drawing;

  const playingAs = (player: Player): Playing => {
    const on = playsOn(graph, moves?.[player] ?? []);
    const playThing = (thing: Thing | undefined) => {
      const option = thing && on.get(thingKey(thing));
      if (option === undefined) {
        said.say(() =>
          moves
            ? texts.value.graphs.cannotMove(texts.value.common.players[player])
            : texts.value.graphs.movesUnknown,
        );
        return;
      }
      said.sayOfNext(() => {
        const { players } = texts.value.common;
        const [where = ''] = spokenThing(graph, boards, thing as Thing).split(',');
        return texts.value.graphs.moved(players[player], where, players[otherPlayer(player)]);
      });
      play(option, player);
    };
    return { who: player, on, play: playThing };
  };
  const turnTo = (next: PressMode) => {
    mode.value = next;
    drawing.choose(undefined);
    said.say(undefined);
  };
  const turnBack = (turn: (() => void) | undefined, words: () => string) =>
    turn &&
    (() => {
      said.sayOfNext(words);
      turn();
    });
  const taken = turnBack(undo, () => texts.value.graphs.undone);
  const again = turnBack(redo, () => texts.value.graphs.redone);
  return (
    <div class="graph-editor">
      <div class="chips" role="group" aria-label={t.modesLabel}>
        {MODES.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={mode.value === one}
            onClick={() => turnTo(one)}
          >
            {t.modes[one]}
          </button>
        ))}
        <button type="button" aria-disabled={!taken} onClick={taken} title={keyNames('Ctrl+Z')}>
          {texts.value.common.undo}
        </button>
        <button type="button" aria-disabled={!again} onClick={again} title={keyNames('Ctrl+Y')}>
          {texts.value.common.redo}
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
          draw={(next) => drawing.change(next, () => `${spokenThing(next, boards, chosen)}.`)}
          remove={() => drawing.remove(chosen)}
        />
      )}
      {/* What has happened stands where the hint was, and moves nothing. */}
      <div class="graph-words">
        <p role="status">{said.words}</p>
        <p class={said.words === '' ? 'quiet' : 'quiet unseen'} id="graph-hint">
          {t.hints[mode.value]}
        </p>
      </div>
      <details>
        <summary>{texts.value.common.keys}</summary>
        <p class="quiet">
          {t.keys((key) => (
            <kbd>{key}</kbd>
          ))}
        </p>
      </details>
      <div class="chips" role="group" aria-label={t.shapesLabel}>
        {SHAPE_NAMES.map((name) => (
          <button type="button" key={name} onClick={() => begin(shapeNamed(name, boards))}>
            {t.shapes[name]}
          </button>
        ))}
        <button type="button" onClick={() => begin({ vertices: [], edges: [] })}>
          {t.empty}
        </button>
      </div>
    </div>
  );
}
