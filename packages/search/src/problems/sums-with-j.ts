/**
 * G + J ≥ H + J for a few games G and H and very many J = {A | B} with options among some games: the
 * comparison of [Siegel, Theorem 5.5] on tables. A *node* is a sum g + x, with g a subposition of the
 * games G and H and x one of the options or J itself; its options are nodes again. What two nodes
 * without J in them say of each other is kept from one J to the next, and that is most of the work. No
 * sum is built as a form. All games are ordinary, without tombstones.
 *
 * The proviso needs no test of its own: H ≤ G makes G Left strong where H is (Definition 2.3 there), a
 * Left end is Left strong, and every pair must first agree in who wins and who is strong.
 */

import {
  type Arena,
  type FormId,
  InvariantError,
  Left,
  Right,
  type Side,
  subpositions,
  type Universe,
  ValueError,
} from '@proviso/engine';

/** Bits of what is known of a node for Left; Right's are twice as high. */
const WINS = 1;
/** Wins moving first, and second, against the ends that the strong test is about. */
const FIRST = 4;
const SECOND = 16;
const STRONG = 64;

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

/**
 * What the opponent may do beside moving when strength is tested: nothing among dicots, pass in B
 * [Davies–Milley, Theorem 3.2], pass or end it in E (M_n to M_{n−1} or to 0, [Siegel, Theorem 4.9]).
 */
type Extra = 'nothing' | 'pass' | 'pass or end';

const EXTRAS: Readonly<Record<string, Extra>> = { D: 'nothing', B: 'pass', E: 'pass or end' };

export class SumsWithJ {
  private readonly extra: Extra;
  private readonly games: readonly FormId[];
  private readonly gamePlaces: ReadonlyMap<FormId, number>;
  private readonly xs: readonly FormId[];
  private readonly xPlaces: ReadonlyMap<FormId, number>;
  /** Nodes that belong to one game: the options x, then J. */
  private readonly stride: number;
  /** By node: its Left and its Right options. */
  private readonly options: readonly [Int32Array[], Int32Array[]];
  private readonly facts: Uint8Array;
  /** By two nodes: what is known of the one ≥ the other. */
  private readonly answers: Uint8Array;
  /** Where answers about J stand, to be forgotten with it. */
  private readonly touched: number[] = [];

  /** The options x and all their options must be among them. */
  constructor(arena: Arena, universe: Universe, games: readonly FormId[], xs: readonly FormId[]) {
    const extra = EXTRAS[universe.name];
    if (extra === undefined)
      throw new ValueError(`no strong test of ${universe.name} is known here`);
    this.extra = extra;
    const all = new Set(games.flatMap((game) => subpositions(arena, game)));
    this.games = [...all].sort((a, b) => a - b);
    this.xs = [...xs].sort((a, b) => a - b);
    this.gamePlaces = new Map(this.games.map((game, i) => [game, i]));
    this.xPlaces = new Map(this.xs.map((x, i) => [x, i]));
    this.stride = xs.length + 1;
    const nodes = this.games.length * this.stride;
    this.options = [new Array<Int32Array>(nodes), new Array<Int32Array>(nodes)];
    this.facts = new Uint8Array(nodes);
    this.answers = new Uint8Array(nodes * nodes);
    for (const [g, game] of this.games.entries()) {
      for (const [x, form] of this.xs.entries()) {
        const node = g * this.stride + x;
        for (const side of [Left, Right] as const) {
          const moves = arena.options(form, side).map((option) => this.placeOfX(option));
          this.setOptions(node, side, this.gameMoves(arena, game, side), moves);
        }
        this.facts[node] = this.factsOf(node);
      }
    }
    this.jMoves = this.games.map((game) => [
      this.gameMoves(arena, game, Left),
      this.gameMoves(arena, game, Right),
    ]);
  }

  /** Moves in each game, as places of games. */
  private readonly jMoves: readonly (readonly [readonly number[], readonly number[]])[];

  /** The place of an option among the x. */
  placeOfX(form: FormId): number {
    const place = this.xPlaces.get(form);
    if (place === undefined) throw new InvariantError('an option of an option is missing');
    return place;
  }

  /** The place of G or H. */
  placeOfGame(form: FormId): number {
    const place = this.gamePlaces.get(form);
    if (place === undefined) throw new InvariantError('a game is missing');
    return place;
  }

  /** Sets one side of J, by places of its options, of which there must be some. */
  setSide(side: Side, places: readonly number[]): void {
    for (const [g, moves] of this.jMoves.entries()) {
      this.setOptions(this.nodeOfJ(g), side, side === Left ? moves[0] : moves[1], places);
    }
  }

  /** Begins with the J that was set. */
  begin(): void {
    for (const place of this.touched) this.answers[place] = UNKNOWN;
    this.touched.length = 0;
    for (let g = 0; g < this.games.length; g++) {
      const node = this.nodeOfJ(g);
      this.facts[node] = this.factsOf(node);
    }
  }

