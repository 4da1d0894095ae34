// A board of squares to play on: press the squares that your move changes, drag from one to the other, or
// go about with the arrow keys and press Enter.

import { useSignal } from '@preact/signals';
import { changing, pressSquare, squareMoves } from '@proviso/engine/matches/chosen-squares';
import { useRef } from 'preact/hooks';
import type { SquareBoards } from '../../protocol/answers.ts';
import type { MatchTurn, PlayerName } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';
import { type Sign, signsOn } from '../squares.ts';
import { isPiece } from './how-to-move.ts';
import type { Mark } from './marks.ts';
import { playedPieces } from './played-pieces.ts';
import { MoveMarks, markOfSquare, markSign, marksByMove } from './square-marks.tsx';

interface Props {
  readonly boards: SquareBoards;
  readonly position: string;
  readonly turn: MatchTurn | undefined;
  /** Whether whoever sits here may move. */
  readonly yours: boolean;
  /** A move to point at. */
  readonly shown?: number | undefined;
  /** What is known of the moves. */
  readonly marks?: ReadonlyMap<number, Mark> | undefined;
  /** The squares of the components, to be outlined. */
  readonly parts?: readonly (readonly number[])[] | undefined;
  readonly play: (move: number) => void;
  /** Where the same squares make several moves. */
  readonly choose: (moves: readonly number[]) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Boards with more rows or columns do not fit on a phone. */
const LARGE = 8;

const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, at));

