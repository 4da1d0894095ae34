// Matches on boards: where a line has led, what the program plays and why, hints, and what is said after
// the end. Every question stands alone; what was solved for one is kept for the next on the same board.

import { type Arena, type Budget, Left, Right, ValueError } from '@proviso/engine';
import {
  bestLine,
  choiceOf,
  gesturesOf,
  hintOf,
  hintText,
  matchOf,
  mistakeText,
  movesOf,
  nameOf,
  reviewLines,
  reviewOfLine,
  squareName,
  surfaceOf,
  type Turn,
  turnAfter,
  turnOf,
  verdictsOf,
  viewOf,
  winnerText,
} from '@proviso/engine/matches';
import {
  type Board,
  type Graph,
  graphLayout,
  positionToText,
  summandsOf,
} from '@proviso/engine/rulesets';
import { picture } from '@proviso/language/sheets';
import { boardPicture } from '@proviso/pictures';
import { type Branch, type MatchTree, readGoodPart, treeToText } from '../protocol/match-tree.ts';
import {
  type BestLine,
  type BoardLook,
  type ChoiceView,
  type MatchEnd,
  type MatchLine,
  type MatchStart,
  type MatchTurn,
  moveName,
  type PlayedMove,
  type PlayerName,
  type Summand,
  type ToldHint,
  type TurnView,
  type Verdicts,
} from '../protocol/matches.ts';
import { SUM_NAME } from '../protocol/sum-name.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { partsOnSquares } from './parts-on-squares.ts';
import { boardOf } from './study-board.ts';
import { readAs } from './sum-board.ts';

/** The board of a match. */
interface Table {
  readonly arena: Arena;
  readonly board: Board;
}

let kept: { readonly key: string; readonly table: Table } | undefined;
/** An arena that holds more than this is given up: the next question needs room as well. */
const FULL = 512 * 2 ** 20;

/** Rulesets that are played on the picture of another, which reads their positions. */
const PICTURED: Readonly<Record<string, string>> = { hackenbush: 'graphhackenbush' };

const pictured = (name: string) =>
  Object.hasOwn(PICTURED, name) ? (PICTURED[name] ?? name) : name;
const isSum = (name: string) => name === SUM_NAME;

function tableOf(name: string, call: readonly string[]): Table {
  const key = JSON.stringify([name, call]);
  if (kept?.key !== key || kept.table.arena.totalBytes > FULL) {
    const { arena, board } = boardOf(pictured(name), call);
    kept = { key, table: { arena, board: isSum(name) ? readAs(board, pictured) : board } };
  }
  return kept.table;
}

/** Where a match is. */
export function matchTurn(
  name: string,
  call: readonly string[],
  start: MatchStart,
  text: string,
): MatchTurn {
  const { board } = tableOf(name, call);
  const { tree: read, dropped } = readGoodPart(text);
  const { tree, wrong, ...moves } = movesOfTree(board, start, read);
  const line = { ...start, moves: tree.at };
  const view = viewOf(board, line);
  const { board: now } = turnOf(matchOf(board, line));
  const ruleset = board.ruleset.name ?? name;
  const left = [...(dropped === '' ? [] : [`${shortened(dropped)} tells no moves`]), ...wrong];
  return {
    ...view,
    ruleset,
    ...moves,
    ...(isSum(name) ? { summands: summandLooks(board, now) } : lookOf(board, now, view.surface)),
    ...(left.length > 0 && { mended: { tree: treeToText(tree), dropped: left } }),
  };
}

/** A text in quotes, cut where it is long. */
function shortened(text: string): string {
  return `"${text.length > 30 ? `${text.slice(0, 30)}…` : text}"`;
}

/** What there is to draw of a board where its text does not say it. */
function lookOf(first: Board, now: Board, surface: TurnView['surface']): BoardLook {
  if (surface.kind === 'squares') {
    const parts = partsOnSquares(now);
    const columns = surface.rows[0]?.length ?? 0;
    const columnNames = Array.from({ length: columns }, (_, at) =>
      squareName(at, columns).slice(0, -1),
    );
    return { columnNames, ...(parts && { parts }) };
  }
  const { graphs: boards } = first.ruleset;
  if (boards !== undefined) {
    const graph = first.position as Graph;
    const spots = graphLayout(graph);
    return { graph: { boards, first: graph, spots, now: now.position as Graph } };
  }
  if (surface.kind === 'heaps' || now.ruleset.draw === undefined) return {};
  return { picture: picture(boardPicture(now)) };
}

/** What there is to draw of the boards of a sum. */
function summandLooks(first: Board, now: Board): Summand[] {
  const before = summandsOf(first);
  return summandsOf(now).map((board, i) => {
    const { boards, name = '', title = '' } = board.ruleset;
    const surface = surfaceOf(board);
    return {
      name,
      title,
      position: positionToText(board),
      surface,
      ...(boards && { boards }),
      ...lookOf(before[i] ?? board, board, surface),
    };
  });
}

