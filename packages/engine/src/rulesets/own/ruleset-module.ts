/**
 * Rulesets from outside: two functions, Left's moves and Right's, as somebody's JavaScript module
 * exports them, with whatever else it can tell. The code is not ours, so whatever comes out of it is
 * looked at, what it throws is told with its place, and nobody vouches that play ends.
 *
 * Without `parse` and `print` positions are written as those of `move-functions.ts`: a heap is an
 * integer, a strip or rows a text, a list a sum. With both they are whatever the module makes of them,
 * and with `boards` alone the texts of boards of squares.
 */

import { Left, type Side } from '../../forms/side.ts';
import { LimitError, ProvisoError, ValueError } from '../../storage/errors.ts';
import { briefLine } from '../brief.ts';
import { type Drawing, sideBySide } from '../drawing.ts';
import { BoardNotationError } from '../notation-error.ts';
import type { Habitat, Ruleset } from '../ruleset.ts';
import type { PositionSizes } from '../sizes.ts';
import type { SquareBoards } from '../squares.ts';
import { checkedDrawing } from './checked-drawing.ts';
import { kindOf } from './kind-of.ts';
import {
  type FunctionName,
  MAX_PARTS,
  ModuleExports,
  type ModuleOrigin,
  POSITIONS,
} from './module-exports.ts';
import { MAX_TEXT, partsOf, rulesetOfMoves, writtenPosition } from './move-functions.ts';

/** A position, or a list of positions, which is their sum; where a module has `parse` or `boards`, a position only. */
export type Moved<P> = P | readonly Moved<P>[];

/** What a module exports: the two functions, and what it likes of the rest. */
export interface RulesetModule<P = number | string> {
  /** The positions after a move of Left. */
  left(position: P): Iterable<Moved<P>>;
  /** The positions after a move of Right. */
  right(position: P): Iterable<Moved<P>>;
  /** As it is called in the language; unsaid, as its file is called. */
  readonly name?: string;
  /** As people call it. */
  readonly title?: string;
  /** The rules, in two sentences. */
  readonly rules?: string;
  /** How positions are written, in a few words. */
  readonly notation?: string;
  /** Reads a position; what it throws says what is wrong with the text. */
  parse?(text: string): P;
  /** Writes a position as `parse` reads it, different ones differently. */
  print?(position: P): string;
  /** A position as the sum of these. */
  components?(position: P): Iterable<P>;
  /** Other positions in which play is the same for each player. */
  symmetries?(position: P): Iterable<P>;
  /**
   * The position that is named by its sizes alone. Without `parse` these are two or more: one number is
   * then a heap, and is read as it is written.
   */
  fromSizes?(...sizes: number[]): P;
  /** The sizes that give a position back, where there are such for every position. */
  toSizes?(position: P): Iterable<number>;
  /** How a position looks; those of a sum stand side by side. */
  draw?(position: P): Drawing;
  /** All positions by size, for whoever looks for the smallest; those of `boards` are counted out. */
  readonly sizes?: PositionSizes<P>;
  /**
   * What stands on the squares. Without `parse` positions are texts of such boards, rows split by `|`,
   * which are then read, drawn and made by their sizes without a word about it.
   */
  readonly boards?: SquareBoards;
  /** The universe in which all positions lie, as the language writes it, and why. */
  readonly habitat?: Habitat;
  /** A few positions, as text, that are nice to start from. */
  readonly examples?: readonly string[];
}

/** More moves from one position are refused: a generator may go on for ever. */
const MAX_MOVES = 100_000;
/** More positions of one size are refused. */
const MAX_OF_A_SIZE = 1_000_000;

/**
 * The ruleset of a module, or of an object with the same functions.
 *
 * @example
 * // Left takes one counter, Right takes two.
 * const uneven = rulesetFromModule({
 *   left: (n: number) => (n >= 1 ? [n - 1] : []),
 *   right: (n: number) => (n >= 2 ? [n - 2] : []),
 *   name: 'uneven',
 * });
 * boardOutcome(new Arena(), makeBoard(uneven, 3)) // → N
 */
export function rulesetFromModule<P>(
  module: RulesetModule<P>,
  origin: ModuleOrigin = {},
): Ruleset<P> {
  // Whatever the type says, a module of JavaScript may export anything.
  return new RulesetOfModule(module, origin).ruleset() as Ruleset<P>;
}

/** The ruleset that the exports of a module make. */
class RulesetOfModule extends ModuleExports {
  ruleset(): Ruleset {
    const ruleset = this.functions.has('parse') ? this.withOwnPositions() : this.withWritten();
    const { name, ...told } = this.texts;
    return {
      ...ruleset,
      ...this.data,
      title: 'A ruleset of your own',
      ...told,
      ...(name && { name }),
    };
  }

  /** Positions are integers, texts and lists of them. */
  private withWritten(): Ruleset {
    const ruleset = rulesetOfMoves((part, side) => this.moves(part, side)) as Ruleset<unknown>;
    const components = this.lists('components');
    return {
      ...ruleset,
      ...(components && {
        components: (position: unknown) =>
          partsOf(writtenPosition(position))
            .flatMap(components)
            .flatMap((part) => partsOf(writtenPosition(part))),
      }),
      ...this.shared(),
    };
  }