  /** Whether G + J ≥ H + J, by the places of G and H. */
  atLeast(g: number, h: number): boolean {
    return this.ask(this.nodeOfJ(g), this.nodeOfJ(h));
  }

  private nodeOfJ(g: number): number {
    return g * this.stride + this.stride - 1;
  }

  private hasJ(node: number): boolean {
    return node % this.stride === this.stride - 1;
  }

  private gameMoves(arena: Arena, game: FormId, side: Side): number[] {
    return arena.options(game, side).map((option) => this.placeOfGame(option));
  }

  /** The options of g + x: moves of g, by places of games, and moves of x, by places of options. */
  private setOptions(
    node: number,
    side: Side,
    inGame: readonly number[],
    inX: readonly number[],
  ): void {
    const x = node % this.stride;
    const g = (node - x) / this.stride;
    const lists = side === Left ? this.options[0] : this.options[1];
    const length = inGame.length + inX.length;
    const known = lists[node];
    const list = known?.length === length ? known : new Int32Array(length);
    let at = 0;
    for (const option of inGame) list[at++] = option * this.stride + x;
    for (const option of inX) list[at++] = g * this.stride + option;
    lists[node] = list;
  }

  private moves(node: number, side: Side): Int32Array {
    return (side === Left ? this.options[0][node] : this.options[1][node]) ?? NO_MOVES;
  }

  /** Who wins a node moving first, and who is strong. */
  private factsOf(node: number): number {
    const lefts = this.moves(node, Left);
    const rights = this.moves(node, Right);
    let bits = this.winsFirst(lefts, 1) | this.winsFirst(rights, 0);
    if (this.extra === 'nothing') return bits | (bits * STRONG);
    for (const side of [0, 1]) {
      const own = side === 0 ? lefts : rights;
      const others = side === 0 ? rights : lefts;
      if (own.length > 0 && !this.some(own, SECOND << side)) continue;
      bits |= FIRST << side;
      const wins = (bits & (WINS << side)) !== 0;
      // He who may pass may also forget that he can, and wins if he has no move.
      const survives = this.extra === 'pass' ? others.length > 0 : wins;
      if (survives && this.every(others, FIRST << side)) bits |= SECOND << side;
      if (this.extra === 'pass' || wins) bits |= STRONG << side;
    }
    return bits;
  }

  /** The bit of winning for a side with these options; the opponent's bit is told by its number. */
  private winsFirst(own: Int32Array, opponent: number): number {
    const lost = WINS << opponent;
    if (own.length === 0) return WINS << (1 - opponent);
    for (const option of own) {
      if (((this.facts[option] ?? 0) & lost) === 0) return WINS << (1 - opponent);
    }
    return 0;
  }

  private some(nodes: Int32Array, bit: number): boolean {
    for (const node of nodes) if (((this.facts[node] ?? 0) & bit) !== 0) return true;
    return false;
  }

  private every(nodes: Int32Array, bit: number): boolean {
    for (const node of nodes) if (((this.facts[node] ?? 0) & bit) === 0) return false;
    return true;
  }

  private ask(g: number, h: number): boolean {
    if (g === h) return true;
    const ofG = this.facts[g] ?? 0;
    const ofH = this.facts[h] ?? 0;
    if ((ofH & ~ofG & LEFTS) !== 0 || (ofG & ~ofH & RIGHTS) !== 0) return false;
    const place = g * this.facts.length + h;
    const known = this.answers[place];
    if (known !== UNKNOWN) return known === YES;
    const answer = this.meetsRight(g, h) && this.meetsLeft(g, h);
    this.answers[place] = answer ? YES : NO;
    if (this.hasJ(g) || this.hasJ(h)) this.touched.push(place);
    return answer;
  }

  /** Every move of Right's in G is met by one in H, or by Left's reply. */
  private meetsRight(g: number, h: number): boolean {
    const answers = this.moves(h, Right);
    for (const threat of this.moves(g, Right)) {
      if (!this.isMet(threat, answers) && !this.isRestored(this.moves(threat, Left), h))
        return false;
    }
    return true;
  }

  private isMet(threat: number, answers: Int32Array): boolean {
    for (const answer of answers) if (this.ask(threat, answer)) return true;
    return false;
  }

  private isRestored(replies: Int32Array, h: number): boolean {
    for (const reply of replies) if (this.ask(reply, h)) return true;
    return false;
  }

  /** Every move of Left's in H is met by one in G, or by Right's reply. */
  private meetsLeft(g: number, h: number): boolean {
    const answers = this.moves(g, Left);
    for (const threat of this.moves(h, Left)) {
      // The mirror image: what was asked of the greater game is asked of the less.
      if (!this.isRestored(answers, threat) && !this.isMet(g, this.moves(threat, Right)))
        return false;
    }
    return true;
  }
}

const NO_MOVES = new Int32Array(0);
/** What is no less true of the greater game, and of the less. */
const LEFTS = WINS | STRONG;
const RIGHTS = LEFTS << 1;
