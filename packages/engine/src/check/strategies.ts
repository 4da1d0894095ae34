/**
 * Checks the winning moves that a file gives a side, each on its own: after the
 * move, whatever the opponent does, the side is to move at a position that is
 * won already or has a move in the file again. Every turn takes moves away, so
 * this cannot go on for ever and the side wins.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { opponent, type Side } from '../forms/side.ts';
import { demand } from './fault.ts';
import type { Reader } from './reader.ts';

export class Strategies {
  /** How many moves the opponent was given. */
  operations = 0;
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly covered = new Set<string>();

  /** Reads and checks the moves of one side. */
  constructor(arena: Arena, side: Side, moves: readonly Reader[]) {
    this.arena = arena;
    this.side = side;
    for (const entry of moves) this.covered.add(key(entry.form('at'), endOf(entry)));
    for (const entry of moves) this.checkMove(entry);
  }

  /**
   * Whether the side, moving first, is known to win at a position beside an end of its
   * own (`undefined`: alone, with an opponent who may pass).
   */
  wins(at: FormId, end: FormId | undefined): boolean {
    this.operations++;
    this.arena.tick();
    return isEndLike(this.arena, at, this.side) || this.covered.has(key(at, end));
  }

  private checkMove(entry: Reader): void {
    const { arena, side } = this;
    const rival = opponent(side);
    const move = entry.form('move');
    const end = endOf(entry);
    demand(
      arena.hasOption(entry.form('at'), side, move),
      `${entry.place}: the move is not an option of the position`,
    );
    const { place } = entry;
    if (end === undefined) {
      demand(!isEndLike(arena, move, rival), `${place}: the opponent has no move left and wins`);
      demand(this.wins(move, end), `${place}: no answer to a pass`);
    } else {
      demand(isDeadEnd(arena, end, side), `${place}: the end is not a dead end of the side`);
      demand(
        !(isEndLike(arena, move, rival) && isEndLike(arena, end, rival)),
        `${place}: the opponent has no move left beside the end, and wins`,
      );
      for (const next of arena.options(end, rival)) {
        demand(this.wins(move, next), `${place}: no answer to a move in the end`);
      }
    }
    for (const at of arena.options(move, rival)) {
      demand(this.wins(at, end), `${place}: no answer to a move in the game`);
    }
  }
}

function endOf(entry: Reader): FormId | undefined {
  return entry.has('end') ? entry.form('end') : undefined;
}

function key(at: FormId, end: FormId | undefined): string {
  return end === undefined ? `${at}` : `${at} ${end}`;
}
