/**
 * The parts of boards for the solver: components as they are written, up to symmetry and exchange of
 * the players, each as seen by the player to move. One store holds those of all rulesets, so that a
 * sum of boards is a sum like any other.
 *
 * `components.ts` keeps the same components for evaluation, which wants other things of them: all options
 * of both players, for one component whoever moves. A search wants one move after the other, seen by the
 * player to move, so that a component and its conjugate are one, and sums packed into integers.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, opponent, Right, type Side } from '../forms/side.ts';
import type { Parts } from '../solver/sum-space.ts';
import { type PartId, type SumId, Sums } from '../solver/sums.ts';
import { Memo } from '../storage/memo.ts';
import { type Board, nameOfRules, rulesetKey, textOfPosition } from './board.ts';
import { EndlessPlayError, MAX_LINE, refuseLongLine } from './endless-play.ts';
import { nearestTheMiddleFirst } from './move-order.ts';
import { beforePositionsGrow } from './multisets.ts';
import type { Ruleset } from './ruleset.ts';
import { summandsOf } from './sums.ts';

const partsOfBoards = new Memo<BoardParts>('parts of boards');

/** What is known of one ruleset. */
interface Rules {
  readonly ruleset: Ruleset;
  /** Text → part, with Left to move; symmetric texts lead to the same one. */
  readonly byText: Map<string, PartId>;
}

/** A position with Left to move; exchanged, the same with Right to move. */
interface Written {
  readonly rules: Rules;
  readonly position: unknown;
  readonly text: string;
  /** Whether it is its own conjugate. */
  symmetric: boolean;
}

/** A move, made in full when it is first looked at. */
interface Move {
  /** The position it leads to, until then. */
  to: unknown;
  leads: SumId | undefined;
}

/** Characters of a part that are as much work as a step. */
const CHARACTERS_PER_STEP = 8;
/** A rough size of a part in bytes; its text and its options come on top. */
const BYTES_PER_PART = 200;
/** Bytes of an entry of the map of texts, its characters not counted. */
const BYTES_PER_TEXT = 100;
/** Bytes of a move and the position it leads to, roughly. */
const BYTES_PER_MOVE = 100;
/** Bytes between two questions to the budget. */
const BYTES_PER_CHECK = 2 ** 16;

