/**
 * The positions of one ruleset, interned. A position is the multiset of its
 * components, and a move in it is a move in one of them. Components are told
 * apart by their options alone: reflections, and boards that look different but
 * play the same (the 1×2 and the 1×3 strip of Domineering), are one component,
 * and one without a move is left out. Options of a component consist of
 * components with smaller ids, so that whatever is defined option by option can
 * be computed in id order.
 */

import type { Arena } from '../forms/arena.ts';
import { BudgetError } from '../forms/budget.ts';
import { type Both, Left, of, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import type { Board } from './board.ts';
import type { Ruleset } from './ruleset.ts';

/** A component of one store. */
export type ComponentId = number & { readonly __component: unique symbol };
/** A multiset of components of one store. */
export type PositionId = number & { readonly __position: unique symbol };

/** The component without moves, which every store holds first and no multiset contains. */
const NOTHING = 0 as ComponentId;
/** The position without components. */
export const NO_COMPONENTS = 0 as PositionId;

/** A rough size of an interned position or component with its keys, in bytes. */
const BYTES_PER_ENTRY = 250;
/** Beyond this the maps themselves give up; a budget should end things long before. */
const MAX_ENTRIES = 8_000_000;
/** Entries between two questions to the budget. */
const ENTRIES_PER_CHECK = 256;

/** A component under exploration: its options as texts of their components. */
interface Frame {
  readonly text: string;
  readonly options: Both<readonly (readonly string[])[]>;
}

/** Kinds of components, as bits. A dead end of a side has its bit shifted by the side. */
const DICOT = 1;
const DEAD_ENDING = 2;
const DEAD_END = 4;

export class Positions {
  readonly ruleset: Ruleset;
  private readonly arena: Arena;
  /** Text of a component → the least text among its symmetric ones. */
  private readonly leastTexts = new Map<string, string>();
  /** Least text → what it describes, until its component is known. */
  private readonly unexplored = new Map<string, unknown>();
  /** Least text → component. */
  private readonly byText = new Map<string, ComponentId>();
  /** Least texts of the components whose options are being explored. */
  private readonly underway = new Set<string>();
  /** The options of a component, as a text of position ids → component. */
  private readonly byOptions = new Map<string, ComponentId>([['|', NOTHING]]);
  /** The components of a position, as a text of component ids → position. */
  private readonly byComponents = new Map<string, PositionId>([['', NO_COMPONENTS]]);
  /** Component → its options. */
  private readonly moves: Both<readonly PositionId[]>[] = [{ left: [], right: [] }];
  /** Component → its kind. */
  private readonly kinds: number[] = [
    DICOT | DEAD_ENDING | (DEAD_END << Left) | (DEAD_END << Right),
  ];
  /** Position → its components, sorted by id. */
  private readonly multisets: (readonly ComponentId[])[] = [[]];

  constructor(arena: Arena, ruleset: Ruleset) {
    this.arena = arena;
    this.ruleset = ruleset;
    arena.counted(this);
  }

  /** Positions interned so far. */
  get size(): number {
    return this.multisets.length;
  }

  /** Components interned so far. */
  get componentCount(): number {
    return this.moves.length;
  }

  /** An estimate of the memory held. */
  get bytes(): number {
    return (this.leastTexts.size + this.moves.length + this.multisets.length) * BYTES_PER_ENTRY;
  }

  /** The multiset of a position of the ruleset. */
  place(position: unknown): PositionId {
    const texts = this.split(position);
    for (const text of texts) this.explore(text);
    return this.join(texts);
  }

  /** The components of a position, with repeats, by increasing id. */
  components(position: PositionId): readonly ComponentId[] {
    return this.multisets[position] ?? [];
  }

  /** The position that consists of one component. */
  single(component: ComponentId): PositionId {
    return this.intern([component]);
  }

  /** What a component can be moved to. */
  optionsOf(component: ComponentId, side: Side): readonly PositionId[] {
    const moves = this.moves[component];
    return moves === undefined ? [] : of(moves, side);
  }

  /** What a position can be moved to: a move in one component, the others resting. */
  options(position: PositionId, side: Side): PositionId[] {
    const components = this.components(position);
    if (components.length === 1) return [...this.optionsOf(components[0] ?? NOTHING, side)];
    const options: PositionId[] = [];
    for (const [i, component] of components.entries()) {
      if (component === components[i - 1]) continue;
      const resting = components.toSpliced(i, 1);
      for (const moved of this.optionsOf(component, side)) {
        this.arena.tick();
        options.push(this.intern([...resting, ...this.components(moved)]));
      }
    }
    return options;
  }

  /** Whether both players can move, or neither, here and after any moves. */
  isDicot(component: ComponentId): boolean {
    return ((this.kinds[component] ?? 0) & DICOT) !== 0;
  }

  /** Whether a player who cannot move, here or after any moves, never will. */
  isDeadEnding(component: ComponentId): boolean {
    return ((this.kinds[component] ?? 0) & DEAD_ENDING) !== 0;
  }

  /** Whether a player cannot move and never will. */
  isDeadEnd(component: ComponentId, side: Side): boolean {
    return ((this.kinds[component] ?? 0) & (DEAD_END << side)) !== 0;
  }

  /** All components that occur in a position or after any moves, by increasing id. */
  componentsWithin(position: PositionId): ComponentId[] {
    const seen = new Set<ComponentId>(this.components(position));
    for (const component of seen) {
      this.arena.tick();
      for (const side of SIDES) {
        for (const option of this.optionsOf(component, side)) {
          for (const part of this.components(option)) seen.add(part);
        }
      }
    }
    return [...seen].sort((a, b) => a - b);
  }

  /** The least texts of the components of a position. */
  private split(position: unknown): string[] {
    const { ruleset } = this;
    const parts = ruleset.components?.(position) ?? [position];
    return parts.map((part) => this.leastText(part));
  }

  private leastText(part: unknown): string {
    const { ruleset, leastTexts } = this;
    const text = ruleset.print(part);
    const known = leastTexts.get(text);
    if (known !== undefined) return known;
    let least = text;
    const texts = (ruleset.symmetries?.(part) ?? []).map((other) => ruleset.print(other));
    for (const other of texts) if (other < least) least = other;
    for (const other of [text, ...texts]) leastTexts.set(other, least);
    this.unexplored.set(least, part);
    this.makeRoom();
    return least;
  }

  /** Finds the component of a text, after those of its options, with a stack of its own. */
  private explore(root: string): void {
    const stack: (string | Frame)[] = [root];
    try {
      for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        this.arena.tick();
        if (typeof top !== 'string') {
          this.settle(top);
          continue;
        }
        if (this.byText.has(top)) continue;
        if (this.underway.has(top)) throw new EndlessPlayError(this.ruleset.name, top);
        const frame = this.expand(top);
        this.underway.add(top);
        stack.push(frame);
        for (const side of SIDES) {
          for (const option of of(frame.options, side)) {
            for (const text of option) if (!this.byText.has(text)) stack.push(text);
          }
        }
      }
    } finally {
      this.underway.clear();
    }
  }

  private expand(text: string): Frame {
    const part = this.unexplored.get(text);
    const options = (side: Side): string[][] => {
      const found: string[][] = [];
      for (const moved of this.ruleset.moves(part, side)) {
        this.arena.tick();
        found.push(this.split(moved));
      }
      return found;
    };
    return { text, options: { left: options(Left), right: options(Right) } };
  }

  /** Interns a component whose options' components are all known. */
  private settle({ text, options }: Frame): void {
    const joined = (side: Side): PositionId[] => {
      const positions = new Set(of(options, side).map((texts) => this.join(texts)));
      return [...positions].sort((a, b) => a - b);
    };
    const moves = { left: joined(Left), right: joined(Right) };
    const key = `${moves.left.join()}|${moves.right.join()}`;
    let id = this.byOptions.get(key);
    if (id === undefined) {
      this.makeRoom();
      id = this.moves.length as ComponentId;
      this.moves.push(moves);
      this.kinds.push(this.kindOf(moves));
      this.byOptions.set(key, id);
    }
    this.byText.set(text, id);
    this.unexplored.delete(text);
    this.underway.delete(text);
  }

  private kindOf(moves: Both<readonly PositionId[]>): number {
    const parts = new Set<ComponentId>();
    for (const side of SIDES) {
      for (const option of of(moves, side)) {
        for (const part of this.components(option)) parts.add(part);
      }
    }
    let kind = DICOT | DEAD_ENDING;
    for (const part of parts) kind &= this.kinds[part] ?? 0;
    for (const side of SIDES) {
      if (of(moves, side).length > 0) continue;
      if (of(moves, opponent(side)).length > 0) kind &= ~DICOT;
      if ([...parts].every((part) => this.isDeadEnd(part, side))) kind |= DEAD_END << side;
      else kind &= ~DEAD_ENDING;
    }
    return kind;
  }

  private join(texts: readonly string[]): PositionId {
    const components: ComponentId[] = [];
    for (const text of texts) {
      const component = this.byText.get(text) ?? NOTHING;
      if (component !== NOTHING) components.push(component);
    }
    return this.intern(components);
  }

  /** The position of these components; takes over the list. */
  private intern(components: ComponentId[]): PositionId {
    if (components.length > 1) components.sort((a, b) => a - b);
    const key = components.join();
    let id = this.byComponents.get(key);
    if (id === undefined) {
      this.makeRoom();
      id = this.multisets.length as PositionId;
      this.multisets.push(components);
      this.byComponents.set(key, id);
    }
    return id;
  }

  private makeRoom(): void {
    const entries = this.leastTexts.size + this.moves.length + this.multisets.length;
    if (entries % ENTRIES_PER_CHECK !== 0) return;
    if (entries > MAX_ENTRIES) {
      throw new BudgetError(
        'bytes',
        `more than ${MAX_ENTRIES} positions of ${this.ruleset.name} occur; ask for a smaller board`,
      );
    }
    this.arena.beforeGrowth(ENTRIES_PER_CHECK * BYTES_PER_ENTRY);
  }
}

/** A ruleset in which a position comes back, so that play need not end. */
export class EndlessPlayError extends Error {
  override readonly name = 'EndlessPlayError';

  constructor(ruleset: string, text: string) {
    super(`in ${ruleset} the position ${text} can come back; play must end whatever is moved`);
  }
}

/** The positions of a board's ruleset in an arena. Members of a family are known by their parameters. */
export function positionsOf(arena: Arena, { ruleset }: Board): Positions {
  const stores = arena.own('positions of rulesets', () => new Map<unknown, Positions>());
  const { name, parameters } = ruleset;
  const key = parameters === undefined ? ruleset : JSON.stringify([name, ...parameters]);
  let store = stores.get(key);
  if (store === undefined) {
    store = new Positions(arena, ruleset);
    stores.set(key, store);
  }
  return store;
}