/** What of a tree there is to play, what was left out of it, and what the moves are called. */
interface TreeMoves {
  readonly tree: MatchTree;
  readonly wrong: readonly string[];
  readonly played: readonly PlayedMove[];
  readonly names: Readonly<Record<string, string>>;
}

function movesOfTree(board: Board, { first }: MatchStart, { lines, at }: MatchTree): TreeMoves {
  const names: Record<string, string> = {};
  const played: PlayedMove[] = [];
  const wrong: string[] = [];
  const walk = (
    branches: readonly Branch[],
    turn: Turn,
    path: readonly number[],
    /** Whether the match goes through here. */
    on: boolean,
  ): readonly Branch[] => {
    if (branches.length === 0) return branches;
    const moves = movesOf(turn);
    const gestures = gesturesOf(turn.board, moves, turn.mover);
    return branches.flatMap(({ move, after }) => {
      const [to, gesture] = [moves[move], gestures[move]];
      const here = [...path, move];
      if (to === undefined || gesture === undefined) {
        if (wrong.length < MOST_TOLD) wrong.push(`move ${here.length}, ${move}, is none`);
        return [];
      }
      names[here.join('.')] = moveName(gesture);
      const player = turn.mover === Left ? 'left' : 'right';
      const goesOn = on && at[path.length] === move;
      if (goesOn) played[path.length] = { player, gesture };
      return [{ move, after: walk(after, turnAfter(turn, to), here, goesOn) }];
    });
  };
  const kept = walk(lines, { board, mover: first === 'left' ? Left : Right }, [], true);
  return { tree: { lines: kept, at: at.slice(0, played.length) }, wrong, played, names };
}

/** Whoever damaged more than this need not be told of all of it. */
const MOST_TOLD = 3;

/** What solving may take, and who is told how far it is. */
function thinking(seconds: number): Budget {
  return { ...PAGE_BUDGET, deadline: Date.now() + seconds * 1_000 };
}

/** The program's move. */
export function matchChoice(
  name: string,
  call: readonly string[],
  line: MatchLine,
  opponent: { readonly errs: number; readonly seed: number },
  seconds: number,
): ChoiceView | undefined {
  const { arena, board } = tableOf(name, call);
  return choiceOf(arena, board, line, opponent, thinking(seconds));
}

export function matchHint(
  name: string,
  call: readonly string[],
  line: MatchLine,
  seconds: number,
): ToldHint {
  const { arena, board } = tableOf(name, call);
  const hint = hintOf(arena, board, line, thinking(seconds));
  if (hint.kind === 'over') return { text: 'The game is over.' };
  const gesture = viewOf(board, line).moves[hint.move]?.gesture;
  return { move: hint.move, text: hintText(hint, gesture ? moveName(gesture) : '') };
}

/** Who wins, and by which moves. */
export function matchVerdicts(
  name: string,
  call: readonly string[],
  line: MatchLine,
  seconds: number,
): Verdicts {
  const { arena, board } = tableOf(name, call);
  return verdictsOf(arena, board, line, thinking(seconds));
}

/** A line of best play from where a match is. */
export function matchBestLine(
  name: string,
  call: readonly string[],
  line: MatchLine,
  seconds: number,
): BestLine {
  const { arena, board } = tableOf(name, call);
  return bestLine(arena, board, line, thinking(seconds));
}

/** Who won, and why somebody lost: your mistakes, or where two people play those of both. */
export function matchEnd(
  name: string,
  call: readonly string[],
  line: MatchLine,
  program: PlayerName | undefined,
  seconds: number,
): MatchEnd {
  const { arena, board } = tableOf(name, call);
  const { winner } = viewOf(board, line);
  if (winner === undefined) throw new ValueError('the match is not over');
  const loser = other(winner);
  const called = (one: PlayerName) => nameOf(one, program);
  const budget = thinking(seconds);
  const reviews = (program === undefined ? [loser, winner] : [other(program)]).map((player) => {
    const review = reviewOfLine(arena, board, line, player, budget);
    const texts = reviewLines(review, called(player));
    return {
      mistake: mistakeText(review, called(player), winner === player),
      moves: review.moves.map((move, i) => ({ move, text: texts[i] ?? '' })),
    };
  });
  const moves = reviews.flatMap((one) => one.moves).sort((a, b) => a.move.at - b.move.at);
  const won = winnerText(called(winner), called(loser), line.convention);
  return {
    sentences: [won, ...reviews.flatMap(({ mistake }) => mistake ?? [])],
    lines: moves.map(({ text }) => text),
    moves: moves.map(({ move }) => move),
  };
}

function other(player: PlayerName): PlayerName {
  return player === 'left' ? 'right' : 'left';
}
