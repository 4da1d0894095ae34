// What a function of the language is: its name, its arguments, one sentence,
// the paper's item and an example. Help, completion, the documentation and the
// tests all read these descriptors; there is no second list.

import type { Arena, FormId, Universe } from '@proviso/engine';
import type { Convention, GameId, GameStore } from '@proviso/engine/multiplayer';
import type { Ruleset, RulesetNames } from '@proviso/engine/rulesets';
import type { ErrorCode, LanguageError, Span } from '../errors.ts';
import type { Expression, RelationSign } from '../syntax/ast.ts';
import type { Loops } from './loops.ts';
import type { FunctionValue, GameValue, MultiplayerValue, Value } from './value.ts';

/** What a function of the language may use of the evaluation it is called in. */
export interface CallContext {
  readonly arena: Arena;
  /** The default universe, set by `use`. */
  readonly universe: Universe;
  /** Where the call stands. */
  readonly span: Span;
  /** What is used instead of the arena after `use N players`. */
  readonly players?: PlayersContext;
  /** A form of the arena as a value. */
  game(form: FormId): GameValue;
  /** Evaluates an argument that was handed over unevaluated. */
  evaluate(expression: Expression): Value;
  /** The same, where the caller may go on after what is thrown. */
  attempt(expression: Expression): Value;
  /** Says that what is given rests on something not decided, and is not to be remembered. */
  doubt(): void;
  /** What rulesets of one's own are called; what is given then is not remembered, as names may change. */
  readonly names: RulesetNames;
  /** The sum of values, as `+` makes it. */
  sum(values: readonly Value[]): Value;
  /** Whether a relation holds between two values, as the sign says. */
  relates(a: Value, sign: RelationSign, b: Value): boolean;
  /** What a value amounts to, as long as nothing it reads changes; unknown where nothing tells. */
  key(value: Value): string | undefined;
  /** Changes with every definition and every `use`. */
  moment(): string;
  /** Goes through lists and tells how far it is. */
  readonly loops: Loops;
  /** Calls a function value. */
  call(f: FunctionValue, args: readonly Value[]): Value;
  /** Reads values as other kinds of values; the error names the culprit. */
  readonly read: Readers;
  /** An error at the call, or at a part of it. */
  error(code: ErrorCode, problem: string, cure?: string, span?: Span): LanguageError;
  /** The functions that can be called, for `help`. */
  readonly functions: ReadonlyMap<string, FunctionDescriptor>;
}

/** What a function may use of the games of several players. */
export interface PlayersContext {
  readonly store: GameStore;
  /** Who wins the empty game. */
  readonly convention: Convention;
  /** A game of the store as a value. */
  value(game: GameId): MultiplayerValue;
  /** Reads a value as a game of the store; the error names the culprit. */
  read(value: Value, span: Span): GameId;
}

/** Conversions that functions and operators share. */
export interface Readers {
  form(value: Value, span: Span): FormId;
  integer(value: Value, span: Span): bigint;
  /** The number a value is, if it is an integer or a game that is one. */
  number(value: Value): bigint | undefined;
  /** A form equal to the value modulo a universe; that of a board is had without its form. */
  modulo(value: Value, span: Span, universe: Universe): FormId;
}

/** An argument at a call: evaluated, unless the parameter asks for the expression itself. */
export interface Argument {
  readonly value: Value | undefined;
  readonly expression: Expression | undefined;
  readonly span: Span;
}

export interface Parameter<T = unknown> {
  readonly name: string;
  /** What has to stand here, as in "expected a game". */
  readonly wants: string;
  /** How the argument is evaluated: as any value, in integer arithmetic, or not at all. */
  readonly mode: 'value' | 'integer' | 'expression';
  /** Reads one argument. */
  readonly read: (argument: Argument, context: CallContext) => unknown;
  /** What a missing argument stands for; without it the argument must be given. */
  readonly missing?: (context: CallContext) => T;
  /** Takes all arguments that are left, as a list. */
  readonly rest?: true;
  /** Carries the type of what is read; never present. */
  readonly reads?: T;
}

export interface Example {
  readonly input: string;
  /** The value's text, in ASCII. */
  readonly output: string;
}

/** The chapters of the documentation. */
export type Theme =
  | 'play'
  | 'order'
  | 'reduction'
  | 'inverses'
  | 'impartial'
  | 'forms'
  | 'families'
  | 'census'
  | 'boards'
  | 'reasons'
  | 'pictures'
  | 'players'
  | 'lists'
  | 'texts'
  | 'help';

export interface FunctionDescriptor {
  readonly name: string;
  readonly theme: Theme;
  readonly parameters: readonly Parameter[];
  /** What comes out, as in "an outcome". */
  readonly result: string;
  /** One sentence. */
  readonly summary: string;
  /** The definition or theorem it computes, as in "Siegel, Theorem 5.5": the name is a shorthand of `docs/references.bib`. */
  readonly item?: string;
  /** More to know, a sentence each. */
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
  /** The ruleset whose boards it gives; its name alone then stands for the ruleset. */
  readonly ruleset?: Ruleset;
  readonly run: (context: CallContext, args: readonly unknown[]) => Value;
}

type Read<P extends readonly Parameter[]> = {
  [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

/** A descriptor whose `run` takes its arguments typed by the parameters. */
export function describe<const P extends readonly Parameter[]>(
  descriptor: Omit<FunctionDescriptor, 'parameters' | 'run'> & {
    readonly parameters: P;
    readonly run: (context: CallContext, ...args: Read<P>) => Value;
  },
): FunctionDescriptor {
  const { run } = descriptor;
  return { ...descriptor, run: (context, args) => run(context, ...(args as Read<P>)) };
}

/** `outcome(G)`, `pfree(G, [U])`, `table(xs, f, …)`. */
export function signature({ name, parameters }: FunctionDescriptor): string {
  const parts = parameters.map((parameter) => {
    const shown = parameter.rest ? `${parameter.name}, …` : parameter.name;
    return parameter.missing === undefined ? shown : `[${shown}]`;
  });
  return `${name}(${parts.join(', ')})`;
}

/** How many arguments a function takes. */
export function argumentCount({ parameters }: FunctionDescriptor): {
  least: number;
  most: number;
} {
  // What stands before a parameter that has no default must be written, default or not.
  const least = 1 + parameters.findLastIndex(({ missing, rest }) => missing === undefined && !rest);
  const most = parameters.some(({ rest }) => rest) ? Infinity : parameters.length;
  return { least, most };
}
