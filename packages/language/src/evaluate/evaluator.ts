// The evaluator: one expression in, one value out. All mathematics is the
// engine's; what the language decides is which of it a sign means.

import { type FormId, Game } from '@proviso/engine';
import {
  asLanguageError,
  type ErrorCode,
  implied,
  LanguageError,
  type Source,
  type Span,
} from '../errors.ts';
import type { Expression } from '../syntax/ast.ts';
import type {
  CallContext,
  FunctionDescriptor,
  PlayersContext,
  Readers,
} from '../values/descriptor.ts';
import type { PlayersMode } from '../values/players-mode.ts';
import { Scope } from '../values/scope.ts';
import { briefText, headText } from '../values/text.ts';
import {
  type FunctionValue,
  type GameValue,
  gameValue,
  multiplayerValue,
  type UserFunction,
  type Value,
} from '../values/value.ts';
import { callWithValues } from './calls.ts';
import { asKind } from './kinds.ts';
import { readGameOf } from './players.ts';
import { readForm, readInteger, readModulo } from './readers.ts';
import { lookUp, ruleFor } from './rules.ts';
import { spliced } from './splice.ts';
import type { State } from './state.ts';

/** How deep evaluation may nest, through expressions and calls together. */
const MAX_DEPTH = 1_200;
/** What a call of a function adds to the depth, beside what its body does. */
const CALL_DEPTH = 2;

/** Reads a value as an integer, or says what is wrong with it there. */
type IntegerReader = (evaluator: Evaluator, value: Value, span: Span) => bigint;

export class Evaluator {
  readonly state: State;
  readonly source: Source;
  private depth: number;

  constructor(state: State, source: Source, depth = 0) {
    this.state = state;
    this.source = source;
    this.depth = depth;
  }

  error(code: ErrorCode, span: Span, problem: string, cure?: string): LanguageError {
    return this.source.error(code, span, problem, cure);
  }

  evaluate(expression: Expression, scope: Scope): Value {
    if (++this.depth > MAX_DEPTH) {
      throw this.error('limit', expression, `evaluation nests deeper than ${MAX_DEPTH} levels`);
    }
    try {
      return ruleFor(expression)(this, expression, scope);
    } catch (error) {
      throw asLanguageError(error, this.source, expression);
    } finally {
      this.depth--;
    }
  }

  /** A form of the arena as a value. */
  game(form: FormId): GameValue {
    return gameValue(new Game(this.state.arena, form));
  }

  /** The value of an expression as a form of the arena. */
  formOf(expression: Expression, scope: Scope): FormId {
    return readForm(this, this.evaluate(expression, scope), expression);
  }

  /** The forms of options: a list among them stands for its elements. */
  formsOf(options: readonly Expression[], scope: Scope): FormId[] {
    return options.flatMap((option) =>
      spliced(this.evaluate(option, scope), option, (value, at) => readForm(this, value, at)),
    );
  }

  /** Evaluates what should be of some kind: a name that is not known is told what is wanted. */
  evaluateAs(wanted: string, expression: Expression, scope: Scope): Value {
    if (expression.kind === 'name') return lookUp(this, expression, scope, wanted);
    return this.evaluate(expression, scope);
  }

  /**
   * An expression where an integer is wanted: literal numbers and the signs
   * between them are arithmetic here, so `xs[3 - 1]` is `xs[2]`.
   */
  integerOf(expression: Expression, scope: Scope, read: IntegerReader = readInteger): bigint {
    switch (expression.kind) {
      case 'number':
        return expression.value;
      case 'conjugate':
        return -this.integerOf(expression.operand, scope, read);
      case 'sum':
        return expression.terms.reduce((total, { negative, operand }) => {
          const n = this.integerOf(operand, scope, read);
          return total + (negative ? -n : n);
        }, 0n);
      case 'product':
        return expression.factors.reduce((total, factor) => {
          return total * this.integerOf(factor, scope, read);
        }, 1n);
      default:
        return read(this, this.evaluate(expression, scope), expression);
    }
  }

  /** What a function called at a span may use. */
  context(span: Span, scope: Scope): CallContext {
    const { arena, universe, functions, mode } = this.state;
    const read: Readers = {
      form: (value, at) => readForm(this, value, at),
      integer: (value, at) => readInteger(this, value, at),
      modulo: (value, at, universe) => readModulo(this, value, at, universe),
    };
    return {
      arena,
      universe,
      functions,
      span,
      read,
      ...(mode === undefined ? {} : { players: this.playersContext(mode) }),
      game: (form) => this.game(form),
      evaluate: (expression) => this.evaluate(expression, scope),
      call: (f, args) => this.call(f, args, span, scope),
      error: (code, problem, cure, at) => this.error(code, at ?? span, problem, cure),
    };
  }

  private playersContext({ players, convention }: PlayersMode): PlayersContext {
    const { stores } = this.state;
    const store = stores.get(players);
    return {
      store,
      convention,
      value: (id) => multiplayerValue(store, id),
      read: (value, at) => readGameOf(this, value, at, players),
    };
  }

  /** Calls a function with values. */
  call(f: FunctionValue, args: readonly Value[], span: Span, scope: Scope): Value {
    this.state.arena.tick();
    if (f.builtIn !== undefined) return this.callBuiltIn(f.builtIn, args, span, scope);
    if (args.length !== f.parameters.length) {
      const wanted = `${f.parameters.length} argument${f.parameters.length === 1 ? '' : 's'}`;
      const name = f.name === '' ? 'this function' : `\`${f.name}\``;
      const problem = `${name} takes ${wanted}, not ${args.length}`;
      const cure = `write \`${headText(f)}\``;
      throw this.error('type', span, problem, f.name === '' ? undefined : cure);
    }
    const inner = new Scope(f.scope);
    f.parameters.forEach((parameter, i) => {
      const value = args[i];
      if (value === undefined) return;
      inner.values.set(parameter.name, asKind(this, f, parameter, value, implied(span)));
    });
    const elsewhere = f.source !== this.source;
    const { mode } = this.state;
    // As with the default universe, the convention in force is the one at the call.
    const state = f.mode?.players === mode?.players ? this.state : this.state.inMode(f.mode);
    const evaluator = elsewhere ? new Evaluator(state, f.source, this.depth) : this;
    evaluator.depth += CALL_DEPTH;
    try {
      return evaluator.evaluate(f.body, inner);
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      if (!elsewhere) {
        // Written in this text: a recursion, or a function whose place is the reader's own.
        if (f.name !== '') error.during(callText(f, args));
        throw error;
      }
      throw error.fromCall(this.source, span, callText(f, args));
    } finally {
      evaluator.depth -= CALL_DEPTH;
    }
  }

  private callBuiltIn(
    f: FunctionDescriptor,
    args: readonly Value[],
    span: Span,
    scope: Scope,
  ): Value {
    try {
      return callWithValues(this, f, args, span, scope);
    } catch (error) {
      throw asLanguageError(error, this.source, span);
    }
  }
}

/** `f(*, 1)`; a function without a name is told by its text. */
function callText(f: UserFunction, args: readonly Value[]): string {
  if (f.name !== '') return `${f.name}(${args.map(briefText).join(', ')})`;
  return `${headText(f)} -> ${f.source.quote(f.body, 40)}`;
}
