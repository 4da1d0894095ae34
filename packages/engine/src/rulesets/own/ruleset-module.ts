/**
 * Rulesets from outside: two functions, Left's moves and Right's, as somebody's JavaScript module
 * exports them, with whatever else it can tell. The code is not ours, so whatever comes out of it is
 * looked at, what it throws is told with its place, and nobody vouches that play ends.
 *
 * Without `parse` and `print` positions are written as those of `move-functions.ts`: a heap is an
 * integer, a strip or rows a text, a list a sum. With both they are whatever the module makes of them.
 */

import { Left, type Side } from '../../forms/side.ts';
import { LimitError, ProvisoError, ValueError } from '../../storage/errors.ts';
import { briefLine } from '../brief.ts';
import { type Drawing, sideBySide } from '../drawing.ts';
import { BoardNotationError } from '../notation-error.ts';
import { plainText } from '../plain-text.ts';
import type { Ruleset } from '../ruleset.ts';
import { checkedDrawing } from './checked-drawing.ts';
import { MAX_TEXT, partsOf, rulesetOfMoves, writtenPosition } from './move-functions.ts';
import { placeThrown } from './place-thrown.ts';

/** A position, or a list of positions, which is their sum; where a module has `parse`, a position only. */
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
  /** How a position looks; those of a sum stand side by side. */
  draw?(position: P): Drawing;
}

/** Where a module comes from. */
export interface ModuleOrigin {
  /** What it is called where it does not say so itself. */
  readonly name?: string;
  /** Its file, which messages name, with the place where something was thrown. */
  readonly file?: string;
}

/** More moves from one position are refused: a generator may go on for ever. */
const MAX_MOVES = 100_000;
/** A position falls apart into so many at most, and looks like so many others. */
const MAX_PARTS = 1_000;

const TEXTS = ['name', 'title', 'rules', 'notation'] as const;
const REQUIRED = ['left', 'right'] as const;
const OPTIONAL = ['parse', 'print', 'components', 'symmetries', 'fromSizes', 'draw'] as const;
type FunctionName = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

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
  return new Exports(module, origin).ruleset() as Ruleset<P>;
}

/** What a module exports, looked at once and called with care. */
class Exports {
  private readonly texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
  private readonly functions = new Map<FunctionName, (...args: unknown[]) => unknown>();
  private readonly file: string | undefined;

  constructor(module: unknown, { name, file }: ModuleOrigin) {
    this.file = file;
    const found = exportsIn(module);
    for (const each of TEXTS) {
      const value = found[each];
      if (typeof value === 'string') this.texts[each] = value;
      else if (value !== undefined) throw this.refused(`\`${each}\` is ${kindOf(value)}`, 'a text');
    }
    for (const each of [...REQUIRED, ...OPTIONAL]) {
      const value = found[each];
      if (typeof value === 'function') {
        this.functions.set(each, (...args) => Reflect.apply(value, found, args));
      } else if (value !== undefined) {
        throw this.refused(`\`${each}\` is ${kindOf(value)}`, 'a function');
      }
    }
    const missing = REQUIRED.filter((each) => !this.functions.has(each));
    if (missing.length > 0) {
      const both = missing.map((each) => `\`${each}\``).join(' and ');
      throw new ValueError(
        `${this.subject} exports no ${both}; a ruleset is the functions \`left\` and \`right\`, each from a position to the list of positions after a move`,
      );
    }
    if (this.functions.has('parse') !== this.functions.has('print')) {
      const [has, lacks] = this.functions.has('parse') ? ['parse', 'print'] : ['print', 'parse'];
      throw new ValueError(
        `${this.subject} exports \`${has}\` without \`${lacks}\`; positions of its own need both, and integers, texts and lists neither`,
      );
    }
    if (this.texts.name === undefined && name !== undefined) this.texts.name = name;
  }

  ruleset(): Ruleset {
    const ruleset = this.functions.has('parse') ? this.withOwnPositions() : this.withWritten();
    const { name, ...told } = this.texts;
    return { ...ruleset, title: 'A ruleset of your own', ...told, ...(name && { name }) };
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
      ...(this.functions.has('draw') && { draw: (position: unknown) => this.draw(position) }),
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
    yield* this.elements(name, position, MAX_MOVES);
  }

