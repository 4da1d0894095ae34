/**
 * The public handle of a form: an arena and an id, immutable. Handles of two
 * arenas do not mix; trying to is an error rather than a wrong answer.
 */

import { adjoint } from './adjoint.ts';
import { type Arena, type FormId, ZERO } from './arena.ts';
import { conjugate } from './conjugate.ts';
import { edges, nodes, rank } from './measures.ts';
import { integer, nimHeap } from './named.ts';
import { formToText, type PrintOptions } from './print.ts';
import { Left, Right, type Side } from './side.ts';
import { copies, sum } from './sum.ts';

/** Two games of different arenas were put together. */
export class ForeignGameError extends Error {
  override readonly name = 'ForeignGameError';
  constructor() {
    super('these games belong to different arenas; copy one over with copyForms first');
  }
}

/**
 * A game.
 *
 * @example
 * const arena = new Arena();
 * const star = Game.nimHeap(arena, 1);
 * const g = Game.of(arena, [Game.zero(arena), star], [star]);
 * String(g) // → {0, * | *}
 * String(g.plus(g.conjugate()).rank) // → 4
 */
export class Game {
  readonly arena: Arena;
  readonly id: FormId;

  constructor(arena: Arena, id: FormId) {
    if (!(Number.isInteger(id) && id >= 0 && id < arena.size)) {
      throw new RangeError(`${id} is not a form of this arena`);
    }
    this.arena = arena;
    this.id = id;
    Object.freeze(this);
  }

  /** The game with these options. */
  static of(arena: Arena, left: readonly Game[], right: readonly Game[]): Game {
    const ids = (games: readonly Game[]): FormId[] => games.map((game) => game.idIn(arena));
    return new Game(arena, arena.intern(ids(left), ids(right)));
  }

  static zero(arena: Arena): Game {
    return new Game(arena, ZERO);
  }

  static integer(arena: Arena, n: number): Game {
    return new Game(arena, integer(arena, n));
  }

  static nimHeap(arena: Arena, n: number): Game {
    return new Game(arena, nimHeap(arena, n));
  }

  /** This game's id, provided it belongs to that arena. */
  idIn(arena: Arena): FormId {
    if (this.arena !== arena) throw new ForeignGameError();
    return this.id;
  }

  /** The ordinary options of a side. */
  options(side: Side): Game[] {
    return this.arena.options(this.id, side).map((option) => new Game(this.arena, option));
  }

  get left(): Game[] {
    return this.options(Left);
  }

  get right(): Game[] {
    return this.options(Right);
  }

  /** Identical as trees. */
  isSame(other: Game): boolean {
    return other.idIn(this.arena) === this.id;
  }

  plus(other: Game): Game {
    return new Game(this.arena, sum(this.arena, this.id, other.idIn(this.arena)));
  }

  times(n: number): Game {
    return new Game(this.arena, copies(this.arena, n, this.id));
  }

  conjugate(): Game {
    return new Game(this.arena, conjugate(this.arena, this.id));
  }

  adjoint(): Game {
    return new Game(this.arena, adjoint(this.arena, this.id));
  }

  get rank(): number {
    return rank(this.arena, this.id);
  }

  /** Edges of the game tree. */
  get edges(): bigint {
    return edges(this.arena, this.id);
  }

  /** Distinct subpositions. */
  get nodes(): number {
    return nodes(this.arena, this.id);
  }

  toText(options?: PrintOptions): string {
    return formToText(this.arena, this.id, options);
  }

  toString(): string {
    return this.toText();
  }
}
