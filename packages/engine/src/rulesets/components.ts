/**
 * The components of a ruleset as they are written, up to symmetry. Moves are
 * generated when they are first asked for, so that a search which stops early
 * sees only what it needs.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, type Side } from '../forms/side.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { type Board, textOfPosition } from './board.ts';
import { type ComponentId, Multisets, type PositionId } from './multisets.ts';
import type { Ruleset } from './ruleset.ts';

const componentsByRuleset = new MemoBy<string | object, Components>('components of rulesets');

type Moves = { left?: readonly PositionId[]; right?: readonly PositionId[] };

/** Bytes of an option in a list. */
const BYTES_PER_OPTION = 8;
/** Characters of a part that are as much work as a step. */
const CHARACTERS_PER_STEP = 8;

export class Components extends Multisets {
  readonly ruleset: Ruleset;
  /** Text → component; symmetric texts lead to the same one. */
  private readonly byText = new Map<string, ComponentId>();
  /** Component → one of the positions it stands for. */
  private readonly parts: unknown[] = [];
  /** Component → its options, as far as they were asked for. */
  private readonly moves: Moves[] = [];

  constructor(arena: Arena, ruleset: Ruleset) {
    super(arena);
    this.ruleset = ruleset;
  }

  /** Components seen so far. */
  get componentCount(): number {
    return this.parts.length;
  }

  /** The multiset of a position of the ruleset. */
  place(position: unknown): PositionId {
    const parts = this.ruleset.components?.(position) ?? [position];
    return this.intern(parts.map((part) => this.componentOf(part)));
  }

  optionsOf(component: ComponentId, side: Side): readonly PositionId[] {
    const moves = this.moves[component] ?? {};
    const known = side === Left ? moves.left : moves.right;
    if (known !== undefined) return known;
    const found = new Set<PositionId>();
    for (const moved of this.ruleset.moves(this.parts[component], side)) {
      this.arena.tick();
      found.add(this.place(moved));
    }
    const options = [...found];
    this.makeRoom(options.length * BYTES_PER_OPTION);
    if (side === Left) moves.left = options;
    else moves.right = options;
    return options;
  }

  /** How a component is written. */
  textOf(component: ComponentId): string {
    return textOfPosition(this.ruleset, this.parts[component]);
  }

  private componentOf(part: unknown): ComponentId {
    const { ruleset, byText } = this;
    const text = textOfPosition(ruleset, part);
    // A large part is as much work as many small ones.
    this.arena.tick(1 + text.length / CHARACTERS_PER_STEP);
    const known = byText.get(text);
    if (known !== undefined) return known;
    const id = this.parts.length as ComponentId;
    this.makeRoom(2 * text.length);
    this.parts.push(part);
    this.moves.push({});
    byText.set(text, id);
    for (const other of ruleset.symmetries?.(part) ?? []) {
      this.makeRoom(text.length);
      byText.set(textOfPosition(ruleset, other), id);
    }
    return id;
  }
}

/** A ruleset in which a position comes back, so that play need not end. */
export class EndlessPlayError extends ValueError {
  override readonly name = 'EndlessPlayError';

  constructor(components: Components, position: PositionId) {
    const texts = components.components(position).map((part) => components.textOf(part));
    super(
      `in ${components.ruleset.name ?? 'these rules'} the position ${texts.join(' + ')} can come back; play must end whatever is moved`,
    );
  }
}

/** The components of a board's ruleset in an arena. Members of a family are known by their parameters. */
export function componentsOf(arena: Arena, { ruleset }: Board): Components {
  const { name, parameters } = ruleset;
  const isMember = name !== undefined && parameters !== undefined;
  const key = isMember ? JSON.stringify([name, ...parameters]) : ruleset;
  return arena.ownBy(componentsByRuleset, key, () => new Components(arena, ruleset));
}
