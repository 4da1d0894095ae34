/**
 * The components of boards as they are written, up to symmetry. One store holds
 * those of all rulesets, so that a sum of boards is a multiset like any other.
 * Moves are generated when they are first asked for, so that a search which
 * stops early sees only what it needs.
 *
 * For the solver `board-parts.ts` keeps components once more: up to exchange of the players too, each move
 * by itself, in sums packed into integers. Forms are built from options of both players, so here a component
 * has no player to move and lists its options whole.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, type Side } from '../forms/side.ts';
import { InvariantError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import { type Board, nameOfRules, rulesetKey, textOfPosition } from './board.ts';
import { type ComponentId, Multisets, type PositionId } from './multisets.ts';
import type { Ruleset } from './ruleset.ts';

const componentsOfBoards = new Memo<Components>('components of boards');

/** What is known of one ruleset. */
interface Rules {
  readonly ruleset: Ruleset;
  /** Text → component; symmetric texts lead to the same one. */
  readonly byText: Map<string, ComponentId>;
}

/** A component: its rules, and one of the positions it stands for. */
interface Part {
  readonly rules: Rules;
  readonly position: unknown;
}

type Moves = { left?: readonly PositionId[]; right?: readonly PositionId[] };

/** Bytes of an option in a list. */
const BYTES_PER_OPTION = 8;
/** Characters of a part that are as much work as a step. */
const CHARACTERS_PER_STEP = 8;

export class Components extends Multisets {
  private readonly rulesByKey = new Map<string | object, Rules>();
  private readonly parts: Part[] = [];
  /** Component → its options, as far as they were asked for. */
  private readonly moves: Moves[] = [];

  /** The multiset of a board. */
  place({ ruleset, position }: Board): PositionId {
    const found: ComponentId[] = [];
    for (const board of ruleset.summands?.(position) ?? [{ ruleset, position }]) {
      this.addParts(found, this.rulesOf(board.ruleset), board.position);
    }
    return this.intern(found);
  }

  optionsOf(component: ComponentId, side: Side): readonly PositionId[] {
    const moves = this.moves[component] ?? {};
    const known = side === Left ? moves.left : moves.right;
    if (known !== undefined) return known;
    const found = new Set<PositionId>();
    const { rules, position } = this.part(component);
    for (const moved of rules.ruleset.moves(position, side)) {
      this.arena.tick();
      const parts: ComponentId[] = [];
      this.addParts(parts, rules, moved);
      found.add(this.intern(parts));
    }
    const options = [...found];
    this.makeRoom(options.length * BYTES_PER_OPTION);
    if (side === Left) moves.left = options;
    else moves.right = options;
    return options;
  }

  /** How a component is written. */
  textOf(component: ComponentId): string {
    const { rules, position } = this.part(component);
    return textOfPosition(rules.ruleset, position);
  }

  /** What the rules of some components are called, each once. */
  rulesIn(components: readonly ComponentId[]): string[] {
    return [...new Set(components.map((one) => nameOfRules(this.part(one).rules.ruleset)))];
  }

  private part(component: ComponentId): Part {
    const part = this.parts[component];
    if (part === undefined) throw new InvariantError(`component ${component} is not known`);
    return part;
  }

  private rulesOf(ruleset: Ruleset): Rules {
    const key = rulesetKey(ruleset);
    let rules = this.rulesByKey.get(key);
    if (rules === undefined) {
      this.makeRoom(0);
      rules = { ruleset, byText: new Map() };
      this.rulesByKey.set(key, rules);
    }
    return rules;
  }

  /** Adds the components of a position to a list. */
  private addParts(found: ComponentId[], rules: Rules, position: unknown): void {
    const parts = rules.ruleset.components?.(position);
    if (parts === undefined) found.push(this.componentOf(rules, position));
    else for (const part of parts) found.push(this.componentOf(rules, part));
  }

  private componentOf(rules: Rules, position: unknown): ComponentId {
    const { ruleset, byText } = rules;
    const text = textOfPosition(ruleset, position);
    // A large part is as much work as many small ones.
    this.arena.tick(1 + text.length / CHARACTERS_PER_STEP);
    const known = byText.get(text);
    if (known !== undefined) return known;
    const id = this.parts.length as ComponentId;
    this.makeRoom(2 * text.length);
    this.arena.countPosition();
    this.parts.push({ rules, position });
    this.moves.push({});
    byText.set(text, id);
    for (const other of ruleset.symmetries?.(position) ?? []) {
      this.makeRoom(text.length);
      byText.set(textOfPosition(ruleset, other), id);
    }
    return id;
  }
}

/** The components of all boards in an arena, as they are written. */
export function componentsIn(arena: Arena): Components {
  return arena.own(componentsOfBoards, () => new Components(arena));
}
