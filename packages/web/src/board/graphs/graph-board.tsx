// A board that is a graph: drawn, typed or begun from a shape, and played on.

import { useRef } from 'preact/hooks';
import { boardStudy } from '../../client/questions.ts';
import { useAnswer } from '../../client/use-answer.ts';
import { AnswerStatus } from '../../parts/answered.tsx';
import type { BoardOption, GraphBoards, RulesetInfo } from '../../protocol/answers.ts';
import { edit, route } from '../../route.ts';
import { texts } from '../../texts/texts.ts';
import { type BoardAddress, boardAddress, readBoardAddress } from '../board-address.ts';
import { BoardAnswers } from '../board-answers.tsx';
import { Boxes } from '../boxes.tsx';
import { ModeTabs } from '../mode-tabs.tsx';
import { MatchBoard } from '../play/match-board.tsx';
import { goodStart } from '../play/starts.ts';
import { Rules } from '../rules.tsx';
import type { DrawnGraph } from './drawn-graph.ts';
import { GraphEditor } from './graph-editor.tsx';
import { type Frame, frameOf, tightFrame } from './graph-frame.ts';
import { SmallGraph } from './graph-picture.tsx';
import { graphAfter } from './graph-plays.ts';
import { graphText } from './graph-text.ts';
import type { Player } from './press-mode.ts';
import { useDrawnGraph } from './use-drawn-graph.ts';
import '../../style/graph.css';

const NOTHING: DrawnGraph = { vertices: [], edges: [] };

interface Props {
  readonly ruleset: RulesetInfo;
  readonly boards: GraphBoards;
}

export function GraphBoard({ ruleset, boards }: Props) {
  const at = readBoardAddress(route.value, ruleset);
  return at.match === undefined ? (
    <EditedGraph ruleset={ruleset} boards={boards} at={at} />
  ) : (
    <MatchBoard ruleset={ruleset} at={at} match={at.match} readable />
  );
}

/** A graph that is drawn. */
function EditedGraph({ ruleset, boards, at }: Props & { readonly at: BoardAddress }) {
  const state = useDrawnGraph(at);
  const { graph, current } = state;
  const ground = boards.ground === true;
  const frame = useFrame(graph, ground);
  // Where vertices stand makes no difference to what is asked.
  const plain = graph && current ? graphText(graph, 'without places') : at.position;
  const call = [...at.parameters, plain];
  const live = useAnswer(boardStudy, { name: at.name, call }, current);
  const { left, right } = live.answer?.head ?? {};
  const play = (option: BoardOption, mover: Player) => {
    const after = graph && graphAfter(graph, option);
    if (after) state.move(after, mover);
  };
  return (
    <>
      <section class="board-draw">
        <ModeTabs at={at} start={goodStart(ruleset)} />
        <Rules ruleset={ruleset} />
        {(graph || state.problem === undefined) && (
          // Its room is there before the first graph is read.
          <div
            class={current || state.problem === undefined ? undefined : 'last-good'}
            inert={graph === undefined}
          >
            <GraphEditor
              graph={graph ?? NOTHING}
              boards={boards}
              frame={graph ? frame.of(graph) : frameOf(NOTHING, ground)}
              current={current}
              mode={state.mode}
              draw={state.draw}
              begin={(shape) => {
                frame.forget();
                state.draw(shape);
              }}
              undo={state.undo}
              redo={state.redo}
              moves={left && right && { left, right }}
              play={play}
            />
            {!current && state.problem && <p class="quiet">{texts.value.graphs.lastGood}</p>}
          </div>
        )}
        <Boxes
          ruleset={ruleset}
          at={at}
          board={state.problem ?? live.problem}
          shown={state.typed}
          write={({ position, ...parameters }) =>
            position === undefined
              ? edit(...boardAddress({ ...at, ...parameters }))
              : state.type(position)
          }
          choose={(position) => {
            frame.forget();
            state.open(position);
          }}
        />
      </section>
      <BoardAnswers
        live={live}
        status={<AnswerStatus live={live} problems={false} />}
        busy={live.state === 'computing'}
        ruleset={ruleset}
        at={at}
        readable={current}
        picture={state.picture}
        shownMove={(option) => {
          const after = graph && graphAfter(graph, option);
          return {
            text: after ? graphText(after, 'without places') : option.position,
            picture: after && (
              <SmallGraph graph={after} frame={tightFrame(graph, ground)} ground={ground} />
            ),
            move: () => (after ? state.move(after) : state.open(option.position)),
          };
        }}
      />
    </>
  );
}

/** The part of the plane that is in sight: it grows, until somebody begins anew. */
function useFrame(graph: DrawnGraph | undefined, ground: boolean) {
  const frame = useRef<Frame | undefined>(undefined);
  if (graph === undefined) frame.current = undefined;
  return {
    of: (shown: DrawnGraph): Frame => {
      frame.current = frameOf(shown, ground, frame.current);
      return frame.current;
    },
    forget: () => {
      frame.current = undefined;
    },
  };
}
