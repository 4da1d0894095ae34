// The boards of a sum side by side, each played in its own way.

import { Picture } from '../../parts/picture.tsx';
import { rulesetTitle } from '../../parts/ruleset-words.ts';
import type { MatchTurn, Summand } from '../../protocol/matches.ts';
import { signsOn } from '../squares.ts';
import { GraphTable } from './graph-table.tsx';
import { HeapBoard } from './heap-board.tsx';
import type { Mark } from './marks.ts';
import { SquareBoard } from './square-board.tsx';

interface Props {
  readonly turn: MatchTurn;
  readonly summands: readonly Summand[];
  readonly yours: boolean;
  readonly shown?: number | undefined;
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
  /** Whether components are outlined. */
  readonly outlined: boolean;
  readonly play: (move: number) => void;
  readonly choose: (moves: readonly number[]) => void;
}

export function SumTable(props: Props) {
  return (
    <div class="sum-table">
      {props.summands.map((summand, i) => (
        <figure class="summand" key={`board ${i}`} style={{ flexBasis: basisOf(summand) }}>
          <OneBoard {...props} summand={summand} at={i} />
          <figcaption class="quiet">
            {i + 1}. {rulesetTitle(summand)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** How wide a board is where there is room: its squares are as large as a finger. */
function basisOf({ surface }: Summand): string {
  const columns = surface.kind === 'squares' ? (surface.rows[0]?.length ?? 0) : 0;
  return `${Math.max(LEAST, columns * SQUARE)}rem`;
}

const LEAST = 9.5;
const SQUARE = 3.3;

/** One of the boards, with the moves that are made on it. */
function OneBoard(props: Props & { readonly summand: Summand; readonly at: number }) {
  const { turn, summand, at, yours, shown, marks, play, choose } = props;
  const isHere = (gesture: { readonly summand?: number }) => (gesture.summand ?? 0) === at;
  /** The numbers of its moves among all. */
  const numbers = [...turn.moves.entries()].flatMap(([move, { gesture }]) =>
    isHere(gesture) ? [move] : [],
  );
  const { last, graph: _, summands: __, ...rest } = turn;
  const here: MatchTurn = {
    ...rest,
    ...summand,
    moves: turn.moves.filter(({ gesture }) => isHere(gesture)),
    played: turn.played.filter(({ gesture }) => isHere(gesture)),
    ...(last && isHere(last) && { last }),
  };
  const pointed = shown === undefined ? -1 : numbers.indexOf(shown);
  const numberOf = (move: number) => numbers[move] ?? move;
  const common = {
    turn: here,
    yours,
    shown: pointed < 0 ? undefined : pointed,
    marks: marks && marksAmong(marks, numbers),
    play: (move: number) => play(numberOf(move)),
    choose: (moves: readonly number[]) => choose(moves.map(numberOf)),
  };
  const { boards, position, surface, graph, picture, parts } = summand;
  if (boards && signsOn(boards, position) !== undefined) {
    return (
      <SquareBoard
        {...common}
        boards={boards}
        position={position}
        parts={props.outlined ? parts : undefined}
      />
    );
  }
  if (graph) return <GraphTable {...common} drawn={graph} />;
  if (surface.kind === 'heaps') return <HeapBoard {...common} heaps={surface.heaps} />;
  return picture ? <Picture picture={picture} bare /> : <code class="as-text">{position}</code>;
}

/** The marks of some moves, by their places among these. */
function marksAmong(
  marks: ReadonlyMap<number, Mark>,
  numbers: readonly number[],
): ReadonlyMap<number, Mark> {
  return new Map(
    numbers.flatMap((move, i): [number, Mark][] => {
      const mark = marks.get(move);
      return mark === undefined ? [] : [[i, mark]];
    }),
  );
}
