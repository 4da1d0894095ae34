// Boards studied: who wins, what they come to modulo each universe, how they fall apart, and where
// the moves lead.

import {
  type Arena,
  edges,
  Left,
  Right,
  type Side,
  universeText,
  ValueError,
} from '@proviso/engine';
import type { PlayedThing } from '@proviso/engine/matches';
import {
  type Board,
  boardLiesIn,
  boardOutcome,
  boardSimplestForm,
  boardToText,
  type Graph,
  graphLayout,
  type Played,
  positionToText,
  type RegisteredRuleset,
  rulesets,
} from '@proviso/engine/rulesets';
import { picture } from '@proviso/language/sheets';
import { boardPicture } from '@proviso/pictures';
import type {
  BoardHead,
  BoardOption,
  GraphReading,
  Picture,
  RulesetInfo,
  UniverseRow,
} from '../protocol/answers.ts';
import { isOwn, UNIVERSES, type UniverseKey } from '../protocol/universes.ts';
import type { StudyPart } from '../protocol/worker-api.ts';
import { problemOf } from './errors.ts';
import { habitatOf } from './habitat.ts';
import { listedMoves } from './listed-moves.ts';
import { OWN_RULES, ownBoard } from './own-rules.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';
import { SUM_OF_BOARDS, sumBoard } from './sum-board.ts';
import { universeOf } from './universe-of.ts';
import { writtenInTable } from './written.ts';

/** The rulesets, for the page to choose from. */
export function rulesetList(): RulesetInfo[] {
  return [
    ...[...rulesets.values()].map(({ ruleset, title }) => rulesetInfo(ruleset, title)),
    SUM_OF_BOARDS,
    OWN_RULES,
  ];
}

/** What the page knows of a ruleset. */
export function rulesetInfo(ruleset: RegisteredRuleset, title = ruleset.title): RulesetInfo {
  return {
    name: ruleset.name,
    title,
    rules: ruleset.rules,
    notation: ruleset.notation,
    habitat: habitatOf(ruleset.habitat),
    parameters: ruleset.parameters ?? [],
    parameterTitles: ruleset.parameterTitles ?? [],
    examples: ruleset.examples,
    ...(ruleset.boards && { boards: ruleset.boards }),
    ...(ruleset.graphs && { graphs: ruleset.graphs }),
  };
}

/** A board of a ruleset on graphs, to be drawn. */
export function readGraph(name: string, call: readonly string[]): GraphReading {
  const { board } = boardOf(name, call);
  if (board.ruleset.graphs === undefined)
    throw new ValueError(`the boards of ${name} are no graphs`);
  const graph = board.position as Graph;
  return { graph, spots: graphLayout(graph), picture: picture(boardPicture(board)) };
}

/** Tells what there is to know of a board, part by part. */
export function studyBoard(
  name: string,
  call: readonly string[],
  tell: (part: StudyPart<BoardHead>) => void,
): void {
  const { arena, board, text } = boardOf(name, call);
  tell({ head: arena.under(PAGE_BUDGET, () => head(arena, board, text)) });
  for (const { key } of UNIVERSES) tell({ row: row(arena, board, key) });
}

/** What a board comes to modulo one universe. */
export function boardModulo(name: string, call: readonly string[], key: UniverseKey): UniverseRow {
  const { arena, board } = boardOf(name, call);
  return row(arena, board, key);
}

/** A board, where its forms are built, and how it is written where nothing is known of it. */
interface Studied {
  readonly arena: Arena;
  readonly board: Board;
  readonly text: string;
}

/** The board of an address. */
export function boardOf(name: string, call: readonly string[]): Studied {
  if (name === OWN_RULES.name) {
    const [definition = '', position = ''] = call;
    return ownBoard(definition, position);
  }
  if (name === SUM_OF_BOARDS.name) return sumBoard(call[0] ?? '');
  const entry = rulesets.get(name);
  if (entry === undefined) throw new ValueError(`there is no ruleset "${name}"`);
  const board = entry.board(...call);
  return { arena: pageSession().arena, board, text: boardToText(board) };
}

function head(arena: Arena, board: Board, text: string): BoardHead {
  const { ruleset, position } = board;
  const drawn = drawing(board);
  const parts = ruleset.components?.(position) ?? [position];
  return {
    call: text,
    ...(drawn && { picture: drawn }),
    outcome: boardOutcome(arena, board),
    normalOutcome: boardOutcome(arena, board, 'normal'),
    components: parts.map((part) => {
      const one = { ruleset, position: part };
      const small = drawing(one);
      return { position: positionToText(one), ...(small && { picture: small }) };
    }),
    left: options(arena, board, Left),
    right: options(arena, board, Right),
  };
}

function drawing(board: Board): Picture | undefined {
  return board.ruleset.draw === undefined ? undefined : picture(boardPicture(board));
}

/** Where a player can move, and who wins there. */
function options(arena: Arena, board: Board, side: Side): BoardOption[] {
  return listedMoves(arena, board, side).map(({ after, position, played }) => ({
    position,
    outcome: boardOutcome(arena, after),
    ...(played && { on: playedOn(board.position as Graph, played.on), after: played.to }),
  }));
}

/** What a move is played on, by names. */
function playedOn({ vertices, edges }: Graph, on: Played<Graph>['on']): PlayedThing {
  const nameOf = (place: number) => vertices[place]?.name ?? '';
  if ('vertex' in on) return { vertex: nameOf(on.vertex) };
  const { from = 0, to = 0, arc = false, colour = '' } = edges[on.edge] ?? {};
  return { edge: { from: nameOf(from), to: nameOf(to), arc, colour } };
}

function row(arena: Arena, board: Board, key: UniverseKey): UniverseRow {
  try {
    return arena.under(PAGE_BUDGET, () => {
      const universe = universeOf(arena, key);
      const simplest = boardSimplestForm(arena, board, universe);
      return {
        universe: key,
        ...(isOwn(key) && { latex: universeText(universe, 'latex') }),
        member: boardLiesIn(arena, board, universe),
        form: simplest,
        simplest: writtenInTable(arena, simplest),
        edges: String(edges(arena, simplest)),
        leftStrong: universe.isStrong(arena, simplest, Left),
        rightStrong: universe.isStrong(arena, simplest, Right),
      };
    });
  } catch (error) {
    return { universe: key, problem: problemOf(error) };
  }
}