export class BoardParts implements Parts {
  readonly sums: Sums;
  readonly maxDepth = MAX_LINE;
  readonly #arena: Arena;
  readonly #rulesByKey = new Map<string | object, Rules>();
  /** Part ÷ 2 → what it is. */
  readonly #written: Written[] = [];
  /** Part → its moves, where they were asked for. */
  readonly #moves: (Move[] | undefined)[] = [];
  /** Bytes held beside the sums, roughly. */
  #held = 0;
  /** What of it the budget has been told. */
  #announced = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.sums = new Sums((bytes) => arena.beforeGrowth(bytes));
    arena.counted(this);
  }

  get bytes(): number {
    return this.#held + this.sums.bytes;
  }

  /** A board as the player to move sees it. */
  place(board: Board, mover: Side): SumId {
    const found: number[] = [];
    for (const { ruleset, position } of summandsOf(board)) {
      this.#addParts(found, this.#rulesOf(ruleset), position, mover);
    }
    return this.sums.intern(Int32Array.from(found), found.length);
  }

  conjugateOf(part: PartId): PartId {
    return (this.#at(part).symmetric ? part : part ^ 1) as PartId;
  }

  moves(part: PartId, list: number[]): number {
    const { length } = this.#movesOf(part);
    for (let i = 0; i < length; i++) list[i] = i;
    return length;
  }

  after(part: PartId, move: number): SumId {
    const moves = this.#movesOf(part);
    const moved = moves[move] as Move;
    if (moved.leads !== undefined) return moved.leads;
    const parts: number[] = [];
    const mover = (part & 1) === 0 ? Left : Right;
    this.#addParts(parts, this.#at(part).rules, moved.to, opponent(mover));
    moved.leads = this.sums.intern(Int32Array.from(parts), parts.length);
    moved.to = undefined;
    return moved.leads;
  }

  #movesOf(part: PartId): Move[] {
    const known = this.#moves[part];
    if (known !== undefined) return known;
    const { rules, position, text } = this.#at(part);
    const moves = rules.ruleset.moves(position, (part & 1) === 0 ? Left : Right);
    const list: Move[] = [];
    for (const to of nearestTheMiddleFirst(rules.ruleset, text, moves, this.#arena)) {
      // A heap may break in more ways than there is memory for: the budget hears of each.
      this.#arena.countPosition();
      this.#makeRoom(BYTES_PER_MOVE);
      list.push({ to, leads: undefined });
    }
    this.#moves[part] = list;
    return list;
  }

  /** Nothing is forgotten: where memory is short, a part is refused when it is met. */
  makeRoom(): void {}

  count(): void {
    this.#arena.countPosition();
  }

  refuse(line: readonly SumId[]): never {
    const last = line.at(-1) as SumId;
    const before = line.lastIndexOf(last, -2);
    const rules = this.#rulesIn(line);
    if (before < 0) refuseLongLine(rules, this.#textOf(line[0] as SumId), this.#textOf(last));
    throw new EndlessPlayError(
      rules,
      line.slice(before, -1).map((sum) => this.#textOf(sum)),
    );
  }

  #rulesIn(line: readonly SumId[]): string[] {
    const names = line
      .slice(0, 1)
      .flatMap((sum) =>
        this.#partsOf(sum).map((part) => nameOfRules(this.#at(part).rules.ruleset)),
      );
    return [...new Set(names)];
  }

  #textOf(sum: SumId): string[] {
    return this.#partsOf(sum).map((part) => this.#at(part).text);
  }

  #partsOf(sum: SumId): PartId[] {
    return Array.from({ length: this.sums.count(sum) }, (_, i) => this.sums.part(sum, i));
  }

  #at(part: PartId): Written {
    return this.#written[part >> 1] as Written;
  }

  #rulesOf(ruleset: Ruleset): Rules {
    const key = rulesetKey(ruleset);
    let rules = this.#rulesByKey.get(key);
    if (rules === undefined) {
      rules = { ruleset, byText: new Map() };
      this.#rulesByKey.set(key, rules);
    }
    return rules;
  }

  /** Adds the parts of a position, as the player to move sees them, to a list. */
  #addParts(found: number[], rules: Rules, position: unknown, mover: Side): void {
    const components = rules.ruleset.components?.(position) ?? [position];
    for (const component of components) {
      const part = this.#partOf(rules, component);
      found.push(mover === Left ? part : this.conjugateOf(part));
    }
  }

  /** The part of a component with Left to move. */
  #partOf(rules: Rules, position: unknown): PartId {
    const { ruleset, byText } = rules;
    const text = textOfPosition(ruleset, position);
    // A large part is as much work as many small ones.
    this.#arena.tick(1 + text.length / CHARACTERS_PER_STEP);
    const known = byText.get(text);
    if (known !== undefined) return known;
    this.#makeRoom(BYTES_PER_PART + 2 * text.length);
    const part = (this.#written.length * 2) as PartId;
    this.#written.push({ rules, position, text, symmetric: false });
    this.#record(rules, position, part);
    const exchanged = ruleset.conjugate?.(position);
    if (exchanged !== undefined) {
      if (byText.get(textOfPosition(ruleset, exchanged)) === part) this.#at(part).symmetric = true;
      else this.#record(rules, exchanged, (part + 1) as PartId);
    }
    return part;
  }

  /** Lets a position and those symmetric to it lead to a part. */
  #record({ ruleset, byText }: Rules, position: unknown, part: PartId): void {
    for (const each of [position, ...(ruleset.symmetries?.(position) ?? [])]) {
      const text = textOfPosition(ruleset, each);
      this.#makeRoom(BYTES_PER_TEXT + text.length);
      byText.set(text, part);
    }
  }

  #makeRoom(bytes: number): void {
    this.#held += bytes;
    if (this.#held < this.#announced) return;
    this.#announced = this.#held + BYTES_PER_CHECK;
    beforePositionsGrow(this.#arena, this.bytes, BYTES_PER_CHECK);
  }
}

/** The parts of all boards in an arena. */
export function boardPartsIn(arena: Arena): BoardParts {
  return arena.own(partsOfBoards, () => new BoardParts(arena));
}
