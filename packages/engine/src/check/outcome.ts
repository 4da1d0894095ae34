/**
 * Checks a `proviso-outcome` file: who wins a board, shown by winning moves of each player that are
 * checked one by one. After a move, whatever the opponent does, the player is to move where she has no
 * move (and wins by that in misère play) or a move in the file again. Play ends, so that she wins.
 */

import { Left, opponent, SIDES, type Side } from '../forms/side.ts';
import { OUTCOMES, type Outcome, winsFirst } from '../play/outcome.ts';
import type { Ticker } from '../storage/budget.ts';
import { boardText, type OutcomeClaim } from './claim.ts';
import { demand, repeated } from './fault.ts';
import { ListedMoves } from './listed-moves.ts';
import { demandVersion, listOf, type Reader } from './reader.ts';
import { RULES } from './rules.ts';
import type { Proved } from './verdict.ts';

/** A game that is played out: positions are texts or numbers. */
interface Played<P> {
  readonly start: P;
  moves(position: P, side: Side): readonly P[];
  /** Reads a position of the file. */
  read(value: unknown, place: string): P;
}

type Proof = Pick<Proved, 'trusts' | 'operations'>;

/** What is claimed; the rules and the position are looked at. */
export function readOutcomeClaim(fields: Reader): OutcomeClaim {
  demandVersion(fields);
  const play = fields.value('play');
  demand(play === 'misere' || play === 'normal', `file.play is ${repeated(play)}: not a play`);
  const outcome = OUTCOMES.find((name) => name === fields.value('outcome'));
  demand(outcome !== undefined, 'file.outcome: not an outcome');
  const listed = fields.has('moves');
  const board = listed ? fields.text('board') : knownBoard(fields);
  return { claim: 'outcome', board: boardText(board), play, outcome, listed };
}

/** `clobber("xo|ox")`, of a game that the checker knows. */
function knownBoard(fields: Reader): string {
  const name = fields.text('ruleset');
  const rules = RULES.get(name);
  const known = [...RULES.keys()].join(', ');
  demand(rules !== undefined, `not the name of a ruleset that this checker knows (${known})`);
  const position = fields.text('position');
  rules.demandPosition(position);
  return `${name}("${position}")`;
}

export function checkOutcome(fields: Reader, claim: OutcomeClaim, ticker: Ticker): Proof {
  if (claim.listed) {
    const listed = new ListedMoves(listOf(fields.value('moves'), 'file.moves'));
    const operations = playThrough(fields, claim, listed, ticker);
    return { trusts: [DEFINITION, 'the moves that the file lists'], operations };
  }
  const start = fields.text('position');
  const rules = RULES.get(fields.text('ruleset'));
  const moves = (text: string, side: Side): string[] => rules?.moves(text, side) ?? [];
  const read = (value: unknown, place: string): string => {
    demand(typeof value === 'string', `${place}: not a position`);
    rules?.demandPosition(value);
    return value;
  };
  return {
    trusts: [DEFINITION],
    operations: playThrough(fields, claim, { start, moves, read }, ticker),
  };
}

const DEFINITION = 'the definition of outcomes';

/** Checks all winning moves and that they decide the start; tells how many positions it looked at. */
function playThrough<P>(
  fields: Reader,
  { play, outcome }: OutcomeClaim,
  game: Played<P>,
  ticker: Ticker,
): number {
  const strategies = fields.object('strategies');
  const players = SIDES.map((side) => {
    const name = side === Left ? 'left' : 'right';
    const place = `${strategies.place}.${name}`;
    return new Player(game, side, play, ticker, listOf(strategies.value(name), place), place);
  });
  for (const player of players) player.checkStart(outcome);
  return players.reduce((sum, { operations }) => sum + operations, 0);
}

/** The winning moves of one player. */
class Player<P> {
  operations = 0;
  private readonly game: Played<P>;
  private readonly side: Side;
  private readonly misere: boolean;
  private readonly ticker: Ticker;
  /** Where the player is to move and has a move in the file. */
  private readonly covered = new Set<P>();

  constructor(
    game: Played<P>,
    side: Side,
    play: OutcomeClaim['play'],
    ticker: Ticker,
    list: readonly unknown[],
    place: string,
  ) {
    this.game = game;
    this.side = side;
    this.misere = play === 'misere';
    this.ticker = ticker;
    const entries = list.map((entry, i) => {
      const at = `${place}[${i}]`;
      const [from, to, ...more] = listOf(entry, at);
      demand(more.length === 0, `${at}: more than a position and the move`);
      return { at, from: game.read(from, at), to: game.read(to, at) };
    });
    for (const { from } of entries) this.covered.add(from);
    for (const { at, from, to } of entries) {
      demand(this.moves(from, side).includes(to), `${at}: the move is not one of the player's`);
      this.checkMoved(to, at);
    }
  }

  /** The start is won by the player with whoever moves first, as the outcome has it. */
  checkStart(outcome: Outcome): void {
    const { side, game } = this;
    const rival = opponent(side);
    const name = side === Left ? 'Left' : 'Right';
    if (winsFirst(outcome, side)) {
      demand(this.wins(game.start), `${name}, moving first, has no winning move in the file`);
    }
    if (!winsFirst(outcome, rival)) this.checkMoved(game.start, `${name}, moving second`);
  }

  /** Whether the player, to move, has no move and wins by that, or has a move in the file. */
  private wins(at: P): boolean {
    return this.covered.has(at) || (this.misere && this.moves(at, this.side).length === 0);
  }

  /** The player has moved to a position and wins whatever the opponent does. */
  private checkMoved(to: P, place: string): void {
    const replies = this.moves(to, opponent(this.side));
    demand(!this.misere || replies.length > 0, `${place}: the opponent has no move left and wins`);
    const answered = replies.every((reply) => this.wins(reply));
    demand(answered, `${place}: no answer to a move`);
  }

  private moves(at: P, side: Side): readonly P[] {
    const moves = this.game.moves(at, side);
    this.operations++;
    this.ticker.tick(1 + moves.length);
    return moves;
  }
}
