// The board itself, in the gesture of its ruleset; moves that have none are chosen from a list.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Picture } from '../../parts/picture.tsx';
import type { RulesetInfo } from '../../protocol/answers.ts';
import type { Gesture, MatchTurn } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
import { signsOn } from '../squares.ts';
import { GraphTable } from './graph-table.tsx';
import { HeapBoard } from './heap-board.tsx';
import type { Mark } from './marks.ts';
import { moveWords } from './move-words.ts';
import { SquareBoard } from './square-board.tsx';
import { markSign } from './square-marks.tsx';
import { SumTable } from './sum-table.tsx';
import type { PlayedMatch } from './use-match.ts';
import '../../style/play-boards.css';

interface Props {
  readonly ruleset: RulesetInfo;
  readonly match: PlayedMatch;
  /** Whether whoever sits here may move. */
  readonly yours: boolean;
  /** A move to point at. */
  readonly shown?: number | undefined;
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
  /** Whether components are outlined. */
  readonly parts?: boolean;
}

export function Table(props: Props) {
  const { ruleset, match, yours, shown, marks } = props;
  const { turn, position, play } = match;
  /** Moves to choose from, at the place where they were. */
  const several = useSignal<{ readonly on: string; readonly moves: readonly number[] }>({
    on: '',
    moves: [],
  });
  const place = match.tree.at.join('.');
  const table = useKeptFocus(turn);
  const choose = (moves: readonly number[]) => {
    several.value = { on: place, moves };
  };
  const { boards } = ruleset;
  const inSquares = boards && position !== undefined && signsOn(boards, position) !== undefined;
  const onBoard: Gesture['kind'] = inSquares ? 'squares' : turn?.graph ? 'graph' : 'heap';
  const listed =
    several.value.on === place && several.value.moves.length > 0
      ? several.value.moves
      : [...(turn?.moves.entries() ?? [])].flatMap(([move, { gesture }]) =>
          (turn?.summands ? gesture.kind !== 'named' : gesture.kind === onBoard) &&
          !isBeside(gesture)
            ? []
            : [move],
        );
  return (
    // The board at the start is drawn before its moves are known: until then nobody can press it.
    <div
      class="table"
      ref={table}
      aria-busy={turn === undefined}
      inert={turn === undefined && match.tree.at.length === 0}
    >
      {inSquares ? (
        <SquareBoard
          boards={boards}
          position={position}
          turn={turn}
          yours={yours}
          shown={shown}
          marks={marks}
          parts={props.parts ? turn?.parts : undefined}
          play={play}
          choose={choose}
        />
      ) : (
        // One of another address is another board: nothing of the one before is kept for it.
        <OtherBoard
          key={JSON.stringify([match.line.name, match.line.call])}
          {...props}
          choose={choose}
        />
      )}
      {yours && turn && listed.length > 0 && (
        <ul class="choices" aria-label={texts.value.match.choices}>
          {listed.map((move) => {
            const mark = marks?.get(move);
            const gesture = turn.moves[move]?.gesture;
            return (
              <li key={move}>
                <button
                  type="button"
                  class={[move === shown && 'pointed', mark].filter(Boolean).join(' ')}
                  onClick={() => play(move)}
                >
                  {gesture && moveWords(gesture)}
                  {mark && (
                    <span class="mark-word">
                      {' '}
                      {markSign(mark)} {texts.value.common[mark]}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Whoever moves by key goes on by key: what was pressed may be gone with the move, or not be of use. */
function useKeptFocus(turn: MatchTurn | undefined) {
  const table = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const played = table.current?.parentElement;
      inside.current = target instanceof Node && played?.contains(target) === true;
    };
    addEventListener('focusin', focused);
    return () => removeEventListener('focusin', focused);
  }, []);
  useLayoutEffect(() => {
    const { activeElement: active, body } = document;
    const lost = active === null || active === body || active.matches(':disabled');
    if (turn === undefined || !inside.current || !lost) return;
    table.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
  }, [turn]);
  return table;
}

/** A heap that is broken without a counter taken has none to press. */
function isBeside(gesture: Gesture): boolean {
  return gesture.kind === 'heap' && gesture.takes === 0;
}

/** Graphs, heaps and pictures: what was seen last of the match stays until the next is known. */
function OtherBoard({
  match,
  yours,
  shown,
  marks,
  parts,
  choose,
}: Props & { readonly choose: (moves: readonly number[]) => void }) {
  const seen = useRef<MatchTurn | undefined>(undefined);
  if (match.turn !== undefined) seen.current = match.turn;
  const turn = seen.current;
  if (turn === undefined) {
    const { state } = match.live;
    return state === 'held' || state === 'computing' ? (
      <p class="quiet reading">{texts.value.match.reading}</p>
    ) : null;
  }
  const common = { turn, yours: yours && turn === match.turn, shown, marks, play: match.play };
  const { surface, graph, picture, summands } = turn;
  if (summands) {
    return <SumTable {...common} summands={summands} outlined={parts === true} choose={choose} />;
  }
  if (graph) return <GraphTable {...common} drawn={graph} />;
  if (surface.kind === 'heaps') {
    return <HeapBoard {...common} heaps={surface.heaps} choose={choose} />;
  }
  return picture ? (
    <Picture picture={picture} bare />
  ) : (
    <code class="as-text">{turn.position}</code>
  );
}
