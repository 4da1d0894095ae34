// The evaluator: one expression in, one value out. All mathematics is the
// engine's; what the language decides is which of it a sign means.

import { BudgetError, type FormId, Game } from '@proviso/engine';
import { type ErrorCode, exhaustion, LanguageError, type Source, type Span } from '../errors.ts';
import type { CallContext, PlayersContext, Readers } from '../functions/descriptor.ts';
import type { Expression } from '../syntax/ast.ts';
import {
  type FunctionValue,
  type GameValue,
  gameValue,
  multiplayerValue,
  type Value,
} from '../values/value.ts';
import { callWithValues } from './calls.ts';
import { nearest } from './nearest.ts';
import { type PlayersMode, readGameOf } from './players.ts';
import { readForm, readInteger, readModulo } from './readers.ts';
import { ruleFor } from './rules.ts';
import { Scope } from './scope.ts';
import type { State } from './state.ts';

/** How deep evaluation may nest, through expressions and calls together. */
const MAX_DEPTH = 1_200;
/** What a call of a function adds to the depth, beside what its body does. */
const CALL_DEPTH = 2;

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
      throw this.located(error, expression);
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

  formsOf(expressions: readonly Expression[], scope: Scope): FormId[] {
    return expressions.map((expression) => this.formOf(expression, scope));
  }

  unknownName(name: string, span: Span, scope: Scope): LanguageError {
    if (this.state.otherFunctions.has(name)) {
      const several = this.state.mode === undefined;
      const problem = `\`${name}\` is for games of ${several ? 'several' : 'two'} players`;
      throw this.error('name', span, problem, `write \`use ${several ? 3 : 2} players\` first`);
    }
    if (this.state.notations.has(name)) {
      const problem = `\`${name}\` begins a notation`;
      return this.error('name', span, problem, `write \`${name}"…"\`, without a blank`);
    }
    const meant = nearest(name, [...scope.names(), ...this.state.functions.keys()]);
    const cure = meant === undefined ? undefined : `did you mean \`${meant}\`?`;
    return this.error('name', span, `\`${name}\` is not known`, cure);
  }

  /**
   * An expression where an integer is wanted: literal numbers and the signs
   * between them are arithmetic here, so `xs[3 - 1]` is `xs[2]`.
   */
  integerOf(expression: Expression, scope: Scope): bigint {
    switch (expression.kind) {
      case 'number':
        return expression.value;
      case 'conjugate':
        return -this.integerOf(expression.operand, scope);
      case 'sum':
        return expression.terms.reduce((total, { negative, operand }) => {
          const n = this.integerOf(operand, scope);
          return total + (negative ? -n : n);
        }, 0n);
      case 'product':
        return expression.factors.reduce((total, factor) => {
          return total * this.integerOf(factor, scope);
        }, 1n);
      default:
        return readInteger(this, this.evaluate(expression, scope), expression);
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
    const { stores, meter: budget } = this.state;
    const store = stores.get(players);
    return {
      store,
      convention,
      budget,
      value: (id) => multiplayerValue(store, id),
      read: (value, at) => readGameOf(this, value, at, players),
    };
  }

  /** Calls a function with values. */
  call(f: FunctionValue, args: readonly Value[], span: Span, scope: Scope): Value {
    this.state.arena.tick();
    if (f.builtIn !== undefined) return callWithValues(this, f.builtIn, args, span, scope);
    if (args.length !== f.parameters.length) {
      const wanted = `${f.parameters.length} argument${f.parameters.length === 1 ? '' : 's'}`;
      const name = f.name === '' ? 'this function' : `\`${f.name}\``;
      throw this.error('type', span, `${name} takes ${wanted}, not ${args.length}`);
    }
    const inner = new Scope(f.scope);
    f.parameters.forEach((name, i) => {
      const value = args[i];
      if (value !== undefined) inner.values.set(name, value);
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
      if (!elsewhere || !(error instanceof LanguageError)) throw error;
      // The place in the other text would mislead; the call is what the reader sees.
      const problem = f.name === '' ? error.problem : inFunction(f.name, error.problem);
      throw this.error(error.code, span, problem, error.cure);
    } finally {
      evaluator.depth -= CALL_DEPTH;
    }
  }

  /** Any error as one of the language, with its place. */
  private located(error: unknown, span: Span): unknown {
    if (error instanceof LanguageError) return error;
    if (error instanceof BudgetError) return this.error('budget', span, error.message);
    if (!(error instanceof Error)) return error;
    const exhausted = exhaustion(error);
    if (exhausted !== undefined) return this.error(exhausted.code, span, exhausted.problem);
    if (error instanceof TypeError || error instanceof ReferenceError) return error;
    return this.error('value', span, error.message);
  }
}

/** A recursive function is named once, not once a call. */
function inFunction(name: string, problem: string): string {
  const prefix = `in \`${name}\`: `;
  return problem.startsWith(prefix) ? problem : prefix + problem;
}
