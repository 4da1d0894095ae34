// A match on the page. The address holds it: who plays, what was played and where it is; every move is a
// change of the address. What is known of a place is asked from there, so that no answer is shown beside
// another position than its own.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type ChoiceQuestion, matchChoice, matchTurn } from '../../client/match-questions.ts';
import { type Live, useAnswer } from '../../client/use-answer.ts';
import {
  firstLine,
  goesThrough,
  type MatchTree,
  NOTHING_PLAYED,
  playedFrom,
  readGoodPart,
  treeToText,
  withMove,
} from '../../protocol/match-tree.ts';
import type { ChoiceView, MatchTurn } from '../../protocol/matches.ts';
import { edit, go, rename } from '../../route.ts';
import { type BoardAddress, boardAddress, type MatchAddress } from '../board-address.ts';
import { type MatchSetup, programOf } from './match-setup.ts';

/** Seconds the program may think before it guesses. */
export const PATIENCE = 8;
/** How often a fallible opponent errs. */
const ERRS = 1 / 3;

export interface PlayedMatch {
  readonly setup: MatchSetup;
  readonly tree: MatchTree;
  /** Whom the program plays. */
  readonly program: ReturnType<typeof programOf>;
  /** What is known of the place where the match is. */
  readonly turn: MatchTurn | undefined;
  /** The position there, as soon as it is known. */
  readonly position: string | undefined;
  readonly live: Live<object, MatchTurn>;
  /** The program's reply, or its last one. */
  readonly choice: Live<ChoiceQuestion, ChoiceView | undefined> | undefined;
  /** Whether the program is to move. */
  readonly programsTurn: boolean;
  /** Why the program played its last move, where this is where it led. */
  readonly reason: string | undefined;
  /** What questions about the place where the match is have in common. */
  readonly line: LinePlace;
  play(move: number): void;
  /** Plays several moves, one after the other. */
  playOn(moves: readonly number[]): void;
  /** Goes back to your last turn. */
  takeBack(): void;
  /** One move back, one on, to the start and to the end of the line. */
  step(way: 'start' | 'back' | 'on' | 'end'): void;
  goTo(path: readonly number[]): void;
  change(setup: Partial<MatchSetup>): void;
  restart(): void;
  /** Lets the program guess at once. */
  hurry(): void;
}

interface LinePlace {
  readonly name: string;
  readonly call: readonly string[];
  readonly first: MatchSetup['first'];
  readonly convention: MatchSetup['convention'];
  readonly moves: readonly number[];
}

export function useMatch(at: BoardAddress, match: MatchAddress, ready: boolean): PlayedMatch {
  const { setup } = match;
  const { first, convention, seed, opponent } = setup;
  const program = match.mode === 'play' ? programOf(setup) : undefined;
  const call = [...at.parameters, at.position];
  const start = { name: at.name, call, first, convention };
  const live = useAnswer(matchTurn, { ...start, tree: match.tree }, ready);
  const turn = live.answer;
  const { tree } = readGoodPart(turn?.mended?.tree ?? match.tree);
  const seen = usePositions(JSON.stringify(start), tree.at, turn);
  // The board at the start stands in the address, and is drawn before anything is known of it.
  const foreseen = seen ?? (tree.at.length === 0 ? at.position : undefined);
  const line: LinePlace = { ...start, moves: tree.at };
  // A player's turns alternate, so the length of the line tells whose it is.
  const isProgram = (length: number) =>
    program !== undefined && (length % 2 === 0) === (program === first);
  const programsTurn = turn?.winner === undefined && isProgram(tree.at.length);
  /** Where the program shall guess instead of thinking on. */
  const hurried = useSignal<string | undefined>(undefined);
  const last = tree.at.length - 1;
  const asked = isProgram(tree.at.length)
    ? tree.at
    : last >= 0 && isProgram(last)
      ? tree.at.slice(0, -1)
      : undefined;
  const question = asked && {
    ...start,
    moves: asked,
    errs: opponent === 'fallible' ? ERRS : 0,
    seed,
    seconds: hurried.value === asked.join('.') ? 0 : PATIENCE,
  };
  const over = asked === tree.at && turn?.winner !== undefined;
  const choice = useAnswer(matchChoice, over ? undefined : question, ready && turn !== undefined);
  const reply = choice?.state === 'done' ? choice.answer : undefined;
  /** Where → leads: along what was played last. */
  const tip = useRef<readonly number[]>([]);
  if (!goesThrough(tip.current, tree.at)) tip.current = tree.at;
  const addressOf = (next: MatchTree, changed: MatchSetup = setup) =>
    boardAddress({ ...at, match: { ...match, setup: changed, tree: treeToText(next) } });
  const show = (next: MatchTree, changed?: MatchSetup) => edit(...addressOf(next, changed));
  const goTo = (path: readonly number[]) => show({ ...tree, at: path });
  const play = (move: number) => show(withMove(tree, move));
  const alone = playedFrom(tree.lines, tree.at).length === 0;
  const answers = programsTurn && alone && asked === tree.at ? reply?.move : undefined;
  useEffect(() => {
    // A reply is no step of the reader's: one that had a way back would be given again there.
    if (answers !== undefined && turn !== undefined) rename(...addressOf(withMove(tree, answers)));
  }, [answers, match.tree, turn]);
  const played = tree.at.at(-1);
  const reason =
    asked !== undefined && asked !== tree.at && reply?.move === played ? reply?.reason : undefined;
  return {
    setup,
    tree,
    program,
    turn,
    position: turn?.position ?? foreseen,
    live,
    choice,
    programsTurn,
    reason,
    line,
    play,
    playOn: (moves) => show(moves.reduce(withMove, tree)),
    takeBack: () => {
      let length = tree.at.length - 1;
      while (length > 0 && isProgram(length)) length -= 1;
      if (length >= 0 && !isProgram(length)) goTo(tree.at.slice(0, length));
    },
    step: (way) => goTo(stepped(tree, tip.current, way)),
    goTo,
    change: (changed) => {
      // Whoever else begins plays another match.
      const anew = changed.first !== undefined && changed.first !== first;
      show(anew ? NOTHING_PLAYED : tree, { ...setup, ...changed });
    },
    hurry: () => {
      hurried.value = tree.at.join('.');
    },
    restart: () => {
      // Between equal moves the program plays another one next time.
      const next = program === undefined ? seed : seed + 1;
      go(
        ...boardAddress({ ...at, match: { ...match, setup: { ...setup, seed: next }, tree: '' } }),
      );
    },
  };
}

function stepped(
  { lines, at }: MatchTree,
  tip: readonly number[],
  way: 'start' | 'back' | 'on' | 'end',
): readonly number[] {
  const line = tip.length > at.length && goesThrough(tip, at) ? tip : firstLine(lines, at);
  switch (way) {
    case 'start':
      return [];
    case 'back':
      return at.slice(0, -1);
    case 'on':
      return line.slice(0, at.length + 1);
    case 'end':
      return firstLine(lines, line);
  }
}

/** The position of a path, where the turn before it was seen: a move is drawn before it is answered. */
function usePositions(
  start: string,
  path: readonly number[],
  turn: MatchTurn | undefined,
): string | undefined {
  const seen = useRef({ start, positions: new Map<string, string>() });
  if (seen.current.start !== start) seen.current = { start, positions: new Map() };
  const { positions } = seen.current;
  if (turn !== undefined) {
    positions.set(path.join('.'), turn.position);
    for (const [move, { position }] of turn.moves.entries()) {
      positions.set([...path, move].join('.'), position);
    }
  }
  return positions.get(path.join('.'));
}