export function SquareBoard(props: Props) {
  const { boards, position, turn, yours, shown, marks, parts, play, choose } = props;
  const board = useRef<HTMLDivElement>(null);
  const cursor = useSignal(0);
  /** The squares chosen so far, on the position where they were. */
  const chosen = useSignal<{ readonly on: string; readonly squares: readonly number[] }>({
    on: '',
    squares: [],
  });
  // The names of columns stay while the next turn is asked for.
  const lettered = useRef<readonly string[]>([]);
  lettered.current = turn?.columnNames ?? lettered.current;
  const names = lettered.current;
  const began = useRef<number | undefined>(undefined);
  const rows = signsOn(boards, position) ?? [];
  const columns = rows[0]?.length ?? 1;
  const count = rows.length * columns;
  const here = within(cursor.value, count);
  const moves =
    yours && turn !== undefined ? squareMoves(turn.moves.map(({ gesture }) => gesture)) : [];
  const squares = chosen.value.on === position ? chosen.value.squares : [];
  const candidates = changing(moves, squares);
  // A piece that is moved is pressed where it stands, so that is where its moves are marked at first.
  const byPiece = squares.length === 0 && moves.every((one) => isPiece(one.squares[0], rows));
  const ownMarks = marksByMove(candidates, columns, marks);
  const press = (square: number, before: readonly number[] = squares) => {
    cursor.value = square;
    const pressed = pressSquare(moves, before, square);
    const kept = pressed.kind === 'chosen' ? pressed.squares : [];
    chosen.value = { on: position, squares: kept };
    if (pressed.kind === 'move') play(pressed.move);
    if (pressed.kind === 'several') choose(pressed.moves);
    return kept;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = squareOf(event.target) ?? here;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const row = within(Math.floor(at / columns) + step[0], rows.length);
      cursor.value = row * columns + within((at % columns) + step[1], columns);
      board.current?.querySelector<HTMLElement>(`[data-square="${cursor.value}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') press(at);
    else if (event.key === 'Escape' && squares.length > 0) chosen.value = { on: '', squares: [] };
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pieces = playedPieces(turn?.played ?? [], columns, (square) => {
    return rows[Math.floor(square / columns)]?.[square % columns]?.look === 'closed';
  });
  const pointed =
    shown === undefined ? [] : (moves.find(({ move }) => move === shown)?.squares ?? []);
  const last = turn?.last?.kind === 'squares' ? turn.last.squares : [];
  return (
    <div
      class={[
        'play-squares',
        yours && `turn-${turn?.mover ?? ''}`,
        Math.max(rows.length, columns) > LARGE && 'large-board',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{ '--columns': columns, '--rows': rows.length }}
    >
      <Coordinates columns={names} rows={rows.length} />
      <div
        class="play-grid"
        role="grid"
        tabIndex={-1}
        aria-label={texts.value.match.squares.label}
        ref={board}
        onKeyDown={keys}
        onClick={(event) => {
          // Screen readers click without a pointer.
          const square = event.detail === 0 ? squareOf(event.target) : undefined;
          if (square !== undefined) press(square);
        }}
        onPointerDown={(event) => {
          if (event.isPrimary && event.button === 0) began.current = squareOf(event.target);
        }}
        onPointerUp={({ clientX, clientY }) => {
          const from = began.current;
          began.current = undefined;
          const to = squareOf(document.elementFromPoint(clientX, clientY));
          if (from === undefined || to === undefined) return;
          if (from === to) press(to);
          else if (changing(moves, [from, to]).length > 0) press(to, press(from, []));
        }}
        onPointerCancel={() => {
          began.current = undefined;
        }}
      >
        {rows.map((row, y) => (
          <div role="row" class="play-row" key={`row ${y}`}>
            {row.map((sign, x) => {
              const square = y * columns + x;
              const piece = pieces.find((one) => one.squares.includes(square));
              const picked = squares.includes(square);
              const can = candidates.some((one) => one.squares.includes(square)) && !picked;
              const marked = byPiece
                ? candidates.filter((one) => one.squares[0] === square)
                : candidates;
              const mark = can ? markOfSquare(marked, square, marks) : undefined;
              const classes = [
                'play-square',
                sign.look,
                piece && 'laid',
                picked && 'picked',
                can && (squares.length > 0 ? 'target' : 'can'),
                pointed.includes(square) && 'pointed',
                last.includes(square) && 'last',
                mark,
              ];
              return (
                <div
                  role="gridcell"
                  key={`square ${x}`}
                  class={classes.filter(Boolean).join(' ')}
                  data-square={square}
                  style={{ gridColumn: x + 1, gridRow: y + 1 }}
                  tabIndex={square === here ? 0 : -1}
                  aria-selected={picked}
                  aria-label={spoken(x, y, sign, piece?.player, { can, picked, mark })}
                >
                  {letter(sign)}
                  <Outline square={square} columns={columns} parts={parts} />
                  {mark && !ownMarks && <span class="mark-sign">{markSign(mark)}</span>}
                </div>
              );
            })}
          </div>
        ))}
        {ownMarks && <MoveMarks marks={ownMarks} />}
        {pieces.map(({ player, row, column, rows, columns, last }) => (
          <div
            key={`piece ${row} ${column}`}
            class={`piece ${player}${last ? ' last' : ''}`}
            aria-hidden="true"
            style={{
              gridColumn: `${column + 1} / span ${columns}`,
              gridRow: `${row + 1} / span ${rows}`,
            }}
          >
            {player === 'left' ? 'L' : 'R'}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Along the left and the lower edge, as moves are called by them. */
function Coordinates({
  columns,
  rows,
}: {
  readonly columns: readonly string[];
  readonly rows: number;
}) {
  return (
    <>
      <div class="row-names" aria-hidden="true">
        {Array.from({ length: rows }, (_, y) => (
          <span key={`row ${y}`}>{y + 1}</span>
        ))}
      </div>
      <div class="column-names" aria-hidden="true">
        {columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </>
  );
}

interface OutlineProps {
  readonly square: number;
  readonly columns: number;
  readonly parts: readonly (readonly number[])[] | undefined;
}

/** The sides at which a square is the border of its component. */
function Outline({ square, columns, parts }: OutlineProps) {
  const number = parts?.findIndex((part) => part.includes(square)) ?? -1;
  const part = parts?.[number];
  if (part === undefined) return null;
  const x = square % columns;
  const border = (inside: boolean, next: number) => (inside && part.includes(next) ? '0' : '3px');
  const width = [
    border(true, square - columns),
    border(x < columns - 1, square + 1),
    border(true, square + columns),
    border(x > 0, square - 1),
  ].join(' ');
  return <span class={`part-outline part-${number % 4}`} style={{ borderWidth: width }} />;
}

function squareOf(target: EventTarget | null): number | undefined {
  const square = target instanceof Element ? target.closest('[data-square]') : null;
  return square instanceof HTMLElement ? Number(square.dataset['square']) : undefined;
}

interface State {
  readonly can: boolean;
  readonly picked: boolean;
  readonly mark: Mark | undefined;
}

function spoken(
  column: number,
  row: number,
  sign: Sign,
  player: PlayerName | undefined,
  { can, picked, mark }: State,
): string {
  const { match, common, board } = texts.value;
  const t = match.squares;
  const what = player === undefined ? sign.name : t.by(sign.name, common.players[player]);
  return [
    board.square(row + 1, column + 1, what),
    ...(picked ? [t.chosen] : can ? [t.canBeChosen] : []),
    ...(mark === undefined ? [] : [common[mark]]),
  ].join(', ');
}

/** Pieces carry their letter; squares do not. */
function letter({ look, symbol }: Sign): string {
  return look === 'open' || look === 'closed' ? '' : symbol;
}
