/**
 * Strength shown by few states. A state is a subposition H of the tested game, a folded sum X beside it
 * (folded-sums.ts), and who is to move. Let W be a set of states such that
 *
 * - where Left is to move, H is Left end-like and X a Left end, or she has a move all of whose results
 *   are in W;
 * - where Right is to move, he has not won at once, and all results of all his moves are in W.
 *
 * Then Left wins every sum H + X that a state of W stands for. By induction on the size of the sum: her
 * move leads to a smaller sum, which one of its results stands for, and so do all moves of Right's. That W
 * may lead back to a state it has come from does no harm, since the sums themselves become smaller.
 *
 * So there is a largest W, and what is sought is what lies outside: the states from which Right can
 * force his way to one that he has won. They are found as in local model checking: a state is taken to
 * lie in W until the contrary is seen; Left then tries her next move. Nothing is looked at that no move
 * under trial leads to, a table of all states is not needed, and states are shared by all games. A state
 * outside W need not be lost: the fold may be too coarse for it.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { opponent, type Side } from '../forms/side.ts';
import { type FoldedSums, MAX_SUMS } from './folded-sums.ts';

/** Not looked at; taken to lie in W; not in W. */
const MET = 0;
const HELD = 1;
const OUT = 2;

/** About what a state takes, with its key; room for so many is asked for at a time. */
const BYTES_PER_STATE = 160;
const STATES_PER_CHECK = 1_024;

/** No move is under trial: the game is over, or none has been looked for. */
const NO_MOVE = -1;

/** The end of a list. */
const NO_LINK = -1;

export interface State {
  readonly form: FormId;
  /** The number of the sum beside it. */
  readonly sum: number;
  /** 0: the tested side is to move. */
  readonly turn: 0 | 1;
}

export class WinningStates {
  readonly sums: FoldedSums;
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly numbers = new Map<number, number>();
  private readonly forms: FormId[] = [];
  private readonly beside: number[] = [];
  /** 0: the tested side is to move. */
  private readonly turns: (0 | 1)[] = [];
  private readonly standings: number[] = [];
  /** The move that the tested side tries, by its place among its moves. */
  private readonly moves: number[] = [];
  /** The states that have rested on a state, as linked lists: its first link, and what each link holds. */
  private readonly restingOn: number[] = [];
  private readonly links: { readonly by: number[]; readonly next: number[] } = { by: [], next: [] };
  /** States to look at: met ones, and held ones that have lost the move under trial. */
  private readonly waiting: number[] = [];
  /** The states that were taken to lie in W since a question was put. */
  private readonly held: number[] = [];

  constructor(arena: Arena, sums: FoldedSums, side: Side) {
    this.arena = arena;
    this.sums = sums;
    this.side = side;
  }

  get bytes(): number {
    return this.forms.length * BYTES_PER_STATE;
  }

  /** One of some sums beside which a game, the tested side to move, lies in no such set; or `undefined`. */
  outside(g: FormId, beside: readonly number[]): number | undefined {
    return beside.find((sum) => !this.holds(this.meet(g, sum, 0)));
  }

  /** The state of a game beside a sum, the tested side to move. */
  stateOf(g: FormId, sum: number): number {
    return this.meet(g, sum, 0);
  }

  isHeld(state: number): boolean {
    return this.standings[state] === HELD;
  }

  at(state: number): State {
    return {
      form: this.forms[state] as FormId,
      sum: this.beside[state] as number,
      turn: this.turns[state] as 0 | 1,
    };
  }

  /** What each move from a held state leads to; there is none where the tested side has won. */
  movesFrom(state: number): readonly (readonly number[])[] {
    if (this.turns[state] === 1) return this.resultsForOpponent(state).map((result) => [result]);
    if (this.moves[state] === NO_MOVE) return [];
    return Array.from({ length: this.countMoves(state) }, (_, move) => this.results(state, move));
  }

  /** Whether a state lies in W. */
  private holds(start: number): boolean {
    const { standings, waiting } = this;
    if (standings[start] === MET) waiting.push(start);
    let isAnswered = false;
    try {
      while (waiting.length > 0 && standings[start] !== OUT) {
        this.arena.tick();
        this.lookAt(waiting.pop() as number, start);
      }
      isAnswered = waiting.length === 0;
    } finally {
      // What was held for a question that was left may rest on states that were not looked at.
      if (!isAnswered) {
        for (const state of this.held) if (standings[state] === HELD) standings[state] = MET;
        waiting.length = 0;
      }
      this.held.length = 0;
    }
    return standings[start] === HELD;
  }

  private lookAt(state: number, start: number): void {
    const { standings } = this;
    if (standings[state] === MET) {
      if (state !== start && !this.isWanted(state)) return;
      standings[state] = HELD;
      this.held.push(state);
      if (this.turns[state] === 0) this.beginToTry(state);
      else this.followAll(state);
    } else if (standings[state] === HELD && this.hasLostItsMove(state)) {
      this.tryNext(state);
    }
  }

