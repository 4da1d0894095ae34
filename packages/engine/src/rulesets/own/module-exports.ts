/**
 * What somebody's module exports, looked at once and called with care: whatever a function throws, or
 * gives instead of what it should, is told with the call and its place.
 */

import { LimitError, ProvisoError, ValueError } from '../../storage/errors.ts';
import { briefLine } from '../brief.ts';
import { plainText } from '../plain-text.ts';
import type { Ruleset } from '../ruleset.ts';
import type { SquareBoards } from '../squares.ts';
import { checkedBoards, checkedExamples, checkedHabitat, checkedSizes } from './checked-data.ts';
import { kindOf } from './kind-of.ts';
import { placeThrown } from './place-thrown.ts';
import { squareTexts } from './square-texts.ts';

/** Where a module comes from. */
export interface ModuleOrigin {
  /** What it is called where it does not say so itself. */
  readonly name?: string;
  /** Its file, which messages name, with the place where something was thrown. */
  readonly file?: string;
}

/** A position falls apart into so many at most, and looks like so many others. */
export const MAX_PARTS = 1_000;

const TEXTS = ['name', 'title', 'rules', 'notation'] as const;
const REQUIRED = ['left', 'right'] as const;
const OPTIONAL = [
  ...(['parse', 'print', 'components', 'symmetries'] as const),
  ...(['fromSizes', 'toSizes', 'draw'] as const),
] as const;
/** What lists positions by size is called in messages. */
export const POSITIONS = 'sizes.positions';
export type FunctionName = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number] | typeof POSITIONS;

/** What a module exports, looked at once and called with care. */
export class ModuleExports {
  protected readonly texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
  protected readonly functions = new Map<FunctionName, (...args: unknown[]) => unknown>();
  private readonly file: string | undefined;
  /** What is told as it stands. */
  protected readonly data: Pick<Ruleset, 'habitat' | 'examples' | 'boards'>;
  /** What sizes count, where the module lists positions by them. */
  protected readonly unit: string | undefined;
  /** Whether positions are texts of boards that are read here. */
  protected readonly ofSquares: boolean;

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
    const refuse = (problem: string, wanted: string): never => {
      throw this.refused(problem, wanted);
    };
    const { habitat, examples, boards, sizes } = found;
    this.data = {
      ...(habitat !== undefined && { habitat: checkedHabitat(habitat, refuse) }),
      ...(examples !== undefined && { examples: checkedExamples(examples, refuse) }),
      ...(boards !== undefined && { boards: checkedBoards(boards, refuse) }),
    };
    const listed = sizes === undefined ? undefined : checkedSizes(sizes, refuse);
    if (listed !== undefined) this.functions.set(POSITIONS, listed.positions);
    this.unit = listed?.unit;
    this.ofSquares = this.data.boards !== undefined && !this.functions.has('parse');
    if (this.data.boards !== undefined && this.ofSquares) this.readSquares(this.data.boards);
  }

  /** Gives the module what it need not say of its boards. */
  private readSquares(boards: SquareBoards): void {
    const { notation, ...texts } = squareTexts(boards);
    this.texts.notation ??= notation;
    const told: Partial<Record<FunctionName, (...args: never[]) => unknown>> = {
      ...texts,
      print: (position: unknown) => position,
    };
    for (const [name, tells] of Object.entries(told)) {
      const each = name as FunctionName;
      if (!this.functions.has(each))
        this.functions.set(each, tells as (...args: unknown[]) => unknown);
    }
  }

  /** A function that gives positions, if there is one of this name. */
  protected lists(name: FunctionName): ((position: unknown) => unknown[]) | undefined {
    if (!this.functions.has(name)) return undefined;
    return (position) => [...this.elements(name, position, MAX_PARTS)];
  }

  /** What a function gives one after the other. It may be written as a generator. */
  protected *elements(name: FunctionName, position: unknown, most: number): Generator<unknown> {
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

  protected call(name: FunctionName, args: readonly unknown[]): unknown {
    return this.guarded(name, args, () => this.functions.get(name)?.(...args));
  }

  /** Runs code of the module: what it throws is told with the call and its place. */
  protected guarded<T>(name: FunctionName, args: readonly unknown[], run: () => T): T {
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
  protected checked<T>(name: FunctionName, args: readonly unknown[], check: () => T): T {
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
  protected get subject(): string {
    return this.file ?? this.texts.name ?? 'the ruleset';
  }

  /** `left(3) of mine.mjs`. */
  protected callText(name: FunctionName, args: readonly unknown[]): string {
    const counts = name === 'fromSizes' || name === POSITIONS;
    const text = counts ? String : (each: unknown) => this.positionText(each);
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
  protected thrownText(thrown: unknown): string {
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
