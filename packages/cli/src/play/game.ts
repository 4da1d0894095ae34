// A game at the command: who sits where, what was played and taken back, and the questions to the
// evaluating thread. Both faces, the full screen and the line-based one, play through it.

import { ValueError } from '@proviso/engine';
import {
  hintText,
  lastMoveText,
  mistakeText,
  type Name,
  nameOf,
  type ReviewView,
  reviewLines,
  type TurnView,
  winnerText,
} from '@proviso/engine/matches';
import type { Answer, MatchAnswer, MatchQuestion, Statement } from '../evaluator/protocol.ts';
import { Lines } from './lines.ts';

export type Player = TurnView['mover'];

/** Whoever takes questions to the evaluating thread. */
interface Asker {
  askSilently(statement: Statement): Promise<Answer>;
}

/** How a game is set up. */
export interface Setup {
  /** The board as the language writes it. */
  readonly board: string;
  /** What the game is called on the screen. */
  readonly title: string;
  readonly convention: 'misere' | 'normal';
  readonly first: Player;
  /** Whom the program plays; nobody where two people share the keyboard. */
  readonly program?: Player;
  /** The probability of an error of the program at each move. */
  readonly errs: number;
  readonly seed: number;
  /** What solving may take before a move is guessed. */
  readonly seconds: number;
}

/** A move that was played. */
export interface Played {
  readonly move: number;
  readonly player: Player;
  readonly name: string;
  /** The squares it changed, on a board of squares. */
  readonly squares: readonly number[];
  /** Why, where the program played it. */
  readonly reason?: string;
}

/** What the thread could not answer. */
export class GameError extends ValueError {
  override readonly name = 'GameError';
}

type Asked = MatchQuestion extends infer Q
  ? Q extends unknown
    ? Omit<Q, 'line' | 'seconds'>
    : never
  : never;

export class Game {
  readonly setup: Setup;
  private readonly conversation: Asker;
  private readonly lines = new Lines<Played>((a, b) => a.move === b.move);
  private current: TurnView | undefined;
  private drawn: readonly string[] | undefined;

  constructor(conversation: Asker, setup: Setup) {
    this.conversation = conversation;
    this.setup = setup;
  }

  /** Where the game stands. */
  get view(): TurnView {
    if (this.current === undefined) throw new GameError('the game has not begun');
    return this.current;
  }

  /** The board in letters, where it is neither squares nor heaps. */
  get drawing(): readonly string[] | undefined {
    return this.drawn;
  }

  /** The moves so far. */
  get moves(): readonly Played[] {
    return this.lines.moves;
  }

  /** All lines that were played, each by the names of its moves, and which of them this is. */
  get played(): { readonly lines: readonly string[]; readonly at: number } {
    const { all, number } = this.lines;
    return { lines: all.map((line) => line.map(({ name }) => name).join(', ')), at: number };
  }

  /** Whether the program is to move. */
  get programsTurn(): boolean {
    return this.view.winner === undefined && this.view.mover === this.setup.program;
  }

  /** Whose moves are looked at where somebody asks why: yours, or in a game of two people the loser's. */
  private get reviewed(): Player {
    const { program } = this.setup;
    if (program !== undefined) return other(program);
    return this.view.winner === undefined ? other(this.view.mover) : other(this.view.winner);
  }

  async begin(): Promise<void> {
    await this.look();
  }

  /** Plays the move of a number. */
  async play(move: number, reason?: string): Promise<void> {
    const gesture = this.view.moves[move]?.gesture;
    if (gesture === undefined) throw new GameError(`there is no move ${move + 1}`);
    this.lines.play({
      move,
      player: this.view.mover,
      name: gesture.name,
      squares: gesture.kind === 'squares' ? gesture.squares : [],
      ...(reason !== undefined && { reason }),
    });
    await this.look();
  }

  /** Lets the program move, if it is to. */
  async programMoves(): Promise<void> {
    if (!this.programsTurn) return;
    const { errs, seed } = this.setup;
    const { choice } = await this.ask({ ask: 'choice', opponent: { errs, seed } });
    if (choice !== undefined) await this.play(choice.move, choice.reason);
  }

  /** Takes back to the last turn that is not the program's; `false` where there is none. */
  async undo(): Promise<boolean> {
    const { program } = this.setup;
    const { moves } = this;
    const at = moves.findLastIndex(({ player }) => player !== program);
    if (at < 0) return false;
    for (let i = moves.length; i > at; i--) this.lines.back();
    await this.look();
    return true;
  }

  /** Plays again what was taken back, to the next turn that is not the program's. */
  async redo(): Promise<boolean> {
    const { program } = this.setup;
    if (!this.lines.on()) return false;
    while (this.lines.next !== undefined && this.lines.next.player === program) this.lines.on();
    await this.look();
    return true;
  }

  /** Goes to the end of another line, the next one unless told; `false` where there is none. */
  async goToLine(number?: number): Promise<boolean> {
    const { all, number: here } = this.lines;
    if (number === undefined && all.length < 2) return false;
    if (!this.lines.goTo(number ?? (here + 1) % all.length)) return false;
    await this.look();
    return true;
  }

  /** A hint, and the move it is about. */
  async hint(): Promise<{ readonly text: string; readonly move?: number }> {
    const { hint } = await this.ask({ ask: 'hint' });
    if (hint === undefined || hint.kind === 'over') return { text: 'the game is over' };
    const name = this.view.moves[hint.move]?.gesture.name ?? '';
    return { text: hintText(hint, name), move: hint.move };
  }

  /** Why: at the end what each move did, before it what the last one did. */
  async why(): Promise<string[]> {
    const reason = this.moves.at(-1)?.reason;
    const said = reason === undefined ? [] : [`The program: ${reason}.`];
    const player = this.reviewed;
    if (!this.moves.some((played) => played.player === player)) {
      return said.length > 0 ? said : ['Nothing was played yet.'];
    }
    const review = await this.review(player);
    if (this.view.winner !== undefined) return reviewLines(review, this.nameOf(player));
    return [...said, lastMoveText(review, this.nameOf(player))];
  }

  /** Who won, and the first mistake. */
  async summary(): Promise<string[]> {
    const { winner } = this.view;
    if (winner === undefined) return [];
    const player = this.reviewed;
    const name = this.nameOf(player);
    const { convention } = this.setup;
    const lines = [winnerText(this.nameOf(winner), this.nameOf(other(winner)), convention)];
    const review = await this.review(player);
    const mistake = mistakeText(review, name, winner === player);
    return mistake === undefined ? lines : [...lines, mistake];
  }

  /** What a player is called. */
  nameOf(player: Player): Name {
    return nameOf(player, this.setup.program);
  }

  private async review(player: Player): Promise<ReviewView> {
    const { review } = await this.ask({ ask: 'review', player });
    return review ?? { moves: [] };
  }

  private async look(): Promise<void> {
    const { view, drawing } = await this.ask({ ask: 'view' });
    this.current = view;
    this.drawn = drawing;
  }

  private async ask(asked: Asked): Promise<MatchAnswer> {
    const { board, convention, first, seconds } = this.setup;
    const line = { first, convention, moves: this.moves.map(({ move }) => move) };
    const { result, match } = await this.conversation.askSilently({
      text: board,
      line: 1,
      match: { ...asked, line, seconds },
    });
    if (!result.ok) throw new GameError(result.error.message);
    return match ?? {};
  }
}

function other(player: Player): Player {
  return player === 'left' ? 'right' : 'left';
}