  /** Positions are what `parse` makes of their texts. */
  private withOwnPositions(): Ruleset {
    const components = this.lists('components');
    return {
      mayNotEnd: true,
      notation: 'as its module reads them',
      moves: (position, side) => this.moves(position, side),
      parse: (text) => this.parse(text),
      print: (position) => this.print(position),
      ...(components && { components }),
      ...this.shared(),
    };
  }

  private shared(): Partial<Ruleset> {
    const symmetries = this.lists('symmetries');
    return {
      ...(symmetries && { symmetries }),
      ...(this.functions.has('fromSizes') && {
        fromSizes: (...sizes: number[]) => this.fromSizes(sizes),
      }),
      ...(this.functions.has('toSizes') && {
        toSizes: (position: unknown) => this.toSizes(position),
      }),
      ...(this.functions.has('draw') && { draw: (position: unknown) => this.draw(position) }),
      ...(this.unit !== undefined && { sizes: this.positionsBySize(this.unit) }),
    };
  }

  private fromSizes(sizes: readonly number[]): unknown {
    const position = this.call('fromSizes', sizes);
    if (position === undefined || position instanceof Promise) {
      throw new ValueError(
        `${this.callText('fromSizes', sizes)} gave ${kindOf(position)}; give the position of these sizes`,
      );
    }
    if (this.functions.has('parse')) return position;
    return this.checked('fromSizes', sizes, () => writtenPosition(position));
  }

  private toSizes(position: unknown): number[] {
    const sizes = [...this.elements('toSizes', position, MAX_PARTS)];
    return sizes.map((size) => {
      if (typeof size === 'number') return size;
      const call = this.callText('toSizes', [position]);
      throw new ValueError(`${call} gave ${kindOf(size)} among the sizes; give numbers`);
    });
  }

  private positionsBySize(unit: string): PositionSizes {
    const list = (size: number) => this.elements(POSITIONS, size, MAX_OF_A_SIZE);
    if (this.functions.has('parse')) return { unit, positions: list };
    const check = (size: number, position: unknown) =>
      this.checked(POSITIONS, [size], () => writtenPosition(position));
    return {
      unit,
      *positions(size) {
        for (const position of list(size)) yield check(size, position);
      },
    };
  }

  /** A drawing. Sums that the module does not know of are drawn part by part. */
  private draw(position: unknown): Drawing {
    if (Array.isArray(position) && !this.functions.has('parse')) {
      return sideBySide(partsOf(writtenPosition(position)).map((part) => this.draw(part)));
    }
    const drawing = this.call('draw', [position]);
    const check = () => this.checked('draw', [position], () => checkedDrawing(drawing));
    return this.guarded('draw', [position], check);
  }

  private *moves(position: unknown, side: Side): Generator<unknown> {
    const name = side === Left ? 'left' : 'right';
    for (const moved of this.elements(name, position, MAX_MOVES)) {
      if (this.ofSquares) this.checkBoard(name, position, moved);
      yield moved;
    }
  }

  /** Refuses a move to what is no board of its squares. */
  private checkBoard(name: FunctionName, position: unknown, moved: unknown): void {
    const call = this.callText(name, [position]);
    if (typeof moved !== 'string') {
      throw new ValueError(`${call} gave what is no board: ${kindOf(moved)}; give its text`);
    }
    try {
      this.parse(moved);
    } catch (error) {
      if (!(error instanceof BoardNotationError)) throw error;
      throw new ValueError(`${call} gave what is no board: ${error.message}`);
    }
  }

  private parse(text: string): unknown {
    if (text.length > MAX_TEXT) {
      throw new BoardNotationError(
        `a position of ${text.length.toLocaleString('en')} characters is too large`,
        `write at most ${MAX_TEXT.toLocaleString('en')}`,
      );
    }
    try {
      return this.functions.get('parse')?.(text);
    } catch (thrown) {
      if (thrown instanceof ProvisoError) throw thrown;
      const quoted = briefLine(JSON.stringify(text));
      const cure = this.texts.notation ?? 'see how its module reads positions';
      throw new BoardNotationError(
        `${this.subject} does not read ${quoted}: ${this.thrownText(thrown)}`,
        cure,
      );
    }
  }

  private print(position: unknown): string {
    const text = this.guarded('print', [], () => this.functions.get('print')?.(position));
    if (typeof text !== 'string') {
      throw new ValueError(
        `\`print\` of ${this.subject} gave ${kindOf(text)}; give the text of a position`,
      );
    }
    if (text.length <= MAX_TEXT) return text;
    throw new LimitError(
      `\`print\` of ${this.subject} gave a text of ${text.length.toLocaleString('en')} characters; positions have at most ${MAX_TEXT.toLocaleString('en')}, and play must end whatever is moved`,
    );
  }
}