  private meet(form: FormId, sum: number, turn: 0 | 1): number {
    const key = (form * 2 + turn) * MAX_SUMS + sum;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.forms.length % STATES_PER_CHECK === 0) {
      this.arena.beforeGrowth(STATES_PER_CHECK * BYTES_PER_STATE);
    }
    const state = this.forms.push(form) - 1;
    this.numbers.set(key, state);
    this.beside.push(sum);
    this.turns.push(turn);
    this.standings.push(MET);
    this.moves.push(NO_MOVE);
    this.restingOn.push(NO_LINK);
    return state;
  }

  /** Whether a state that is held follows from this one, by the move under trial or by any of the opponent's. */
  private isWanted(state: number): boolean {
    const { by, next } = this.links;
    for (
      let link = this.restingOn[state] as number;
      link !== NO_LINK;
      link = next[link] as number
    ) {
      const user = by[link] as number;
      if (this.standings[user] !== HELD) continue;
      if (this.turns[user] === 1 || this.resultsOf(user).includes(state)) return true;
    }
    return false;
  }

  private hasLostItsMove(state: number): boolean {
    return this.resultsOf(state).some((result) => this.standings[result] === OUT);
  }

  /** The results of the move under trial. */
  private resultsOf(state: number): number[] {
    const move = this.moves[state] as number;
    return move === NO_MOVE ? [] : this.results(state, move);
  }

  /** What a move of the tested side leads to; first come those that close what the opponent has opened. */
  private results(state: number, move: number): number[] {
    const form = this.forms[state] as FormId;
    const sum = this.beside[state] as number;
    const after = this.sums.after(sum, 0);
    const inGame = move - after.length / 2;
    if (inGame >= 0) {
      const option = this.arena.optionAt(this.arena.optionsStart(form, this.side) + inGame);
      return [this.meet(option, sum, 1)];
    }
    const [a, b] = [after[2 * move] as number, after[2 * move + 1] as number];
    return a === b ? [this.meet(form, a, 1)] : [this.meet(form, a, 1), this.meet(form, b, 1)];
  }

  private beginToTry(state: number): void {
    const form = this.forms[state] as FormId;
    const after = this.sums.after(this.beside[state] as number, 0);
    this.moves[state] = NO_MOVE;
    if (after.length > 0 || !isEndLike(this.arena, form, this.side)) this.tryNext(state);
  }

  private tryNext(state: number): void {
    const { standings } = this;
    const count = this.countMoves(state);
    for (let move = (this.moves[state] as number) + 1; move < count; move++) {
      const results = this.results(state, move);
      if (results.some((result) => standings[result] === OUT)) continue;
      this.moves[state] = move;
      for (const result of results) this.restOn(state, result);
      return;
    }
    this.leaveOut(state);
  }

  private countMoves(state: number): number {
    const { arena, side } = this;
    const form = this.forms[state] as FormId;
    const inGame = arena.optionsEnd(form, side) - arena.optionsStart(form, side);
    return inGame + this.sums.after(this.beside[state] as number, 0).length / 2;
  }

  private followAll(state: number): void {
    const { standings } = this;
    const results = this.hasOpponentWon(state) ? undefined : this.resultsForOpponent(state);
    const isIn = results?.every((result) => standings[result] !== OUT) === true;
    if (!isIn) this.leaveOut(state);
    else for (const result of results) this.restOn(state, result);
  }

  private hasOpponentWon(state: number): boolean {
    const form = this.forms[state] as FormId;
    const after = this.sums.after(this.beside[state] as number, 1);
    return after.length === 0 && isEndLike(this.arena, form, opponent(this.side));
  }

  /** What all moves of the opponent lead to. */
  private resultsForOpponent(state: number): number[] {
    const { arena } = this;
    const form = this.forms[state] as FormId;
    const sum = this.beside[state] as number;
    const rival = opponent(this.side);
    const after = this.sums.after(sum, 1);
    const results: number[] = [];
    const optionsEnd = arena.optionsEnd(form, rival);
    for (let i = arena.optionsStart(form, rival); i < optionsEnd; i++) {
      results.push(this.meet(arena.optionAt(i), sum, 0));
    }
    for (let i = 0; i < after.length; i++) {
      if (i % 2 === 0 || after[i] !== after[i - 1]) {
        results.push(this.meet(form, after[i] as number, 0));
      }
    }
    return results;
  }

  private restOn(state: number, result: number): void {
    this.links.next.push(this.restingOn[result] as number);
    this.restingOn[result] = this.links.by.push(state) - 1;
    if (this.standings[result] === MET) this.waiting.push(result);
  }

  /** A state is not in W, nor are those from which the opponent moves to it; the tested side tries another move. */
  private leaveOut(state: number): void {
    const { standings, turns } = this;
    const { by, next } = this.links;
    const out = [state];
    standings[state] = OUT;
    for (let left = out.pop(); left !== undefined; left = out.pop()) {
      for (
        let link = this.restingOn[left] as number;
        link !== NO_LINK;
        link = next[link] as number
      ) {
        const user = by[link] as number;
        if (standings[user] !== HELD) continue;
        if (turns[user] === 0) this.waiting.push(user);
        else {
          standings[user] = OUT;
          out.push(user);
        }
      }
    }
  }
}
