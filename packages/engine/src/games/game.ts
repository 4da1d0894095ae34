/**
 * The public handle of a form: an arena and an id, immutable. It can be asked
 * whatever the functions over ids can be asked of a game or of two. Handles of
 * two arenas do not mix; trying to is an error rather than a wrong answer.
 */

import { adjoint } from '../forms/adjoint.ts';
import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { edges, nodes, rank } from '../forms/measures.ts';
import { integer, nimHeap } from '../forms/named.ts';
import { formToText, type PrintOptions } from '../forms/print.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { copies, sum } from '../forms/sum.ts';
import { inverse, isInvertible } from '../inverses/invertible.ts';
import { compare, equal, geq, type Relation } from '../order/compare.ts';
import { misereOutcome, winningMoves } from '../play/misere.ts';
import { normalOutcome } from '../play/normal.ts';
import type { Outcome } from '../play/outcome.ts';
import { type DistinguishOptions, distinguish, tellApart } from '../reasons/distinguish.ts';
import { explainComparison } from '../reasons/explain-comparison.ts';
import { explainInvertible } from '../reasons/explain-invertible.ts';
import { explainOutcome } from '../reasons/explain-play.ts';
import { explainSimplest } from '../reasons/explain-simplest.ts';
import type { Explanation } from '../reasons/explanation.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { ValueError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';
import { GameExplanation } from './explanation.ts';

/** Two games of different arenas were put together. */
export class ForeignGameError extends ValueError {
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
 * g.outcome() // → N
 * g.compare(star, D) // → ||
 * String(g.simplest(D)) // → {0, # | *}
 */
export class Game {
  readonly arena: Arena;
  readonly id: FormId;

  constructor(arena: Arena, id: FormId) {
    if (!(Number.isInteger(id) && id >= 0 && id < arena.size)) {
      throw new ValueError(`${id} is not a form of this arena`);
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
    return this.gamesOf(this.arena.options(this.id, side));
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
    return this.gameOf(sum(this.arena, this.id, other.idIn(this.arena)));
  }

  times(n: number): Game {
    return this.gameOf(copies(this.arena, n, this.id));
  }

  conjugate(): Game {
    return this.gameOf(conjugate(this.arena, this.id));
  }

  adjoint(): Game {
    return this.gameOf(adjoint(this.arena, this.id));
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

  /** Who wins under misère play. */
  outcome(): Outcome {
    return misereOutcome(this.arena, this.id);
  }

  /** Who wins under normal play. */
  normalOutcome(): Outcome {
    return normalOutcome(this.arena, this.id);
  }

  /** The moves with which a side, moving first, wins under misère play. */
  winningMoves(side: Side): Game[] {
    return this.gamesOf(winningMoves(this.arena, this.id, side));
  }

  /** Whether this form is a member of the universe; a form that only equals a member is not. */
  isIn(universe: Universe): boolean {
    return universe.contains(this.arena, this.id);
  }

  /** How this game stands to the other modulo a universe. */
  compare(other: Game, universe: Universe): Relation {
    return compare(this.arena, this.id, other.idIn(this.arena), universe);
  }

  /** G ≥ H modulo a universe. */
  isAtLeast(other: Game, universe: Universe): boolean {
    return geq(this.arena, this.id, other.idIn(this.arena), universe);
  }

  /** G ≡ H modulo a universe. */
  equals(other: Game, universe: Universe): boolean {
    return equal(this.arena, this.id, other.idIn(this.arena), universe);
  }

  /** The simplest form modulo a universe. */
  simplest(universe: Universe): Game {
    return this.gameOf(simplestForm(this.arena, this.id, universe));
  }

  isInvertible(universe: Universe): boolean {
    return isInvertible(this.arena, this.id, universe);
  }

  /** The inverse modulo a universe, in simplest form; `undefined` if there is none. */
  inverse(universe: Universe): Game | undefined {
    return this.gameIfAny(inverse(this.arena, this.id, universe));
  }

  /**
   * A game X of the universe that shows G ≱ H, as o(G + X) ≱ o(H + X); `undefined` where G ≥ H.
   *
   * @example
   * const arena = new Arena();
   * const star = Game.nimHeap(arena, 1);
   * const x = star.plus(star).distinguish(Game.zero(arena), E);
   * star.plus(star).plus(x!).outcome() // → P
   * x!.outcome() // → L
   */
  distinguish(other: Game, universe: Universe, options?: DistinguishOptions): Game | undefined {
    const found = distinguish(this.arena, this.id, other.idIn(this.arena), universe, options);
    return this.gameIfAny(found?.x);
  }

  /** A game X of the universe with o(G + X) ≠ o(H + X); `undefined` where G ≡ H. */
  tellApart(other: Game, universe: Universe, options?: DistinguishOptions): Game | undefined {
    const found = tellApart(this.arena, this.id, other.idIn(this.arena), universe, options);
    return this.gameIfAny(found?.x);
  }

  /** The outcome, with winning play for either starter. */
  explainOutcome(): GameExplanation {
    return this.explained(explainOutcome(this.arena, this.id));
  }

  /** How this game stands to the other, with the reason for each direction. */
  explainComparison(other: Game, universe: Universe): GameExplanation {
    const h = other.idIn(this.arena);
    return this.explained(explainComparison(this.arena, this.id, h, universe));
  }

  /** How this game is brought into simplest form. */
  explainSimplest(universe: Universe): GameExplanation {
    return this.explained(explainSimplest(this.arena, this.id, universe));
  }

  /** Why this game is invertible, or why not. */
  explainInvertible(universe: Universe): GameExplanation {
    return this.explained(explainInvertible(this.arena, this.id, universe));
  }

  toText(options?: PrintOptions): string {
    return formToText(this.arena, this.id, options);
  }

  toLatex(): string {
    return this.toText({ style: 'latex' });
  }

  toString(): string {
    return this.toText();
  }

  private gameOf(id: FormId): Game {
    return new Game(this.arena, id);
  }

  private gamesOf(ids: readonly FormId[]): Game[] {
    return ids.map((id) => this.gameOf(id));
  }

  private gameIfAny(id: FormId | undefined): Game | undefined {
    return id === undefined ? undefined : this.gameOf(id);
  }

  private explained(explanation: Explanation): GameExplanation {
    return new GameExplanation(this.arena, explanation);
  }
}