  /** A function that gives positions, if there is one of this name. */
  private lists(name: FunctionName): ((position: unknown) => unknown[]) | undefined {
    if (!this.functions.has(name)) return undefined;
    return (position) => [...this.elements(name, position, MAX_PARTS)];
  }

  /** What a function gives one after the other. It may be written as a generator. */
  private *elements(name: FunctionName, position: unknown, most: number): Generator<unknown> {
    const given = this.call(name, [position]);
    if (!isIterable(given)) {
      throw new ValueError(
        `${this.callText(name, [position])} gave ${kindOf(given)}; give the list of positions, empty where there is none`,
      );
    }
    let count = 0;
    try {
      for (const each of given) {
        if (++count > most) {
          throw new LimitError(
            `${this.callText(name, [position])} gave more than ${most.toLocaleString('en')} positions; does it end?`,
          );
        }
        yield each;
      }
    } catch (thrown) {
      throw this.told(name, [position], thrown);
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

  private call(name: FunctionName, args: readonly unknown[]): unknown {
    return this.guarded(name, args, () => this.functions.get(name)?.(...args));
  }

  /** Runs code of the module: what it throws is told with the call and its place. */
  private guarded<T>(name: FunctionName, args: readonly unknown[], run: () => T): T {
    try {
      return run();
    } catch (thrown) {
      throw this.told(name, args, thrown);
    }
  }

  private told(name: FunctionName, args: readonly unknown[], thrown: unknown): ProvisoError {
    if (thrown instanceof ProvisoError) return thrown;
    return new ValueError(
      `${this.callText(name, args)} threw ${this.thrownText(thrown)}; a function of a ruleset gives an answer for every position that can be reached`,
    );
  }

  /** Says which call gave what is refused. */
  private checked<T>(name: FunctionName, args: readonly unknown[], check: () => T): T {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof ValueError || error instanceof LimitError)) throw error;
      const problem = `${this.callText(name, args)}: ${error.message}`;
      throw error instanceof LimitError ? new LimitError(problem) : new ValueError(problem);
    }
  }

  private refused(problem: string, wanted: string): ValueError {
    return new ValueError(`${this.subject}: ${problem}; export ${wanted} under this name`);
  }

  /** What messages call the module. */
  private get subject(): string {
    return this.file ?? this.texts.name ?? 'the ruleset';
  }

  /** `left(3) of mine.mjs`. */
  private callText(name: FunctionName, args: readonly unknown[]): string {
    const text = name === 'fromSizes' ? String : (each: unknown) => this.positionText(each);
    const written = args.map((each) => briefLine(text(each))).join(', ');
    return `${args.length === 0 ? `\`${name}\`` : `${name}(${written})`} of ${this.subject}`;
  }

  private positionText(position: unknown): string {
    try {
      const print = this.functions.get('print');
      return print === undefined ? plainText(position) : JSON.stringify(String(print(position)));
    } catch {
      return '…';
    }
  }

  /** What was thrown, and where in the module. */
  private thrownText(thrown: unknown): string {
    try {
      if (!(thrown instanceof Error)) return briefLine(String(thrown));
      const place = this.file === undefined ? undefined : placeThrown(thrown, this.file);
      const at = place === undefined ? '' : `, at ${place}`;
      return `${briefLine(`${thrown.name}: ${thrown.message}`)}${at}`;
    } catch {
      return 'something that cannot be told';
    }
  }
}

/** The exports: those of the module, or where it exports one object as its default, that one's. */
function exportsIn(module: unknown): Record<string, unknown> {
  if (typeof module !== 'object' || module === null) return {};
  const own = module as Record<string, unknown>;
  const whole = own['default'];
  const bare = REQUIRED.every((each) => own[each] === undefined);
  return bare && typeof whole === 'object' && whole !== null
    ? (whole as Record<string, unknown>)
    : own;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value instanceof Promise) return 'a promise, which is not waited for';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value];
}

const KINDS = {
  string: 'a text',
  number: 'a number',
  bigint: 'a bigint',
  boolean: 'true or false',
  symbol: 'a symbol',
  undefined: 'nothing',
  object: 'an object',
  function: 'a function',
} as const;
